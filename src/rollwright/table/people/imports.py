"""Records that people bring along: each is replayed before it is kept, so that its score is its own."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import NamedTuple

from ...any_game import AnyGame
from ...core.errors import InvalidSheet, RollwrightError
from ...core.options import changed_options
from ...core.record import FIRST_LINE, Record, format_record, parse_record, replay
from ...games import catalogue
from ..messages import make_reason
from ..rules.ending import as_ranked
from ..stores.database import Database, Reader, Run
from .own_games import IMPORTED, Result, encode_result, sum_up
from .profiles import NotKept, Profile

MOST_AT_ONCE = 50
MOST_IMPORTED = 5000
LONGEST_RECORD = 64 * 1024
_FIRST = re.compile(rf"^{FIRST_LINE}$", re.MULTILINE)
_TABLE = re.compile(r"commit2? [0-9a-f]{64} table (?P<table>[0-9A-Za-z]{1,20})")


class Imported(NamedTuple):
    """A record that was replayed: what is kept of it."""

    name: str
    name_before: str
    """Its name while the game went on: later records of the same table take the place of earlier ones."""
    table: str
    """The table it was played at, if it was played at one."""
    game: str
    seat: int
    seats: int
    brought: int
    result: Result | None
    """None while the game goes on."""
    text: str
    options: str = ""
    """Those that differ from the usual ones."""


def split_records(text: str) -> list[str]:
    """Return the records of a file that holds several, one after another."""
    starts = [found.start() for found in _FIRST.finditer(text)]
    if not starts:
        raise InvalidSheet(make_reason("records-first-line", line=repr(FIRST_LINE)), 1)
    if len(starts) > MOST_AT_ONCE:
        raise InvalidSheet(make_reason("records-many", most=MOST_AT_ONCE, number=len(starts)))
    return [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]


def judge_records(
    text: str, me: str, now: int, find_game: Callable[[str], AnyGame] = catalogue.find_game
) -> list[Imported]:
    """Replay the records of a text; InvalidSheet names the one that is wrong or has not begun."""
    judged = []
    for number, each in enumerate(split_records(text.replace("\r\n", "\n")), 1):
        try:
            judged.append(_judge(each, me, now, find_game))
        except RollwrightError as wrong:
            raise InvalidSheet(make_reason("records-wrong", number=number, why=wrong.sentence)) from None
    return judged


def _judge(text: str, me: str, now: int, find_game: Callable[[str], AnyGame]) -> Imported:
    if len(text) > LONGEST_RECORD:
        raise InvalidSheet(make_reason("records-large", size=LONGEST_RECORD // 1024))
    record = parse_record(text)
    if not record.steps:
        raise InvalidSheet(make_reason("records-not_begun"))
    game = find_game(record.game)
    outcome = game.outcome(replay(game, record).final)
    seat, players = _seat_of(record, me), [(player.name, player.is_bot) for player in record.players]
    result = None
    if outcome is not None:
        result = sum_up(as_ranked(game, record.options, outcome), seat, players, now)
    tidy = format_record(record)
    found = _TABLE.fullmatch(record.dice)
    table = found["table"] if found else ""
    before = _name(record.dice if found else tidy)
    name = before if result is None else _name(tidy)
    options = " ".join(changed_options(game.options, record.options))
    return Imported(name, before, table, game.id, seat, len(record.players), now, result, tidy, options)


def _name(text: str) -> str:
    """Return a name that no table has."""
    return "~" + hashlib.sha256(text.encode()).hexdigest()[:16]


def _seat_of(record: Record, me: str) -> int:
    """Return the seat that is most likely one's own: by name, or the first person's."""
    people = [seat for seat, player in enumerate(record.players) if not player.is_bot]
    mine = [seat for seat in people if record.players[seat].name == me]
    return (mine or people or [0])[0]


def keep_records(db: Database, profile: Profile, brought: list[Imported]) -> int:
    """Keep records that are not there yet, nor as a table; returns how many were new.

    A game that went on where it came from takes the place of what was brought along before.
    """
    query = """insert into games (profile, name, seat, sealed_token, game, kind, opened, seats, record,
        options, ended, score, place, others, terms) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        on conflict (profile, name) do update set record = excluded.record, opened = excluded.opened
        where length(games.record) < length(excluded.record) returning name"""

    def keep(run: Run) -> int:
        [(count,)] = run("select count(*) from games where profile = ? and kind = ?", profile.id, IMPORTED)
        if count + len(brought) > MOST_IMPORTED:
            raise NotKept(make_reason("records-full", most=str(MOST_IMPORTED)))
        known = {name for (name,) in run("select name from games where profile = ?", profile.id)}
        new = [each for each in brought if each.table not in known]
        for each in new:
            if each.name != each.name_before:
                run("delete from games where profile = ? and name = ?", profile.id, each.name_before)
        return sum(len(run(query, profile.id, *_row_of(each))) for each in new)

    return db.write(keep)


def _row_of(each: Imported) -> tuple[object, ...]:
    told = (each.brought, each.seats, each.text, each.options)
    start = (each.name, each.seat, b"", each.game, IMPORTED, *told)
    return (*start, *(encode_result(each.result) if each.result else (None, None, None, "[]", "{}")))


def record_of_import(db: Reader, profile: Profile, name: str) -> str | None:
    """Return the text of a record that was brought along."""
    rows = db.ask("select record from games where profile = ? and name = ?", profile.id, name)
    return rows[0][0] if rows else None
