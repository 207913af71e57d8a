"""The board and the dice in a terminal: they fit, and need no colour."""

import pytest

from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import Ghost
from rollwright.games.duel import DUEL
from rollwright.games.duel.drawing.terminal import (
    PAINTER,
    describe_dice,
    describe_gain,
    describe_standing,
    describe_totals,
    locate,
    paint,
    paint_large,
    standing_key,
)

from .positions import position

FULL = "18 18 18 18 18 18"
ALLOWED = set("·") | {chr(code) for code in range(32, 127)}


def plain(
    state: object, seat: int = 0, ghosts: tuple[Ghost, ...] = (), cursor: tuple[str, ...] = ()
) -> list[str]:
    return [line.plain for line in paint(DUEL, state, seat, ghosts, cursor)]  # type: ignore[arg-type]


def test_the_small_board_stands_beside_both_tracks() -> None:
    state = position(
        "e5=2 e6=x d6=^", a="0 3 5 0 0 12", b="18 0 8 0 0 1", queue="plus", owns="flip,twin", spent="flip"
    )
    assert plain(state) == [
        "   a b c d e f g h i   (A) 0 0 0 3 5 12               B 0 0 0 1 8 18",
        " 1 · · · · · · · · ·   1 sun    ···L···+···L·····*  0 xxxxxxxxxxxxxxxxxx 18",
        " 2 · · 1 · · · 2 · ·   2 mask   xxxL···+···L·····*  3 ···L···+···L·····*  0",
        " 3 · · · · · · · · ·   3 forest xxxxx··+···L·····*  5 xxxxxxxx···L·····*  8",
        " 4 · · · · · · · · ·   4 lake   ···L···+···L·····*  0 ···L···+···L·····*  0",
        " 5 · 4 · · 2 · · 3 ·   5 hut    ···L···+···L·····*  0 ···L···+···L·····*  0",
        " 6 · · · ^ x · · · ·   6 spear  xxxxxxxxxxxx·····* 12 x··L···+···L·····*  1",
        " 7 · · · · · · · · ·   A once: split wild leftover again cross mark",
        " 8 · · 5 · · · 6 · ·   A owns: (flip) twin",
        " 9 · · · · · · · · ·   B once: split wild leftover again cross mark",
        "                       B owns: -",
        "                       queue: plus",
    ]


def test_the_large_board_fits_too() -> None:
    lines = plain(position(board=11, a=FULL, b=FULL, owns="+1,-1,flip,reroll,twin"), seat=1)
    assert len(lines) == 12
    assert max(map(len, lines)) <= 80
    assert lines[0].startswith("   a b c d e f g h i j k   A 18 18 18 18 18 18")
    assert lines[0].endswith(" (B) 18 18 18 18 18 18")
    assert lines[11].startswith("11 ^ · · · · ^ · · · · ^ ")


def test_a_preview_differs_in_characters() -> None:
    state = position("d5=2")
    move = DUEL.parse_move("draw e5=2 f5=5")
    lines = plain(state, ghosts=DUEL.ghosts(state, 0, move))
    assert lines[5].startswith(" 5 · 4 · 2[2|5]· 3 · ")
    assert lines[2].endswith("2 mask   =··L···+···L·····*  0 ···L···+···L·····*  0")


def test_the_cursor_stands_in_brackets_on_any_square() -> None:
    lines = plain(position(), cursor=("a1", "i9", "c2"))
    assert lines[1].startswith(" 1[·]· ")
    assert lines[2].startswith(" 2 · ·[1]· ")
    assert lines[9].startswith(" 9 · · · · · · · ·[·]")


@pytest.mark.parametrize("board", ["9", "11"])
def test_every_position_of_a_game_fits_the_terminal(board: str) -> None:
    for state, _ in play_randomly(DUEL, {"board": board}, 2, 3):
        sheet, dice = plain(state, 1), [line.plain for line in describe_dice(DUEL, state, 1)]
        assert len(sheet) <= 14
        assert max(map(len, sheet)) <= 80
        assert len(dice) <= 8
        assert max(map(len, dice)) <= 42
        assert set("".join(sheet + dice)) <= ALLOWED


def test_dice_are_told_as_they_lie() -> None:
    rolling = position(owns="reroll", spent="reroll", dice="A 5 ? | B 3 3 | left 6")
    assert [line.plain for line in describe_dice(DUEL, rolling, 0)] == [
        "You are A. Round 5, A goes first.",
        "A you  [5] hut  [?]",
        "B      [3] forest  [3] forest",
        "middle [6] spear",
    ]
    drafting = position(phase="draft", turn="B", dice="A 1 | B - | left 2 2 4 6")
    assert [line.plain for line in describe_dice(DUEL, drafting, 1)] == [
        "You are B. Round 5, A goes first.",
        "A      [1] sun",
        "B you  -",
        "middle [2] [2] [4] [6]",
    ]


def test_the_rules_fit_a_page() -> None:
    lines = [line.plain for line in PAINTER.reference(DUEL, position())]
    assert lines[0] == "Chiefdom Duel"
    assert 25 < len(lines) <= 41
    assert max(map(len, lines)) <= 76


def test_squares_are_located_for_the_arrow_keys() -> None:
    assert locate("c4") == (4, 3)
    assert locate("k11") == (11, 11)
    assert locate("A2-7") is None


@pytest.mark.parametrize("board", [9, 11])
def test_the_large_drawing_has_a_line_around_every_square(board: int) -> None:
    state = position("e5=2", board=board, a=FULL, b=FULL)
    lines = [line.plain for line in paint_large(DUEL, state, 0, (Ghost("a1", "4"),), ("b1",))]
    assert len(lines) == 2 * board + 2
    assert max(map(len, lines)) <= 103
    assert lines[2].startswith(" 1 │[4]│[")
    assert sum("├───┼" in line for line in lines) == board - 1
    assert set("".join(lines)) <= ALLOWED | set("┌─┬┐│├┼┤└┴┘")


def test_the_lowest_row_is_what_a_player_has() -> None:
    before = DUEL.score(position(a="0 3 5 1 1 12"), 0)
    after = DUEL.score(position(a="1 3 5 1 1 12"), 0)
    assert describe_standing(before) == "lowest row 0, then 1 1 3 5 12"
    assert describe_gain(before, [after]) == "+1 mark, lowest row 0 to 1"
    assert describe_gain(before, [before, after]) == "+0 to +1 marks"
    assert describe_totals([before, after]) == ("from the lowest", ["0 1 1 3 5 12", "1 1 1 3 5 12"])
    rich = DUEL.score(position(a="0 18 18 18 18 18"), 0)
    assert standing_key(rich) < standing_key(after), "marks elsewhere do not make up for the lowest row"
