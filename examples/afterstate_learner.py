"""The learner of docs/train.md as a program: `python examples/afterstate_learner.py --help`."""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time

import click
import numpy as np

from rollwright.envs import vector_env

KINDS = np.arange(1, 10)
STAGES, BLOCKS = 4, 10**6


def number_blocks(squares: np.ndarray, height: int, width: int) -> np.ndarray:
    """Read every block of squares as a number of six digits, one for what stands on each square."""
    rows, columns = 13 - height, 7 - width
    numbers = np.zeros((len(squares), rows, columns), np.int64)
    for row in range(height):
        for column in range(width):
            numbers = 10 * numbers + squares[:, row : row + rows, column : column + columns]
    return numbers.reshape(len(squares), -1)


def features(planes: np.ndarray) -> np.ndarray:
    """Return the table entries of sheets: their blocks of 2 x 3 and 3 x 2, by how full the sheet is."""
    squares = np.tensordot(planes[:, :9], KINDS, (1, 0))
    stage = (squares > 0).sum(axis=(1, 2)) * STAGES // 73
    blocks = [number_blocks(squares, 2, 3), number_blocks(squares, 3, 2) + BLOCKS]
    return np.hstack(blocks) + 2 * BLOCKS * stage[:, None]


class Values:
    """The points still to come: the sum of a sheet's table entries."""

    def __init__(self) -> None:
        self.weights, self.errors, self.sizes = np.zeros((3, STAGES * 2 * BLOCKS), np.float32)

    def of(self, entries: np.ndarray) -> np.ndarray:
        return self.weights[entries].sum(axis=1)

    def learn(self, entries: np.ndarray, target: float) -> None:
        """Move a sheet's value towards the target; entries whose errors cancel out move less (coherence)."""
        entries, times = np.unique(entries, return_counts=True)
        steps = (target - times @ self.weights[entries]) * times / (times @ times)
        self.errors[entries] += steps
        self.sizes[entries] += np.abs(steps) + 1e-9
        self.weights[entries] += np.abs(self.errors[entries]) / self.sizes[entries] * steps


def train(games: int, seed: int = 10_000_000, lanes: int = 16) -> tuple[Values, list[int]]:
    """Play that many games, learning all the while; return the values and the scores in order."""
    env, values = vector_env("chiefdom-2", lanes=lanes), Values()
    env.reset(seed=seed)
    before: list[np.ndarray | None] = [None] * lanes
    scores: list[int] = []
    while len(scores) < games:
        paths = []
        for lane in range(lanes):
            moves = env.afterstates(lane)
            entries = features(moves.planes)
            worth = moves.gains + values.of(entries)
            best = int(worth.argmax())
            if before[lane] is not None:
                values.learn(before[lane], worth[best])
            before[lane] = entries[best]
            paths.append(moves.paths[best])
        _, _, over, _, info = env.play(np.stack(paths))
        for lane in np.flatnonzero(over):
            values.learn(before[lane], 0.0)
            before[lane] = None
            scores.append(int(info["final_score"][lane]))
    return values, scores


@click.command()
@click.option("--games", default=8000, show_default=True, help="Games of training.")
@click.option("--trial", type=int, help="A trial: fewer games of the task.")
@click.option("--seed", default=10_000_000, show_default=True, help="Where the dice of training come from.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), required=True, help="The result file (.json)."
)
def main(games: int, trial: int | None, seed: int, output: Path) -> None:
    """Train, print the learning curve, and evaluate what was learned by the task chiefdom-2/solo."""
    import rollwright
    from rollwright.envs import AfterstatePolicy

    output.touch()  # a place that cannot be written fails here, not after the training
    began = process_time()
    values, scores = train(games, seed)
    seconds = process_time() - began
    part = max(1, games // 8)
    for first in range(0, games, part):
        click.echo(f"games from {first}: {np.mean(scores[first : first + part]):.1f} points")
    bot = AfterstatePolicy(lambda planes: values.of(features(planes)), f"afterstate learner, seed {seed}")
    compute = f"{games:,} games, {seconds:.0f} s of one core"
    result = rollwright.evaluate("chiefdom-2/solo", bot, games=trial, compute=compute, jobs=1)
    output.write_text(json.dumps(result, indent=1) + "\n")
    click.echo(
        f"evaluated: {result['score']['mean']:.1f} points, normalised {result['normalised']['mean']:.3f}"
    )


if __name__ == "__main__":
    main()
