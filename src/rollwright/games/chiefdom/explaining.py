"""What a part of a Chiefdom sheet is, what it scores now and why."""

from __future__ import annotations

from typing import Any

from ...core.bits import Bits, count, flood, has, near, one
from ...core.explaining import count_things, describe_points, show_number
from ...core.types import Seat
from .board import GRID, NUMBER_OF
from .card_names import CARDS
from .edition import OWN_SHEET_CARDS, Rules
from .scoring import fish_left, largest_forest, largest_lake, one_card, wall_is_complete
from .sheet import Sheet, bonuses_left, fish_caught, logs_cut, logs_in_stock, men, trees
from .state import State
from .words import JOB_NAMES

CARD = "card-"


def explain_part(game: Any, state: State, seat: Seat, part: str) -> str:
    """ "c4" -> "Water: one of the 6 squares of the largest lake, 2 points..." """
    sheet, rules = state.sheet(seat), state.rules
    if part in NUMBER_OF:
        return f"{part}: {_explain_square(sheet, rules, NUMBER_OF[part])}"
    if part.startswith(CARD):
        return _explain_card(sheet, int(part.removeprefix(CARD)))
    tell = {"logs": _explain_logs, "fish": _explain_fish, "sums": _explain_sums}.get(part)
    return "" if tell is None else tell(sheet, rules)


# ---- squares


def _explain_square(sheet: Sheet, rules: Rules, square: int) -> str:
    here = one(square)
    if has(sheet.water, square):
        return _explain_water(sheet, rules, here)
    if has(trees(sheet), square):
        return _explain_trees(sheet, rules, here)
    if has(sheet.wall, square):
        return _explain_wall(sheet, rules)
    if has(sheet.house, square):
        beds = count_things(rules.house_beds, "man", "men")
        return f"a house, {describe_points(rules.house)}. Beds for {beds}; it took {rules.house_logs} logs."
    if has(men(sheet), square):
        return _explain_man(sheet, rules, square)
    return f"empty, {describe_points(rules.empty)}."


def _explain_water(sheet: Sheet, rules: Rules, here: Bits) -> str:
    size, largest = count(flood(here, sheet.water, GRID)), largest_lake(sheet)
    counts = _describe_group(size, largest, rules.lake_square, f"{largest} squares of the largest lake")
    lonely = f"in a lake of {size}. Only the largest counts, and that has {largest}"
    is_fished = count(here & near(sheet.fisherman, GRID))
    fish = "A fisherman has its fish." if is_fished else "Its fish waits for a fisherman next to it."
    return f"water, {counts or lonely}. {fish}"


def _explain_trees(sheet: Sheet, rules: Rules, here: Bits) -> str:
    forest, largest = flood(here, trees(sheet), GRID), largest_forest(sheet)
    size = 2 * count(sheet.two & forest) + 3 * count(sheet.three & forest)
    number = 2 if count(here & sheet.two) else 3
    name = "two trees" if number == 2 else "three trees"
    counts = _describe_group(
        size, largest, number * rules.tree, f"{largest} trees of the largest forest", number
    )
    lonely = f"in a forest of {size}. Only the largest counts, and that has {largest}"
    is_cut = count(here & near(sheet.lumberjack, GRID))
    logs = f"A lumberjack cut {number} logs." if is_cut else "Nobody next to them cuts them yet."
    return f"{name}, {counts or lonely}. {logs}"


def _describe_group(size: int, largest: int, points: int, group: str, number: int = 1) -> str:
    """Return what a square of the largest group scores; nothing for a square of a smaller one."""
    return (
        f"{number if number > 1 else 'one'} of the {group}: {describe_points(points)}"
        if size == largest
        else ""
    )


def _explain_wall(sheet: Sheet, rules: Rules) -> str:
    joined = f"{show_number(rules.wall_complete)} more for joining West and East"
    if wall_is_complete(sheet, rules):
        return f"a wall, {describe_points(rules.wall_square)}. The wall is complete: {joined}."
    if rules.wall_pays_unfinished:
        return f"a wall, {describe_points(rules.wall_square)}; {joined}."
    return f"a wall, no points yet: {show_number(rules.wall_square)} each, and {joined}."


def _explain_man(sheet: Sheet, rules: Rules, square: int) -> str:
    points = f"{describe_points(rules.man)} for a man"
    for job, layer in zip("FLB", (sheet.fisherman, sheet.lumberjack, sheet.builder)):
        if has(layer, square):
            return f"a {JOB_NAMES[job]}: {points}{_describe_neighbours(sheet, rules, job, square)}."
    idle = "A square of water, trees or a house next to him gives him work."
    return f"a man without work: {points}, and {describe_points(rules.misery)} for being jobless. {idle}"


def _describe_neighbours(sheet: Sheet, rules: Rules, job: str, square: int) -> str:
    """Return what a man's surroundings add."""
    around = near(one(square), GRID)
    wanted = {"F": ("trees", trees(sheet), rules.fisherman_by_trees)}
    wanted["L"] = ("water", sheet.water, rules.lumberjack_by_water)
    if job not in wanted:
        return ""
    name, squares, points = wanted[job]
    if count(around & squares):
        return f", and {describe_points(points)} for standing next to {name}"
    return f"; next to {name} he would bring {show_number(points)} more"


# ---- beside the grid


def _explain_logs(sheet: Sheet, rules: Rules) -> str:
    cut, stock, houses = logs_cut(sheet), logs_in_stock(sheet, rules), count(sheet.house)
    logs = f"Logs: {cut} cut, {stock} in stock, {describe_points(rules.log * stock)}."
    price = f"takes {rules.house_logs} logs, brings {show_number(rules.house)}"
    built = f"A house {price} and has {rules.house_beds} beds"
    slept = min(count(men(sheet)), houses * rules.house_beds)
    beds = f"in {count_things(houses, 'house')}, {slept} of {houses * rules.house_beds} are slept in."
    beds = beds if houses else "none stands yet."
    bonus = f" {count_things(bonuses_left(sheet, rules), 'bonus', 'bonuses')} left." if rules.bonus else ""
    return f"{logs} {built}; {beds}{bonus}"


def _explain_fish(sheet: Sheet, rules: Rules) -> str:
    caught, rest, people = fish_caught(sheet), fish_left(sheet, rules), count(men(sheet))
    hungry = max(0, people - rules.feeds * caught)
    eaten = f"{caught} caught, {caught - rest} eaten by {count_things(people, 'man', 'men')}"
    poor = f" {hungry} go hungry: {describe_points(rules.misery * hungry)}." if hungry else ""
    each = f"{show_number(rules.fish)} for each that is left; one feeds {rules.feeds} men"
    return f"Fish: {eaten}, {rest} left, {describe_points(rules.fish * rest)}. {each}.{poor}"


def _explain_sums(sheet: Sheet, rules: Rules) -> str:
    return (
        "Two dice added name the icon; the third gives its shape. A wall, a house and any icon "
        "(sums 2 and 12, three equal dice) are one square."
    )


def _explain_card(sheet: Sheet, card: int) -> str:
    name, says = CARDS[card]
    if card not in OWN_SHEET_CARDS:
        return f"{name}: {says}. It compares all players, and is counted at the end."
    return f"{name}: {describe_points(one_card(sheet, card))} now; {says}."
