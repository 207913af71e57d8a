"""Rolling Fiefdoms in words: choices for menus, marks for previews, details of a score."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.types import Choice, Ghost, Move
from .board import ALL_PLOTS, PLOTS
from .buildings import (
    ALMSHOUSE,
    BARRACKS,
    BUILDINGS,
    COTTAGE,
    COTTAGE_POINTS,
    FARM,
    FARMERS,
    LABOURERS,
    MARKET,
    MERCHANTS,
    NAMES,
    PISCARY,
    PISCATORS,
    QUARRIERS,
    QUARRY,
    SPRINGHOUSE,
    TOWNHALL,
    UNIVERSITY,
    WINDMILL,
    WINDMILLERS,
)
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
BUILDING_SAYS = {
    COTTAGE: "houses 4; 2 if somebody lives there",
    FARM: "3, and 2 more beside a springhouse",
    QUARRY: "3, and 1 more with a quarry in line",
    WINDMILL: "3, and 1 more beside a windmill",
    MARKET: "half the people around it",
    SPRINGHOUSE: "takes a labourer off; −1 per forfeit beside",
    TOWNHALL: "5, and 2 per active plain kind in line",
    UNIVERSITY: "5, 8, 12, 15 for 1 to 4 advanced kinds",
    ALMSHOUSE: "forgives 12 vagrants",
    FARMERS: "15 for 4 active farms joined",
    QUARRIERS: "15 for 4 active quarries joined",
    WINDMILLERS: "15 for 4 active windmills on the edge",
    MERCHANTS: "15 for 4 active markets in the centre",
    BARRACKS: "houses 8; 5 on a long diagonal",
    PISCARY: "3, and 1 per active market beside it",
    PISCATORS: "15 for an active piscary on each edge",
}
"""What each building does and scores, on sheets and for those who point at one."""
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
        "pair": _describe_pairs(value)
        .replace(", and ", ", ")
        .replace("a wind rose", "rose")
        .replace("a ", ""),
        "influence": f"spend {value} influence",
        "plot": f"plot {value}",
        "pips": {"0": "nobody moves in", "1": "1 person"}.get(value, f"{value} people"),
        "square": f"square {value}",
        "spring": f"water for plot {value}",
        "forfeit": f"forfeit plot {value}",
        "bar": f"bar square {value}",
    }
    return _label_building(NAMES[value]) if choice.kind == "build" else sayings[choice.kind]


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
