"""A person as one file: what a server writes a page without one reads, and the other way round."""

from __future__ import annotations

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.table.people.imports import judge_records, keep_records
from rollwright.table.people.profiles import find_profile, make_profile
from rollwright.table.people.solved import Solved, list_solved
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.door.person import Person
from rollwright.web.people.profile_file import (
    FIRST_LINE,
    ProfileFile,
    format_profile,
    iterate_file,
    parse_profile,
    take_profile,
)

from ..record_games import FOLDER

ADA = ProfileFile("Ada of Ux", "wave", '{"sound": true}', (Solved("2026-11-17", "duel", 2, 1),))


def make_person(store: MemoryStore, name: str) -> Person:
    key = make_profile(store, name, "pine", now=1)
    return find_person(store, key)


def find_person(store: MemoryStore, key: str) -> Person:
    profile = find_profile(store, key)
    assert profile is not None
    return Person(key, profile)


def test_a_profile_is_read_as_it_was_written() -> None:
    assert parse_profile(format_profile(ADA)) == ADA


def test_a_file_brings_name_mark_settings_puzzles_and_games_to_another_store() -> None:
    store, record = MemoryStore(), (FOLDER / "chiefdom-2.record").read_text()
    ada = make_person(store, "Guest")
    take_profile(store, ada, format_profile(ADA), now=2)
    keep_records(store, ada.profile, judge_records(record, "Ada", now=2))
    file = "".join(iterate_file(store, find_person(store, ada.key)))
    other = MemoryStore()
    bo = make_person(other, "Bo")
    about, _, records = file.partition("\n\n")
    take_profile(other, bo, about, now=3)
    assert keep_records(other, bo.profile, judge_records(records, "Ada", now=3)) == 1
    moved = find_person(other, bo.key)
    assert moved.me == ("Ada of Ux", "wave")
    assert tuple(list_solved(other, moved.profile)) == ADA.solved
    assert "".join(iterate_file(other, moved)) == file


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a profile begins with the line"),
        ("rollwright record 1", "a profile begins with the line"),
        (f"{FIRST_LINE}\nname Ada\nshoes 7", "'shoes' is nothing that a profile says"),
        (f"{FIRST_LINE}\nsolved yesterday", "day, game, level and tries"),
        (f"{FIRST_LINE}\nsolved 2026-11-17 duel 9 1", "day, game, level and tries"),
        (f"{FIRST_LINE}\nname \navatar wave", "this profile cannot be read"),
        (f"{FIRST_LINE}\nname Ada\navatar wave\nsettings nonsense", "this profile cannot be read"),
    ],
)
def test_a_file_that_is_none_is_refused_in_a_sentence(text: str, reason: str) -> None:
    store = MemoryStore()
    with pytest.raises(InvalidSheet, match=reason):
        take_profile(store, make_person(store, "Ada"), text, now=1)
