"""Moves as text and as paths of choices."""

import pytest

from rollwright.core.errors import IllegalMove, InvalidMove
from rollwright.core.types import Choice, Ghost, MoveStep
from rollwright.games.duel import DUEL

from .positions import position

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
