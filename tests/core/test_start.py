"""Records that start from a position: text both ways, and what is refused."""

from __future__ import annotations

from string import ascii_lowercase, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core.errors import InvalidSetup, InvalidSheet
from rollwright.core.record import (
    Player,
    Record,
    Start,
    begin_record,
    format_record,
    join_sheets,
    parse_record,
    replay,
)
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.games.duel import DUEL
from rollwright.games.fiefdoms import FIEFDOMS
from tests.toy import TOY

TEXT = """rollwright record 1
game toy turns=5
seat 1 person Ada
seat 2 bot greedy
dice seed 42
start turn 2 rolls 1
sheet 1 toy turns=5
sheet 1 x . . . . .
sheet 2 toy turns=5
sheet 2 . . x . . .
1 roll 2 3
2 seat 1 2 x
"""
words = st.text(ascii_lowercase + digits + "~.#", min_size=1, max_size=9)
lines = st.lists(words, min_size=1, max_size=4).map(" ".join)
sheets = st.lists(lines, min_size=1, max_size=4).map(lambda found: "\n".join(found) + "\n")
starts = st.builds(
    Start, st.integers(1, 99), st.integers(0, 99), st.lists(sheets, min_size=1, max_size=9).map(tuple)
)


def edit(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


@given(starts)
def test_a_start_reads_back_as_it_was_written(start: Start) -> None:
    record = Record("toy", (Player("Ada"),), start=start)
    assert parse_record(format_record(record)) == record


def test_a_record_with_a_start_is_written_as_it_is_read() -> None:
    record = parse_record(TEXT)
    assert format_record(record) == TEXT
    assert record.start == Start(2, 1, ("toy turns=5\nx . . . . .\n", "toy turns=5\n. . x . . .\n"))


def test_replay_begins_at_the_start() -> None:
    played = replay(TOY, parse_record(TEXT))
    assert TOY.turn_of(played.states[0]) == 2
    assert TOY.format_sheet(played.final, 0) == "toy turns=5\nx . . . . .\n"
    assert len(played.states) == 3


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (edit("start turn 2 rolls 1", "start turn 0 rolls 1"), "line 6: a record has at most one start"),
        (edit("start turn 2 rolls 1\n", ""), "line 6: a sheet line follows a start line"),
        (
            edit("start turn 2", "start turn 1 rolls 0\nstart turn 2"),
            "line 7: a record has at most one start",
        ),
        (
            edit("sheet 2 toy turns=5", "sheet 3 toy turns=5"),
            "line 9: expected a line of sheet 1 or the next",
        ),
        (TEXT[: TEXT.index("sheet 1")], "the record names no sheets"),
        (TEXT + "start turn 2 rolls 1\n", "line 13: the start line belongs before the first step"),
    ],
)
def test_a_broken_start_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(InvalidSheet) as wrong:
        parse_record(text)
    assert str(wrong.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (edit("game toy turns=5", "game toy"), "the sheets of the start say turns=5"),
        (edit("seat 2 bot greedy\n", ""), "the start has sheets for 2 seats, but 1 are named"),
        (edit("sheet 2 . . x . . .", "sheet 2 . . y . . ."), "sheet 2: line 2, column 3: a square is"),
    ],
)
def test_a_start_that_cannot_be_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(InvalidSheet) as wrong:
        begin_record(TOY, parse_record(text))
    assert str(wrong.value).startswith(sentence)


def blank(name: str) -> str:
    return name + "\n" + ". . . . . .\n" * 12


def test_sheets_of_one_chiefdom_table_agree_on_their_options() -> None:
    with pytest.raises(InvalidSetup, match="sheet 2 has other options than sheet 1"):
        join_sheets(CHIEFDOM_2, [blank("chiefdom-2"), blank("chiefdom-2 shapes=pips")])


def test_a_comparing_card_needs_a_second_sheet() -> None:
    with pytest.raises(InvalidSetup, match="card 14 compares players"):
        join_sheets(CHIEFDOM_2, [blank("chiefdom-2 cards=1,2,14")])


def test_no_sheets_are_no_table() -> None:
    with pytest.raises(InvalidSetup, match="at least one sheet"):
        join_sheets(CHIEFDOM_2, [])


def test_fiefs_of_one_table_stand_in_the_same_turn() -> None:
    rows, squares = ". . . . .\n" * 5, ". . . .\n" * 4
    begun = "fiefdoms\nx . . . .\n" + ". . . . .\n" * 4 + squares + "influence 0/0\n"
    with pytest.raises(InvalidSetup, match="sheet 2 stands in turn 2, sheet 1 in turn 1"):
        join_sheets(FIEFDOMS, [f"fiefdoms\n{rows}{squares}influence 0/0\n", begun])
    with pytest.raises(InvalidSetup, match="the sheets stand in turn 2, not in turn 7"):
        join_sheets(FIEFDOMS, [begun], 7)


def test_both_players_of_a_duel_share_one_position() -> None:
    start = DUEL.format_sheet(DUEL.start(2, {"board": "9", "first": "A"}), 0)
    other = DUEL.format_sheet(DUEL.start(2, {"board": "9", "first": "B"}), 0)
    assert join_sheets(DUEL, [start]) == join_sheets(DUEL, [start, start])
    with pytest.raises(InvalidSetup, match="the two given differ"):
        join_sheets(DUEL, [start, other])
    with pytest.raises(InvalidSetup, match="the position is of round 1, not of 3"):
        join_sheets(DUEL, [start], 3)
