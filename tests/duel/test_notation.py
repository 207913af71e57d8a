"""Moves as text and as paths of choices; whatever else is written gives our own errors."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core.errors import IllegalMove, InvalidMove, InvalidSheet
from rollwright.core.types import Choice, Ghost, MoveStep
from rollwright.games.duel import DUEL

from .positions import position, position_text

# ---- Moves as text and as paths of choices


MOVES = [
    "take 3",
    "take 3 5",
    "+1 3",
    "-1 3",
    "flip 3",
    "reroll 3",
    "reroll 3 5",
    "twin 6",
    "draw c3=2 c4=5",
    "split c3=2 h7=5",
    "wild c3=4",
    "leftover k11=6",
    "again",
    "cross c3",
    "mark 4",
    "lift 4",
    "star flip",
    "star +1",
]

REFUSED = (
    ["", "roll 3", "take", "take 7", "take 3 4 5", "take x", "+2 3", "+1", "reroll", "twin 0"]  # noqa: RUF005
    + ["draw c3=2", "draw c3=2 c4=7", "draw c3 c4", "draw l1=2 l2=3", "draw c3=2,c4=5", "split c12=2 c3=4"]
    + ["cross c0", "cross c10=2", "cross a01", "cross c３", "cross c19", "wild c3=4 c4=4", "again 3"]
    + ["star up", "star", "lift 0", "mark seven"]
)


@pytest.mark.parametrize("text", MOVES)
def test_every_notation_of_the_page_is_read_and_written_back(text: str) -> None:
    move = DUEL.parse_move(text)
    assert DUEL.format_move(move) == text
    assert all(isinstance(choice, Choice) for choice in move)


def test_paths_name_what_is_chosen() -> None:
    assert [str(choice) for choice in DUEL.parse_move("take 5 3")] == ["take:3,5"]
    assert [str(choice) for choice in DUEL.parse_move("reroll 5 3")] == ["permanent:reroll", "dice:3,5"]
    assert [str(choice) for choice in DUEL.parse_move("draw c4=5 c3=2")] == ["draw:c4=5", "then:c3=2"]
    assert [str(choice) for choice in DUEL.parse_move("cross c3")] == ["ability:cross", "square:c3"]


def test_no_move_is_the_beginning_of_another() -> None:
    moves = {DUEL.parse_move(text) for text in MOVES}
    for move in moves:
        assert not any(other != move and other[: len(move)] == move for other in moves)


@pytest.mark.parametrize(
    "text",
    REFUSED,
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(InvalidMove):
        DUEL.parse_move(text)


def test_choices_that_make_up_no_move_are_illegal() -> None:
    for path in (
        (),
        (Choice("draw", "c3=2"),),
        (Choice("take", "3"), Choice("take", "4")),
        (Choice("x", "y"),),
    ):
        with pytest.raises(IllegalMove):
            DUEL.apply(position(), MoveStep(0, path))


@pytest.mark.parametrize("text", ["", "7", "1 2", "x", "1 1 1 1 1", "0", "１"])
def test_rolls_of_other_dice_are_refused(text: str) -> None:
    flying = position(owns="reroll", spent="reroll", dice="A 5 ? | B 3 3 | left 6")
    with pytest.raises(InvalidMove):
        DUEL.parse_roll(flying, text)


def test_rolls_are_read_in_any_order() -> None:
    flying = position(owns="reroll", spent="reroll", dice="A ? ? | B 3 3 | left 6")
    assert str(DUEL.parse_roll(flying, "6 2")) == "2 6"


def test_choices_point_at_their_squares() -> None:
    assert DUEL.vocabulary.places_of(Choice("draw", "c3=2")) == ("c3",)
    assert DUEL.vocabulary.places_of(Choice("then", "k11=2")) == ("k11",)
    assert DUEL.vocabulary.places_of(Choice("square", "c3")) == ("c3",)
    assert DUEL.vocabulary.places_of(Choice("lift", "3")) == ()


def test_a_preview_shows_icons_mountains_and_marks() -> None:
    state = position("e4=1 d5=4 f5=6", a="3 0 0 0 0 0")
    begun = DUEL.parse_move("draw e6=2 e7=5")[:1]
    assert DUEL.ghosts(state, 0, begun) == (Ghost("e6", "2"),)
    whole = DUEL.ghosts(state, 0, DUEL.parse_move("draw e6=2 e7=5"))
    assert set(whole) == {
        Ghost("e5", "^"),
        Ghost("e6", "2"),
        Ghost("e7", "5"),
        Ghost("A1-4", "x"),
        Ghost("A2-1", "x"),
        Ghost("A4-1", "x"),
        Ghost("A6-1", "x"),
    }
    assert DUEL.ghosts(position(phase="plus"), 0, DUEL.parse_move("cross c3")) == (Ghost("c3", "x"),)


def test_choices_have_words() -> None:
    words = DUEL.vocabulary
    label = {text: [words.labels[n] for n in words.path_of(DUEL.parse_move(text))] for text in MOVES}
    assert label["take 3 5"] == ["take forest (3) and hut (5)"]
    assert label["draw c3=2 c4=5"] == ["mask (2) on c3", "hut (5) on c4, scored second"]
    assert label["reroll 3 5"][1] == "3 and 5"
    assert label["star flip"] == ["flip: turn a die over"]
    assert label["mark 4"] == ["mark: one mark in any row", "a mark for lake (4)"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("draw c3=2 c4=7", "a move is written like 'draw c3=2 c4=5'; 'c4=7' does not fit"),
        ("take 3 9", "a move is written like 'take 3 5'; '3 9' does not fit"),
        ("draw c3=2", "a move is written like 'draw c3=2 c4=5', not 'draw c3=2'"),
        ("roll 3", "a move is written like 'take 3 5', '+1 3', "),
    ],
)
def test_a_refusal_says_which_word_is_wrong(text: str, told: str) -> None:
    with pytest.raises(InvalidMove) as refusal:
        DUEL.parse_move(text)
    assert str(refusal.value).startswith(told)


# ---- Whatever is written, only our own errors come out


GOOD = [
    position_text(),
    position_text(
        "e4=1 d5=x f5=^", board=11, phase="plus", queue="lift,star", used="split", owns="flip", spent="flip"
    ),
    position_text(phase="draft", dice="A - | B - | left ? ? ? ? ?"),
]
WORDS = st.sampled_from(
    [
        "duel",
        "board=9",
        "board=11",
        "round=1",
        "first=A",
        "turn=B",
        "phase=over",
        "phase=draft",
        ".",
        "1",
        "6",
        "^",
        "x",
        "?",
        "-",
        "|",
        "A",
        "B",
        "left",
        "dice",
        "queue",
        "lift,plus",
        "star",
        "rows",
        "used",
        "owns",
        "spent",
        "split,wild",
        "+1,twin",
        "18",
        "19",
        "99999999999999999999",
        "\n",
        "\r",
        "\t",
        "\x00",
        "é",
        "",
    ]
)
STATES = [
    position(),
    position(phase="plus"),
    position(phase="draft", dice="A - | B - | left ? ? ? ? ?"),
    position(owns="reroll", spent="reroll", dice="A 5 ? | B 3 3 | left 6"),
]


@given(st.one_of(st.text(max_size=200), st.lists(WORDS, max_size=150).map(" ".join)))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    read_back(text)


@given(st.sampled_from(GOOD), st.integers(0, 400), st.integers(0, 12), st.one_of(WORDS, st.text(max_size=3)))
@settings(max_examples=400)
def test_a_damaged_position_is_a_position_or_refused(good: str, start: int, cut: int, new: str) -> None:
    read_back(good[:start] + new + good[start + cut :])


def read_back(text: str) -> None:
    for checked in (True, False):
        with suppress(InvalidSheet):
            state = DUEL.parse_sheet(text, checked=checked)
            assert DUEL.parse_sheet(DUEL.format_sheet(state, 0), checked=checked) == state
            assert DUEL.format_sheet(state, 0).rstrip("\n") == text.rstrip("\n")
            assert not checked or bool(DUEL.moves(state, state.turn)) != bool(
                DUEL.rolls(state) or DUEL.outcome(state)
            )


MOVE_WORDS = st.sampled_from(
    [
        "take",
        "draw",
        "split",
        "wild",
        "leftover",
        "again",
        "cross",
        "mark",
        "lift",
        "star",
        "roll",
        "+1",
        "-1",
        "flip",
        "reroll",
        "twin",
        "1",
        "6",
        "7",
        "c3",
        "c3=2",
        "k11=6",
        "c4=5",
        "z9",
        "a0",
        "=",
        ",",
        "c3=２",
    ]
)


@given(st.one_of(st.text(max_size=40), st.lists(MOVE_WORDS, max_size=4).map(" ".join)))
@settings(max_examples=400)
def test_any_text_is_a_move_or_refused(text: str) -> None:
    with suppress(InvalidMove):
        move = DUEL.parse_move(text)
        assert DUEL.parse_move(DUEL.format_move(move)) == move


@given(st.sampled_from(STATES), st.one_of(st.text(max_size=20), st.text("0123456789 ", max_size=12)))
def test_any_text_is_a_roll_or_refused(state: object, text: str) -> None:
    with suppress(InvalidMove):
        roll = DUEL.parse_roll(state, text)  # type: ignore[arg-type]
        assert roll in {weighted.roll for weighted in DUEL.rolls(state)}  # type: ignore[arg-type]
