"""Sheet text: the header's forms, the rows, what is wrong where, and whatever else is typed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core.errors import IllegalMove, InvalidMove, InvalidSetup, InvalidSheet, RollwrightError
from rollwright.core.game import start_game
from rollwright.core.options import fill_options, parse_options
from rollwright.core.record import parse_record, parse_step, replay
from rollwright.core.types import Choice, MoveStep, Roll
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2

from .oracle import read, write
from .sheets import BOTH, game_of, play, rolled, sheet, state_of

# ---- Sheet text: the header's forms, the rows, and what is wrong where


ALL_MARKS = sheet("chiefdom-2", "a1 3 L 3 . 2", "a3 ~ F . O", "a7 # #", "e12 B H")
HEADS = [
    "chiefdom-1",
    "chiefdom-1 shapes=linked",
    "chiefdom-1 cards=3,7,14",
    "chiefdom-1 shapes=linked cards=18",
    "chiefdom-2",
    "chiefdom-2 shapes=pips",
    "chiefdom-2 bonus=0",
    "chiefdom-2 shapes=pips cards=1,2,12 bonus=0",
]


@pytest.mark.parametrize("head", HEADS)
def test_a_sheet_reads_back_as_it_was_written(head: str) -> None:
    text = ALL_MARKS.replace("chiefdom-2", head)
    state = state_of(text, checked=True)
    assert game_of(text).format_sheet(state, 0) == text == write(read(text))
    assert state_of(text) == state


def test_options_at_their_default_are_not_written() -> None:
    for head in ("chiefdom-2 shapes=linked cards=off bonus=off", "chiefdom-2"):
        assert CHIEFDOM_2.format_sheet(state_of(sheet(head)), 0) == sheet("chiefdom-2")
    assert CHIEFDOM_1.format_sheet(state_of(sheet("chiefdom-1 shapes=pips")), 0) == sheet("chiefdom-1")


def test_the_bonus_module_is_on_in_a_header_that_counts_it() -> None:
    state = start_game(CHIEFDOM_2, 1, {"bonus": "on"})
    assert CHIEFDOM_2.format_sheet(state, 0) == sheet("chiefdom-2 bonus=0")
    assert CHIEFDOM_2.options_of(state_of(sheet("chiefdom-2 bonus=0")))["bonus"] == "on"
    assert CHIEFDOM_2.options_of(state_of(sheet("chiefdom-2")))["bonus"] == "off"


def test_the_columns_are_a_to_f_from_the_left_and_the_rows_1_to_12_from_the_top() -> None:
    for game in BOTH:
        state = state_of(sheet(game.id, "f1 ~", "a12 3"))
        rows = game.format_sheet(state, 0).splitlines()
        assert (rows[1], rows[12]) == (". . . . . ~", "3 . . . . .")


def test_blank_ends_and_spare_spaces_do_not_matter() -> None:
    loose = ALL_MARKS.replace(" ", "   ").replace("\n", "  \r\n") + "\n\n"
    assert state_of(loose, checked=True) == state_of(ALL_MARKS)


def broken(old: str, new: str) -> str:
    assert old in ALL_MARKS
    return ALL_MARKS.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        (broken("3 L 3", "3 X 3"), 2, 3, "'X' is not a square"),
        (broken("3 L 3", "3 LL 3"), 2, 3, "'LL' is not a square"),
        (broken("# #", "#  l"), 8, 4, "'l' is not a square"),
        (broken("3 L 3 .", "3 L 3"), 2, None, "a row has 6 squares, not 5"),
        (broken("3 L 3 .", "3 L 3 . ."), 2, None, "a row has 6 squares, not 7"),
        (sheet("chiefdom-2") + ". . . . . .\n", 14, None, "a sheet has 12 rows below its first line, not 13"),
        ("chiefdom-2\n. . . . . .\n", 2, None, "a sheet has 12 rows below its first line, not 1"),
        (sheet("chiefdom-2 colour=red"), 1, None, "there is no option 'colour' here"),
        (sheet("chiefdom-2 shapes=round"), 1, None, "option shapes=round: choose pips or linked"),
        (sheet("chiefdom-2 pips"), 1, None, "an option is written name=value, not 'pips'"),
        (sheet("chiefdom-2 bonus=on"), 1, None, "bonus=on: write how many bonuses are used"),
        (sheet("chiefdom-2 bonus=-1"), 1, None, "bonus=-1: write how many"),
        (sheet("chiefdom-2 cards=19"), 1, None, "cards are different numbers from 1 to 18"),
        (sheet("chiefdom-2 cards=3 cards=4"), 1, None, "option cards is given twice"),
        (sheet("chiefdom-1"), 1, None, "the first line begins with 'chiefdom-2'"),
        ("", None, None, "the sheet is empty"),
        ("\n" + ALL_MARKS, 1, None, "the first line begins with 'chiefdom-2'"),
    ],
)
def test_a_text_that_is_no_sheet_is_refused_with_the_place(
    text: str, line: int | None, column: int | None, reason: str
) -> None:
    with pytest.raises(InvalidSheet) as caught:
        CHIEFDOM_2.parse_sheet(text)
    assert caught.value.reason.startswith(reason) or reason in caught.value.reason
    assert (caught.value.line, caught.value.column) == (line, column)


# ---- Whatever is typed, the answer is a value or one of our own errors


GOOD_SHEET = sheet("chiefdom-2 cards=3,7 bonus=1", "a1 3 L 3 . B H", "a3 ~ F", "a7 # #")
GOOD_RECORD = """rollwright record 1
game chiefdom-2 bonus=on
seat 1 person Ada
seat 2 bot greedy
dice seed 42
1 roll 2 3 6
2 seat 1 6 water c4,c5,c6
3 seat 2 2 men a1,b2
"""
GOOD_MOVES = ("6 water c4,c5,c6", "5 men bonus c4,c5 c4=L,c5=F", "1 wall a7")
ODD = "\x00\n\r\x0b\x1c\u2028\u0663\u00b2 =,.#~23HOFLB019abf"


@st.composite
def mutated(draw: st.DrawFn, *texts: str) -> str:
    """Draw one of the texts with a few pieces cut out, doubled or replaced."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        begin = draw(st.integers(0, len(text)))
        end = draw(st.integers(begin, min(len(text), begin + 6)))
        piece = draw(st.sampled_from(["", text[begin:end] * 2, "9" * 5000]) | st.text(ODD, max_size=4))
        text = text[:begin] + piece + text[end:]
    return text


@settings(max_examples=150)
@given(st.text(max_size=200) | mutated(GOOD_SHEET))
def test_any_text_is_a_sheet_or_an_invalid_sheet(text: str) -> None:
    for game in BOTH:
        for checked in (True, False):
            with suppress(InvalidSheet):
                state = game.parse_sheet(text, checked)
                assert game.parse_sheet(game.format_sheet(state, 0), checked) == state


@settings(max_examples=200)
@given(st.text(max_size=60) | mutated(*GOOD_MOVES))
def test_any_text_is_a_move_or_an_invalid_move(text: str) -> None:
    with suppress(InvalidMove):
        move = CHIEFDOM_2.parse_move(text)
        assert CHIEFDOM_2.parse_move(CHIEFDOM_2.format_move(move)) == move


@settings(max_examples=200)
@given(st.text(max_size=30) | mutated("2 3 6", "cards 3 7 14"))
def test_any_text_is_a_roll_or_an_invalid_move(text: str) -> None:
    for options in ({}, {"cards": "random"}):
        state = start_game(CHIEFDOM_2, 2, options)
        with suppress(InvalidMove):
            roll = CHIEFDOM_2.parse_roll(state, text)
            assert CHIEFDOM_2.parse_roll(state, str(roll)) == roll
            CHIEFDOM_2.apply(state, roll)


@settings(max_examples=200)
@given(st.text(max_size=200) | mutated(GOOD_RECORD))
def test_any_text_is_a_record_that_replays_or_one_of_our_errors(text: str) -> None:
    with suppress(RollwrightError):
        replay(CHIEFDOM_2, parse_record(text))


@settings(max_examples=100)
@given(st.text(max_size=40) | mutated("roll 2 3 6", "seat 1 6 water c4,c5,c6"))
def test_any_text_is_a_step_or_an_invalid_move(text: str) -> None:
    with suppress(InvalidMove):
        parse_step(CHIEFDOM_2, start_game(CHIEFDOM_2, 2), text)


@settings(max_examples=150)
@given(st.lists(st.text(max_size=20) | mutated("shapes=pips", "cards=3,7,14", "bonus=on"), max_size=3))
def test_any_words_are_options_or_an_invalid_setup(words: list[str]) -> None:
    for game in BOTH:
        with suppress(InvalidSetup):
            options = fill_options(game.options, parse_options(words))
            assert fill_options(game.options, options) == options


KINDS = st.sampled_from(["die", "icon", "bonus", "squares", "job"]) | st.text(max_size=4)
VALUES = st.sampled_from(
    ["6", "5", "water", "men", "use", "c4,c5,c6", "c4,c5", "c4", "c4=F", "c5=L", "c5=O", ""]
) | st.text(max_size=6)
PATHS = st.lists(st.builds(Choice, KINDS, VALUES), max_size=7).map(tuple)


@settings(max_examples=300)
@given(PATHS)
def test_any_path_is_a_drawing_or_an_invalid_move(path: tuple[Choice, ...]) -> None:
    state = rolled(GOOD_SHEET, "5 5 6")
    with suppress(InvalidMove):
        assert CHIEFDOM_2.parse_move(CHIEFDOM_2.format_move(path))
    with suppress(InvalidMove):
        CHIEFDOM_2.apply(state, MoveStep(0, path))


def refused(error: type[RollwrightError], call: Callable[[], object], words: str) -> None:
    with pytest.raises(error, match=words):
        call()


def test_a_bonus_with_thousands_of_digits_is_refused_like_any_other() -> None:
    head = "chiefdom-2 bonus=" + "1" * 5000
    refused(InvalidSheet, lambda: CHIEFDOM_2.parse_sheet(sheet(head)), "line 1: bonus=")


def test_a_seat_number_with_thousands_of_digits_is_refused_like_any_other() -> None:
    state = start_game(CHIEFDOM_2, 1)
    line = "seat 0099" + "9" * 5000 + " 1 water a1"
    refused(InvalidMove, lambda: parse_step(CHIEFDOM_2, state, line), "a step is")


def test_digits_of_other_scripts_name_no_card() -> None:
    refused(InvalidSetup, lambda: fill_options(CHIEFDOM_1.options, {"cards": "\u0663"}), "choose off")


@pytest.mark.parametrize(
    "text", ["", "3 7 14", "roll 3 7 14", "cards 3 7", "cards 3 7 x", "cards 3 7 \u0663"]
)
def test_a_deal_is_written_as_cards_and_three_numbers(text: str) -> None:
    state = start_game(CHIEFDOM_2, 2, {"cards": "random"})
    refused(InvalidMove, lambda: CHIEFDOM_2.parse_roll(state, text), "cards 3 7 14")


@pytest.mark.parametrize("text", ["cards 3 3 7", "cards 0 3 7", "cards 3 7 19"])
def test_a_deal_that_the_deck_does_not_hold_is_illegal(text: str) -> None:
    state = start_game(CHIEFDOM_2, 2, {"cards": "random"})
    roll = CHIEFDOM_2.parse_roll(state, text)
    refused(IllegalMove, lambda: CHIEFDOM_2.apply(state, roll), "three cards of the deck")


def path(*choices: str) -> tuple[Choice, ...]:
    return tuple(Choice(*choice.split(":")) for choice in choices)


def test_a_bonus_is_used_by_that_word_alone() -> None:
    choices = path("die:6", "icon:water", "bonus:no", "squares:c4,c5")
    refused(InvalidMove, lambda: CHIEFDOM_2.format_move(choices), "no choice 'bonus:no'")


def test_a_man_is_given_one_job_only() -> None:
    state = rolled(sheet("chiefdom-2", "a1 ~ . 3"), "1 4 5")
    assert play(CHIEFDOM_2, state, "1 men b1 b1=F")
    refused(IllegalMove, lambda: play(CHIEFDOM_2, state, "1 men b1 b1=F,b1=L"), "has one job")
    refused(IllegalMove, lambda: play(CHIEFDOM_2, state, "1 men e5 c5=F"), "has one job")


def test_jobs_come_after_the_squares() -> None:
    choices = path("job:c4=F", "die:6", "icon:men", "squares:c4")
    refused(InvalidMove, lambda: CHIEFDOM_2.format_move(choices), "the choices make up no move")


def test_a_roll_in_another_order_is_no_roll_of_the_game() -> None:
    state = start_game(CHIEFDOM_1, 1)
    refused(IllegalMove, lambda: CHIEFDOM_1.apply(state, Roll(("6", "3", "2"))), "not a roll")
    assert str(CHIEFDOM_1.parse_roll(state, "6  3 2")) == "2 3 6"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("4 water c4,c5", "no die shows 4"),
        ("5 water c4,c5,d5", "with 5 set aside the others make 11: men"),
        ("6 three c4", "with 6 set aside the others make 10: men"),
        ("6 men c4,f12", "c4, f12 is not a shape of the dice"),
        ("6 men c4,d5,e6", "c4, d5, e6 is not the shape of a 6"),
        ("6 men c4,c5", "c4, c5 is not the shape of a 6"),
        ("6 men a1,a2,a3", "a1, a3 is not empty"),
        ("6 men c4,c5,c6 c4=F", "the man at c4 is not offered the job F"),
        ("6 men c2,c3,c4", "the man at c2 must take a job: L"),
    ],
)
def test_an_illegal_move_is_answered_with_its_reason(move: str, reason: str) -> None:
    refused(IllegalMove, lambda: play(CHIEFDOM_2, rolled(GOOD_SHEET, "5 5 6"), move), reason)
