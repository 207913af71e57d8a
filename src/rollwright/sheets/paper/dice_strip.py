"""Dice strips: the rolls of a seed, to be read off turn by turn.

They are the rolls of `rollwright play --seed` and of game 0 of `rollwright simulate --seed`. Where the dice
depend on play (rerolls take dice, too) the strip has the rolls without rerolls, and spare dice from the
seed's next game for rerolls.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ...any_game import AnyGame
from ...core.errors import InvalidSetup
from ...core.game import Game, draw_roll, start_game
from ...core.manifest import DiceStrip
from ...core.rng import DICE, Rng, draw_below, make_rng
from ...core.types import MoveStep, Roll

S = TypeVar("S")
DrawRoll = Callable[[object, int], Roll]
LARGEST_SEED = 2**62 - 1
MOST_TURNS = 200
TRIED, MOST_STEPS = 4, 3_000
"""Random games that show a course, and their steps, where a game does not declare its strip."""


@dataclass(frozen=True)
class Strip:
    """Rolls by turn, counted from `first`; the deal before them; dice for rerolls."""

    seed: int
    rolls: tuple[Roll, ...]
    first: int = 1
    deal: Roll | None = None
    spare: tuple[str, ...] = ()
    seats: int = 1
    is_whole: bool = False
    """Whether these are all rolls of a game."""
    follows_moves: bool = False
    """Whether what is rolled depends on what players do, so that screen and paper part."""
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
    if turns is not None:
        _check_turns(turns)
    if not 0 <= seed <= LARGEST_SEED:
        raise InvalidSetup(f"a seed is a number from 0 to {LARGEST_SEED}, not {seed}")
    state = start_game(game, _fit_seats(game, options, seats), options)
    rng = make_rng(seed, 0, DICE)
    deal = None
    if _has_deal(game, options, game.seats_of(state)):
        rng, deal = draw_roll(game, state, rng)
        state = game.apply(state, deal)
    state = _before_first_roll(game, state)
    facts, course, follows = game.manifest.strip, list[object](), False
    if facts == DiceStrip():
        course, follows = _try_course(game, state)
    most = len(course) if course and not follows else facts.turns
    wanted = max(1, most - first + 1) if turns is None else turns
    if course and not follows:
        wanted = max(1, min(wanted, most - first + 1))
    states = [*course[: first - 1 + wanted], *[state] * (first - 1 + wanted - len(course))]
    rolls = _draw_rolls(game, [state] * len(states) if follows else states, rng)
    is_whole = bool(course) and not follows and first - 1 + wanted == most
    sat = max(seats, game.seats[0])
    return Strip(seed, rolls[first - 1 :], first, deal, _spare(seed, facts.spare), sat, is_whole, follows)


def make_day_strip(
    game: AnyGame, options: Mapping[str, str], day: str, draw: DrawRoll, turns: int | None = None
) -> Strip:
    """Return the rolls of a day; `draw` has the roll with a number, counted from 1."""
    turns = game.manifest.strip.turns if turns is None else turns
    _check_turns(turns)
    state = start_game(game, _least_seats(game, options), options)
    number, deal = 1, None
    if _has_deal(game, options, game.seats_of(state)):
        deal = draw(state, number)
        state, number = game.apply(state, deal), 2
    state = _before_first_roll(game, state)
    rolls = tuple(draw(state, number + turn) for turn in range(turns))
    return Strip(0, rolls, 1, deal, (), game.seats[0], day=day)


def _check_turns(turns: int) -> None:
    if not 1 <= turns <= MOST_TURNS:
        raise InvalidSetup(f"a strip has 1 to {MOST_TURNS} turns, not {turns}")


def _try_course(game: Game[S], state: S) -> tuple[list[S], bool]:
    """Return the states before each roll of the longest of some random games, and whether the rolls that are
    due, or their number, differ from game to game: then they depend on moves."""
    courses = []
    for number in range(TRIED):
        course, at, rng = list[S](), state, make_rng(number, 0, DICE)
        for _ in range(MOST_STEPS):
            if game.outcome(at) is not None or len(course) >= MOST_TURNS:
                break
            waiting = game.waiting(at)
            if waiting:
                moves = game.moves(at, waiting[0])
                rng, chosen = draw_below(rng, len(moves))
                at = game.apply(at, MoveStep(waiting[0], moves[chosen]))
            else:
                course.append(at)
                rng, roll = draw_roll(game, at, rng)
                at = game.apply(at, roll)
        courses.append(course)
    longest = max(courses, key=len)
    due = [game.rolls(at) for at in longest]
    differ = any(game.rolls(at) != due[n] for course in courses for n, at in enumerate(course))
    has_turns = len({len(course) for course in courses}) == 1
    is_plain = all(rolls == due[0] for rolls in due)
    return (longest, False) if not differ and has_turns else ([], not is_plain or differ)


def _fit_seats(game: AnyGame, options: Mapping[str, str], seats: int) -> int:
    """A strip is played with the seats that are printed; a game that declares its strip says otherwise."""
    most = max(seats, game.seats[0])
    if game.manifest.strip == DiceStrip():
        return min(most, game.seats[-1])
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


def _draw_rolls(game: Game[S], states: Sequence[S], rng: Rng) -> tuple[Roll, ...]:
    """Draw the rolls that are due in these states."""
    rolls = []
    for state in states:
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
