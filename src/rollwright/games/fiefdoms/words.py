"""Rolling Fiefdoms in words: choices for menus, marks for previews, details of a score."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.types import Choice, Ghost, Move
from .board import ALL_PLOTS, PLOTS
from .buildings import BUILDINGS, COTTAGE, COTTAGE_POINTS, LABOURERS, NAMES
from .notation import format_plot, format_square, parse_plot
from .scoring import building_points, occupied_cottages
from .sheet import Sheet, kind_on, places_of, population, reduction_on, with_reduction
from .text import format_content
from .workers import workers_for

CHALLENGE_TEXTS = (
    "",
    "Score 40 points and 6 occupied Cottages. No Advanced building may be built.",
    "Score 60 points with 3 Springhouses and no Springhouse penalty at all.",
    "Score 60 points and both Guilds (30 of them). You begin with 1 influence.",
    "Score 70 points with no vagrant unforgiven. Before turn 1 put a Townhall or a Guild on the middle "
    "plot; 24 turns follow.",
    "Score 80 points, 15 of them with the University.",
    "Score 80 points. After each turn unrest grows by 1 if an Advanced building stands, 1 for each "
    "influence spent this turn and 1 with more than 8 vagrants, by 4 at most. At every 4th unrest bar "
    "one empty population square.",
    "Score 80 points and 4 Barracks. They take the place of Cottages (code B): 3 labourers; an active "
    "one houses 8 and scores 5 on a long diagonal of the fief.",
    "Score 80 points and the Piscators' Guild; every Piscary is active beside an active Market. "
    "Piscaries (P) take the place of Windmills: 2 labourers, 3 points, +1 for each active Market next "
    "to it. The Guild (PG) takes the place of WG and needs an active Piscary of its own on each of the "
    "four outer edges.",
)
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


def place_of(kind: str, value: str) -> str:
    """("plot", "2,3") -> "p23", ("square", "2,2") -> "s22" """
    return CHOICE_PLACES[kind] + value.replace(",", "")


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
    told = [_TOLD[kind](said) for kind in said if kind in _TOLD]
    return "; ".join(filter(None, told))


def _describe_building(said: dict[str, str]) -> str:
    kind = NAMES[said["build"]]
    name = name_of(kind)
    article = "an" if name[0] in "aeiou" else "a"
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
