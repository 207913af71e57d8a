"""How a seat's bot moves: by its level, or by the stand-in's where that fails."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ...any_game import AnyGame
from ...core.errors import RollwrightError
from ...core.plugins import describe
from ...core.rng import Rng, make_rng
from ...core.types import Move, Seat
from ..rules.table_state import TableState
from .bot_pool import is_slow
from .chooser import Chooser
from .context import TableContext
from .fair_queue import Client

logger = logging.getLogger(__name__)


class Chosen(NamedTuple):
    """A bot's move, and the bot that takes its seat from here on if it failed."""

    move: Move
    stand_in: str = ""


def work_of(chooser: Chooser, game: AnyGame, level: str) -> int:
    """Return how long a bot thinks; one that is no longer installed does not think at all."""
    try:
        return chooser.work(game, level)
    except RollwrightError:
        return 0


Ask = Callable[[str], Awaitable[Move]]
"""Has a bot, by its name, decide for a seat."""


async def choose_move(ask: Ask, table_state: TableState, seat: Seat, level: str) -> Chosen:
    """Return a bot's move; the stand-in's if it fails, and if that fails too the first legal one."""
    if (taught := table_state.taught_move(seat)) is not None:
        return Chosen(taught)
    stand_in = table_state.settings.stand_in
    for bot in dict.fromkeys((level, stand_in)):
        try:
            return Chosen(await ask(bot), stand_in if bot != level else "")
        except Exception as problem:
            is_known, name = isinstance(problem, RollwrightError), f"the bot at seat {seat + 1}"
            said = str(problem) if is_known else describe(problem)
            logger.warning(
                "table %s: %s failed, another plays on: %s",
                table_state.table,
                name,
                said,
                exc_info=not is_known,
            )
    return Chosen(await asyncio.to_thread(_first_move, table_state, seat))


def _first_move(table_state: TableState, seat: Seat) -> Move:
    game = table_state.game
    return game.moves(game.view(table_state.state, seat), seat)[0]


class BotQuestion(NamedTuple):
    """What a bot is asked: fit to be sent to another process, where the game is found by its id."""

    chooser: Chooser
    find_game: Callable[[str], AnyGame]
    game: str
    view: object
    seat: Seat
    level: str
    rng: Rng


async def ask_bot(
    context: TableContext, who: Client, table_state: TableState, seat: Seat, secret: bytes, level: str
) -> Move:
    """Have a bot decide; one that thinks waits until its game is compiled, which is done once for all."""
    game = table_state.game
    work = work_of(context.chooser, game, level)
    if is_slow(work):
        await context.wait_until_warm(game)
    view, rng = game.view(table_state.state, seat), bot_rng(table_state, seat, secret)
    asked = BotQuestion(context.chooser, context.find_game, game.id, view, seat, level, rng)
    return await context.thinkers.decide(who, work, decide_move, asked)


def decide_move(asked: BotQuestion) -> Move:
    """Return the move that a bot chooses; ValueError if it is not legal."""
    game = asked.find_game(asked.game)
    move = asked.chooser.choose(game, asked.view, asked.seat, asked.level, asked.rng)
    if move not in game.moves(asked.view, asked.seat):
        raise ValueError(f"{asked.level} chose a move that is not legal")
    return move


def bot_rng(table_state: TableState, seat: Seat, secret: bytes) -> Rng:
    """Return a generator that the dice tell nothing about, nor it about them."""
    daily = table_state.settings.daily
    # At the tables of one day bots do the same in the same place.
    place = (
        f"{daily.day}|{len(table_state.steps)}" if daily else f"{table_state.table}|{table_state.asked[seat]}"
    )
    message = f"bot|{place}".encode()
    digest = hmac.digest(secret, message, hashlib.sha256)
    return make_rng(int.from_bytes(digest[:8], "big") >> 2, 0, seat + 1)
