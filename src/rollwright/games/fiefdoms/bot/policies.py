"""Three ways to choose a move: by lot, by a guess at what the sheet is worth then, and by learned values."""

from __future__ import annotations

from ....compiler.jit import jit
from ....core.rng import Rng, draw_below
from ....kernel import interface as kernel
from ....values.evaluation import rank_by_value
from ....values.scratch import ValueWorkspace
from ..dice import is_pestilence
from ..moves import PAIR_MOVE, apply_alone, list_builds, list_simple, random_build
from ..offers import BUILDS
from ..params import BAR, BUILD, PAIR, Params, Point
from ..sheet import Sheet
from .greedy import evaluate

POLICIES = ("random", "greedy", "sage")
RANDOM, GREEDY, SAGE = range(3)


@jit(inline=False)
def best_with(sheet: Sheet, challenge: int, roll: int, pairing: int, workspace: ValueWorkspace) -> int:
    """Return the value of the best build with a pairing."""
    end = list_builds(sheet, challenge, roll, pairing, workspace.codes, BUILDS)
    best = evaluate(apply_alone(sheet, workspace.codes[BUILDS]), challenge)
    for n in range(BUILDS + 1, end):
        best = max(best, evaluate(apply_alone(sheet, workspace.codes[n]), challenge))
    return best


@jit(inline=False)
def rank_codes(params: Params, at: Point, workspace: ValueWorkspace, moves: int) -> None:
    if len(params.values) > 0:
        rank_by_value(params, at, params.values, workspace, moves)
    else:
        rank_by_guess(params, at, workspace, moves)


@jit(inline=False)
def choose_at(
    params: Params, at: Point, policy: int, workspace: ValueWorkspace, hand: Rng
) -> tuple[Rng, int]:
    """Where no values were learned, a sage is greedy."""
    if policy == RANDOM:
        return random_at(params, at, workspace, hand)
    moves = kernel.list_codes(params, at, workspace.codes)
    if policy == SAGE:
        rank_codes(params, at, workspace, moves)
    else:
        rank_by_guess(params, at, workspace, moves)
    best = kernel.first_best(workspace.values, moves)
    return hand, workspace.codes[best] if best >= 0 else -1


@jit(inline=False)
def rank_by_guess(params: Params, at: Point, workspace: ValueWorkspace, moves: int) -> None:
    """Write what the sheet after each move is worth by the estimate."""
    for n in range(moves):
        code = workspace.codes[n]
        if at.task == PAIR:
            workspace.values[n] = best_with(at.sheet, params.challenge, at.roll, code - PAIR_MOVE, workspace)
        else:
            workspace.values[n] = evaluate(apply_alone(at.sheet, code), params.challenge)


@jit(inline=False)
def random_at(params: Params, at: Point, workspace: ValueWorkspace, hand: Rng) -> tuple[Rng, int]:
    """Builds are drawn without listing them."""
    if at.task > BAR:
        return hand, -1
    if at.task == BUILD and not is_pestilence(at.roll):
        return random_build(workspace.codes, at.sheet, params.challenge, at.roll, at.pairing, hand)
    moves = list_simple(at.task, at.sheet, params.challenge, at.roll, workspace.codes)
    hand, which = draw_below(hand, moves)
    return hand, workspace.codes[which]
