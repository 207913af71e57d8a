"""What players of Rolling Fiefdoms draw: buildings, people, crosses."""

from __future__ import annotations

from ....core.drawing.marks import Mark
from ....core.drawing.writing import make_letters, strokes_of
from ....core.types import Choice
from ..buildings import BUILDINGS, NAMES
from ..words import name_of

_SHIELD = "curve 5,5 5.4,18 10,28.6 20,36.4 30,28.6 34.6,18 35,5"
_SHIELD_TOP = "curve 35,5 27,7.4 20,5 13,7.4 5,5"


def _guild(name: str, *emblem: str) -> Mark:
    """Return a shield with the emblem of a trade."""
    return Mark(name, "ink", (_SHIELD, _SHIELD_TOP, *emblem))


COTTAGE = Mark(
    "cottage",
    "house",
    (
        "line 5,20 20,8 35,20",
        "line 9,17 9,35 31,35 31,17",
        "line 12,35 12,27 18,27 18,35",
        "line 22.6,24 27.4,24 27.4,29 22.6,29 22.6,24",
        "line 27,13 27,6 31,6 31,16",
    ),
)
FARM = Mark(
    "farm",
    "sun",
    (
        "curve 20,37 19.6,24 20,6",
        "curve 13,37 12,27 9,14",
        "curve 27,37 28,27 31,14",
        "line 15.6,12 20,16 24.4,12",
        "line 15.6,18 20,22 24.4,18",
        "line 5.4,20 10.6,22.4 13.6,17.6",
        "line 26.4,17.6 29.4,22.4 34.6,20",
        "line 20,6 20,4",
    ),
)
QUARRY = Mark(
    "quarry",
    "wall",
    (
        "line 8,36 25.4,14",
        "curve 11,8.6 21,8 29.4,13.6 34.6,23",
        "curve 11,8.6 20,12 26.6,17 34.6,23",
        "line 24,36 24,29 30,27 36,30 36,36 24,36",
    ),
)
WINDMILL = Mark(
    "windmill",
    "spear",
    (
        "line 15.4,17 12,36 28,36 24.6,17",
        "line 20,14 7,4.6",
        "line 20,14 33,4.6",
        "line 20,14 8,24",
        "line 20,14 32,24",
        "line 7,4.6 4.6,8 12,12.6",
        "line 33,4.6 35.4,8 28,12.6",
        "line 18,36 18,30 22,30 22,36",
    ),
)
MARKET = Mark(
    "market",
    "mask",
    (
        "line 8,8 32,8 36.4,18 3.6,18 8,8",
        "curve 3.6,18 7.6,22.6 11.8,18 16,22.6 20,18 24.2,22.6 28.2,18 32.4,22.6 36.4,18",
        "line 7,22 7,36",
        "line 33,22 33,36",
        "line 5,29 35,29",
        "line 14.6,8 11.8,18",
        "line 25.4,8 28.2,18",
    ),
)
SPRINGHOUSE = Mark(
    "springhouse",
    "water",
    (
        "curve 20,3.6 14.6,11 14.4,15.6 20,18.6 25.6,15.6 25.4,11 20,3.6",
        "line 5,23 35,23",
        "curve 7,23 9,31 14,34.4 26,34.4 31,31 33,23",
        "curve 12,28 16,26.6 20,28.4 24,26.6 28,28",
    ),
)
TOWNHALL = Mark(
    "townhall",
    "house",
    (
        "line 4,18 20,9.4 36,18 4,18",
        "line 8,18 8,33",
        "line 16,18 16,33",
        "line 24,18 24,33",
        "line 32,18 32,33",
        "line 4,33 36,33 36,36 4,36 4,33",
        "line 20,9.4 20,2.6 27,4.4 20,6",
    ),
)
UNIVERSITY = Mark(
    "university",
    "spear",
    (
        "curve 20,12 14,8 4,9 4,31 14,30.4 20,34",
        "curve 20,12 26,8 36,9 36,31 26,30.4 20,34",
        "line 20,12 20,34",
        "line 8.6,15 15.6,16",
        "line 8.6,20.6 15.6,21.6",
        "line 24.4,16 31.4,15",
        "line 24.4,21.6 31.4,20.6",
    ),
)
ALMSHOUSE = Mark(
    "almshouse",
    "house",
    (
        "curve 20,14 15,6.6 7.6,8 6.4,16 12,25 20,33.6 28,25 33.6,16 32.4,8 25,6.6 20,14",
        "line 20,16.6 20,26",
        "line 15.4,21 24.6,21",
    ),
)
BARRACKS = Mark(
    "barracks",
    "spear",
    (
        "line 6,36 6,8 11.6,8 11.6,13 17,13 17,8 23,8 23,13 28.4,13 28.4,8 34,8 34,36 6,36",
        "curve 15.4,36 15.6,28 20,24 24.4,28 24.6,36",
        "line 6,19 34,19",
    ),
)
PISCARY = Mark(
    "piscary",
    "water",
    (
        "curve 5,26 11,19.6 19,19.6 26,26 33,32",
        "curve 5,26 11,32.4 19,32.4 26,26 33,20",
        "dot 11,24.4 1,1",
        "line 24,3.6 24,12",
        "curve 24,12 23,16 19,15.6 18.6,12",
    ),
)
FORFEIT = Mark("forfeit", "ink", ("line 5,5 35,35", "line 35,5 5,35"), under="")
CHOSEN = Mark("chosen", "ink", ("curve 13,13 15,7 22,6 27,11 25,17 20,21 20,26", "dot 20,33 1.6,1.6"), "")
BARRED = Mark(
    "barred", "ink", ("line 8,20 20,8", "line 12,26 26,12", "line 14,32 32,16", "line 20,33 33,20"), ""
)

_PIPS = {
    1: ((20, 20),),
    2: ((14, 20), (26, 20)),
    3: ((20, 12.4), (13.6, 23.6), (26.4, 23.6)),
    4: ((20, 11), (11, 20), (29, 20), (20, 29)),
    5: ((20, 10), (10, 20), (30, 20), (20, 30), (20, 20)),
}


def pips_at(number: int) -> tuple[tuple[float, float], ...]:
    """Return where so many people stand in a population square."""
    return _PIPS[number]


PEOPLE = {
    number: Mark(f"people-{number}", "ink", tuple(f"dot {x},{y} 3.3,3.3" for x, y in spots), "")
    for number, spots in _PIPS.items()
}


def _drops(number: int) -> Mark:
    """Return what a Springhouse took off: a drop for each labourer."""
    places = [6 + 9.4 * place for place in range(number)]
    drops = (f"curve {x},.4 {x - 3},5.6 {x},8.4 {x + 3},5.6 {x},.4" for x in places)
    return Mark(f"drops-{number}", "water", tuple(drops), "")


MOST_LABOURERS = max(building.labourers for building in BUILDINGS.values())
DROPS = {number: _drops(number) for number in range(1, MOST_LABOURERS + 1)}
BUILDING_MARKS = {
    "C": COTTAGE,
    "F": FARM,
    "Q": QUARRY,
    "W": WINDMILL,
    "M": MARKET,
    "S": SPRINGHOUSE,
    "T": TOWNHALL,
    "U": UNIVERSITY,
    "A": ALMSHOUSE,
    "FG": _guild(
        "farmers-guild", "line 20,30 20,11", "line 14.6,14 20,18 25.4,14", "line 14.6,20 20,24 25.4,20"
    ),
    "QG": _guild("quarry-guild", "line 14,28 24,14.6", "curve 15,11 22,11.6 28.4,19.6"),
    "WG": _guild("windmillers-guild", "line 12,12 28,28", "line 28,12 12,28", "ring 20,20 2.4,2.4"),
    "MG": _guild("merchants-guild", "ring 20,19 7.6,7.4", "line 20,15 20,23", "line 16.6,19 23.4,19"),
    "B": BARRACKS,
    "P": PISCARY,
    "PG": _guild("piscators-guild", "curve 11,19 16,14.4 22,15 29,22.6", "curve 11,19 16,23.6 22,23 29,15.4"),
}
MARKS: dict[str, Mark] = {
    **BUILDING_MARKS,
    "x": FORFEIT,
    "?": CHOSEN,
    "#": BARRED,
    **{str(number): mark for number, mark in PEOPLE.items()},
    **{
        f"{building.code}-{number}": DROPS[number]
        for building in BUILDINGS.values()
        for number in range(1, building.labourers + 1)
    },
}
"""By the code sheet texts and previews use; `Q-1` is a drop over the Quarry that is there."""


# ---- what is drawn on buildings and people, by codes of its own


def letters_code(building: str) -> str:
    """ "Q" -> "=Q": the letters under a picture."""
    return f"={building}"


def labour_code(needed: int, less: int, is_active: bool) -> str:
    """(3, 1, False) -> "need-3-1": rings for three labourers, one struck off; active, "work-3-1"."""
    return f"{'work' if is_active else 'need'}-{needed}-{less}"


def work_code(people: int, used: int) -> str:
    """(4, 2) -> "used-4-2": two of four people at work."""
    return f"used-{people}-{used}"


def labourer_at(number: int) -> tuple[float, float]:
    """Return where a labourer's circle is, over the picture."""
    return 5.9 + 9.4 * number, -9.6


def _labour(needed: int, less: int, is_active: bool) -> Mark:
    """Return a ring for each labourer needed, and what happened to them."""
    strokes = []
    for number in range(needed):
        x, y = labourer_at(number)
        strokes.append(f"ring {x},{y} 3.6,3.6")
        if number < less:
            strokes.append(f"line {x - 4},{y + 4} {x + 4},{y - 4}")
        elif is_active:
            strokes.append(f"dot {x},{y} 2.4,2.4")
    return Mark(labour_code(needed, less, is_active), "ink", tuple(strokes), "", "fine", 0.25)


def _used(people: int, used: int) -> Mark:
    """Return a line through each pip that works."""
    lines = (f"line {x - 5},{y + 5} {x + 5},{y - 5}" for x, y in pips_at(people)[:used])
    return Mark(work_code(people, used), "cut", tuple(lines), "", "fine")


_LABOUR = [(n, less) for n in range(1, MOST_LABOURERS + 1) for less in range(n + 1)]
_USED = [(people, used) for people in PEOPLE for used in range(1, people + 1)]
ON_TOP: dict[str, Mark] = {
    **{
        letters_code(code): make_letters(f"letters-{code}", strokes_of(code, 20 + 3.4 * len(code), 54.5, 9))
        for code in BUILDING_MARKS
    },
    **{labour_code(*each, work): _labour(*each, work) for each in _LABOUR for work in (False, True)},
    **{work_code(*each): _used(*each) for each in _USED},
    "active": Mark("active", "tree", ("line -4,-3 44,-3.4 44.2,42.6 -4,43 -4.2,-4",), "", "fine"),
}
WORDS: dict[str, str] = {
    **{building.code: name_of(kind) for kind, building in BUILDINGS.items()},
    **{code: f"{code.partition('-')[2]} fewer" for code in MARKS if "-" in code},
    **{str(number): f"{number} people" for number in PEOPLE},
    **{
        labour_code(needed, less, work): f"needs {needed - less} of {needed} labourers"
        for needed, less in _LABOUR
        for work in (False, True)
    },
    **{work_code(people, used): f"{used} at work" for people, used in _USED},
    "x": "forfeited",
    "?": "chosen",
    "#": "barred",
    "active": "active",
}
_ALWAYS = {"plot": "?", "spring": "F-1", "forfeit": "x", "bar": "#"}


def trace(choice: Choice) -> str:
    """plot:2,3 -> "?"; build:farm -> "<F", on the plot; pips:4 -> "4", for the square to come"""
    if choice.kind == "build":
        return f"<{BUILDINGS[NAMES[choice.value]].code}"
    if choice.kind == "pips":
        return choice.value if choice.value in MARKS else ""
    return _ALWAYS.get(choice.kind, "")
