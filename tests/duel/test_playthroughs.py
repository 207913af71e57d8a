"""Golden games: they replay, and end as they did when they were recorded."""

from pathlib import Path

import pytest

from rollwright.core.record import Replayed, format_record, parse_record, replay
from rollwright.core.types import MoveStep
from rollwright.games.duel import DUEL
from rollwright.games.duel.sheet import ADDING, DRAW, Position

from .naive import successors
from .positions import rows

FOLDER = Path(__file__).parent.parent / "playthroughs"


def load(board: int) -> Replayed[Position]:
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
    final = load(board).final
    outcome = DUEL.outcome(final)
    assert outcome is not None
    assert (rows(final, "A"), rows(final, "B"), outcome.winners) == (a, b, winners)
    assert DUEL.turn_of(final) == last_round
    assert [score.total for score in outcome.scores] == [sum(a), sum(b)]


@pytest.mark.parametrize("board", [9, 11])
def test_a_recorded_game_is_played_the_same_by_the_slow_engine(board: int) -> None:
    played = load(board)
    checked = 0
    for before, after, step in zip(played.states, played.states[1:], played.steps):
        text = DUEL.format_sheet(before, 0)
        is_long = before.phase in (DRAW, ADDING) and text.count(".") > 25
        if isinstance(step, MoveStep) and not is_long:
            ways = successors(text)[DUEL.format_sheet(after, 0)]
            assert DUEL.format_move(step.move) in ways
            checked += 1
    assert checked > 50
