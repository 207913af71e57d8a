"""Sheet texts, moves and workers as text: read back, refused with the place, never another error."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core.errors import InvalidMove, InvalidSheet
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.activation.workers import format_workers, parse_workers

PAGE = """fiefdoms
F Q-1 S C x
. S FG-2 S .
. . S . .
. . . . .
. . . . .
. 3 . 5
4 . . .
. . . .
. . . .
influence 1/1
"""


def test_a_sheet_reads_back() -> None:
    assert FIEFDOMS.format_sheet(FIEFDOMS.parse_sheet(PAGE), 0) == PAGE


def test_any_run_of_spaces_separates() -> None:
    spaced = PAGE.replace(" ", "  \t") + "\n \n"
    assert FIEFDOMS.parse_sheet(spaced) == FIEFDOMS.parse_sheet(PAGE)


def test_a_challenge_is_in_the_first_line() -> None:
    six = PAGE.replace("fiefdoms", "fiefdoms challenge=6 unrest=5").replace("4 . . .", "4 . . #")
    state = FIEFDOMS.parse_sheet(six)
    assert FIEFDOMS.format_sheet(state, 0) == six
    assert FIEFDOMS.options_of(state) == {"challenge": "6", "first": "1", "rules": "1"}


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "reason"),
    [
        ("F Q-1", "F Z", 2, 3, "a plot is"),
        ("F Q-1", "F Q-5", 2, 3, "a plot is"),
        ("F Q-1 S C x", "F Q-1 S C", 2, None, "has 5 plots, not 4"),
        ("F Q-1 S C x", "F Q-1 S C x x", 2, 13, "has 5 plots, not 6"),
        (". 3 . 5", ". 6 . 5", 7, 3, "holds 1 to 5"),
        ("influence 1/1", "influence 2/1", 11, 11, "gives 1 influence, not 2"),
        ("influence 1/1", "influence 1/2", 11, 11, "2 influence is spent, but only 1"),
        ("influence 1/1", "influence one", 11, 11, "gained/spent"),
        ("influence 1/1", "", None, None, "11 lines"),
        ("fiefdoms", "fiefdom", 1, 1, "begins with 'fiefdoms'"),
        ("fiefdoms", "fiefdoms challenge=9", 1, 10, "no challenge '9'"),
        ("fiefdoms", "fiefdoms unrest=3", 1, None, "only challenge 6"),
        ("F Q-1", "B Q-1", 2, 1, "this game has no barracks"),
        ("fiefdoms", "fiefdoms challenge=1", 3, 5, "challenge 1 has no farmers’ guild"),
        (". 3 . 5", ". # . 5", 7, 3, "only challenge 6 bars"),
        ("F Q-1 S", "F-1 Q-1 x", 2, 1, "can have taken that off"),
        ("F Q-1", "F-3 Q-1", 2, 1, "needs 2 labourers"),
        ("C x", "C-1 x", 2, 9, "needs 0 labourers"),
        ("F Q-1", "FG Q-1", 3, 5, "at most 1 farmers’ guild"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(
    old: str, new: str, line: int | None, column: int | None, reason: str
) -> None:
    with pytest.raises(InvalidSheet, match=reason) as caught:
        FIEFDOMS.parse_sheet(PAGE.replace(old, new, 1))
    assert line is None or caught.value.line == line
    assert column is None or caught.value.column == column


def test_limits_are_checked() -> None:
    for plots, reason in (("T T . . .", "1 townhall"), ("FG QG WG . .", "at most 2 guilds")):
        text = PAGE.replace("F Q-1 S C x", plots).replace("FG-2", ".")
        with pytest.raises(InvalidSheet, match=reason):
            FIEFDOMS.parse_sheet(text)


def test_a_begun_social_contract_has_its_building_in_the_middle() -> None:
    without = PAGE.replace("fiefdoms", "fiefdoms challenge=4")
    with pytest.raises(InvalidSheet, match="begins with a townhall or guild on 3,3") as caught:
        FIEFDOMS.parse_sheet(without)
    assert (caught.value.line, caught.value.column) == (4, 5)
    assert FIEFDOMS.parse_sheet(without.replace(". . S . .", ". S T . ."))
    assert FIEFDOMS.parse_sheet(without, checked=False)


def test_unrest_bars_no_more_than_every_fourth() -> None:
    six = PAGE.replace("4 . . .", "4 # . #")
    assert FIEFDOMS.parse_sheet(six.replace("fiefdoms", "fiefdoms challenge=6 unrest=8"))
    with pytest.raises(InvalidSheet, match="unrest 7 bars at most 1 population square, not 2") as caught:
        FIEFDOMS.parse_sheet(six.replace("fiefdoms", "fiefdoms challenge=6 unrest=7"))
    assert (caught.value.line, caught.value.column) == (8, 7)


def test_each_springhouse_takes_off_at_most_one() -> None:
    text = PAGE.replace("F Q-1 S C x", "F-1 S Q-1 . .").replace(". S FG-2 S .", ". . . . .")
    with pytest.raises(InvalidSheet, match="can have taken that off"):
        FIEFDOMS.parse_sheet(text)


def test_unchecked_scores_anything_readable() -> None:
    wild = PAGE.replace("F Q-1 S C x", "T-4 B P PG T").replace("influence 1/1", "influence 7/9")
    assert FIEFDOMS.score(FIEFDOMS.parse_sheet(wild, checked=False), 0).total is not None
    barred = PAGE.replace(". 3 . 5", "# 3 . 5")
    assert FIEFDOMS.parse_sheet(barred, checked=False)


# ---- moves

MOVES = (
    "pair:E3+W5|Ex+W2",
    "plot:2,3 build:farm pips:4 square:2,2",
    "pair:E3+W5|Ex+W2 influence:1 plot:2,3 build:springhouse spring:2,4",
    "plot:3,3 build:quarry-guild",
    "forfeit:5,1",
    "bar:4,4",
)


@pytest.mark.parametrize("text", MOVES)
def test_moves_read_back(text: str) -> None:
    assert FIEFDOMS.format_move(FIEFDOMS.parse_move(text)) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a move is written"),
        ("farm 2,3", "a move is written"),
        ("plot:2,3", "a move is written"),
        ("plot:6,3 build:farm pips:0", "from 1,1 to 5,5"),
        ("bar:5,5", "from 1,1 to 4,4"),
        ("plot:2,3 build:castle", "a building is one of"),
        ("plot:2,3 build:farm", "names its people"),
        ("plot:2,3 build:townhall pips:0", "names its people"),
        ("plot:2,3 build:farm pips:3", "exactly where people come"),
        ("plot:2,3 build:farm pips:0 square:1,1", "exactly where people come"),
        ("plot:2,3 build:townhall spring:1,1", "only a springhouse"),
        ("pair:E3+W5", "a pairing is written"),
        ("throw:2", "a move is written like .*, not 'throw:2'"),
        ("influence:9 plot:2,3 build:townhall", "influence is one of"),
    ],
)
def test_what_is_no_move_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidMove, match=reason):
        FIEFDOMS.parse_move(text)


def test_workers_read_back() -> None:
    text = "2,2>2,3=2 3,1>4,1=1"
    assert format_workers(parse_workers(text)) == text


# ---- fuzz

WORDS = [
    "fiefdoms",
    "challenge=6",
    "unrest=4",
    "F",
    "Q-1",
    "x",
    ".",
    "#",
    "3",
    "FG-2",
    "influence",
    "1/0",
    "9",
]
NOISE = st.one_of(st.text(max_size=60), st.lists(st.sampled_from([*WORDS, "\n"]), max_size=60).map(" ".join))
STATE = FIEFDOMS.parse_sheet(PAGE)


@settings(max_examples=150)
@given(NOISE, st.integers(0, len(PAGE)), st.integers(0, 12))
def test_no_text_breaks_the_sheet_reader(noise: str, at: int, cut: int) -> None:
    for text in (noise, PAGE[:at] + noise[:5] + PAGE[at + cut :]):
        for checked in (True, False):
            try:
                state = FIEFDOMS.parse_sheet(text, checked)
            except InvalidSheet:
                continue
            if checked:
                assert FIEFDOMS.parse_sheet(FIEFDOMS.format_sheet(state, 0)) == state


@settings(max_examples=150)
@given(st.sampled_from(MOVES), NOISE, st.integers(0, 60), st.integers(0, 8))
def test_no_text_breaks_the_readers_of_moves_rolls_and_workers(
    base: str, noise: str, at: int, cut: int
) -> None:
    for text in (noise, base[:at] + noise[:4] + base[at + cut :]):
        try:
            move = FIEFDOMS.parse_move(text)
            assert FIEFDOMS.parse_move(FIEFDOMS.format_move(move)) == move
        except InvalidMove:
            pass
        for read in (lambda words: FIEFDOMS.parse_roll(STATE, words), parse_workers):
            try:
                read(text)
            except InvalidMove:
                continue
