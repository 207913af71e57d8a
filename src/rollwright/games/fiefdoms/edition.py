"""The edition that is played: the printed one, or what a variant makes of it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ...core.variants.counting import Counted
from ...core.variants.load import refuse
from .variant import CHANGES, FiefdomsChanges, Numbers

MOST_NUMBER = 50


@dataclass(frozen=True)
class Edition:
    """One edition of the game."""

    changes: FiefdomsChanges

    @property
    def is_variant(self) -> bool:
        """Whether it is not the printed one: a variant has neither ranks, challenges nor learned values."""
        return bool(self.changes.id)

    @property
    def id(self) -> str:
        return self.changes.id or "fiefdoms"

    @property
    def name(self) -> str:
        return self.changes.name or "Rolling Fiefdoms"

    @property
    def numbers(self) -> Numbers:
        """The points that may differ."""
        return self.changes.numbers

    @property
    def terms(self) -> tuple[Counted, ...]:
        """Terms of every score besides the printed ones."""
        return self.changes.terms


def check_edition(edition: Edition) -> Edition:
    """Return an edition that can be played.

    Points are not below zero, which the search for the best activation does not expect.
    """
    for name, value in msgspec.structs.asdict(edition.numbers).items():
        listed = value if isinstance(value, tuple) else (value,)
        if not all(0 <= each <= MOST_NUMBER for each in listed):
            raise refuse(f"numbers.{name}", f"0 to {MOST_NUMBER}")
    if edition.changes.options:
        raise refuse("options", "there are none to change: a variant of Fiefdoms has no challenges")
    return edition


EDITION = check_edition(Edition(CHANGES))
