"""Fit weights of Chiefdom's features: `python -m rollwright.games.chiefdom.bot.train chiefdom-2 linked`.

Round by round, games are played by picking the most promising of some random moves, and the weights are
fitted (ridge regression) to what those games still gained from each sheet on. More moves to pick from
make the games better, so the promises follow better play.
"""

from __future__ import annotations

import sys

import click
import numpy as np
from numpy.typing import NDArray

from ....compiler.jit import compiled
from ....core.options import fill_options
from .. import CHIEFDOM_1, CHIEFDOM_2
from ..edition import SHAPE_SETS, Rules
from .features import FEATURES, N_TERMS, SCALE, SQUARES, blend
from .training_games import collect

TRIES = (4, 4, 8, 8, 16, 16, 16, 32, 32, 32, 32, 32, 32, 32, 32, 32)
GAMES = 2500
RIDGE = 30.0
SETTLED = 3
"""From this round on new weights are averaged with the old, which calms them."""
STEADY = ("wall", "walls", "cards")
"""Features with one weight for the whole game: too rare in play to tell early from late."""
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


def design(features: Floats) -> Floats:
    """Return two columns for each feature, by the share of squares empty and drawn; one where steady."""
    left = -features[:, [FEATURES.index("empty")]] / SQUARES
    columns = np.empty((len(features), 2 * len(FEATURES)))
    columns[:, 0::2], columns[:, 1::2] = features * left, features * (1 - left)
    for name in STEADY:
        at = 2 * FEATURES.index(name)
        columns[:, at], columns[:, at + 1] = features[:, at // 2], 0
    return columns


def fit(features: Floats, scores: Floats) -> Floats:
    """Return the weights that best tell what was still gained."""
    columns = design(features)
    spread = columns.std(axis=0) + 1e-9
    scaled = columns / spread
    gained = scores - features[:, :N_TERMS].sum(axis=1)
    found: Floats = (
        np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1]), scaled.T @ gained) / spread
    )
    for name in STEADY:
        at = 2 * FEATURES.index(name)
        found[at + 1] = found[at]
    return np.multiply(found, SCALE)


def train(rules: Rules) -> Ints:
    """Return weights as whole numbers."""
    weights: Ints = np.zeros(2 * len(FEATURES), dtype=np.int64)
    most = GAMES * SQUARES
    for number, tries in enumerate(TRIES):
        row, scores = np.empty(most * len(FEATURES), np.int64), np.empty(most, np.int64)
        blended: Ints = np.array(blend(weights.tolist()))
        sheets = compiled(collect)(rules, blended, tries, number + 1, GAMES, row, scores)
        features, scores = row[: sheets * len(FEATURES)].reshape(-1, len(FEATURES)), scores[:sheets]
        found = fit(features.astype(float), scores.astype(float))
        weights = np.round(found if number < SETTLED else (weights + found) / 2).astype(np.int64)
        sys.stderr.write(f"round {number + 1}: mean score {np.mean(scores):.1f}\n")
    return weights


LEARNED = {game.id: game for game in (CHIEFDOM_1, CHIEFDOM_2)}


@click.command()
@click.argument("game", type=click.Choice(list(LEARNED)))
@click.argument("shapes", type=click.Choice(SHAPE_SETS))
def main(game: str, shapes: str) -> None:
    """Learn the weights of GAME with SHAPES and print their column of `weights.txt`; it takes minutes."""
    found = LEARNED[game]
    weights = train(found.edition.rules_for(fill_options(found.options, {"shapes": shapes})))
    for feature, early, late in zip(FEATURES, weights[0::2], weights[1::2]):
        sys.stdout.write(f"{feature:20}{early:13}{late:6}\n")


if __name__ == "__main__":
    main()
