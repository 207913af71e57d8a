"""What a variant of Fiefdoms may change; the printed game changes nothing."""

from __future__ import annotations

import msgspec

from ...core.variants.counting import Counted
from ...core.variants.load import Changes, read_changes


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points that may differ."""

    basic: int = 3
    """A farm, quarry or windmill before its bonus."""
    farm_bonus: int = 2
    quarry_bonus: int = 1
    windmill_bonus: int = 1
    cottage: int = 2
    townhall: int = 5
    """Before its bonus."""
    guild: int = 15
    university: tuple[int, int, int, int] = (5, 8, 12, 15)


class FiefdomsChanges(Changes, frozen=True):
    """What a variant of Fiefdoms may say."""

    numbers: Numbers = Numbers()
    terms: tuple[Counted, ...] = ()
    """Terms of every score; they count what stands, whether it is active or not."""


CHANGES = read_changes(__package__, FiefdomsChanges)
