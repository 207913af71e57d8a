from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.lab.training import table_run
from rollwright.lab.training.config import TABLE_SCHEDULE, TrainingConfig
from rollwright.lab.training.ntuple_td import find_shared
from rollwright.lab.training.run import write_curve
from rollwright.lab.training.start import start_run
from rollwright.lab.training.table_run import ARRAYS, BATCH, TableRun, tables_of
from rollwright.values.files import FileHeader, read_values, write_values
from tests.toy import Toy

GAME = find_game("fiefdoms")
OPTIONS = dict(fill_options(GAME.options, {}))
CONFIG = TrainingConfig("fiefdoms", OPTIONS, seed=4, steps=2)
LEARNED = Path(str(table_run.__file__)).parents[2] / "games"


def make_run(
    config: TrainingConfig = CONFIG, source: Path | None = None, checkpoint: Path | None = None
) -> TableRun:
    run = start_run(find_game(config.game), config, checkpoint, source)
    assert isinstance(run, TableRun)
    return run


def test_a_resumed_run_is_the_run_that_was_never_interrupted(tmp_path: Path) -> None:
    whole, half = make_run(), make_run()
    half.train_step()
    half.save(tmp_path / "run.pt")
    resumed = make_run(checkpoint=tmp_path / "run.pt")
    assert (resumed.games, resumed.share) == (BATCH, 0.5)
    points = [*whole.train()]
    assert [point.games for point in resumed.train()] == [point.games for point in points] == [2 * BATCH]
    assert all(np.array_equal(getattr(resumed, name), getattr(whole, name)) for name in ARRAYS)
    assert 30 < points[-1].mean < 120


def test_the_weights_updated_most_often_are_written(tmp_path: Path) -> None:
    run = make_run()
    list(run.train())
    assert run.export(tmp_path / "out.values", 500, "a test") < 10_000
    assert 100 < np.count_nonzero(read_values(tmp_path / "out.values", run.layout)) <= 500
    write_curve(run.curve, tmp_path / "curve.csv")
    lines = (tmp_path / "curve.csv").read_text().splitlines()
    assert (lines[0], len(lines)) == ("seconds,games,mean", 2)


def test_a_game_without_tables_is_refused(toy: Toy) -> None:
    with pytest.raises(InvalidSetup, match=r"^toy has no tables to train$"):
        tables_of(find_game("toy"))


def test_the_learning_rate_falls_towards_the_end() -> None:
    rates = [TABLE_SCHEDULE.rate(share / 10) for share in range(11)]
    assert rates[:5] == [1.0] * 5
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] == TABLE_SCHEDULE.last


def test_training_continues_a_file_and_moves_named_tables_only() -> None:
    game = find_game("chiefdom-2")
    options = dict(fill_options(game.options, {}))
    config = TrainingConfig("chiefdom-2", options, steps=1, tables=("cross",))
    run = make_run(config, LEARNED / "chiefdom/learned/chiefdom-2-linked.values")
    before = run.weights.copy()
    first = {table.name: table.offset for table in run.spec.tables}
    list(run.train())
    assert run.curve[-1].mean > 230, "it plays by the file from the first game on"
    moved = np.flatnonzero(np.abs(run.weights - before) > 1e-6)
    assert len(moved) > 100
    assert first["cross"] <= moved.min()
    assert moved.max() < first["count0"]
    wrong = replace(config, tables=("x",))
    with pytest.raises(
        InvalidSetup, match=r"^chiefdom-2 has no table 'x' \(tables: two, wide, high, large, cross"
    ):
        make_run(wrong)


def test_weights_that_are_shared_by_stages_are_found_from_each_of_them() -> None:
    shared = np.array([4, 14, 2, 2])  # five stages of two weights from 4 on, two stages share
    assert [find_shared(shared, index) for index in (4, 7, 13)] == [(4, 2, 2), (5, 2, 2), (13, 2, 1)]
    assert [find_shared(shared, index) for index in (3, 14)] == [(3, 0, 1), (14, 0, 1)]


def test_fewer_stages_share_their_weights(tmp_path: Path) -> None:
    run = make_run(replace(CONFIG, steps=1, stages=2))
    list(run.train())
    line, cross = run.spec.tables[1:3]
    assert (line.name, line.stages) == ("line", 5)
    stages = run.weights[line.offset : cross.offset].reshape(5, -1)
    assert np.count_nonzero(stages[0]) > 100
    assert np.array_equal(stages[0], stages[2])
    assert np.array_equal(stages[3], stages[4])
    assert not np.array_equal(stages[2], stages[3])
    run.save(tmp_path / "run.pt")
    with pytest.raises(InvalidSetup, match=r"^run\.pt is a checkpoint with another stages: 2$"):
        make_run(checkpoint=tmp_path / "run.pt")


def test_a_file_with_more_stages_is_begun_from_by_their_mean() -> None:
    shipped = LEARNED / "fiefdoms/learned/fiefdoms.values"
    line, cross = tables_of(GAME)[1].tables[1:3]
    apart, tied = (
        make_run(replace(CONFIG, stages=stages), shipped).weights[line.offset : cross.offset].reshape(5, -1)
        for stages in (0, 1)
    )
    entry = int(np.flatnonzero((apart != 0).sum(axis=0) == 2)[0])
    assert tied[:, entry].tolist() == pytest.approx([apart[:, entry].sum() / 2] * 5)


def test_training_cannot_continue_another_games_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match=r"training cannot continue it$"):
        make_run(source=LEARNED / "chiefdom/learned/chiefdom-2-linked.values")
    family = tables_of(GAME)[1].layout.rpartition(" ")[0]
    write_values(tmp_path / "old.values", FileHeader("fiefdoms", f"{family} 0", 9, 2, ""), np.full(9, 8))
    assert make_run(source=tmp_path / "old.values").weights[:10].tolist() == [8] * 9 + [0]
