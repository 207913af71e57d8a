"""The kernel of the rules: dice, turns, moves, scores."""

from __future__ import annotations

from ...compiler.jit import jit
from ...core.rng import Rng, draw_below
from ...kernel.course import LOST
from ...kernel.types import Array
from .activation import best_active
from .activation.needs import is_passed
from .challenges import OFF
from .dice import NO_ROLL, UNPAIRED, is_pestilence, roll_dice
from .moves import BAR_MOVE, PAIR_MOVE, apply_alone, end_turn, list_due, solo_pairing, task_on
from .params import BAR, BUILD, BUILT, LOT, PAIR, ROLL, Params, Point
from .scoring import merit_of, score_terms, total_points
from .sheet import Sheet, note_places, places_room, turn_on
from .terms import OWN_TERMS, own_points, own_term

THE_DICE, THE_LOT = 1, 2
"""The sets of dice that can be due."""

# ---- what a seat sees and does


@jit
def is_rolling(params: Params, at: Point) -> bool:
    return at.task == ROLL or at.task == BUILT


@jit
def dice_at(params: Params, at: Point) -> int:
    """The lot, or the dice of a turn."""
    if not is_rolling(params, at):
        return 0
    return THE_LOT if at.first == LOT else THE_DICE


@jit
def roll_at(params: Params, at: Point, dice: Rng) -> tuple[Rng, Point]:
    if at.first == LOT:
        dice, seat = draw_below(dice, params.seats)
        return dice, land_at(params, at, seat)
    dice, roll = roll_dice(dice)
    return dice, land_at(params, at, roll)


@jit
def land_at(params: Params, at: Point, roll: int) -> Point:
    """Alone, Fate or the player pairs with the move; at a table the Regent pairs first. The lot is a seat."""
    if at.first == LOT:
        return Point(at.sheet, NO_ROLL, UNPAIRED, at.task, roll)
    if is_pestilence(roll):
        return Point(at.sheet, roll, UNPAIRED, BUILD, at.first)
    if params.seats > 1:
        return Point(at.sheet, roll, UNPAIRED, PAIR, at.first)
    return Point(at.sheet, roll, solo_pairing(at.sheet, params.challenge), BUILD, at.first)


@jit
def follow_at(params: Params, at: Point, other: Point) -> Point:
    return Point(at.sheet, other.roll, other.pairing, other.task, other.first)


@jit
def rest_at(params: Params, at: Point, after: Point) -> Point:
    return Point(after.sheet, at.roll, at.pairing, BUILT, at.first)


@jit
def close_at(params: Params, at: Point) -> Point:
    return Point(at.sheet, NO_ROLL, UNPAIRED, task_on(at.sheet, params.challenge), at.first)


@jit
def is_regent(params: Params, at: Point, turn: int, seat: int) -> bool:
    """Say whether a seat is the Regent of a turn."""
    return (turn - 1 + at.first) % params.seats == seat


@jit
def decides_at(params: Params, at: Point, seat: int) -> bool:
    """The dice pass to the left: one seat after the other is Regent."""
    if at.task != PAIR:
        return at.task == BUILD
    return is_regent(params, at, turn_on(at.sheet, params.challenge), seat)


@jit
def is_open_at(params: Params, at: Point) -> bool:
    return at.task == PAIR


@jit
def seat_at(params: Params, at: Point) -> int:
    return params.seat


@jit(inline=False)
def list_codes(params: Params, at: Point, codes: Array) -> int:
    if at.task > BAR:
        return 0
    return list_due(at.task, at.sheet, params.challenge, at.roll, at.pairing, codes)


@jit(inline=False)
def move_at(params: Params, at: Point, code: int) -> Point:
    if PAIR_MOVE <= code < BAR_MOVE:
        return Point(at.sheet, at.roll, code - PAIR_MOVE, BUILD, at.first)
    sheet = end_turn(at.sheet, params.challenge, code) if at.task == BUILD else apply_alone(at.sheet, code)
    return Point(sheet, NO_ROLL, UNPAIRED, task_on(sheet, params.challenge), at.first)


@jit(inline=False)
def terms_at(params: Params, at: Point, seat: int, terms: Array, start: int) -> int:
    return write_terms(at.sheet, best_active(at.sheet, params.challenge), terms, start)


@jit(inline=False)
def write_terms(sheet: Sheet, active: int, terms: Array, start: int) -> int:
    """Write a sheet's points with these buildings active and return their sum."""
    total, n, at = 0, start, places_room()
    note_places(sheet, at)
    for points in score_terms(sheet, at, active):
        terms[n] = points
        total += points
        n += 1
    for term in range(OWN_TERMS):
        terms[n + term] = own_term(at, term)
        total += terms[n + term]
    return total


@jit(inline=False)
def total_at(params: Params, at: Point, seat: int) -> int:
    """By the best activation, also in mid-game."""
    places = places_room()
    note_places(at.sheet, places)
    return total_points(at.sheet, places, best_active(at.sheet, params.challenge)) + own_points(places)


@jit(inline=False)
def standing_at(params: Params, at: Point, seat: int, total: int) -> int:
    """Most points, then most population; nobody wins who failed a challenge."""
    if params.challenge != OFF:
        places = places_room()
        note_places(at.sheet, places)
        if not is_passed(at.sheet, places, best_active(at.sheet, params.challenge), params.challenge):
            return LOST
    return merit_of(total, at.sheet)


@jit
def turn_at(params: Params, at: Point) -> int:
    return turn_on(at.sheet, params.challenge) - 1
