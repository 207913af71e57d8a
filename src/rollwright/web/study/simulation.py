"""Games that bots play in a page by the thousand, and how their scores are spread."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from ...bots.levels import name_level
from ...core.descriptions import total_of
from ...core.options import new_options
from ...games.catalogue import find_game
from ...language.numbers import write_number
from ..html.kit import Html, el
from ..html.words import say
from ..parts.plots import plot_spread

SLICE = 0.2
"""Seconds that a worker plays before it tells its results."""
FIRST_GAMES, MOST_GAMES = 1, 50_000
"""Games of the first slice, and of any."""


class Slice(NamedTuple):
    """Consecutive games of a seed, in which every seat is the same bot's."""

    game: str
    bot: str
    seed: int
    first: int
    games: int


class Played(NamedTuple):
    """How often each score came, and how long playing took."""

    spread: dict[int, int]
    seconds: float


def play_slice(part: Slice) -> Played:
    """Play games as `rollwright simulate` does; runs where bots think."""
    start, game = time.perf_counter(), find_game(part.game)
    engine = game.engine(fast=False)  # a page's kernel serves every speed
    bots = [part.bot] * game.seats[0]
    played = engine.play(new_options(game.options), bots, part.seed, part.first, part.games)
    spread = Counter(total_of(game, terms) for seats in played.list_terms() for terms in seats)
    return Played(dict(spread), time.perf_counter() - start)


@dataclass
class Tally:
    """The games of one bot."""

    bot: str
    spread: Counter[int] = field(default_factory=Counter)
    first: int = 0
    """The number of the next game."""
    played: int = 0
    seconds: float = 0.0
    rate: float = FIRST_GAMES / SLICE
    """Games a second, as the last slice had it."""

    def take(self, game: str, seed: int) -> Slice:
        """Return the games that are played next."""
        games = max(1, min(MOST_GAMES, round(self.rate * SLICE), 2 * self.played + FIRST_GAMES))
        self.first += games
        self.seconds += SLICE  # so that the next worker takes another bot
        return Slice(game, self.bot, seed, self.first - games, games)

    def add(self, part: Slice, found: Played) -> None:
        """Count what was played."""
        self.spread.update(found.spread)
        self.played += part.games
        self.seconds += found.seconds - SLICE
        self.rate = part.games / max(found.seconds, 1e-3)

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(score * count for score, count in self.spread.items()) / self.spread.total()

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        total, mean = self.spread.total(), self.mean
        return sqrt(sum(count * (score - mean) ** 2 for score, count in self.spread.items())) / total


@dataclass
class Run:
    """A game, the bots that play it, and the dice."""

    game: str
    tallies: dict[str, Tally]
    seed: int = field(default_factory=lambda: secrets.randbits(31))
    is_running: bool = False


class Simulation:
    """Plays one run at a time: bots take turns, and each has the same time."""

    def __init__(self, play: Callable[[Slice], Awaitable[Played]], players: int) -> None:
        self._play, self._most = play, players
        self.run: Run | None = None
        self._players: set[asyncio.Task[None]] = set()

    def begin(self, game: str, bots: Sequence[str]) -> None:
        """Begin a run, or go on with one that is paused."""
        if self.run is None or (self.run.game, [*self.run.tallies]) != (game, bots):
            self.stop()
            self.run = Run(game, {bot: Tally(bot) for bot in bots})
        if not self.run.is_running:
            self.run.is_running = True
            self._players = {asyncio.ensure_future(self._play_on(self.run)) for _ in range(self._most)}

    async def _play_on(self, run: Run) -> None:
        while run.is_running:
            tally = min(run.tallies.values(), key=lambda each: each.seconds)
            part = tally.take(run.game, run.seed)
            tally.add(part, await self._play(part))
            await asyncio.sleep(0)

    async def pause(self) -> None:
        """Play no more games, and wait for those that are being played."""
        self.stop()
        await asyncio.gather(*self._players)

    def stop(self) -> None:
        """Play no more games; those that are being played still count."""
        if self.run is not None:
            self.run.is_running = False


def show_run(run: Run) -> list[Html]:
    """Return the results so far, a card for each bot."""
    return [_card(tally) for tally in run.tallies.values() if tally.played]


def _card(tally: Tally) -> Html:
    low, high = min(tally.spread), max(tally.spread)
    mean, error = write_number(tally.mean, 2), write_number(tally.error, 2)
    facts = say("simulate-result", mean=mean, error=error, low=low, high=high)
    games = say("simulate-games", games=write_number(tally.played), rate=write_number(tally.rate))
    return el(
        "section",
        el("h2", name_level(tally.bot)),
        el("p", facts),
        plot_spread(tally.spread),
        el("p", games, class_="quiet", data_games=tally.played),
        class_="card plots",
        data_bot=tally.bot,
    )


def list_scores(run: Run) -> str:
    """Return how often each score came, as a table of comma-separated values."""
    rows = [
        f"{run.game},{run.seed},{tally.bot},{tally.played},{score},{count}"
        for tally in run.tallies.values()
        for score, count in sorted(tally.spread.items())
    ]
    return "\n".join(["game,seed,bot,games,score,count", *rows, ""])
