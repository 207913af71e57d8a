"""Four ways to choose a move, and playouts of a few turns."""

from __future__ import annotations

from ....compiler.jit import jit
from ....core.rng import DICE, Rng, make_rng
from ....kernel.interface import first_best
from ....values.evaluation import best_within, rank_by_value, value_at
from ....values.scratch import ValueWorkspace
from ..cards import expected_prizes
from ..dice import ALL_WAYS, ROLL_OF_TICKET
from ..kernel import move_at, roll_at
from ..moves import DRAW_NOTHING, list_moves, make_move, random_move
from ..params import NO_ROLL, Params, Turn
from ..scoring import total_score
from .features import SCALE, evaluate_features, rank_by_promise

POLICIES = ("random", "greedy", "shrewd", "sage")
RANDOM, GREEDY, SHREWD, SAGE = range(4)
DEPTH = 4
"""Turns a shrewd playout looks ahead."""
SAGE_DEPTH = 1
"""Turns a playout by learned values looks ahead;"""
PLAYOUT_CLOSE = SCALE
"""and how far behind the best by tables a move may be there for the net to be asked about it."""
STRIDE = 89
"""From one playout's first roll to the next one's: 216 playouts in a row meet each way the dice fall once."""


@jit(inline=False)
def best_move(params: Params, at: Turn, policy: int, workspace: ValueWorkspace) -> int:
    """Return the first of the moves that score or promise most; -1 if there is none."""
    moves = list_moves(at.sheet, params.rules, at.roll, workspace.codes)
    if policy == GREEDY:
        for n in range(moves):
            workspace.values[n] = total_score(make_move(at.sheet, workspace.codes[n]), params.rules)
    elif policy == SAGE and len(params.values) > 0:
        rank_by_value(params, at, params.values, workspace, moves)
    else:
        rank_by_promise(at.sheet, params.rules, params.weights, workspace, moves)
    if policy != GREEDY:
        rank_rest(params, at, workspace, moves)
    best = first_best(workspace.values, moves)
    return workspace.codes[best] if best >= 0 else -1


@jit
def rank_rest(params: Params, at: Turn, workspace: ValueWorkspace, moves: int) -> None:
    """Value drawing nothing, if it is among the moves, as what it is to who plays alone: the end."""
    if moves > 0 and workspace.codes[moves - 1] == DRAW_NOTHING and params.contest.seats == 1:
        workspace.values[moves - 1] = total_score(at.sheet, params.rules) * SCALE


@jit
def random_at(params: Params, at: Turn, workspace: ValueWorkspace, hand: Rng) -> tuple[Rng, int]:
    return random_move(at.sheet, params.rules, at.roll, hand)


@jit
def choose_at(params: Params, at: Turn, policy: int, workspace: ValueWorkspace, hand: Rng) -> tuple[Rng, int]:
    """Where no values were learned, a sage is shrewd."""
    if policy == RANDOM:
        return random_at(params, at, workspace, hand)
    return hand, best_move(params, at, policy, workspace)


@jit(inline=False)
def rank_codes(params: Params, at: Turn, workspace: ValueWorkspace, moves: int) -> None:
    if len(params.values) > 0:
        rank_by_value(params, at, params.values, workspace, moves)
        rank_rest(params, at, workspace, moves)
        return
    rank_by_promise(at.sheet, params.rules, params.weights, workspace, moves)
    if params.contest.seats > 1:
        for n in range(moves):
            workspace.values[n] += expected_prizes(make_move(at.sheet, workspace.codes[n]), params.contest)
    rank_rest(params, at, workspace, moves)


@jit(inline=False)
def play_on(params: Params, at: Turn, seat: int, seed: int, number: int, workspace: ValueWorkspace) -> int:
    """Some turns, then what the sheet promises: a better judge than the noise of what would follow.

    Alone the game is over when nothing can be drawn; with rivals, who may still draw, it goes on.
    """
    if len(params.values) > 0:
        return play_on_by_value(params, at, seed, number, workspace)
    dice = make_rng(seed, number, DICE)
    for _ in range(DEPTH):
        if at.roll == NO_ROLL:
            dice, at = roll_at(params, at, dice)
        code = best_move(params, at, SHREWD, workspace)
        if code >= 0:
            at = move_at(params, at, code)
        elif params.contest.seats == 1:
            return total_score(at.sheet, params.rules) * SCALE
        else:
            at = Turn(at.sheet, NO_ROLL, at.turn + 1)
    return evaluate_features(at.sheet, params.rules, params.weights) + expected_prizes(
        at.sheet, params.contest
    )


@jit(inline=False)
def play_on_by_value(params: Params, at: Turn, seed: int, number: int, workspace: ValueWorkspace) -> int:
    """Play some turns by learned values and return what the last move promised."""
    dice, value = make_rng(seed, number, DICE), 0
    if at.roll == NO_ROLL:
        at = Turn(at.sheet, ROLL_OF_TICKET((seed + number * STRIDE) % ALL_WAYS), at.turn)
    for _ in range(SAGE_DEPTH):
        if at.roll == NO_ROLL:
            dice, at = roll_at(params, at, dice)
        code, value = best_within(params, at, params.values, workspace, PLAYOUT_CLOSE)
        if code < 0 and params.contest.seats == 1:
            return total_score(at.sheet, params.rules) * SCALE
        if code < 0:
            value = value_at(params, at, 0, params.values, workspace)
        at = move_at(params, at, code) if code >= 0 else Turn(at.sheet, NO_ROLL, at.turn + 1)
    return value
