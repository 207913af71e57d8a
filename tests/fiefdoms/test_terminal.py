"""The sheet in the terminal: everything is there, it fits, and it works without colour."""

from __future__ import annotations

from rollwright.core.game import start_game
from rollwright.core.types import Ghost
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.state import State
from rollwright.sheets.terminal.fiefdoms import REFERENCE, locate, paint, reference, tell_dice

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
    assert "turn 10 of 25, embers-of-revolt, unrest 5" in shown


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
    assert tell_dice(FIEFDOMS, state, 0) == []
    rolled = FIEFDOMS.apply(state, FIEFDOMS.parse_roll(state, "E1 E2 W3 W4"))
    assert "you pair them" in tell_dice(FIEFDOMS, rolled, 0)[0].plain
    assert "seat 1 pairs them" in tell_dice(FIEFDOMS, rolled, 1)[0].plain
    ill = FIEFDOMS.apply(state, FIEFDOMS.parse_roll(state, "Ex Ex W3 W4"))
    assert "pestilence" in tell_dice(FIEFDOMS, ill, 1)[0].plain


def test_the_reference_fits_a_screen() -> None:
    lines = REFERENCE.split("\n")
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 76


def test_a_square_lies_between_the_plots_it_touches() -> None:
    assert locate("p23") == (3, 5)
    assert locate("s23") == (4, 6)
    assert locate("p24") == (3, 7)
    assert locate("p61") is None


def test_the_reference_begins_with_the_game() -> None:
    lines = reference(FIEFDOMS, start_game(FIEFDOMS, 1))
    assert lines[0].plain == FIEFDOMS.name
    assert len(lines) == len(REFERENCE.splitlines()) + 1
