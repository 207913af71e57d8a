from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.learned import read_values
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.lab import learning
from rollwright.lab.learning import Course, Point
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
    learning.save(course, tmp_path / "kept.npz")
    again = learning.load(GAME, OPTIONS, 4, tmp_path / "kept.npz")
    assert again.curve == course.curve
    assert np.array_equal(again.weights, course.weights)
    assert learn_some(again).games == 2 * learning.BATCH
    size = learning.publish(again, tmp_path / "out.values", 500, "a test")
    assert size < 10_000
    _, tables = learning.tables_of(GAME)
    assert 100 < np.count_nonzero(read_values(tmp_path / "out.values", tables.layout)) <= 500
    learning.write_curve(again, tmp_path / "curve.csv")
    assert (tmp_path / "curve.csv").read_text().splitlines()[0] == "seconds,games,mean"


def test_a_course_of_another_seed_is_refused(tmp_path: Path) -> None:
    learning.save(learning.begin(GAME, OPTIONS, seed=4), tmp_path / "kept.npz")
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
