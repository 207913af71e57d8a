"""The sheet in the terminal: everything is there, it fits, and it works without colour."""

from __future__ import annotations

import pytest

from rollwright.core.game import start_game
from rollwright.core.types import Ghost
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.drawing.terminal import (
    PAINTER,
    describe_dice,
    locate,
    paint,
    paint_large,
    spell,
    tell_own_move,
)
from rollwright.games.fiefdoms.state import State

TEXT = """fiefdoms challenge=6 unrest=5
F Q-1 S C x
. S FG-2 S .
. . S . .
. . . . .
. . . . .
. 3 . 5
4 . . #
. . . .
. . . .
influence 1/1
"""


def plain(state: State, ghosts: tuple[Ghost, ...] = (), cursor: tuple[str, ...] = ()) -> str:
    return "\n".join(line.plain.rstrip() for line in paint(FIEFDOMS, state, 0, ghosts, set(cursor)))


def test_the_sheet_shows_plots_squares_and_tracks() -> None:
    shown = plain(FIEFDOMS.parse_sheet(TEXT))
    assert " 1  F     Q-1   S     C     x" in shown
    assert "(.)   (3)   (.)   (5)" in shown
    assert "(#)" in shown
    assert "people 12/72, housing 4, next star at 17" in shown
    assert "influence [x.......] 0 in hand" in shown
    assert "turn 10 of 25, Embers of Revolt, unrest 5" in shown


def test_it_fits_in_52_columns_and_17_lines() -> None:
    lines = plain(FIEFDOMS.parse_sheet(TEXT), (Ghost("p32", "FG-2"),), ("p31",)).split("\n")
    assert len(lines) <= 17
    assert max(map(len, lines)) <= 52


def test_a_preview_and_the_cursor_show_without_colour() -> None:
    state = start_game(FIEFDOMS, 1)
    shown = plain(state, (Ghost("p23", "F"), Ghost("s22", "4")), ("p11",))
    assert "+F" in shown
    assert "+(4)" in shown
    assert ">." in shown


def test_the_dice_say_what_they_are_for() -> None:
    state = start_game(FIEFDOMS, 2)
    assert describe_dice(FIEFDOMS, state, 0) == []
    rolled = FIEFDOMS.apply(state, FIEFDOMS.parse_roll(state, "E1 E2 W3 W4"))
    assert [line.plain for line in describe_dice(FIEFDOMS, rolled, 0)] == [
        "Event 1, Event 2, Wind 3, Wind 4",
        "you pair them",
    ]
    assert "seat 1 pairs them" in describe_dice(FIEFDOMS, rolled, 1)[1].plain
    ill = FIEFDOMS.apply(state, FIEFDOMS.parse_roll(state, "Ex Ex W3 W4"))
    assert "pestilence" in describe_dice(FIEFDOMS, ill, 1)[1].plain


def test_what_the_dice_are_for_fits_beside_the_sheet() -> None:
    solo = start_game(FIEFDOMS, 1)
    rolls = ("E1 E2 W3 W4", "Ex Ex W3 W4", "Ex E2 | W3 W4")
    states = [FIEFDOMS.apply(solo, FIEFDOMS.parse_roll(solo, roll)) for roll in rolls]
    for state in (*states, start_game(FIEFDOMS, 1, {"challenge": "4"})):
        lines = describe_dice(FIEFDOMS, state, 0)
        assert 1 <= len(lines) <= 2
        assert max(len(line.plain) for line in lines) <= 36


def test_the_reference_fits_a_screen() -> None:
    lines = PAINTER.reference(FIEFDOMS, start_game(FIEFDOMS, 1))
    assert lines[0].plain == FIEFDOMS.name
    assert 25 < len(lines) <= 41
    assert max(len(line.plain) for line in lines) <= 76


def test_a_square_lies_between_the_plots_it_touches() -> None:
    assert locate("p23") == (3, 5)
    assert locate("s23") == (4, 6)
    assert locate("p24") == (3, 7)
    assert locate("p61") is None


def test_the_large_drawing_names_what_stands_on_each_plot() -> None:
    state = FIEFDOMS.parse_sheet(TEXT)
    ghosts = (Ghost("p32", "W"), Ghost("s11", "4"))
    lines = [line.plain for line in paint_large(FIEFDOMS, state, 0, ghosts, {"p31"})]
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 81
    shown = "\n".join(lines)
    for words in (
        "quarry-1",
        "springhouse",
        "cottage",
        "farmers-2",
        "(5)",
        "(#)",
        "+ windmill",
        ">           │",
        "+(4)",
    ):
        assert words in shown, words


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("pair:E3+W*|Ex+W2", "pair 3 with a wind rose, and a cross with 2"),
        ("plot:1,2 build:quarry pips:4 square:1,1", "build a quarry on 1,2; 4 people move in on 1,1"),
        ("plot:1,2 build:farm pips:1 square:1,1", "build a farm on 1,2; 1 person moves in on 1,1"),
        ("plot:1,2 build:cottage pips:0", "build a cottage on 1,2"),
        ("plot:1,2 build:university", "build a university on 1,2"),
        (
            "influence:1 plot:2,3 build:springhouse spring:2,4",
            "spend 1 influence; build a springhouse on 2,3; bring water to 2,4",
        ),
        ("forfeit:5,1", "forfeit plot 5,1"),
        ("bar:2,2", "bar population square 2,2"),
    ],
)
def test_moves_are_told_in_words(notation: str, words: str) -> None:
    assert tell_own_move(FIEFDOMS.parse_move(notation)) == words


def test_plots_and_squares_are_typed_as_they_are_written() -> None:
    assert spell("p23") == spell("s23") == "2,3"
