"""Whole games inside the kernel: four ways to play, and games of many seats on the same dice."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ...core import batch, kernel
from ...core.batch import Results
from ...core.jit import jit
from ...core.jit import table as look_up
from ...core.kernel import RNG_SIZE, Space, choose_for, first_best, load_rng, save_rng, seats_of
from ...core.rng import DICE, Rng, draw_below, make_rng
from ...core.values import best_within, rank_by_value, value_at
from . import values  # noqa: F401 (it keeps the promises of learned values)
from .contest import FEWEST, PLACES, SECOND, contest_points, expected_prizes, measure
from .dice import ALL_WAYS, ROLL_OF_TICKET
from .edition import CARDS_DEALT, DECK, OWN_SHEET_CARDS, Rules
from .features import SCALE, evaluate_features, rank_by_promise
from .moves import list_moves, make_move, random_move
from .scoring import TERMS, fish_left, score_terms, total_score
from .sheet import BLANK, Sheet
from .table import (
    NO_ROLL,
    SHEET_WIDTH,
    Table,
    Turn,
    digest_turn,
    load_sheet,
    save_sheet,
    with_cards,
    with_rules,
)

POLICIES = ("random", "greedy", "shrewd", "sage")
RANDOM, GREEDY, SHREWD, SAGE = range(4)
DEPTH = 4
"""Turns a shrewd playout looks ahead."""
SAGE_DEPTH = 1
"""Turns a playout by learned values looks ahead;"""
PLAYOUT_CLOSE = SCALE
"""and how far behind the best by tables a move may be there for the net to be asked about it."""
STRIDE = 89
"""From one playout's first roll to the next one's: 216 playouts in a row meet each way the dice fall once."""
N_TERMS = len(TERMS)
CARDS = TERMS.index("cards")
FIRST_COMPARED, N_COMPARED = min(PLACES), len(PLACES)
BEST = look_up([best for best, _ in PLACES.values()])

# ---- cards that are dealt

NO_DECK, OWN_DECK, WHOLE_DECK = range(3)


def _deals(deck: tuple[int, ...]) -> list[int]:
    """Return every hand of three cards, a bit for each card, in the order they are dealt by lot."""
    return [sum(1 << card for card in hand) for hand in combinations(deck, CARDS_DEALT)]


_own, _whole = _deals(OWN_SHEET_CARDS), _deals(DECK)
OWN_DEAL, WHOLE_DEAL = look_up(_own), look_up(_whole)
N_OWN, N_WHOLE = len(_own), len(_whole)
OWN_CARDS = sum(1 << card for card in OWN_SHEET_CARDS)


@jit(inline=False)
def deal_cards(table: Table, dice: Rng) -> tuple[Rng, int]:
    """Return the cards of a game: those named, or three of the deck."""
    if table.dealt_from == NO_DECK:
        return dice, table.rules.cards | table.compared << FIRST_COMPARED
    if table.dealt_from == OWN_DECK:
        dice, ticket = draw_below(dice, N_OWN)
        return dice, OWN_DEAL(ticket)
    dice, ticket = draw_below(dice, N_WHOLE)
    return dice, WHOLE_DEAL(ticket)


# ---- one seat's turn


@jit
def roll_dice(rng: Rng) -> tuple[Rng, int]:
    """Return the number of a random roll."""
    rng, ticket = draw_below(rng, ALL_WAYS)
    return rng, ROLL_OF_TICKET(ticket)


@jit(inline=False)
def rank_by_score(sheet: Sheet, rules: Rules, space: Space, moves: int) -> None:
    """Write what the sheet scores at once after each move."""
    for n in range(moves):
        space.values[n] = total_score(make_move(sheet, space.codes[n]), rules)


@jit(inline=False)
def best_move(table: Table, at: Turn, policy: int, space: Space) -> int:
    """Return the first of the moves that score or promise most; -1 if there is none."""
    moves = list_moves(at.sheet, table.rules, at.roll, space.codes)
    if policy == GREEDY:
        rank_by_score(at.sheet, table.rules, space, moves)
    elif policy == SAGE and len(table.values) > 0:
        rank_by_value(table, at, table.values, space, moves)
    else:
        rank_by_promise(at.sheet, table.rules, table.weights, space, moves)
    best = first_best(space.values, moves)
    return space.codes[best] if best >= 0 else -1


# ---- what the kernel promises


@kernel.is_rolling.of(Table)
@jit
def is_rolling(table: Table, at: Turn) -> bool:
    return at.roll == NO_ROLL


@kernel.roll_at.of(Table)
@jit
def roll_at(table: Table, at: Turn, dice: Rng) -> tuple[Rng, Turn]:
    dice, roll = roll_dice(dice)
    return dice, Turn(at.sheet, roll, at.turn)


@kernel.list_codes.of(Table)
@jit
def list_codes(table: Table, at: Turn, codes: Any) -> int:
    return list_moves(at.sheet, table.rules, at.roll, codes)


@kernel.move_at.of(Table)
@jit
def move_at(table: Table, at: Turn, code: int) -> Turn:
    return Turn(make_move(at.sheet, code), NO_ROLL, at.turn + 1)


@kernel.terms_at.of(Table)
@jit(inline=False)
def terms_at(table: Table, at: Turn, seat: int, terms: Any, start: int) -> int:
    total = write_terms(at.sheet, table.rules, terms, start)
    if table.contest.seats > 1:
        won = contest_points(at.sheet, table.contest)
        terms[start + CARDS] += won
        total += won
    return total


@jit
def write_terms(sheet: Sheet, rules: Rules, terms: Any, start: int) -> int:
    """Write a sheet's points and return their sum."""
    total, n = 0, start
    for points in score_terms(sheet, rules):
        terms[n] = points
        total += points
        n += 1
    return total


@kernel.total_at.of(Table)
@jit(inline=False)
def total_at(table: Table, at: Turn, seat: int) -> int:
    total = total_score(at.sheet, table.rules)
    if table.contest.seats > 1:
        total += contest_points(at.sheet, table.contest)
    return total


@kernel.random_at.of(Table)
@jit
def random_at(table: Table, at: Turn, space: Space, hand: Rng) -> tuple[Rng, int]:
    return random_move(at.sheet, table.rules, at.roll, hand)


@kernel.choose_at.of(Table)
@jit
def choose_at(table: Table, at: Turn, policy: int, space: Space, hand: Rng) -> tuple[Rng, int]:
    """Where no values were learned, a sage is shrewd."""
    if policy == RANDOM:
        return random_move(at.sheet, table.rules, at.roll, hand)
    return hand, best_move(table, at, policy, space)


@kernel.digest_at.of(Table)
@jit
def digest_at(table: Table, at: Turn) -> int:
    return digest_turn(at) ^ (total_score(at.sheet, table.rules) + 1000)


@kernel.rank_codes.of(Table)
@jit(inline=False)
def rank_codes(table: Table, at: Turn, space: Space, moves: int) -> None:
    if len(table.values) > 0:
        rank_by_value(table, at, table.values, space, moves)
        return
    rank_by_promise(at.sheet, table.rules, table.weights, space, moves)
    if table.contest.seats > 1:
        for n in range(moves):
            space.values[n] += expected_prizes(make_move(at.sheet, space.codes[n]), table.contest)


@kernel.play_on.of(Table)
@jit(inline=False)
def play_on(table: Table, at: Turn, seat: int, seed: int, number: int, space: Space) -> int:
    """Some turns, then what the sheet promises: a better judge than the noise of what would follow.

    Alone the game is over when nothing can be drawn; with rivals, who may still draw, it goes on.
    """
    if len(table.values) > 0:
        return play_on_by_value(table, at, seed, number, space)
    dice = make_rng(seed, number, DICE)
    for _ in range(DEPTH):
        if at.roll == NO_ROLL:
            dice, at = roll_at(table, at, dice)
        code = best_move(table, at, SHREWD, space)
        if code >= 0:
            at = move_at(table, at, code)
        elif table.contest.seats == 1:
            return total_score(at.sheet, table.rules) * SCALE
        else:
            at = Turn(at.sheet, NO_ROLL, at.turn + 1)
    return evaluate_features(at.sheet, table.rules, table.weights) + expected_prizes(at.sheet, table.contest)


@jit(inline=False)
def play_on_by_value(table: Table, at: Turn, seed: int, number: int, space: Space) -> int:
    """Play some turns by learned values and return what the last move promised."""
    dice, value = make_rng(seed, number, DICE), 0
    if at.roll == NO_ROLL:
        at = Turn(at.sheet, ROLL_OF_TICKET((seed + number * STRIDE) % ALL_WAYS), at.turn)
    for _ in range(SAGE_DEPTH):
        if at.roll == NO_ROLL:
            dice, at = roll_at(table, at, dice)
        code, value = best_within(table, at, table.values, space, PLAYOUT_CLOSE)
        if code < 0 and table.contest.seats == 1:
            return total_score(at.sheet, table.rules) * SCALE
        if code < 0:
            value = value_at(table, at, 0, table.values, space)
        at = move_at(table, at, code) if code >= 0 else Turn(at.sheet, NO_ROLL, at.turn + 1)
    return value


# ---- games


@batch.play_game.of(Table)
@jit(inline=False)
def play_game(
    table: Table, start: Turn, policies: Any, seed: int, game: int, space: Space, results: Results, n: int
) -> None:
    dice, cards = deal_cards(table, make_rng(seed, game, DICE))
    rules = with_cards(table.rules, cards & OWN_CARDS)
    results.turns[n] = play_together(with_rules(table, rules), policies, dice, seed, game, space)
    count_results(rules, cards >> FIRST_COMPARED, seats_of(policies), space.rows, results, n)


@jit(inline=False)
def play_together(table: Table, policies: Any, dice: Rng, seed: int, game: int, space: Space) -> int:
    """Play a game and return its turns; a row of the space holds a seat's sheet and hand."""
    seats, width = seats_of(policies), SHEET_WIDTH + RNG_SIZE
    for seat in range(seats):
        save_sheet(space.rows, seat * width, BLANK)
        save_rng(space.rows, seat * width + SHEET_WIDTH, make_rng(seed, game, seat + 1))
    turns, drawn = 0, 1
    while drawn > 0:
        drawn = 0
        dice, roll = roll_dice(dice)
        for seat in range(seats):
            drawn += draw_seat(table, roll, policies, space, seat)
        turns += 1
    return turns


@jit(inline=False)
def draw_seat(table: Table, roll: int, policies: Any, space: Space, seat: int) -> int:
    """Let a seat draw; return 1 if it could."""
    start = seat * (SHEET_WIDTH + RNG_SIZE)
    sheet, hand = load_sheet(space.rows, start), load_rng(space.rows, start + SHEET_WIDTH)
    hand, code = choose_for(policies, table, Turn(sheet, roll, 0), seat, space, hand)
    save_rng(space.rows, start + SHEET_WIDTH, hand)
    if code < 0:
        return 0
    save_sheet(space.rows, start, make_move(sheet, code))
    return 1


@jit(inline=False)
def count_results(rules: Rules, compared: int, seats: int, rows: Any, results: Results, n: int) -> None:
    """Write everybody's points, with the cards that compare players, and who won."""
    width, most = SHEET_WIDTH + RNG_SIZE, -(1 << 40)
    for seat in range(seats):
        write_terms(load_sheet(rows, seat * width), rules, results.terms, (n * seats + seat) * N_TERMS)
    if seats > 1 and compared != 0:
        compare_seats(compared, seats, rows, results.terms, n * seats * N_TERMS)
    for seat in range(seats):
        merit = merit_of(rules, load_sheet(rows, seat * width), results.terms, n * seats + seat)
        results.winners[n * seats + seat] = merit
        most = max(most, merit)
    for seat in range(seats):
        results.winners[n * seats + seat] = int(results.winners[n * seats + seat] == most)


@jit
def merit_of(rules: Rules, sheet: Sheet, terms: Any, row: int) -> int:
    """Return a number that is higher for more points and, where fish break ties, for more fish left."""
    total = 0
    for term in range(N_TERMS):
        total += terms[row * N_TERMS + term]
    return total * 1024 + (fish_left(sheet, rules) if rules.fish_break_ties else 0)


@jit(inline=False)
def compare_seats(compared: int, seats: int, rows: Any, terms: Any, start: int) -> None:
    """Add what the cards that compare players give; tied players share a place and use up those below."""
    width = SHEET_WIDTH + RNG_SIZE
    for card in range(N_COMPARED):
        if (compared >> card) & 1 != 0:
            for seat in range(seats):
                mine, ahead = measure(load_sheet(rows, seat * width))[card], 0
                for other in range(seats):
                    ahead += int(measure(load_sheet(rows, other * width))[card] > mine)
                if ahead < 2 and (mine != 0 or card == FEWEST):
                    terms[start + seat * N_TERMS + CARDS] += BEST(card) if ahead == 0 else SECOND(card)
