"""The setup of a simulation: the game, its options, the bots by seat, the number of games and the seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from numbers import Integral

from rollwright.any_game import AnyGame
from rollwright.bots import Bot, PolicyBot, at_speed, check_guest, find_bot, name_bots
from rollwright.core.errors import InvalidSetup, check_whole
from rollwright.core.game import check_seats, start_game
from rollwright.core.options import Options, new_options

LARGEST_SEED = 2**62 - 1
MOST_GAMES = 2**40


@dataclass(frozen=True)
class Setup:
    """The games to play: `bots` are the names by seat."""

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
    def header(self) -> dict[str, object]:
        """The facts that identify a run: its log can be resumed only with the same."""
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
        """Whether two different bots play every dice twice, once from either seat."""
        return len(self.bots) == 2 and self.bots[0] != self.bots[1]

    @cached_property
    def players(self) -> tuple[Bot, ...]:
        """The bots themselves."""
        return tuple(
            _play_among_many(self.brought.get(name) or find_bot(self.game, name)) for name in self.bots
        )

    @cached_property
    def is_quick(self) -> bool:
        """Whether the kernel plays whole games, since all bots are policies of it."""
        return all(isinstance(bot, PolicyBot) for bot in self.players)


def _play_among_many(bot: Bot) -> Bot:
    """Return the bot compiled and on one thread, since games run side by side; policies are so anyway."""
    return bot if isinstance(bot, PolicyBot) else at_speed(bot, fast=True, threads=1)


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
    if not isinstance(games, Integral) or not 1 <= games <= MOST_GAMES:
        raise InvalidSetup(f"a simulation plays 1 to {MOST_GAMES} games, not {games!r}")
    if not isinstance(seed, Integral) or not 0 <= seed <= LARGEST_SEED:
        raise InvalidSetup(f"a seed is a number from 0 to {LARGEST_SEED}, not {seed!r}")
    filled = new_options(game.options, options)
    start_game(game, len(names), filled)
    return Setup(game, names, games, seed, filled, brought=brought)


def _fill_seats(
    game: AnyGame, names: tuple[str, ...], brought: Mapping[str, Bot], seats: int | None
) -> tuple[str, ...]:
    """("greedy",) and 3 seats -> ("greedy", "greedy", "greedy")"""
    if not names:
        raise InvalidSetup("a simulation needs a bot")
    if seats is not None:
        check_whole("seats", seats)
        if seats < 1:
            check_seats(game, seats)
    for name in names:
        if name in brought:
            check_guest(game, brought[name])
        else:
            find_bot(game, name)
    if len(names) == 1:
        return names * (game.seats[0] if seats is None else seats)
    if seats not in (None, len(names)):
        raise InvalidSetup(f"{len(names)} bots cannot fill {seats} seats: name one, or one for each")
    return names
