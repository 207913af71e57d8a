"""The cards that compare players, and what each of the eighteen says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.bits import count
from .edition import OWN_SHEET_CARDS
from .sheet import Sheet, empty, fish_caught, logs_cut, men

CARDS: dict[int, tuple[str, str]] = {
    1: ("Deep forest", "6 for each row of six tree squares"),
    2: ("Wide water", "6 for each row of six water squares"),
    3: ("Felling crew", "5 for each group of lumberjacks"),
    4: ("Village green", "5 for each group of houses"),
    5: ("Fishing party", "5 for each group of fishermen"),
    6: ("Building crew", "5 for each group of builders"),
    7: ("Filled column", "5 for each column without an empty square"),
    8: ("Old growth", "2 for each tree square nobody cut"),
    9: ("Still water", "4 for each water square nobody fished"),
    10: ("Deep in the woods", "5 for each lumberjack with trees on all four sides"),
    11: ("Out on the lake", "5 for each fisherman with water on all four sides"),
    12: ("Town square", "5 for each builder with houses on all four sides"),
    13: ("Timber baron", "10 for the most logs ever cut, 5 for the second most"),
    14: ("Great catch", "10 for the most fish ever caught, 5 for the second most"),
    15: ("All at work", "10 for the most men with a job, 5 for the second most"),
    16: ("Town founder", "10 for the most houses, 5 for the second most"),
    17: ("Open land", "10 for the most empty squares, 5 for the second most"),
    18: ("Open borders", "15 for the fewest drawn walls, 10 for the second fewest"),
}
"""Each card's name and text, in our own words."""

GROUP_OF_THREE = "A group is three or more squares of one type joined side to side."


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
