"""The kernel's moves against a second rules engine: same moves, same positions, same golden games."""

from __future__ import annotations

import random
from itertools import permutations
from pathlib import Path

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.core.record import Replayed, format_record, parse_record, replay
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep, Step
from rollwright.games.duel import DUEL
from rollwright.games.duel.sheet import ADDING, DRAFT, DRAW, LIFTING, Position

from .naive import ABILITIES, PERMANENTS, successors
from .positions import listed, position, position_text, rows

# ---- The kernel's moves against a slow rules engine of the tests' own: same moves, same positions


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


# ---- Numbers of steps from positions, one and two plies deep: a roll or a move is a ply


FILE = Path(__file__).parent.parent / "counts" / "duel.txt"


def load() -> list[tuple[str, str, list[int]]]:
    """Return name, position text and counts of every entry."""
    entries = []
    for block in FILE.read_text().strip().split("\n\n"):
        name, *lines, counts = block.split("\n")
        entries.append(
            (name.removeprefix("# "), "\n".join(lines) + "\n", [int(n) for n in counts.split()[1:]])
        )
    return entries


def steps_of(state: Position) -> list[Step]:
    rolls: list[Step] = [weighted.roll for weighted in DUEL.rolls(state)]
    return rolls or [MoveStep(state.turn, move) for move in DUEL.moves(state, state.turn)]


def count(state: Position, plies: int) -> int:
    steps = steps_of(state)
    return len(steps) if plies == 1 else sum(count(DUEL.apply(state, step), plies - 1) for step in steps)


@pytest.mark.parametrize(("name", "text", "counts"), load(), ids=[entry[0] for entry in load()])
def test_a_position_has_the_counted_steps(name: str, text: str, counts: list[int]) -> None:
    state = DUEL.parse_sheet(text)
    found = [count(state, plies) for plies in range(1, len(counts) + 1)]
    split = {str(step): count(DUEL.apply(state, step), 1) for step in steps_of(state)[:40]}
    assert found == counts, f"{name}:\n{text}{split}"


@pytest.mark.parametrize(("name", "text", "counts"), load(), ids=[entry[0] for entry in load()])
def test_the_slow_engine_counts_the_same_moves(name: str, text: str, counts: list[int]) -> None:
    assert len(successors(text) or DUEL.rolls(DUEL.parse_sheet(text))) == counts[0], name


# ---- Golden games: they replay, and end as they did when they were recorded


FOLDER = Path(__file__).parent.parent / "playthroughs"


def load_golden(board: int) -> Replayed[Position]:
    text = (FOLDER / f"duel-{board}.record").read_text()
    record = parse_record(text)
    assert format_record(record) == text
    return replay(DUEL, record)


@pytest.mark.parametrize(
    ("board", "last_round", "a", "b", "winners"),
    [
        (9, 13, [12, 8, 11, 8, 14, 7], [15, 13, 10, 16, 18, 14], (1,)),
        (11, 17, [11, 18, 9, 18, 10, 9], [14, 13, 13, 18, 12, 10], (1,)),
    ],
)
def test_a_recorded_game_replays_to_its_end(
    board: int, last_round: int, a: list[int], b: list[int], winners: tuple[int, ...]
) -> None:
    final = load_golden(board).final
    outcome = DUEL.outcome(final)
    assert outcome is not None
    assert (rows(final, "A"), rows(final, "B"), outcome.winners) == (a, b, winners)
    assert DUEL.turn_of(final) == last_round
    assert [score.total for score in outcome.scores] == [min(a), min(b)]
    assert [sum(score.breakdown.values()) for score in outcome.scores] == [sum(a), sum(b)]


@pytest.mark.parametrize("board", [9, 11])
def test_a_recorded_game_is_played_the_same_by_the_slow_engine(board: int) -> None:
    played = load_golden(board)
    checked = 0
    for before, after, step in zip(played.states, played.states[1:], played.steps):
        text = DUEL.format_sheet(before, 0)
        is_long = before.phase in (DRAW, ADDING) and text.count(".") > 25
        if isinstance(step, MoveStep) and not is_long:
            ways = successors(text)[DUEL.format_sheet(after, 0)]
            assert DUEL.format_move(step.move) in ways
            checked += 1
    assert checked > 50
