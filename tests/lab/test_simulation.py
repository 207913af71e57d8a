from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollwright import InvalidSetup, api
from rollwright.core.game import draw_roll, start_game
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import MoveStep
from rollwright.lab import simulation
from rollwright.lab.intervals import mean_interval
from rollwright.lab.run_log import open_log
from rollwright.lab.setup import set_up
from rollwright.lab.simulation import CHUNK, FEW, read_log, run_simulation
from tests.cli.run import run_command
from tests.toy import TOY, Toy, ToyEngine

CIRCLES = {"circles": "on"}


def play_by_hand(bots: list[str], game: int, seed: int) -> tuple[list[int], tuple[int, ...]]:
    """Play one game by the rules alone; return totals and winners."""
    state = start_game(TOY, len(bots), CIRCLES)
    dice = make_rng(seed, game, DICE)
    hands = [make_rng(seed, game, seat + 1) for seat in range(len(bots))]
    engine = TOY.engine(fast=False)
    while TOY.outcome(state) is None:
        if TOY.rolls(state):
            dice, roll = draw_roll(TOY, state, dice)
            state = TOY.apply(state, roll)
        for seat in TOY.waiting(state):
            move = engine.choose(state, seat, bots[seat], hands[seat])
            hands[seat] = make_next(hands[seat])
            state = TOY.apply(state, MoveStep(seat, move))
    outcome = TOY.outcome(state)
    assert outcome is not None
    return [score.total for score in outcome.scores], outcome.winners


def make_next(rng: Any) -> Any:
    from rollwright.core.rng import draw_word

    return draw_word(rng)[0]


def test_a_solo_simulation_is_the_games_played_one_by_one(toy: Toy) -> None:
    found = api.simulate("toy", "random", games=300, seed=9, options=CIRCLES)
    totals = [play_by_hand(["random"], game, 9)[0][0] for game in range(300)]
    bot = found["bots"][0]
    assert found["mean"] == bot["mean"] == sum(totals) / 300
    assert (bot["min"], bot["max"]) == (min(totals), max(totals))
    assert bot["median"] == (sorted(totals)[149] + sorted(totals)[150]) / 2
    assert found["ranks"] == Counter(TOY.rank_of(total) for total in totals)
    assert sum(bot["breakdown"].values()) == pytest.approx(bot["mean"])


def test_the_summary_has_exactly_the_promised_keys(toy: Toy) -> None:
    found = api.simulate("toy", "greedy", games=20)
    promised = ["game", "options", "seed", "games", "seats", "mean", "bots", "turns"]
    assert list(found) == [*promised, "confidence", "dice", "ranks"]
    assert list(found["bots"][0]) == [
        "seat",
        "bot",
        "mean",
        "sd",
        "error",
        "min",
        "median",
        "max",
        "breakdown",
        "low",
        "high",
        "terms",
        "lead",
    ]
    assert list(found["bots"][0]["terms"]["marks"]) == ["mean", "sd", "with_total", "with_winning"]
    assert found["options"] == {"turns": "4", "circles": "off"}
    assert found["turns"] == {"mean": 4.0, "min": 4, "max": 4}
    assert json.loads(json.dumps(found)) == found


def test_two_different_bots_meet_the_same_dice_from_both_seats(toy: Toy) -> None:
    found = api.simulate("toy", ["random", "greedy"], games=41, seed=2, options=CIRCLES)
    straight = [play_by_hand(["random", "greedy"], game, 2) for game in range(21)]
    swapped = [play_by_hand(["greedy", "random"], game, 2) for game in range(20)]
    randoms = [totals[0] for totals, _ in straight] + [totals[1] for totals, _ in swapped]
    winners = [won for _, won in straight + swapped]
    assert [bot["bot"] for bot in found["bots"]] == ["random", "greedy"]
    assert [bot["seat"] for bot in found["bots"]] == [None, None]
    assert found["bots"][0]["mean"] == sum(randoms) / 41
    assert found["draws"] == winners.count((0, 1))
    shares = [[1 / len(won) if 0 in won else 0.0 for _, won in games] for games in (straight, swapped)]
    seats = [one + other for one, other in zip(*shares, strict=False)]
    decided = [wins for wins in seats if wins != 1]
    assert found["first_seat"]["dice"] == 20
    assert found["first_seat"]["decided"] == len(decided)
    assert found["first_seat"]["wins"] == sum(wins > 1 for wins in decided)
    assert sum(bot["wins"] for bot in found["bots"]) == 41
    assert found["bots"][1]["win_rate"] > 0.5


def test_intervals_of_two_bots_are_over_dice_and_not_over_games(toy: Toy) -> None:
    """Games on the same dice are one observation, and the lead is taken dice by dice."""
    found = api.simulate("toy", ["random", "greedy"], games=40, seed=2, options=CIRCLES)
    straight = [play_by_hand(["random", "greedy"], game, 2)[0] for game in range(20)]
    swapped = [play_by_hand(["greedy", "random"], game, 2)[0] for game in range(20)]
    randoms = [(a[0] + b[1]) / 2 for a, b in zip(straight, swapped, strict=True)]
    greedies = [(a[1] + b[0]) / 2 for a, b in zip(straight, swapped, strict=True)]
    first, second = found["bots"]
    assert (first["mean"], first["low"], first["high"]) == pytest.approx(mean_interval(randoms))
    leads = [b - a for a, b in zip(randoms, greedies, strict=True)]
    lead = second["lead"]
    assert lead is not None
    assert (lead["mean"], lead["low"], lead["high"]) == pytest.approx(mean_interval(leads))
    assert lead["correlation"] == pytest.approx(float(np.corrcoef(randoms, greedies)[0, 1]))
    assert found["dice"] == 20


def test_terms_are_set_against_the_total_and_winning(toy: Toy, tmp_path: Path) -> None:
    path = tmp_path / "rows.json"
    command = [
        "simulate",
        "toy",
        "--bot",
        "random",
        "--seats",
        "2",
        "--games",
        "60",
        "--json",
        "-o",
        str(path),
    ]
    found = run_command(*command).read()
    rows = [row for row in json.loads(path.read_text()) if row["seat"] == 1]
    marks = [row["marks"] for row in rows]
    term = found["bots"][0]["terms"]["marks"]
    assert term["sd"] == pytest.approx(float(np.std(marks, ddof=1)))
    for name, column in (("with_total", "total"), ("with_winning", "won")):
        assert term[name] == pytest.approx(float(np.corrcoef(marks, [row[column] for row in rows])[0, 1]))


def test_a_table_of_one_bot_without_chance_says_so(toy: Toy) -> None:
    told = run_command("simulate", "toy", "--bot", "greedy", "--seats", "3", "--games", "10").out
    assert "all seats played the same games" in told
    noisy = run_command("simulate", "toy", "--bot", "greedy~0.5", "--seats", "3", "--games", "10").out
    assert "all seats played the same games" not in noisy


def test_what_pm_means_is_said_and_nobody_wins_alone(toy: Toy) -> None:
    told = run_command("simulate", "toy", "--bot", "random", "--games", "20").out
    assert "± and brackets span 95%" in told
    assert "wins (95%)" not in told
    assert "passed" not in told
    assert "wins (95%)" in run_command("simulate", "toy", "--bot", "random", "--seats", "2").out


def test_equal_bots_and_larger_tables_keep_their_seats(toy: Toy) -> None:
    found = api.simulate("toy", "random", games=30, seats=2)
    assert [bot["seat"] for bot in found["bots"]] == [1, 2]
    assert "first_seat" not in found
    assert "ranks" not in found
    three = api.simulate("toy", ["random", "greedy", "random"], games=30)
    assert [bot["bot"] for bot in three["bots"]] == ["random", "greedy", "random"]
    assert sum(bot["win_rate"] for bot in three["bots"]) == pytest.approx(1)


def test_the_number_of_threads_changes_nothing(toy: Toy) -> None:
    answers = [
        api.simulate("toy", ["random", "greedy"], games=5 * CHUNK + 7, seed=3, jobs=jobs)
        for jobs in (1, 2, 5)
    ]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0]["games"] == 5 * CHUNK + 7


def test_another_seed_gives_other_games(toy: Toy) -> None:
    means = {api.simulate("toy", "random", games=100, seed=seed)["mean"] for seed in (0, 1, 2, 2**62 - 1)}
    assert len(means) == 4


def test_progress_counts_up_to_the_last_game(toy: Toy) -> None:
    heard: list[int] = []
    api.simulate("toy", "greedy", games=2 * CHUNK + 1, jobs=2, progress=heard.append)
    assert heard == [CHUNK, 2 * CHUNK, 2 * CHUNK + 1]


def test_a_single_game_has_no_spread(toy: Toy) -> None:
    bot = api.simulate("toy", "random", games=1)["bots"][0]
    assert bot["sd"] == bot["error"] == 0
    assert bot["min"] == bot["median"] == bot["max"] == bot["mean"]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess' (games: toy)"),
        ({"bot": "clever"}, "there is no bot 'clever' for toy (bots: random, greedy, planner, "),
        ({"bot": []}, "a simulation needs a bot"),
        ({"bot": ["random", "clever"]}, "there is no bot 'clever' for toy"),
        ({"bot": ["random", "greedy"], "seats": 3}, "2 bots cannot fill 3 seats"),
        ({"seats": 6}, "toy is for 1 to 5 seats, not 6"),
        ({"seats": 0}, "toy is for 1 to 5 seats, not 0"),
        ({"seats": -1}, "toy is for 1 to 5 seats, not -1"),
        ({"games": 0}, "a simulation plays 1 to"),
        ({"games": -5}, "a simulation plays 1 to"),
        ({"games": 2**60}, "a simulation plays 1 to"),
        ({"seed": -1}, "a seed is a number from 0 to 4611686018427387903, not -1"),
        ({"seed": 2**62}, "a seed is a number from 0 to"),
        ({"jobs": 0}, "a simulation needs at least 1 job"),
        ({"options": {"circles": "maybe"}}, "option circles=maybe: choose off or on"),
        ({"options": {"board": "9"}}, "there is no option 'board' here"),
    ],
)
def test_what_cannot_be_played_is_refused(toy: Toy, wish: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidSetup) as wrong:
        api.simulate(**{"game": "toy", "bot": "random", "games": 5, **wish})
    assert str(wrong.value).startswith(sentence)


def test_a_simulation_cut_off_anywhere_is_resumed_to_the_same_end(tmp_path: Path) -> None:
    setup = replace(set_up(TOY, ["random", "greedy"], 2 * CHUNK + 60, 1), keeps_rows=True)
    whole = run_simulation(setup, jobs=1)
    log = tmp_path / "log.jsonl"
    assert run_simulation(setup, jobs=2, log=log) == whole
    data = log.read_bytes()
    for size in (0, data.index(b"\n") + 1, len(data) // 2, len(data) - 1, len(data)):
        log.write_bytes(data[:size])
        assert run_simulation(setup, jobs=2, log=log) == whole
        assert log.read_bytes() == data


def test_the_log_of_another_simulation_is_refused(toy: Toy, tmp_path: Path) -> None:
    args = ("simulate", "toy", "--games", "5", "--json", "--resume", str(tmp_path / "log.jsonl"))
    assert run_command(*args).out == run_command(*args).out
    refused = run_command(*args, "--seed", "2")
    assert "log.jsonl is the log of another simulation: name a new file" in refused.err


def test_a_few_games_are_played_without_compiling_and_come_out_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bool] = []

    def engine(self: Toy, fast: bool) -> ToyEngine:
        asked.append(fast)
        return ToyEngine(fast)

    monkeypatch.setattr(Toy, "engine", engine)
    few = run_simulation(set_up(TOY, ["greedy"], FEW, 3), jobs=1).results
    assert not any(asked)
    asked.clear()
    monkeypatch.setattr(simulation, "FEW", 0)
    assert run_simulation(set_up(TOY, ["greedy"], FEW, 3), jobs=1).results == few
    assert any(asked)


def test_two_runs_never_write_the_same_log(tmp_path: Path) -> None:
    setup, log = set_up(TOY, ["greedy"], 3, 1), tmp_path / "log.jsonl"
    with open_log(log, setup.header, "simulation"):
        with pytest.raises(InvalidSetup, match=r"^log.jsonl is being written by another run: wait, or name"):
            run_simulation(setup, jobs=1, log=log)
        assert read_log(setup, log).turns.total() == 0, "reading disturbs nobody"
    run_simulation(setup, jobs=1, log=log)
    assert read_log(setup, log).turns.total() == 3


@pytest.mark.parametrize("text", ["precious", "two\nlines", '{"a": 1}\nand half a line'])
def test_a_file_that_is_no_log_is_refused_and_kept_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(InvalidSetup, match=r"^notes.txt is (not the log|the log of another)"):
        run_simulation(set_up(TOY, ["greedy"], 3, 1), jobs=1, log=file)
    assert file.read_text() == text
