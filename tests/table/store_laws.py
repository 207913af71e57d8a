"""The laws of a store: whatever keeps tables has to pass these, called with a fresh store each."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from rollwright.table.stores.store import (
    Fenced,
    SeqTaken,
    Store,
    StoredEvent,
    TableExists,
    UnknownTable,
    now_ms,
)

Law = Callable[[Store], None]


def keeps_what_was_appended_in_order(store: Store) -> None:
    store.create("T", b"s", b"one")
    fence = store.claim("T")
    store.append("T", fence, 2, [b"two", b"three"]).result()
    store.append("T", fence, 4, [b"four"]).result()
    assert store.read("T") == [
        StoredEvent(1, b"one"),
        StoredEvent(2, b"two"),
        StoredEvent(3, b"three"),
        StoredEvent(4, b"four"),
    ]


def reads_on_from_a_place(store: Store) -> None:
    store.create("T", b"s", b"one")
    store.append("T", store.claim("T"), 2, [b"two", b"three"]).result()
    assert store.read("T", after=2) == [StoredEvent(3, b"three")]
    assert store.read("T", after=3) == []


def refuses_a_place_that_is_taken_or_leaves_a_gap(store: Store) -> None:
    store.create("T", b"s", b"one")
    fence = store.claim("T")
    for first in (1, 3):
        with pytest.raises(SeqTaken):
            store.append("T", fence, first, [b"x"]).result()
    assert store.read("T") == [StoredEvent(1, b"one")]


def refuses_an_owner_of_before(store: Store) -> None:
    store.create("T", b"s", b"one")
    old, new = store.claim("T"), store.claim("T")
    assert new > old
    with pytest.raises(Fenced):
        store.append("T", old, 2, [b"old"]).result()
    store.append("T", new, 2, [b"new"]).result()
    assert store.read("T", after=1) == [StoredEvent(2, b"new")]


def lets_only_one_of_many_writers_have_a_place(store: Store) -> None:
    store.create("T", b"s", b"one")
    fence = store.claim("T")

    def write(number: int) -> bool:
        return store.append("T", fence, 2, [b"%d" % number]).exception() is None

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(write, range(16))) == 1
    assert len(store.read("T")) == 2


def keeps_tables_apart(store: Store) -> None:
    store.create("A", b"a-secret", b"a")
    store.create("B", b"b-secret", b"b")
    store.append("A", store.claim("A"), 2, [b"aa"]).result()
    assert store.read("B") == [StoredEvent(1, b"b")]
    assert (store.secret("A"), store.secret("B")) == (b"a-secret", b"b-secret")
    assert store.tables() == ["A", "B"]


def creates_a_table_once(store: Store) -> None:
    store.create("T", b"s", b"one")
    with pytest.raises(TableExists):
        store.create("T", b"other", b"other")
    assert (store.secret("T"), store.read("T")) == (b"s", [StoredEvent(1, b"one")])


def knows_no_unknown_table(store: Store) -> None:
    for asking in (store.read, store.secret, store.claim):
        with pytest.raises(UnknownTable):
            asking("T")
    with pytest.raises(UnknownTable):
        store.append("T", 1, 2, [b"x"]).result()


def sets_a_table_aside_without_losing_it(store: Store) -> None:
    store.create("A", b"s", b"a")
    store.create("B", b"s", b"b")
    store.quarantine("A", "damaged")
    assert store.quarantined() == {"A": "damaged"}
    assert (store.why_aside("A"), store.why_aside("B"), store.why_aside("C")) == ("damaged", None, None)
    assert store.tables() == ["B"]
    assert store.read("A") == [StoredEvent(1, b"a")]
    store.release("A")
    assert store.quarantined() == {}
    assert store.tables() == ["A", "B"]
    with pytest.raises(UnknownTable):
        store.release("C")


def lists_and_deletes_tables(store: Store) -> None:
    before = now_ms()
    store.create("A", b"s", b"a")
    store.create("B", b"s", b"b")
    store.append("A", store.claim("A"), 2, [b"aa"]).result()
    store.quarantine("B", "damaged")
    kept = store.list_stored()
    assert [(k.name, k.events, k.size, k.quarantined) for k in kept] == [
        ("A", 2, 3, None),
        ("B", 1, 1, "damaged"),
    ]
    assert all(before <= k.touched <= now_ms() for k in kept)
    assert store.size() > 0
    store.delete("A")
    for asking in (store.read, store.secret, store.claim, store.delete):
        with pytest.raises(UnknownTable):
            asking("A")
    assert before <= store.newest() <= now_ms()
    assert store.expire(before) == []
    assert store.expire(now_ms() + 1) == ["B"]
    assert store.list_stored() == []
    assert store.newest() == 0
    store.create("A", b"t", b"new")
    assert store.read("A") == [StoredEvent(1, b"new")]


def keeps_any_bytes(store: Store) -> None:
    body = bytes(range(256)) * 40
    store.create("T", body, body)
    assert store.read("T") == [StoredEvent(1, body)]
    assert store.secret("T") == body


def says_that_it_is_well(store: Store) -> None:
    store.check("T")
    store.create("T", b"s", b"one")
    store.check("U")
    assert store.tables() == ["T"]


def lets_the_oldest_expire_a_few_at_a_time(store: Store) -> None:
    for name in "ABCD":
        store.create(name, b"s", b"one")
        wait_a_moment()
    store.touch(["A"])
    store.touch([])
    assert store.expire(now_ms() + 1, most=2) == ["B", "C"]
    assert store.tables() == ["A", "D"]
    assert store.expire(store.newest()) == ["D"]


def wait_a_moment() -> None:
    """Wait until the clock of the stores shows another time."""
    now = now_ms()
    while now_ms() <= now:
        time.sleep(0.0005)


def serves_many_threads(store: Store) -> None:
    names = [f"T{n}" for n in range(8)]
    for name in names:
        store.create(name, b"s", b"one")

    def play(name: str) -> None:
        fence = store.claim(name)
        for seq in range(2, 12):
            store.append(name, fence, seq, [b"%d" % seq]).result()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(play, names))
    for name in names:
        assert [line.seq for line in store.read(name)] == list(range(1, 12))


LAWS: tuple[Law, ...] = (
    keeps_what_was_appended_in_order,
    reads_on_from_a_place,
    refuses_a_place_that_is_taken_or_leaves_a_gap,
    refuses_an_owner_of_before,
    lets_only_one_of_many_writers_have_a_place,
    keeps_tables_apart,
    creates_a_table_once,
    knows_no_unknown_table,
    sets_a_table_aside_without_losing_it,
    lists_and_deletes_tables,
    keeps_any_bytes,
    says_that_it_is_well,
    lets_the_oldest_expire_a_few_at_a_time,
    serves_many_threads,
)
