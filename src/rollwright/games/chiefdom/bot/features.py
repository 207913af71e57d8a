"""What a sheet promises: its points now, and what its features were worth at the end of many games.

The weights are data (`weights.txt`), learned by `python -m rollwright.games.chiefdom.bot.train GAME SHAPES`;
docs/journal/2026-11-15.md tells how. Each feature has one weight in hundredths for an empty sheet and one for
a full one, and counts by the share of empty squares in between. Those of walls were set by hand: too few are
drawn to learn from.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ....compiler.jit import jit
from ....core.resources import read_text
from ....kernel.bits import below, count, is_any, near, right
from ....kernel.interface import Workspace
from ....kernel.types import Numbers
from ..board import GRID, HEIGHT, WIDTH
from ..edition import Rules
from ..moves import make_move, move_squares
from ..scoring import Survey, survey_after, survey_of, terms_with
from ..shapes import nearest_set
from ..sheet import Sheet, empty, logs_within, trees
from ..terms import Terms

PROMISES = (
    "always", "empty_pairs", "lonely", "uncut", "unfished", "room_by_lumberjacks", "room_by_fishermen",
    "room_by_trees", "room_by_water", "room_by_both", "room_for_houses", "fishermen", "lumberjacks",
    "builders", "walls", "room_for_walls", "affordable", "next_house", "beds_left", "meals_left",
    "idle_stock",
)  # fmt: skip
Features = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int
]  # fmt: skip
FEATURES = (*Terms._fields, *PROMISES)
N_TERMS = len(Terms._fields)
SQUARES = WIDTH * HEIGHT
N_FEATURES = len(FEATURES)
SCALE = 100
"""Values are hundredths of a point."""


@jit
def list_features(sheet: Sheet, rules: Rules, known: Survey) -> Features:
    """Return what the score does not tell yet, in the order of PROMISES."""
    s, a, h, free = sheet, known.beside, known.harvest, empty(sheet)
    by_trees, by_water, site = free & a.trees, free & a.water, free & a.builders
    can_build = int(h.stock >= rules.house_logs and is_any(site))
    return (
        1,
        count(free & right(free, GRID)) + count(free & below(free, GRID)),
        count(free & ~near(free, GRID)),
        logs_within(s, trees(s)) - h.logs,
        count(s.water) - h.fish,
        count(free & a.lumberjacks),
        count(free & a.fishermen),
        count(by_trees),
        count(by_water),
        count(by_trees & by_water),
        count(site),
        count(s.fisherman),
        count(s.lumberjack),
        count(s.builder),
        count(s.wall),
        count(free & (a.walls | rules.wall_starts)),
        min(h.stock, 4 * rules.house_logs) // rules.house_logs,
        can_build,
        max(0, rules.house_beds * h.houses - h.people),
        max(0, rules.feeds * h.fish - h.people),
        can_build * max(0, h.stock - 2 * rules.house_logs),
    )


@jit
def weigh(t: Terms, p: Features, left: int, weights: Numbers) -> int:
    """Return the expected final score, in hundredths, of a sheet with squares left to fill.

    Written out, because a compiled loop over a tuple asks at every step which element is meant.
    """
    w, i = weights, left * N_FEATURES
    terms = (
        w[i] * t[0] + w[i + 1] * t[1] + w[i + 2] * t[2] + w[i + 3] * t[3] + w[i + 4] * t[4]
        + w[i + 5] * t[5] + w[i + 6] * t[6] + w[i + 7] * t[7] + w[i + 8] * t[8] + w[i + 9] * t[9]
        + w[i + 10] * t[10] + w[i + 11] * t[11] + w[i + 12] * t[12] + w[i + 13] * t[13]
    )  # fmt: skip
    j = i + N_TERMS
    features = (
        w[j] * p[0] + w[j + 1] * p[1] + w[j + 2] * p[2] + w[j + 3] * p[3] + w[j + 4] * p[4]
        + w[j + 5] * p[5] + w[j + 6] * p[6] + w[j + 7] * p[7] + w[j + 8] * p[8] + w[j + 9] * p[9]
        + w[j + 10] * p[10] + w[j + 11] * p[11] + w[j + 12] * p[12] + w[j + 13] * p[13]
        + w[j + 14] * p[14] + w[j + 15] * p[15] + w[j + 16] * p[16] + w[j + 17] * p[17]
        + w[j + 18] * p[18] + w[j + 19] * p[19] + w[j + 20] * p[20]
    )  # fmt: skip
    return (terms + features) // SQUARES


def blend(values: Sequence[int]) -> tuple[int, ...]:
    """Return the weights of every feature for 0, 1, 2, ... squares left, as `weigh` takes them.

    `values` are each feature's early and late one in hundredths; a point also counts as itself.
    """
    points = [SCALE * SQUARES if i < N_TERMS else 0 for i in range(N_FEATURES)]
    pairs = list(zip(values[0::2], values[1::2], points))
    return tuple(
        early * left + late * (SQUARES - left) + point
        for left in range(SQUARES + 1)
        for early, late, point in pairs
    )


@cache
def weights_for(game: str, shapes: str) -> tuple[int, ...]:
    """Return the weights of a printed edition with a shape set as `weigh` takes them.

    A variant's own shapes take those of the printed set that is nearest in size.
    """
    (_, *columns), *rows = (
        line.split() for line in read_text(Path(__file__).parents[1] / "learned" / "weights.txt").splitlines()
    )
    first = 2 * columns.index(f"{game}/{nearest_set(shapes)}")
    worths = {feature: map(int, weights[first : first + 2]) for feature, *weights in rows}
    return blend([weight for feature in FEATURES for weight in worths[feature]])


@jit
def evaluate_features(sheet: Sheet, rules: Rules, weights: Numbers) -> int:
    """Return the expected final score of a sheet, in hundredths of a point."""
    return evaluate_known(sheet, rules, weights, survey_of(sheet, rules))


@jit
def evaluate_known(sheet: Sheet, rules: Rules, weights: Numbers, known: Survey) -> int:
    """Return the same for a sheet that is surveyed."""
    terms, features = terms_with(sheet, rules, known), list_features(sheet, rules, known)
    return weigh(terms, features, count(empty(sheet)), weights)


@jit
def evaluate_after(sheet: Sheet, rules: Rules, weights: Numbers, code: int, known: Survey) -> int:
    """Return what the sheet promises after a move, from what is known of it before the move."""
    after = make_move(sheet, code)
    then = survey_after(known, sheet, after, move_squares(code), rules)
    return evaluate_known(after, rules, weights, then)


@jit(inline=False)
def rank_by_promise(sheet: Sheet, rules: Rules, weights: Numbers, workspace: Workspace, moves: int) -> None:
    """Write what the sheet promises after each move."""
    known = survey_of(sheet, rules)
    for n in range(moves):
        workspace.values[n] = evaluate_after(sheet, rules, weights, workspace.codes[n], known)
