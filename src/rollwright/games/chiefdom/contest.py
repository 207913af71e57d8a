"""What a sheet may hope for from the cards that compare players, while the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, cast

from ...compiler.jit import jit, lookup_table
from ...kernel.bits import count
from .sheet import Sheet, empty, fish_caught, logs_cut, men

Six = tuple[int, int, int, int, int, int]
NOTHING: Six = (0, 0, 0, 0, 0, 0)
PLACES = {13: (10, 5), 14: (10, 5), 15: (10, 5), 16: (10, 5), 17: (10, 5), 18: (15, 10)}
"""What the best and the second of each comparing card get."""


class Contest(NamedTuple):
    """The comparing cards 13 to 18, one number each: points for the best, the two best rivals' measures."""

    seats: int = 1
    points: Six = NOTHING
    rival: Six = NOTHING
    second: Six = NOTHING


ALONE = Contest()
NOBODY = -1000
"""The measure of a second rival where there is one alone."""
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


def make_contest(
    cards: Sequence[int], sheets: Callable[[], tuple[Sheet, ...]], seats: int, seat: int
) -> Contest:
    """Return the comparing cards in play as seat `seat` sees them; without any no sheet is looked at."""
    if seats == 1 or not any(card in PLACES for card in cards):
        return Contest(seats)
    points = [best if card in cards else 0 for card, (best, _) in sorted(PLACES.items())]
    rivals = [[measured for measured, whose in row if whose != seat] for row in _rank_all(sheets())]
    best, second = [row[0] for row in rivals], [[*row, NOBODY][1] for row in rivals]
    return Contest(seats, *(cast(Six, tuple(numbers)) for numbers in (points, best, second)))


@lru_cache(maxsize=64)
def _rank_all(sheets: tuple[Sheet, ...]) -> list[list[tuple[int, int]]]:
    """Return the three best measures of each kind with whose they are: enough for everybody's two rivals."""
    measured = [measure(sheet) for sheet in sheets]
    kinds = ([(mine[kind], seat) for seat, mine in enumerate(measured)] for kind in range(len(PLACES)))
    return [sorted(row, reverse=True)[:3] for row in kinds]
