"""Golden games: they replay, and end as they did when they were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.core.record import Replayed, format_record, parse_record, replay
from rollwright.core.types import MoveStep, Roll
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.dice import UNPAIRED, format_faces
from rollwright.games.fiefdoms.params import BUILD
from rollwright.games.fiefdoms.state import State

from . import naive

FOLDER = Path(__file__).parent.parent / "playthroughs"
GAMES: dict[str, tuple[list[int], tuple[int, ...], str]] = {
    "solo": ([69], (0,), ""),
    "three": ([71, 38, 58], (0,), ""),
    "challenge-1": ([55], (0,), "(Foundations) passed. Next in the campaign: challenge 2 (Water Rights)."),
    "challenge-2": ([73], (), "failed: 0 of 3 springhouses."),
    "challenge-3": ([74], (), "failed: 0 of 2 guilds scoring."),
    "challenge-4": (
        [79],
        (0,),
        "(Social Contract) passed. Next in the campaign: challenge 5 (Path of Enlightenment).",
    ),
    "challenge-5": ([78], (), "failed: 78 points of 80; the university scores 12 of 15."),
    "challenge-6": ([70], (), "failed: 70 points of 80."),
    "challenge-7": ([75], (), "failed: 75 points of 80; 2 of 4 barracks scored."),
    "challenge-8": ([68], (), "not every piscary has a market bonus."),
}


def load(name: str) -> Replayed[State]:
    text = (FOLDER / f"fiefdoms-{name}.record").read_text()
    record = parse_record(text)
    assert format_record(record) == text
    return replay(FIEFDOMS, record)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    totals, winners, remark = GAMES[name]
    outcome = FIEFDOMS.outcome(load(name).final)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == totals
    assert outcome.winners == winners
    assert " ".join(outcome.remarks).endswith(remark)


@pytest.mark.parametrize("name", ["solo", "challenge-3", "challenge-7", "challenge-8"])
def test_every_build_of_a_recorded_solo_game_is_one_of_the_naive_lister(name: str) -> None:
    played = load(name)
    checked = 0
    for before, after, step in zip(played.states, played.states[1:], played.steps):
        if isinstance(step, Roll) or before.phase != BUILD:
            continue
        assert isinstance(step, MoveStep)
        dice = list(format_faces(before.roll))
        if dice[:2] != ["Ex", "Ex"]:
            fief = naive.read(FIEFDOMS.format_sheet(before, 0))
            pairs = (dice[0], dice[1]), (dice[2], dice[3])
            regent = before.pairing == UNPAIRED
            found = naive.after_unpaired(fief, dice) if regent else naive.after_paired(fief, *pairs)
            assert FIEFDOMS.format_sheet(after, 0) in found
            checked += 1
    assert checked > 15
