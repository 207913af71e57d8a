"""Expectimax over the dice: the exact expectation of a sheet's value over all 56 rolls at once.

A roll allows a few plays, each an icon in a form. Over all rolls there are few more than fifty different ones
(groups): the best placement of every group is found once, and each roll takes the best of its groups, for a
seventh of the work of playing every roll. At depth 2 the groups that are taken most often are expanded once
more, and the mean correction is applied to all.
"""

from __future__ import annotations

from itertools import pairwise

from ....compiler.jit import jit, lookup_table
from ....kernel.bits import drop_lowest, is_any, lowest, near
from ....kernel.types import Numbers
from ....values.evaluation import value_at, value_by_net
from ....values.net import has_net, init_accumulators
from ....values.ntuple import value_after
from ....values.scratch import ValueWorkspace
from ..board import GRID
from ..dice import ALL_WAYS, FIRST_PLAY, LAST_PLAY, MEN, PLAY_ICON, PLAYS, WEIGHTS
from ..edition import SHAPE_SETS
from ..moves import (
    ANCHOR_SHIFT,
    MOST_MOVES,
    N_ROLLS,
    add_job_choices,
    first_play,
    job_ways,
    last_play,
    make_move,
    places_for,
)
from ..params import NO_ROLL, RESTED, Params, Turn
from ..scoring import total_score
from ..shapes import FORMS
from ..sheet import bonuses_left, empty, trees
from .features import SCALE
from .values import Before, init_tables


def _group_plays() -> tuple[list[int], list[int], list[int], list[int]]:
    """Return a play of each group, the first group of each shape set, how many of its groups take no bonus,
    and the group of each play."""
    plays: list[int] = []
    begins, plain, group_of = [0], [], [0] * len(PLAYS)
    for shapes in range(len(SHAPE_SETS)):
        numbers = range(FIRST_PLAY(shapes * N_ROLLS), LAST_PLAY((shapes + 1) * N_ROLLS - 1))
        found: dict[tuple[int, int, int], int] = {}
        for bonus in (0, 1):
            for number in (n for n in numbers if PLAYS[n].bonus == bonus):
                key = (PLAYS[number].icon, PLAYS[number].form, bonus)
                if key not in found:
                    found[key] = len(found)
                    plays.append(number)
                group_of[number] = found[key]
            plain += [len(found)] * (1 - bonus)
        begins.append(len(plays))
    return plays, begins, plain, group_of


_plays, _begins, _plain, _group_of = _group_plays()
PLAY_OF_GROUP, FIRST_GROUP, PLAIN_GROUPS = lookup_table(_plays), lookup_table(_begins), lookup_table(_plain)
GROUP_OF_PLAY, WEIGHT = lookup_table(_group_of), lookup_table(WEIGHTS)
MOST_GROUPS = max(end - begin for begin, end in pairwise(_begins))

# The workspace's codes and values hold, one after the other:
# the best move of each group; the jobs that men can take with one placement;
JOBS = MOST_GROUPS
STARTS = JOBS + max(400, *(job_ways(form) for form in FORMS))
"""where each group's candidates begin, and the lowest best value of a roll that the group serves;"""
KEPT = STARTS + MOST_GROUPS + 1
"""at depth 2, how often each group is taken, then its best move;"""
CANDIDATES = KEPT + 2 * MOST_GROUPS
"""the candidates: moves that may be the best of their group."""
EXPANDED = 8
"""Groups that depth 2 expands: those taken most often."""
MARGIN = SCALE
"""How far behind the best of a roll by tables a move may be for the net to evaluate it."""
NO_MOVE = -1
MOST_WORTH = 1 << 30
"""More than the value of any sheet."""


@jit(inline=False)
def list_candidates(  # noqa: PLR0913
    params: Params,
    at: Turn,
    shared: Before,
    weights: Numbers,
    workspace: ValueWorkspace,
    group: int,
    play: int,
    end: int,
) -> int:
    """Write the best move of a group by tables and its value, and append the moves close to it.

    Return the new end of the candidates.
    """
    sheet = at.sheet
    water, wood, house = near(sheet.water, GRID), near(trees(sheet), GRID), near(sheet.house, GRID)
    best, most = NO_MOVE, 0 * weights[0]
    anchors = places_for(sheet, params.rules, empty(sheet), play)
    while is_any(anchors):
        workspace.codes[JOBS] = play | lowest(anchors) << ANCHOR_SHIFT
        anchors, last = drop_lowest(anchors), JOBS + 1
        if PLAY_ICON(play) == MEN:
            last = add_job_choices(workspace.codes, JOBS, workspace.codes[JOBS], water, wood, house)
        for n in range(JOBS, last):
            value = value_after(params, at, shared, weights, workspace, workspace.codes[n])
            if best == NO_MOVE or value > most:
                best, most = workspace.codes[n], value
            if value >= most - MARGIN and end < MOST_MOVES:
                workspace.codes[end], workspace.values[end] = workspace.codes[n], value
                end += 1
    workspace.codes[group], workspace.values[group] = best, most
    return end


@jit(inline=False)
def rank_groups(params: Params, at: Turn, weights: Numbers, workspace: ValueWorkspace) -> int:
    """Write each group's best move and value by tables; return the number of groups.

    Also write the lowest best value of the rolls that each group serves: the net need not evaluate moves
    further behind.
    """
    shared, first = init_tables(params, at, weights, workspace), FIRST_GROUP(params.rules.shapes)
    groups, end = PLAIN_GROUPS(params.rules.shapes), CANDIDATES
    if bonuses_left(at.sheet, params.rules) > 0:
        groups = FIRST_GROUP(params.rules.shapes + 1) - first
    for group in range(groups):
        workspace.codes[STARTS + group] = end
        play = PLAY_OF_GROUP(first + group)
        end = list_candidates(params, at, shared, weights, workspace, group, play, end)
        workspace.values[STARTS + group] = MOST_WORTH + 0 * weights[0]
    workspace.codes[STARTS + groups] = end
    for roll in range(N_ROLLS):
        best = best_for_roll(params, at, roll, workspace)
        if best >= 0:
            for play in range(first_play(params.rules, roll), last_play(at.sheet, params.rules, roll)):
                group = STARTS + GROUP_OF_PLAY(play)
                workspace.values[group] = min(workspace.values[group], workspace.values[best])
    return groups


@jit(inline=False)
def evaluate_group(
    params: Params, at: Turn, seat: int, weights: Numbers, workspace: ValueWorkspace, slots: int, group: int
) -> None:
    """Write the best move of a group by the net and its value; no move if all are far behind."""
    best, most, least = NO_MOVE, 0 * weights[0], workspace.values[STARTS + group] - MARGIN
    for n in range(workspace.codes[STARTS + group], workspace.codes[STARTS + group + 1]):
        if workspace.values[n] >= least:
            value = value_by_net(params, at, seat, weights, workspace, slots, workspace.codes[n])
            if best == NO_MOVE or value > most:
                best, most = workspace.codes[n], value
    workspace.codes[group], workspace.values[group] = best, most


@jit(inline=False)
def best_for_roll(params: Params, at: Turn, roll: int, workspace: ValueWorkspace) -> int:
    """Return the group with the best move for a roll; -1 if the roll allows none."""
    best = NO_MOVE
    for play in range(first_play(params.rules, roll), last_play(at.sheet, params.rules, roll)):
        group = GROUP_OF_PLAY(play)
        if workspace.codes[group] != NO_MOVE and (
            best < 0 or workspace.values[group] > workspace.values[best]
        ):
            best = group
    return best


@jit(inline=False)
def value_without_move(params: Params, at: Turn, weights: Numbers, workspace: ValueWorkspace) -> int:
    """Return the value of a sheet whose roll allows no move: a solo game is over."""
    if params.contest.seats == 1:
        return total_score(at.sheet, params.rules) * SCALE + 0 * weights[0]
    return value_at(params, at, 0, weights, workspace)


@jit(inline=False)
def expect_roll(params: Params, at: Turn, seat: int, weights: Numbers, workspace: ValueWorkspace) -> int:
    """Return the expected value over the next roll; the groups' best moves stay in the workspace."""
    groups = rank_groups(params, at, weights, workspace)
    if has_net(params, weights):
        slots = init_accumulators(params, at, seat, weights, workspace)
        for group in range(groups):
            evaluate_group(params, at, seat, weights, workspace, slots, group)
    total, idle = 0 * weights[0], 0
    for roll in range(N_ROLLS):
        best = best_for_roll(params, at, roll, workspace)
        if best >= 0:
            total += WEIGHT(roll) * workspace.values[best]
        else:
            idle += WEIGHT(roll)
    if idle > 0:
        total += idle * value_without_move(params, at, weights, workspace)
    return (total + ALL_WAYS // 2) // ALL_WAYS


@jit(inline=False)
def rolled_value_at(params: Params, at: Turn, seat: int, weights: Numbers, workspace: ValueWorkspace) -> int:
    rank_groups(params, at, weights, workspace)
    if has_net(params, weights):
        slots = init_accumulators(params, at, seat, weights, workspace)
        for play in range(first_play(params.rules, at.roll), last_play(at.sheet, params.rules, at.roll)):
            evaluate_group(params, at, seat, weights, workspace, slots, GROUP_OF_PLAY(play))
    best = best_for_roll(params, at, at.roll, workspace)
    return workspace.values[best] if best >= 0 else value_without_move(params, at, weights, workspace)


@jit(inline=False)
def keep_groups(params: Params, at: Turn, workspace: ValueWorkspace) -> None:
    """Keep each group's best move and value, and in how many of 216 cases it is taken."""
    for group in range(MOST_GROUPS):
        workspace.codes[KEPT + group] = 0
    for roll in range(N_ROLLS):
        best = best_for_roll(params, at, roll, workspace)
        if best >= 0:
            workspace.codes[KEPT + best] += WEIGHT(roll)
            workspace.codes[KEPT + MOST_GROUPS + best] = workspace.codes[best]
            workspace.values[KEPT + best] = workspace.values[best]


@jit
def pop_likeliest(workspace: ValueWorkspace) -> tuple[int, int]:
    """Return the kept group that is taken most often and in how many cases, which is set to 0."""
    best = 0
    for group in range(1, MOST_GROUPS):
        if workspace.codes[KEPT + group] > workspace.codes[KEPT + best]:
            best = group
    cases = workspace.codes[KEPT + best]
    workspace.codes[KEPT + best] = 0
    return best, cases


@jit(inline=False)
def expectimax_at(
    params: Params, at: Turn, seat: int, depth: int, weights: Numbers, workspace: ValueWorkspace
) -> int:
    if at.roll == RESTED:
        return value_without_move(params, at, weights, workspace)
    value = expect_roll(params, at, seat, weights, workspace)
    if depth == 1:
        return value
    keep_groups(params, at, workspace)
    expanded, correction = 0, 0 * weights[0]
    for _ in range(EXPANDED):
        group, cases = pop_likeliest(workspace)
        if cases > 0:
            code = workspace.codes[KEPT + MOST_GROUPS + group]
            then = Turn(make_move(at.sheet, code), NO_ROLL, at.turn + 1)
            deeper = expect_roll(params, then, seat, weights, workspace)
            correction += cases * (deeper - workspace.values[KEPT + group])
            expanded += cases
    return value + correction // expanded if expanded > 0 else value
