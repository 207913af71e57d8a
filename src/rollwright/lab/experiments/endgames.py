"""How far are bots from perfect play, where that is known: at the ends of games, and in small games?

`python -m rollwright.lab.experiments.endgames GAME [--bot NAME ...] [--left N] [--sheet FILE | --whole]`

The last decisions are solved exactly: every roll with its probability, every move, to the end of the game.
What a bot's move is worth there is less than the best move's by its regret: in points in solo games, in
chances to win in a game of two seats that take turns on one board. `--whole` solves a solo game from its
first roll.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TextIO, TypedDict, Unpack

import click

from rollwright.any_game import AnyGame
from rollwright.bots import Bot, at_speed, find_bot
from rollwright.core.dice import count_ways
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import Options, new_options
from rollwright.core.rng import make_rng
from rollwright.core.types import MoveStep, Seat
from rollwright.games.catalogue import find_game

from ..bot_games import play_steps
from ..intervals import mean_interval
from .command import Experiment
from .solver import MOST_POSITIONS, Solver, TooLarge

MOST_STATES = 20_000
"""A position of a match that needs more states of the rules is left out."""


@dataclass
class MatchSolver:
    """The exact chances of the first seat to win a game of two, by the rules; a draw is half a victory."""

    game: AnyGame
    most: int = MOST_STATES
    known: dict[object, float] = field(default_factory=dict)

    def forget(self) -> None:
        """Make room for another position."""
        self.known.clear()

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
        solver.forget()
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


def describe_value(game: AnyGame, state: object, most: int = MOST_POSITIONS) -> str:
    """Return the exact value of a state in a sentence."""
    solver = Solver(game, game.options_of(state), most=most)
    try:
        value = solver.solve(state)
    except TooLarge:
        raise InvalidSetup(f"more than {most:,} positions are to come; --positions allows more") from None
    return f"{game.id}: perfect play makes {value:.4f} points of this sheet ({solver.positions:,} positions)"


class Ends(TypedDict):
    """Which ends of games to solve, and who decides there."""

    bots: tuple[str, ...]
    left: int
    games: int
    seed: int


@click.command(cls=Experiment)
@click.argument("game")
@click.option("--bot", "bots", multiple=True, default=("random", "greedy", "sage"), show_default=True)
@click.option("--left", type=click.IntRange(1, 10), default=2, show_default=True, help="Decisions left.")
@click.option("--games", type=click.IntRange(2, 10_000), default=40, show_default=True, help="Games.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the dice come from.")
@click.option("--sheet", type=click.File(), help="Solve this sheet instead, as `rollwright score` reads it.")
@click.option("--whole", is_flag=True, help="Solve whole games instead, from a blank sheet on.")
@click.option(
    "--positions",
    type=click.IntRange(1, 1 << 30),
    default=MOST_POSITIONS,
    show_default=True,
    help="Positions that are kept at most, in some 50 bytes each, of a sheet or a whole game.",
)
def main(game: str, sheet: TextIO | None, whole: bool, positions: int, **ends: Unpack[Ends]) -> None:
    """Solve the ends of games of GAME exactly, and print how far each bot is from perfect play."""
    found = find_game(game)
    if whole or sheet is not None:
        blank = start_game(found, 1, new_options(found.options))
        state = blank if sheet is None else found.parse_sheet(sheet.read(), checked=False)
        sys.stdout.write(describe_value(found, state, positions) + "\n")
    else:
        print_regrets(found, **ends)


def print_regrets(game: AnyGame, bots: tuple[str, ...], left: int, games: int, seed: int) -> None:
    """Print what each bot loses to perfect play; the last of them plays the games."""
    options = new_options(game.options)
    players = [(name, at_speed(find_bot(game, name), fast=True, threads=1)) for name in bots]
    ends = list_ends(game, options, players[-1][1], games, seed, left)
    regrets = measure(make_solver(game, options), ends, players, seed)
    sys.stdout.write(
        f"{game.id}, {left} decisions before the end of {games} games of {bots[-1]}, seed {seed}: "
        f"{games - regrets.left_out} positions solved, {regrets.left_out} too large\n"
    )
    unit, scale = ("points", 1) if game.seats[0] == 1 else ("% of a victory", 100)
    for name, lost in regrets.by_bot.items():
        mean, best = mean_interval(lost), sum(each < 1e-9 for each in lost)
        behind = f"{mean.mean * scale:.2f} ± {(mean.reach or 0) * scale:.2f} {unit} behind"
        sys.stdout.write(f"{name}: {behind}, the best move in {best} of {len(lost)}\n")


if __name__ == "__main__":
    main()
