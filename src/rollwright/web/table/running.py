"""The tables of a browser's person, and the game in the middle as the front page shows it."""

from __future__ import annotations

import json
from typing import NamedTuple

from starlette.requests import Request

from ...bots.levels import name_bot
from ...core.descriptions import is_decided_by_weakest, name_game
from ...core.types import Seat
from ...table.rules.refusal import Refusal
from ...table.rules.table_state import Phase, TableState
from ..door.identity import find_running_tokens, find_tokens
from ..home.page import Mine, Running, Standing
from ..html.words import say
from ..live.messages import ScoreInfo
from ..parts.assets import describe_sheet
from ..parts.games import is_shared
from ..server.host import Server
from .open import server_of

MOST_SHOWN = 3
"""Players on the card: the person, and who is ahead of the others."""


class Found(NamedTuple):
    """A table this browser has a seat at, and that seat."""

    mine: Mine
    table_state: TableState
    seat: Seat


async def find_mine(request: Request) -> list[Mine]:
    """Return the tables this browser's person has a seat at, the newest first."""
    return [each.mine for each in await find_all(request)]


async def find_all(request: Request) -> list[Found]:
    """Return the tables this browser's person has a seat at, with that seat, the newest first."""
    return await _find_each(request, await find_tokens(request))


async def find_running(request: Request) -> list[Found]:
    """Return those whose game may go on, the newest first: only these are opened for the front page."""
    return await _find_each(request, await find_running_tokens(request))


async def _find_each(request: Request, held: dict[str, str]) -> list[Found]:
    server, tokens = server_of(request), held.items()
    return [found for table, token in tokens if (found := await _find_one(server, table, token))][::-1]


async def _find_one(server: Server, table: str, token: str) -> Found | None:
    try:
        view = await server.tables.view(table, token)
    except Refusal:
        return None
    table_state, seat = view.table_state, view.seat
    is_urgent = seat in table_state.waiting
    state = "home-your_move" if is_urgent else f"phase-{table_state.phase}"
    is_over = table_state.phase is Phase.OVER
    mine = Mine(
        table_state.table,
        name_game(table_state.game),
        say(state),
        is_urgent,
        is_over,
        _find_lesson(table_state),
    )
    return Found(mine, table_state, seat or 0)


def _find_lesson(table_state: TableState) -> tuple[str, int, int] | None:
    """Return where the lesson at a table stands, if it is one and not over."""
    lesson = table_state.lesson
    if lesson is None or lesson.is_over(table_state.steps):
        return None
    return table_state.game.id, lesson.find_step(table_state.steps) + 1, len(lesson.record.steps)


def describe_running(found: Found) -> Running:
    """Describe a game that has begun; not on the event loop, for it draws a sheet."""
    table_state, seat = found.table_state, found.seat
    game, view = table_state.game, table_state.game.view(table_state.state, None)
    sheet = describe_sheet(game, view, 0 if is_shared(game) else seat)
    turn = say("bar-turn", number=game.turn_of(view))
    return Running(found.mine, turn, _standings(table_state, view, seat), json.dumps(sheet))


def _standings(table_state: TableState, view: object, seat: Seat) -> tuple[Standing, ...]:
    """Return the person's points and those of the best others; where a row decides, the weakest row."""
    game = table_state.game
    scores = ScoreInfo.of_all(game, view)
    is_weakest = is_decided_by_weakest(game)
    points = [min(score.terms) if is_weakest else score.total for score in scores]
    order = sorted(range(len(points)), key=lambda each: (each != seat, -points[each], each))
    return tuple(
        Standing(
            say("bar-you")
            if each == seat
            else name_bot(table_state.seats[each].name, table_state.seats[each].bot),
            table_state.seats[each].avatar,
            bool(table_state.seats[each].bot),
            points[each],
        )
        for each in order[:MOST_SHOWN]
    )
