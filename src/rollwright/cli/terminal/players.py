"""The players of a match: people, and bots by name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import click

from rollwright.any_game import AnyGame
from rollwright.bots import LEARNED, Bot, find_bot, name_bot, planner_in, quick_bot
from rollwright.cli.messages import MESSAGES
from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import has, need
from rollwright.core.record import MOST_SEATS, Player, check_name
from rollwright.core.rng import Rng
from rollwright.core.types import Move, MoveStep, Seat
from rollwright.table.rules.match import ChooseMove, Match

from .advice import Advice, Adviser, Suggestion
from .warmup import Compiler

ALONE, NUMBERED = "You", re.compile(r"Player (\d+)")
"""The names of people who give none, as records write them."""


class Usual(NamedTuple):
    """What a person's settings say about the players of a game."""

    name: str = ALONE
    """The name of somebody who plays alone."""
    rival: str = ""
    """The bot where the game needs one; by default the strongest without search."""


NO_SETTINGS = Usual()


class Players:
    """The bots of a match, and the adviser for hints."""

    def __init__(self, game: AnyGame, players: Sequence[Player], thinks: bool = False) -> None:
        """Find every bot by its name; InvalidSetup if the game has none of that name."""
        self._game = game
        self.compiler = Compiler(game)
        self._adviser = Adviser(game, self.compiler, thinks and has("numba"))
        names = {player.name for player in players if player.is_bot}
        self._bots = {name: find_bot(game, name) for name in sorted(names)}
        self._choosers = {name: self._chooser(bot) for name, bot in self._bots.items()}
        if any(map(planner_in, self._bots.values())):
            need("numba", "bots that think need", "bots")
            self.compiler.start()
        if any(LEARNED in bot.name for bot in self._bots.values()):
            need("numpy", "bots that learned need", "bots")

    def _chooser(self, bot: Bot) -> ChooseMove:
        def choose(state: object, seat: Seat, rng: Rng) -> Move:
            if planner_in(bot):
                self.compiler.wait()
            return bot.choose(self._game, state, seat, rng)

        return choose

    def ask_bot(self, match: Match) -> MoveStep:
        """Return the next bot's move without playing it; other threads may call this."""
        return match.ask_bot(self._choosers)

    def is_slow(self, match: Match) -> bool:
        """Say whether the next bot to move searches."""
        seat = match.bot_to_move
        return seat is not None and planner_in(self._bots[match.players[seat].name]) is not None

    def advise(self, match: Match, seat: Seat) -> Advice:
        """Return the best moves of a seat by its view; the same when asked again."""
        taught = match.taught_move(seat)
        if taught is not None:
            return Advice((Suggestion(taught),), MESSAGES.say("hint-of-lesson"))
        return self._adviser.advise(match.game.view(match.state, seat), seat, len(match.steps))


def name_seat(match: Match, seat: Seat) -> str:
    """Return what to call a seat; names that nobody chose are said in the current language."""
    name, player = match.name(seat), match.players[seat]
    if player.is_bot:
        return name_bot(name, player.name)
    if name == ALONE:
        return MESSAGES.say("you")
    numbered = NUMBERED.fullmatch(name)
    return name if numbered is None else MESSAGES.say("player-number", number=numbered[1])


def seat_players(
    game: AnyGame,
    names: Sequence[str],
    bots: Sequence[str],
    seats: int | None,
    usual: Usual = NO_SETTINGS,
) -> tuple[Player, ...]:
    """Return the players by seat: people, then bots; seats left over go to the last bot, or to people.

    No names and no seats: one person, against the usual rival where the game needs more.
    """
    for bot in bots:
        find_bot(game, bot)
    people = [check_name(name) for name in names]
    taken = max(1, len(people)) + len(bots)
    seats = max(taken, game.seats[0]) if seats is None else seats
    if seats > MOST_SEATS or seats < 1:
        raise InvalidSetup(f"a table has 1 to {MOST_SEATS} seats, not {seats}")
    if seats < taken:
        raise InvalidSetup(
            f"{_count(max(1, len(people)), 'person', 'people')} and {_count(len(bots), 'bot', 'bots')} "
            f"need {taken} seats, not {seats}"
        )
    fill = bots[-1] if bots else None
    if fill is None and seats > taken and not names and seats == game.seats[0] > 1 and len(game.seats) == 1:
        fill = _find_rival(game, usual.rival)
    players = [Player(name) for name in people] or [Player("")]
    computer = [Player(bot, is_bot=True) for bot in bots]
    while len(players) + len(computer) < seats:
        if fill is None:
            players.append(Player(""))
        else:
            computer.append(Player(fill, is_bot=True))
    return (*_name_people(players, usual.name), *computer)


def _find_rival(game: AnyGame, wanted: str) -> str:
    """Return the rival of the settings; where the game lacks it another one, and a sentence says so."""
    if wanted:
        try:
            find_bot(game, wanted)
        except InvalidSetup:
            other = quick_bot(game).name
            click.echo(MESSAGES.say("rival-is-another", wanted=wanted, game=game.id, bot=other), err=True)
        else:
            return wanted
    return quick_bot(game).name


def _count(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


def _name_people(players: list[Player], alone: str) -> list[Player]:
    if len(players) == 1:
        return [Player(players[0].name or alone)]
    return [Player(player.name or f"Player {number}") for number, player in enumerate(players, 1)]
