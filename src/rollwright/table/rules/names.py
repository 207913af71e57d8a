"""Names that people can see and tell apart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from ...core.errors import RollwrightError
from ...core.record import LONGEST_NAME, check_name
from ..messages import make_reason
from .refusal import Refusal, Why

AVATARS = ("pine", "house", "wave", "fish", "sun", "moon", "star", "peak", "leaf", "fire")
"""The marks of people, by the names of their drawings."""
_IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
"""Characters that show nothing by themselves: Unicode's property Default_Ignorable_Code_Point."""
BLANK = "\u2800"
"""A Braille pattern without dots, which counts as a symbol."""
SHOWN = frozenset("LNPS")
"""Categories of characters that show something: letters, numbers, punctuation, symbols."""
LOOK_ALIKE = str.maketrans(
    "авекмнорстухіјѕһԁԛԝαβεζηικμνορτυχ",
    "abekmhopctyxijshdqwabezhikmnoptyx",
)
"""Letters of other scripts that look like Latin ones, small or capital."""


def check_who(name: str, avatar: str) -> tuple[str, str]:
    """Return a name and avatar fit to show, or refuse them."""
    name = " ".join(name.split())
    try:
        name = check_name(name)
    except RollwrightError as wrong:
        raise Refusal(Why.UNREADABLE, wrong.reason) from None
    if not any(map(_is_shown, _IGNORABLE.sub("", name))):
        raise Refusal(Why.UNREADABLE, make_reason("name-invisible"))
    if avatar and avatar not in AVATARS:
        raise Refusal(Why.UNREADABLE, make_reason("avatar-unknown", known=", ".join(AVATARS)))
    return name, avatar


def known_avatar(avatar: str) -> str:
    """Return a mark that exists: older logs and profiles have others, which the first one replaces."""
    return avatar if not avatar or avatar in AVATARS else AVATARS[0]


def tell_apart(name: str, others: Iterable[str]) -> str:
    """Return a name that none of the others looks like: "Mira" beside "Mira" -> "Mira 2"."""
    taken, free, number = {*map(_skeleton, others)}, name, 2
    while _skeleton(free) in taken:
        ending = f" {number}"
        free, number = name[: LONGEST_NAME - len(ending)].rstrip() + ending, number + 1
    return free


def tell_people_apart(listed: Iterable[tuple[int, str]]) -> dict[tuple[int, str], str]:
    """Return what people of a list are called, by profile and name; of two alike the older keeps its own."""
    shown: dict[tuple[int, str], str] = {}
    for profile, name in sorted(set(listed)):
        shown[profile, name] = tell_apart(name, shown.values())
    return shown


@lru_cache(maxsize=1024)
def _skeleton(name: str) -> str:
    """Return what people see of a name, roughly: "ＭＩＲＡ", "mirа" -> "mira"."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(LOOK_ALIKE)
    return _IGNORABLE.sub("", plain).strip()


def _is_shown(letter: str) -> bool:
    return letter != BLANK and unicodedata.category(letter)[0] in SHOWN
