"""The boards and tracks are as the rules page says."""

from rollwright.core.game import start_game
from rollwright.games.duel import DUEL
from rollwright.games.duel.board import ICONS, LIFT, PLUS, ROW_LENGTH, STAR, TRACK


def board_rows(size: str) -> list[str]:
    text = DUEL.format_sheet(start_game(DUEL, 2, {"board": size}), 0)
    return text.split("\n")[1 : int(size) + 1]


def test_the_small_board_has_six_icons_round_the_middle() -> None:
    assert board_rows("9") == [
        ". . . . . . . . .",
        ". . 1 . . . 2 . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". 4 . . . . . 3 .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . 5 . . . 6 . .",
        ". . . . . . . . .",
    ]


def test_the_large_board_has_the_same_picture_inside_a_ring_with_eight_mountains() -> None:
    rows = board_rows("11")
    assert [row[2:-2] for row in rows[1:-1]] == board_rows("9")
    assert rows[0] == rows[5][:1] + " . . . . ^ . . . . ^"
    assert rows[10] == rows[0]
    assert [row[0] + row[-1] for row in rows] == ["^^", *[".."] * 4, "^^", *[".."] * 4, "^^"]


def test_opposite_icons_add_to_seven_under_a_half_turn() -> None:
    for size in ("9", "11"):
        cells = " ".join(board_rows(size)).split()
        for cell, opposite in zip(cells, reversed(cells)):
            assert not cell.isdecimal() or int(cell) + int(opposite) == 7


def test_the_small_board_is_the_default_and_a_begins() -> None:
    start = start_game(DUEL, 2)
    first_line = DUEL.format_sheet(start, 0).split("\n")[0]
    assert first_line == "duel board=9 round=1 first=A turn=A phase=draft"
    assert DUEL.options_of(start) == {"board": "9", "first": "A", "rules": "1"}


def test_the_lot_for_the_first_player_is_an_option_of_the_start() -> None:
    start = start_game(DUEL, 2, {"first": "B"})
    first_line = DUEL.format_sheet(start, 0).split("\n")[0]
    assert first_line == "duel board=9 round=1 first=B turn=B phase=draft"
    assert DUEL.options_of(start)["first"] == "B"


def test_icons_stand_in_the_order_of_the_die() -> None:
    assert ICONS == ("sun", "mask", "forest", "lake", "hut", "spear")


def test_every_row_has_eighteen_squares_with_lifts_a_plus_and_a_star() -> None:
    assert ROW_LENGTH == 18
    assert TRACK == {4: LIFT, 8: PLUS, 12: LIFT, 18: STAR}
