"""The net behind the tables: what it says is what its layers say, and few inputs change with a move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright.core import net
from rollwright.core.engine import COMPILED, PLAIN, KernelEngine
from rollwright.core.kernel import is_rolling, list_codes, move_at, random_at, roll_at, seat_at
from rollwright.core.net import CAP, FINE, HIDDEN, ONE, SECOND, SHIFT, ask_net, inputs_at, prepare_net
from rollwright.core.options import fill_options
from rollwright.core.rng import make_rng
from rollwright.core.values import rank_by_tables, rank_by_value
from rollwright.games.catalogue import GAMES, find_game

WITH_NETS = [game.id for game in GAMES if getattr(game.engine(fast=False), "net", None) is not None]


def engine_of(game: str) -> KernelEngine[Any]:
    engine = find_game(game).engine(fast=False)
    assert isinstance(engine, KernelEngine)
    return engine


def walk(game: str, moves: int) -> Any:
    """Return a random game after so many moves, dice thrown: engine, table, position, and room to work in."""
    engine, options = engine_of(game), fill_options(find_game(game).options, {})
    table, at = engine.setup(options, engine.alone, PLAIN)
    space, dice, hand = engine.space(PLAIN, engine.alone), make_rng(5, 0, 0), make_rng(5, 0, 1)
    for _ in range(moves):
        while is_rolling(table, at):
            dice, at = roll_at(table, at, dice)
        hand, code = random_at(table, at, space, hand)
        at = move_at(table, at, code)
    while is_rolling(table, at):
        dice, at = roll_at(table, at, dice)
    return engine, table, at, space


def say(weights: Any, inputs: list[int], first: int, n_inputs: int) -> int:
    """Return what a net says, by whole matrices of NumPy's."""
    numbers = np.asarray(weights[first:], np.int64)
    cuts = np.cumsum([n_inputs * HIDDEN, HIDDEN, HIDDEN * SECOND, SECOND, SECOND])
    rows, bias, second, second_bias, last, last_bias = np.split(numbers, cuts)
    hidden = np.clip(rows.reshape(-1, HIDDEN)[inputs].sum(axis=0) + bias, 0, CAP)
    units = np.clip((hidden @ second.reshape(HIDDEN, SECOND) + (second_bias << SHIFT)) >> SHIFT, 0, CAP)
    return int((units @ last + last_bias[0] * ONE) // (ONE * FINE))


def test_there_are_nets() -> None:
    assert WITH_NETS


@pytest.mark.parametrize("game", WITH_NETS)
@pytest.mark.parametrize("moves", [0, 7, 20])
def test_every_slot_has_an_input_of_its_own_range(game: str, moves: int) -> None:
    engine, table, at, space = walk(game, moves)
    assert engine.net is not None
    inputs = [-1] * engine.net.slots
    assert inputs_at(table, at, seat_at(table, at), space, inputs, 0) == engine.net.slots
    assert inputs == sorted(inputs), "slots follow each other, and so do their inputs"
    assert len(set(inputs)) == len(inputs)
    assert 0 <= inputs[0] <= inputs[-1] < engine.net.inputs


@pytest.mark.parametrize("game", WITH_NETS)
def test_a_net_says_after_a_move_what_its_layers_say(game: str) -> None:
    engine, table, at, space = walk(game, 12)
    assert engine.net is not None
    found, _ = engine.setup(fill_options(find_game(game).options, {}), engine.alone, COMPILED)
    weights, seat = found.values, seat_at(table, at)
    slots = prepare_net(table, at, seat, table.values, space)
    moves = list_codes(table, at, space.codes)
    told = set()
    for code in [*space.codes[:moves]][:: max(1, moves // 6)]:
        then, inputs = move_at(table, at, code), [0] * slots
        inputs_at(table, then, seat, space, inputs, 0)
        found = ask_net(table, then, seat, table.values, space, slots)
        assert found == say(weights, inputs, engine.net.begins, engine.net.inputs)
        told.add(found)
    assert len(told) > 1, "a net that says the same of all moves is of no use"


@pytest.mark.parametrize("game", WITH_NETS)
def test_moves_far_behind_are_taken_to_be_as_wrong_as_the_best(game: str) -> None:
    _, table, at, space = walk(game, 12)
    moves = list_codes(table, at, space.codes)
    best = rank_by_tables(table, at, table.values, space, moves)
    before = space.values[:moves]
    rank_by_value(table, at, table.values, space, moves)
    after, close = space.values[:moves], before[best] - net.closeness(table)
    wrong = after[best] - before[best]
    assert all(after[n] - before[n] == wrong for n in range(moves) if before[n] < close)
    assert any(after[n] - before[n] != wrong for n in range(moves) if before[n] >= close)


def test_a_net_has_nothing_to_say_of_a_game_that_is_over() -> None:
    engine, table, at, space = walk("duel", 4)
    slots = prepare_net(table, at, 0, table.values, space)
    over = at._replace(phase=6)
    assert inputs_at(table, over, 0, space, space.inputs, slots) == 0
    assert ask_net(table, over, 0, table.values, space, slots) == 0
    assert engine.net is not None
