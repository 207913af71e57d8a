"""Puzzles that a profile has tried: the first time counts, and they go with the profile."""

from __future__ import annotations

from rollwright.table.people.profiles import delete_profile
from rollwright.table.people.solved import Solved, count_solved, list_solved, note_solved, solved_on
from rollwright.table.stores.store import Store

from .test_shared_dice import NOW, someone


def test_the_first_time_counts_and_a_deleted_profile_leaves_nothing(store: Store) -> None:
    key, ada = someone(store, "Ada")
    first, second, missed = (
        Solved("2026-11-17", "duel", 1, 2),
        Solved("2026-11-18", "duel", 1, 1),
        Solved("2026-11-18", "duel", 3, 0),
    )
    for solved in (first, second, missed, first._replace(tries=1)):
        note_solved(store, ada, solved, NOW)
    assert list_solved(store, ada) == [second, missed, first]
    assert solved_on(store, ada, "2026-11-17") == [first]
    assert count_solved(store, ada) == (3, 2, 1)
    delete_profile(store, key)
    assert store.ask("select count(*) from solved") == [(0,)]
