"""Par: what a level makes of the dice of a day, played out beside the tables."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from ...any_game import AnyGame
from ...core.game import draw_roll, start_game
from ...core.rng import Rng, make_rng
from ...core.types import MoveStep, Outcome, Roll, Seat
from ..dice.day_dice import day_block, find_shared_roll
from ..dice.fair_dice import roll_fairly
from ..dice.sources import dice_rng, name_seed
from ..people.days import Day
from .bot_moves import BotQuestion, decide_move, work_of
from .fair_queue import Client
from .tables import Tables


class ParGame:
    """One game of a day, played by bots alone; `levels` are those of the seats.

    A shared set of dice has a seed, or the rolls of the game that it is shared from.
    """

    def __init__(
        self,
        tables: Tables,
        day: Day,
        secret: bytes,
        levels: Sequence[str],
        seed: int | None = None,
        rolls: Sequence[str] = (),
    ) -> None:
        self._seed, self._known = seed, rolls
        self._tables, self._day, self._secret, self._levels = tables, day, secret, levels
        self._game: AnyGame = tables.find_game(day.game)
        self._steps = self._rolls = 0

    async def play(self) -> Outcome:
        """Play to the end, behind the players."""
        game = self._game
        state = start_game(game, len(self._levels), self._day.options)
        while (outcome := game.outcome(state)) is None:
            await self._tables.priority.wait(Client("par", self._day.day))
            if game.rolls(state):
                self._rolls += 1
                state = game.apply(state, self._roll(state))
            else:
                state = await self._move(state, game.waiting(state)[0])
            self._steps += 1
        return outcome

    def _roll(self, state: object) -> Roll:
        game, day = self._game, self._day
        if self._seed is not None:
            return draw_roll(game, state, dice_rng(name_seed(self._seed), self._rolls - 1))[1]
        known = find_shared_roll(game, state, self._known, self._rolls)
        if known is not None:
            return game.parse_roll(state, known)
        return roll_fairly(game, state, day_block(self._secret, day.day, game.id, day.salt, self._rolls))

    async def _move(self, state: object, seat: Seat) -> object:
        tables, game, level = self._tables, self._game, self._levels[seat]
        view = game.view(state, seat)
        asked = BotQuestion(tables.chooser, tables.find_game, game.id, view, seat, level, self._rng(seat))
        work = work_of(tables.chooser, game, level)
        move = await tables.thinkers.decide(Client("par", self._day.day), work, decide_move, asked)
        return game.apply(state, MoveStep(seat, move))

    def _rng(self, seat: Seat) -> Rng:
        """Return the generator that a bot at a table of the day has in the same place."""
        digest = hmac.digest(self._secret, f"bot|{self._day.day}|{self._steps}".encode(), "sha256")
        return make_rng(int.from_bytes(digest[:8], "big") >> 2, 0, seat + 1)
