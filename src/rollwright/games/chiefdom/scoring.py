"""Scoring one sheet: the thirteen terms, and the cards that look at one sheet alone."""

from __future__ import annotations

from ...compiler.jit import jit, lookup_table
from ...core.variants.counting import NOTHING
from ...kernel.bits import NONE, Bits, above, below, count, flood, is_any, left, lowest, near, one, right
from .board import COLUMNS, GRID, ROWS
from .bot.adjacency import Adjacency, look_around
from .edition import COUNTED_CARDS, DECK, Rules
from .sheet import Sheet, empty, fish_caught, logs_within, men, trees
from .text.counting import ANYWHERE, APART, BESIDE, GROUPS, LARGEST, PHRASES
from .text.counting import COLUMNS as FULL_COLUMNS
from .text.counting import ROWS as FULL_ROWS
from .variant import CHANGES
from .variant import TERMS as PRINTED_TERMS

TERMS = (*PRINTED_TERMS[:-1], *(term.name for term in CHANGES.terms), PRINTED_TERMS[-1])
"""A variant's own terms stand before the cards."""
Terms = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int]
GROUP = 3
"""Squares of one type side by side that are a group."""
_counted = [COUNTED_CARDS.get(card, ("", 0)) for card in DECK]
_counted += [(term.each, term.points) for term in CHANGES.terms]
_features = [PHRASES.parse(each) if each else NOTHING for each, _ in _counted]
WAY, OF = (lookup_table([feature[n] for feature in _features]) for n in (0, 1))
SIDE, BY = (lookup_table([feature[n] for feature in _features]) for n in (2, 3))
POINTS = lookup_table([points for _, points in _counted])
"""What each card counts, from 0 on, and behind them each term of a variant."""
FIRST_TERM, OWN_TERMS = len(DECK), len(CHANGES.terms)


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
    """Return the points of the printed terms; those of a variant are among the cards'."""
    return terms_with(sheet, rules, look_around(sheet), largest_forest(sheet), largest_lake(sheet))


@jit
def terms_with(sheet: Sheet, rules: Rules, around: Adjacency, forest: int, lake: int) -> Terms:
    """Return the same when the sheet's surroundings, largest forest and lake are known."""
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
        counted_points(sheet, rules.cards) if OWN_TERMS > 0 or rules.cards != 0 else 0,
    )


@jit
def total_score(sheet: Sheet, rules: Rules) -> int:
    """Return the sum of all terms."""
    total = 0
    for points in score_terms(sheet, rules):
        total += points
    return total


# ---- cards that look at one sheet alone, and the terms of a variant


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
