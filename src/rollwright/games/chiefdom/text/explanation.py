"""What a part of a Chiefdom sheet is, what it scores now and why: the facts that its messages tell."""

from __future__ import annotations

from ....core.descriptions import describe_points, fill_words
from ....core.game import Game
from ....core.types import Seat
from ....kernel.bits import NONE, count, flood, is_any, near, one
from ....language.current import cached_in_language
from ..board import GRID, NUMBER_OF
from ..cards import one_card
from ..edition import OWN_SHEET_CARDS, Rules
from ..scoring import (
    forest_size,
    harvest_of,
    largest_forest,
    largest_lake,
    squares_of_forest,
    trees_of,
    wall_is_complete,
)
from ..sheet import (
    Sheet,
    bonuses_left,
    harvested,
    trees,
)
from ..state import State
from .cards import CARDS
from .messages import MESSAGES
from .sheet_text import marks_on

CARD = "card-"
NAMES_OF_MARKS = {".": "empty", "#": "wall", "~": "water"}
"""Marks that cannot stand in the name of a message."""
Facts = dict[str, object]


def explain_part(game: Game[State], state: State, seat: Seat, part: str) -> str:
    """ "c4" -> "c4: water, one of the 6 squares of the largest lake: 2 points..." """
    sheet, rules, options = state.sheet(seat), state.rules, game.options_of(state)
    if part in NUMBER_OF:
        mark = marks_on(sheet)[NUMBER_OF[part]]
        facts = _know_square(sheet, rules, mark, NUMBER_OF[part])
        text = fill_words(game, options, f"part-{NAMES_OF_MARKS.get(mark, mark)}", facts)
        return MESSAGES.say("explain-square", square=part, text=text)
    if part.startswith(CARD):
        return _explain_card(sheet, int(part.removeprefix(CARD)))
    know = {"logs": _know_logs, "fish": _know_fish, "sums": lambda *_: {}}.get(part)
    return "" if know is None else fill_words(game, options, f"part-{part}", know(sheet, rules))


@cached_in_language(256)
def _count(things: str, number: int) -> str:
    """ "men", 2 -> "2 men" """
    return MESSAGES.say(f"number-of-{things}", number=number)


def _know_square(sheet: Sheet, rules: Rules, mark: str, square: int) -> Facts:
    if mark in "~23":
        return _know_group(sheet, rules, mark, square)
    if mark == "#":
        return _know_wall(sheet, rules)
    worth = {".": rules.empty, "H": rules.house}.get(mark, rules.man)
    wanted = {"F": (trees(sheet), rules.fisherman_by_trees), "L": (sheet.water, rules.lumberjack_by_water)}
    squares, more = wanted.get(mark, (NONE, rules.misery))
    is_beside = is_any(near(one(square), GRID) & squares)
    facts = {"points": describe_points(worth), "more": describe_points(more)}
    beds = _count("men", rules.house_beds)
    return facts | {"beside": is_beside, "apart": not is_beside, "beds": beds}


def _know_wall(sheet: Sheet, rules: Rules) -> Facts:
    is_complete, pays = wall_is_complete(sheet, rules), bool(rules.wall_pays_unfinished)
    facts: Facts = {"complete": is_complete, "unfinished": not is_complete and pays}
    facts |= {"worthless": not is_complete and not pays}
    return facts | {"points": describe_points(rules.wall_square)}


def _know_group(sheet: Sheet, rules: Rules, mark: str, square: int) -> Facts:
    """Return how large the lake or forest of a square is, and whether somebody harvested the square."""
    here = one(square)
    if mark == "~":
        size, largest, points = count(flood(here, sheet.water, GRID)), largest_lake(sheet), rules.lake_square
        facts: Facts = {"size": size, "largest": largest, "in_smaller": size < largest}
    else:
        size, largest = (
            forest_size(sheet, flood(here, trees(sheet), GRID), rules),
            largest_forest(sheet, rules),
        )
        points, has_fewer = int(mark) * rules.tree, squares_of_forest(size) < squares_of_forest(largest)
        facts = {"size": trees_of(size), "largest": trees_of(largest), "in_narrower": has_fewer}
        facts |= {"squares": squares_of_forest(size), "most": squares_of_forest(largest)}
        facts |= {"in_smaller": size < largest and not has_fewer}
    is_taken = is_any(here & harvested(sheet))
    return facts | {
        "in_largest": size == largest,
        "points": describe_points(points),
        "taken": is_taken,
        "untaken": not is_taken,
    }


def _know_logs(sheet: Sheet, rules: Rules) -> Facts:
    h = harvest_of(sheet, rules)
    beds = h.houses * rules.house_beds
    facts: Facts = {"cut": h.logs, "stock": h.stock, "points": describe_points(rules.log * h.stock)}
    facts |= {"houses": _count("houses", h.houses) if h.houses else "", "no_houses": not h.houses}
    facts |= {"slept": min(h.people, beds), "beds": beds}
    return facts | {"bonuses": _count("bonuses", bonuses_left(sheet, rules))}


def _know_fish(sheet: Sheet, rules: Rules) -> Facts:
    h = harvest_of(sheet, rules)
    facts: Facts = {"caught": h.fish, "rest": h.left, "eaten": h.fish - h.left, "hungry": h.hungry}
    facts |= {"points": describe_points(rules.fish * h.left), "people": _count("men", h.people)}
    return facts | {"missed": describe_points(rules.misery * h.hungry)}


def _explain_card(sheet: Sheet, card: int) -> str:
    name, says = CARDS[card]
    if card not in OWN_SHEET_CARDS:
        return MESSAGES.say("card-compares", name=name, says=says)
    return MESSAGES.say("card-now", name=name, points=describe_points(one_card(sheet, card)), says=says)
