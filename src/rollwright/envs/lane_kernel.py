"""Games side by side, stepped choice by choice, inside the kernel: the same for every game.

A lane is a row of integers: the seed and number of its game, where its dice come from, how many choices its
begun move has, its score, and the position. The choices themselves stand in a row of their own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rollwright.compiler.dispatch import open_generic
from rollwright.compiler.jit import jit
from rollwright.core.rng import DICE, draw_below, make_rng
from rollwright.core.vocabulary import WAITS
from rollwright.kernel.bitmask import clear_marks, count_marks, nth_mark
from rollwright.kernel.interface import (
    balance_at,
    is_rolling,
    list_codes,
    load_at,
    load_rng,
    move_at,
    roll_at,
    save_at,
    save_rng,
    seat_at,
    total_at,
    write_path,
)
from rollwright.kernel.planes import clear_planes
from rollwright.kernel.step_kernel import code_at, mark_at, show_at, show_begun

SEED, NUMBER, DICE_AT, HAND_AT, STEP, TOTAL, ENDED, POINT = 0, 1, 2, 6, 10, 11, 12, 13
HAND_STREAM = 101
"""The stream that stands in for an illegal choice; seats draw from 1 to 100."""
GAIN, FINAL, VICTORY = range(3)
"""Rewards: what a move adds to the score, the score at the end, or the victory of the deciding seat."""
OVER, ILLEGAL, SCORE, SEAT, FINAL_SCORE = range(5)
"""What is told of each lane after a step; the final score is that of a game that another followed at once."""


class Manners(NamedTuple):
    """How lanes are stepped."""

    reward: int
    replaces: int
    """Whether an illegal choice is replaced by a random legal one; otherwise it ends the game."""
    illegal_reward: float
    skips: int
    """Whether choices without an alternative are made at once."""
    restarts: int
    """Whether a lane's next game begins in the step that ends one."""


class Course(NamedTuple):
    """What lanes are stepped with, and what they write for those who look at them, a row each."""

    params: Any
    start: Any
    manners: Manners
    codes: Any
    """Room to list moves in."""
    rows: Any
    """Where lanes stand,"""
    paths: Any
    """and the choices of their begun moves."""
    masks: Any
    planes: Any
    rewards: Any
    told: Any
    finals: Any
    """What was seen at the end of games that were followed by the next at once."""


class Lane(NamedTuple):
    """One lane: where it stands, the choices of its begun move, the legal ones, and room to list moves in."""

    row: Any
    path: Any
    mask: Any
    codes: Any


@jit(inline=False)
def begin_lane(course: Any, row: Any) -> Any:
    """Start the lane's game and return the position where somebody decides."""
    params, dice = course.params, make_rng(row[SEED], row[NUMBER], DICE)
    save_rng(row, HAND_AT, make_rng(row[SEED], row[NUMBER], HAND_STREAM))
    at = roll_on(params, load_at(params, course.start, 0), row, dice)
    row[STEP], row[ENDED], row[TOTAL] = 0, 0, score_lane(params, at, course.manners.reward)
    return at


@jit
def roll_on(params: Any, at: Any, row: Any, dice: Any) -> Any:
    """Return the position after the rolls that are due, and keep it."""
    while is_rolling(params, at):
        dice, at = roll_at(params, at, dice)
    save_rng(row, DICE_AT, dice)
    save_at(params, row, POINT, at)
    return at


@jit
def mark_lane(params: Any, at: Any, lane: Any) -> int:
    """Mark the lane's legal choices and return how many there are; after the end it can only wait."""
    clear_marks(lane.mask)
    found = mark_at(params, at, lane.path, lane.row[STEP], lane.mask, lane.codes)
    if found == 0:
        lane.row[ENDED] = 1
        lane.mask[WAITS] = 1
    return found


@jit
def score_lane(params: Any, at: Any, reward: int) -> int:
    """Return a lane's score: points, or in a game of two who is ahead (1, -1 or 0)."""
    return balance_at(params, at) if reward == VICTORY else total_at(params, at, 0)


@jit
def pay(params: Any, at: Any, row: Any, seat: int, reward: int) -> float:
    """Return what a whole move brings the seat that made it, and keep the lane's score."""
    score = score_lane(params, at, reward)
    gained = score - row[TOTAL]
    row[TOTAL] = score
    if reward == GAIN:
        return float(gained)
    if row[ENDED] == 0:
        return 0.0
    return float(score if reward == FINAL or seat == 0 else -score)


@jit(inline=False)
def random_choice(row: Any, mask: Any) -> int:
    """Return a random legal choice, the same again for the same seed and game."""
    hand, which = draw_below(load_rng(row, HAND_AT), count_marks(mask))
    save_rng(row, HAND_AT, hand)
    return nth_mark(mask, which)


@jit
def step_lane(course: Any, lane: Any, action: int) -> tuple[float, bool]:
    """Make a legal choice, and those without alternative after it if they are skipped.

    Return the reward, and whether a move was completed.
    """
    params, manners, row = course.params, course.manners, lane.row
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
            after = roll_on(params, move_at(params, at, code), row, load_rng(row, DICE_AT))
            row[STEP], moved = 0, True
            choices = mark_lane(params, after, lane)
            reward += pay(params, after, row, seat, manners.reward)
        if manners.skips == 0 or choices != 1:
            break
        action = nth_mark(lane.mask, 0)
    return reward, moved


@jit
def tell_lane(params: Any, row: Any, told: Any) -> None:
    """Tell where a lane stands."""
    told[OVER], told[SCORE] = row[ENDED], row[TOTAL]
    told[SEAT] = seat_at(params, load_at(params, row, POINT))


@jit
def show_lane(params: Any, row: Any, path: Any, planes: Any, moved: bool) -> None:
    """Write what is to be seen of a lane; while a move is only begun, no more than its choices."""
    at = load_at(params, row, POINT)
    seat = seat_at(params, at)
    if moved:
        clear_planes(planes)
        show_at(params, at, seat, path, row[STEP], planes, 0)
    else:
        show_begun(params, at, seat, path, row[STEP], planes, 0)


@open_generic
def keep_end(course: Any, lane: Any, n: int) -> None:
    """Keep what was seen at the end of a game that another follows at once."""
    show_lane(course.params, lane.row, lane.path, course.finals[n], True)


@jit
def step_game(course: Any, lane: Any, action: int, n: int) -> bool:
    """Make the choice of one lane, and begin its next game where that is wanted.

    Return whether more is to be shown anew than the choices of a move.
    """
    row, mask, told, moved = lane.row, lane.mask, course.told[n], False
    told[ILLEGAL] = 1 - int(mask[action])
    if told[ILLEGAL] == 1 and course.manners.replaces == 1:
        action = random_choice(row, mask)
    if mask[action] == 0:
        row[ENDED] = 1
        course.rewards[n] = course.manners.illegal_reward
    else:
        course.rewards[n], moved = step_lane(course, lane, action)
    over, told[FINAL_SCORE] = row[ENDED], 0
    if over == 1 and course.manners.restarts == 1:
        keep_end(course, lane, n)
        told[FINAL_SCORE] = row[TOTAL]
        row[NUMBER] += 1
        begin_game(course, lane)
        moved = True
    tell_lane(course.params, row, told)
    told[OVER] = over
    return moved


@jit(inline=False)
def begin_game(course: Any, lane: Any) -> float:
    """Start the lane's game and return what choices without an alternative pay."""
    at, paid = begin_lane(course, lane.row), 0.0
    choices = mark_lane(course.params, at, lane)
    if course.manners.skips == 1 and choices == 1:
        paid, _ = step_lane(course, lane, nth_mark(lane.mask, 0))
    return paid


@jit
def begin_seed(course: Any, lane: Any, seed: int, n: int) -> None:
    """Start a game in one lane: game 0 of a seed; for a seed below 0 the lane's next game."""
    if seed < 0:
        lane.row[NUMBER] += 1
    else:
        lane.row[SEED], lane.row[NUMBER] = seed, 0
    course.rewards[n] = begin_game(course, lane)
    course.told[n][ILLEGAL] = course.told[n][FINAL_SCORE] = 0
    tell_lane(course.params, lane.row, course.told[n])


# ---- all lanes


@jit
def lane_at(course: Any, n: int) -> Lane:
    """Return one of the lanes."""
    return Lane(course.rows[n], course.paths[n], course.masks[n], course.codes)


@jit
def step_lanes(course: Course, actions: Any, stepped: Any) -> None:
    """Make the choice of every lane that is stepped."""
    for n in range(len(course.rows)):
        if stepped[n] != 0:
            lane = lane_at(course, n)
            moved = step_game(course, lane, actions[n], n)
            show_lane(course.params, lane.row, lane.path, course.planes[n], moved)


@jit
def begin_lanes(course: Course, seeds: Any, begun: Any) -> None:
    """Start a game in every lane that begins: game 0 of its seed; for a seed below 0 its next game."""
    for n in range(len(course.rows)):
        if begun[n] != 0:
            lane = lane_at(course, n)
            begin_seed(course, lane, seeds[n], n)
            show_lane(course.params, lane.row, lane.path, course.planes[n], True)


@jit
def look_at_lanes(course: Course, seeds: Any, looked_at: Any) -> None:
    """Write anew what is to be seen of lanes that were put where they are from outside.

    A seed from 0 on gives a lane dice to come that have nothing to do with those it would have met.
    """
    for n in range(len(course.rows)):
        if looked_at[n] != 0:
            lane = lane_at(course, n)
            if seeds[n] >= 0:
                save_rng(lane.row, DICE_AT, make_rng(seeds[n], lane.row[NUMBER], DICE))
            mark_lane(course.params, load_at(course.params, lane.row, POINT), lane)
            course.rewards[n] = 0.0
            course.told[n][ILLEGAL] = course.told[n][FINAL_SCORE] = 0
            tell_lane(course.params, lane.row, course.told[n])
            show_lane(course.params, lane.row, lane.path, course.planes[n], True)


@jit
def sample_choices(rows: Any, masks: Any, choices: Any) -> None:
    """Write a random legal choice for each lane."""
    for n in range(len(rows)):
        choices[n] = random_choice(rows[n], masks[n])


@jit
def list_lane(params: Any, row: Any, codes: Any) -> int:
    """Fill `codes` with a lane's whole moves and return how many there are."""
    return list_codes(params, load_at(params, row, POINT), codes)


@jit
def list_afterstates(
    params: Any, row: Any, codes: Any, paths: Any, longest: int, totals: Any, planes: Any
) -> None:
    """Write every move's path, the score after it, and what is seen then, before any roll that follows."""
    at = load_at(params, row, POINT)
    seat = seat_at(params, at)
    for n in range(len(totals)):
        then = move_at(params, at, codes[n])
        write_path(params, at, codes[n], paths, n * longest, longest)
        totals[n] = total_at(params, then, seat)
        shown = planes[n]
        clear_planes(shown)
        show_at(params, then, seat, paths, 0, shown, 0)
