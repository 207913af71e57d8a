"""Simulation: play many games with bots, on all cores, and sum them up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from rollwright.bots import LEARNED, Bot, PolicyBot, at_speed, find_bot, name_bots
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame, PlayedGames, start_game
from rollwright.core.options import Options, fill_options

from .games import play_games
from .log import open_log, read_lines
from .running import CUDA, LOCAL, check_engine, run_jobs
from .summary import sum_up
from .tally import Results, count_games, no_games, share_victories

RANDOM = "random"
LARGEST_SEED = 2**62 - 1
MOST_GAMES = 2**40
CHUNK = 250
"""Games played between two looks at the progress bar."""
SLOW_CHUNK = 1
"""The same for bots that think."""
LARGE_CHUNK = 5000
"""The same where all bots move at random, for which a kernel takes next to no time."""
CARD_CHUNK = 1 << 17
"""The same on a card."""
FEW = 5
"""So many games are played sooner plain than it takes to compile a kernel; not by learned values, though."""


@dataclass(frozen=True)
class Setup:
    """What is to be played: `bots` are the names by seat."""

    game: AnyGame
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Options
    keeps_rows: bool = False
    """Whether the results hold a row for every game and seat."""
    brought: Mapping[str, Bot] = field(default_factory=dict)
    """Bots that were given as objects, by name."""

    @property
    def header(self) -> dict[str, Any]:
        """What two runs must have in common to be one simulation."""
        return {
            "simulation": 1,
            "game": self.game.id,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
        }

    @property
    def swaps(self) -> bool:
        """Two different bots meet each dice twice, once from either seat."""
        return len(self.bots) == 2 and self.bots[0] != self.bots[1]

    @cached_property
    def players(self) -> tuple[Bot, ...]:
        """The bots themselves, each on one thread: games run side by side."""
        return tuple(
            _play_among_many(self.brought.get(name) or find_bot(self.game, name)) for name in self.bots
        )

    @cached_property
    def is_quick(self) -> bool:
        """Say whether the kernel can play all of it."""
        return all(isinstance(bot, PolicyBot) for bot in self.players)


def _play_among_many(bot: Bot) -> Bot:
    """Return the bot as it plays among many games: on one thread, and compiled; policies are so anyway."""
    return bot if isinstance(bot, PolicyBot) else at_speed(bot, fast=True, threads=1)


@dataclass(frozen=True)
class Chunk:
    """Some games in a row; `order[s]` is the number of the bot in seat `s`."""

    first: int
    games: int
    order: tuple[int, ...]


@dataclass(frozen=True)
class Simulation:
    """What was played and what came of it."""

    setup: Setup
    results: Results

    def summary(self) -> dict[str, Any]:
        """Return the simulation as `--json` prints it."""
        return sum_up(self.setup, self.results)


def set_up(
    game: AnyGame,
    bot: str | Bot | Sequence[str | Bot],
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
) -> Setup:
    """Check everything before the first game; InvalidSetup if it cannot be played."""
    named, brought = name_bots(
        tuple(bot) if isinstance(bot, Sequence) and not isinstance(bot, str) else (bot,)
    )
    names = _fill_seats(game, named, brought, seats)
    if not 1 <= games <= MOST_GAMES:
        raise InvalidSetup(f"a simulation plays 1 to {MOST_GAMES} games, not {games}")
    if not 0 <= seed <= LARGEST_SEED:
        raise InvalidSetup(f"a seed is a number from 0 to {LARGEST_SEED}, not {seed}")
    filled = fill_options(game.options, options or {})
    start_game(game, len(names), filled)
    return Setup(game, names, games, seed, filled, brought=brought)


def _fill_seats(
    game: AnyGame, names: tuple[str, ...], brought: Mapping[str, Bot], seats: int | None
) -> tuple[str, ...]:
    """("greedy",) and 3 seats -> ("greedy", "greedy", "greedy")"""
    if not names:
        raise InvalidSetup("a simulation needs a bot")
    for name in names:
        if name not in brought:
            find_bot(game, name)
    if len(names) == 1:
        return names * (game.seats[0] if seats is None else max(seats, 0))
    if seats not in (None, len(names)):
        raise InvalidSetup(f"{len(names)} bots cannot fill {seats} seats: name one, or one for each")
    return names


def run_simulation(
    setup: Setup,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    engine: str = LOCAL,
    log: Path | None = None,
) -> Simulation:
    """Play the games on `jobs` threads, a Ray cluster or a card; none changes anything, nor does a log."""
    check_engine(engine, jobs)
    if engine == CUDA:
        return _run_on_card(setup, progress)
    results = no_games(len(setup.bots))
    quickest = set(setup.bots) == {RANDOM} and setup.is_quick
    parts = run_jobs(partial(_play, setup), _cut(setup, LARGE_CHUNK if quickest else CHUNK), engine, jobs)
    for part in parts if log is None else _play_with_log(setup, jobs, engine, log):
        results.merge(part)
        if progress is not None:
            progress(results.turns.total())
    results.settle()
    return Simulation(setup, results)


def _run_on_card(setup: Setup, progress: Callable[[int], None] | None) -> Simulation:
    """Play the games on a CUDA card; InvalidSetup if a bot is more than a policy of the kernel's."""
    if not setup.is_quick:
        raise InvalidSetup("on a card play bots that are policies of the game, and need no time to think")
    from .card import play_on_card

    results = no_games(len(setup.bots))
    for chunk in _cut(setup, CARD_CHUNK):
        names = [setup.players[number].name for number in chunk.order]
        played = play_on_card(setup.game, setup.options, names, setup.seed, chunk.first, chunk.games)
        results.merge(_count(setup, chunk, played))
        if progress is not None:
            progress(results.turns.total())
    results.settle()
    return Simulation(setup, results)


def _play_with_log(setup: Setup, jobs: int | None, engine: str, log: Path) -> Iterator[Results]:
    """Yield what the log holds, then play the rest and write it there as it comes."""
    with open_log(log, setup.header, "simulation") as file:
        done = {(tuple(line["order"]), line["first"]): line for line in file.lines}
        chunks = list(_cut(setup))
        for chunk in chunks:
            if (chunk.order, chunk.first) in done:
                yield _count(setup, chunk, _read_played(done[chunk.order, chunk.first]))
        todo = [chunk for chunk in chunks if (chunk.order, chunk.first) not in done]
        for chunk, played in zip(todo, run_jobs(partial(_play_chunk, setup), todo, engine, jobs)):
            file.write({"order": chunk.order, "first": chunk.first, **_write_played(played)})
            yield _count(setup, chunk, played)


def read_log(setup: Setup, log: Path) -> Results:
    """Return what the games that a log holds amount to; nothing without the file."""
    results = no_games(len(setup.bots))
    if log.exists():
        for line in read_lines(log, setup.header, "simulation"):
            results.merge(count_games(_read_played(line), line["order"], line["first"], setup.swaps))
    results.settle()
    return results


def _write_played(played: PlayedGames) -> dict[str, Any]:
    """Return games as a line of the log; `_read_played` undoes it."""
    terms, turns = played.terms.tolist(), played.turns.tolist()
    return {"terms": terms, "turns": turns, "winners": played.list_winners()}


def _read_played(line: Mapping[str, Any]) -> PlayedGames:
    return PlayedGames.of(line["terms"], line["turns"], line["winners"])


def _cut(setup: Setup, quick_size: int = CHUNK) -> Iterator[Chunk]:
    """Cut the games into chunks; when seats swap, each is followed by its dice from the other seats."""
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
    results = count_games(played, chunk.order, chunk.first, setup.swaps)
    if setup.keeps_rows:
        results.rows = list_rows(setup, chunk, played)
    return results


def play_chunk(setup: Setup, order: Sequence[int], first: int, games: int) -> PlayedGames:
    """Play games in a row, bot number `order[s]` in seat `s`: by the kernel alone where it can."""
    bots = [setup.players[number] for number in order]
    if setup.is_quick:
        engine = setup.game.engine(fast=setup.games > FEW or LEARNED in setup.bots)
        return engine.play(setup.options, [bot.name for bot in bots], setup.seed, first, games)
    quick = [replace(bot, fast=True) if isinstance(bot, PolicyBot) else bot for bot in bots]
    return play_games(setup.game, setup.options, quick, setup.seed, first, games)


def list_rows(setup: Setup, chunk: Chunk, played: PlayedGames) -> list[dict[str, Any]]:
    """Return a row for every game and seat: the bot, its total and terms, its share of the victory."""
    rows, shares = [], share_victories(played).tolist()
    for n, (seats, turns) in enumerate(zip(played.terms.tolist(), played.turns.tolist())):
        for seat, terms in enumerate(seats):
            row: dict[str, Any] = {"game": chunk.first + n, "seat": seat + 1}
            row |= {"bot": setup.bots[chunk.order[seat]], "total": sum(terms)}
            row |= {"won": shares[n][seat], "turns": turns}
            rows.append(row | dict(zip(setup.game.terms, terms)))
    return rows
