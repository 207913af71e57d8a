"""Position text: read strictly, written the one way, contradictions refused with line and column."""

import re
from itertools import product

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.games.duel import DUEL

from .positions import position, position_text

PAGE = """duel board=9 round=3 first=A turn=B phase=draw
. . . . . . . . .
. . 1 . . . 2 . .
. . . . . . . . .
. . . 3 ^ x . . .
. 4 . . . . . 3 .
. . . . . . . . .
. . . . . . . . .
. . 5 . . . 6 . .
. . . . . . . . .
dice A 2 5 | B 3 3 | left 6
queue plus,lift
A rows 0 3 5 2 0 1 used split,cross owns flip spent -
B rows 1 0 0 4 2 0 used - owns - spent -
"""


def test_the_example_of_the_rules_page_is_read_and_written_back() -> None:
    assert DUEL.format_sheet(DUEL.parse_sheet(PAGE), 0) == PAGE
    assert DUEL.parse_sheet(PAGE.rstrip("\n")) == DUEL.parse_sheet(PAGE)


def test_both_seats_see_the_same_text() -> None:
    state = DUEL.parse_sheet(PAGE)
    assert DUEL.format_sheet(state, 1) == PAGE
    assert DUEL.view(state, None) == DUEL.view(state, 1) == state


@pytest.mark.parametrize(
    "changes",
    [
        {"phase": "draft", "dice": "A - | B - | left ? ? ? ? ?"},
        {"phase": "draft", "dice": "A - | B - | left 1 2 2 4 6"},
        {"phase": "draft", "turn": "B", "dice": "A 1 | B - | left 2 2 4 6"},
        {"phase": "draft", "dice": "A 1 | B 2 2 | left 4 6"},
        {"phase": "draft", "first": "B", "turn": "A", "dice": "A - | B 1 | left 2 2 4 6"},
        {"owns": "+1,reroll", "spent": "reroll", "dice": "A 4 ? | B 1 1 | left 2"},
        {"owns": "reroll", "spent": "reroll", "dice": "A ? ? | B 1 1 | left 2"},
        {"phase": "again", "used": "again", "dice": "A ? ? | B 1 1 | left 2"},
        {"phase": "again", "used": "split,again,mark", "queue": "star,lift,plus"},
        {"phase": "over", "turn": "A", "dice": "A - | B - | left -", "only": "a1"},
        {"phase": "over", "turn": "B", "only": "a1 c1"},
        {"phase": "star", "owns": "+1,-1,flip,reroll", "board": 11},
    ],
)
def test_positions_of_every_phase_are_written_back(changes: dict[str, object]) -> None:
    text = position_text(**changes)  # type: ignore[arg-type]
    assert DUEL.format_sheet(DUEL.parse_sheet(text), 0) == text


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "reason"),
    [
        ("duel board", "dual board", 1, 1, "expected 'duel'"),
        ("board=9", "board=10", 1, 6, "board=9|11"),
        ("board=9", "board=11", 14, None, "16 lines, not 14"),
        ("round=3", "round=0", 1, 14, "round=1"),
        ("round=3", "round=03", 1, 14, "round=1"),
        ("round=3", "round=100", 1, 14, "round=1"),
        ("first=A", "first=C", 1, 22, "first=A|B"),
        ("turn=B", "turn=b", 1, 30, "turn=A|B"),
        ("phase=draw", "phase=drew", 1, 37, "phase="),
        ("phase=draw", "phase=draw now", 1, 48, "the line ends"),
        (" phase=draw", "", 1, 36, "phase=... is missing"),
        (". . . 3 ^ x . . .", ". . . 7 ^ x . . .", 5, 7, "'7' is not a square"),
        (". . . 3 ^ x . . .", ". . . 3 ^ x . .", 5, 16, "square 9 of 9 is missing"),
        (". . . 3 ^ x . . .", ". . . 3 ^ x . . . .", 5, 19, "the line ends"),
        (". . . 3 ^ x . . .", ". . .  3 ^ x . . .", 5, 7, "single spaces"),
        (". . . 3 ^ x . . .", ". . . 3 ^ x . . . ", 5, 19, "single spaces"),
        ("dice A", "Dice A", 11, 1, "expected 'dice'"),
        ("A 2 5 |", "A 5 2 |", 11, 10, "ascending"),
        ("A 2 5 |", "A ? 5 |", 11, 10, "ascending"),
        ("A 2 5 |", "A 2 7 |", 11, 10, "1 to 6"),
        ("A 2 5 |", "A 2 - |", 11, 10, "1 to 6"),
        ("A 2 5 |", "A |", 11, 6, "are missing"),
        (" | left 6", "", 11, 19, "is missing"),
        ("left 6", "left 6 |", 11, 29, "the line ends"),
        ("left 6", "left 6 6 6 6 6 6", 11, 37, "5 dice in all"),
        ("queue plus,lift", "queue plus,lift,cross", 12, 7, "'cross'"),
        ("queue plus,lift", "queue plus lift", 12, 12, "the line ends"),
        ("queue plus,lift", "queue", 12, 6, "is missing"),
        ("queue plus,lift", "queue " + ",".join(["lift"] * 31), 12, 7, "at most 30"),
        ("queue plus,lift", "queue " + ",".join(["lift"] * 20), 12, None, "at most 7 things"),
        ("rows 0 3 5", "rows 0 19 5", 13, 10, "the row of mask has 0 to 18 marks"),
        ("rows 0 3 5", "rows 0 -1 5", 13, 10, "the row of mask"),
        ("rows 0 3 5", "rows 0 ３ 5", 13, 10, "the row of mask"),
        ("used split,cross", "used cross,split", 13, 25, "in the order split, wild"),
        ("used split,cross", "used split,split", 13, 25, "once each"),
        ("used split,cross", "used split,flip", 13, 25, "'flip' is none of"),
        ("used - owns - spent -", "used - owns -", 14, 33, "'spent' is missing"),
        ("B rows", "C rows", 14, 1, "expected 'B'"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(
    old: str, new: str, line: int, column: int | None, reason: str
) -> None:
    assert old in PAGE
    with pytest.raises(InvalidSheet, match=re.escape(reason)) as e:
        DUEL.parse_sheet(PAGE.replace(old, new, 1))
    assert e.value.line == line
    assert column is None or e.value.column == column


@pytest.mark.parametrize(
    ("changes", "reason", "line"),
    [
        ({"dice": "A 2 | B 3 3 | left 6"}, "draw needs two dice for each player and one left", 11),
        ({"dice": "A 2 5 | B 3 3 | left -"}, "draw needs two dice", 11),
        ({"dice": "A 2 5 | B 3 3 | left 1 6"}, "draw needs two dice", 11),
        ({"dice": "A - | B - | left 1 2 3 4 5"}, "draw needs two dice", 11),
        ({"phase": "draft"}, "draft has five, four or two left", 11),
        ({"phase": "draft", "turn": "B", "dice": "A - | B - | left 1 2 3 4 5"}, "draft has five", 11),
        ({"phase": "draft", "dice": "A 1 | B - | left 2 3 4 5"}, "draft has five", 11),
        ({"phase": "draft", "dice": "A - | B - | left 1 2 3 4 ?"}, "in the air", 11),
        ({"phase": "draft", "turn": "B", "dice": "A ? | B - | left 1 2 3 4"}, "in the air", 11),
        ({"dice": "A 2 5 | B 3 ? | left 6"}, "in the air", 11),
        ({"dice": "A 2 5 | B 3 3 | left ?"}, "in the air", 11),
        ({"phase": "lift", "dice": "A 2 ? | B 3 3 | left 6"}, "in the air", 11),
        ({"phase": "again", "used": "again", "dice": "A 2 ? | B 3 3 | left 6"}, "in the air", 11),
        ({"dice": "A 2 ? | B 3 3 | left 6", "owns": "reroll"}, "has not spent reroll", 13),
        ({"phase": "again"}, "has not used it", 1),
        ({"phase": "over", "turn": "B"}, "two adjacent squares are empty", 1),
        ({"phase": "over", "turn": "A", "only": "a1"}, "none or all dice", 11),
        ({"phase": "draw", "only": "a1 c1"}, "needs two adjacent empty squares", 1),
        ({"phase": "again", "used": "again", "only": "a1 c1"}, "needs two adjacent empty squares", 1),
        ({"phase": "draft", "dice": "A - | B - | left ? ? ? ? ?", "only": "a1"}, "needs two adjacent", 1),
        ({"phase": "draft", "dice": "A - | B - | left ? ? ? ? ?", "queue": "lift"}, "nothing waits", 12),
        ({"phase": "lift", "a": "18 18 18 18 18 18"}, "cannot use a lift", 1),
        ({"phase": "plus", "used": "split,wild,leftover,again,cross,mark"}, "cannot use a plus", 1),
        ({"phase": "star", "owns": "+1,-1,flip,reroll,twin"}, "cannot use a star", 1),
        ({"spent": "flip"}, "A spent what it does not own", 13),
        (
            {"phase": "draft", "dice": "A - | B - | left ? ? ? ? ?", "owns": "flip", "spent": "flip"},
            "turn",
            13,
        ),
        ({"squares": "c2=."}, "c2 is pre-drawn as 1", 3),
        ({"squares": "g8=5"}, "g8 is pre-drawn as 6", 9),
        ({"board": 11, "squares": "f1=."}, "f1 is pre-drawn as ^", 2),
        ({"board": 11, "squares": "k11=x"}, "k11 is pre-drawn as ^", 12),
    ],
)
def test_contradictions_are_refused_with_the_reason(changes: dict[str, str], reason: str, line: int) -> None:
    text = position_text(**changes)  # type: ignore[arg-type]
    with pytest.raises(InvalidSheet, match=re.escape(reason)) as e:
        DUEL.parse_sheet(text)
    assert e.value.line == line


def test_the_player_not_in_turn_has_nothing_spent() -> None:
    text = position_text(owns="flip", spent="flip").replace("turn=A", "turn=B")
    with pytest.raises(InvalidSheet, match="it is not A’s turn"):
        DUEL.parse_sheet(text)


def test_a_printed_icon_is_found_by_line_and_column() -> None:
    with pytest.raises(InvalidSheet) as e:
        DUEL.parse_sheet(position_text("h5=."))
    assert (e.value.line, e.value.column) == (6, 15)


def test_unchecked_positions_may_lack_what_is_printed() -> None:
    text = position_text("c2=.")
    assert DUEL.format_sheet(DUEL.parse_sheet(text, checked=False), 0) == text


@pytest.mark.parametrize("text", ["", "\n", "duel", "chiefdom-2", " ", "\n\n\n", "duel board=9"])
def test_fragments_are_refused(text: str) -> None:
    with pytest.raises(InvalidSheet):
        DUEL.parse_sheet(text)


def test_the_options_of_a_position_tell_who_began_round_one() -> None:
    for number, first in product((1, 2, 3), "AB"):
        state = position(round=number, first=first, turn=first)
        began = first if number % 2 else "AB"[first == "A"]
        assert DUEL.options_of(state) == {"board": "9", "first": began, "rules": "1"}
