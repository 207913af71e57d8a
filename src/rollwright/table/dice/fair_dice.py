"""Dice that anyone can check and nobody can steer.

Before the first roll the table shows the SHA-256 of a secret of 32 bytes. Every person who sits down gives a
promise, the SHA-256 of a nonce, and shows the nonce when the game has started and all promises are known.
Roll number r draws a ticket from

    HMAC-SHA256(secret, "TABLE|r|1:NONCE,2:NONCE|counter")

with the nonces in the order of the seats. Whoever knows the secret and sits down too had to promise before
they knew the others' nonces, so they cannot choose one that suits them. Once the secret is shown everybody
can draw every roll again. In dice of the first kind (of before) nonces were given openly, as people came.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from ...core.dice import count_ways, pick_roll
from ...core.game import Game
from ...core.types import Roll, Seat

SECRET_BYTES = 32
NONCE_BYTES = 16
_SPAN = 2**64
S = TypeVar("S")

Block = Callable[[int], bytes]
"""From a counter to 32 bytes."""


class SeatNonce(NamedTuple):
    """A seat's share in the dice; it counts from that step of the record on."""

    seat: Seat
    first_step: int
    nonce: str


def make_secret() -> bytes:
    """Return a new dice secret."""
    return secrets.token_bytes(SECRET_BYTES)


def make_nonce() -> str:
    """Return a nonce for a seat that brings none."""
    return secrets.token_hex(NONCE_BYTES)


def commit_to(secret: bytes) -> str:
    """Return the commitment to publish before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def commitment_of(nonce: str) -> str:
    """Return the promise to give before the nonce is shown."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def make_block(secret: bytes, table: str, number: int, nonces: Sequence[SeatNonce]) -> Block:
    """Return the source of random bytes of one roll."""
    shares = ",".join(f"{nonce.seat + 1}:{nonce.nonce}" for nonce in nonces)

    def block(counter: int) -> bytes:
        message = f"{table}|{number}|{shares}|{counter}"
        return hmac.digest(secret, message.encode(), "sha256")

    return block


def draw_ticket(block: Block, total: int) -> int:
    """Return a number below `total`, all equally likely.

    The first 8 bytes are a number; one from the incomplete last stretch of `total` is thrown away and
    the counter goes on, for otherwise the small tickets would come a little more often.
    """
    counter = 0
    while True:
        number = int.from_bytes(block(counter)[:8], "big")
        if number < _SPAN - _SPAN % total:
            return number % total
        counter += 1


def roll_fairly(game: Game[S], state: S, block: Block) -> Roll:
    """Return the roll that follows from the block for a state in which chance moves."""
    rolls = game.rolls(state)
    return pick_roll(rolls, draw_ticket(block, count_ways(rolls)))


def counting(nonces: Sequence[SeatNonce], step: int) -> tuple[SeatNonce, ...]:
    """Return the nonces that count for a roll at that step, in the order they came."""
    return tuple(nonce for nonce in nonces if nonce.first_step <= step)
