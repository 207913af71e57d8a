"""How far are bots from perfect play at the end of a game?

`python -m rollwright.lab.experiments.endgames GAME [--bot NAME ...] [--left N] [--games N] [--sheet FILE]`

The last decisions are solved exactly: every roll with its probability, every move, to the end of the game.
What a bot's move is worth there is less than the best move's by its regret: in points in solo games, in
chances to win in a game of two seats that take turns on one board.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple, TextIO

import click
import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.bots import Bot, at_speed, find_bot
from rollwright.compiler.jit import jit
from rollwright.core.dice import count_ways
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import Options, fill_options
from rollwright.core.rng import make_rng
from rollwright.core.types import MoveStep, Seat
from rollwright.games.catalogue import find_game
from rollwright.kernel.engine import KernelEngine
from rollwright.kernel.interface import (
    is_rolling,
    land_at,
    list_codes,
    load_at,
    move_at,
    save_at,
    total_at,
)
from rollwright.kernel.simultaneous import close_at, follow_at
from rollwright.kernel.types import Array, Numbers, Params, Position, Rows

from ..bot_games import play_steps
from ..intervals import mean_interval

MOST_POSITIONS = 300_000
"""A position that needs more than these is left out."""
MOST_STATES = 20_000
"""The same in a match, whose states are those of the rules."""


@jit
def expand(
    params: Params, start: Position, row: Numbers, rolls: Numbers, codes: Array, found: Rows, counts: Array
) -> int:
    """Write the positions after every roll and move, the turn left out; return the score without a move."""
    at, n = load_at(params, row, 0), 0
    for roll in range(len(rolls)):
        here = land_at(params, at, rolls[roll])
        counts[roll] = list_codes(params, here, codes) if is_rolling(params, at) else 0
        for move in range(counts[roll]):
            after = close_at(params, move_at(params, here, codes[move]))
            save_at(params, found[n], 0, follow_at(params, after, start))
            n += 1
    return total_at(params, at, 0)


class TooLarge(Exception):
    """A position needs more than the solver keeps."""


@dataclass
class Solver:
    """The exact values of positions of a solo game, in points at its end."""

    game: AnyGame
    options: Options
    fast: bool = True
    known: dict[bytes, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        engine = self.game.engine(self.fast)
        if not isinstance(engine, KernelEngine) or not engine.decides_together:
            raise InvalidSetup(f"{self.game.id} has no solo games whose end can be solved")
        self.engine = engine
        rolls = self.game.rolls(start_game(self.game, 1, self.options))
        weights = np.array([each.weight for each in rolls], np.float64)
        self.chances = weights / weights.sum()
        self._run, self.speed = engine.at_speed(expand)
        self.rolls = self.speed.array(tuple(engine.roll_number(each.roll) for each in rolls))
        self.params, self.start = engine.setup(self.options, 1, self.speed)
        self._codes = self.speed.ints("codes", engine.most_moves)
        self._found = np.zeros((len(rolls) * engine.most_moves, engine.position), np.int64)
        self._counts = np.zeros(len(rolls), np.int64)

    def value(self, row: NDArray[np.int64]) -> float:
        """Return what perfect play makes of a position before its roll."""
        key = row.tobytes()
        if key not in self.known:
            if len(self.known) >= MOST_POSITIONS:
                raise TooLarge
            self.known[key] = self._expect(row)
        return self.known[key]

    def _expect(self, row: NDArray[np.int64]) -> float:
        """Return the mean over all rolls of the best move's value; without a move the game is over."""
        at: Numbers = row if self.fast else row.tolist()
        ends = self._run(self.params, self.start, at, self.rolls, self._codes, self._found, self._counts)
        places = np.concatenate([[0], np.cumsum(self._counts)])
        distinct, which = np.unique(self._found[: places[-1]], axis=0, return_inverse=True)
        values = np.array([self.value(after) for after in distinct.copy()])[which.reshape(-1)]
        best = [values[a:b].max() if b > a else ends for a, b in pairwise(places.tolist())]
        return float(self.chances @ np.array(best, np.float64))

    def worth(self, state: object, seat: Seat) -> float:
        """Return what a state after a move is worth to its seat."""
        return self.solve(state)

    def solve(self, state: object) -> float:
        """Return what perfect play makes of a state whose roll is due."""
        at = self.engine.point(state, 0, self.speed)[1]
        row = [0] * self.engine.position
        save_at(self.params, row, 0, follow_at(self.params, at, self.start))
        return self.value(np.array(row, np.int64))


@dataclass
class MatchSolver:
    """The exact chances of the first seat to win a game of two, by the rules; a draw is half a victory."""

    game: AnyGame
    most: int = MOST_STATES
    known: dict[object, float] = field(default_factory=dict)

    def worth(self, state: object, seat: Seat) -> float:
        """Return a seat's chances to win."""
        chances = self.solve(state)
        return 1 - chances if seat else chances

    def solve(self, state: object) -> float:
        """Return the first seat's chances if both seats play perfectly."""
        if state not in self.known:
            if len(self.known) >= self.most:
                raise TooLarge
            self.known[state] = self._expect(state)
        return self.known[state]

    def _expect(self, state: object) -> float:
        game, outcome = self.game, self.game.outcome(state)
        if outcome is not None:
            return 1 / len(outcome.winners) if 0 in outcome.winners else 0.0
        waiting = game.waiting(state)
        if waiting:
            seat = waiting[0]
            after = (game.apply(state, MoveStep(seat, move)) for move in game.moves(state, seat))
            return (min if seat else max)(map(self.solve, after))
        rolls = game.rolls(state)
        found = sum(weight * self.solve(game.apply(state, roll)) for roll, weight in rolls)
        return found / count_ways(rolls)


AnySolver = Solver | MatchSolver


def make_solver(game: AnyGame, options: Options) -> AnySolver:
    """Return what solves the ends of a game: of matches by the rules, of solo games by the kernel."""
    return MatchSolver(game) if game.seats[0] == 2 else Solver(game, options)


class Regrets(NamedTuple):
    """What bots lost, by bot and position, and how many positions were too large."""

    by_bot: dict[str, list[float]]
    left_out: int


def list_ends(
    game: AnyGame, options: Options, bot: Bot, games: int, seed: int, left: int
) -> Iterator[object]:
    """Yield from each game of a bot, in all seats, the state of the last decision but `left - 1`."""
    seats = game.seats[0]
    for number in range(games):
        _, steps = play_steps(game, options, [bot] * seats, seed, number)
        decisions = [n for n, step in enumerate(steps) if isinstance(step, MoveStep)]
        state = start_game(game, seats, options)
        for step in steps[: decisions[-left]]:
            state = game.apply(state, step)
        yield state


def measure(
    solver: AnySolver, states: Iterator[object], bots: Sequence[tuple[str, Bot]], seed: int
) -> Regrets:
    """Return what each bot's move is worth less than the best one, in each position."""
    game, found, left_out = solver.game, Regrets({name: [] for name, _ in bots}, 0), 0
    for number, state in enumerate(states):
        solver.known.clear()
        (seat,) = game.waiting(state)
        try:
            moves = game.moves(state, seat)
            values = {move: solver.worth(game.apply(state, MoveStep(seat, move)), seat) for move in moves}
        except TooLarge:
            left_out += 1
            continue
        best = max(values.values())
        for name, bot in bots:
            move = bot.choose(game, game.view(state, seat), seat, make_rng(seed, number, 1))
            found.by_bot[name].append(best - values[move])
    return found._replace(left_out=left_out)


def describe_sheet(game: AnyGame, text: str) -> str:
    """Return the exact value of a sheet in a sentence."""
    state = game.parse_sheet(text, checked=False)
    solver = Solver(game, game.options_of(state))
    try:
        value = solver.solve(state)
    except TooLarge:
        raise InvalidSetup(f"the sheet has more than {MOST_POSITIONS:,} positions to come") from None
    return f"{game.id}: perfect play makes {value:.4f} points of this sheet ({len(solver.known):,} positions)"


@click.command()
@click.argument("game")
@click.option("--bot", "bots", multiple=True, default=("random", "greedy", "sage"), show_default=True)
@click.option("--left", type=click.IntRange(1, 10), default=2, show_default=True, help="Decisions left.")
@click.option("--games", type=click.IntRange(2, 10_000), default=40, show_default=True, help="Games.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the dice come from.")
@click.option("--sheet", type=click.File(), help="Solve this sheet instead, as `rollwright score` reads it.")
def main(game: str, bots: tuple[str, ...], left: int, games: int, seed: int, sheet: TextIO | None) -> None:
    """Solve the ends of games of GAME exactly, and print how far each bot is from perfect play."""
    found = find_game(game)
    if sheet is not None:
        sys.stdout.write(describe_sheet(found, sheet.read()) + "\n")
        return
    options = fill_options(found.options, {})
    players = [(name, at_speed(find_bot(found, name), fast=True, threads=1)) for name in bots]
    solver = make_solver(found, options)
    ends = list_ends(found, options, players[-1][1], games, seed, left)
    regrets = measure(solver, ends, players, seed)
    sys.stdout.write(
        f"{found.id}, {left} decisions before the end of {games} games of {bots[-1]}, seed {seed}: "
        f"{games - regrets.left_out} positions solved, {regrets.left_out} too large\n"
    )
    unit, scale = ("points", 1) if found.seats[0] == 1 else ("% of a victory", 100)
    for name, lost in regrets.by_bot.items():
        mean, best = mean_interval(lost), sum(each < 1e-9 for each in lost)
        behind = f"{mean.mean * scale:.2f} ± {(mean.reach or 0) * scale:.2f} {unit} behind"
        sys.stdout.write(f"{name}: {behind}, the best move in {best} of {len(lost)}\n")


if __name__ == "__main__":
    main()
