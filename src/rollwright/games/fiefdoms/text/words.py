"""Rolling Fiefdoms in words: choices, headings, marks for previews, details of a score, verdicts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from itertools import permutations
from pathlib import Path

from msgspec import structs

from ....core.manifest import Heading
from ....core.types import Choice, Ghost, Move
from ....core.vocabulary import Label
from ....language.current import cached_in_language
from ....language.reasons import tell_text
from ..activation.workers import workers_for
from ..board import ALL_PLOTS, PLOTS, format_plot, format_square, parse_plot, place_of
from ..buildings import BUILDINGS, COTTAGE, COTTAGE_POINTS, LABOURERS, NAMES
from ..challenges import CHALLENGES, COUNT, NUMBER_OF
from ..dice import PAIR_BITS, PAIR_MASK, UNPAIRED, find_pairing, format_pairing, in_pairs
from ..edition import EDITION
from ..offers import LOCATION, OUTCOMES
from ..refusals import say_why
from ..scoring import building_points, housing_of
from ..sheet import Sheet, kind_on, places_of, reduction_on, with_reduction
from ..state import State
from .messages import MESSAGES, say
from .sheet_text import format_content

HOME = Path(__file__).parents[1] / "data"
CHALLENGE_TEXTS = (
    "",
    *(say_why(f"challenge-text-{number}") for number in range(1, COUNT + 1)),
    *(say_why(f"challenge-text-{NUMBER_OF(row)}-before") for row in range(COUNT + 1, len(CHALLENGES))),
)
"""What each challenge wants, by its row."""
_POINTS = {**structs.asdict(EDITION.numbers), "university": ", ".join(map(str, EDITION.numbers.university))}
"""The points of the rules, as variables of messages."""
RANKS = ((90, "Legendary"), (80, "Illustrious"), (70, "Distinguished"), (60, "Prosperous"), (50, "Modest"))
LOWEST_RANK = "Forgotten"
_SPECIAL = {"x": "cross", "*": "rose"}


def name_challenge(challenge: int) -> str:
    """4 -> "social contract" """
    return say(f"challenge-name-{NUMBER_OF(challenge)}")


def tell_challenge(challenge: int) -> str:
    """Return what a challenge wants; nothing without one."""
    return tell_text(CHALLENGE_TEXTS[challenge])


def name_of(kind: int) -> str:
    """FARMERS -> "farmers guild" """
    return say(f"building-{BUILDINGS[kind].name}")


def tell_building(kind: int) -> str:
    """Return what a building does and scores, on sheets and for those who point at it."""
    return say(f"scores-{BUILDINGS[kind].name}", **_POINTS)


def rank_of(total: int) -> str | None:
    """72 -> "Distinguished"; a variant has no ranks"""
    if EDITION.is_variant:
        return None
    return next((name for least, name in RANKS if total >= least), LOWEST_RANK)


# ---- choices


def label_choice(choice: Choice) -> str:
    """Return a choice in words."""
    return _LABELS[choice.kind](choice.value)


def _label_building(value: str) -> str:
    name, labourers = name_of(NAMES[value]), LABOURERS(NAMES[value])
    return Label(say("choice-build", building=name, number=labourers), name) if labourers else name


def _label_people(value: str) -> str:
    return say("choice-nobody") if value == "0" else say("choice-people", number=int(value))


_LABELS: Mapping[str, Callable[[str], str]] = {
    "influence": lambda value: say("choice-influence", number=int(value)),
    "plot": lambda value: say("choice-plot", plot=value),
    "build": _label_building,
    "pips": _label_people,
    "square": lambda value: say("choice-square", square=value),
    "spring": lambda value: say("choice-spring", plot=value),
    "forfeit": lambda value: say("choice-forfeit", plot=value),
    "bar": lambda value: say("choice-bar", square=value),
    "pair": lambda value: say("choice-pair", **name_dice(value, "choice")),
}


def name_dice(pairs: str, context: str = "die") -> dict[str, str]:
    """ "E2+E4|W4+W*" -> 2, 4, 4 and "a wind rose", as the variables a to d of a message"""
    faces = [die[1:] for die in pairs.replace("|", "+").split("+")]
    names = (say(f"{context}-{_SPECIAL[face]}") if face in _SPECIAL else face for face in faces)
    return dict(zip("abcd", names))


# ---- moves


def describe_move(move: Move, person: str = "other") -> str:
    """plot:2,3 build:farm pips:4 square:2,2 -> "builds {F} a farm on 2,3; 4 people move in on 2,2" """
    said = {choice.kind: choice.value for choice in move}
    phrases = [_TOLD[kind](said, person) for kind in said if kind in _TOLD]
    return reduce(_join, filter(None, phrases))


def _join(one: str, two: str) -> str:
    return MESSAGES.say("move-both", one=one, two=two)


def _describe_building(said: dict[str, str], person: str) -> str:
    name = said["build"]
    mark = f"{{{BUILDINGS[NAMES[name]].code}}}"
    return say("move-build", person=person, mark=mark, building=say(f"built-{name}"), plot=said["plot"])


def _describe_people(said: dict[str, str], person: str) -> str:
    if "square" not in said:
        return ""
    return say("move-people", number=int(said["pips"]), square=said["square"])


_TOLD: Mapping[str, Callable[[dict[str, str], str], str]] = {
    "pair": lambda said, person: say("move-pair", person=person, **name_dice(said["pair"])),
    "influence": lambda said, person: say("move-influence", person=person, number=int(said["influence"])),
    "build": _describe_building,
    "pips": _describe_people,
    "spring": lambda said, person: say("move-spring", person=person, plot=said["spring"]),
    "forfeit": lambda said, person: say("move-forfeit", person=person, plot=said["forfeit"]),
    "bar": lambda said, person: say("move-bar", person=person, square=said["bar"]),
}
"""What each kind of choice says in a sentence; places by row and column."""


def marks_of(sheet: Sheet, path: Sequence[Choice]) -> tuple[Ghost, ...]:
    """Return what the beginning of a move would write on the sheet."""
    said = {choice.kind: choice.value for choice in path}
    marks = {"forfeit": "x", "bar": "#", "plot": "?", "square": said.get("pips", "")}
    if "build" in said:
        marks["plot"] = BUILDINGS[NAMES[said["build"]]].code
    if "spring" in said:
        plot = parse_plot(said["spring"])
        helped = with_reduction(sheet, plot, reduction_on(sheet, plot) + 1)
        marks["spring"] = format_content(helped, plot)
    return tuple(Ghost(place_of(kind, value), marks[kind]) for kind, value in said.items() if kind in marks)


def list_active(sheet: Sheet, active: int) -> list[dict[str, object]]:
    """Return the active buildings with their points; occupied Cottages come first in reading order."""
    at = places_of(sheet)
    occupied = housing_of(sheet, at, active).occupied
    found: list[dict[str, object]] = []
    for plot in range(PLOTS):
        if active & ALL_PLOTS & 1 << plot:
            kind = kind_on(sheet, plot)
            points = building_points(sheet, at, active, kind, plot)
            if kind == COTTAGE:
                points = COTTAGE_POINTS if occupied > 0 else 0
                occupied -= 1
            found.append({"plot": format_plot(plot), "name": BUILDINGS[kind].name, "points": points})
    return found


def list_workers(sheet: Sheet, active: int) -> list[dict[str, object]]:
    """Return which pips of which square work where; the pips of a square are counted from 1."""
    used: dict[int, int] = {}
    found: list[dict[str, object]] = []
    for square, plot, pips in workers_for(sheet, active):
        first = used.get(square, 0) + 1
        used[square] = first + pips - 1
        numbers = list(range(first, first + pips))
        found.append({"square": format_square(square), "pips": numbers, "plot": format_plot(plot)})
    return found


# ---- headings of moves


def heading_of(state: State, move: Move) -> Heading | None:
    """A build on 3,4 with E3+W4|E1+W2 -> location:E3+W4|E1+W2; none where influence changed the dice."""
    said = {choice.kind: choice.value for choice in move}
    if "plot" not in said or "influence" in said:
        return None
    pairing = find_pairing(state.roll, said["pair"]) if "pair" in said else state.pairing
    if pairing == UNPAIRED:
        return None
    return _heading(state.roll, pairing, parse_plot(said["plot"]))


@cached_in_language(4096)
def _heading(roll: int, pairing: int, plot: int) -> Heading | None:
    dice, pairs = in_pairs(roll, pairing), format_pairing(roll, pairing).split("|")
    for first, second in permutations(zip((dice & PAIR_MASK, dice >> PAIR_BITS), pairs)):
        (numbers, location), (others, build) = first, second
        if LOCATION(numbers) >> plot & 1 and OUTCOMES(others):
            both = f"{location}|{build}"
            return Heading(Choice("location", both), say("heading-build", **name_dice(both)))
    return None
