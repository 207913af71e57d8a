"""Looking a roll ahead exactly: what a sheet is worth before the dice fall, over all 56 rolls at once.

A roll offers a few ways to draw, an icon in a form each, and all rolls together offer few more than fifty.
So the best place of every way is looked for once, by learned values, and each roll takes the best of its
ways: a seventh of the work of playing every roll. Two rolls ahead, the ways most likely to be taken are
looked after in turn, and what that puts right is taken for all.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ...core import values
from ...core.bits import drop_lowest, is_any, lowest, near
from ...core.jit import jit
from ...core.jit import table as look_up
from ...core.kernel import Space
from ...core.net import has_net, prepare_net
from ...core.values import prepare_values, value_after, value_at, value_by_net
from .board import GRID
from .dice import ALL_WAYS, FIRST_PLAY, LAST_PLAY, MEN, PLAY_ICON, PLAYS, WEIGHTS
from .edition import SHAPE_SETS
from .features import SCALE
from .moves import (
    ANCHOR_SHIFT,
    MOST_MOVES,
    N_ROLLS,
    add_job_choices,
    first_play,
    last_play,
    make_move,
    places_for,
)
from .scoring import total_score
from .sheet import bonuses_left, empty, trees
from .table import NO_ROLL, Table, Turn


def _list_ways() -> tuple[list[int], list[int], list[int], list[int]]:
    """Return a play of each way to draw, where each shape set's ways begin, how many take no bonus, and
    each play's way."""
    plays: list[int] = []
    begins, plain, way_of = [0], [], [0] * len(PLAYS)
    for shapes in range(len(SHAPE_SETS)):
        numbers = range(FIRST_PLAY(shapes * N_ROLLS), LAST_PLAY((shapes + 1) * N_ROLLS - 1))
        found: dict[tuple[int, int, int], int] = {}
        for bonus in (0, 1):
            for number in (n for n in numbers if PLAYS[n].bonus == bonus):
                key = (PLAYS[number].icon, PLAYS[number].form, bonus)
                if key not in found:
                    found[key] = len(found)
                    plays.append(number)
                way_of[number] = found[key]
            plain += [len(found)] * (1 - bonus)
        begins.append(len(plays))
    return plays, begins, plain, way_of


_plays, _begins, _plain, _way_of = _list_ways()
PLAY_OF_WAY, FIRST_WAY, PLAIN_WAYS = look_up(_plays), look_up(_begins), look_up(_plain)
WAY_OF_PLAY, WEIGHT = look_up(_way_of), look_up(WEIGHTS)
LISTS = max(end - begin for begin, end in pairwise(_begins))
"""Where the jobs that men can take are listed: behind the best moves of all ways."""
BEGINS = LISTS + 400
"""Where it is noted at which place each way's moves begin, and how much the net must be asked about;"""
KEPT = BEGINS + LISTS + 1
"""where a second look keeps what the first found: how likely each way is, behind that its moves;"""
NOTED = KEPT + 2 * LISTS
"""and where the moves are that may be the best of a way."""
FOLLOWED = 8
"""So many ways, the likeliest, are looked after a second time."""
CLOSE = SCALE
"""So far behind the best of a roll by tables a move may be for the net to be asked about it."""
NO_MOVE = -1
MOST_WORTH = 1 << 30
"""More than any sheet is worth."""


@jit(inline=False, tidy=False)
def note_way(
    table: Table, at: Turn, known: Any, weights: Any, space: Space, way: int, play: int, place: int
) -> int:
    """Write the best move of a way to draw by tables, and its value; note those that are close to it.

    Return the place behind the last noted.
    """
    sheet = at.sheet
    water, wood, house = near(sheet.water, GRID), near(trees(sheet), GRID), near(sheet.house, GRID)
    best, most = NO_MOVE, 0 * weights[0]
    anchors = places_for(sheet, table.rules, empty(sheet), play)
    while is_any(anchors):
        space.codes[LISTS] = play | lowest(anchors) << ANCHOR_SHIFT
        anchors, end = drop_lowest(anchors), LISTS + 1
        if PLAY_ICON(play) == MEN:
            end = add_job_choices(space.codes, LISTS, space.codes[LISTS], water, wood, house)
        for n in range(LISTS, end):
            value = value_after(table, at, known, weights, space, space.codes[n])
            if best == NO_MOVE or value > most:
                best, most = space.codes[n], value
            if value >= most - CLOSE and place < MOST_MOVES:
                space.codes[place], space.values[place] = space.codes[n], value
                place += 1
    space.codes[way], space.values[way] = best, most
    return place


@jit(inline=False, rare=True)
def note_ways(table: Table, at: Turn, weights: Any, space: Space) -> int:
    """Write each way's best move and its value, both by tables; return how many ways there are.

    With them, the least that a roll which a way serves is worth: what is further behind, the net need not be
    asked about.
    """
    known, first = prepare_values(table, at, weights, space), FIRST_WAY(table.rules.shapes)
    ways, place = PLAIN_WAYS(table.rules.shapes), NOTED
    if bonuses_left(at.sheet, table.rules) > 0:
        ways = FIRST_WAY(table.rules.shapes + 1) - first
    for way in range(ways):
        space.codes[BEGINS + way] = place
        place = note_way(table, at, known, weights, space, way, PLAY_OF_WAY(first + way), place)
        space.values[BEGINS + way] = MOST_WORTH + 0 * weights[0]
    space.codes[BEGINS + ways] = place
    for roll in range(N_ROLLS):
        best = best_for_roll(table, at, roll, space)
        if best >= 0:
            for play in range(first_play(table.rules, roll), last_play(at.sheet, table.rules, roll)):
                way = BEGINS + WAY_OF_PLAY(play)
                space.values[way] = min(space.values[way], space.values[best])
    return ways


@jit(inline=False, tidy=False)
def ask_about_way(
    table: Table, at: Turn, seat: int, weights: Any, space: Space, slots: int, way: int
) -> None:
    """Write the best move of a way by the net, and its value; none if it is far behind for every roll."""
    best, most, least = NO_MOVE, 0 * weights[0], space.values[BEGINS + way] - CLOSE
    for n in range(space.codes[BEGINS + way], space.codes[BEGINS + way + 1]):
        if space.values[n] >= least:
            value = value_by_net(table, at, seat, weights, space, slots, space.codes[n])
            if best == NO_MOVE or value > most:
                best, most = space.codes[n], value
    space.codes[way], space.values[way] = best, most


@jit(inline=False, tidy=False)
def best_for_roll(table: Table, at: Turn, roll: int, space: Space) -> int:
    """Return the way whose best move is the best for a roll; -1 if the roll allows none."""
    best = NO_MOVE
    for play in range(first_play(table.rules, roll), last_play(at.sheet, table.rules, roll)):
        way = WAY_OF_PLAY(play)
        if space.codes[way] != NO_MOVE and (best < 0 or space.values[way] > space.values[best]):
            best = way
    return best


@jit(inline=False, rare=True)
def value_of_rest(table: Table, at: Turn, weights: Any, space: Space) -> Any:
    """Return what a sheet is worth when a roll allows nothing: alone the game is over."""
    if table.contest.seats == 1:
        return total_score(at.sheet, table.rules) * SCALE + 0 * weights[0]
    return value_at(table, at, 0, weights, space)


@values.look_ahead.of(Table)
@jit(inline=False, rare=True)
def look_ahead(table: Table, at: Turn, seat: int, weights: Any, space: Space) -> Any:
    ways = note_ways(table, at, weights, space)
    if has_net(table, weights):
        slots = prepare_net(table, at, seat, weights, space)
        for way in range(ways):
            ask_about_way(table, at, seat, weights, space, slots, way)
    total, idle = 0 * weights[0], 0
    for roll in range(N_ROLLS):
        best = best_for_roll(table, at, roll, space)
        if best >= 0:
            total += WEIGHT(roll) * space.values[best]
        else:
            idle += WEIGHT(roll)
    if idle > 0:
        total += idle * value_of_rest(table, at, weights, space)
    return (total + ALL_WAYS // 2) // ALL_WAYS


@values.look_at_roll.of(Table)
@jit(inline=False, rare=True)
def look_at_roll(table: Table, at: Turn, seat: int, weights: Any, space: Space) -> Any:
    note_ways(table, at, weights, space)
    if has_net(table, weights):
        slots = prepare_net(table, at, seat, weights, space)
        for play in range(first_play(table.rules, at.roll), last_play(at.sheet, table.rules, at.roll)):
            ask_about_way(table, at, seat, weights, space, slots, WAY_OF_PLAY(play))
    best = best_for_roll(table, at, at.roll, space)
    return space.values[best] if best >= 0 else value_of_rest(table, at, weights, space)


@jit(inline=False, rare=True)
def keep_ways(table: Table, at: Turn, space: Space) -> None:
    """Keep each way's best move and value, and in how many of 216 cases it is taken."""
    for way in range(LISTS):
        space.codes[KEPT + way] = 0
    for roll in range(N_ROLLS):
        best = best_for_roll(table, at, roll, space)
        if best >= 0:
            space.codes[KEPT + best] += WEIGHT(roll)
            space.codes[KEPT + LISTS + best], space.values[KEPT + best] = (
                space.codes[best],
                space.values[best],
            )


@jit
def take_likeliest(space: Space) -> tuple[int, int]:
    """Return the way taken most often of those kept, and how often, which is forgotten."""
    best = 0
    for way in range(1, LISTS):
        if space.codes[KEPT + way] > space.codes[KEPT + best]:
            best = way
    cases = space.codes[KEPT + best]
    space.codes[KEPT + best] = 0
    return best, cases


@values.look_twice.of(Table)
@jit(inline=False, rare=True)
def look_twice(table: Table, at: Turn, seat: int, weights: Any, space: Space) -> Any:
    value = look_ahead(table, at, seat, weights, space)
    keep_ways(table, at, space)
    looked, more = 0, 0 * weights[0]
    for _ in range(FOLLOWED):
        way, cases = take_likeliest(space)
        if cases > 0:
            then = Turn(make_move(at.sheet, space.codes[KEPT + LISTS + way]), NO_ROLL, at.turn + 1)
            more += cases * (look_ahead(table, then, seat, weights, space) - space.values[KEPT + way])
            looked += cases
    return value + more // looked if looked > 0 else value
