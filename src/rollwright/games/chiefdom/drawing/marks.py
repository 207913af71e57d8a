"""What players of Chiefdom draw: land, houses, men."""

from __future__ import annotations

from ....core.types import Choice
from ....drawing.marks import read_marks
from ....language.messages import SpokenWords
from ..edition import HOME, OWN_CARDS
from ..terms import PHRASES
from ..text.messages import MESSAGES
from ..text.words import ICON_MARKS, JOBS

PICTURES = read_marks(HOME / "pictures.txt")
WORDS = SpokenWords(
    MESSAGES,
    {
        ".": "mark-empty",
        **{mark: f"icon-{icon}" for icon, mark in ICON_MARKS.items()},
        "O": "job-jobless",
        **{job: f"job-{name}" for job, name in JOBS.items()},
        "fished": "mark-fished",
        "cut-two": "mark-cut",
        "cut-three": "mark-cut",
    },
)
MARKS = {code: PICTURES[code] for code in WORDS if code in PICTURES}
"""By the character sheet texts and previews use; the last three show harvests."""
_OF_ONE_SHEET = ("3", "~", "L", "H", "F", "B", "column", "3", "~", "L", "F", "B")
_COMPARING = ("2", "catch", "O", "H", "open", "#")
_KINDS = ("#", "~", "2", "3", "H", "O", "F", "L", "B", "open")


def picture_of(each: str) -> str:
    """ "groups of houses" -> "H": the picture of the first kind of square that is counted"""
    of = PHRASES.parse(each).of
    return next(code for bit, code in enumerate(_KINDS) if of >> bit & 1)


CARD_PICTURES = dict(
    enumerate((*_OF_ONE_SHEET, *_COMPARING, *(picture_of(card.each) for card in OWN_CARDS)), 1)
)
"""The picture on each card."""
WALL, WILD, FISH = PICTURES["#"], PICTURES["any"], PICTURES["catch"].strokes
SUMS = (
    ("2, 12", "2, 12", WILD, "sum-any"),
    ("3", "3", WALL, "sum-wall"),
    ("4, 5", "4, 5", MARKS["~"], "sum-water"),
    ("6", "6", MARKS["2"], "sum-two"),
    ("7", "7", MARKS["3"], "sum-three"),
    ("8", "8", MARKS["H"], "sum-house"),
    ("9–11", "9, 10, 11", MARKS["O"], "sum-men"),
)
"""Which sums of two dice draw what: as a screen says it, as paper does, its mark and its message."""


def trace(choice: Choice) -> str:
    """icon:water -> "~", for the squares to come; job:c4=F -> "F" """
    if choice.kind == "job":
        return choice.value.partition("=")[2]
    return ICON_MARKS.get(choice.value, "") if choice.kind == "icon" else ""
