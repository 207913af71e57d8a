from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.lab.training import td as learning
from rollwright.lab.training.td import Course, Point
from rollwright.lab.training.td_kernel import alike
from rollwright.values.files import FileHeader, read_values, write_values
from tests.toy import Toy

GAME = find_game("fiefdoms")
OPTIONS = fill_options(GAME.options, {})


def learn_some(course: Course, rounds: int = 1) -> Course:
    """Learn a few batches; a long time is allowed, so that the rate stays what it is at the start."""
    for n, _ in enumerate(learning.learn_here(course, 1e6, 1, learning.rate_at), 1):
        if n == rounds:
            break
    return course


def test_what_is_learned_can_be_kept_gone_on_from_and_published(tmp_path: Path) -> None:
    course = learn_some(learning.begin(GAME, OPTIONS, seed=4))
    assert course.games == learning.BATCH
    assert 30 < course.curve[0].mean < 120
    course.save(tmp_path / "kept.npz")
    again = learning.load(GAME, OPTIONS, 4, tmp_path / "kept.npz")
    assert again.curve == course.curve
    assert np.array_equal(again.weights, course.weights)
    assert learn_some(again).games == 2 * learning.BATCH
    size = again.publish(tmp_path / "out.values", 500, "a test")
    assert size < 10_000
    _, tables = learning.tables_of(GAME)
    assert 100 < np.count_nonzero(read_values(tmp_path / "out.values", tables.layout)) <= 500
    learning.write_curve(again.curve, tmp_path / "curve.csv")
    assert (tmp_path / "curve.csv").read_text().splitlines()[0] == "seconds,games,mean"


def test_a_course_of_another_seed_is_refused(tmp_path: Path) -> None:
    learning.begin(GAME, OPTIONS, seed=4).save(tmp_path / "kept.npz")
    with pytest.raises(InvalidSetup, match=r"^kept\.npz keeps what was learned with another seed: 4"):
        learning.load(GAME, OPTIONS, 5, tmp_path / "kept.npz")
    (tmp_path / "kept.npz").write_bytes(b"nothing")
    with pytest.raises(InvalidSetup, match=r"^kept\.npz does not keep what was learned"):
        learning.load(GAME, OPTIONS, 4, tmp_path / "kept.npz")


def test_a_game_without_tables_is_refused(toy: Toy) -> None:
    with pytest.raises(InvalidSetup, match=r"^toy has no tables to learn values in$"):
        learning.tables_of(find_game("toy"))


def test_errors_are_put_right_less_and_less_towards_the_end() -> None:
    rates = [learning.rate_at(share / 10) for share in range(11)]
    assert rates[:4] == [1.0] * 4
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] == learning.LAST_RATE


def test_points_of_the_curve_that_are_close_are_one() -> None:
    course = learning.begin(GAME, OPTIONS, 1)
    for point in (Point(1, 10, 50), Point(1.2, 20, 60), Point(1.4, 40, 70), Point(3, 50, 80)):
        learning._note(course, point)
    assert [point.games for point in course.curve] == [10, 40, 50]
    assert course.curve[1].mean == pytest.approx(66.667, abs=0.01)


def test_learning_goes_on_from_a_file_and_only_where_it_is_told_to() -> None:
    game = find_game("chiefdom-2")
    options = fill_options(game.options, {})
    shipped = Path(str(learning.__file__)).parents[2] / "games/chiefdom/learned/chiefdom-2-linked.values"
    course = learning.begin(game, options, 1, shipped)
    learning.freeze_others(course, ["cross"])
    before = course.weights.copy()
    first = {part.name: part.offset for part in learning.tables_of(game)[1].tables}
    learn_some(course)
    assert course.curve[-1].mean > 230, "it plays by the file from the first game on"
    moved = np.flatnonzero(np.abs(course.weights - before) > 1e-6)
    assert len(moved) > 100
    assert first["cross"] <= moved.min()
    assert moved.max() < first["count0"]
    with pytest.raises(
        InvalidSetup, match=r"^chiefdom-2 has no table 'x' \(tables: two, wide, high, large, cross"
    ):
        learning.freeze_others(course, ["x"])


def test_entries_of_stages_that_are_learned_together_are_found_from_each_of_them() -> None:
    ties = np.array([4, 14, 2, 2])  # five stages of two entries from 4 on, two stages together
    assert [alike(ties, place) for place in (4, 7, 13)] == [(4, 2, 2), (5, 2, 2), (13, 2, 1)]
    assert [alike(ties, place) for place in (3, 14)] == [(3, 0, 1), (14, 0, 1)]


def test_fewer_stages_learn_the_same_values_in_each(tmp_path: Path) -> None:
    course = learn_some(learning.begin(GAME, OPTIONS, seed=4, stages=2))
    line = learning.tables_of(GAME)[1].tables[1]
    assert (line.name, line.stages) == ("line", 5)
    ends = learning.tables_of(GAME)[1].tables[2].offset
    stages = course.weights[line.offset : ends].reshape(5, -1)
    assert np.count_nonzero(stages[0]) > 100
    assert np.array_equal(stages[0], stages[2])
    assert np.array_equal(stages[3], stages[4])
    assert not np.array_equal(stages[2], stages[3])
    course.save(tmp_path / "kept.npz")
    assert learning.load(GAME, OPTIONS, 4, tmp_path / "kept.npz", 2).stages == 2
    with pytest.raises(InvalidSetup, match=r"with another number of stages: 2$"):
        learning.load(GAME, OPTIONS, 4, tmp_path / "kept.npz")


def test_a_file_with_more_stages_is_begun_from_by_their_mean() -> None:
    shipped = Path(str(learning.__file__)).parents[2] / "games/fiefdoms/learned/fiefdoms.values"
    line, cross = learning.tables_of(GAME)[1].tables[1:3]
    apart, tied = (
        learning.begin(GAME, OPTIONS, 1, shipped, stages).weights[line.offset : cross.offset].reshape(5, -1)
        for stages in (0, 1)
    )
    entry = int(np.flatnonzero((apart != 0).sum(axis=0) == 2)[0])
    assert tied[:, entry].tolist() == pytest.approx([apart[:, entry].sum() / 2] * 5)


def test_there_is_no_going_on_from_another_games_file(tmp_path: Path) -> None:
    source = Path(str(learning.__file__)).parents[2] / "games/chiefdom/learned/chiefdom-2-linked.values"
    with pytest.raises(InvalidSetup, match=r"training cannot continue it$"):
        learning.begin(GAME, OPTIONS, 1, source)
    older = learning.tables_of(GAME)[1]
    family = older.layout.rpartition(" ")[0]
    write_values(tmp_path / "old.values", FileHeader("fiefdoms", f"{family} 0", 9, 2, ""), np.full(9, 8))
    assert learning.begin(GAME, OPTIONS, 1, tmp_path / "old.values").weights[:10].tolist() == [8] * 9 + [0]
