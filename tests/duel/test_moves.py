"""The kernel's moves against a slow rules engine of the tests' own: same moves, same positions."""

import random
from itertools import permutations

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep
from rollwright.games.duel import DUEL
from rollwright.games.duel.sheet import ADDING, DRAFT, DRAW, LIFTING, Position

from .naive import ABILITIES, PERMANENTS, successors
from .positions import listed, position, position_text


def compare(state: Position) -> int:
    """Check every move of a position, and return how many there are."""
    text = DUEL.format_sheet(state, 0)
    expected = successors(text)
    found = {}
    for move in DUEL.moves(state, state.turn):
        after = DUEL.format_sheet(DUEL.apply(state, MoveStep(state.turn, move)), 0)
        assert after not in found, f"{DUEL.format_move(move)} is listed twice in\n{text}"
        found[after] = DUEL.format_move(move)
    assert set(found) == set(expected), text
    for after, notation in found.items():
        assert notation in expected[after], f"{notation} leads elsewhere in\n{text}"
    return len(found)


def some(dice: random.Random, names: list[str], share: float) -> str:
    return ",".join(name for name in names if dice.random() < share) or "-"


def random_text(dice: random.Random, board: int, phase: str) -> str:
    """Return a position full of things about to happen; not all of them make sense."""
    columns = "abcdefghijk"[:board]
    squares = [f"{column}{row}" for row in range(1, board + 1) for column in columns]
    fill = dice.uniform(0.85, 0.97) if phase == "plus" else dice.uniform(0.2, 0.95)
    kinds = "1122334455666^x"
    printed = set(" ".join(position_text(board=board).split("\n")[1 : board + 1]).split()) - {"."}
    marks = " ".join(position_text(board=board).split("\n")[1 : board + 1]).split()
    drawn = [
        f"{square}={dice.choice(kinds)}"
        for square, mark in zip(squares, marks)
        if mark not in printed and dice.random() < fill
    ]
    rows = [" ".join(str(dice.choice([0, 2, 3, 6, 7, 10, 11, 16, 17, 18])) for _ in range(6)) for _ in "AB"]
    faces = [sorted(dice.choices("123456", k=2)) for _ in range(2)]
    owns = some(dice, PERMANENTS, 0.6)
    spent = "-" if owns == "-" else some(dice, owns.split(","), 0.3)
    used = some(dice, [name for name in ABILITIES if name != "again"], 0.4)
    if phase == "again":
        used = ",".join(name for name in ABILITIES if name == "again" or name in used.split(","))
    return position_text(
        " ".join(drawn),
        board=board,
        first=dice.choice("AB"),
        turn=dice.choice("AB"),
        phase=phase,
        dice=f"A {' '.join(faces[0])} | B {' '.join(faces[1])} | left {dice.randint(1, 6)}",
        queue=",".join(dice.choices(["lift", "plus", "star"], k=dice.randint(0, 3))) or "-",
        a=rows[0],
        b=rows[1],
        used=used,
        owns=owns,
        spent=spent,
    )


@pytest.mark.parametrize("board", [9, 11])
@pytest.mark.parametrize(
    ("phase", "wanted"),
    [
        *[("draw", 10), ("again", 5), ("lift", 10), ("plus", 6), ("star", 6)],
        *[
            pytest.param(phase, 60, marks=pytest.mark.soak)
            for phase in ("draw", "again", "lift", "plus", "star")
        ],
    ],
)
def test_busy_positions_have_the_moves_a_slow_engine_finds(board: int, phase: str, wanted: int) -> None:
    dice = random.Random(f"{board} {phase}")
    met = moves = 0
    while met < wanted:
        try:
            state = DUEL.parse_sheet(random_text(dice, board, phase))
        except InvalidSheet:
            continue
        moves += compare(state)
        met += 1
    assert moves > wanted


@pytest.mark.parametrize("board", ["9", "11"])
def test_played_positions_have_the_moves_a_slow_engine_finds(board: str) -> None:
    seen = set()
    for number in range(2):
        options = {"board": board, "first": "AB"[number % 2]}
        for at, (state, step) in enumerate(play_randomly(DUEL, options, 2, 7, number)):
            empty = DUEL.format_sheet(state, 0).count(".")
            is_short = empty < 20 or state.phase not in (DRAW, ADDING)
            if isinstance(step, MoveStep) and (is_short or (at % 8 == 0 and state.phase == DRAW)):
                compare(state)
                seen.add(state.phase)
    assert {DRAFT, DRAW, LIFTING} <= seen


def test_a_split_on_an_open_board_is_the_slow_engines() -> None:
    state = position(
        "d5=2 g7=5 c4=5", phase="plus", a="0 3 0 0 7 0", used="wild,leftover,again,mark", only=OPEN
    )
    assert compare(state) > 21 * 20 + 21, "21 squares are empty: splits, crosses, and orders that matter"


OPEN = " ".join(f"{column}{row}" for column in "defg" for row in range(2, 8))


def test_first_round_pairs_are_those_of_the_slow_engine() -> None:
    for first, second in permutations("AB"):
        ready = position("c3=1 c4=4", round=1, first=first, turn=second, dice="A 1 4 | B 2 3 | left 5")
        compare(ready)
        compare(position(round=1, first=first, turn=first))


def test_the_moves_of_a_waiting_position_are_none() -> None:
    flying = position(owns="reroll", spent="reroll", dice="A 5 ? | B 3 3 | left 6")
    assert listed(flying) == []
    assert [str(roll.roll) for roll in DUEL.rolls(flying)] == list("123456")
