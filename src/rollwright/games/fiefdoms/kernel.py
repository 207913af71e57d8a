"""The kernel of the rules: dice, turns, moves, scores, and whole games."""

from __future__ import annotations

from ...compiler.jit import jit
from ...core.rng import DICE, Rng, make_rng
from ...kernel.batch import Results, mark_winners
from ...kernel.interface import RNG_SIZE, Workspace, choose_for, load_rng, play_alone, save_rng, seats_of
from ...kernel.types import Array, Policies
from .activation import best_active
from .activation.needs import is_passed
from .board import PLOTS, SQUARES
from .buildings import KINDS
from .challenges import HAS_SETUP, OFF
from .dice import NO_ROLL, UNPAIRED, is_pestilence, roll_dice
from .moves import BAR_MOVE, PAIR_MOVE, apply_alone, end_turn, list_due, solo_pairing, task_on
from .params import BAR, BUILD, BUILT, PAIR, ROLL, SHEET_WIDTH, Params, Point, load_sheet, save_sheet
from .scoring import merit_of, score_terms, total_points
from .sheet import Sheet, blank_sheet, note_places, places_room, turn_on
from .terms import OWN_TERMS, TERMS, own_points, own_term

N_TERMS = len(TERMS)
SEATS = KINDS + 2 * SQUARES + PLOTS
"""Where the rows of seats begin: before them a bot notes what it expects of kinds, squares and plots."""
SEAT_WIDTH = SHEET_WIDTH + RNG_SIZE
"""A seat's sheet and hand."""


# ---- what a seat sees and does


@jit
def is_rolling(params: Params, at: Point) -> bool:
    return at.task == ROLL or at.task == BUILT


@jit
def roll_at(params: Params, at: Point, dice: Rng) -> tuple[Rng, Point]:
    dice, roll = roll_dice(dice)
    return dice, land_at(params, at, roll)


@jit
def land_at(params: Params, at: Point, roll: int) -> Point:
    """Alone, Fate or the player pairs with the move; at a table the Regent pairs first."""
    if is_pestilence(roll):
        return Point(at.sheet, roll, UNPAIRED, BUILD)
    if params.seats > 1:
        return Point(at.sheet, roll, UNPAIRED, PAIR)
    return Point(at.sheet, roll, solo_pairing(at.sheet, params.challenge), BUILD)


@jit
def follow_at(params: Params, at: Point, other: Point) -> Point:
    return Point(at.sheet, other.roll, other.pairing, other.task)


@jit
def rest_at(params: Params, at: Point, after: Point) -> Point:
    return Point(after.sheet, at.roll, at.pairing, BUILT)


@jit
def close_at(params: Params, at: Point) -> Point:
    return Point(at.sheet, NO_ROLL, UNPAIRED, task_on(at.sheet, params.challenge))


@jit
def decides_at(params: Params, at: Point, seat: int) -> bool:
    """The dice pass to the left: one seat after the other is Regent."""
    if at.task != PAIR:
        return at.task == BUILD
    return (turn_on(at.sheet, params.challenge) - 1) % params.seats == seat


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
        return Point(at.sheet, at.roll, code - PAIR_MOVE, BUILD)
    sheet = end_turn(at.sheet, params.challenge, code) if at.task == BUILD else apply_alone(at.sheet, code)
    return Point(sheet, NO_ROLL, UNPAIRED, task_on(sheet, params.challenge))


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


# ---- games


@jit(inline=False)
def play_game(
    params: Params,
    start: Point,
    policies: Policies,
    seed: int,
    game: int,
    workspace: Workspace,
    results: Results,
    n: int,
) -> None:
    dice = make_rng(seed, game, DICE)
    if seats_of(policies) == 1:
        at = play_alone(params, start, policies, dice, make_rng(seed, game, 1), workspace)
        save_sheet(workspace.rows, SEATS, at.sheet)
    else:
        play_together(params, policies, dice, seed, game, workspace)
    count_results(params.challenge, seats_of(policies), workspace.rows, results, n)
    results.turns[n] = PLOTS - HAS_SETUP(params.challenge)


@jit(inline=False)
def play_together(
    params: Params, policies: Policies, dice: Rng, seed: int, game: int, workspace: Workspace
) -> None:
    """Play a game of two or more seats; a row of the space holds a seat's sheet and hand."""
    seats = seats_of(policies)
    for seat in range(seats):
        save_sheet(workspace.rows, SEATS + seat * SEAT_WIDTH, blank_sheet())
        save_rng(workspace.rows, SEATS + seat * SEAT_WIDTH + SHEET_WIDTH, make_rng(seed, game, seat + 1))
    for turn in range(PLOTS):
        dice, roll = roll_dice(dice)
        regent, pairing = turn % seats, UNPAIRED
        if not is_pestilence(roll):
            pairing = act(params, roll, UNPAIRED, PAIR, policies, workspace, regent).pairing
        for seat in range(seats):
            after = act(params, roll, pairing, BUILD, policies, workspace, seat)
            save_sheet(workspace.rows, SEATS + seat * SEAT_WIDTH, after.sheet)


@jit(inline=False)
def act(
    params: Params,
    roll: int,
    pairing: int,
    task: int,
    policies: Policies,
    workspace: Workspace,
    seat: int,
) -> Point:
    """Return what a seat's move leads to, and keep its hand."""
    start = SEATS + seat * SEAT_WIDTH
    at = Point(load_sheet(workspace.rows, start), roll, pairing, task)
    hand, code = choose_for(
        policies, params, at, seat, workspace, load_rng(workspace.rows, start + SHEET_WIDTH)
    )
    save_rng(workspace.rows, start + SHEET_WIDTH, hand)
    return move_at(params, at, code)


@jit(inline=False)
def count_results(challenge: int, seats: int, rows: Array, results: Results, n: int) -> None:
    """Write everybody's points, and who won: most points, then most population; nobody who failed."""
    best, at = -(1 << 40), places_room()
    for seat in range(n * seats, (n + 1) * seats):
        sheet = load_sheet(rows, SEATS + (seat - n * seats) * SEAT_WIDTH)
        active = best_active(sheet, challenge)
        merit = merit_of(write_terms(sheet, active, results.terms, seat * N_TERMS), sheet)
        results.winners[seat] = merit
        note_places(sheet, at)
        if challenge == OFF or is_passed(sheet, at, active, challenge):
            best = max(best, merit)
    mark_winners(seats, results, n, best)
