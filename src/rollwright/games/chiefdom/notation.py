"""Moves as paths of choices and as text: `6 water c4,c5,c6`, `5 men bonus c4,c5 c5=F`; rolls as text.

The die set aside comes first, then the icon, `bonus` if one is used, the squares in reading order, and
the job of every man who takes one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.errors import InvalidMove
from ...core.types import Choice, Move, Roll
from ...kernel.bits import Bits, make_bits, squares_of
from .board import NUMBER_OF, SQUARES, names_of
from .dice import ICONS
from .edition import CARDS_DEALT

JOBS = "OFLB"
USE_BONUS = Choice("bonus", "use")
CARDS_WORD = "cards"
_KINDS = re.compile(r"die icon (bonus )?squares( job)*")
_TEXT = re.compile(
    r"(?P<die>[1-6]) (?P<icon>[a-z]+)(?P<bonus> bonus)? (?P<squares>[a-f][0-9]+(?:,[a-f][0-9]+)*)"
    r"(?: (?P<jobs>[a-f][0-9]+=[FLB](?:,[a-f][0-9]+=[FLB])*))?",
    re.ASCII,
)
SHAPE_OF_A_MOVE = "a move is written like '6 water c4,c5,c6' or '5 men c4,c5 c5=F'"


class Drawing:
    """What a path says, taken apart: die, icon, bonus, squares and jobs by square."""

    def __init__(self, move: Move) -> None:
        """Read a path; InvalidMove if its choices are not a drawing's."""
        kinds = " ".join(choice.kind for choice in move)
        if not _KINDS.fullmatch(kinds) or ("bonus" in kinds and move[2] != USE_BONUS):
            raise InvalidMove(SHAPE_OF_A_MOVE)
        words = {choice.kind: choice.value for choice in move}
        self.die = _read_die(words["die"])
        self.icon = _read_icon(words["icon"])
        self.bonus = "bonus" in words
        self.squares = _read_squares(words["squares"])
        self.jobs = _read_jobs([choice.value for choice in move if choice.kind == "job"])
        if not set(self.jobs) <= set(squares_of(self.squares)):
            raise InvalidMove("a job belongs to a man on one of the move's squares")


def parse_move(text: str) -> Move:
    """ "6 water c5,c4" -> (die:6, icon:water, squares:c4,c5)"""
    match = _TEXT.fullmatch(" ".join(text.split()))
    if match is None:
        raise InvalidMove(f"{SHAPE_OF_A_MOVE}, not {text[:40]!r}")
    squares = ",".join(names_of(_read_squares(match["squares"])))
    jobs = sorted(_read_jobs(match["jobs"].split(",") if match["jobs"] else []).items())
    bonus = [USE_BONUS] if match["bonus"] else []
    begun = [Choice("die", match["die"]), Choice("icon", match["icon"]), *bonus, Choice("squares", squares)]
    move = (*begun, *(Choice("job", f"{SQUARES[square]}={job}") for square, job in jobs))
    Drawing(move)
    return move


def format_move(move: Move) -> str:
    """(die:6, icon:water, squares:c4,c5) -> "6 water c4,c5" """
    words = ["bonus" if choice.kind == "bonus" else choice.value for choice in move if choice.kind != "job"]
    jobs = ",".join(choice.value for choice in move if choice.kind == "job")
    return " ".join([*words, jobs] if jobs else words)


def parse_dice(text: str) -> Roll:
    """ "6 3 2" -> Roll(("2", "3", "6"))"""
    words = text.split()
    if len(words) != 3:
        raise InvalidMove(f"a roll is three dice such as '2 3 6', not {text[:20]!r}")
    for word in words:
        _read_die(word)
    return Roll(tuple(sorted(words)))


def parse_deal(text: str) -> Roll:
    """ "cards 14 3 7" -> Roll(("cards", "3", "7", "14"))"""
    word, *numbers = text.split() or [""]
    readable = all(number.isascii() and number.isdecimal() and len(number) <= 2 for number in numbers)
    if word != CARDS_WORD or len(numbers) != CARDS_DEALT or not readable:
        raise InvalidMove(f"cards are dealt first, written like 'cards 3 7 14', not {text[:20]!r}")
    return deal_of(sorted(map(int, numbers)))


def deal_of(cards: Sequence[int]) -> Roll:
    """(3, 7, 14) -> Roll(("cards", "3", "7", "14"))"""
    return Roll((CARDS_WORD, *map(str, cards)))


def _read_die(text: str) -> int:
    if text not in ("1", "2", "3", "4", "5", "6"):
        raise InvalidMove(f"a die shows 1 to 6, not {text[:12]!r}")
    return int(text)


def _read_icon(text: str) -> str:
    if text not in ICONS:
        raise InvalidMove(f"there is no icon {text[:12]!r}; icons are {', '.join(ICONS)}")
    return text


def _read_squares(text: str) -> Bits:
    names = text.split(",")
    for name in names:
        if name not in NUMBER_OF:
            raise InvalidMove(f"there is no square {name[:12]!r}; squares are a1 to f12")
    if len(set(names)) != len(names):
        raise InvalidMove("a square is named twice")
    return make_bits(NUMBER_OF[name] for name in names)


def _read_jobs(texts: list[str]) -> dict[int, str]:
    jobs = dict(map(_read_job, texts))
    if len(jobs) != len(texts):
        raise InvalidMove("a man has one job")
    return jobs


def _read_job(text: str) -> tuple[int, str]:
    name, _, job = text.partition("=")
    if name not in NUMBER_OF or job not in ("F", "L", "B"):
        raise InvalidMove(f"a job is written like c5=F, with F, L or B, not {text[:12]!r}")
    return NUMBER_OF[name], job


def describe_squares(bits: Bits) -> str:
    """Return squares for a sentence: "c4, c5" """
    return ", ".join(names_of(bits))
