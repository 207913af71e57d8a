"""Rolling Fiefdoms in words: choices for menus, marks for previews, details of a score."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.types import Choice, Ghost
from .board import ALL_PLOTS, PLOTS
from .buildings import BUILDINGS, COTTAGE, COTTAGE_POINTS, LABOURERS, NAMES
from .notation import format_plot, format_square, parse_plot
from .scoring import building_points, occupied_cottages
from .sheet import Sheet, kind_on, places_of, population, reduction_on, with_reduction
from .text import format_content
from .workers import workers_for

CHOICE_PLACES = {"plot": "p", "spring": "p", "forfeit": "p", "square": "s", "bar": "s"}


def place_of(kind: str, value: str) -> str:
    """("plot", "2,3") -> "p23", ("square", "2,2") -> "s22" """
    return CHOICE_PLACES[kind] + value.replace(",", "")


def name_of(kind: int) -> str:
    """FARMERS -> "farmers guild" """
    return BUILDINGS[kind].name.replace("-", " ")


def label_choice(choice: Choice) -> str:
    """Return a choice in words."""
    value = choice.value
    sayings = {
        "pair": value.replace("+", " with ").replace("|", ", "),
        "influence": f"spend {value} influence",
        "location": "Location {}, Build {}".format(*value.split("|")) if "|" in value else value,
        "plot": f"plot {value}",
        "pips": {"0": "nobody moves in", "1": "1 person"}.get(value, f"{value} people"),
        "square": f"square {value}",
        "spring": f"water for plot {value}",
        "forfeit": f"forfeit plot {value}",
        "bar": f"bar square {value}",
    }
    return _label_building(NAMES[value]) if choice.kind == "build" else sayings[choice.kind]


def _label_building(kind: int) -> str:
    labourers = LABOURERS(kind)
    return f"{name_of(kind)} ({labourers} labourers)" if labourers else name_of(kind)


def marks_of(sheet: Sheet, path: Sequence[Choice]) -> tuple[Ghost, ...]:
    """Return what the beginning of a move would write on the sheet."""
    said = {choice.kind: choice.value for choice in path}
    marks = []
    if "plot" in said:
        mark = BUILDINGS[NAMES[said["build"]]].code if "build" in said else "?"
        marks.append(Ghost(place_of("plot", said["plot"]), mark))
    if "square" in said:
        marks.append(Ghost(place_of("square", said["square"]), said["pips"]))
    if "spring" in said:
        plot = parse_plot(said["spring"])
        after = with_reduction(sheet, plot, reduction_on(sheet, plot) + 1)
        marks.append(Ghost(place_of("spring", said["spring"]), format_content(after, plot)))
    if "forfeit" in said:
        marks.append(Ghost(place_of("forfeit", said["forfeit"]), "x"))
    if "bar" in said:
        marks.append(Ghost(place_of("bar", said["bar"]), "#"))
    return tuple(marks)


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
