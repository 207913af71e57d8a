"""A person as one file: what a server writes a page without one reads, and the other way round."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from unittest.mock import Mock

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.table.people.profiles import find_profile, make_profile
from rollwright.table.people.solved import Solved, list_solved
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store
from rollwright.web.door.person import Person
from rollwright.web.people import profile_file
from rollwright.web.people.profile_file import (
    FIRST_LINE,
    Kept,
    ProfileFile,
    format_profile,
    judge_file,
    keep_file,
    parse_profile,
    take_profile,
)
from tests.table.keep_store import iterate_file

from ...record_games import FOLDER

ADA = ProfileFile("Ada of Ux", "wave", '{"sound": true}', (Solved("2026-11-17", "duel", 2, 1),))


def make_person(store: Store, name: str) -> Person:
    key = make_profile(store, name, "pine", now=1)
    return find_person(store, key)


def find_person(store: Store, key: str) -> Person:
    profile = find_profile(store, key)
    assert profile is not None
    return Person(key, profile)


def test_a_profile_is_read_as_it_was_written() -> None:
    assert parse_profile(format_profile(ADA)) == ADA


def bring(store: Store, person: Person, file: str, now: int) -> Kept:
    about, _, records = file.partition("\n\n")
    return keep_file(store, person, judge_file(about, records, person.profile.name, now), now)


def test_a_file_brings_name_mark_settings_puzzles_and_games_to_another_store() -> None:
    store, record = MemoryStore(), (FOLDER / "chiefdom-2.record").read_text()
    ada = make_person(store, "Guest")
    assert bring(store, ada, f"{format_profile(ADA)}\n{record}", now=2) == Kept(solved=1, records=1)
    file = "".join(iterate_file(store, find_person(store, ada.key)))
    other = MemoryStore()
    bo = make_person(other, "Bo")
    assert bring(other, bo, file, now=3) == (1, 1)
    moved = find_person(other, bo.key)
    assert moved.me == ("Ada of Ux", "wave")
    assert tuple(list_solved(other, moved.profile)) == ADA.solved
    assert "".join(iterate_file(other, moved)) == file
    assert bring(other, moved, file, now=4) == (0, 0), "what is there already is not kept again"


def test_a_file_is_kept_in_one_transaction_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, record = SqliteStore(tmp_path / "t.db"), (FOLDER / "chiefdom-2.record").read_text()
    person = make_person(store, "Guest")
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(300)]
    solved = tuple(Solved(day.isoformat(), "duel", level, 1) for day in days for level in (1, 2, 3))
    file = f"{format_profile(ADA._replace(solved=solved))}\n{record}"
    with monkeypatch.context() as patched:
        patched.setattr(profile_file, "keep_records", Mock(side_effect=SystemError("stopped in the middle")))
        with pytest.raises(SystemError, match="in the middle"):
            bring(store, person, file, now=2)
    assert find_person(store, person.key) == person
    assert list_solved(store, person.profile) == []
    before = store.commits
    assert bring(store, person, file, now=2) == (900, 1), "it can be sent again"
    assert store.commits == before + 1
    store.close()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a profile begins with the line"),
        ("rollwright record 1", "a profile begins with the line"),
        (f"{FIRST_LINE}\nname Ada\nshoes 7", "a profile has no line 'shoes'"),
        (f"{FIRST_LINE}\nsolved yesterday", "day, game, level and tries"),
        (f"{FIRST_LINE}\nsolved 2026-11-17 duel 9 1", "day, game, level and tries"),
        (f"{FIRST_LINE}\nsolved 2025-12-31 duel 1 1", "no puzzles of 2025-12-31"),
        (f"{FIRST_LINE}\nsolved 2026-02-30 duel 1 1", "no puzzles of 2026-02-30"),
        (f"{FIRST_LINE}\nsolved 9999-01-01 duel 1 1", "no puzzles of 9999-01-01"),
        (f"{FIRST_LINE}\n" + 5000 * "solved 2026-11-17 duel 1 1\n", "at most 2010 lines"),
        (f"{FIRST_LINE}\nname \navatar wave", "this profile cannot be read"),
        (f"{FIRST_LINE}\nname Ada\navatar wave\nsettings nonsense", "this profile cannot be read"),
    ],
)
def test_a_file_that_is_none_is_refused_in_a_sentence(text: str, reason: str) -> None:
    store = MemoryStore()
    with pytest.raises(InvalidSheet, match=reason):
        take_profile(store, make_person(store, "Ada"), parse_profile(text), now=1)
