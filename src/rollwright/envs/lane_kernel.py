"""The kernel of the vector environment: steps a batch of games choice by choice, the same for every game.

A lane is a row of integers: seed and number of its game, the state of its generators, the choices made of
the current move, its score, and the position. The choices themselves are a row of their own.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from rollwright.compiler.dispatch import open_generic
from rollwright.compiler.jit import jit
from rollwright.core.rng import DICE, Rng, draw_below, make_rng
from rollwright.core.vocabulary import WAITS
from rollwright.kernel.bitmask import Mask, clear_marks, count_marks, is_marked, mark, nth_mark
from rollwright.kernel.interface import (
    list_codes,
    load_at,
    load_rng,
    move_at,
    roll_on,
    save_at,
    save_rng,
    seat_at,
    standing_at,
    total_at,
    write_path,
)
from rollwright.kernel.planes import Planes, clear_planes
from rollwright.kernel.step_kernel import code_at, mark_at, show_at, show_begun
from rollwright.kernel.types import Array, Numbers, Params, Position, Rows

SEED, NUMBER, DICE_AT, HAND_AT, STEP, TOTAL, ENDED, POINT = 0, 1, 2, 6, 10, 11, 12, 13
HAND_STREAM = 101
"""The stream that stands in for an illegal choice; seats draw from 1 to 100."""
GAIN, FINAL, VICTORY = range(3)
"""Rewards: what a move adds to the score, the score at the end, or the victory of the deciding seat."""
OVER, ILLEGAL, SCORE, SEAT, FINAL_SCORE = range(5)
"""Columns of the info array; the final score is that of a game whose lane restarted in the same step."""


class StepOptions(NamedTuple):
    """Options of `step` for all lanes."""

    reward: int
    replaces: int
    """Whether an illegal choice is replaced by a random legal one; otherwise it ends the game."""
    illegal_reward: float
    skips: int
    """Whether choices without an alternative are made at once."""
    restarts: int
    """Whether a lane's next game begins in the step that ends one."""


class LaneBatch(NamedTuple):
    """The shared inputs of all lanes and their output arrays, one row per lane."""

    params: Params
    start: Numbers
    step_options: StepOptions
    codes: Array
    """Scratch memory for the list of legal moves."""
    rows: Rows
    """The state of each lane,"""
    paths: Rows
    """and the choices of its unfinished move."""
    masks: NDArray[np.int8]
    planes: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    infos: NDArray[np.int64]
    finals: NDArray[np.uint8]
    """The last observation of games whose lane restarted in the same step."""


class Batch(Protocol):
    """What stepping a lane needs of a `LaneBatch`; one on a GPU has it too."""

    @property
    def params(self) -> Params: ...
    @property
    def start(self) -> Numbers: ...
    @property
    def step_options(self) -> StepOptions: ...
    @property
    def rewards(self) -> NDArray[np.float64]: ...
    @property
    def infos(self) -> NDArray[np.int64]: ...


class Lane(NamedTuple):
    """One lane: its state, the choices of its unfinished move, its action mask, scratch memory for moves."""

    row: Array
    path: Array
    mask: Mask
    codes: Array


@jit(inline=False)
def begin_lane(batch: Batch, row: Array) -> Position:
    """Start the lane's game and return its first decision."""
    params, dice = batch.params, make_rng(row[SEED], row[NUMBER], DICE)
    save_rng(row, HAND_AT, make_rng(row[SEED], row[NUMBER], HAND_STREAM))
    at = roll_lane(params, load_at(params, batch.start, 0), row, dice)
    row[STEP], row[ENDED], row[TOTAL] = 0, 0, score_lane(params, at, batch.step_options.reward)
    return at


@jit
def roll_lane(params: Params, at: Position, row: Array, dice: Rng) -> Position:
    """Roll until a decision is reached; save and return that position."""
    dice, at = roll_on(params, at, dice)
    save_rng(row, DICE_AT, dice)
    save_at(params, row, POINT, at)
    return at


@jit
def mark_lane(params: Params, at: Position, lane: Lane) -> int:
    """Mark the lane's legal choices and return how many there are; after the end it can only wait."""
    clear_marks(lane.mask)
    found = mark_at(params, at, lane.path, lane.row[STEP], lane.mask, lane.codes)
    if found == 0:
        lane.row[ENDED] = 1
        mark(lane.mask, WAITS)
    return found


@jit
def score_lane(params: Params, at: Position, reward: int) -> int:
    """Return a lane's score: the deciding seat's points, or the first seat's standing."""
    seat = 0 if reward == VICTORY else seat_at(params, at)
    total = total_at(params, at, seat)
    return standing_at(params, at, seat, total) if reward == VICTORY else total


@jit
def pay(params: Params, at: Position, row: Array, seat: int, reward: int) -> float:
    """Return the reward of a whole move for its seat, and update the lane's score."""
    total, following = total_at(params, at, seat), seat_at(params, at)
    if reward == VICTORY:
        row[TOTAL] = score_lane(params, at, reward)
        return float(standing_at(params, at, seat, total)) if row[ENDED] == 1 else 0.0
    gained = total - row[TOTAL]
    row[TOTAL] = total if following == seat else total_at(params, at, following)
    if reward == GAIN:
        return float(gained)
    return float(total) if row[ENDED] == 1 else 0.0


@jit(inline=False)
def random_choice(row: Array, mask: Mask) -> int:
    """Return a random legal choice, the same again for the same seed and game."""
    hand, which = draw_below(load_rng(row, HAND_AT), count_marks(mask))
    save_rng(row, HAND_AT, hand)
    return nth_mark(mask, which)


@jit
def step_lane(batch: Batch, lane: Lane, action: int) -> tuple[float, bool]:
    """Make a legal choice, and those without alternative after it if they are skipped.

    Return the reward, and whether a move was completed.
    """
    params, step_options, row = batch.params, batch.step_options, lane.row
    reward, moved = 0.0, False
    while True:
        at = load_at(params, row, POINT)
        lane.path[row[STEP]] = action
        row[STEP] += 1
        code = code_at(params, at, lane.path, row[STEP], lane.codes)
        if code < 0:
            choices = mark_lane(params, at, lane)
        else:
            seat = seat_at(params, at)
            after = roll_lane(params, move_at(params, at, code), row, load_rng(row, DICE_AT))
            row[STEP], moved = 0, True
            choices = mark_lane(params, after, lane)
            reward += pay(params, after, row, seat, step_options.reward)
        if step_options.skips == 0 or choices != 1:
            break
        action = nth_mark(lane.mask, 0)
    return reward, moved


@jit
def write_info(params: Params, row: Array, info: Array) -> None:
    """Write the lane's columns of the info array."""
    info[OVER], info[SCORE] = row[ENDED], row[TOTAL]
    info[SEAT] = seat_at(params, load_at(params, row, POINT))


@jit
def show_lane(params: Params, row: Array, path: Array, planes: Planes, moved: bool) -> None:
    """Write the lane's observation; within a move only the planes of its choices change."""
    at = load_at(params, row, POINT)
    seat = seat_at(params, at)
    if moved:
        clear_planes(planes)
        show_at(params, at, seat, path, row[STEP], planes, 0)
    else:
        show_begun(params, at, seat, path, row[STEP], planes, 0)


@open_generic
def keep_end(batch: LaneBatch, lane: Lane, n: int) -> None:
    """Save the last observation of a game whose lane restarts in the same step."""
    show_lane(batch.params, lane.row, lane.path, batch.finals[n], True)


@jit
def step_game(batch: Batch, lane: Lane, action: int, n: int) -> bool:
    """Step one lane, and restart it at the end of its game if `restarts` is set.

    Return whether the whole observation changed, not only the choices of a move.
    """
    row, mask, info, moved = lane.row, lane.mask, batch.infos[n], False
    info[ILLEGAL] = 0 if is_marked(mask, action) else 1
    if info[ILLEGAL] == 1 and batch.step_options.replaces == 1:
        action = random_choice(row, mask)
    if not is_marked(mask, action):
        row[ENDED] = 1
        batch.rewards[n] = batch.step_options.illegal_reward
    else:
        batch.rewards[n], moved = step_lane(batch, lane, action)
    over, info[FINAL_SCORE] = row[ENDED], 0
    if over == 1 and batch.step_options.restarts == 1:
        keep_end(batch, lane, n)
        info[FINAL_SCORE] = row[TOTAL]
        row[NUMBER] += 1
        begin_game(batch, lane)
        moved = True
    write_info(batch.params, row, info)
    info[OVER] = over
    return moved


@jit(inline=False)
def begin_game(batch: Batch, lane: Lane) -> float:
    """Start the lane's game and return the reward of skipped forced choices."""
    at, paid = begin_lane(batch, lane.row), 0.0
    choices = mark_lane(batch.params, at, lane)
    if batch.step_options.skips == 1 and choices == 1:
        paid, _ = step_lane(batch, lane, nth_mark(lane.mask, 0))
    return paid


@jit
def begin_seed(batch: Batch, lane: Lane, seed: int, n: int) -> None:
    """Start a game in one lane: game 0 of a seed; for a seed below 0 the lane's next game."""
    if seed < 0:
        lane.row[NUMBER] += 1
    else:
        lane.row[SEED], lane.row[NUMBER] = seed, 0
    batch.rewards[n] = begin_game(batch, lane)
    batch.infos[n][ILLEGAL] = batch.infos[n][FINAL_SCORE] = 0
    write_info(batch.params, lane.row, batch.infos[n])


# ---- all lanes


@jit
def lane_at(batch: LaneBatch, n: int) -> Lane:
    """Return one of the lanes."""
    return Lane(batch.rows[n], batch.paths[n], batch.masks[n], batch.codes)


@jit
def step_lanes(batch: LaneBatch, actions: Numbers, stepped: Numbers) -> None:
    """Step every lane marked in `stepped`."""
    for n in range(len(batch.rows)):
        if stepped[n] != 0:
            lane = lane_at(batch, n)
            moved = step_game(batch, lane, actions[n], n)
            show_lane(batch.params, lane.row, lane.path, batch.planes[n], moved)


@jit
def begin_lanes(batch: LaneBatch, seeds: Numbers, begun: Numbers) -> None:
    """Start a game in every lane that begins: game 0 of its seed; for a seed below 0 its next game."""
    for n in range(len(batch.rows)):
        if begun[n] != 0:
            lane = lane_at(batch, n)
            begin_seed(batch, lane, seeds[n], n)
            show_lane(batch.params, lane.row, lane.path, batch.planes[n], True)


@jit
def refresh_lanes(batch: LaneBatch, seeds: Numbers, refreshed: Numbers) -> None:
    """Recompute masks, infos and observations of lanes whose state was set from outside.

    A seed of 0 or more reseeds the lane's dice.
    """
    for n in range(len(batch.rows)):
        if refreshed[n] != 0:
            lane = lane_at(batch, n)
            if seeds[n] >= 0:
                save_rng(lane.row, DICE_AT, make_rng(seeds[n], lane.row[NUMBER], DICE))
            mark_lane(batch.params, load_at(batch.params, lane.row, POINT), lane)
            batch.rewards[n] = 0.0
            batch.infos[n][ILLEGAL] = batch.infos[n][FINAL_SCORE] = 0
            write_info(batch.params, lane.row, batch.infos[n])
            show_lane(batch.params, lane.row, lane.path, batch.planes[n], True)


@jit
def sample_choices(rows: Rows, masks: NDArray[np.int8], choices: Array) -> None:
    """Write a random legal choice for each lane."""
    for n in range(len(rows)):
        choices[n] = random_choice(rows[n], masks[n])


@jit
def count_moves(params: Params, rows: Rows, lanes: Numbers, codes: Array, counts: Array) -> None:
    """Write how many whole moves each of some lanes has."""
    for n in range(len(lanes)):
        counts[n] = list_codes(params, load_at(params, rows[lanes[n]], POINT), codes)


@jit
def list_afterstates(  # noqa: PLR0913
    params: Params,
    rows: Rows,
    lanes: Numbers,
    codes: Array,
    paths: Array,
    longest: int,
    totals: Array,
    planes: NDArray[np.uint8],
) -> None:
    """Write every move's path, and the score and observation of its afterstate, before the next roll."""
    found = 0
    for n in range(len(lanes)):
        at = load_at(params, rows[lanes[n]], POINT)
        seat = seat_at(params, at)
        for move in range(list_codes(params, at, codes)):
            then = move_at(params, at, codes[move])
            write_path(params, at, codes[move], paths, found * longest, longest)
            totals[found] = total_at(params, then, seat)
            shown = planes[found]
            clear_planes(shown)
            show_at(params, then, seat, paths, 0, shown, 0)
            found += 1
