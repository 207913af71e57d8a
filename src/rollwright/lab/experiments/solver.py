"""Exact values of positions of solo games, and of whole games that are small enough.

Every roll has its probability, every move is tried, to the end of the game. Values are kept in a table by
keys of 62 bits: a hundred million positions have two with the same key once in 900 games solved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.compiler.jit import jit
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import Options
from rollwright.core.types import Seat
from rollwright.kernel.course import close_at, follow_at
from rollwright.kernel.engine import KernelEngine
from rollwright.kernel.interface import is_rolling, land_at, list_codes, load_at, move_at, save_at, total_at
from rollwright.kernel.types import Numbers, Params, Position

MOST_POSITIONS = 1 << 19
"""A position that needs more than these is not solved."""
MOST_DUE = 1 << 16
"""Positions that wait to be solved, at most."""
LEAST = -1e9
A = TypeVar("A", NDArray[np.int64], NDArray[np.float64])
MASK, ODD = (1 << 62) - 1, 0x1E3779B97F4A7C15


class TooLarge(Exception):
    """A position needs more than the solver keeps."""


class Rolls(NamedTuple):
    """The kernel's numbers of all rolls, and their probabilities."""

    numbers: NDArray[np.int64]
    chances: NDArray[np.float64]


class Solved(NamedTuple):
    """A hash table of values; a key is 0 where nothing is kept."""

    keys: NDArray[np.int64]
    values: NDArray[np.float64]


class Room(NamedTuple):
    """The moves of a position, and the positions that are due, each before those it needs."""

    codes: NDArray[np.int64]
    due: NDArray[np.int64]


@jit
def key_of(row: Numbers) -> int:
    """Return the key of a position; what overflows is cut off, plain and compiled."""
    key = 1
    for n in range(len(row)):
        key = ((key ^ row[n]) * ODD) & MASK
        key ^= key >> 31
    return max(1, key)


@jit
def place_of(keys: Numbers, key: int) -> int:
    """Return where a key is kept, or where it belongs."""
    place = key & (len(keys) - 1)
    while keys[place] not in (0, key):
        place = (place + 1) & (len(keys) - 1)
    return place


@jit
def expect(
    params: Params, start: Position, rolls: Rolls, solved: Solved, room: Room, top: int
) -> tuple[int, float]:
    """Return the mean over all rolls of the best move's value; what is not known of it becomes due."""
    at, mean = load_at(params, room.due[top - 1], 0), 0.0
    end = float(total_at(params, at, 0))
    for n in range(len(rolls.numbers)):
        here = land_at(params, at, rolls.numbers[n])
        moves = list_codes(params, here, room.codes) if is_rolling(params, at) else 0
        best = LEAST if moves > 0 else end
        for move in range(moves):
            after = close_at(params, move_at(params, here, room.codes[move]))
            save_at(params, room.due[top], 0, follow_at(params, after, start))
            place = place_of(solved.keys, key_of(room.due[top]))
            if solved.keys[place] != 0:
                best = max(best, solved.values[place])
            elif top < len(room.due) - 1:
                top += 1
        mean += rolls.chances[n] * best
    return top, mean


@jit
def solve_due(params: Params, start: Position, rolls: Rolls, solved: Solved, room: Room, most: int) -> int:
    """Solve the position that is due, and return how many were; more than `most` if there is no room."""
    top, count = 1, 0
    while top > 0 and count <= most:
        key = key_of(room.due[top - 1])
        place = place_of(solved.keys, key)
        if solved.keys[place] != 0:
            top -= 1
            continue
        then, mean = expect(params, start, rolls, solved, room, top)
        if then == top:
            solved.keys[place], solved.values[place] = key, mean
            count += 1
        top = then
        if top == len(room.due) - 1:
            return most + 1
    return count


@dataclass
class Solver:
    """The exact values of positions of a solo game, in points at its end."""

    game: AnyGame
    options: Options
    fast: bool = True
    most: int = MOST_POSITIONS

    def __post_init__(self) -> None:
        engine = self.game.engine(self.fast)
        if not isinstance(engine, KernelEngine) or not engine.decides_together:
            raise InvalidSetup(f"{self.game.id} has no solo games whose end can be solved")
        self.engine = engine
        rolls = self.game.rolls(start_game(self.game, 1, self.options))
        weights = np.array([each.weight for each in rolls], np.float64)
        numbers = np.array([engine.roll_number(each.roll) for each in rolls], np.int64)
        self._run, self.speed = engine.at_speed(solve_due)
        self.params, self.start = engine.setup(self.options, 1, self.speed)
        self.rolls = Rolls(self._array(numbers), self._array(weights / weights.sum()))
        due = self._array(np.zeros((MOST_DUE, engine.position), np.int64))
        self._room = Room(self._array(np.zeros(engine.most_moves, np.int64)), due)
        self.forget()

    def forget(self) -> None:
        """Make room for another position."""
        places = 1 << (2 * self.most - 1).bit_length()
        keys, values = np.zeros(places, np.int64), np.zeros(places, np.float64)
        self.solved, self.positions = Solved(self._array(keys), self._array(values)), 0

    def _array(self, numbers: A) -> A:
        """Return an array as the kernel takes it: plain, as lists."""
        return numbers if self.fast else cast("A", numbers.tolist())

    def worth(self, state: object, seat: Seat) -> float:
        """Return what a state after a move is worth to its seat."""
        return self.solve(state)

    def solve(self, state: object) -> float:
        """Return what perfect play makes of a state whose roll is due."""
        at, due = self.engine.point(state, 0, self.speed)[1], self._room.due[0]
        save_at(self.params, due, 0, follow_at(self.params, at, self.start))
        key, left = key_of([int(due[n]) for n in range(self.engine.position)]), self.most - self.positions
        found = self._run(self.params, self.start, self.rolls, self.solved, self._room, left)
        self.positions += found
        if found > left:
            raise TooLarge
        return float(self.solved.values[place_of(self.solved.keys, key)])
