"""Sheet text: the header's forms, the rows, and what is wrong where."""

from __future__ import annotations

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.core.game import start_game
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2

from .oracle import read, write
from .sheets import BOTH, game_of, sheet, state_of

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
