"""Looking ahead: greedy playouts of some turns.

A playout draws on one sheet; where another seat is Regent its pairing is drawn by lot. A full sheet counts by
its best activation, and a challenge passed counts extra.
"""

from __future__ import annotations

from ....core import kernel
from ....core.jit import jit
from ....core.kernel import Space, choose_at
from ....core.rng import DICE, make_rng
from ....core.values import value_at
from ..activation import best_active
from ..challenges import OFF
from ..playout import is_rolling, move_at, roll_at
from ..scoring import is_passed, total_points
from ..sheet import Sheet, is_full, places_of, turn_on
from ..table import BAR, BUILD, PAIR, SAGE_DEPTH, WHOLE, Point, Table
from .greedy import ONE
from .policy import GREEDY, RANDOM, SAGE, value_of

PASSED = 25 * ONE
"""What passing a challenge is worth besides its points."""


@kernel.play_on.of(Table)
@jit(inline=False)
def play_on(table: Table, at: Point, seat: int, seed: int, number: int, space: Space) -> int:
    """Some turns, and what the sheet is worth then."""
    if len(table.values) > 0:
        return play_on_by_value(table, at, seed, number, space)
    dice, hand, turns = make_rng(seed, number, DICE), make_rng(seed, number, 1), 0
    while not is_full(at.sheet) and (turns < table.depth or at.task == BAR):
        if is_rolling(table, at):
            dice, at = roll_at(table, at, dice)
        policy = GREEDY if at.task != PAIR or is_regent(table, at.sheet) else RANDOM
        hand, code = choose_at(table, at, policy, space, hand)
        turns += int(at.task == BUILD)
        at = move_at(table, at, code)
    if is_full(at.sheet):
        return worth_at_end(at.sheet, table.challenge)
    return value_of(at.sheet, table.challenge, space.rows)


@jit(inline=False)
def play_on_by_value(table: Table, at: Point, seed: int, number: int, space: Space) -> int:
    """Some turns after the one at hand by learned values, and what the sheet is worth then."""
    dice, hand = make_rng(seed, number, DICE), make_rng(seed, number, 1)
    turns, has_rolled = 0, False
    depth = table.depth if table.depth == WHOLE else SAGE_DEPTH
    while not is_full(at.sheet) and (turns < depth or at.task == BAR):
        if is_rolling(table, at):
            has_rolled = True
            dice, at = roll_at(table, at, dice)
        policy = SAGE if at.task != PAIR or is_regent(table, at.sheet) else RANDOM
        hand, code = choose_at(table, at, policy, space, hand)
        turns += int(has_rolled and at.task == BUILD)
        at = move_at(table, at, code)
    value: int = value_at(table, at, table.seat, table.values, space)
    return value


@jit
def is_regent(table: Table, sheet: Sheet) -> bool:
    """Say whether the table's seat is Regent."""
    return (turn_on(sheet, table.challenge) - 1) % table.seats == table.seat


@jit(inline=False)
def worth_at_end(sheet: Sheet, challenge: int) -> int:
    """Return a full sheet's points in hundredths, and what passing its challenge is worth."""
    places, active = places_of(sheet), best_active(sheet, challenge)
    value = total_points(sheet, places, active) * ONE
    return value + (PASSED if challenge != OFF and is_passed(sheet, places, active, challenge) else 0)
