"""Moves as text: `6 water c4,c5,c6`, `5 men bonus c4,c5 c5=F`; rolls as text.

The die set aside comes first, then the icon, `bonus` if one is used, the squares in reading order, and
the job of every man who takes one. `draw nothing` leaves a bonus unused that nothing is drawn without.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.errors import IllegalMove, InvalidMove
from ....core.notation import Notation, Spelling
from ....core.types import Choice, Roll
from ....kernel.bits import make_bits
from ..board import NUMBER_OF, SQUARES, names_of
from ..dice import ICONS
from ..edition import CARDS_DEALT
from ..paths import VOCABULARY
from ..refusals import say_why

CARDS_WORD = "cards"


def _tidy_squares(text: str) -> str:
    """ "c5,c4" -> "c4,c5" """
    names = text.split(",")
    for name in names:
        if name not in NUMBER_OF:
            first, last = SQUARES[0], SQUARES[-1]
            raise InvalidMove(say_why("unread-square", text=repr(name[:12]), first=first, last=last))
    if len(set(names)) != len(names):
        raise InvalidMove(say_why("unread-square-twice"))
    squares = names_of(make_bits(NUMBER_OF[name] for name in names))
    if Choice("squares", ",".join(squares)) not in VOCABULARY:
        raise IllegalMove(say_why("unread-no-shape", squares=", ".join(squares)))
    return ",".join(squares)


NOTATION = Notation(
    VOCABULARY,
    {
        "die": Spelling("{value}", say_why("spelling-die")),
        "icon": Spelling("{value}", say_why("spelling-icon", icons=", ".join(ICONS))),
        "bonus": Spelling("{kind}"),
        "squares": Spelling("{value}", tidy=_tidy_squares),
        "job": Spelling("{value}", say_why("spelling-job"), has_commas=True),
    },
    {
        "die icon bonus? squares": "6 water c4,c5,c6",
        "die icon bonus? squares job+": "5 men c4,c5 c5=F",
        "draw": "draw nothing",
    },
)


def parse_dice(text: str) -> Roll:
    """ "6 3 2" -> Roll(("2", "3", "6"))"""
    words = text.split()
    if len(words) != 3:
        raise InvalidMove(say_why("unread-dice", text=repr(text[:20])))
    for word in words:
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise InvalidMove(say_why("unread-not-a-die", text=repr(word[:12])))
    return Roll(tuple(sorted(words)))


def parse_deal(text: str) -> Roll:
    """ "cards 14 3 7" -> Roll(("cards", "3", "7", "14"))"""
    word, *numbers = text.split() or [""]
    readable = all(number.isascii() and number.isdecimal() and len(number) <= 2 for number in numbers)
    if word != CARDS_WORD or len(numbers) != CARDS_DEALT or not readable:
        raise InvalidMove(say_why("unread-deal", text=repr(text[:20])))
    return deal_of(sorted(map(int, numbers)))


def deal_of(cards: Sequence[int]) -> Roll:
    """(3, 7, 14) -> Roll(("cards", "3", "7", "14"))"""
    return Roll((CARDS_WORD, *map(str, cards)))
