"""Learning a net: slopes are right, games go on from what was kept, and what is written can be played by."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.kernel.engine import COMPILED
from rollwright.lab.training.net import Net
from rollwright.lab.training.net_kernel import OFFERS
from rollwright.lab.training.net_td import begin, learn_net, rate_at
from rollwright.values import conv_trunk as squares
from rollwright.values.engine import ValueEngine
from rollwright.values.files import FileHeader, NetSpec, read_header, read_values, write_values
from rollwright.values.net import NetShape, size_of_net

GAME = find_game("chiefdom-2")
OPTIONS = fill_options(GAME.options, {})
WITHOUT = NetSpec("a test", 0, NetShape(12, 0, 0, 16, 16, 1024, 16), 3, 10, 1.0, 1.0)
"""A net over counts alone, and one that looks at squares: three wide, two high, four kinds of things."""
SEEING = NetSpec(
    "a test", 0, NetShape(8, 24, 6, squares.POOLED, squares.POOLED + squares.CHANNELS + 1, 1024, 1),
    8, 10, 1.0, 1.0, board=(3, 2, 4),
)  # fmt: skip
PLANS = pytest.mark.parametrize("plan", [WITHOUT, SEEING], ids=["counts", "squares"])


def a_net(plan: NetSpec) -> tuple[Net, np.ndarray, np.ndarray]:
    lot = np.random.default_rng(2)
    net = Net(np, plan, seed=1, kind="float64")
    net.parts["last"] += lot.normal(0, 1, net.parts["last"].shape)
    inputs = np.stack([lot.integers(4 * slot, 4 * slot + 4, 40) for slot in range(plan.slots)], axis=1)
    return net, inputs, lot.normal(0, 3, 40)


@PLANS
def test_slopes_are_those_of_the_error(plan: NetSpec) -> None:
    """Each layer is moved a little: the error must change as its slope says."""
    net, inputs, targets = a_net(plan)

    def error() -> float:
        return float(((net.ask(inputs) - targets) ** 2).mean() / 2)

    slopes = net.slopes(inputs, targets, most=1e9)
    assert slopes.keys() == net.parts.keys()
    for name, part in net.parts.items():
        slope = slopes[name]
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        before, kept = error(), part[place]
        part[place] += 1e-5
        assert (error() - before) / 1e-5 == pytest.approx(slope[place], rel=1e-2), name
        part[place] = kept


@PLANS
def test_a_net_comes_closer_to_what_it_is_taught(plan: NetSpec) -> None:
    net, inputs, targets = a_net(plan)
    before = float(((net.ask(inputs) - targets) ** 2).mean())
    for _ in range(20):
        net.learn(inputs, targets, 1e9, 0.01)
    assert float(((net.ask(inputs) - targets) ** 2).mean()) < before / 2


def test_what_squares_add_stays_exact() -> None:
    net, inputs, targets = a_net(SEEING)
    net.parts["pool"][:] = 5.0
    net.learn(inputs, targets, 1e9, 0.01)
    assert np.abs(net.parts["pool"] * squares.POOL_ONE).max() <= squares.MAX_POOL_WEIGHT
    for layer in ("layer1", "layer2"):
        net.parts[layer][:] = np.where(np.arange(squares.CHANNELS) % 2, 0.5, -0.5)
    net.learn(inputs, targets, 1e9, 0.01)
    net.mean.update(net.parts)
    squares.check_sums(net.whole()[-squares.trunk_layout(*SEEING.board).end :], *SEEING.board)


@PLANS
def test_a_net_goes_on_from_whole_numbers(plan: NetSpec) -> None:
    net, _, _ = a_net(plan)
    numbers = Net(np, plan, seed=3).whole()
    net.take(numbers)
    assert (net.whole() == numbers).all()
    before = {name: part.copy() for name, part in net.mean.items()}
    _, inputs, targets = a_net(plan)
    net.learn(inputs, targets, 1e9, 0.01)
    nearly = [np.abs(net.mean[name] - part).max() < 1e-4 for name, part in before.items()]
    assert all(nearly), "the mean net of one that has learned must not become the last at once"
    with pytest.raises(InvalidSetup, match=r"^a net of \d+ numbers cannot begin from one of 5$"):
        net.take(numbers[:5])


def test_a_course_begins_from_what_ships(tmp_path: Path) -> None:
    engine, path = GAME.engine(fast=True), tmp_path / "shipped.values"
    assert isinstance(engine, ValueEngine)
    plan = engine.net
    assert plan is not None
    net = engine.setup(OPTIONS, engine.alone, COMPILED)[0].values[plan.offset :]
    about, tables = (
        FileHeader(GAME.id, plan.layout, plan.offset, 1, "a test"),
        np.zeros(plan.offset, np.int16),
    )
    write_values(path, about, tables, net)
    course = begin(GAME, OPTIONS, 1, 8, False, source=path)
    assert (course.net.whole() == net).all()
    for _ in learn_net(course, 0.2):
        pass
    assert not course.by_tables  # they have nothing to teach it
    write_values(path, about, tables)
    with pytest.raises(InvalidSetup, match=r"^shipped\.values has no net to begin from$"):
        course.go_on_from(path)


def test_a_net_is_learned_kept_and_written(tmp_path: Path) -> None:
    course = begin(GAME, OPTIONS, seed=1, lanes=8, on_card=False)
    first = {name: part.copy() for name, part in course.net.parts.items()}
    points = [*learn_net(course, 1.0)]
    assert all((part != first[name]).any() for name, part in course.net.parts.items())
    assert course.curve == points
    course.save(tmp_path / "kept.npz")
    again = begin(GAME, OPTIONS, 1, 8, False, tmp_path / "kept.npz")
    assert again.curve == points
    assert all((part == again.net.mean[name]).all() for name, part in course.net.mean.items())
    size = again.publish(tmp_path / "out.values", 0, "a test")
    head, plan = read_header(tmp_path / "out.values"), course.plan
    assert size == (tmp_path / "out.values").stat().st_size
    assert (head["made"], head["net"]) == (
        "a test",
        size_of_net(plan.shape) + squares.trunk_layout(*plan.board).end,
    )
    written = read_values(tmp_path / "out.values", plan.layout)
    assert (written[plan.offset :] == course.net.whole()).all()


def test_moves_learn_from_later_decisions_and_few_are_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games side by side, in which three moves at most are asked about and two decisions are waited."""
    engine = GAME.engine(fast=True)
    assert isinstance(engine, ValueEngine)
    assert engine.net is not None
    plan = engine.net._replace(candidates=3, n_steps=2, margin=1e9)
    monkeypatch.setattr(type(engine), "net", plan)
    course = begin(GAME, OPTIONS, seed=1, lanes=2, on_card=False)
    asked: list[int] = []
    taught: list[tuple[np.ndarray, np.ndarray]] = []
    ask = course.net.ask

    def count(inputs: np.ndarray, mean: bool = False) -> np.ndarray:
        asked.append(len(inputs))
        return np.asarray(ask(inputs, mean))

    monkeypatch.setattr(course.net, "ask", count)
    monkeypatch.setattr(course.net, "learn", lambda inputs, targets, *_: taught.append((inputs, targets)))
    chosen, bases = [], []
    for step in range(5):
        course.step(1e-3)
        chosen.append(course._inputs[step % 2].copy())
        bases.append(course._base[step % 2].copy())
        assert len(taught) == max(0, step - 1)
        if step >= 2:
            inputs, targets = taught[-1]
            assert (inputs == chosen[step - 2]).all()
            promised = course._promised_view - bases[step - 2]
            assert targets == pytest.approx(promised / plan.unit)
    assert asked == [6] * 5
    base = np.array([1.0, 5.0, 5.0, 2.0, 9.0], np.float32)
    course._ends_view[:] = 3, 5
    course._row_view[course._extra + OFFERS] = 3, 2
    assert course._ranks(np.array([0, 0, 0, 1, 1]), base).tolist() == [2, 0, 1, 1, 0]


def test_what_was_kept_of_another_game_is_refused(tmp_path: Path) -> None:
    begin(GAME, OPTIONS, 1, 4, False).save(tmp_path / "kept.npz")
    duel = find_game("duel")
    with pytest.raises(
        InvalidSetup, match=r"^kept\.npz keeps what was learned with another game: 'chiefdom-2'$"
    ):
        begin(duel, fill_options(duel.options, {}), 1, 4, False, tmp_path / "kept.npz")


def test_a_file_that_keeps_nothing_is_refused(tmp_path: Path) -> None:
    (tmp_path / "kept.npz").write_bytes(b"no")
    with pytest.raises(InvalidSetup, match=r"^kept\.npz does not keep what was learned$"):
        begin(GAME, OPTIONS, 1, 4, False, tmp_path / "kept.npz")


def test_a_game_without_a_net_is_refused() -> None:
    fiefdoms = find_game("fiefdoms")
    with pytest.raises(InvalidSetup, match=r"^fiefdoms has no net to learn$"):
        begin(fiefdoms, fill_options(fiefdoms.options, {}), 1, 4, False)


def test_the_rate_falls_after_a_while() -> None:
    assert rate_at(0.0) == rate_at(0.35) == pytest.approx(1e-3)
    assert rate_at(1.0) == pytest.approx(1e-5)
