"""Tasks: reserved dice, paired comparison, budgets, and results that follow from their scores."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

import rollwright
from rollwright.core.errors import InvalidSetup
from rollwright.games.catalogue import FROM
from rollwright.lab.benchmark.evaluation import count_games, hash_scores, normalise, set_up_test
from rollwright.lab.benchmark.leaderboard import format_results, read_result
from rollwright.lab.benchmark.tasks import FIRST_TEST_SEED, find_task, list_tasks
from rollwright.lab.intervals import Interval, mean_interval
from rollwright.lab.setup import LARGEST_SEED
from rollwright.lab.simulation import run_simulation
from tests.cli.run import run_command

SOLO = "chiefdom-2/solo"
COMPILED_IN_SOAK = "fiefdoms/solo"
"""Its kernel that plays whole games takes long to compile."""


@pytest.fixture
def yacht(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FROM, "rollwright_yacht:YACHT")


@pytest.mark.usefixtures("yacht")
def test_the_dice_of_the_tests_are_fixed_and_apart() -> None:
    seeds = {
        task.seed(number): task.id for task in list_tasks() for number in range(len(task.task.test_rules))
    }
    assert len(seeds) == sum(len(task.task.test_rules) for task in list_tasks())
    assert min(seeds) >= FIRST_TEST_SEED > LARGEST_SEED
    assert find_task(SOLO).seed(0) - FIRST_TEST_SEED == 551020672
    assert find_task("yacht/solo").seed(0) - FIRST_TEST_SEED == 3113605654


def test_no_command_and_no_environment_takes_a_reserved_seed() -> None:
    from rollwright.envs import aec_env, parallel_env, vector_env

    seed = find_task(SOLO).seed(0)
    with pytest.raises(InvalidSetup, match="a seed is a number from 0 to"):
        rollwright.simulate("chiefdom-2", "random", games=1, seed=seed)
    with pytest.raises(InvalidSetup, match="seeds are one number from 0 to"):
        vector_env("chiefdom-2", lanes=1, fast=False).reset(seed=seed)
    for make in (aec_env, parallel_env):
        with pytest.raises(InvalidSetup, match="a seed is a number from 0 to"):
            make("chiefdom-2", seats=2).reset(seed=seed)


def test_a_bot_is_compared_with_the_reference_on_the_same_dice() -> None:
    result = rollwright.evaluate(SOLO, "greedy-1", games=4, steps=1000, compute="none")
    task = find_task(SOLO)
    own, reference = (
        [sum(seats[0]) for seats in played.list_terms()]
        for played in (
            task.game.engine(fast=True).play(setup.options, [name], setup.seed, 0, 4)
            for name, setup in ((bot, set_up_test(task, bot, 0, 4)) for bot in ("greedy", "sage"))
        )
    )
    assert result["scores"] == own
    assert result["lead"] == mean_interval([a - b for a, b in zip(own, reference)]).as_json()
    assert result["scores_sha256"] == hash_scores(own)
    assert not result["is_complete"]
    assert result["training"] == {"steps": 1000, "limit": 100_000_000, "is_within": True, "compute": "none"}
    assert result["decision"]["is_within"]


def test_at_a_table_the_reference_is_the_rival_and_both_seats_are_played() -> None:
    result = rollwright.evaluate("chiefdom-2/table", "greedy-1", games=2)
    assert (result["games"], result["dice"]) == (4, 2)
    assert result["lead"]["mean"] == result["score"]["mean"] - 0.5
    assert rollwright.evaluate("chiefdom-2/table", "sage-1", games=2)["score"]["mean"] == 0.5


def test_every_rule_of_a_test_is_played() -> None:
    result = rollwright.evaluate("chiefdom-2/house-rules", "random-1", games=1)
    assert result["dice"] == 20
    assert len(set(result["scores"])) > 5


def test_a_score_is_normalised_between_random_play_and_the_bound() -> None:
    task = find_task(SOLO)
    ends = [normalise(task, Interval(end, None, None)).mean for end in (task.task.floor, task.task.bound)]
    assert ends == [0, 1]


@pytest.mark.parametrize(
    "name", [SOLO, "chiefdom-1/solo", pytest.param(COMPILED_IN_SOAK, marks=pytest.mark.soak)]
)
def test_the_floor_is_what_random_play_makes_of_the_dice(name: str) -> None:
    task = find_task(name)
    played = run_simulation(set_up_test(task, "random-1", 0, task.games_each)).summary()
    assert round(played["mean"], 1) == task.task.floor


def test_a_few_plain_games_come_near_the_floor() -> None:
    task = find_task(COMPILED_IN_SOAK)
    setup = set_up_test(task, "random-1", 0, 20)
    played = task.game.engine(fast=False).play(setup.options, ["random"], setup.seed, 0, setup.games)
    mean = mean_interval([sum(seats[0]) for seats in played.list_terms()])
    assert mean.low is not None
    assert mean.high is not None
    assert mean.low < task.task.floor < mean.high


def test_rules_of_the_test_are_held_out_value_by_value() -> None:
    tasks = {task.id: task.task for task in list_tasks() if task.task.generalises}
    assert list(tasks) == ["chiefdom-2/house-rules"]
    (task,) = tasks.values()
    trained = {item for rules in task.training_rules for item in rules.items()}
    tested = {item for rules in task.test_rules for item in rules.items()}
    assert not trained & tested
    assert {name for name, _ in tested} <= {name for name, _ in trained}
    assert (len(task.training_rules), len(task.test_rules)) == (64, 20)


# ---- the command and its file


def test_the_command_writes_what_the_function_returns(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    ran = run_command("evaluate", SOLO, "--bot", "random-1", "--games", "2", "-o", str(file), "--json")
    assert ran.code == 0, ran.err
    written, told = json.loads(file.read_text()), ran.read()
    again = rollwright.evaluate(SOLO, "random-1", games=2)
    for result in (written, told):
        assert result["scores_sha256"] == again["scores_sha256"]
        assert result["lead"] == again["lead"]
    shown = run_command("evaluate", SOLO, "--bot", "random-1", "--games", "2").out
    assert "lead over sage-1 on the same dice: -" in shown
    assert "a trial" in shown
    assert "training" not in shown


@pytest.mark.parametrize(("steps", "said"), [("100000000", ""), ("100000001", ", which is over the budget")])
def test_the_command_says_whether_training_kept_its_budget(steps: str, said: str) -> None:
    shown = run_command("evaluate", SOLO, "--bot", "random-1", "--games", "1", "--steps", steps).out
    assert f"training: {int(steps):,} steps of 100,000,000{said}\n" in shown


@pytest.mark.parametrize(
    ("file", "reason"),
    [("result.txt", "a result file is a .json file"), ("no/result.json", "no such file or directory")],
)
def test_a_result_file_that_cannot_be_written_is_refused_before_any_game(
    file: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollwright.lab.benchmark.evaluation.run_simulation", None)
    ran = run_command("evaluate", SOLO, "--bot", "random-1", "-o", str(tmp_path / file))
    assert ran.code == 2
    assert reason in ran.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("task", [SOLO, "chiefdom-2/house-rules", "chiefdom-2/table"])
def test_the_progress_counts_every_game_of_the_bot_and_of_the_reference(task: str) -> None:
    told: list[int] = []
    rollwright.evaluate(task, "random-1", games=1, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == count_games(find_task(task), 1)


def test_a_result_has_the_hash_of_the_bots_own_file(tmp_path: Path) -> None:
    file, lines = tmp_path / "own.py", ("class Own:", " def choose(self, game, state, seat, rng):")
    file.write_text("\n".join([*lines, "  return game.moves(state, seat)[0]\n"]))
    result = rollwright.evaluate(SOLO, f"{file}:Own", games=1)
    assert result["file_sha256"] == sha256(file.read_bytes()).hexdigest()
    assert rollwright.evaluate(SOLO, "random-1", games=1)["file_sha256"] is None


def test_the_command_alone_lists_the_tasks() -> None:
    ran = run_command("evaluate")
    assert ran.code == 0
    assert all(task.id in ran.out for task in list_tasks())


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("chess/solo", "--bot", "greedy"), "there is no task 'chess/solo' (tasks: chiefdom-1/solo"),
        ((SOLO,), f"name the bot to evaluate: rollwright evaluate {SOLO} --bot NAME"),
        ((SOLO, "--bot", "greedy", "-o", "x.csv"), "a result file is a .json file, not 'x.csv'"),
        ((SOLO, "--bot", "gredy"), "there is no bot 'gredy'"),
    ],
)
def test_a_wrong_line_is_refused_in_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    ran = run_command("evaluate", *args)
    assert ran.code == 2
    assert sentence in ran.err


def test_a_result_file_must_follow_from_its_scores(tmp_path: Path) -> None:
    result = dict(rollwright.evaluate(SOLO, "random-1", games=1))
    file, scores = tmp_path / "result.json", [100.0] * 1000
    whole = result | {"scores": scores, "is_complete": True, "scores_sha256": hash_scores(scores)}
    whole["score"] = mean_interval(scores).as_json()
    whole["normalised"] = normalise(find_task(SOLO), mean_interval(scores)).as_json()
    for changed, sentence in (
        (result, "not all games of the task were played"),
        (whole | {"scores": [101.0, *scores[1:]]}, "its figures do not follow from its scores"),
        (
            whole | {"score": {"mean": 100.0, "low": 0.0, "high": 100.0}},
            "its figures do not follow from its scores",
        ),
        (whole | {"normalised": whole["score"]}, "its figures do not follow from its scores"),
        (whole | {"task": "chess/solo"}, "result.json: there is no task 'chess/solo'"),
        (whole | {"protocol": 0}, "it follows protocol 0"),
        (whole | {"bound": 1.0}, "another scale"),
        ({}, "is no result file"),
    ):
        file.write_text(json.dumps(changed))
        with pytest.raises(InvalidSetup, match=sentence):
            read_result(file)
    file.write_text(json.dumps(whole))
    assert "| `chiefdom-2/solo` | 1 | `random-1` | 100.0 ± 0.0 |" in format_results([read_result(file)])
