"""What players of Rolling Fiefdoms draw: buildings, people, crosses."""

from __future__ import annotations

from ....core.types import Choice
from ....drawing.handwriting import make_letters, strokes_of
from ....drawing.marks import Mark, read_marks
from ....language.messages import SpokenWords
from ..buildings import BUILDINGS, NAMES
from ..edition import EDITION
from ..text.messages import MESSAGES
from ..text.words import HOME

PICTURES = read_marks(HOME / "pictures.txt")
BUILDING_MARKS = {building.code: PICTURES[building.code] for building in BUILDINGS.values()}
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((20, 20),),
    2: ((14, 20), (26, 20)),
    3: ((20, 12.4), (13.6, 23.6), (26.4, 23.6)),
    4: ((20, 11), (11, 20), (29, 20), (20, 29)),
    5: ((20, 10), (10, 20), (30, 20), (20, 30), (20, 20)),
}
"""Where so many people stand in a population square."""
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
MARKS: dict[str, Mark] = {
    **PICTURES,
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
    lines = (f"line {x - 5},{y + 5} {x + 5},{y - 5}" for x, y in _PIPS[people][:used])
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
_SAID: dict[str, tuple[str, dict[str, int]]] = {
    **{building.code: (f"building-{building.name}", {}) for building in BUILDINGS.values()},
    **{code: ("mark-fewer", {"number": int(code.partition("-")[2])}) for code in MARKS if "-" in code},
    **{str(number): ("mark-people", {"number": number}) for number in PEOPLE},
    **{
        labour_code(needed, less, work): ("mark-labourers", {"left": needed - less, "number": needed})
        for needed, less in _LABOUR
        for work in (False, True)
    },
    **{work_code(people, used): ("mark-work", {"number": used}) for people, used in _USED},
    "x": ("mark-forfeited", {}),
    "?": ("mark-chosen", {}),
    "#": ("mark-barred", {}),
    "active": ("mark-active", {}),
}
"""What is said of each mark, by its code: a message and its variables."""
WORDS = SpokenWords(
    MESSAGES,
    {code: name for code, (name, _) in _SAID.items()},
    {code: values for code, (_, values) in _SAID.items()},
)
TERMS = {
    "cottages": "C",
    "farms": "F",
    "quarries": "Q",
    "windmills": "W",
    "markets": "M",
    "springhouses": "S",
    "townhall": "T",
    "university": "U",
    "guilds": "MG",
    "vagrants": "1",
    "barracks": "B",
    "piscaries": "P",
    **dict.fromkeys((term.name for term in EDITION.terms), "?"),
}
"""The marks that stand for terms of the score."""
_ALWAYS = {"plot": "?", "spring": "F-1", "forfeit": "x", "bar": "#"}


def trace(choice: Choice) -> str:
    """plot:2,3 -> "?"; build:farm -> "<F", on the plot; pips:4 -> "4", for the square to come"""
    if choice.kind == "build":
        return f"<{BUILDINGS[NAMES[choice.value]].code}"
    if choice.kind == "pips":
        return choice.value if choice.value in MARKS else ""
    return _ALWAYS.get(choice.kind, "")
