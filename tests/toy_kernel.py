"""The kernel of Toy: a row of six squares, marked by one of two dice."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.compiler.jit import jit, lookup_table
from rollwright.core.rng import Rng, draw_below, make_rng
from rollwright.kernel.bits import NONE, Bits, count, has, later, one

SQUARES = 6
SIGNS = ("x", "o")
PAIRS = tuple((a, b) for a in range(6) for b in range(a, 6))
TICKETS = tuple(pair for pair, (a, b) in enumerate(PAIRS) for _ in range(1 if a == b else 2))
PAIR_OF = lookup_table(TICKETS)
LOW_OF = lookup_table([a for a, _ in PAIRS])
HIGH_OF = lookup_table([b for _, b in PAIRS])
TERMS = ("marks", "twins", "empty")
RANDOM, GREEDY = 0, 1


class Row(NamedTuple):
    """A seat's squares."""

    crosses: Bits
    circles: Bits


BLANK = Row(NONE, NONE)


@jit
def list_codes(row: Row, pair: int, circles: int) -> list[int]:
    """A code is twice the square, plus one for a circle."""
    codes = [0 for _ in range(0)]
    low, high = LOW_OF(pair), HIGH_OF(pair)
    taken = row.crosses | row.circles
    for square in range(low, high + 1):
        if square in (low, high) and not has(taken, square):
            codes.append(2 * square)
            if circles:
                codes.append(2 * square + 1)
    return codes


@jit
def mark(row: Row, code: int) -> Row:
    """Return the row with the code's mark."""
    if code & 1:
        return Row(row.crosses, row.circles | one(code >> 1))
    return Row(row.crosses | one(code >> 1), row.circles)


@jit
def count_terms(row: Row) -> tuple[int, int, int]:
    """A cross is 1, a circle 2, two crosses side by side 3 more, an empty square -1."""
    crosses, circles = count(row.crosses), count(row.circles)
    twins = count(row.crosses & later(row.crosses, 1))
    return crosses + 2 * circles, 3 * twins, crosses + circles - 6


@jit
def pick_code(row: Row, codes: list[int], policy: int, rng: Rng) -> tuple[Rng, int]:
    """Return the code a policy chooses."""
    rng, chosen = draw_below(rng, len(codes))
    best = -100
    if policy == 1:
        for index, code in enumerate(codes):
            marks, twins, empty = count_terms(mark(row, code))
            if marks + twins + empty > best:
                best, chosen = marks + twins + empty, index
    return rng, codes[chosen]


@jit
def play_row(
    seed: int, game: int, seat: int, policy: int, turns: int, circles: int
) -> tuple[int, int, int, int]:
    """Play one seat's game; return its terms and the number of decisions."""
    dice, hand = make_rng(seed, game, 0), make_rng(seed, game, seat + 1)
    row = Row(Bits(0, 0), Bits(0, 0))
    decisions = 0
    for _ in range(turns):
        dice, ticket = draw_below(dice, 36)
        codes = list_codes(row, PAIR_OF(ticket), circles)
        if len(codes) > 0:
            hand, code = pick_code(row, codes, policy, hand)
            row = mark(row, code)
            decisions += 1
    marks, twins, empty = count_terms(row)
    return marks, twins, empty, decisions


@jit
def try_row(row: Row, turns: int, circles: int, seed: int, first: int, playouts: int) -> list[int]:
    """Return what greedy playouts of a row are worth."""
    values = [0 for _ in range(0)]
    for number in range(first, first + playouts):
        dice, hand, then = make_rng(seed, number, 0), make_rng(seed, number, 1), row
        for _ in range(turns):
            dice, ticket = draw_below(dice, 36)
            codes = list_codes(then, PAIR_OF(ticket), circles)
            if len(codes) > 0:
                hand, code = pick_code(then, codes, 1, hand)
                then = mark(then, code)
        marks, twins, empty = count_terms(then)
        values.append(marks + twins + empty)
    return values


@jit
def run_rows(seed: int, games: int, turns: int, circles: int) -> int:
    """Return the number of decisions of that many random games."""
    decisions = 0
    for game in range(games):
        decisions += play_row(seed, game, 0, 0, turns, circles)[3]
    return decisions


@jit
def trace_row(seed: int, game: int, turns: int, circles: int) -> list[int]:
    """Return a hash of the row after every turn of a random game."""
    return [sum_up(play_row(seed, game, 0, 0, played, circles), played) for played in range(1, turns + 1)]


@jit
def sum_up(played: tuple[int, int, int, int], turn: int) -> int:
    """Return a number that tells rows apart."""
    return ((played[0] * 64 + played[1]) * 64 + played[2]) * 64 + played[3] * 8 + turn
