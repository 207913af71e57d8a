"""Random numbers, the same plain and compiled.

The generator is sfc32 (small fast counting, 32-bit words): additions, shifts and no multiplication,
masked so that nothing depends on overflow. It is for simulation and bots; the fair dice of a table
have their own source.
"""

from __future__ import annotations

from typing import NamedTuple

from ..compiler.jit import jit

WORD = 0xFFFFFFFF
DICE = 0
"""The stream that dice come from; a bot in seat `s` draws from stream `s + 1`."""


class Rng(NamedTuple):
    """A generator's state: drawing returns the next one."""

    a: int
    b: int
    c: int
    counter: int


@jit
def make_rng(seed: int, game: int, stream: int) -> Rng:
    """Return the generator of one stream of one game of a seed (0 to 2**62 - 1)."""
    rng = Rng(seed & WORD, (seed >> 32) ^ (stream << 8), game & WORD, 1 + (game >> 32))
    for _ in range(15):
        rng, _word = draw_word(rng)
    return rng


@jit
def draw_word(rng: Rng) -> tuple[Rng, int]:
    """Return the next state and 32 random bits."""
    word = (rng.a + rng.b + rng.counter) & WORD
    a = rng.b ^ (rng.b >> 9)
    b = (rng.c + (rng.c << 3)) & WORD
    turned = ((rng.c << 21) | (rng.c >> 11)) & WORD
    return Rng(a, b, (turned + word) & WORD, (rng.counter + 1) & WORD), word


@jit
def draw_below(rng: Rng, bound: int) -> tuple[Rng, int]:
    """Return the next state and a number from 0 to bound - 1 (bound at most 2**31)."""
    rng, word = draw_word(rng)
    return rng, (word * bound) >> 32
