"""Games side by side, stepped choice by choice, inside the kernel: the same for every game.

A lane is a row of integers: the seed and number of its game, where its dice come from, how many choices its
begun move has, its score, and the position. The choices themselves stand in a row of their own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rollwright.core.jit import jit
from rollwright.core.kernel import (
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
from rollwright.core.planes import clear_planes
from rollwright.core.promise import open_promise
from rollwright.core.rng import DICE, draw_below, make_rng
from rollwright.core.stepped import code_at, mark_at, show_at, show_begun
from rollwright.core.ticks import clear_marks, count_marks, nth_mark
from rollwright.core.vocabulary import WAITS

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


class Sight(NamedTuple):
    """What lanes write for those who look at them, a row each."""

    masks: Any
    planes: Any
    rewards: Any
    told: Any
    finals: Any
    """What was seen at the end of games that were followed by the next at once."""


@jit(inline=False)
def begin_lane(table: Any, start: Any, lane: Any, reward: int) -> Any:
    """Start the lane's game and return the position where somebody decides."""
    dice = make_rng(lane[SEED], lane[NUMBER], DICE)
    save_rng(lane, HAND_AT, make_rng(lane[SEED], lane[NUMBER], HAND_STREAM))
    at = load_at(table, start, 0)
    while is_rolling(table, at):
        dice, at = roll_at(table, at, dice)
    save_rng(lane, DICE_AT, dice)
    save_at(table, lane, POINT, at)
    lane[STEP], lane[ENDED], lane[TOTAL] = 0, 0, score_lane(table, at, reward)
    return at


@jit
def finish_move(table: Any, at: Any, lane: Any, code: int) -> Any:
    """Return the position after a move and the rolls that follow it."""
    dice = load_rng(lane, DICE_AT)
    at = move_at(table, at, code)
    while is_rolling(table, at):
        dice, at = roll_at(table, at, dice)
    save_rng(lane, DICE_AT, dice)
    save_at(table, lane, POINT, at)
    return at


@jit
def mark_lane(table: Any, at: Any, lane: Any, path: Any, mask: Any, codes: Any) -> int:
    """Mark the lane's legal choices and return how many there are; after the end it can only wait."""
    clear_marks(mask)
    found = mark_at(table, at, path, lane[STEP], mask, codes)
    if found == 0:
        lane[ENDED] = 1
        mask[WAITS] = 1
    return found


@jit
def score_lane(table: Any, at: Any, reward: int) -> int:
    """Return a lane's score: points, or in a game of two who is ahead (1, -1 or 0)."""
    return balance_at(table, at) if reward == VICTORY else total_at(table, at, 0)


@jit
def pay(table: Any, at: Any, lane: Any, seat: int, reward: int) -> float:
    """Return what a whole move brings the seat that made it, and keep the lane's score."""
    score = score_lane(table, at, reward)
    gained = score - lane[TOTAL]
    lane[TOTAL] = score
    if reward == GAIN:
        return float(gained)
    if lane[ENDED] == 0:
        return 0.0
    return float(score if reward == FINAL or seat == 0 else -score)


@jit(inline=False)
def random_choice(lane: Any, mask: Any) -> int:
    """Return a random legal choice, the same again for the same seed and game."""
    hand, which = draw_below(load_rng(lane, HAND_AT), count_marks(mask))
    save_rng(lane, HAND_AT, hand)
    return nth_mark(mask, which)


@jit
def step_lane(
    table: Any, lane: Any, path: Any, action: int, mask: Any, codes: Any, manners: Manners
) -> tuple[float, bool]:
    """Make a legal choice, and those without alternative after it if they are skipped.

    Return the reward, and whether a move was completed.
    """
    reward, moved = 0.0, False
    while True:
        at = load_at(table, lane, POINT)
        path[lane[STEP]] = action
        lane[STEP] += 1
        code = code_at(table, at, path, lane[STEP], codes)
        if code < 0:
            choices = mark_lane(table, at, lane, path, mask, codes)
        else:
            seat = seat_at(table, at)
            after = finish_move(table, at, lane, code)
            lane[STEP], moved = 0, True
            choices = mark_lane(table, after, lane, path, mask, codes)
            reward += pay(table, after, lane, seat, manners.reward)
        if manners.skips == 0 or choices != 1:
            break
        action = nth_mark(mask, 0)
    return reward, moved


@jit
def tell_lane(table: Any, lane: Any, told: Any) -> None:
    """Tell where a lane stands."""
    told[OVER], told[SCORE] = lane[ENDED], lane[TOTAL]
    told[SEAT] = seat_at(table, load_at(table, lane, POINT))


@jit
def show_lane(table: Any, lane: Any, path: Any, planes: Any, moved: bool) -> None:
    """Write what is to be seen of a lane; while a move is only begun, no more than its choices."""
    at = load_at(table, lane, POINT)
    seat = seat_at(table, at)
    if moved:
        clear_planes(planes)
        show_at(table, at, seat, path, lane[STEP], planes, 0)
    else:
        show_begun(table, at, seat, path, lane[STEP], planes, 0)


@open_promise
def keep_end(sight: Any, table: Any, lane: Any, path: Any, n: int) -> None:
    """Keep what was seen at the end of a game that another follows at once."""
    show_lane(table, lane, path, sight.finals[n], True)


@jit
def step_game(
    table: Any,
    start: Any,
    lane: Any,
    path: Any,
    action: int,
    mask: Any,
    n: int,
    codes: Any,
    manners: Manners,
    sight: Any,
) -> bool:
    """Make the choice of one lane, and begin its next game where that is wanted.

    Return whether more is to be shown anew than the choices of a move.
    """
    told, moved = sight.told[n], False
    told[ILLEGAL] = 1 - int(mask[action])
    if told[ILLEGAL] == 1 and manners.replaces == 1:
        action = random_choice(lane, mask)
    if mask[action] == 0:
        lane[ENDED] = 1
        sight.rewards[n] = manners.illegal_reward
    else:
        sight.rewards[n], moved = step_lane(table, lane, path, action, mask, codes, manners)
    over, told[FINAL_SCORE] = lane[ENDED], 0
    if over == 1 and manners.restarts == 1:
        keep_end(sight, table, lane, path, n)
        told[FINAL_SCORE] = lane[TOTAL]
        lane[NUMBER] += 1
        begin_game(table, start, lane, path, mask, codes, manners)
        moved = True
    tell_lane(table, lane, told)
    told[OVER] = over
    return moved


@jit
def step_lanes(
    table: Any,
    start: Any,
    lanes: Any,
    paths: Any,
    actions: Any,
    stepped: Any,
    codes: Any,
    manners: Manners,
    sight: Sight,
) -> None:
    """Make the choice of every lane that is stepped."""
    for n in range(len(lanes)):
        if stepped[n] != 0:
            lane, path, mask = lanes[n], paths[n], sight.masks[n]
            moved = step_game(table, start, lane, path, actions[n], mask, n, codes, manners, sight)
            show_lane(table, lane, path, sight.planes[n], moved)


@jit(inline=False)
def begin_game(
    table: Any, start: Any, lane: Any, path: Any, mask: Any, codes: Any, manners: Manners
) -> float:
    """Start the lane's game and return what choices without an alternative pay."""
    at, paid = begin_lane(table, start, lane, manners.reward), 0.0
    choices = mark_lane(table, at, lane, path, mask, codes)
    if manners.skips == 1 and choices == 1:
        paid, _ = step_lane(table, lane, path, nth_mark(mask, 0), mask, codes, manners)
    return paid


@jit
def begin_seed(
    table: Any,
    start: Any,
    lane: Any,
    path: Any,
    seed: int,
    mask: Any,
    n: int,
    codes: Any,
    manners: Manners,
    sight: Any,
) -> None:
    """Start a game in one lane: game 0 of a seed; for a seed below 0 the lane's next game."""
    if seed < 0:
        lane[NUMBER] += 1
    else:
        lane[SEED], lane[NUMBER] = seed, 0
    sight.rewards[n] = begin_game(table, start, lane, path, mask, codes, manners)
    sight.told[n][ILLEGAL] = sight.told[n][FINAL_SCORE] = 0
    tell_lane(table, lane, sight.told[n])


@jit
def begin_lanes(
    table: Any,
    start: Any,
    lanes: Any,
    paths: Any,
    seeds: Any,
    begun: Any,
    codes: Any,
    manners: Manners,
    sight: Sight,
) -> None:
    """Start a game in every lane that begins: game 0 of its seed; for a seed below 0 its next game."""
    for n in range(len(lanes)):
        if begun[n] != 0:
            lane, path, mask = lanes[n], paths[n], sight.masks[n]
            begin_seed(table, start, lane, path, seeds[n], mask, n, codes, manners, sight)
            show_lane(table, lane, path, sight.planes[n], True)


@jit
def look_at_lanes(
    table: Any,
    start: Any,
    lanes: Any,
    paths: Any,
    seeds: Any,
    looked_at: Any,
    codes: Any,
    manners: Manners,
    sight: Sight,
) -> None:
    """Write anew what is to be seen of lanes that were put where they are from outside.

    A seed from 0 on gives a lane dice to come that have nothing to do with those it would have met.
    """
    for n in range(len(lanes)):
        if looked_at[n] == 0:
            continue
        lane = lanes[n]
        if seeds[n] >= 0:
            save_rng(lane, DICE_AT, make_rng(seeds[n], lane[NUMBER], DICE))
        at = load_at(table, lane, POINT)
        mark_lane(table, at, lane, paths[n], sight.masks[n], codes)
        sight.rewards[n] = 0.0
        sight.told[n][ILLEGAL] = sight.told[n][FINAL_SCORE] = 0
        tell_lane(table, lane, sight.told[n])
        show_lane(table, lane, paths[n], sight.planes[n], True)


@jit
def list_afterstates(
    table: Any,
    lane: Any,
    codes: Any,
    moves: int,
    paths: Any,
    longest: int,
    totals: Any,
    planes: Any,
) -> None:
    """Write every move's path, the score after it, and what is seen then, before any roll that follows."""
    at = load_at(table, lane, POINT)
    seat = seat_at(table, at)
    for n in range(moves):
        then = move_at(table, at, codes[n])
        write_path(table, at, codes[n], paths, n * longest, longest)
        totals[n] = total_at(table, then, seat)
        shown = planes[n]
        clear_planes(shown)
        show_at(table, then, seat, paths, 0, shown, 0)


@jit
def sample_choices(lanes: Any, masks: Any, choices: Any) -> None:
    """Write a random legal choice for each lane."""
    for n in range(len(lanes)):
        choices[n] = random_choice(lanes[n], masks[n])


@jit
def list_lane(table: Any, lane: Any, codes: Any) -> int:
    """Fill `codes` with a lane's whole moves and return how many there are."""
    return list_codes(table, load_at(table, lane, POINT), codes)
