from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.table.rules import events as e

hexes = st.text("0123456789abcdef", max_size=64)
seats = st.integers(0, 99)
words = st.text(max_size=30)
plans = st.builds(e.SeatPlan, st.none() | words)
settings = st.builds(
    e.Settings,
    words,
    st.dictionaries(words, words),
    st.lists(plans, max_size=5).map(tuple),
    st.none() | st.integers(5, 999),
    st.none() | st.floats(0, 100),
    words,
)
events = st.one_of(
    st.builds(e.Created, settings, hexes, hexes, st.lists(hexes, max_size=4).map(tuple)),
    st.builds(e.Joined, seats, words, words, hexes, hexes, st.booleans()),
    st.builds(e.Renamed, seats, words, words),
    st.builds(e.Revealed, seats, st.text("0123456789abcdef", max_size=64)),
    st.builds(e.Started, st.lists(seats, max_size=5).map(tuple)),
    st.builds(e.Rolled, words, st.integers(1, 999)),
    st.builds(e.Moved, seats, words, words, st.integers(0, 999), st.sampled_from(["person", "bot", "clock"])),
    st.builds(e.Undone, seats, words),
    st.builds(e.Left, seats),
    st.builds(e.Voted, seats, seats),
    st.builds(e.Replaced, seats, words),
    st.builds(e.HostPassed, seats),
    st.builds(e.Said, seats, words, words),
    st.builds(e.Paused),
    st.builds(e.Resumed),
    st.builds(e.Extended, st.integers(1, 3600)),
    st.builds(e.Ended, hexes),
    st.builds(e.Rematched, words),
    st.builds(e.Configured, settings),
)
entries = st.builds(e.Entry, st.integers(1, 10**6), st.integers(0, 10**13), events)
MOVED = e.Entry(4, 1_700_000_000_000, e.Moved(0, "6 water c4,c5", "m1", 3))


@given(entries)
def test_an_event_reads_back_as_it_was_written(entry: e.Entry) -> None:
    assert e.decode("T", entry.seq, e.encode("T", entry, "")) == entry


def test_every_kind_of_event_is_tried_here() -> None:
    assert len(events.original_strategies) == len(get_args(e.AnyEvent))  # type: ignore[attr-defined]


@given(st.integers(0, len(e.encode("T", MOVED, "")) - 1), st.integers(1, 255))
def test_any_damaged_byte_is_noticed(place: int, change: int) -> None:
    line = bytearray(e.encode("T", MOVED, ""))
    line[place] ^= change
    with pytest.raises(e.DamagedEvent):
        e.decode("T", 4, bytes(line))


@given(st.integers(0, len(e.encode("T", MOVED, "")) - 1))
def test_a_line_cut_short_is_noticed(length: int) -> None:
    with pytest.raises(e.DamagedEvent):
        e.decode("T", 4, e.encode("T", MOVED, "")[:length])


def test_an_event_of_another_table_or_place_is_noticed() -> None:
    line = e.encode("T", MOVED, "")
    for table, seq in (("U", 4), ("T", 5)):
        with pytest.raises(e.DamagedEvent, match="checksum"):
            e.decode(table, seq, line)


def test_an_event_that_nobody_wrote_is_damage_even_with_its_checksum() -> None:
    for body in (b'{"seq":4,"at":0,"event":{"type":"exploded"}}', b"{}", b"null", b"\xff", b'{"seq":"4"}'):
        line = e._checksum("T", 4, body) + b" " + body
        with pytest.raises(e.DamagedEvent, match="cannot be read"):
            e.decode("T", 4, line)
