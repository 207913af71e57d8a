"""Whatever is written, only our own errors come out."""

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core.errors import InvalidMove, InvalidSheet
from rollwright.games.duel import DUEL

from .positions import position, position_text

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
