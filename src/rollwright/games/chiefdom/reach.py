"""Whether a game can reach a sheet, and if not, why.

One square at a time is enough to look at: a wild draws any single square, and squares drawn together
do to men what the same squares drawn one after another do. What is left are the orders: a wall grows
from its start; a house needs 5 logs and a man who is jobless or already a builder; so the first man
of every cluster of houses and builders was drawn with no tree or water beside him, and those trees
were not there to be cut when his first house was paid for. A bonus draws at least one square of men,
water or trees after the house that gave it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import product
from operator import or_

from ...core.bits import NONE, Bits, count, flood, is_any, near, one, squares_of
from ...core.errors import InvalidSheet
from .board import GRID, SQUARES, WIDTH
from .edition import Rules
from .sheet import Sheet, logs_cut, men, trees


def check_reachable(sheet: Sheet, rules: Rules) -> None:
    """Raise InvalidSheet with the reason if no game can lead to the sheet."""
    _check_jobs(sheet)
    _check_walls(sheet, rules)
    _check_houses(sheet, rules)
    _check_bonuses(sheet, rules)


def _refuse(reason: str, squares: Bits) -> None:
    """Refuse the sheet for the first of the squares, by its place in the text."""
    square = next(squares_of(squares))
    row, column = divmod(square, WIDTH)
    raise InvalidSheet(f"{SQUARES[square]} {reason}", row + 2, 2 * column + 1)


def _check_jobs(sheet: Sheet) -> None:
    by_tree, by_water = near(trees(sheet), GRID), near(sheet.water, GRID)
    by_house = near(sheet.house, GRID)
    needs = (
        (sheet.lumberjack & ~by_tree, "is a lumberjack with no tree next to him"),
        (sheet.fisherman & ~by_water, "is a fisherman with no water next to him"),
        (sheet.builder & ~by_house, "is a builder with no house next to him"),
        (sheet.jobless & by_tree, "is jobless beside a tree; he would be a lumberjack"),
        (sheet.jobless & by_water, "is jobless beside water; he would be a fisherman"),
        (sheet.jobless & by_house, "is jobless beside a house; he would be a builder"),
        (sheet.house & ~near(sheet.builder, GRID), "is a house with no builder next to it"),
    )
    for squares, reason in needs:
        if is_any(squares):
            _refuse(reason, squares)


def _check_walls(sheet: Sheet, rules: Rules) -> None:
    loose = sheet.wall & ~flood(rules.wall_starts, sheet.wall, GRID)
    if is_any(loose):
        _refuse("is a wall that hangs on nothing: walls grow from the printed ones", loose)
    if is_any(sheet.wall) and logs_cut(sheet) < rules.wall_logs:
        reason = (
            f"is a wall, which needs {rules.wall_logs} logs in stock; only {logs_cut(sheet)} were ever cut"
        )
        _refuse(reason, sheet.wall)


def _check_houses(sheet: Sheet, rules: Rules) -> None:
    paid, houses = logs_cut(sheet) // rules.house_logs, count(sheet.house)
    if houses > paid:
        what = "a house costs" if houses == 1 else f"{houses} houses cost"
        raise InvalidSheet(
            f"{what} {houses * rules.house_logs} logs, and only {logs_cut(sheet)} were ever cut"
        )
    if not _can_be_paid_in_some_order(sheet, rules):
        raise InvalidSheet(
            "the houses cannot have been paid for in any order: "
            "the trees that gave the logs stand beside men who had to be jobless when their first house came"
        )


def _clusters(sheet: Sheet) -> list[Bits]:
    """Return the builders of every cluster of houses and builders joined house to builder."""
    found, rest = [], sheet.house
    while is_any(rest):
        house = one(next(squares_of(rest)))
        builders = NONE
        grown = near(house, GRID) & sheet.builder
        while grown != builders:
            builders = grown
            house = near(builders, GRID) & sheet.house
            grown = builders | (near(house, GRID) & sheet.builder)
        found.append(builders)
        rest = rest & ~house
    return found


def _can_be_paid_in_some_order(sheet: Sheet, rules: Rules) -> bool:
    """Search for a first man of each cluster and an order of clusters that the logs allow."""
    cut = trees(sheet) & near(sheet.lumberjack, GRID)
    choices = [_late_trees(builders, cut) for builders in _clusters(sheet)]
    choices = [late for late in choices if NONE not in late]  # the others can always come last
    return any(_has_order(sheet, rules, cut, late) for late in product(*choices))


def _late_trees(builders: Bits, cut: Bits) -> list[Bits]:
    """Return for each man who may have come first which cut trees came later; only the smallest sets."""
    sets = {near(one(square), GRID) & cut for square in squares_of(builders)}
    return [late for late in sets if not any(other & late == other != late for other in sets)]


def _has_order(sheet: Sheet, rules: Rules, cut: Bits, late: tuple[Bits, ...]) -> bool:
    """Say whether the clusters, with these late trees each, can get their first houses one by one."""
    everyone = frozenset(range(len(late)))
    reached, fresh = {frozenset[int]()}, [frozenset[int]()]
    while fresh:
        started = fresh.pop()
        missing = reduce(or_, (late[c] for c in everyone - started), NONE)
        if _logs_of(sheet, cut & ~missing) >= rules.house_logs * (len(started) + 1):
            found = {started | {c} for c in everyone - started} - reached
            reached |= found
            fresh += found
    return everyone in reached


def _logs_of(sheet: Sheet, cut: Bits) -> int:
    return 2 * count(sheet.two & cut) + 3 * count(sheet.three & cut)


def _check_bonuses(sheet: Sheet, rules: Rules) -> None:
    houses = count(sheet.house)
    if sheet.bonuses > houses:
        raise InvalidSheet(f"bonus={sheet.bonuses}, but each house gives one and there are {houses}", 1)
    if not _leaves_room_for_bonuses(sheet, rules):
        raise InvalidSheet(f"bonus={sheet.bonuses}, but too little was drawn after the houses for that", 1)


def _leaves_room_for_bonuses(sheet: Sheet, rules: Rules) -> bool:
    """Search backwards, square by square, for an order with enough drawn after the houses."""
    last = _without_idle_squares(sheet)
    seen, fresh = {last}, [last]
    while fresh:
        last = fresh.pop()
        late = count(_shaped(sheet)) - count(_shaped(last))
        if late >= sheet.bonuses:
            return True
        open_houses = last.house if late > sheet.bonuses - count(last.house) else NONE
        found = {s for s in _one_square_earlier(last, open_houses) if _is_reachable(s, rules)} - seen
        seen |= found
        fresh += found
    return False


def _shaped(sheet: Sheet) -> Bits:
    """Return everything that is drawn in shapes, so that a bonus can leave out a square."""
    return men(sheet) | sheet.water | trees(sheet)


def _without_idle_squares(sheet: Sheet) -> Sheet:
    """Take away what no house ever waits for, and what can therefore always come last."""
    cut = near(sheet.lumberjack, GRID)
    return sheet._replace(
        water=NONE, fisherman=NONE, jobless=NONE, two=sheet.two & cut, three=sheet.three & cut
    )


def _one_square_earlier(sheet: Sheet, houses: Bits) -> Iterator[Sheet]:
    """Yield the sheets from which one man, one tree or one of these houses leads to this one."""
    for layer in ("jobless", "lumberjack", "builder", "two", "three"):
        for square in squares_of(getattr(sheet, layer)):
            yield _hired_men_idle_again(sheet._replace(**{layer: getattr(sheet, layer) ^ one(square)}))
    for square in squares_of(houses):
        yield _hired_men_idle_again(sheet._replace(house=sheet.house ^ one(square)))


def _hired_men_idle_again(sheet: Sheet) -> Sheet:
    """Make men jobless whose tree or house is not there yet."""
    lumberjack = sheet.lumberjack & near(trees(sheet), GRID)
    builder = sheet.builder & near(sheet.house, GRID)
    idle = (sheet.lumberjack ^ lumberjack) | (sheet.builder ^ builder)
    return sheet._replace(jobless=sheet.jobless | idle, lumberjack=lumberjack, builder=builder)


def _is_reachable(sheet: Sheet, rules: Rules) -> bool:
    try:
        _check_jobs(sheet)
        _check_houses(sheet, rules)
    except InvalidSheet:
        return False
    return True
