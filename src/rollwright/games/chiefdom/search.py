"""Looking ahead: moves in the order of their promise, and playouts of a few turns on common dice.

A playout plays shrewdly for some turns and then asks what the sheet promises: the promise is a better
judge than the noise of the many turns that would follow (docs/experiments.md has the figures).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.jit import jit
from ...core.rng import DICE, make_rng
from .contest import Contest, contest_hopes
from .edition import Rules
from .insight import SCALE, foresee, foresee_after, get_to_know, shrewd_move
from .moves import list_moves, make_move
from .playout import roll_dice
from .scoring import score_terms, total_score
from .sheet import Sheet

NO_ROLL = -1


@jit
def rank_moves(
    sheet: Sheet, rules: Rules, weights: Sequence[int], contest: Contest, roll: int
) -> tuple[list[int], list[int]]:
    """Return every legal move and what it promises."""
    known = get_to_know(sheet)
    codes = list_moves(sheet, rules, roll)
    hopes = [0 for _ in range(0)]
    for code in codes:
        hope = foresee_after(sheet, rules, weights, code, known)
        hopes.append(hope + contest_hopes(make_move(sheet, code), contest))
    return codes, hopes


@jit
def list_terms(sheet: Sheet, rules: Rules, roll: int) -> list[int]:
    """Return the terms after every legal move, one move after another in the order of `list_moves`."""
    found = [0 for _ in range(0)]
    for code in list_moves(sheet, rules, roll):
        for points in score_terms(make_move(sheet, code), rules):
            found.append(points)
    return found


@jit(inline=False)
def play_on(
    sheet: Sheet,
    rules: Rules,
    weights: Sequence[int],
    contest: Contest,
    roll: int,
    depth: int,
    seed: int,
    number: int,
) -> int:
    """Return what a sheet is worth after some shrewd turns; `roll` is the first of them if known.

    Alone the game is over when nothing can be drawn; with rivals, who may still draw, it goes on.
    """
    dice = make_rng(seed, number, DICE)
    for turn in range(depth):
        if turn > 0 or roll == NO_ROLL:
            dice, roll = roll_dice(dice)
        code = shrewd_move(sheet, rules, weights, roll)
        if code >= 0:
            sheet = make_move(sheet, code)
        elif contest.seats == 1:
            return total_score(sheet, rules) * SCALE
    return foresee(sheet, rules, weights) + contest_hopes(sheet, contest)


@jit
def try_sheet(
    sheet: Sheet,
    rules: Rules,
    weights: Sequence[int],
    contest: Contest,
    roll: int,
    depth: int,
    seed: int,
    first: int,
    playouts: int,
) -> list[int]:
    """Return what each of a sheet's playouts is worth."""
    values = [0 for _ in range(0)]
    for number in range(first, first + playouts):
        values.append(play_on(sheet, rules, weights, contest, roll, depth, seed, number))
    return values
