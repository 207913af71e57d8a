"""The net behind the tables: what it says is what its layers say, and few inputs change with a move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.core.rng import make_rng
from rollwright.games.catalogue import GAMES, find_game
from rollwright.kernel.interface import is_rolling, list_codes, move_at, random_at, roll_at, seat_at
from rollwright.kernel.speeds import COMPILED, PLAIN
from rollwright.values import conv_trunk as squares
from rollwright.values import net
from rollwright.values.engine import ValueEngine
from rollwright.values.evaluation import kth_largest, rank_by_value
from rollwright.values.files import NetSpec
from rollwright.values.net import (
    CHANNELS,
    CLIP,
    DENSE,
    ONE,
    POOL_ONE,
    POOLED,
    SHIFT,
    init_accumulators,
    inputs_at,
    net_value,
    size_of_net,
)
from rollwright.values.ntuple import rank_by_tables

WITH_NETS = [game.id for game in GAMES if getattr(game.engine(fast=False), "net", None) is not None]


def engine_of(game: str) -> ValueEngine[Any]:
    engine = find_game(game).engine(fast=False)
    assert isinstance(engine, ValueEngine)
    return engine


def walk(game: str, moves: int) -> Any:
    """Return a random game after so many moves, dice thrown: engine, table, position, and room to work in."""
    engine, options = engine_of(game), fill_options(find_game(game).options, {})
    table, at = engine.setup(options, engine.alone, PLAIN)
    space, dice, hand = engine.workspace(PLAIN, engine.alone), make_rng(5, 0, 0), make_rng(5, 0, 1)
    for _ in range(moves):
        while is_rolling(table, at):
            dice, at = roll_at(table, at, dice)
        hand, code = random_at(table, at, space, hand)
        at = move_at(table, at, code)
    while is_rolling(table, at):
        dice, at = roll_at(table, at, dice)
    return engine, table, at, space


def say(weights: Any, inputs: list[int], plan: NetSpec) -> int:
    """Return what a net says, by whole matrices of NumPy's."""
    shape, numbers = plan.shape, np.asarray(weights[plan.offset :], np.int64)
    hidden, cap = shape.hidden, shape.clip
    cuts = np.cumsum([shape.inputs * shape.width, hidden, hidden * DENSE, DENSE, DENSE, 1])
    rows, bias, second, second_bias, last, last_bias, layers = np.split(numbers, cuts)
    counted = [place - shape.cell_inputs for place in inputs[shape.cells :]]
    said = rows.reshape(-1, shape.width)[counted].sum(axis=0)
    before = said[:hidden] + bias
    if shape.cells:
        before[:POOLED] += look(layers, inputs[: shape.cells], said[hidden:-1], plan.board)
    units = np.clip(before, 0, cap) @ second.reshape(hidden, DENSE) + (second_bias << SHIFT)
    total = np.clip(units >> SHIFT, 0, cap) @ last + last_bias[0] * ONE
    total += said[-1] * ONE if shape.cells else 0
    return int(total // (ONE * shape.output_scale))


def look(layers: Any, inputs: list[int], said: Any, board: tuple[int, int, int]) -> Any:
    """Return what squares add to the hidden units: square by square, number by number."""
    (width, height, kinds), at, cap = board, squares.trunk_layout(*board), CLIP
    first = layers[: at.first_bias].reshape(kinds, 9, CHANNELS)
    shape = (9, CHANNELS, CHANNELS)
    stand = {divmod(n, width): place - n * kinds for n, place in enumerate(inputs)}
    none = np.zeros(CHANNELS, np.int64)

    def nine(y: int, x: int) -> list[tuple[int, tuple[int, int]]]:
        return [(n, (y + n // 3 - 1, x + n % 3 - 1)) for n in range(9)]

    def bias(start: int) -> Any:
        return layers[start:][:CHANNELS]

    a = {
        (y, x): np.clip(
            sum(first[stand[near], n] for n, near in nine(y, x) if near in stand) + bias(at.first_bias),
            0,
            cap,
        )
        for y, x in stand
    }
    made = a
    for start, end, more in ((at.second, at.second_bias, False), (at.third, at.third_bias, True)):
        weights = layers[start:end].reshape(shape)
        sums = {
            (y, x): sum(made.get(near, none) @ weights[n] for n, near in nine(y, x)) + 128 >> 8
            for y, x in made
        }
        extra = {place: said + a[place] if more else 0 for place in made}
        made = {place: np.clip(sums[place] + bias(end) + extra[place], 0, cap) for place in made}
    pool = layers[at.pool : at.end].reshape(height * width, CHANNELS, POOLED)
    return sum(made[divmod(n, width)] @ pool[n] for n in range(height * width)) // POOL_ONE


def test_there_are_nets() -> None:
    assert WITH_NETS


@pytest.mark.parametrize("game", WITH_NETS)
def test_a_file_holds_the_whole_net(game: str) -> None:
    engine, options = engine_of(game), fill_options(find_game(game).options, {})
    plan, values = engine.net, engine.weights(options)
    assert plan is not None
    layers = squares.trunk_layout(*plan.board).end if plan.shape.cells else 0
    assert len(values) == plan.offset + size_of_net(plan.shape) + layers
    if layers:
        squares.check_sums(values[-layers:], *plan.board)


def test_sums_that_are_not_exact_are_refused() -> None:
    at = squares.trunk_layout(3, 2, 4)
    numbers = np.zeros(at.end, np.int16)
    squares.check_sums(numbers, 3, 2, 4)
    numbers[at.pool] = squares.MAX_POOL_WEIGHT + 1
    with pytest.raises(InvalidSetup, match=r"^a net has pooling weights above 2047"):
        squares.check_sums(numbers, 3, 2, 4)
    numbers[at.pool] = 0
    numbers[at.third : at.third_bias] = 100
    with pytest.raises(InvalidSetup, match=r"^a net's sums may grow to 29491328: too large to be exact$"):
        squares.check_sums(numbers, 3, 2, 4)


@pytest.mark.parametrize("game", WITH_NETS)
@pytest.mark.parametrize("moves", [0, 7, 20])
def test_every_slot_has_an_input_of_its_own_range(game: str, moves: int) -> None:
    engine, table, at, space = walk(game, moves)
    assert engine.net is not None
    inputs = [-1] * engine.net.slots
    assert inputs_at(table, at, seat_at(table, at), space, inputs, 0) == engine.net.slots
    assert inputs == sorted(inputs), "slots follow each other, and so do their inputs"
    assert len(set(inputs)) == len(inputs)
    assert 0 <= inputs[0] <= inputs[-1] < engine.net.shape.cell_inputs + engine.net.shape.inputs


@pytest.mark.parametrize("game", WITH_NETS)
def test_a_net_says_after_a_move_what_its_layers_say(game: str) -> None:
    engine, table, at, space = walk(game, 12)
    assert engine.net is not None
    found, _ = engine.setup(fill_options(find_game(game).options, {}), engine.alone, COMPILED)
    weights, seat = found.values, seat_at(table, at)
    slots = init_accumulators(table, at, seat, table.values, space)
    moves = list_codes(table, at, space.codes)
    told = set()
    for code in [*space.codes[:moves]][:: max(1, moves // 6)]:
        then, inputs = move_at(table, at, code), [0] * slots
        inputs_at(table, then, seat, space, inputs, 0)
        found = net_value(table, then, seat, table.values, space, slots)
        assert found == say(weights, inputs, engine.net)
        told.add(found)
    assert len(told) > 1, "a net that says the same of all moves is of no use"


@pytest.mark.parametrize("game", WITH_NETS)
def test_moves_far_behind_are_taken_to_be_as_wrong_as_the_best(game: str) -> None:
    _, table, at, space = walk(game, 12)
    moves = list_codes(table, at, space.codes)
    best = rank_by_tables(table, at, table.values, space, moves)
    before = space.values[:moves]
    rank_by_value(table, at, table.values, space, moves)
    after, close = space.values[:moves], before[best] - net.net_margin(table)
    wrong = after[best] - before[best]
    assert all(after[n] - before[n] == wrong for n in range(moves) if before[n] < close)
    assert any(after[n] - before[n] != wrong for n in range(moves) if before[n] >= close)


@pytest.mark.parametrize(
    ("most", "bar"),
    [(1, (9, 1)), (2, (7, 1)), (3, (7, 2)), (4, (7, 3)), (5, (2, 1)), (6, (2, 1))],
)
def test_the_bar_lets_so_many_moves_pass(most: int, bar: tuple[int, int]) -> None:
    """One above it and as many as still fit of those that just reach it."""
    assert kth_largest([7, 2, 9, 7, 7], 5, most) == bar


def test_a_net_is_asked_about_no_more_moves_than_it_may_be() -> None:
    """Of all others only the difference by which the best was wrong is known."""
    _, table, at, space = walk("duel", 9)
    moves = list_codes(table, at, space.codes)
    best = rank_by_tables(table, at, table.values, space, moves)
    before = space.values[:moves]
    rank_by_value(table, at, table.values, space, moves)
    wrong = space.values[best] - before[best]
    told = [n for n in range(moves) if space.values[n] - before[n] != wrong]
    assert net.max_candidates(table) // 2 < len(told) < net.max_candidates(table) < moves


def test_a_net_has_nothing_to_say_of_a_game_that_is_over() -> None:
    engine, table, at, space = walk("duel", 4)
    slots = init_accumulators(table, at, 0, table.values, space)
    over = at._replace(phase=6)
    assert inputs_at(table, over, 0, space, space.scratch.inputs, slots) == 0
    assert net_value(table, over, 0, table.values, space, slots) == 0
    assert engine.net is not None
