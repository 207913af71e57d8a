"""Three ways to choose a move: by lot, by a guess at what the sheet is worth then, and by learned values."""

from __future__ import annotations

from ....core import kernel
from ....core.jit import jit
from ....core.kernel import Space
from ....core.rng import Rng, draw_below
from ....core.values import rank_by_value
from ..dice import is_pestilence
from ..moves import PAIR_MOVE, apply_alone, list_builds, list_simple, random_build
from ..offers import BUILDS
from ..sheet import Sheet
from ..table import BAR, BUILD, PAIR, Point, Table
from .greedy import evaluate

POLICIES = ("random", "greedy", "sage")
RANDOM, GREEDY, SAGE = range(3)


@jit(inline=False)
def best_with(sheet: Sheet, challenge: int, roll: int, pairing: int, space: Space) -> int:
    """Return the value of the best build with a pairing."""
    end = list_builds(sheet, challenge, roll, pairing, space.codes, BUILDS)
    best = evaluate(apply_alone(sheet, space.codes[BUILDS]), challenge, space.rows)
    for n in range(BUILDS + 1, end):
        best = max(best, evaluate(apply_alone(sheet, space.codes[n]), challenge, space.rows))
    return best


@kernel.rank_codes.of(Table)
@jit(inline=False)
def rank_codes(table: Table, at: Point, space: Space, moves: int) -> None:
    if len(table.values) > 0:
        rank_by_value(table, at, table.values, space, moves)
    else:
        rank_by_guess(table, at, space, moves)


@kernel.choose_at.of(Table)
@jit(inline=False)
def choose_at(table: Table, at: Point, policy: int, space: Space, hand: Rng) -> tuple[Rng, int]:
    """Where no values were learned, a sage is greedy."""
    if policy == RANDOM:
        return random_at(table, at, space, hand)
    moves = kernel.list_codes(table, at, space.codes)
    if policy == SAGE:
        rank_codes(table, at, space, moves)
    else:
        rank_by_guess(table, at, space, moves)
    best = kernel.first_best(space.values, moves)
    return hand, space.codes[best] if best >= 0 else -1


@jit(inline=False)
def rank_by_guess(table: Table, at: Point, space: Space, moves: int) -> None:
    """Write what the sheet after each move is worth by the estimate."""
    for n in range(moves):
        code = space.codes[n]
        if at.task == PAIR:
            space.values[n] = best_with(at.sheet, table.challenge, at.roll, code - PAIR_MOVE, space)
        else:
            space.values[n] = evaluate(apply_alone(at.sheet, code), table.challenge, space.rows)


@kernel.random_at.of(Table)
@jit(inline=False)
def random_at(table: Table, at: Point, space: Space, hand: Rng) -> tuple[Rng, int]:
    """Builds are drawn without listing them."""
    if at.task > BAR:
        return hand, -1
    if at.task == BUILD and not is_pestilence(at.roll):
        return random_build(space.codes, at.sheet, table.challenge, at.roll, at.pairing, hand)
    moves = list_simple(at.task, at.sheet, table.challenge, at.roll, space.codes)
    hand, which = draw_below(hand, moves)
    return hand, space.codes[which]
