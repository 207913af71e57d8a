"""A person: a profile, and what it is told of the games that begin."""

from __future__ import annotations

from typing import NamedTuple

from ...table.actors.table_view import TableView
from ...table.dice.day_dice import is_dated
from ...table.people.own_games import DAILY, LESSON, PRACTICE, SHARED, TABLE, NewGame
from ...table.people.profiles import Profile
from ...table.rules.table_state import TableState


class Me(NamedTuple):
    """What a browser remembers of its person."""

    name: str = ""
    avatar: str = ""


class Person(NamedTuple):
    """A profile, and the key of the browser that has it."""

    key: str
    profile: Profile

    @property
    def me(self) -> Me:
        return Me(self.profile.name, self.profile.avatar)


class Browser(NamedTuple):
    """A mark by which a browser is known, whatever profile it has."""

    mark: str


class HeldSeat(NamedTuple):
    """A seat that a browser holds by a cookie alone; `is_kept` if some profile has it among its games."""

    view: TableView
    token: str
    is_kept: bool


def new_game(view: TableView, token: str, now: int) -> NewGame:
    """Return the seat that somebody has taken, as it is noted."""
    state, seat = view.table_state, view.seat
    assert seat is not None
    return NewGame(state.table, seat, token, state.game.id, kind_of(state), now, len(state.seats))


def kind_of(state: TableState) -> str:
    """Return what kind of game a table is for."""
    if state.settings.lesson:
        return LESSON
    if state.settings.daily is not None:
        return DAILY if is_of_day(state) else SHARED
    return PRACTICE if state.is_practice else TABLE


def is_of_day(table_state: TableState) -> bool:
    """Say whether a table's dice are those of a day."""
    dice = table_state.settings.daily
    return dice is not None and is_dated(dice.day)
