"""Strength of the bots: `python -m rollwright.lab.experiments.strength FOLDER [--jobs N] [--seconds N]`.

Plays every line of the tables of strength in docs/results.md, cheap ones first, and prints them as one table.
The folder logs every game: the same command resumes after a stop, or after its time limit, and ends with the
same table.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from threading import Timer
from time import monotonic

import click

from rollwright.games.catalogue import find_game

from ..intervals import Interval, rate_interval
from ..setup import Setup, set_up
from ..simulation import read_log, run_simulation
from ..summary import interval_of
from ..tally import Results, mean_of
from .command import Experiment

SEED = 1
LINES = (
    "200 chiefdom-2 random",
    "200 chiefdom-2 apprentice",
    "200 chiefdom-2 shrewd",
    "200 chiefdom-1 random",
    "200 chiefdom-1 apprentice",
    "200 chiefdom-1 shrewd",
    "200 fiefdoms random",
    "200 chiefdom-2 sage",
    "200 chiefdom-1 sage",
    "100 duel greedy random",
    "100 duel sage greedy",
    "200 chiefdom-2 wanderer",
    "200 chiefdom-1 wanderer",
    "200 fiefdoms apprentice",
    "200 fiefdoms wanderer",
    "200 fiefdoms greedy",
    "200 chiefdom-2 hunter",
    "200 chiefdom-1 hunter",
    "200 fiefdoms hunter",
    "100 duel wanderer random",
    "100 duel apprentice wanderer",
    "100 duel hunter apprentice",
    "1000 chiefdom-2 sage",
    "1000 chiefdom-1 sage",
    "1000 fiefdoms sage",
    "60 chiefdom-2 chief",
    "60 chiefdom-1 chief",
    "60 fiefdoms chief",
    "60 duel chief hunter",
    "40 chiefdom-2 elder",
    "40 chiefdom-1 elder",
    "20 fiefdoms elder",
    "40 duel planner:100 greedy",
    "20 duel planner:300 chief",
    "4 duel elder chief",
    "500 chiefdom-1 planner:500",
    "500 chiefdom-2 planner:500",
    "500 fiefdoms planner:400",
)
"""The number of games, the game and the bots in its seats; the cheap ones first."""


def set_up_line(line: str) -> Setup:
    """ "40 duel planner:100 greedy" -> the simulation"""
    games, game, *bots = line.split()
    return set_up(find_game(game), bots, int(games), SEED)


def log_of(folder: Path, line: str) -> Path:
    """ "40 duel planner:100 greedy" -> FOLDER/40-duel-planner-100-greedy.log"""
    return folder / f"{line.replace(' ', '-').replace(':', '-')}.log"


def command_of(setup: Setup) -> str:
    """Return the command that plays the same games."""
    bots = " ".join(f"--bot {bot}" for bot in setup.bots)
    return f"rollwright simulate {setup.game.id} {bots} --games {setup.games} --seed {setup.seed}"


def describe_line(setup: Setup, results: Results, seconds: float | None = None) -> str:
    """Return a row of the table: the command, games played, the first bot's mean, its share of victories."""
    played = results.turns.total()
    command = command_of(setup)
    if not played:
        return f"| `{command}` | 0 | | | |"
    points = format_reach(interval_of(results.dice.totals[0]).around(mean_of(results.tallies[0].totals)))
    cells = [f"`{command}`", f"{played}", points, describe_wins(setup, results)]
    return f"| {' | '.join(cells)} | {'' if seconds is None else f'{seconds:.0f}'} |"


def format_reach(found: Interval) -> str:
    """Interval(164.66, 161.77, 167.55) -> "164.7 ± 2.9" """
    return f"{found.mean:.1f} ± {'?' if found.reach is None else f'{found.reach:.1f}'}"


def describe_wins(setup: Setup, results: Results) -> str:
    """Return how many games the first bot won against others, with 95%."""
    if len(setup.bots) == 1:
        return ""
    rate = rate_interval(results.dice.shares[0])
    assert rate.low is not None
    assert rate.high is not None
    return f"{100 * rate.mean:.1f}% ({100 * rate.low:.1f} to {100 * rate.high:.1f})"


def print_table(folder: Path, lines: Iterable[str], taken: dict[str, float]) -> None:
    """Print what the folder holds of every line."""
    rows = ["| command | games | mean (± 95%) | wins (95%) | seconds |", "|---|---|---|---|---|"]
    for line in lines:
        setup = set_up_line(line)
        rows.append(describe_line(setup, read_log(setup, log_of(folder, line)), taken.get(line)))
    sys.stdout.write("\n".join(rows) + "\n")
    sys.stdout.flush()


@click.command(cls=Experiment)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--jobs", type=click.IntRange(1), help="How many threads; by default one for each core.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), help="Stop after this number of seconds.")
def main(folder: Path, jobs: int | None, seconds: float | None) -> None:
    """Play the games of the table of strength, or as many as the time allows, and print it.

    FOLDER keeps what is played; the same command goes on from there.
    """
    taken = dict[str, float]()
    folder.mkdir(parents=True, exist_ok=True)

    def stop() -> None:
        print_table(folder, LINES, taken)
        os._exit(0)  # games under way are lost, those played are on disk

    if seconds is not None:
        Timer(seconds, stop).start()
    for line in LINES:
        begun = monotonic()
        sys.stderr.write(f"{line}\n")
        run_simulation(set_up_line(line), jobs, log=log_of(folder, line))
        taken[line] = monotonic() - begun
    stop()


if __name__ == "__main__":
    main()
