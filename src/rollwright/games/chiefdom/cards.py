"""The scoring cards: some count what one sheet has, as do the terms of a variant; some compare players."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, cast

from ...compiler.jit import jit, lookup_table
from ...core.variants.counting import NOTHING
from ...kernel.bits import NONE, Bits, above, below, count, flood, is_any, left, lowest, near, one, right
from .board import COLUMNS, GRID, ROWS
from .edition import COUNTED_CARDS, DECK
from .sheet import Sheet, empty, fish_caught, logs_cut, men
from .terms import ANYWHERE, APART, BESIDE, FULL_COLUMNS, FULL_ROWS, GROUPS, LARGEST, OWN, PHRASES

GROUP = 3
"""Squares of one type side by side that are a group."""
_counted = [*(COUNTED_CARDS.get(card, ("", 0)) for card in DECK), *((term.each, term.points) for term in OWN)]
_features = [PHRASES.parse(each) if each else NOTHING for each, _ in _counted]
WAY, OF = (lookup_table([feature[n] for feature in _features]) for n in (0, 1))
SIDE, BY = (lookup_table([feature[n] for feature in _features]) for n in (2, 3))
POINTS = lookup_table([points for _, points in _counted])
"""What each card counts, from 0 on, and behind them each term of a variant."""
FIRST_TERM, OWN_TERMS = len(DECK), len(OWN)


@jit
def count_groups(squares: Bits) -> int:
    """Return how many groups of three or more the squares form."""
    groups = 0
    rest = squares
    while is_any(rest):
        group = flood(one(lowest(rest)), rest, GRID)
        rest = rest ^ group
        if count(group) >= GROUP:
            groups += 1
    return groups


@jit
def count_full(lines: tuple[Bits, ...], squares: Bits) -> int:
    """Return how many rows or columns hold nothing else."""
    full = 0
    for line in lines:
        if line & squares == line:
            full += 1
    return full


@jit
def largest_group(squares: Bits) -> int:
    """Return how many squares the largest group has, whatever its size."""
    largest, rest = 0, squares
    while is_any(rest):
        group = flood(one(lowest(rest)), rest, GRID)
        rest = rest ^ group
        largest = max(largest, count(group))
    return largest


@jit
def squares_of_kinds(sheet: Sheet, kinds: int) -> Bits:
    """Return the squares of these kinds, a bit for each layer of the sheet and one for empty squares."""
    s, found = sheet, NONE
    for layer in (s.wall, s.water, s.two, s.three, s.house, s.jobless, s.fisherman, s.lumberjack, s.builder):
        if kinds & 1 != 0:
            found = found | layer
        kinds >>= 1
    return found | empty(s) if kinds != 0 else found


@jit(inline=False)
def count_feature(sheet: Sheet, feature: int) -> int:
    """Return how many there are of what a card or term counts."""
    found, side, way = squares_of_kinds(sheet, OF(feature)), SIDE(feature), WAY(feature)
    if side != ANYWHERE:
        by = squares_of_kinds(sheet, BY(feature))
        if side == BESIDE:
            found = found & near(by, GRID)
        elif side == APART:
            found = found & ~near(by, GRID)
        else:
            found = found & above(by, GRID) & below(by, GRID) & left(by, GRID) & right(by, GRID)
    if way == GROUPS:
        return count_groups(found)
    if way == FULL_ROWS:
        return count_full(ROWS, found)
    if way == FULL_COLUMNS:
        return count_full(COLUMNS, found)
    return largest_group(found) if way == LARGEST else count(found)


@jit
def one_card(sheet: Sheet, card: int) -> int:
    """Return the points one own-sheet card gives."""
    return POINTS(card - 1) * count_feature(sheet, card - 1)


@jit
def own_term(sheet: Sheet, term: int) -> int:
    """Return the points of a variant's own term, counted from 0."""
    return POINTS(FIRST_TERM + term) * count_feature(sheet, FIRST_TERM + term)


@jit(inline=False)
def counted_points(sheet: Sheet, cards: int) -> int:
    """Return the points of the own-sheet cards in play (bit n of `cards` is card n) and of own terms."""
    points = 0
    for card in range(1, FIRST_TERM + 1):
        if (cards >> card) & 1:
            points += one_card(sheet, card)
    for term in range(OWN_TERMS):
        points += own_term(sheet, term)
    return points


# ---- cards that compare players


Six = tuple[int, int, int, int, int, int]
NO_PRIZES: Six = (0, 0, 0, 0, 0, 0)
PLACES = {13: (10, 5), 14: (10, 5), 15: (10, 5), 16: (10, 5), 17: (10, 5), 18: (15, 10)}
"""What the best and the second of each comparing card get."""


class Contest(NamedTuple):
    """The comparing cards 13 to 18, one number each: points for the best, the two best rivals' measures."""

    seats: int = 1
    points: Six = NO_PRIZES
    rival: Six = NO_PRIZES
    second: Six = NO_PRIZES


ALONE = Contest()
NOBODY = -1000
"""The measure of a rival who is not there."""
NOBODIES: Six = (NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY)
FIRST_COMPARED = min(PLACES)
"""The first of the cards that compare players."""
BEST = lookup_table([best for best, _ in PLACES.values()])
SECOND = lookup_table([second for _, second in PLACES.values()])
FEWEST = len(PLACES) - 1
"""The card for the fewest walls: the only one that also pays for nothing at all."""
LEAD = lookup_table((3, 8, 8, 25, 3, 15))
"""How many percent of the prize one more gives hope for, for each card."""


@jit(inline=False)
def measure(sheet: Sheet) -> Six:
    """Return what cards 13 to 18 compare; more is better."""
    people = count(men(sheet))
    return (
        logs_cut(sheet),
        fish_caught(sheet),
        people - count(sheet.jobless),
        count(sheet.house),
        count(empty(sheet)),
        -count(sheet.wall),
    )


@jit
def expected_prizes(sheet: Sheet, contest: Contest) -> int:
    """Return the hundredths of points to hope for: half the prize when level with the best rival."""
    if contest.seats == 1:
        return 0
    expected = 0
    mine = measure(sheet)
    for i, points in enumerate(contest.points):
        if points > 0:
            lead = (mine[i] - contest.rival[i]) * LEAD(i)
            expected += points * max(0, min(100, 50 + lead))
    return expected


@jit
def prize_of(card: int, mine: int, ahead: int) -> int:
    """Return what a comparing card pays; tied players share a place and use up those below."""
    if ahead > 1 or (mine == 0 and card != FEWEST):
        return 0
    return BEST(card) if ahead == 0 else SECOND(card)


@jit(inline=False)
def contest_points(sheet: Sheet, contest: Contest) -> int:
    """Return the points that the comparing cards give against these rivals."""
    won = 0
    mine = measure(sheet)
    for i, points in enumerate(contest.points):
        if points > 0:
            ahead = int(contest.rival[i] > mine[i]) + int(contest.second[i] > mine[i])
            won += prize_of(i, mine[i], ahead)
    return won


@jit
def start_contest(compared: int) -> Contest:
    """Return a contest without rivals: bit n of `compared` is comparing card n, counted from 0."""
    c = compared
    return Contest(
        1,
        (
            BEST(0) * (c & 1),
            BEST(1) * (c >> 1 & 1),
            BEST(2) * (c >> 2 & 1),
            BEST(3) * (c >> 3 & 1),
            BEST(4) * (c >> 4 & 1),
            BEST(5) * (c >> 5 & 1),
        ),
        NOBODIES,
        NOBODIES,
    )


@jit
def with_rival(contest: Contest, rival: Six) -> Contest:
    """Return the contest with one more rival: of all, each card keeps the two best."""
    second = higher(contest.second, lower(contest.rival, rival))
    return Contest(contest.seats + 1, contest.points, higher(contest.rival, rival), second)


@jit
def higher(a: Six, b: Six) -> Six:
    """Return the higher of each two measures."""
    one, two, three = max(a[0], b[0]), max(a[1], b[1]), max(a[2], b[2])
    return one, two, three, max(a[3], b[3]), max(a[4], b[4]), max(a[5], b[5])


@jit
def lower(a: Six, b: Six) -> Six:
    """Return the lower of each two measures."""
    one, two, three = min(a[0], b[0]), min(a[1], b[1]), min(a[2], b[2])
    return one, two, three, min(a[3], b[3]), min(a[4], b[4]), min(a[5], b[5])


def make_contest(
    cards: tuple[int, ...], sheets: Callable[[], tuple[Sheet, ...]], seats: int, seat: int
) -> Contest:
    """Return the comparing cards in play as seat `seat` sees them; without any no sheet is looked at."""
    compared = mask_compared(cards)
    if seats == 1 or compared == 0:
        return Contest(seats)
    rivals = [[measured for measured, whose in row if whose != seat] for row in _rank_all(sheets())]
    best, second = [row[0] for row in rivals], [[*row, NOBODY][1] for row in rivals]
    return Contest(seats, start_contest(compared).points, *(cast(Six, tuple(row)) for row in (best, second)))


@lru_cache(maxsize=1024)
def mask_compared(cards: tuple[int, ...]) -> int:
    """(3, 13, 15) -> 0b101: the bits of the cards that compare players"""
    return sum(1 << card - FIRST_COMPARED for card in cards if card in PLACES)


@lru_cache(maxsize=64)
def _rank_all(sheets: tuple[Sheet, ...]) -> list[list[tuple[int, int]]]:
    """Return the three best measures of each kind with whose they are: enough for everybody's two rivals."""
    measured = [measure(sheet) for sheet in sheets]
    kinds = ([(mine[kind], seat) for seat, mine in enumerate(measured)] for kind in range(len(PLACES)))
    return [sorted(row, reverse=True)[:3] for row in kinds]
