"""Rolling Fiefdoms in words: choices for menus, marks for previews, details of a score."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from ....core.resources import read_text
from ....core.types import Choice, Ghost, Move
from ..activation.workers import workers_for
from ..board import ALL_PLOTS, PLOTS
from ..buildings import BUILDINGS, COTTAGE, COTTAGE_POINTS, LABOURERS, NAMES
from ..challenges import CHALLENGES
from ..scoring import building_points, occupied_cottages
from ..sheet import Sheet, kind_on, places_of, population, reduction_on, with_reduction
from .names import format_plot, format_square, parse_plot
from .sheet_text import format_content

HOME = Path(__file__).parents[1] / "data"
CHALLENGE_TEXTS = ("", *read_text(HOME / "challenges.txt").splitlines())
"""What each challenge wants, by its number."""
_LABELS = {
    "influence": "spend {} influence",
    "plot": "plot {}",
    "square": "square {}",
    "spring": "water for plot {}",
    "forfeit": "forfeit plot {}",
    "bar": "bar square {}",
}
CHOICE_PLACES = {"plot": "p", "spring": "p", "forfeit": "p", "square": "s", "bar": "s"}
_PLACE = re.compile(r"p[1-5][1-5]|s[1-4][1-4]")


def place_of(kind: str, value: str) -> str:
    """("plot", "2,3") -> "p23", ("square", "2,2") -> "s22" """
    return CHOICE_PLACES[kind] + value.replace(",", "")


def plot_name(plot: int) -> str:
    """7 -> "p23" """
    return place_of("plot", format_plot(plot))


def square_name(square: int) -> str:
    """5 -> "s22" """
    return place_of("square", format_square(square))


def read_place(place: str) -> tuple[str, int, int] | None:
    """ "p23" -> ("p", 2, 3); None for what is neither plot nor square"""
    return (place[0], int(place[1]), int(place[2])) if _PLACE.fullmatch(place) else None


def name_challenge(challenge: int) -> str:
    """4 -> "social contract" """
    return CHALLENGES[challenge].name.replace("-", " ")


def name_of(kind: int) -> str:
    """FARMERS -> "farmers guild" """
    return BUILDINGS[kind].name.replace("-", " ")


def label_choice(choice: Choice) -> str:
    """Return a choice in words."""
    kind, value = choice
    if kind == "build":
        labourers = LABOURERS(NAMES[value])
        return name_of(NAMES[value]) + (f" ({labourers} labourers)" if labourers else "")
    if kind == "pair":
        return _describe_pairs(value).replace(", and ", ", ").replace("a wind rose", "rose").replace("a ", "")
    if kind == "pips":
        return {"0": "nobody moves in", "1": "1 person"}.get(value, f"{value} people")
    return _LABELS[kind].format(value)


def describe_pair(pair: str) -> str:
    """ "E3+W*" -> "3 and a wind rose" """
    faces = {"x": "a cross", "*": "a wind rose"}
    return " and ".join(faces.get(die[1:], die[1:]) for die in pair.split("+"))


def _describe_pairs(pairs: str) -> str:
    """ "E2+E4|W4+W*" -> "2 with 4, and 4 with a wind rose" """
    return ", and ".join(describe_pair(pair).replace(" and ", " with ") for pair in pairs.split("|"))


def describe_move(move: Move) -> str:
    """plot:2,3 build:farm pips:4 square:2,2 -> "builds {F} a farm on 2,3; 4 people move in on 2,2" """
    said = {choice.kind: choice.value for choice in move}
    phrases = [_TOLD[kind](said) for kind in said if kind in _TOLD]
    return "; ".join(filter(None, phrases))


def _describe_building(said: dict[str, str]) -> str:
    kind = NAMES[said["build"]]
    name = name_of(kind)
    article = "an" if name[0] in "aeio" else "a"  # a university
    return f"builds {{{BUILDINGS[kind].code}}} {article} {name} on {said['plot']}"


def _describe_people(said: dict[str, str]) -> str:
    if "square" not in said:
        return ""
    number = said["pips"]
    return f"{number} {'person moves' if number == '1' else 'people move'} in on {said['square']}"


_TOLD: dict[str, Callable[[dict[str, str]], str]] = {
    "pair": lambda said: f"pairs {_describe_pairs(said['pair'])}",
    "influence": lambda said: f"spends {said['influence']} influence",
    "build": _describe_building,
    "pips": _describe_people,
    "spring": lambda said: f"brings water to {said['spring']}",
    "forfeit": lambda said: f"forfeits plot {said['forfeit']}",
    "bar": lambda said: f"bars square {said['bar']}",
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
    occupied = occupied_cottages(population(sheet), at)
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
