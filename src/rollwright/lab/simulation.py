"""Simulation: many games between bots, on all cores, and their statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from rollwright.bots import LEARNED, PolicyBot
from rollwright.core.descriptions import total_of
from rollwright.core.engine import PlayedGames
from rollwright.core.errors import InvalidSetup
from rollwright.results import SimulationSummary

from .bot_games import play_games
from .executors import CUDA, ENGINES, LOCAL, check_engine, run_tasks
from .result_files import Row
from .run_log import Line, open_log, read_lines
from .setup import Setup
from .summary import sum_up
from .tally import Results, count_games, no_games, share_victories

RANDOM = "random"
CHUNK = 250
"""Games of one task: the progress bar moves after each."""
SLOW_CHUNK = 1
"""The same for bots that search."""
LARGE_CHUNK = 5000
"""The same where all bots move at random, which takes a kernel next to no time."""
GPU_CHUNK = 1 << 17
"""The same on a GPU."""
FEW = 5
"""Up to this number games are played plain, which takes less time than compiling; not by learned values."""


@dataclass(frozen=True)
class Chunk:
    """Consecutive games; `order[s]` is the number of the bot in seat `s`."""

    first: int
    games: int
    order: tuple[int, ...]


@dataclass(frozen=True)
class Simulation:
    """A setup and the results of its games."""

    setup: Setup
    results: Results

    def summary(self) -> SimulationSummary:
        """Return the simulation as `--json` prints it."""
        return sum_up(self.setup, self.results)


def run_simulation(
    setup: Setup,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    engine: str = LOCAL,
    log: Path | None = None,
) -> Simulation:
    """Play the games on `jobs` threads, a Ray cluster or a GPU: the results are the same, with a log too."""
    check_engine(engine, jobs, (*ENGINES, CUDA))
    if engine == CUDA:
        if log is not None:
            raise InvalidSetup("a simulation on a GPU takes seconds and keeps no file to resume from")
        return _run_on_gpu(setup, progress)
    results = no_games(len(setup.bots))
    quickest = set(setup.bots) == {RANDOM} and setup.is_quick
    parts = run_tasks(partial(_play, setup), _cut(setup, LARGE_CHUNK if quickest else CHUNK), engine, jobs)
    for part in parts if log is None else _play_with_log(setup, jobs, engine, log):
        results.merge(part)
        if progress is not None:
            progress(results.turns.total())
    results.settle()
    return Simulation(setup, results)


def _run_on_gpu(setup: Setup, progress: Callable[[int], None] | None) -> Simulation:
    """Play the games on a CUDA GPU; InvalidSetup if a bot is not a policy of the kernel."""
    if not setup.is_quick:
        raise InvalidSetup("on a GPU play bots that are policies of the game, and need no time to think")
    from .cuda_games import play_on_gpu

    results = no_games(len(setup.bots))
    for chunk in _cut(setup, GPU_CHUNK):
        names = [setup.players[number].name for number in chunk.order]
        played = play_on_gpu(setup.game, setup.options, names, setup.seed, chunk.first, chunk.games)
        results.merge(_count(setup, chunk, played))
        if progress is not None:
            progress(results.turns.total())
    results.settle()
    return Simulation(setup, results)


def _play_with_log(setup: Setup, jobs: int | None, engine: str, log: Path) -> Iterator[Results]:
    """Yield the results in the log, then play the remaining chunks and append each to the log."""
    with open_log(log, setup.header, "simulation") as file:
        done = {(tuple(line["order"]), line["first"]): line for line in file.lines}
        chunks = list(_cut(setup))
        for chunk in chunks:
            if (chunk.order, chunk.first) in done:
                yield _count(setup, chunk, _read_played(done[chunk.order, chunk.first]))
        todo = [chunk for chunk in chunks if (chunk.order, chunk.first) not in done]
        for chunk, played in zip(todo, run_tasks(partial(_play_chunk, setup), todo, engine, jobs)):
            file.write({"order": chunk.order, "first": chunk.first, **_write_played(played)})
            yield _count(setup, chunk, played)


def read_log(setup: Setup, log: Path) -> Results:
    """Return the results of the games in a log; of none if there is no such file."""
    results = no_games(len(setup.bots))
    if log.exists():
        for line in read_lines(log, setup.header, "simulation"):
            played = _read_played(line)
            results.merge(count_games(setup.game, played, line["order"], line["first"], setup.swaps))
    results.settle()
    return results


def _write_played(played: PlayedGames) -> dict[str, object]:
    """Return games as a line of the log; `_read_played` undoes it."""
    return {"terms": played.list_terms(), "turns": played.list_turns(), "winners": played.list_winners()}


def _read_played(line: Line) -> PlayedGames:
    return PlayedGames.of(line["terms"], line["turns"], line["winners"])


def _cut(setup: Setup, quick_size: int = CHUNK) -> Iterator[Chunk]:
    """Cut the games into chunks; when seats swap, each is followed by the same dice from the other seats."""
    straight = tuple(range(len(setup.bots)))
    halves = {straight: setup.games}
    if setup.swaps:
        halves = {straight: (setup.games + 1) // 2, straight[::-1]: setup.games // 2}
    size = quick_size if setup.is_quick else SLOW_CHUNK
    for first in range(0, halves[straight], size):
        for order, games in halves.items():
            if first < games:
                yield Chunk(first, min(size, games - first), order)


def _play(setup: Setup, chunk: Chunk) -> Results:
    return _count(setup, chunk, _play_chunk(setup, chunk))


def _play_chunk(setup: Setup, chunk: Chunk) -> PlayedGames:
    return play_chunk(setup, chunk.order, chunk.first, chunk.games)


def _count(setup: Setup, chunk: Chunk, played: PlayedGames) -> Results:
    results = count_games(setup.game, played, chunk.order, chunk.first, setup.swaps)
    if setup.keeps_rows:
        results.rows = list_rows(setup, chunk, played)
    return results


def play_chunk(setup: Setup, order: Sequence[int], first: int, games: int) -> PlayedGames:
    """Play consecutive games, bot number `order[s]` in seat `s`: by the kernel alone where it can."""
    bots = [setup.players[number] for number in order]
    if setup.is_quick:
        names = [bot.name for bot in bots]
        engine = setup.game.engine(fast=setup.games > FEW or LEARNED in names)
        return engine.play(setup.options, names, setup.seed, first, games)
    quick = [replace(bot, fast=True) if isinstance(bot, PolicyBot) else bot for bot in bots]
    return play_games(setup.game, setup.options, quick, setup.seed, first, games)


def list_rows(setup: Setup, chunk: Chunk, played: PlayedGames) -> list[Row]:
    """Return a row for every game and seat: the bot, its total and terms, its share of the victory."""
    rows, shares = list[Row](), share_victories(played).tolist()
    for n, (seats, turns) in enumerate(zip(played.list_terms(), played.list_turns())):
        for seat, terms in enumerate(seats):
            row: dict[str, object] = {"game": chunk.first + n, "seat": seat + 1}
            row |= {"bot": setup.bots[chunk.order[seat]], "total": total_of(setup.game, terms)}
            row |= {"won": shares[n][seat], "turns": turns}
            rows.append(row | dict(zip(setup.game.terms, terms)))
    return rows
