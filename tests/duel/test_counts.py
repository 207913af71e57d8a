"""Numbers of steps from positions, one and two plies deep: a roll or a move is a ply."""

from pathlib import Path

import pytest

from rollwright.core.types import MoveStep, Step
from rollwright.games.duel import DUEL
from rollwright.games.duel.sheet import Position

from .naive import successors

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
