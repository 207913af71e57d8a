"""The kernel of the rules: rolls, moves, scores, and what several seats share: dice, cards, prizes."""

from __future__ import annotations

from itertools import combinations

from ...compiler.jit import jit, lookup_table
from ...core.rng import Rng, draw_below
from ...kernel.course import Seats
from ...kernel.types import Array
from .cards import (
    FIRST_COMPARED,
    OWN_TERMS,
    contest_points,
    measure,
    own_term,
    start_contest,
    with_rival,
)
from .dice import ALL_WAYS, ROLL_OF_TICKET
from .edition import CARDS_DEALT, DECK, OWN_SHEET_CARDS, Rules
from .moves import DRAW_NOTHING, list_moves, make_move
from .params import (
    NO_ROLL,
    RESTED,
    Params,
    Turn,
    digest_turn,
    load_turn,
    with_cards,
    with_contest,
    with_rules_and_compared,
)
from .scoring import merit_of, score_terms, total_score
from .sheet import Sheet
from .terms import TERMS

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
def counts_at(params: Params, at: Turn, code: int) -> int:
    return int(code != DRAW_NOTHING)


@jit
def move_at(params: Params, at: Turn, code: int) -> Turn:
    if code == DRAW_NOTHING:
        return Turn(at.sheet, RESTED, at.turn)
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


# ---- games of several seats


@jit(inline=False)
def deal_at(params: Params, dice: Rng) -> tuple[Rng, Params]:
    dice, cards = deal_cards(params, dice)
    rules = with_cards(params.rules, cards & OWN_CARDS)
    return dice, with_rules_and_compared(params, rules, cards >> FIRST_COMPARED)


@jit(inline=False)
def compare_at(params: Params, seats: Seats, seat: int) -> Params:
    """The comparing cards as a seat sees them."""
    contest = start_contest(params.compared)
    if params.compared != 0:
        for other in range(seats.positions):
            if other != seat:
                rival = load_turn(seats.row, seats.first + other * seats.width)
                contest = with_rival(contest, measure(rival.sheet))
    return with_contest(params, contest)


@jit
def standing_at(params: Params, at: Turn, seat: int, total: int) -> int:
    return merit_of(at.sheet, total, params.rules)


@jit
def turn_at(params: Params, at: Turn) -> int:
    return at.turn
