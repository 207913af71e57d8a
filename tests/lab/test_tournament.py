"""Tournaments, and ratings that are as unsure as their games."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from rollwright import InvalidSetup
from rollwright.lab.result_files import check_table, write_table
from rollwright.lab.simulation import CHUNK
from rollwright.lab.tournament import (
    PlayedChunk,
    list_rows,
    rate,
    rate_with_intervals,
    read_part,
    run_tournament,
    set_up_tournament,
    split_spread,
    sum_up,
    write_part,
)
from tests.cli.run import run_command
from tests.toy import TOY, Toy

GAMES = CHUNK + 30


def test_every_bot_meets_every_other_from_every_seat_on_the_same_dice() -> None:
    tournament = set_up_tournament(TOY, ["random", "greedy"], 20, 3)
    parts = run_tournament(tournament, jobs=1)
    assert [part.order for part in parts] == [(0, 1), (1, 0)]
    assert [part.first for part in parts] == [0, 0]
    alone = TOY.engine(False).play(tournament.options, ["random", "greedy"], 3, 0, 20)
    assert [list(map(sum, seats)) for seats in alone.list_terms()] == [
        list(totals) for totals in parts[0].totals
    ]


def is_inside(low: float | None, mean: float, high: float | None) -> bool:
    """Say whether a mean lies inside its interval."""
    return low is not None and high is not None and low < mean < high


def test_wins_and_ratings_add_up() -> None:
    tournament = set_up_tournament(TOY, ["random", "greedy"], GAMES, 1)
    result = sum_up(tournament, run_tournament(tournament, jobs=2))
    bots = {bot["bot"]: bot for bot in result["bots"]}
    assert result["bots"][0]["bot"] == "greedy"
    assert sum(bot["win_rate"] for bot in bots.values()) == pytest.approx(1)
    assert bots["greedy"]["rating"] == pytest.approx(-bots["random"]["rating"])
    assert bots["greedy"]["games"] == 2 * GAMES
    for bot in bots.values():
        assert is_inside(bot["mean_low"], bot["mean"], bot["mean_high"])
        assert is_inside(bot["win_low"], bot["win_rate"], bot["win_high"])
        assert is_inside(bot["rating_low"], bot["rating"], bot["rating_high"])
    pair = result["pairs"][0]
    assert (pair["bot"], pair["rival"], pair["games"]) == ("random", "greedy", 2 * GAMES)
    assert pair["rate"] == pytest.approx(bots["random"]["win_rate"])


def test_a_rate_of_few_dice_has_an_interval_even_if_all_were_won() -> None:
    part = PlayedChunk((0, 1), 0, ((3, 5),) * 4, ((1,),) * 4, (4,) * 4)
    turned = PlayedChunk((1, 0), 0, ((5, 3),) * 4, ((0,),) * 4, (4,) * 4)
    result = sum_up(set_up_tournament(TOY, ["random", "greedy"], 4, 1), [part, turned])
    best, worst = result["bots"]
    assert (best["win_rate"], best["win_high"]) == (1, 1)
    assert best["win_low"] == pytest.approx(0.51, abs=0.01)
    assert is_inside(worst["rating_low"], worst["rating"] - 50, worst["rating"])
    assert result["pairs"][0]["high"] == pytest.approx(0.49, abs=0.01)
    assert result["first_seat"] == {
        "dice": 4, "decided": 0, "wins": 0, "win_rate": None, "low": None, "high": None
    }  # fmt: skip


def test_luck_and_skill_share_the_spread_of_totals() -> None:
    rng = np.random.default_rng(1)
    skill, dice = np.array([0.0, 10.0, 20.0]), rng.normal(0, 5, (4000, 1))
    found = split_spread(skill + dice + rng.normal(0, 5, (4000, 3)))
    assert found is not None
    assert found["skill"] == pytest.approx(100 / 150, abs=0.03)
    assert found["dice"] == pytest.approx(25 / 150, abs=0.03)
    assert found["skill"] + found["dice"] + found["both"] == pytest.approx(1)
    assert split_spread(np.ones((5, 2))) is None


def test_a_tournament_cut_off_anywhere_is_resumed_to_the_same_end(tmp_path: Path) -> None:
    tournament = set_up_tournament(TOY, ["random", "greedy"], GAMES, 1)
    whole = run_tournament(tournament, jobs=1)
    log = tmp_path / "log.jsonl"
    assert run_tournament(tournament, jobs=1, log=log) == whole
    data = log.read_bytes()
    for size in (0, 1, data.index(b"\n") + 1, len(data) // 2, len(data) - 1, len(data)):
        log.write_bytes(data[:size])
        heard: list[int] = []
        assert run_tournament(tournament, jobs=2, log=log, progress=heard.append) == whole
        assert log.read_bytes() == data
        assert len(heard) == 4 - max(0, data[:size].count(b"\n") - 1)


def test_the_log_of_another_tournament_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    run_tournament(set_up_tournament(TOY, ["random", "greedy"], 5, 1), jobs=1, log=log)
    with pytest.raises(InvalidSetup, match="the log of another tournament"):
        run_tournament(set_up_tournament(TOY, ["random", "greedy"], 5, 2), jobs=1, log=log)
    log.write_text("hello\n")
    with pytest.raises(InvalidSetup, match="not the log of a tournament"):
        run_tournament(set_up_tournament(TOY, ["random", "greedy"], 5, 2), jobs=1, log=log)


def test_parts_round_trip_through_the_log() -> None:
    for part in run_tournament(set_up_tournament(TOY, ["random", "greedy"], 4, 1), jobs=1):
        assert read_part(json.loads(json.dumps(write_part(part)))) == part


@pytest.mark.parametrize(
    ("bots", "seats", "sentence"),
    [
        (["random"], None, "at least two bots"),
        (["random", "random"], None, "all different"),
        (["random", "greedy"], 3, "2 bots can fill tables of 2 to 2 seats, not 3"),
        (["random", "clever"], None, "there is no bot 'clever'"),
    ],
)
def test_what_cannot_be_held_is_refused(bots: list[str], seats: int | None, sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        set_up_tournament(TOY, bots, 5, 1, seats)


def test_tables_are_written_by_their_ending(tmp_path: Path) -> None:
    tournament = set_up_tournament(TOY, ["random", "greedy"], 3, 1)
    rows = list_rows(tournament, run_tournament(tournament, jobs=1))
    assert len(rows) == 2 * 2 * 3
    for ending in (".json", ".csv", ".parquet"):
        check_table(tmp_path / f"table{ending}")
        write_table(rows, tmp_path / f"table{ending}")
    assert json.loads((tmp_path / "table.json").read_text()) == rows
    columns = (tmp_path / "table.csv").read_text().splitlines()[0]
    assert columns == "table,game,seat,bot,rivals,total,won,turns"
    assert {(row["bot"], row["rivals"]) for row in rows} == {("random", "greedy"), ("greedy", "random")}
    parquet = import_module("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "table.parquet").to_pylist() == rows
    with pytest.raises(InvalidSetup, match=r"a \.json, \.csv or \.parquet file, not 'table\.xls'"):
        check_table(tmp_path / "table.xls")


def test_the_command_prints_what_the_functions_return(toy: Toy, tmp_path: Path) -> None:
    args = ["tournament", "toy", "--games", "10", "--seed", "4"]
    ran = run_command(*args, "--json", "--output", str(tmp_path / "rows.csv"))
    tournament = set_up_tournament(toy, ["random", "greedy"], 10, 4)
    assert json.loads(ran.out) == json.loads(
        json.dumps(sum_up(tournament, run_tournament(tournament, jobs=1)))
    )
    assert len((tmp_path / "rows.csv").read_text().splitlines()) == 1 + 2 * 2 * 10
    shown = run_command(*args)
    assert "greedy" in shown.out
    assert "pairs" in shown.out


def test_simulate_writes_a_row_for_every_game_and_seat(toy: Toy, tmp_path: Path) -> None:
    path = tmp_path / "rows.json"
    ran = run_command("simulate", "toy", "--bot", "greedy", "--games", "7", "--json", "-o", str(path))
    rows = json.loads(path.read_text())
    assert [row["game"] for row in rows] == list(range(7))
    assert sum(row["total"] for row in rows) / 7 == pytest.approx(json.loads(ran.out)["mean"])
    assert all(row["marks"] + row["twins"] + row["empty"] == row["total"] for row in rows)


# ---- Ratings: run until they stand still, and as unsure as their games


def chain(bots: int, games: int) -> np.ndarray:
    """Each bot beats all after it, always."""
    return np.triu(np.ones((bots, bots)), 1) * games


def test_ten_wins_to_one_are_400_points() -> None:
    ratings = rate(np.array([[0.0, 10000.0], [1000.0, 0.0]]))
    assert ratings[0] - ratings[1] == pytest.approx(400, abs=1)


@pytest.mark.parametrize(
    ("bots", "games", "ratings"), [(3, 400, [1041, 0, -1041]), (5, 2000, [2330, 1130, 0, -1130, -2330])]
)
def test_the_most_likely_ratings_are_found_however_far_apart(
    bots: int, games: int, ratings: list[int]
) -> None:
    """Where 70,000 rounds of the usual iteration end, which 200 were far from."""
    assert rate(chain(bots, games)) == pytest.approx(ratings, abs=0.6)


def test_whoever_won_all_of_a_few_games_may_be_much_better_or_a_little() -> None:
    best, middle, worst = rate_with_intervals(np.repeat(2 * chain(3, 1)[None], 4, axis=0))
    assert best.mean == pytest.approx(383, abs=1)
    for found in (best, middle, worst):
        assert found.low is not None
        assert found.high is not None
        assert found.low + 100 < found.mean < found.high - 100


def test_true_ratings_are_inside_their_intervals_as_often_as_promised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rollwright.lab.tournament.RESAMPLES", 60)
    rng, true, inside, tries = np.random.default_rng(3), 200 * np.log10(3), 0, 40
    for number in range(tries):
        won = rng.binomial(2, 0.75, 20)
        wins = np.zeros((20, 2, 2))
        wins[:, 0, 1], wins[:, 1, 0] = won, 2 - won
        found = rate_with_intervals(wins, seed=number)[0]
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= true <= found.high
    assert inside / tries > 0.8
