"""What a variant of Fiefdoms may change; the printed game changes nothing."""

from __future__ import annotations

import msgspec

from ...core.variants.counting import Counted
from ...core.variants.load import Changes, read_changes, refuse

MOST_TERMS = 6
MOST_NUMBER = 50


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


def check_numbers(numbers: Numbers) -> None:
    """Refuse points below zero, which the search for the best activation does not expect."""
    for name, value in msgspec.structs.asdict(numbers).items():
        listed = value if isinstance(value, tuple) else (value,)
        if not all(0 <= each <= MOST_NUMBER for each in listed):
            raise refuse(f"numbers.{name}", f"0 to {MOST_NUMBER}")


check_numbers(CHANGES.numbers)
if CHANGES.options:
    raise refuse("options", "there are none to change: a variant of Fiefdoms has no challenges")
