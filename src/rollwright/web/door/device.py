"""Several people on one device: one cookie holds the seats of all of them, and who has the device now.

    TOKEN          one person
    TOKEN.3.1      three people; the second of them has the device

The first person sits by the token itself, each of the others by a token that is derived from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...core.types import Seat
from ...table.actors.tables import Tables
from ...table.dice.tokens import hash_token

FEWEST, MOST = 2, 6
"""How many people can share a device."""


class Device(NamedTuple):
    """What a browser holds at a table."""

    token: str
    people: int = 1
    holder: int = 0

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens of all its people, in their order."""
        others = (hash_token(f"{self.token} {number}") for number in range(1, self.people))
        return (self.token, *others)

    @property
    def current(self) -> str:
        """The token of the person who has the device now."""
        return self.tokens[self.holder]


def parse_device(text: str) -> Device:
    """ "TOKEN.3.1" -> Device("TOKEN", 3, 1); anything else is one person's token."""
    token, *numbers = text.split(".")
    if len(numbers) == 2 and all(len(each) == 1 and each in "0123456" for each in numbers):
        people, holder = map(int, numbers)
        if FEWEST <= people <= MOST and holder < people:
            return Device(token, people, holder)
    return Device(text)


def format_device(device: Device) -> str:
    """Device("TOKEN", 3, 1) -> "TOKEN.3.1" """
    return device.token if device.people == 1 else f"{device.token}.{device.people}.{device.holder}"


class Companion(NamedTuple):
    """Somebody who shares a device with the person who opened it."""

    name: str
    avatar: str
    seat: Seat | None = None
    """The seat wanted, where it matters which."""


async def seat_companions(
    tables: Tables, table: str, device: Device, companions: Iterable[Companion]
) -> None:
    """Seat everybody else who shares a device; they have no share of their own in the dice."""
    for companion, token in zip(companions, device.tokens[1:], strict=True):
        await tables.join(table, companion.name, companion.avatar, token=token, seat=companion.seat)


async def find_seats(tables: Tables, table: str, device: Device) -> list[Seat | None]:
    """Return the seats of a device's people, in their order; None for one who has given it up."""
    return [await tables.find_seat(table, token) for token in device.tokens]
