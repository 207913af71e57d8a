"""What the page of one's own games is made of, read from a store."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple

from ...bots.levels import name_bot
from ...core.record import format_record, parse_record, replay
from ...drawing.element import Svg
from ...games.catalogue import find_game
from ...table.people.feats import list_bests, list_feats
from ...table.people.imports import record_of_import
from ...table.people.own_games import OwnGame, Wanted, list_games, list_played, tally_games
from ...table.people.solved import count_solved
from ...table.rules.events import DamagedEvent, TooNew
from ...table.rules.replay import load_room
from ...table.rules.table_record import record_of
from ...table.rules.table_state import Phase, TableState
from ...table.stores.database import Reader
from ...table.stores.store import Store, StoreError
from ..door.person import Person
from ..html.words import say
from ..parts.pictures import small_drawing
from ..table.read_forms import read_number
from .games_page import ROWS, Running, Shown, chosen_tally

MOST_PLOTTED = 300


class AskedList(NamedTuple):
    """Which games are asked for, and which page of them."""

    wanted: Wanted
    page: int


def read_list(asked: Mapping[str, str]) -> AskedList:
    """Read the query of the page: game=ID&won=1&page=2"""
    number = max(1, read_number(asked.get("page", "1") or "1", "page", 10_000))
    return AskedList(Wanted(asked.get("game", "")[:40], asked.get("won") == "1"), number)


def gather_games(store: Reader, person: Person, asked: AskedList, now: int) -> Shown:
    """Return what the page shows but for how games stand that go on, read at once."""
    profile, (wanted, number) = person.profile, asked
    listed = list_games(store, profile, wanted, ROWS + 1, (number - 1) * ROWS)
    tallies = tally_games(store, profile)
    game = chosen_tally(tallies, wanted).game if tallies else ""
    return Shown(
        person.me,
        profile.created,
        wanted,
        number,
        listed[:ROWS],
        len(listed) > ROWS,
        {},
        tallies,
        list_played(store, profile, game, MOST_PLOTTED) if game else [],
        datetime.fromtimestamp(now / 1000, UTC).date(),
        list_bests(store, profile, game) if game else [],
        list_feats(store, profile),
        count_solved(store, profile),
    )


def describe_running(state: TableState, seat: int) -> Running:
    """Return how a game stands for a seat, as spectators may know it."""
    is_mine = seat in state.waiting or state.is_chance_due
    told = say("home-your_move") if is_mine else say(f"phase-{state.phase}")
    others = tuple(
        name_bot(place.name or place.bot, place.bot)
        for n, place in enumerate(state.seats)
        if n != seat and not place.is_free
    )
    score = None
    if state.state is not None:
        score = state.game.score(state.game.view(state.state, seat), seat).total
    return Running(told, is_mine, score, others)


def draw_imported(text: str, seat: int) -> Svg:
    """Draw the last sheet of a record."""
    record = parse_record(text)
    game = find_game(record.game)
    return small_drawing(game.id, replay(game, record).final, seat)


def read_record_of(store: Store, person: Person, game: OwnGame) -> str:
    """Return a game's record; of one that goes on, if nobody else plays it, the whole turns.

    Nothing if it cannot be read.
    """
    if game.is_imported:
        return record_of_import(store, person.profile, game.name) or ""
    with suppress(StoreError, DamagedEvent, TooNew):
        state = load_room(store, find_game, game.name)
        if state.phase is Phase.OVER:
            return format_record(record_of(state))
        if state.phase is Phase.PLAYING and len(state.people) == 1 and not state.settings.lesson:
            return _format_whole_turns(state)
    return ""


def _format_whole_turns(state: TableState) -> str:
    """Return the record of a game that goes on up to its last whole turn; nothing before there is one."""
    record = record_of(state)
    states = replay(state.game, record).states
    count = max(n for n, each in enumerate(states) if n == 0 or state.game.rolls(each))
    return format_record(replace(record, steps=record.steps[:count])) if count else ""
