"""Whole games inside the kernel: four ways to play, and games of many seats on the same dice."""

from __future__ import annotations

from itertools import combinations

from ...compiler.jit import jit, lookup_table
from ...core.rng import DICE, Rng, draw_below, make_rng
from ...kernel import batch, simultaneous
from ...kernel import interface as kernel
from ...kernel.batch import Results
from ...kernel.interface import RNG_SIZE, choose_for, first_best, load_rng, save_rng, seats_of
from ...kernel.types import Array, Policies
from ...values.evaluation import best_within, rank_by_value, value_at
from ...values.scratch import ValueWorkspace
from .bot import values  # noqa: F401 (it keeps the promises of learned values)
from .bot.features import SCALE, evaluate_features, rank_by_promise
from .contest import PLACES, contest_points, expected_prizes, measure, prize_of
from .dice import ALL_WAYS, ROLL_OF_TICKET
from .edition import CARDS_DEALT, DECK, OWN_SHEET_CARDS, Rules
from .moves import list_moves, make_move, random_move
from .params import (
    NO_ROLL,
    SHEET_WIDTH,
    Params,
    Turn,
    digest_turn,
    load_sheet,
    save_sheet,
    with_cards,
    with_rules,
)
from .scoring import OWN_TERMS, TERMS, merit_of, own_term, score_terms, total_score
from .sheet import BLANK, Sheet

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

# ---- cards that are dealt

NO_DECK, OWN_DECK, WHOLE_DECK = range(3)


def _deals(deck: tuple[int, ...]) -> list[int]:
    """Return every hand of three cards, a bit for each card, in the order they are dealt by lot."""
    return [sum(1 << card for card in hand) for hand in combinations(deck, CARDS_DEALT)]


_own, _whole = _deals(OWN_SHEET_CARDS), _deals(DECK)
OWN_DEAL, WHOLE_DEAL = lookup_table(_own), lookup_table(_whole)
N_OWN, N_WHOLE = len(_own), len(_whole)
OWN_CARDS = sum(1 << card for card in OWN_SHEET_CARDS)


@jit(inline=False)
def deal_cards(params: Params, dice: Rng) -> tuple[Rng, int]:
    """Return the cards of a game: those named, or three of the deck."""
    if params.dealt_from == NO_DECK:
        return dice, params.rules.cards | params.compared << FIRST_COMPARED
    if params.dealt_from == OWN_DECK:
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
def best_move(params: Params, at: Turn, policy: int, workspace: ValueWorkspace) -> int:
    """Return the first of the moves that score or promise most; -1 if there is none."""
    moves = list_moves(at.sheet, params.rules, at.roll, workspace.codes)
    if policy == GREEDY:
        for n in range(moves):
            workspace.values[n] = total_score(make_move(at.sheet, workspace.codes[n]), params.rules)
    elif policy == SAGE and len(params.values) > 0:
        rank_by_value(params, at, params.values, workspace, moves)
    else:
        rank_by_promise(at.sheet, params.rules, params.weights, workspace, moves)
    best = first_best(workspace.values, moves)
    return workspace.codes[best] if best >= 0 else -1


# ---- what the kernel promises


@kernel.is_rolling.implement(Params)
@jit
def is_rolling(params: Params, at: Turn) -> bool:
    return at.roll == NO_ROLL


@kernel.roll_at.implement(Params)
@jit
def roll_at(params: Params, at: Turn, dice: Rng) -> tuple[Rng, Turn]:
    dice, roll = roll_dice(dice)
    return dice, land_at(params, at, roll)


@kernel.land_at.implement(Params)
@jit
def land_at(params: Params, at: Turn, roll: int) -> Turn:
    return Turn(at.sheet, roll, at.turn)


@simultaneous.follow_at.implement(Params)
@jit
def follow_at(params: Params, at: Turn, other: Turn) -> Turn:
    return Turn(at.sheet, other.roll, other.turn)


@simultaneous.rest_at.implement(Params)
@jit
def rest_at(params: Params, at: Turn, after: Turn) -> Turn:
    return Turn(after.sheet, at.roll, at.turn)


@simultaneous.close_at.implement(Params)
@jit
def close_at(params: Params, at: Turn) -> Turn:
    return Turn(at.sheet, NO_ROLL, at.turn + 1)


@kernel.list_codes.implement(Params)
@jit
def list_codes(params: Params, at: Turn, codes: Array) -> int:
    return list_moves(at.sheet, params.rules, at.roll, codes)


@kernel.move_at.implement(Params)
@jit
def move_at(params: Params, at: Turn, code: int) -> Turn:
    return Turn(make_move(at.sheet, code), NO_ROLL, at.turn + 1)


@kernel.terms_at.implement(Params)
@jit(inline=False)
def terms_at(params: Params, at: Turn, seat: int, terms: Array, start: int) -> int:
    total = write_terms(at.sheet, params.rules, terms, start)
    if params.contest.seats > 1:
        won = contest_points(at.sheet, params.contest)
        terms[start + CARDS] += won
        total += won
    return total


@jit
def write_terms(sheet: Sheet, rules: Rules, terms: Array, start: int) -> int:
    """Write a sheet's points and return their sum."""
    total, n = 0, start
    for points in score_terms(sheet, rules):
        terms[n] = points
        total += points
        n += 1
    if OWN_TERMS > 0:
        split_counted(sheet, terms, n - 1)
    return total


@jit
def split_counted(sheet: Sheet, terms: Array, first: int) -> None:
    """Write a variant's own terms, whose points stand with those of the cards, and the cards behind them."""
    cards = terms[first]
    for term in range(OWN_TERMS):
        terms[first + term] = own_term(sheet, term)
        cards -= terms[first + term]
    terms[first + OWN_TERMS] = cards


@kernel.total_at.implement(Params)
@jit(inline=False)
def total_at(params: Params, at: Turn, seat: int) -> int:
    total = total_score(at.sheet, params.rules)
    if params.contest.seats > 1:
        total += contest_points(at.sheet, params.contest)
    return total


@kernel.random_at.implement(Params)
@jit
def random_at(params: Params, at: Turn, workspace: ValueWorkspace, hand: Rng) -> tuple[Rng, int]:
    return random_move(at.sheet, params.rules, at.roll, hand)


@kernel.choose_at.implement(Params)
@jit
def choose_at(params: Params, at: Turn, policy: int, workspace: ValueWorkspace, hand: Rng) -> tuple[Rng, int]:
    """Where no values were learned, a sage is shrewd."""
    if policy == RANDOM:
        return random_move(at.sheet, params.rules, at.roll, hand)
    return hand, best_move(params, at, policy, workspace)


@kernel.digest_at.implement(Params)
@jit
def digest_at(params: Params, at: Turn) -> int:
    return digest_turn(at) ^ (total_score(at.sheet, params.rules) + 1000)


@kernel.rank_codes.implement(Params)
@jit(inline=False)
def rank_codes(params: Params, at: Turn, workspace: ValueWorkspace, moves: int) -> None:
    if len(params.values) > 0:
        rank_by_value(params, at, params.values, workspace, moves)
        return
    rank_by_promise(at.sheet, params.rules, params.weights, workspace, moves)
    if params.contest.seats > 1:
        for n in range(moves):
            workspace.values[n] += expected_prizes(make_move(at.sheet, workspace.codes[n]), params.contest)


@kernel.play_on.implement(Params)
@jit(inline=False)
def play_on(params: Params, at: Turn, seat: int, seed: int, number: int, workspace: ValueWorkspace) -> int:
    """Some turns, then what the sheet promises: a better judge than the noise of what would follow.

    Alone the game is over when nothing can be drawn; with rivals, who may still draw, it goes on.
    """
    if len(params.values) > 0:
        return play_on_by_value(params, at, seed, number, workspace)
    dice = make_rng(seed, number, DICE)
    for _ in range(DEPTH):
        if at.roll == NO_ROLL:
            dice, at = roll_at(params, at, dice)
        code = best_move(params, at, SHREWD, workspace)
        if code >= 0:
            at = move_at(params, at, code)
        elif params.contest.seats == 1:
            return total_score(at.sheet, params.rules) * SCALE
        else:
            at = Turn(at.sheet, NO_ROLL, at.turn + 1)
    return evaluate_features(at.sheet, params.rules, params.weights) + expected_prizes(
        at.sheet, params.contest
    )


@jit(inline=False)
def play_on_by_value(params: Params, at: Turn, seed: int, number: int, workspace: ValueWorkspace) -> int:
    """Play some turns by learned values and return what the last move promised."""
    dice, value = make_rng(seed, number, DICE), 0
    if at.roll == NO_ROLL:
        at = Turn(at.sheet, ROLL_OF_TICKET((seed + number * STRIDE) % ALL_WAYS), at.turn)
    for _ in range(SAGE_DEPTH):
        if at.roll == NO_ROLL:
            dice, at = roll_at(params, at, dice)
        code, value = best_within(params, at, params.values, workspace, PLAYOUT_CLOSE)
        if code < 0 and params.contest.seats == 1:
            return total_score(at.sheet, params.rules) * SCALE
        if code < 0:
            value = value_at(params, at, 0, params.values, workspace)
        at = move_at(params, at, code) if code >= 0 else Turn(at.sheet, NO_ROLL, at.turn + 1)
    return value


# ---- games


@batch.play_game.implement(Params)
@jit(inline=False)
def play_game(
    params: Params,
    start: Turn,
    policies: Policies,
    seed: int,
    game: int,
    workspace: ValueWorkspace,
    results: Results,
    n: int,
) -> None:
    dice, cards = deal_cards(params, make_rng(seed, game, DICE))
    rules = with_cards(params.rules, cards & OWN_CARDS)
    results.turns[n] = play_together(with_rules(params, rules), policies, dice, seed, game, workspace)
    count_results(rules, cards >> FIRST_COMPARED, seats_of(policies), workspace.rows, results, n)


@jit(inline=False)
def play_together(
    params: Params, policies: Policies, dice: Rng, seed: int, game: int, workspace: ValueWorkspace
) -> int:
    """Play a game and return its turns; a row of the space holds a seat's sheet and hand."""
    seats, width = seats_of(policies), SHEET_WIDTH + RNG_SIZE
    for seat in range(seats):
        save_sheet(workspace.rows, seat * width, BLANK)
        save_rng(workspace.rows, seat * width + SHEET_WIDTH, make_rng(seed, game, seat + 1))
    turns, drawn = 0, 1
    while drawn > 0:
        drawn = 0
        dice, roll = roll_dice(dice)
        for seat in range(seats):
            drawn += draw_seat(params, roll, policies, workspace, seat)
        turns += 1
    return turns


@jit(inline=False)
def draw_seat(params: Params, roll: int, policies: Policies, workspace: ValueWorkspace, seat: int) -> int:
    """Let a seat draw; return 1 if it could."""
    start = seat * (SHEET_WIDTH + RNG_SIZE)
    sheet, hand = load_sheet(workspace.rows, start), load_rng(workspace.rows, start + SHEET_WIDTH)
    hand, code = choose_for(policies, params, Turn(sheet, roll, 0), seat, workspace, hand)
    save_rng(workspace.rows, start + SHEET_WIDTH, hand)
    if code < 0:
        return 0
    save_sheet(workspace.rows, start, make_move(sheet, code))
    return 1


@jit(inline=False)
def count_results(rules: Rules, compared: int, seats: int, rows: Array, results: Results, n: int) -> None:
    """Write everybody's points, with the cards that compare players, and who won."""
    width, most = SHEET_WIDTH + RNG_SIZE, -(1 << 40)
    for seat in range(seats):
        write_terms(load_sheet(rows, seat * width), rules, results.terms, (n * seats + seat) * N_TERMS)
    if seats > 1 and compared != 0:
        compare_seats(compared, seats, rows, results.terms, n * seats * N_TERMS)
    for seat in range(seats):
        total, first = 0, (n * seats + seat) * N_TERMS
        for term in range(first, first + N_TERMS):
            total += results.terms[term]
        merit = merit_of(load_sheet(rows, seat * width), total, rules)
        results.winners[n * seats + seat] = merit
        most = max(most, merit)
    for seat in range(seats):
        results.winners[n * seats + seat] = int(results.winners[n * seats + seat] == most)


@jit(inline=False)
def compare_seats(compared: int, seats: int, rows: Array, terms: Array, start: int) -> None:
    """Add what the cards that compare players give."""
    width = SHEET_WIDTH + RNG_SIZE
    for card in range(N_COMPARED):
        if (compared >> card) & 1 != 0:
            for seat in range(seats):
                mine, ahead = measure(load_sheet(rows, seat * width))[card], 0
                for other in range(seats):
                    ahead += int(measure(load_sheet(rows, other * width))[card] > mine)
                terms[start + seat * N_TERMS + CARDS] += prize_of(card, mine, ahead)
