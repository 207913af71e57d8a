"""Choice by choice: the quick masks against the moves that are listed, and what a seat sees as planes."""

import random
from collections import defaultdict

import numpy as np
import pytest

from rollwright.core.errors import IllegalMove, InvalidSheet
from rollwright.core.options import fill_options
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import Choice, MoveStep
from rollwright.games.duel import DUEL, engine
from rollwright.games.duel.board import Params, boards_with
from rollwright.games.duel.bot.planes import PLANES
from rollwright.games.duel.engine import find_code
from rollwright.games.duel.kernel import POSITION_WIDTH
from rollwright.games.duel.moves import MOST_MOVES
from rollwright.games.duel.sheet import ADDING, Position
from rollwright.kernel import interface as kernel
from rollwright.kernel import step_kernel as stepped

from .positions import position
from .test_moves import random_text

HOUSE = "2plus-5star-6plus-9lift-13plus-18star"
"""On this track plusses, stars and orders that matter are frequent."""
PRINTED_TRACK = "4lift-8plus-12lift-18star"
CODES = [0] * MOST_MOVES


def table_of(at: Position) -> Params:
    return Params(boards_with(at.gives)[at.size], (), ())


def path_of(table: Params, at: Position, code: int) -> tuple[int, ...]:
    path = [0] * DUEL.vocabulary.longest
    kernel.write_path(table, at, code, path, 0, len(path))
    return tuple(number for number in path if number)


def compare(table: Params, at: Position, most: int = 60) -> int:
    """Check the masks after beginnings of listed moves, and return how many were checked."""
    codes = CODES[: kernel.list_codes(table, at, CODES)]
    then: defaultdict[tuple[int, ...], set[int]] = defaultdict(set)
    for code in codes:
        path = path_of(table, at, code)
        assert stepped.code_at(table, at, path, len(path), CODES) == code
        for step, number in enumerate(path):
            then[path[:step]].add(number)
    begun = random.Random(len(codes)).sample(sorted(then), min(most, len(then)))
    for path in [(), *begun]:
        mask = [0] * len(DUEL.vocabulary)
        found = stepped.mark_at(table, at, path, len(path), mask, CODES[:])
        assert {number for number, legal in enumerate(mask) if legal} == then[path]
        assert found == len(then[path])
        assert stepped.code_at(table, at, path, len(path), CODES) == -1
    return len(begun)


@pytest.mark.parametrize("board", [9, 11])
@pytest.mark.parametrize("phase", ["draw", "again", "plus"])
def test_masks_of_busy_positions_are_those_of_the_listed_moves(board: int, phase: str) -> None:
    dice, checked = random.Random(f"{board} {phase}"), 0
    while checked < 400:
        try:
            at = DUEL.parse_sheet(random_text(dice, board, phase))
        except InvalidSheet:
            continue
        checked += compare(table_of(at), at)


@pytest.mark.parametrize("track", [PRINTED_TRACK, HOUSE])
@pytest.mark.parametrize("board", ["9", "11"])
def test_masks_of_played_positions_are_those_of_the_listed_moves(track: str, board: str) -> None:
    for at, step in play_by_policy(board, track):
        empty = DUEL.format_sheet(at, 0).count(".")
        if isinstance(step, MoveStep) and (at.phase != ADDING or empty < 25):
            compare(table_of(at), at, 4)


def play_by_policy(board: str, track: str = PRINTED_TRACK) -> list[tuple[Position, object]]:
    return list(play_randomly(DUEL, {"board": board, "track": track}, 2, 6))


def test_no_choice_is_legal_while_dice_are_in_the_air_or_after_the_end() -> None:
    flying = position(owns="reroll", spent="reroll", dice="A 5 ? | B 3 3 | left 6")
    over = position(phase="over", turn="B", only="a1")
    for at in (flying, over):
        mask = [0] * len(DUEL.vocabulary)
        assert stepped.mark_at(table_of(at), at, (), 0, mask, CODES) == 0
        assert not any(mask)


def test_two_icons_are_found_in_either_order_where_order_means_nothing() -> None:
    at = position()
    board = boards_with(at.gives)[9]
    moves = [DUEL.parse_move(text) for text in ("draw e5=2 e6=5", "draw e6=5 e5=2", "draw e5=2 e7=5")]
    one, same, none = (find_code(board, at, move) for move in moves)
    assert one == same >= 0
    assert none == -1
    assert find_code(board, at, DUEL.parse_move("take 2 5")) == -1
    with pytest.raises(IllegalMove, match="no square k1"):
        find_code(board, at, (Choice("draw", "k1=2"), Choice("then", "k2=5")))


# ---- planes


def shown(at: Position, seat: int, *path: str) -> dict[str, np.ndarray]:
    """Return the planes of a seat by name."""
    begun = [DUEL.vocabulary.number_of(Choice(*choice.split(":"))) for choice in path]
    names = PLANES.names(2)
    planes = np.zeros(len(names) * at.size**2, np.uint8)
    stepped.show_at(table_of(at), at, seat, begun, len(begun), planes, 0)
    return dict(zip(names, planes.reshape(len(names), -1)))


def test_a_seat_sees_the_board_its_own_side_first_and_what_it_has_begun() -> None:
    at = position(
        "a1=^ b1=x", phase="plus", turn="B", queue="lift,star", b="1 2 3 4 5 18", used="wild", owns="flip"
    )
    mine, yours = shown(at, 1, "ability:split", "icon:c3=3"), shown(at, 0)
    assert mine["mountain"].nonzero()[0].tolist() == [0]
    assert mine["cross"].nonzero()[0].tolist() == [1]
    assert mine["sun"].nonzero()[0].tolist() == [11], "c2 is printed"
    assert [int(mine[f"my row {icon}"].min()) for icon in DUEL.terms] == [1, 2, 3, 4, 5, 18]
    assert [int(yours[f"your row {icon}"].max()) for icon in DUEL.terms] == [1, 2, 3, 4, 5, 18]
    once = {"my used wild", "my owns flip", "phase plus", "I decide", "begun ability split"}
    assert all(mine[name].tolist() == [1] * 81 for name in once)
    assert not any(yours[name].any() for name in once - {"phase plus"})
    assert yours["I am seat 1"].all()
    assert not mine["I am seat 1"].any()
    assert mine["begun icon"].nonzero()[0].tolist() == [20]
    assert mine["begun icon"][20] == 3
    facts = ("round", "things in the queue", "queue 1", "queue 2", "queue 3", "my dice 3", "dice left 6")
    assert [int(mine[name].max()) for name in facts] == [5, 2, 1, 3, 0, 2, 1]


@pytest.mark.parametrize("board", ["9", "11"])
def test_planes_keep_their_bounds_and_positions_their_rows(board: str) -> None:
    highs, row = PLANES.highs(2), [0] * (POSITION_WIDTH + 1)
    for at, _ in play_by_policy(board):
        for seat in (0, 1):
            assert all(plane.max() <= high for plane, high in zip(shown(at, seat).values(), highs))
        table = table_of(at)
        kernel.save_at(table, row, 1, at)
        assert kernel.load_at(table, row, 1) == at


def test_a_move_is_judged_alike_at_both_speeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled, a move is looked for in the list of all; plain, it is followed choice by choice."""
    judged: dict[bool, list[int]] = {True: [], False: []}
    options = fill_options(DUEL.options, {"track": HOUSE})
    positions = [at for at, _ in play_randomly(DUEL, options, 2, seed=5)]
    asked = [at for at in positions if DUEL.waiting(at)][:20]
    moves = sorted({move for at in asked for move in DUEL.engine(True).moves(at, at.turn)[:6]})
    for is_compiled in (True, False):
        if not is_compiled:
            monkeypatch.setattr(engine, "warm", lambda *asked: None)
        for at in asked:
            for move in moves:
                judged[is_compiled].append(find_code(boards_with(at.gives)[at.size], at, move))
    assert judged[True] == judged[False]
    assert 50 < sum(code >= 0 for code in judged[True]) < len(judged[True])
