"""The kernel of the rules: rolls, moves, scores, and games of many seats on the same dice."""

from __future__ import annotations

from itertools import combinations

from ...compiler.jit import jit, lookup_table
from ...core.rng import DICE, Rng, draw_below, make_rng
from ...kernel.batch import Results, mark_winners
from ...kernel.interface import RNG_SIZE, Workspace, choose_for, load_rng, save_rng, seats_of
from ...kernel.types import Array, Policies
from .cards import (
    FIRST_COMPARED,
    OWN_TERMS,
    Contest,
    contest_points,
    measure,
    own_term,
    start_contest,
    with_rival,
)
from .dice import ALL_WAYS, ROLL_OF_TICKET
from .edition import CARDS_DEALT, DECK, OWN_SHEET_CARDS, Rules
from .moves import list_moves, make_move
from .params import (
    NO_ROLL,
    SHEET_WIDTH,
    Params,
    Turn,
    digest_turn,
    load_sheet,
    save_sheet,
    with_cards,
    with_contest,
    with_rules,
)
from .scoring import merit_of, score_terms, total_score
from .sheet import BLANK, Sheet
from .terms import TERMS

N_TERMS = len(TERMS)
CARDS = TERMS.index("cards")

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


# ---- what a seat sees and does


@jit
def is_rolling(params: Params, at: Turn) -> bool:
    return at.roll == NO_ROLL


@jit
def roll_at(params: Params, at: Turn, dice: Rng) -> tuple[Rng, Turn]:
    dice, roll = roll_dice(dice)
    return dice, land_at(params, at, roll)


@jit
def land_at(params: Params, at: Turn, roll: int) -> Turn:
    return Turn(at.sheet, roll, at.turn)


@jit
def follow_at(params: Params, at: Turn, other: Turn) -> Turn:
    return Turn(at.sheet, other.roll, other.turn)


@jit
def rest_at(params: Params, at: Turn, after: Turn) -> Turn:
    return Turn(after.sheet, at.roll, at.turn)


@jit
def close_at(params: Params, at: Turn) -> Turn:
    return Turn(at.sheet, NO_ROLL, at.turn + 1)


@jit
def list_codes(params: Params, at: Turn, codes: Array) -> int:
    return list_moves(at.sheet, params.rules, at.roll, codes)


@jit
def move_at(params: Params, at: Turn, code: int) -> Turn:
    return Turn(make_move(at.sheet, code), NO_ROLL, at.turn + 1)


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


@jit(inline=False)
def total_at(params: Params, at: Turn, seat: int) -> int:
    total = total_score(at.sheet, params.rules)
    if params.contest.seats > 1:
        total += contest_points(at.sheet, params.contest)
    return total


@jit
def digest_at(params: Params, at: Turn) -> int:
    return digest_turn(at) ^ (total_score(at.sheet, params.rules) + 1000)


# ---- games


@jit(inline=False)
def play_game(
    params: Params,
    start: Turn,
    policies: Policies,
    seed: int,
    game: int,
    workspace: Workspace,
    results: Results,
    n: int,
) -> None:
    dice, cards = deal_cards(params, make_rng(seed, game, DICE))
    table = with_rules(params, with_cards(params.rules, cards & OWN_CARDS))
    results.turns[n] = play_together(table, policies, dice, seed, game, workspace)
    count_results(table, cards >> FIRST_COMPARED, seats_of(policies), workspace, results, n)


@jit(inline=False)
def play_together(
    params: Params, policies: Policies, dice: Rng, seed: int, game: int, workspace: Workspace
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
def draw_seat(params: Params, roll: int, policies: Policies, workspace: Workspace, seat: int) -> int:
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
def count_results(
    params: Params, compared: int, seats: int, workspace: Workspace, results: Results, n: int
) -> None:
    """Write everybody's points, with the cards that compare players, and who won."""
    width, best = SHEET_WIDTH + RNG_SIZE, -(1 << 40)
    for seat in range(seats):
        at = Turn(load_sheet(workspace.rows, seat * width), NO_ROLL, 0)
        table = with_contest(params, contest_of(compared, seats, workspace.rows, seat))
        total = terms_at(table, at, seat, results.terms, (n * seats + seat) * N_TERMS)
        merit = merit_of(at.sheet, total, params.rules)
        results.winners[n * seats + seat], best = merit, max(best, merit)
    mark_winners(seats, results, n, best)


@jit(inline=False)
def contest_of(compared: int, seats: int, rows: Array, seat: int) -> Contest:
    """Return the comparing cards as a seat sees them, from the rows of all seats."""
    contest = start_contest(compared)
    if compared != 0:
        for other in range(seats):
            if other != seat:
                rival = measure(load_sheet(rows, other * (SHEET_WIDTH + RNG_SIZE)))
                contest = with_rival(contest, rival)
    return contest
