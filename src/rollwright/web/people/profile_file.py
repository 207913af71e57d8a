"""A person as one file: name, mark, settings and puzzles, then the records of games:
those that are over, and those that go on without anybody else.

rollwright profile 1
name Ada
avatar pine
settings {"sound": true}
solved 2026-11-17 duel 1 2

Such a file moves between servers and pages without one. A file of records alone is one too.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from msgspec import MsgspecError

from ...core.errors import InvalidSheet, tell_error
from ...core.teaching.puzzle import LEVELS, TRIES
from ...table.people.imports import Imported, judge_records, keep_records
from ...table.people.profiles import change_profile, save_settings
from ...table.people.solved import MOST_LISTED, Solved, is_puzzle_day, list_solved, note_all_solved
from ...table.rules.names import check_who
from ...table.rules.refusal import Refusal
from ...table.stores.database import Database, Reader, Transaction
from ...table.stores.store import Store
from ..door.person import Person
from ..html.words import say

FIRST_LINE = "rollwright profile 1"
_SOLVED = re.compile(r"(?P<day>\d{4}-\d\d-\d\d) (?P<game>[\w-]{1,40}) (?P<level>\d) (?P<tries>\d)")


MOST_LINES = MOST_LISTED + 10
"""Of a profile: as many puzzles as one that is written has."""


class ProfileFile(NamedTuple):
    """What a file says of a person, without the records."""

    name: str = ""
    avatar: str = ""
    settings: str = "{}"
    solved: tuple[Solved, ...] = ()


class Brought(NamedTuple):
    """What somebody brings along, once all of it has been read and replayed."""

    file: ProfileFile | None
    records: list[Imported]


class Kept(NamedTuple):
    """How much of it was new."""

    solved: int
    records: int


def format_profile(file: ProfileFile) -> str:
    """Return the lines about a person; `parse_profile` reads them."""
    solved = (f"solved {each.day} {each.game} {each.level} {each.tries}" for each in file.solved)
    lines = (FIRST_LINE, f"name {file.name}", f"avatar {file.avatar}", f"settings {file.settings}", *solved)
    return "".join(f"{line}\n" for line in lines)


def parse_profile(text: str) -> ProfileFile:
    """Read the lines about a person; InvalidSheet names a line that is wrong."""
    first, *lines = text.strip().splitlines() or [""]
    if first.strip() != FIRST_LINE:
        raise InvalidSheet(say("refused-profile-begin", line=repr(FIRST_LINE)), 1)
    if len(lines) > MOST_LINES:
        raise InvalidSheet(say("refused-profile-long", most=str(MOST_LINES)), MOST_LINES)
    found, solved = dict[str, str](), list[Solved]()
    for number, line in enumerate(lines, 2):
        key, _, value = line.strip().partition(" ")
        if key == "solved":
            solved.append(_parse_solved(value, number))
        elif key in ("name", "avatar", "settings"):
            found[key] = value
        elif key:
            raise InvalidSheet(say("refused-profile-line", key=repr(key[:20])), number)
    return ProfileFile(solved=tuple(solved), **found)


def _parse_solved(text: str, line: int) -> Solved:
    found = _SOLVED.fullmatch(text)
    if found is None or int(found["level"]) not in LEVELS or int(found["tries"]) > TRIES:
        raise InvalidSheet(say("refused-profile-solved"), line)
    if not is_puzzle_day(found["day"]):
        raise InvalidSheet(say("refused-profile-day", day=found["day"]), line)
    return Solved(found["day"], found["game"], int(found["level"]), int(found["tries"]))


def describe_person(store: Reader, person: Person) -> str:
    """Return the lines about a person."""
    profile = person.profile
    return format_profile(
        ProfileFile(profile.name, profile.avatar, profile.settings, tuple(list_solved(store, profile)))
    )


def judge_file(profile: str, records: str, me: str, now: int) -> Brought:
    """Read a file and replay its records; InvalidSheet names what is wrong, before anything is kept."""
    file = parse_profile(profile) if profile else None
    is_wanted = records or not profile
    return Brought(file, judge_records(records, file.name if file else me, now) if is_wanted else [])


def keep_file(store: Store, person: Person, brought: Brought, now: int) -> Kept:
    """Keep a file in one transaction; what is there already stays, so that it can be sent again."""

    def keep(db: Database) -> Kept:
        solved = 0 if brought.file is None else take_profile(db, person, brought.file, now)
        return Kept(solved, keep_records(db, person.profile, brought.records))

    return store.write(lambda run: keep(Transaction(run)))


def take_profile(db: Database, person: Person, file: ProfileFile, now: int) -> int:
    """Take name, mark, settings and puzzles over; returns how many puzzles were new."""
    try:
        change_profile(db, person.key, *check_who(file.name, file.avatar), now)
        save_settings(db, person.key, file.settings.encode())
    except (Refusal, MsgspecError) as wrong:
        raise InvalidSheet(say("refused-profile", why=tell_error(wrong))) from None
    return note_all_solved(db, person.profile, file.solved, now)
