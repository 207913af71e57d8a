"""How a seat's bot moves: by its level, or by the stand-in's where that fails."""

from __future__ import annotations

import hashlib
import hmac
import logging
from typing import NamedTuple

from ..core.errors import RollwrightError
from ..core.game import AnyGame
from ..core.plugins import describe
from ..core.rng import Rng, make_rng
from ..core.types import Seat
from .chooser import Chooser
from .table_state import TableState

logger = logging.getLogger(__name__)


class Chosen(NamedTuple):
    """A bot's move, and the bot that takes its seat from here on if it failed."""

    move: str
    stand_in: str = ""


def work_of(chooser: Chooser, game: AnyGame, level: str) -> int:
    """Return how long a bot thinks; one that is no longer installed does not think at all."""
    try:
        return chooser.work(game, level)
    except RollwrightError:
        return 0


def choose_move(chooser: Chooser, table_state: TableState, seat: Seat, level: str, secret: bytes) -> Chosen:
    """Return a bot's move; the stand-in's if it fails, and if that fails too the first legal one."""
    if (
        table_state.lesson is not None
        and (taught := table_state.lesson.find_move(table_state.steps, seat)) is not None
    ):
        return Chosen(taught)
    stand_in = table_state.settings.stand_in
    for bot in dict.fromkeys((level, stand_in)):
        try:
            return Chosen(_ask(chooser, table_state, seat, bot, secret), stand_in if bot != level else "")
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
    return Chosen(
        table_state.game.format_move(
            table_state.game.moves(table_state.game.view(table_state.state, seat), seat)[0]
        )
    )


def _ask(chooser: Chooser, table_state: TableState, seat: Seat, level: str, secret: bytes) -> str:
    """Return the move that a bot chooses; ValueError if it is not legal."""
    game, view = table_state.game, table_state.game.view(table_state.state, seat)
    move = chooser.choose(game, view, seat, level, _bot_rng(table_state, seat, secret))
    if move not in game.moves(view, seat):
        raise ValueError(f"{level} chose a move that is not legal")
    return game.format_move(move)


def _bot_rng(table_state: TableState, seat: Seat, secret: bytes) -> Rng:
    """Return a generator that the dice tell nothing about, nor it about them."""
    message = f"bot|{table_state.table}|{table_state.asked[seat]}".encode()
    digest = hmac.digest(secret, message, hashlib.sha256)
    return make_rng(int.from_bytes(digest[:8], "big") >> 2, 0, seat + 1)
