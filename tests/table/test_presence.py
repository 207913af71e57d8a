"""Servers tell each other whose people are connected."""

from __future__ import annotations

from rollwright.table.actors.presence import MOST_LETTERS, Elsewhere, beat_of, format_presence, parse_presence


def test_what_a_server_said_counts_until_it_says_otherwise_or_falls_silent() -> None:
    elsewhere = Elsewhere(beat=10)
    assert elsewhere.hear("one", frozenset({0, 2}), 0) == {0, 2}
    assert elsewhere.hear("two", frozenset({1}), 1) == {1}
    assert elsewhere.here(20) == {0, 1, 2}
    assert elsewhere.hear("one", frozenset({2}), 22) == {0, 2}, "who has gone was there until now"
    assert elsewhere.here(24) == {1, 2}
    assert elsewhere.here(40) == {2}, "the second server is silent"
    elsewhere.hear("one", frozenset(), 41)
    assert elsewhere.here(41) == frozenset()


def test_notices_are_read_as_they_were_written_however_many_tables_there_are() -> None:
    present = {f"T{n:05}": frozenset(range(n % 4)) for n in range(2000)}
    notices = list(format_presence("me", present))
    assert len(notices) > 1
    assert max(map(len, notices)) <= MOST_LETTERS
    read = [parse_presence(notice) for notice in notices]
    assert {sender for sender, _ in read} == {"me"}
    assert {table: seats for _, part in read for table, seats in part.items()} == present
    assert list(format_presence("me", {})) == []


def test_a_notice_of_anything_else_says_nothing() -> None:
    assert parse_presence("") == ("", {})
    assert parse_presence("me TABLE x,y,-1 REST") == ("me", {"TABLE": frozenset()})


def test_who_is_there_is_told_several_times_within_the_grace() -> None:
    assert beat_of(60) == 15
    assert beat_of(8) == 2
    assert beat_of(3600) == 15
    assert beat_of(0) > 0
