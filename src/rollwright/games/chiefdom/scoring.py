"""Scoring one sheet: the thirteen terms, and the cards that look at one sheet alone."""

from __future__ import annotations

from ...compiler.jit import jit
from ...kernel.bits import Bits, above, below, count, flood, is_any, left, lowest, near, one, right
from .board import COLUMNS, GRID, ROWS
from .bot.adjacency import Adjacency, look_around
from .edition import Rules
from .sheet import Sheet, empty, fish_caught, logs_within, men, trees

TERMS = (
    "fishermen_by_trees", "lumberjacks_by_water", "men", "fish", "logs", "houses", "forest",
    "lake", "wall", "jobless", "homeless", "hungry", "empty", "cards",
)  # fmt: skip
Terms = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int]
GROUP = 3
"""So many squares of one type side by side are a group."""


@jit
def largest_forest(sheet: Sheet) -> int:
    """Return the number of trees in the forest that has most of them."""
    return forest_with(sheet, trees(sheet), 0)


@jit
def largest_lake(sheet: Sheet) -> int:
    """Return the number of squares in the largest lake."""
    return lake_with(sheet, sheet.water, 0)


@jit
def forest_with(sheet: Sheet, drawn: Bits, before: int) -> int:
    """Return the largest forest when it was `before` until these squares were drawn."""
    best, rest = before, drawn & trees(sheet)
    while is_any(rest):
        forest = flood(one(lowest(rest)), trees(sheet), GRID)
        rest = rest & ~forest
        best = max(best, logs_within(sheet, forest))
    return best


@jit
def lake_with(sheet: Sheet, drawn: Bits, before: int) -> int:
    """Return the largest lake when it was `before` until these squares were drawn."""
    best, rest = before, drawn & sheet.water
    while is_any(rest):
        lake = flood(one(lowest(rest)), sheet.water, GRID)
        rest = rest & ~lake
        best = max(best, count(lake))
    return best


@jit
def wall_is_complete(sheet: Sheet, rules: Rules) -> bool:
    """Say whether drawn walls join West and East side by side."""
    return is_any(flood(rules.west, sheet.wall, GRID) & rules.east)


@jit
def wall_points(sheet: Sheet, rules: Rules) -> int:
    """Return the points of the wall, finished or not."""
    drawn = rules.wall_square * count(sheet.wall)
    if wall_is_complete(sheet, rules):
        return drawn + rules.wall_complete
    return rules.wall_pays_unfinished * drawn


@jit
def fish_left(sheet: Sheet, rules: Rules) -> int:
    """Return the fish nobody had to eat."""
    return fish_uneaten(fish_caught(sheet), count(men(sheet)), rules)


@jit
def merit_of(sheet: Sheet, total: int, rules: Rules) -> int:
    """Return a number that is higher for more points and, where fish break ties, for more fish left."""
    return total * 1024 + (fish_left(sheet, rules) if rules.fish_break_ties else 0)


@jit
def fish_uneaten(caught: int, people: int, rules: Rules) -> int:
    """Return how many of the fish caught are left when everybody has eaten."""
    return max(0, caught - (people + rules.feeds - 1) // rules.feeds)


@jit(inline=False)
def score_terms(sheet: Sheet, rules: Rules) -> Terms:
    """Return the points of every term, in the order of TERMS."""
    return terms_with(sheet, rules, look_around(sheet), largest_forest(sheet), largest_lake(sheet))


@jit
def terms_with(sheet: Sheet, rules: Rules, around: Adjacency, forest: int, lake: int) -> Terms:
    """Return the points of every term when its surroundings, largest forest and lake are known."""
    people, houses = count(men(sheet)), count(sheet.house)
    caught = count(sheet.water & around.fishermen)
    homeless = max(0, people - rules.house_beds * houses)
    hungry = max(0, people - rules.feeds * caught)
    return (
        rules.fisherman_by_trees * count(sheet.fisherman & around.trees),
        rules.lumberjack_by_water * count(sheet.lumberjack & around.water),
        rules.man * people,
        rules.fish * fish_uneaten(caught, people, rules),
        rules.log * (logs_within(sheet, around.lumberjacks) - rules.house_logs * houses),
        rules.house * houses,
        rules.tree * forest,
        rules.lake_square * lake,
        wall_points(sheet, rules),
        rules.misery * count(sheet.jobless),
        rules.misery * homeless,
        rules.misery * hungry,
        rules.empty * count(empty(sheet)),
        card_points(sheet, rules.cards) if rules.cards != 0 else 0,
    )


@jit
def total_score(sheet: Sheet, rules: Rules) -> int:
    """Return the sum of all terms."""
    total = 0
    for points in score_terms(sheet, rules):
        total += points
    return total


# ---- cards that look at one sheet alone


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
def surrounded(people: Bits, by: Bits) -> int:
    """Return how many have one of `by` on each of their four sides."""
    ring = above(by, GRID) & below(by, GRID) & left(by, GRID) & right(by, GRID)
    return count(people & ring)


@jit(inline=False)
def card_points(sheet: Sheet, cards: int) -> int:
    """Return the points of the own-sheet cards in play; bit n of `cards` is card n."""
    points = 0
    for card in range(1, 13):
        if (cards >> card) & 1:
            points += one_card(sheet, card)
    return points


@jit
def one_card(sheet: Sheet, card: int) -> int:
    """Return the points one own-sheet card gives."""
    s = sheet
    if card == 1:
        return 6 * count_full(ROWS, trees(s))
    if card == 2:
        return 6 * count_full(ROWS, s.water)
    if card == 3:
        return 5 * count_groups(s.lumberjack)
    if card == 4:
        return 5 * count_groups(s.house)
    if card == 5:
        return 5 * count_groups(s.fisherman)
    if card == 6:
        return 5 * count_groups(s.builder)
    if card == 7:
        return 5 * count_full(COLUMNS, ~empty(s))
    if card == 8:
        return 2 * count(trees(s) & ~near(s.lumberjack, GRID))
    if card == 9:
        return 4 * count(s.water & ~near(s.fisherman, GRID))
    if card == 10:
        return 5 * surrounded(s.lumberjack, trees(s))
    if card == 11:
        return 5 * surrounded(s.fisherman, s.water)
    return 5 * surrounded(s.builder, s.house)
