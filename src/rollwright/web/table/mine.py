"""The tables of a browser's person, and the game in the middle as the front page shows it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from ...bots.levels import name_bot
from ...core.descriptions import name_game
from ...core.types import Seat
from ...table.actors.tables import Tables
from ...table.rules.refusal import Refusal
from ...table.rules.table_state import Phase, TableState
from ..door.route import AnyAsked
from ..door.tokens import find_running_tokens, find_tokens
from ..html.words import say
from ..parts.assets import describe_sheet
from ..parts.games import is_shared

MOST_SHOWN = 3
"""Players on the card: the person, and who is ahead of the others."""


class Mine(NamedTuple):
    """A table this browser has a seat at."""

    table: str
    game: str
    state: str
    is_urgent: bool = False
    is_over: bool = False
    lesson: tuple[str, int, int] | None = None
    """Of a lesson that is not over: the game's id, the step it stands at, and how many there are."""
    people: tuple[str, ...] = ()
    """The other people at the table."""
    turn: str = ""

    @property
    def is_awaited(self) -> bool:
        """Whether other people wait for the person's move."""
        return self.is_urgent and bool(self.people)


class Standing(NamedTuple):
    """A player of a running game, and what they have."""

    name: str
    avatar: str
    is_bot: bool
    points: int


class Running(NamedTuple):
    """The game to go on with: its table, where it stands, and the person's sheet as data."""

    mine: Mine
    standings: tuple[Standing, ...]
    sheet: str


class Found(NamedTuple):
    """A table this browser has a seat at, and that seat."""

    mine: Mine
    table_state: TableState
    seat: Seat


async def find_mine(asked: AnyAsked) -> list[Mine]:
    """Return the tables this browser's person has a seat at, the newest first."""
    return [each.mine for each in await _find_each(asked.host.tables, await find_tokens(asked))]


async def find_running(asked: AnyAsked) -> list[Found]:
    """Return those whose game may go on, the newest first: only these are opened for the front page."""
    return await _find_each(asked.host.tables, await find_running_tokens(asked))


async def _find_each(tables: Tables, held: Mapping[str, str]) -> list[Found]:
    tokens = held.items()
    return [found for table, token in tokens if (found := await _find_one(tables, table, token))][::-1]


async def _find_one(tables: Tables, table: str, token: str) -> Found | None:
    try:
        view = await tables.view(table, token)
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
        tuple(table_state.seats[each].name for each in table_state.people if each != seat),
        _tell_turn(table_state),
    )
    return Found(mine, table_state, seat or 0)


def _tell_turn(table_state: TableState) -> str:
    game, state = table_state.game, table_state.state
    return "" if state is None else say("bar-turn", number=game.turn_of(game.view(state, None)))


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
    return Running(found.mine, _standings(table_state, view, seat), json.dumps(sheet))


def _standings(table_state: TableState, view: object, seat: Seat) -> tuple[Standing, ...]:
    """Return the person's total and those of the best others."""
    game = table_state.game
    points = [game.score(view, each).total for each in range(len(table_state.seats))]
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
