"""What Rolling Fiefdoms says of itself besides its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from msgspec import structs

from ...core.descriptions import show_number
from ...core.game import Game, start_game
from ...core.manifest import UNOFFICIAL, DiceStrip, Manifest, Missing
from ...core.options import Options
from ...core.resources import find_files
from ...core.sheet_form import FormField, Say, SheetForm, Square, option_field, read_word, write_word
from ...core.teaching.rules_text import list_rows
from ...core.types import Seat
from ...core.variants.manifest import name_terms, vary_manifest
from ...language.current import cached_in_language
from .board import SIDE, read_place
from .buildings import PISCATORS
from .challenges import FIRST, LOT_NAME, NUMBER_OF, OFF, RULES, challenge_of, kinds_built
from .dice import NO_ROLL, UNPAIRED, is_pestilence
from .edition import EDITION
from .legality import list_missing
from .params import BUILD
from .refusals import say_why
from .state import State
from .terms import list_terms
from .text.explanation import explain_part
from .text.messages import say
from .text.words import HOME, LOWEST_RANK, RANKS, describe_move, heading_of, name_challenge, tell_challenge

MOST_UNREST, MOST_SPENT = 99, 20
LONGEST_PRICE = 28
"""Letters that a line of the score has room for on paper."""
LEVEL_BOTS = {"apprentice": "greedy@12", "hunter": "sage@10"}
"""The greedy bot sees nearly all there is here, and would play like the chief."""


def list_rule_facts(game: Game[State], options: Options) -> dict[str, object]:
    """Return what the rules say besides: the ranks and the challenge."""
    number = challenge_of(options)
    return list_numbers() | {
        "ranked": not EDITION.is_variant,
        "example": not EDITION.is_variant,
        "piscators": PISCATORS in kinds_built(number),
        "challenge": bool(number),
        "challenge_number": NUMBER_OF(number),
        "challenge_name": name_challenge(number) if number else "",
        "challenge_text": tell_challenge(number),
        "ranks": _list_ranks(),
    }


@cached_in_language()
def _list_ranks() -> str:
    ranks = [(say("rank-from", points=points), name) for points, name in RANKS]
    ranks.append((say("rank-below"), LOWEST_RANK))
    return list_rows([(points, say(f"rank-{name.lower()}")) for points, name in ranks])


def list_numbers() -> dict[str, object]:
    """Return the points of the rules, and a variant's own terms."""
    points, terms = EDITION.numbers, EDITION.terms
    facts: dict[str, object] = {**structs.asdict(points), "university": "/".join(map(str, points.university))}
    facts |= {"farm": points.basic + points.farm_bonus, "quarry": points.basic + points.quarry_bonus}
    facts |= {"windmill": points.basic + points.windmill_bonus}
    lines = (
        say("own-term", name=term.name.replace("_", " "), points=show_number(term.points), each=term.each)
        for term in terms
    )
    rows = list_rows([(term.each, show_number(term.points)) for term in terms])
    return facts | {"own_terms": rows, "own_lines": "\n".join(lines)}


def describe_goal(options: Options) -> str:
    """Return what a challenge wants."""
    number = challenge_of(options)
    if number == OFF:
        return ""
    return say("goal", number=NUMBER_OF(number), name=name_challenge(number), text=tell_challenge(number))


def list_missing_builds(state: State, seat: Seat) -> list[Missing]:
    """Return what the paired dice say but a seat's sheet forbids, and why."""
    is_due = state.phase == BUILD and state.roll != NO_ROLL and state.pairing != UNPAIRED
    if not is_due or is_pestilence(state.roll):
        return []
    return [Missing((), code, why) for code, why in list_missing(state, seat)]


def draws_lot(options: Options, seats: int) -> bool:
    """Say whether a lot says who is the first Regent."""
    return seats > 1 and options.get(FIRST.name) == LOT_NAME


# ---- sheets tapped together


def list_fields(game: Game[State], text: str, say: Say) -> Iterator[FormField]:
    """Return the challenge, its unrest, and how much influence is spent."""
    for option in game.options:
        if option.name == "challenge":
            yield option_field(option, text, say)
    if read_word(text, "unrest"):
        yield FormField(
            "unrest", "number", read_word(text, "unrest"), say("scoring-unrest"), most=MOST_UNREST
        )
    found = re.search(r"^influence \d+/(\d+)", text, re.MULTILINE)
    yield FormField("spent", "number", found[1] if found else "0", say("scoring-spent"), most=MOST_SPENT)


def write_field(game: Game[State], text: str, name: str, value: str) -> str:
    """Return the text with a field set."""
    if name == "spent":
        return re.sub(r"^(influence \d+)/\d+", rf"\g<1>/{value}", text, flags=re.MULTILINE)
    if name == "challenge":
        rules = {RULES.name: read_word(text, RULES.name, RULES.default)}
        fresh = game.format_sheet(start_game(game, 1, {"challenge": value, **rules}), 0)
        return fresh.split("\n", 1)[0] + "\n" + text.partition("\n")[2]
    return write_word(text, name, value)


def find_word(place: str) -> Square | None:
    """ "p23" -> (1, 2), "s23" -> (6, 2): population squares stand below the plots"""
    found = read_place(place)
    if found is None:
        return None
    kind, row, column = found
    return row - 1 + (SIDE if kind == "s" else 0), column - 1


def find_plot(place: str) -> Square | None:
    """ "p23" -> (1, 2); None for what is no plot"""
    return find_word(place) if place.startswith("p") else None


PRINTED: Manifest[Game[State], State] = Manifest(
    blurb=say_why("blurb"),
    summary=say_why("summary"),
    minutes=30,
    pictures={
        "cottages": "🏠",
        "farms": "🌾",
        "quarries": "🪨",
        "windmills": "🍞",
        "markets": "🏪",
        "springhouses": "⛲",
        "townhall": "🏛️",
        "university": "🎓",
        "guilds": "🔨",
        "barracks": "🛡️",
        "piscaries": "🐟",
    },
    order=4,
    judgement=say_why("judgement"),
    credit=say_why("credit"),
    licence="Our code and learned values are MIT, the game itself is CC BY-NC-SA 4.0: research and "
    "publication with credit to Grégory Heitz are welcome, commercial use of the game is not. A company "
    "leaves it out, or asks him.",
    disclaimer=UNOFFICIAL,
    **find_files(HOME, __package__),
    puzzles=HOME / "puzzles.txt",
    tasks=HOME / "tasks.json",
    rule_facts=list_rule_facts,
    list_terms=lambda options: list_terms(challenge_of(options)),
    rules_size=8.6,
    strip=DiceStrip(
        turns=25,
        is_exact=True,
        has_lot=draws_lot,
        notes=(say_why("strip-dice"), say_why("strip-alone")),
    ),
    form=SheetForm(list_fields, write_field, find_word, sample_places=("p11", "s11")),
    explain=explain_part,
    describe_move=describe_move,
    describe_own_move=partial(describe_move, person="you"),
    goal=describe_goal,
    missing=list_missing_builds,
    tell_last=lambda state: "sure" if state.turn == state.last_turn else "",
    level_bots=LEVEL_BOTS,
    heading=heading_of,
    menu_kinds=frozenset({"influence"}),
    instant_kinds=frozenset({"pair"}),
    square=find_plot,
)


MANIFEST = vary_manifest(
    PRINTED, EDITION.changes, name_terms(EDITION.terms, LONGEST_PRICE), say_why("judgement-variant")
)
