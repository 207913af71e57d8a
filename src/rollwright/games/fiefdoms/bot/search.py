"""Looking ahead: greedy playouts of some turns.

A playout draws on one sheet; where another seat is Regent its pairing is drawn by lot. A full sheet counts by
its best activation, and a challenge passed counts extra.
"""

from __future__ import annotations

from ....compiler.jit import jit
from ....core.rng import DICE, make_rng
from ....kernel.interface import choose_at
from ....values.evaluation import value_at
from ....values.scratch import ValueWorkspace
from ..activation import best_active
from ..activation.needs import is_passed
from ..challenges import OFF
from ..kernel import decides_at, is_rolling, move_at, roll_at
from ..params import BAR, BUILD, PAIR, SAGE_DEPTH, WHOLE, Params, Point
from ..scoring import total_points
from ..sheet import Sheet, is_full, note_places, places_room
from ..terms import own_points
from .greedy import ONE, evaluate
from .policies import GREEDY, RANDOM, SAGE

PASSED = 25 * ONE
"""What passing a challenge is worth besides its points."""


@jit(inline=False)
def play_on(params: Params, at: Point, seat: int, seed: int, number: int, workspace: ValueWorkspace) -> int:
    """Some turns, and what the sheet is worth then; by learned values fewer, after the one at hand."""
    has_values = len(params.values) > 0
    depth = SAGE_DEPTH if has_values and params.depth != WHOLE else params.depth
    dice, hand = make_rng(seed, number, DICE), make_rng(seed, number, 1)
    turns, is_counting = 0, not has_values
    while not is_full(at.sheet) and (turns < depth or at.task == BAR):
        if is_rolling(params, at):
            is_counting = True
            dice, at = roll_at(params, at, dice)
        policy = SAGE if has_values else GREEDY
        if at.task == PAIR and not decides_at(params, at, params.seat):
            policy = RANDOM
        hand, code = choose_at(params, at, policy, workspace, hand)
        turns += int(is_counting and at.task == BUILD)
        at = move_at(params, at, code)
    if has_values:
        return value_at(params, at, params.seat, params.values, workspace)
    return worth_of(at.sheet, params.challenge, workspace)


@jit(inline=False)
def worth_of(sheet: Sheet, challenge: int, workspace: ValueWorkspace) -> int:
    """Return what a sheet is worth by the estimate; a full one by its points, a passed challenge besides."""
    if not is_full(sheet):
        return evaluate(sheet, challenge)
    places, active = places_room(), best_active(sheet, challenge)
    note_places(sheet, places)
    value = (total_points(sheet, places, active) + own_points(places)) * ONE
    return value + (PASSED if challenge != OFF and is_passed(sheet, places, active, challenge) else 0)
