"""The kernel of the vector environment: lanes are tables of one view, paid and begun anew when stepped.

What a lane adds to a table (`table_kernel`): the reward of a move, a choice that is illegal, choices without
an alternative, and the next game in the step that ends one.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rollwright.compiler.dispatch import open_generic
from rollwright.compiler.jit import jit
from rollwright.core.rng import DICE, make_rng
from rollwright.kernel.bitmask import is_marked, nth_mark
from rollwright.kernel.interface import (
    list_codes,
    load_at,
    move_at,
    save_rng,
    seat_at,
    standing_at,
    total_at,
    write_path,
)
from rollwright.kernel.planes import Planes, clear_planes
from rollwright.kernel.step_kernel import show_at, show_begun
from rollwright.kernel.types import Array, Numbers, Params, Position, Rows

from .table_kernel import (
    AT,
    CHOICES,
    DICE_AT,
    FIRST_SEAT,
    NUMBER,
    PHASE,
    SEED,
    SHOWN,
    TOTAL,
    Batch,
    TableBatch,
    begin_table,
    choose,
    mark_all,
    random_choice,
    view_at,
)
from .table_kernel import OVER as GAME_OVER
from .table_kernel import STEP as SEAT_STEP

STEP, POINT = FIRST_SEAT + SEAT_STEP, FIRST_SEAT + AT
GAIN, FINAL, VICTORY = range(3)
"""Rewards: what a move adds to the score, the score at the end, or the victory of the deciding seat."""
OVER, ILLEGAL, SCORE, SEAT, FINAL_SCORE = range(5)
"""Columns of the info array; the final score is that of a game whose lane restarted in the same step."""


@jit
def score_lane(params: Params, at: Position, reward: int) -> int:
    """Return a lane's score: the deciding seat's points, or the first seat's standing."""
    seat = 0 if reward == VICTORY else seat_at(params, at)
    total = total_at(params, at, seat)
    return standing_at(params, at, seat, total) if reward == VICTORY else total


@jit
def pay(params: Params, row: Array, seat: int, reward: int) -> float:
    """Return the reward of a whole move for its seat, and update the lane's score."""
    at, is_over = load_at(params, row, POINT), row[PHASE] == GAME_OVER
    total, following = total_at(params, at, seat), seat_at(params, at)
    if reward == VICTORY:
        row[TOTAL] = score_lane(params, at, reward)
        return float(standing_at(params, at, seat, total)) if is_over else 0.0
    gained = total - row[TOTAL]
    row[TOTAL] = total if following == seat else total_at(params, at, following)
    if reward == GAIN:
        return float(gained)
    return float(total) if is_over else 0.0


@jit
def step_lane(batch: Batch, n: int, action: int) -> tuple[float, bool]:
    """Make a legal choice, and those without alternative after it if they are skipped.

    Return the reward, and whether a move was completed.
    """
    params, step_options, row = batch.params, batch.step_options, batch.rows[n]
    reward, moved = 0.0, False
    while True:
        seat = seat_at(params, load_at(params, row, POINT))
        if choose(batch, n, seat, action) == SHOWN:
            moved = True
            reward += pay(params, row, seat, step_options.reward)
        if step_options.skips == 0 or row[CHOICES] != 1:
            break
        action = nth_mark(view_at(batch, n, n).mask, 0)
    return reward, moved


@jit
def write_info(params: Params, row: Array, info: Array) -> None:
    """Write the lane's columns of the info array."""
    info[OVER], info[SCORE] = int(row[PHASE] == GAME_OVER), row[TOTAL]
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
def keep_end(batch: TableBatch, n: int) -> None:
    """Save the last observation of a game whose lane restarts in the same step."""
    show_lane(batch.params, batch.rows[n], batch.paths[n], batch.finals[n], True)


@jit
def step_game(batch: Batch, n: int, action: int) -> bool:
    """Step one lane, and restart it at the end of its game if `restarts` is set.

    Return whether the whole observation changed, not only the choices of a move.
    """
    row, mask, info, moved = batch.rows[n], view_at(batch, n, n).mask, batch.infos[n], False
    info[ILLEGAL] = 0 if is_marked(mask, action) else 1
    if info[ILLEGAL] == 1 and batch.step_options.replaces == 1:
        action = random_choice(row, mask)
    if not is_marked(mask, action):
        row[PHASE] = GAME_OVER
        batch.rewards[n] = batch.step_options.illegal_reward
    else:
        batch.rewards[n], moved = step_lane(batch, n, action)
    is_over, info[FINAL_SCORE] = row[PHASE] == GAME_OVER, 0
    if is_over and batch.step_options.restarts == 1:
        keep_end(batch, n)
        info[FINAL_SCORE] = row[TOTAL]
        row[NUMBER] += 1
        begin_game(batch, n)
        moved = True
    write_info(batch.params, row, info)
    info[OVER] = int(is_over)
    return moved


@jit(inline=False)
def begin_game(batch: Batch, n: int) -> float:
    """Start the lane's game and return the reward of skipped forced choices."""
    begin_table(batch, n)
    row, paid = batch.rows[n], 0.0
    row[TOTAL] = score_lane(batch.params, load_at(batch.params, row, POINT), batch.step_options.reward)
    if batch.step_options.skips == 1 and row[CHOICES] == 1:
        paid, _ = step_lane(batch, n, nth_mark(view_at(batch, n, n).mask, 0))
    return paid


@jit
def begin_seed(batch: Batch, n: int, seed: int) -> None:
    """Start a game in one lane: game 0 of a seed; for a seed below 0 the lane's next game."""
    row = batch.rows[n]
    if seed < 0:
        row[NUMBER] += 1
    else:
        row[SEED], row[NUMBER] = seed, 0
    batch.rewards[n] = begin_game(batch, n)
    batch.infos[n][ILLEGAL] = batch.infos[n][FINAL_SCORE] = 0
    write_info(batch.params, row, batch.infos[n])


# ---- all lanes


@jit
def step_lanes(batch: TableBatch, actions: Numbers, stepped: Numbers) -> None:
    """Step every lane marked in `stepped`."""
    for n in range(len(batch.rows)):
        if stepped[n] != 0:
            moved = step_game(batch, n, actions[n])
            show_lane(batch.params, batch.rows[n], batch.paths[n], batch.planes[n], moved)


@jit
def begin_lanes(batch: TableBatch, seeds: Numbers, begun: Numbers) -> None:
    """Start a game in every lane that begins: game 0 of its seed; for a seed below 0 its next game."""
    for n in range(len(batch.rows)):
        if begun[n] != 0:
            begin_seed(batch, n, seeds[n])
            show_lane(batch.params, batch.rows[n], batch.paths[n], batch.planes[n], True)


@jit
def refresh_lanes(batch: TableBatch, seeds: Numbers, refreshed: Numbers) -> None:
    """Recompute masks, infos and observations of lanes whose state was set from outside.

    A seed of 0 or more reseeds the lane's dice.
    """
    for n in range(len(batch.rows)):
        if refreshed[n] != 0:
            row = batch.rows[n]
            if seeds[n] >= 0:
                save_rng(row, DICE_AT, make_rng(seeds[n], row[NUMBER], DICE))
            mark_all(batch, n)
            batch.rewards[n] = 0.0
            batch.infos[n][ILLEGAL] = batch.infos[n][FINAL_SCORE] = 0
            write_info(batch.params, row, batch.infos[n])
            show_lane(batch.params, row, batch.paths[n], batch.planes[n], True)


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
