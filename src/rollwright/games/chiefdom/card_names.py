"""What each of the eighteen cards is called, and says."""

from __future__ import annotations

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
