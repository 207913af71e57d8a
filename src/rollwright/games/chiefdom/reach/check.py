"""Whether a game can reach a sheet, and if not, why.

One square at a time is enough to look at: a wild draws any single square, and squares drawn together
do to men what the same squares drawn one after another do. What is left are the orders: a wall grows
from its start; a house needs 5 logs and a man who is jobless or already a builder; so the first man
of every cluster of houses and builders was drawn with no tree or water beside him, and those trees
were not there to be cut when his first house was paid for. A bonus draws at least one square of men,
water or trees after the house that gave it.

Whether there is such an order may take long to find out, so the searches have a limited number of
steps and then give up with a sentence (TooHard): see decision 0011.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....core.errors import InvalidSheet
from ....kernel.bits import NONE, Bits, count, flood, is_any, near, one, squares_of
from ..board import GRID, SQUARES, WIDTH
from ..edition import Rules
from ..refusals import say_why
from ..sheet import Sheet, logs_cut, men, trees
from .payment_orders import Effort, Orders


def check_reachable(sheet: Sheet, rules: Rules, effort: Effort | None = None) -> None:
    """Raise InvalidSheet with the reason if no game can lead to the sheet; TooHard if the steps ran out."""
    _check_jobs(sheet)
    _check_walls(sheet, rules)
    effort = effort or Effort()
    _check_houses(sheet, rules, effort)
    _check_bonuses(sheet, rules, effort)


def _refuse(name: str, squares: Bits, **values: int) -> None:
    """Refuse the sheet for the first of the squares, by its place in the text."""
    square = next(squares_of(squares))
    row, column = divmod(square, WIDTH)
    raise InvalidSheet(say_why(name, square=SQUARES[square], **values), row + 2, 2 * column + 1)


def _check_jobs(sheet: Sheet) -> None:
    by_tree, by_water = near(trees(sheet), GRID), near(sheet.water, GRID)
    by_house = near(sheet.house, GRID)
    needs = (
        (sheet.lumberjack & ~by_tree, "reach-lumberjack"),
        (sheet.fisherman & ~by_water, "reach-fisherman"),
        (sheet.builder & ~by_house, "reach-builder"),
        (sheet.jobless & by_tree, "reach-jobless-tree"),
        (sheet.jobless & by_water, "reach-jobless-water"),
        (sheet.jobless & by_house, "reach-jobless-house"),
        (sheet.house & ~near(sheet.builder, GRID), "reach-house"),
    )
    for squares, name in needs:
        if is_any(squares):
            _refuse(name, squares)


def _check_walls(sheet: Sheet, rules: Rules) -> None:
    loose = sheet.wall & ~flood(rules.wall_starts, sheet.wall, GRID)
    if is_any(loose):
        _refuse("reach-wall-loose", loose)
    if is_any(sheet.wall) and logs_cut(sheet) < rules.wall_logs:
        _refuse("reach-wall-logs", sheet.wall, logs=rules.wall_logs, cut=logs_cut(sheet))


def _check_houses(sheet: Sheet, rules: Rules, effort: Effort) -> None:
    paid, houses = logs_cut(sheet) // rules.house_logs, count(sheet.house)
    if houses > paid:
        price, cut = houses * rules.house_logs, logs_cut(sheet)
        raise InvalidSheet(say_why("reach-houses-logs", houses=houses, logs=price, cut=cut))
    if not _can_be_paid_in_some_order(sheet, rules, effort):
        raise InvalidSheet(say_why("reach-houses-order"))


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


def _can_be_paid_in_some_order(sheet: Sheet, rules: Rules, effort: Effort) -> bool:
    """Search for a first man of each cluster and an order of clusters that the logs allow."""
    standing = _without_idle_squares(sheet)
    choices = [_late_trees(builders, trees(standing)) for builders in _clusters(sheet)]
    late = tuple(late for late in choices if NONE not in late)  # the others can always come last
    return Orders(standing, rules.house_logs, late, effort).exist()


def _late_trees(builders: Bits, cut: Bits) -> tuple[Bits, ...]:
    """Return for each man who may have come first which cut trees came later."""
    return tuple({near(one(square), GRID) & cut for square in squares_of(builders)})


def _check_bonuses(sheet: Sheet, rules: Rules, effort: Effort) -> None:
    houses = count(sheet.house)
    if sheet.bonuses > houses:
        raise InvalidSheet(say_why("reach-bonus-houses", used=sheet.bonuses, houses=houses), 1)
    if not _leaves_room_for_bonuses(sheet, rules, effort):
        raise InvalidSheet(say_why("reach-bonus-order", used=sheet.bonuses), 1)


def _leaves_room_for_bonuses(sheet: Sheet, rules: Rules, effort: Effort) -> bool:
    """Search backwards, square by square, for an order with enough drawn after the houses.

    What loses the fewest logs is taken away first, houses before all, so that a way is mostly found at once.
    """
    last = _without_idle_squares(sheet)
    seen, fresh = {last}, [iter([last])]
    while fresh:
        earlier = next(fresh[-1], None)
        if earlier is None:
            fresh.pop()
            continue
        last = earlier
        late = count(_shaped(sheet)) - count(_shaped(last))
        if late >= sheet.bonuses:
            return True
        open_houses = last.house if late > sheet.bonuses - count(last.house) else NONE
        fresh.append(_reachable_ones(_one_square_earlier(last, open_houses), seen, rules, effort))
    return False


def _reachable_ones(
    earlier: Iterable[Sheet], seen: set[Sheet], rules: Rules, effort: Effort
) -> Iterator[Sheet]:
    """Yield those that a game can reach and nobody has seen, those with most logs to spare first."""
    for sheet in sorted(set(earlier) - seen, key=lambda s: rules.house_logs * count(s.house) - logs_cut(s)):
        if sheet not in seen:
            seen.add(sheet)
            effort.spend()
            if _is_reachable(sheet, rules, effort):
                yield sheet


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
    """Yield the sheets from which one man, one tree or one of these houses leads to this one.

    What idles on them is taken away at once; a man is only idle where he could be.
    """
    for layer in ("lumberjack", "builder", "two", "three"):
        for square in squares_of(getattr(sheet, layer)):
            yield from _idle_again(sheet._replace(**{layer: getattr(sheet, layer) ^ one(square)}))
    for square in squares_of(houses):
        yield from _idle_again(sheet._replace(house=sheet.house ^ one(square)))


def _idle_again(sheet: Sheet) -> Iterator[Sheet]:
    """Make men jobless whose tree or house is not there yet; nothing if they would have another job."""
    lumberjack = sheet.lumberjack & near(trees(sheet), GRID)
    builder = sheet.builder & near(sheet.house, GRID)
    idle = (sheet.lumberjack ^ lumberjack) | (sheet.builder ^ builder)
    if not is_any(near(trees(sheet) | sheet.house, GRID) & idle):
        yield _without_idle_squares(sheet._replace(lumberjack=lumberjack, builder=builder))


def _is_reachable(sheet: Sheet, rules: Rules, effort: Effort) -> bool:
    if logs_cut(sheet) < rules.house_logs * count(sheet.house):
        return False
    if is_any(sheet.house & ~near(sheet.builder, GRID)):
        return False
    return _can_be_paid_in_some_order(sheet, rules, effort)
