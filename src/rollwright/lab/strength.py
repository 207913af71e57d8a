"""How strong the bots are: `python -m rollwright.lab.strength FOLDER [JOBS] [SECONDS]`.

Plays every line of the table of strength in docs/experiments.md, cheap ones first, and prints the table.
What is played is kept in the folder after every game: stopped at any time, or by itself after so many
seconds, the same command goes on from there and ends with the same table.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from threading import Timer
from time import monotonic

from rollwright.games.catalogue import find_game

from .simulation import Setup, read_log, run_simulation, set_up
from .tally import Results, count_wins, find_interval, mean_of, spread_of

GAMES, SEED = 200, 1
LINES = (
    "chiefdom-2 greedy",
    "chiefdom-2 shrewd",
    "chiefdom-1 greedy",
    "chiefdom-1 shrewd",
    "fiefdoms greedy",
    "chiefdom-2 planner:200",
    "chiefdom-1 planner:200",
    "fiefdoms planner:200",
    "duel planner:100 greedy",
    "chiefdom-2 planner:2000",
    "chiefdom-1 planner:2000",
    "fiefdoms planner:500",
    "chiefdom-2 planner:20000",
    "chiefdom-1 planner:20000",
)
"""Games and the bots in their seats; the cheap ones first."""


def set_up_line(line: str, games: int = GAMES) -> Setup:
    """ "duel planner:100 greedy" -> what is to be played"""
    game, *bots = line.split()
    return set_up(find_game(game), bots, games, SEED)


def log_of(folder: Path, line: str) -> Path:
    """ "duel planner:100 greedy" -> FOLDER/duel-planner-100-greedy.log"""
    return folder / f"{line.replace(' ', '-').replace(':', '-')}.log"


def tell_line(setup: Setup, results: Results, seconds: float | None = None) -> str:
    """Return a row of the table: the command, games played, the first bot's mean, its share of victories."""
    played, first = results.turns.total(), results.tallies[0]
    bots = " ".join(f"--bot {bot}" for bot in setup.bots)
    command = f"rollwright simulate {setup.game.id} {bots} --games {setup.games} --seed {setup.seed}"
    if not played:
        return f"| `{command}` | 0 | | | |"
    mean, error = mean_of(first.totals), spread_of(first.totals) / sqrt(played)
    cells = [f"`{command}`", f"{played}", f"{mean:.1f} ± {error:.1f}", tell_wins(setup, results)]
    return f"| {' | '.join(cells)} | {'' if seconds is None else f'{seconds:.0f}'} |"


def tell_wins(setup: Setup, results: Results) -> str:
    """Return how many games the first bot won against others, with 95%."""
    if len(setup.bots) == 1:
        return ""
    wins, played = count_wins(results.tallies[0].wins), results.turns.total()
    low, high = find_interval(wins, played)
    return f"{100 * wins / played:.1f}% ({100 * low:.1f} to {100 * high:.1f})"


def print_table(folder: Path, lines: Iterable[str], taken: dict[str, float]) -> None:
    """Print what the folder holds of every line."""
    rows = ["| command | games | mean | wins | seconds |", "|---|---|---|---|---|"]
    for line in lines:
        setup = set_up_line(line)
        rows.append(tell_line(setup, read_log(setup, log_of(folder, line)), taken.get(line)))
    sys.stdout.write("\n".join(rows) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Play all lines, or as many as the time allows."""
    folder, jobs, limit = (*sys.argv[1:4], *("", "", "")[len(sys.argv) - 1 :])
    place, taken = Path(folder), dict[str, float]()
    place.mkdir(parents=True, exist_ok=True)

    def stop() -> None:
        print_table(place, LINES, taken)
        os._exit(0)  # games under way are lost, those played are on disk

    if limit:
        Timer(float(limit), stop).start()
    for line in LINES:
        begun = monotonic()
        sys.stderr.write(f"{line}\n")
        run_simulation(set_up_line(line), int(jobs) if jobs else None, log=log_of(place, line))
        taken[line] = monotonic() - begun
    stop()


if __name__ == "__main__":
    main()
