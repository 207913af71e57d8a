"""The best activation as the game counts it: found once, and refused where it is too hard to find."""

from __future__ import annotations

from functools import lru_cache

from ....core.errors import InvalidSheet
from ..engine import FiefdomsEngine
from ..messages import say_why
from ..sheet import Sheet
from ..text.sheet_text import check_sheet, format_sheet, read_sheet
from . import TOO_HARD


@lru_cache(maxsize=4096)
def _remembered(sheet: Sheet, challenge: int) -> int:
    """Return the active buildings, found by the compiled kernel once it is warm."""
    return FiefdomsEngine(fast=None).active(sheet, challenge)


def find_best(sheet: Sheet, challenge: int) -> int:
    """Return the active buildings of the best activation.

    Raise InvalidSheet if no game can have the sheet and it takes more steps than such a sheet is given.
    """
    active = _remembered(sheet, challenge)
    if active == TOO_HARD:
        raise InvalidSheet(say_why("too-hard", reason=_why_not(sheet, challenge)))
    return active


def _why_not(sheet: Sheet, challenge: int) -> str:
    try:
        check_sheet(read_sheet(format_sheet(sheet, challenge)))
    except InvalidSheet as wrong:
        return wrong.reason
    return say_why("limits-broken")
