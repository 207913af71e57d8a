"""The list of open tables in every store: bounded, fresh, friends first, gone with the table."""

from __future__ import annotations

import pytest

from rollwright.table.people import open_tables
from rollwright.table.people.open_tables import (
    FRESH_MS,
    KEPT_MS,
    MOST_OF_ONE,
    ListFull,
    News,
    Shown,
    count_open,
    is_listed,
    list_open,
    list_table,
    listed_names,
    note_news,
    take_off,
)
from rollwright.table.people.profiles import Profile, delete_profile, find_profile, make_profile
from rollwright.table.stores.store import Store

NOW = 1_796_000_000_000


def someone(store: Store, name: str = "Ada") -> tuple[str, Profile]:
    key = make_profile(store, name, "pine", NOW)
    profile = find_profile(store, key)
    assert profile is not None
    return key, profile


def news(free: int = 1, is_host_here: bool = True, turn: int = 0) -> News:
    return News(Shown("Ada", "pine", "cards: 3", 4, 4 - free, turn), free, is_host_here)


def names(store: Store, now: int = NOW, friends: tuple[int, ...] = ()) -> list[str]:
    return [each.name for each in list_open(store, now, friends)]


def test_a_table_is_listed_until_it_is_taken_off(store: Store) -> None:
    _, ada = someone(store)
    list_table(store, "T", ada, "toy", news(2), NOW)
    list_table(store, "T", ada, "toy", news(2), NOW + 1)
    [found] = list_open(store, NOW)
    assert (found.name, found.game, found.free, found.since) == ("T", "toy", 2, NOW)
    assert found.shown == Shown("Ada", "pine", "cards: 3", 4, 2)
    assert is_listed(store, "T")
    take_off(store, "T")
    assert (names(store), is_listed(store, "T"), count_open(store)) == ([], False, 0)


def test_a_table_whose_host_is_away_or_whose_server_stopped_is_not_shown(store: Store) -> None:
    _, ada = someone(store)
    list_table(store, "T", ada, "toy", news(), NOW)
    assert names(store, NOW + FRESH_MS) == ["T"]
    assert names(store, NOW + FRESH_MS + 1) == [], "nobody has written of it for a minute"
    note_news(store, {"T": news(is_host_here=False)}, NOW + 5)
    assert (names(store, NOW + 5), listed_names(store)) == ([], ["T"])
    note_news(store, {"T": news(is_host_here=True)}, NOW + 10)
    assert names(store, NOW + 10) == ["T"], "the host is back"
    note_news(store, {"T": None}, NOW + 15)
    assert listed_names(store) == [], "a game that is over is off the list"


def test_entries_that_nobody_cares_for_expire(store: Store) -> None:
    _, ada = someone(store)
    list_table(store, "T", ada, "toy", news(), NOW)
    note_news(store, {}, NOW + KEPT_MS)
    assert listed_names(store) == ["T"]
    note_news(store, {}, NOW + KEPT_MS + 1)
    assert listed_names(store) == []


def test_news_of_a_table_that_was_taken_off_do_not_list_it_again(store: Store) -> None:
    _, ada = someone(store)
    list_table(store, "T", ada, "toy", news(), NOW)
    take_off(store, "T")
    note_news(store, {"T": news()}, NOW)
    assert listed_names(store) == []


def test_seats_to_take_come_before_games_to_watch_and_friends_first(store: Store) -> None:
    people = [someone(store, name)[1] for name in ("Ada", "Bo", "Cy", "Di")]
    for n, (person, free) in enumerate(zip(people, (1, 0, 1, 0), strict=True)):
        list_table(store, f"T{n}", person, "toy", news(free, turn=1 - free), NOW + n)
    assert names(store) == ["T2", "T0", "T3", "T1"]
    assert names(store, friends=(people[0].id, people[1].id)) == ["T0", "T2", "T1", "T3"]


def test_the_list_is_bounded_and_nobody_fills_it_alone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ada = someone(store)
    for n in range(MOST_OF_ONE + 2):
        list_table(store, f"A{n}", ada, "toy", news(), NOW + n)
    assert names(store, NOW + 9) == ["A4", "A3", "A2"]
    monkeypatch.setattr(open_tables, "MOST_OPEN", 4)
    list_table(store, "B0", someone(store, "Bo")[1], "toy", news(), NOW + 9)
    with pytest.raises(ListFull, match="not listed"):
        list_table(store, "C0", someone(store, "Cy")[1], "toy", news(), NOW + 9)
    assert not is_listed(store, "C0")


def test_an_address_has_a_share_of_the_list(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "MOST_OF_ADDRESS", 2)
    people = [someone(store, name)[1] for name in ("Ada", "Bo", "Cy")]
    for n, (person, address) in enumerate(zip(people, ("192.0.2.1", "192.0.2.1", "192.0.2.2"), strict=True)):
        list_table(store, f"T{n}", person, "toy", news(), NOW, address)
    with pytest.raises(ListFull, match="2 tables of your address"):
        list_table(store, "U", people[2], "toy", news(), NOW, "192.0.2.1")
    assert not is_listed(store, "U")
    list_table(store, "U", people[2], "toy", news(), NOW, "192.0.2.2")
    assert "192.0.2" not in str(store.ask("select * from open_tables")), "addresses are kept as hashes"


def test_a_deleted_table_and_a_deleted_profile_are_on_no_list(store: Store) -> None:
    key, ada = someone(store)
    _, bo = someone(store, "Bo")
    store.create("T", b"s", b"one")
    list_table(store, "T", bo, "toy", news(), NOW)
    list_table(store, "U", ada, "toy", news(), NOW)
    store.delete("T")
    delete_profile(store, key)
    assert listed_names(store) == []
