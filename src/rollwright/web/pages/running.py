"""The game that a browser's person is in the middle of, as the front page shows it."""

from __future__ import annotations

import json
from typing import NamedTuple

from ...core.descriptions import is_decided_by_weakest
from ...core.types import Seat
from ...table.rules.table_state import TableState
from ..live.messages import ScoreInfo
from ..server.assets import describe_sheet
from ..server.strings import say
from .game_info import is_shared
from .home import Mine, Running, Standing

MOST_SHOWN = 3
"""Players on the card: the person, and who is ahead of the others."""


class Found(NamedTuple):
    """A table this browser has a seat at, and that seat."""

    mine: Mine
    table_state: TableState
    seat: Seat


def describe_running(found: Found) -> Running:
    """Describe a game that has begun; not on the event loop, for it draws a sheet."""
    table_state, seat = found.table_state, found.seat
    game, view = table_state.game, table_state.game.view(table_state.state, None)
    sheet = describe_sheet(game, view, 0 if is_shared(game) else seat)
    turn = say("bar.turn", number=game.turn_of(view))
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
            say("bar.you") if each == seat else table_state.seats[each].name,
            table_state.seats[each].avatar,
            bool(table_state.seats[each].bot),
            points[each],
        )
        for each in order[:MOST_SHOWN]
    )
