"""A study: choices, what they are worth, the course of the score and the lead."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.core.game import start_game
from rollwright.core.record import replay
from rollwright.games.duel.game import DUEL
from rollwright.lab.bot_games import record_game
from rollwright.lab.setup import set_up
from rollwright.lab.study import Choices, StudiedGame, find_ends, run_study, sum_up_study, weigh
from tests.cli.run import run_command
from tests.toy import TOY, Toy

CIRCLES = {"circles": "on"}


def studied(leaders: list[tuple[int, ...]], winners: tuple[int, ...]) -> StudiedGame:
    return StudiedGame((), ((0, 0),) * len(leaders), tuple(leaders), winners)


def test_lead_changes_are_counted_from_leader_to_leader() -> None:
    assert studied([(0,), (0, 1), (1,), (1,), (0,)], (0,)).lead_changes == 2
    assert studied([(0, 1), (0, 1)], (0, 1)).lead_changes == 0


def test_a_game_is_settled_when_the_winner_leads_to_the_end() -> None:
    assert studied([(1,), (0,), (1,), (1,)], (1,)).settled == 0.75
    assert studied([(1,), (1,), (1,), (1,)], (1,)).settled == 0.25
    assert studied([(1,), (1,), (1,), (0,)], (0,)).settled == 1


def test_who_led_at_half_time_is_known_unless_nobody_did() -> None:
    assert studied([(1,), (0,), (1,), (1,)], (1,)).is_led_at_half_time is False
    assert studied([(1,), (0, 1), (1,), (1,)], (1,)).is_led_at_half_time is None


def test_every_turn_ends_once_with_the_score_it_made() -> None:
    setup = set_up(TOY, "random", 1, 3, 2, CIRCLES)
    played = replay(TOY, record_game(TOY, setup.options, setup.players, 3))
    ends = find_ends(TOY, played.states)
    assert len(ends) == 4
    assert ends[-1] is played.final
    [found] = run_study(setup, playouts=0)
    outcome = TOY.outcome(played.final)
    assert outcome is not None
    assert found.totals[-1] == tuple(score.total for score in outcome.scores)


def test_forced_decisions_weigh_nothing_and_the_best_move_beats_the_middle_one() -> None:
    start = start_game(TOY, 1, CIRCLES)
    state = TOY.apply(start, TOY.rolls(start)[0].roll)
    moves = len(TOY.moves(state, 0))
    found = weigh(TOY, state, 0, 8, seed=1)
    assert (found.turn, found.seat, found.moves) == (1, 0, moves)
    assert found == weigh(TOY, state, 0, 8, seed=1)
    assert found.over_median is not None
    assert weigh(TOY, state, 0, 0, seed=1) == Choices(1, 0, moves, None, None)


def test_in_duel_rows_decide_who_leads() -> None:
    assert DUEL.leaders(start_game(DUEL, 2)) == (0, 1)


def test_a_study_sums_up_its_games() -> None:
    setup = set_up(TOY, "random", 6, 1, 2, CIRCLES)
    games = run_study(setup, playouts=4, coached=1, jobs=1)
    found = sum_up_study(setup, games)
    assert found["decisions"]["by_game"] == pytest.approx(sum(len(c.decisions) for c in games) / 6)
    assert [row["turn"] for row in found["turns"]] == [1, 2, 3, 4]
    assert found["turns"][-1]["settled"] == 1
    assert found["lead"]["changes"]["mean"] == pytest.approx(sum(c.lead_changes for c in games) / 6)
    assert found["luck"]["games"] == 1
    assert found["luck"]["luck"]["low"] is None, "one game has no interval"


def test_the_command_tells_it(toy: Toy, tmp_path: Path) -> None:
    picture = tmp_path / "study.svg"
    args = ["study", "toy", "--bot", "random", "--seats", "2", "--games", "3", "--playouts", "2"]
    ran = run_command(*args, "--plot", str(picture))
    assert ran.code == 0
    for phrase in ("forced", "lead changes:", "the winner is settled after", "span 95%, counted over games"):
        assert phrase in ran.out
    assert picture.read_text().startswith("<svg")
    assert run_command(*args, "--json").read()["games"] == 3


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--playouts", "-1"], "a study takes 0 to 10000 playouts of a move, not -1"),
        (["--coach", "21"], "the coach can judge 0 to 20 of the games, not 21"),
        (["--games", "0"], "a simulation plays 1 to"),
    ],
)
def test_what_cannot_be_studied_is_refused(toy: Toy, more: list[str], sentence: str) -> None:
    ran = run_command("study", "toy", *more)
    assert ran.code == 2
    assert ran.err.startswith(f"rollwright: {sentence}")
