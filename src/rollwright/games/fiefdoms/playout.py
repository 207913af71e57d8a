"""Whole games inside the kernel, and what it promises of one seat's turn."""

from __future__ import annotations

from typing import Any

from ...core import batch, kernel
from ...core.batch import Results
from ...core.jit import jit
from ...core.kernel import RNG_SIZE, Space, choose_for, load_rng, play_alone, save_rng, seats_of
from ...core.rng import DICE, Rng, make_rng
from .activation import best_active
from .board import PLOTS
from .bot import greedy
from .challenges import HAS_SETUP, OFF
from .dice import NO_ROLL, UNPAIRED, is_pestilence, roll_dice
from .moves import BAR_MOVE, PAIR_MOVE, apply_alone, end_turn, list_due, solo_pairing, task_on
from .scoring import TERMS, is_passed, score_terms, total_points
from .sheet import Sheet, blank_sheet, note_places, places_room, population
from .table import BAR, BUILD, BUILT, PAIR, ROLL, SHEET_WIDTH, Point, Table, load_sheet, save_sheet

N_TERMS = len(TERMS)
SEATS = greedy.ROOM
"""Where a space's rows of seats begin."""
SEAT_WIDTH = SHEET_WIDTH + RNG_SIZE
"""A seat's sheet and hand."""


# ---- what the kernel promises


@kernel.is_rolling.of(Table)
@jit
def is_rolling(table: Table, at: Point) -> bool:
    return at.task == ROLL or at.task == BUILT


@kernel.roll_at.of(Table)
@jit
def roll_at(table: Table, at: Point, dice: Rng) -> tuple[Rng, Point]:
    """Alone, Fate or the player pairs with the move; at a table the Regent pairs first."""
    dice, roll = roll_dice(dice)
    if is_pestilence(roll):
        return dice, Point(at.sheet, roll, UNPAIRED, BUILD)
    if table.seats > 1:
        return dice, Point(at.sheet, roll, UNPAIRED, PAIR)
    return dice, Point(at.sheet, roll, solo_pairing(at.sheet, table.challenge), BUILD)


@kernel.seat_at.of(Table)
@jit
def seat_at(table: Table, at: Point) -> int:
    return table.seat


@kernel.list_codes.of(Table)
@jit(inline=False)
def list_codes(table: Table, at: Point, codes: Any) -> int:
    if at.task > BAR:
        return 0
    return list_due(at.task, at.sheet, table.challenge, at.roll, at.pairing, codes)


@kernel.move_at.of(Table)
@jit(inline=False)
def move_at(table: Table, at: Point, code: int) -> Point:
    if PAIR_MOVE <= code < BAR_MOVE:
        return Point(at.sheet, at.roll, code - PAIR_MOVE, BUILD)
    sheet = end_turn(at.sheet, table.challenge, code) if at.task == BUILD else apply_alone(at.sheet, code)
    return Point(sheet, NO_ROLL, UNPAIRED, task_on(sheet, table.challenge))


@kernel.terms_at.of(Table)
@jit(inline=False)
def terms_at(table: Table, at: Point, seat: int, terms: Any, start: int) -> int:
    return write_terms(at.sheet, best_active(at.sheet, table.challenge), terms, start)


@jit(inline=False)
def write_terms(sheet: Sheet, active: int, terms: Any, start: int) -> int:
    """Write a sheet's points with these buildings active and return their sum."""
    total, n, at = 0, start, places_room()
    note_places(sheet, at)
    for points in score_terms(sheet, at, active):
        terms[n] = points
        total += points
        n += 1
    return total


@kernel.total_at.of(Table)
@jit(inline=False)
def total_at(table: Table, at: Point, seat: int) -> int:
    """By the best activation, also in mid-game."""
    places = places_room()
    note_places(at.sheet, places)
    return total_points(at.sheet, places, best_active(at.sheet, table.challenge))


# ---- games


@batch.play_game.of(Table)
@jit(inline=False)
def play_game(
    table: Table, start: Point, policies: Any, seed: int, game: int, space: Space, results: Results, n: int
) -> None:
    dice = make_rng(seed, game, DICE)
    if seats_of(policies) == 1:
        at = play_alone(table, start, policies, dice, make_rng(seed, game, 1), space)
        save_sheet(space.rows, SEATS, at.sheet)
    else:
        play_together(table, policies, dice, seed, game, space)
    count_results(table.challenge, seats_of(policies), space.rows, results, n)
    results.turns[n] = PLOTS - HAS_SETUP(table.challenge)


@jit(inline=False)
def play_together(table: Table, policies: Any, dice: Rng, seed: int, game: int, space: Space) -> None:
    """Play a game of two or more seats; a row of the space holds a seat's sheet and hand."""
    seats = seats_of(policies)
    for seat in range(seats):
        save_sheet(space.rows, SEATS + seat * SEAT_WIDTH, blank_sheet())
        save_rng(space.rows, SEATS + seat * SEAT_WIDTH + SHEET_WIDTH, make_rng(seed, game, seat + 1))
    for turn in range(PLOTS):
        dice, roll = roll_dice(dice)
        regent, pairing = turn % seats, UNPAIRED
        if not is_pestilence(roll):
            pairing = act(table, roll, UNPAIRED, PAIR, policies, space, regent).pairing
        for seat in range(seats):
            after = act(table, roll, pairing, BUILD, policies, space, seat)
            save_sheet(space.rows, SEATS + seat * SEAT_WIDTH, after.sheet)


@jit(inline=False)
def act(table: Table, roll: int, pairing: int, task: int, policies: Any, space: Space, seat: int) -> Point:
    """Return what a seat's move leads to, and keep its hand."""
    start = SEATS + seat * SEAT_WIDTH
    at = Point(load_sheet(space.rows, start), roll, pairing, task)
    hand, code = choose_for(policies, table, at, seat, space, load_rng(space.rows, start + SHEET_WIDTH))
    save_rng(space.rows, start + SHEET_WIDTH, hand)
    return move_at(table, at, code)


@jit(inline=False)
def count_results(challenge: int, seats: int, rows: Any, results: Results, n: int) -> None:
    """Write everybody's points, and who won: most points, then most population; nobody who failed."""
    best, at = -(1 << 40), places_room()
    for seat in range(n * seats, (n + 1) * seats):
        sheet = load_sheet(rows, SEATS + (seat - n * seats) * SEAT_WIDTH)
        active = best_active(sheet, challenge)
        merit = write_terms(sheet, active, results.terms, seat * N_TERMS) * 1024 + population(sheet)
        results.winners[seat] = merit
        note_places(sheet, at)
        if challenge == OFF or is_passed(sheet, at, active, challenge):
            best = max(best, merit)
    for seat in range(n * seats, (n + 1) * seats):
        results.winners[seat] = int(results.winners[seat] == best)
