"""Dice strips: the rolls of a seed, to be read off turn by turn.

They are the rolls of `rollwright play --seed` and of game 0 of `rollwright simulate --seed`. Where the dice
depend on play (rerolls take dice, too) the strip has the rolls without rerolls, and spare dice from the
seed's next game for rerolls.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from ...any_game import AnyGame
from ...core.errors import InvalidSetup
from ...core.game import Game, draw_roll, start_game
from ...core.rng import DICE, Rng, draw_below, make_rng
from ...core.types import MoveStep, Roll

S = TypeVar("S")
DrawRoll = Callable[[object, int], Roll]
LARGEST_SEED = 2**62 - 1
MOST_TURNS = 200


@dataclass(frozen=True)
class Strip:
    """Rolls by turn, counted from `first`; the deal before them; dice for rerolls."""

    seed: int
    rolls: tuple[Roll, ...]
    first: int = 1
    deal: Roll | None = None
    spare: tuple[str, ...] = ()
    seats: int = 1
    day: str = ""
    """The day whose dice these are, instead of a seed's."""


def make_strip(
    game: AnyGame,
    options: Mapping[str, str],
    seed: int,
    turns: int | None = None,
    first: int = 1,
    seats: int = 1,
) -> Strip:
    """Return the rolls of a seed from turn `first` on; the number of seats affects a deal of cards."""
    turns = _count_turns(game, turns, first)
    if not 0 <= seed <= LARGEST_SEED:
        raise InvalidSetup(f"a seed is a number from 0 to {LARGEST_SEED}, not {seed}")
    state = start_game(game, _fit_seats(game, options, seats), options)
    rng = make_rng(seed, 0, DICE)
    deal = None
    if _has_deal(game, options, game.seats_of(state)):
        rng, deal = draw_roll(game, state, rng)
        state = game.apply(state, deal)
    state = _before_first_roll(game, state)
    rolls = _draw_rolls(game, state, rng, first - 1 + turns)
    spare = _spare(seed, game.manifest.strip.spare)
    return Strip(seed, rolls[first - 1 :], first, deal, spare, max(seats, game.seats[0]))


def make_day_strip(
    game: AnyGame, options: Mapping[str, str], day: str, draw: DrawRoll, turns: int | None = None
) -> Strip:
    """Return the rolls of a day; `draw` has the roll with a number, counted from 1."""
    turns = _count_turns(game, turns, 1)
    state = start_game(game, _least_seats(game, options), options)
    number, deal = 1, None
    if _has_deal(game, options, game.seats_of(state)):
        deal = draw(state, number)
        state, number = game.apply(state, deal), 2
    state = _before_first_roll(game, state)
    rolls = tuple(draw(state, number + turn) for turn in range(turns))
    return Strip(0, rolls, 1, deal, (), game.seats[0], day)


def _count_turns(game: AnyGame, turns: int | None, first: int) -> int:
    if turns is None:
        turns = max(1, game.manifest.strip.turns - first + 1)
    if not 1 <= turns <= MOST_TURNS:
        raise InvalidSetup(f"a strip has 1 to {MOST_TURNS} turns, not {turns}")
    return turns


def _fit_seats(game: AnyGame, options: Mapping[str, str], seats: int) -> int:
    """Only a deal or a lot depends on the number of seats; the dice do not."""
    most = max(seats, game.seats[0])
    return most if _has_deal(game, options, most) else _least_seats(game, options)


def _has_deal(game: AnyGame, options: Mapping[str, str], seats: int) -> bool:
    """Say whether the first roll deals cards, or is a lot."""
    strip = game.manifest.strip
    return strip.is_dealt(options) or strip.has_lot(options, seats)


def _least_seats(game: AnyGame, options: Mapping[str, str]) -> int:
    wanted = game.manifest.strip.seats
    return game.seats[0] if wanted is None else max(game.seats[0], wanted(options))


def _before_first_roll(game: Game[S], state: S) -> S:
    """Play the decisions before the first roll, which do not affect the rolls."""
    while not game.rolls(state):
        seat = game.waiting(state)[0]
        state = game.apply(state, MoveStep(seat, game.moves(state, seat)[0]))
    return state


def _draw_rolls(game: Game[S], state: S, rng: Rng, turns: int) -> tuple[Roll, ...]:
    """Draw the rolls of some turns, each with the dice of a turn's beginning."""
    rolls = []
    for _ in range(turns):
        rng, roll = draw_roll(game, state, rng)
        rolls.append(roll)
    return tuple(rolls)


def _spare(seed: int, number: int) -> tuple[str, ...]:
    rng = make_rng(seed, 1, DICE)
    dice = []
    for _ in range(number):
        rng, face = draw_below(rng, 6)
        dice.append(str(face + 1))
    return tuple(dice)
