"""Arrays that entry points are given come out as they would plain, and are held no longer than the call."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np
import pytest

from rollwright.compiler.jit import compiled, jit


class Room(NamedTuple):
    numbers: Any
    scale: int
    inner: Any


class Inner(NamedTuple):
    small: Any
    rows: Any


@jit(inline=False)
def add_up(room: Room, first: int) -> Any:
    """Add what is small to the numbers, and return the sum of a row."""
    for n in range(len(room.inner.small)):
        room.numbers[first + n] += room.scale * int(room.inner.small[n])
    row = room.inner.rows[1]
    total = row[0]
    for n in range(1, len(row)):
        total += row[n]
    return total


def work(room: Room, weights: Any) -> Any:
    return add_up(room, 1) + weights[0] * len(weights)


def make_room() -> Room:
    small = np.array([1, -2, 3], np.int16)
    small.setflags(write=False)
    return Room(np.zeros(4, np.int32), 10, Inner(small, np.arange(6.0).reshape(2, 3)))


@pytest.mark.parametrize("kind", [np.int64, np.float32, np.int8])
def test_numbers_are_read_and_written_as_by_plain_python(kind: Any) -> None:
    plain, fast = make_room(), make_room()
    weights = np.array([2, 5], kind)
    assert work(plain, weights) == compiled(work)(fast, weights) == 12 + 2 * 2
    assert plain.numbers.tolist() == fast.numbers.tolist() == [0, 10, -20, 30]


def test_an_entry_point_holds_its_arrays_no_longer_than_its_call() -> None:
    room, weights = make_room(), np.array([2, 5])
    given = (room.numbers, room.inner.small, room.inner.rows, weights)
    before = [sys.getrefcount(each) for each in given]
    for _ in range(3):
        compiled(work)(room, weights)
    assert [sys.getrefcount(each) for each in given] == before
    assert room.inner.rows.tolist() == [[0, 1, 2], [3, 4, 5]]


def test_the_same_machine_code_serves_what_may_be_written_and_what_may_not() -> None:
    """To the parts of a kernel both are the same: only entering is compiled for each."""
    locked = np.array([7, 1])
    locked.setflags(write=False)
    assert compiled(work)(make_room(), locked) == 12 + 7 * 2


class Facts(NamedTuple):
    a: int
    b: float
    c: int
    d: int
    e: Any


class Desk(NamedTuple):
    facts: Facts
    numbers: Any


@jit(inline=False)
def weigh(facts: Facts, more: int) -> Any:
    """Return something of a tuple that lies in another."""
    return facts.a + facts.b * facts.e[1] + more


def turn_over(desk: Desk) -> Any:
    facts, total = desk.facts, 0.0
    for n in range(2):
        total += weigh(facts, desk.numbers[n])
        facts = Facts(facts.d, facts.b, facts.c, facts.a, facts.e)
    return total


def test_tuples_that_lie_somewhere_may_be_looked_at_and_taken_up() -> None:
    desk = Desk(Facts(1, 2.0, 3, 4, (5, 6)), np.array([70, 80]))
    assert compiled(turn_over)(desk) == turn_over(desk) == 1 + 12 + 70 + 4 + 12 + 80
