from __future__ import annotations

import contextlib
from string import ascii_lowercase, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core.errors import IllegalMove, InvalidMove, InvalidSetup, InvalidSheet
from rollwright.core.record import (
    LONGEST_NAME,
    Player,
    Record,
    check_name,
    clean_text,
    format_record,
    format_step,
    parse_record,
    parse_step,
    replay,
    seat_of,
)
from rollwright.core.types import MoveStep, Roll
from tests.toy import TOY

TEXT = """rollwright record 1
game toy turns=2
seat 1 person Ada
seat 2 bot greedy
dice seed 42
1 roll 2 3
2 seat 1 2 x
3 seat 2 3 x
"""

# Composed, a text may be longer than it was.
names = st.text(st.characters(categories=("L", "N", "P", "S"))).map(
    lambda text: clean_text(text)[:LONGEST_NAME]
)
players = st.builds(Player, names, st.booleans())
words = st.text(ascii_lowercase + digits, min_size=1, max_size=9)
lists = st.text(ascii_lowercase + digits + ",", min_size=1, max_size=9)
starts = st.sampled_from(["roll", *(f"seat {number}" for number in range(1, 10))])
step_lines = st.builds(
    lambda start, path: " ".join([start, *path]), starts, st.lists(lists, min_size=1, max_size=4)
)
records = st.builds(
    Record,
    game=st.from_regex(r"[a-z]{1,9}(-[0-9])?", fullmatch=True),
    players=st.lists(players, min_size=1, max_size=100).map(tuple),
    options=st.dictionaries(st.text(ascii_lowercase, min_size=1, max_size=9), lists),
    dice=st.lists(words, min_size=1, max_size=4).map(" ".join),
    steps=st.lists(step_lines, max_size=30).map(tuple),
)


def edit(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


@given(records)
def test_a_record_reads_back_as_it_was_written(record: Record) -> None:
    assert parse_record(format_record(record)) == record


def test_a_record_is_text_that_people_can_read() -> None:
    record = parse_record(TEXT)
    assert record.players == (Player("Ada"), Player("greedy", is_bot=True))
    assert (record.game, record.options, record.dice) == ("toy", {"turns": "2"}, "seed 42")
    assert format_record(record) == TEXT


def test_comments_blank_lines_and_trailing_spaces_do_not_count() -> None:
    assert parse_record(
        "# a fine game\n\n" + edit("seat 1 2 x\n", "seat 1 2 x  \n\n# well!\n")
    ) == parse_record(TEXT)


def test_a_missing_dice_line_means_unknown_dice() -> None:
    assert parse_record(edit("dice seed 42\n", "")).dice == "unknown"


@given(st.text())
def test_any_other_text_is_refused_with_a_typed_error(text: str) -> None:
    for whole in (text, "rollwright record 1\n" + text, TEXT + text):
        with contextlib.suppress(InvalidSheet):
            assert isinstance(parse_record(whole), Record)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: a record begins with the line 'rollwright record 1'"),
        (edit("record 1", "record 2"), "line 1: a record begins with"),
        (edit("game toy turns=2\n", ""), "the record names no game"),
        (edit("seat 1 person Ada\nseat 2 bot greedy\n", ""), "the record names no seats"),
        (edit("game toy turns=2", "game"), "line 2: a record has one game line"),
        (edit("seat 1 person", "game toy\nseat 1 person"), "line 3: a record has one game line"),
        (edit("turns=2", "turns"), "line 2: an option is written name=value, not 'turns'"),
        (edit("turns=2", "turns=2 turns=3"), "line 2: option turns is given twice"),
        (edit("seat 2 bot", "seat 3 bot"), "line 4: expected 'seat 2 person NAME' or 'seat 2 bot NAME'"),
        (edit("seat 2 bot", "seat 2 cat"), "line 4: expected 'seat 2 person NAME'"),
        (edit("person Ada", "person " + "A" * 41), "line 3: a name is at most 40 printable characters"),
        (edit("person Ada", "person A\x07da"), "line 3: a name is at most 40 printable characters"),
        (edit("dice seed 42", "dice"), "line 5: a record has one dice line"),
        (edit("dice seed 42", "dice a\ndice b"), "line 6: a record has one dice line"),
        (edit("2 seat 1", "3 seat 1"), "line 7: expected step 2, not step 3"),
        (edit("2 seat 1 2 x", "2"), "line 7: step 2 is empty"),
        (edit("2 seat 1", "two seat 1"), "line 7: a record line begins with game, seat, dice, promise"),
        (TEXT + "dice again\n", "line 9: the dice line belongs before the first step"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(InvalidSheet) as wrong:
        parse_record(text)
    assert str(wrong.value).startswith(sentence)


def test_a_table_has_at_most_a_hundred_seats() -> None:
    seats = "".join(f"seat {n} person P\n" for n in range(1, 102))
    with pytest.raises(InvalidSheet, match="line 103: a table has at most 100 seats"):
        parse_record(f"rollwright record 1\ngame toy\n{seats}")


def test_a_name_with_space_around_it_is_refused() -> None:
    assert check_name("Ada L.") == "Ada L."
    with pytest.raises(InvalidSheet, match="printable"):
        check_name(" Ada")


def test_replay_passes_through_every_state() -> None:
    played = replay(TOY, parse_record(TEXT))
    assert len(played.states) == len(played.steps) + 1 == 4
    assert [seat_of(step) for step in played.steps] == [None, 0, 1]
    assert TOY.format_sheet(played.final, 0) == "toy turns=2\n. x . . . .\n"
    assert TOY.format_sheet(played.final, 1) == "toy turns=2\n. . x . . .\n"


def test_an_illegal_step_is_refused_by_its_number() -> None:
    with pytest.raises(IllegalMove) as wrong:
        replay(TOY, parse_record(edit("seat 2 3 x", "seat 2 5 x")))
    assert str(wrong.value) == "step 3 (seat 2 5 x) is not legal: seat 2 cannot mark 5 x now"


@pytest.mark.parametrize(
    "line",
    ["seat 2 9 x", "seat 0 3 x", "seat 101 3 x", "seat 00011 3 x", "seat x 3 x", "jump", "seat 2", "roll"],
)
def test_a_step_that_cannot_be_read_is_refused_by_its_number(line: str) -> None:
    with pytest.raises(InvalidMove) as wrong:
        replay(TOY, parse_record(edit("seat 2 3 x", line)))
    assert str(wrong.value).startswith(f"step 3 ({line}) cannot be read: ")


def test_a_record_of_another_game_or_table_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="a record of chess, not of toy"):
        replay(TOY, parse_record(edit("game toy", "game chess")))
    many = "".join(f"seat {n} person P\n" for n in range(1, 7))
    with pytest.raises(InvalidSetup, match="toy is for 1 to 5 seats, not 6"):
        replay(TOY, parse_record(f"rollwright record 1\ngame toy\n{many}"))


def test_steps_are_written_as_they_are_read() -> None:
    state = TOY.start(2, {"turns": "4", "circles": "on"})
    assert parse_step(TOY, state, "roll 3 2") == Roll(("2", "3"))
    step = MoveStep(1, TOY.parse_move("3 o"))
    assert format_step(TOY, step) == "seat 2 3 o"
    assert parse_step(TOY, state, format_step(TOY, step)) == step


def test_a_seat_number_of_any_length_is_only_a_wrong_seat() -> None:
    state = TOY.start(1, {"turns": "4", "circles": "on"})
    with pytest.raises(InvalidMove, match=r"a step is 'roll \.\.\.' or 'seat N \.\.\.'"):
        parse_step(TOY, state, f"seat 0001{'1' * 5000} 3 x")


def test_reading_makes_one_record_however_many_lines_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy for each line made 200 KB of steps take seconds."""
    made: list[int] = []
    make = Record.__init__

    def counting(self: Record, *args: object, **fields: object) -> None:
        made.append(1)
        make(self, *args, **fields)  # type: ignore[arg-type]

    monkeypatch.setattr(Record, "__init__", counting)
    text = TEXT + "".join(f"{number} seat 1 2 x\n" for number in range(4, 5000))
    assert len(parse_record(text).steps) == 4999
    assert len(made) == 1
