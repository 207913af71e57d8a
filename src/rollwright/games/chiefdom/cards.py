"""The cards that compare players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.bits import count
from .edition import OWN_SHEET_CARDS
from .sheet import Sheet, empty, fish_caught, logs_cut, men


def _employed(sheet: Sheet) -> int:
    return count(men(sheet)) - count(sheet.jobless)


_MEASURES: dict[int, Callable[[Sheet], int]] = {
    13: logs_cut,
    14: fish_caught,
    15: _employed,
    16: lambda sheet: count(sheet.house),
    17: lambda sheet: count(empty(sheet)),
    18: lambda sheet: -count(sheet.wall),
}
PLACES = {13: (10, 5), 14: (10, 5), 15: (10, 5), 16: (10, 5), 17: (10, 5), 18: (15, 10)}
_FEWEST = 18


def contest(values: Sequence[int], places: Sequence[int], needs_some: bool = True) -> list[int]:
    """[7, 7, 3], (10, 5) -> [10, 10, 0]: tied players share a place and use up those below."""
    points = []
    for value in values:
        ahead = sum(other > value for other in values)
        wins = ahead < len(places) and not (needs_some and value == 0)
        points.append(places[ahead] if wins else 0)
    return points


def contest_points(cards: Sequence[int], sheets: Sequence[Sheet]) -> list[int]:
    """Return what the comparing cards in play give each seat; alone there is nobody to beat."""
    totals = [0] * len(sheets)
    if len(sheets) < 2:
        return totals
    for card in cards:
        if card not in OWN_SHEET_CARDS:
            values = [_MEASURES[card](sheet) for sheet in sheets]
            won = contest(values, PLACES[card], needs_some=card != _FEWEST)
            totals = [total + points for total, points in zip(totals, won)]
    return totals
