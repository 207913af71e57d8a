"""Making puzzles: positions of bot games in which one move is worth clearly more than the next.

A position is taken if exactly one move adds most to the total at once, and the strongest bot thinks it best
too, each by a margin (`Margins`). How hard it is follows from the number of moves, from how many come near
the best, and from the gap to the next: all positions found are sorted by that, and each third of them is a
level.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rollwright.any_game import AnyGame
from rollwright.bots import Budget
from rollwright.bots.hints import best_moves
from rollwright.bots.registry import quick_bot
from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.core.errors import RollwrightError
from rollwright.core.game import start_game
from rollwright.core.options import new_options
from rollwright.core.record import Player, Record, Start, format_step, replay
from rollwright.core.teaching.puzzle import LEVELS, Puzzle, find_position, find_worths
from rollwright.core.types import Move, MoveStep, Roll, Step

from .bot_games import play_steps

LEAST_MOVES = 12
NEAR = 4
"""A wrong move that brings at most this many points less tempts."""
PLAYOUTS = 500
"""What the strongest bot spends on a position."""
A_GAME = 3
"""The most positions of one game: puzzles are to differ."""
RIVAL = "hunter"


class Margins(NamedTuple):
    """What the best move must bring at once, its gap to the next, and its lead at the end of the game."""

    worth: int
    gap: int
    lead: float


POINTS = Margins(5, 2, 1.0)
MARKS = Margins(3, 1, 2.0)
"""Where the weakest row decides: marks on the rows, and percent of the chance to win."""


class LeadIn(NamedTuple):
    """What comes before a question: the sheet and, where it does not tell the dice, their roll."""

    before: object
    rolls: tuple[Roll, ...] = ()


class Found(NamedTuple):
    """A position that makes a puzzle."""

    record: Record
    lead: float
    hardness: float


def rank_puzzles(found: Iterable[Found]) -> tuple[Puzzle, ...]:
    """Return puzzles of three levels, the easiest third first; as many of each."""
    ranked = sorted(found, key=lambda each: each.hardness)
    days = len(ranked) // len(LEVELS)
    return tuple(
        Puzzle(each.record, level, each.lead)
        for level in LEVELS
        for each in ranked[(level - 1) * days : level * days]
    )


def rate_puzzle(game: AnyGame, puzzle: Puzzle) -> Found:
    """Return a puzzle that was found before as a position; `rank_puzzles` undoes it."""
    position = find_position(game, puzzle)
    return Found(puzzle.record, puzzle.lead, _rate(position.worths, position.answer))


def search_game(game: AnyGame, seed: int, number: int) -> list[Found]:
    """Return the positions that make a puzzle in one game of the quickest strong bot.

    They are the same for a seed and a number on any machine.
    """
    bots, options = [quick_bot(game)] * game.seats[0], new_options(game.options)
    state, steps = start_game(game, len(bots), options), play_steps(game, options, bots, seed, number)[1]
    found: list[Found] = []
    lead_in = LeadIn(state)
    for step in steps:
        if isinstance(step, Roll):
            lead_in = LeadIn(state, (step,))
        else:
            if step.seat == 0 and len(found) < A_GAME:
                found += _judge(game, lead_in, state, step.move)
            lead_in = LeadIn(game.apply(state, step))
        state = game.apply(state, step)
    return found


def _judge(game: AnyGame, lead_in: LeadIn, state: object, played: Move) -> Iterator[Found]:
    """Yield a position if it makes a puzzle; what the bot played is a first opinion."""
    margins = MARKS if is_decided_by_weakest(game) else POINTS
    worths = find_worths(game, state, fast=True)
    ranked = sorted(worths, key=lambda move: -worths[move])
    if len(ranked) < LEAST_MOVES or worths[ranked[0]] < margins.worth or ranked[0] != played:
        return
    if worths[ranked[0]] - worths[ranked[1]] < margins.gap:
        return
    lead = _find_lead(game, state, played)
    record = _write(game, lead_in, MoveStep(0, played))
    if lead >= margins.lead and _can_replay(game, record):
        yield Found(record, lead, _rate(worths, played))


def _find_lead(game: AnyGame, state: object, move: Move) -> float:
    """Return by how much a move is the best for the strongest bot: points, or percent; 0 if it is not."""
    hints = best_moves(game, state, 0, Budget(PLAYOUTS), count=2)
    if len(hints) < 2 or hints[0].move != move:
        return 0
    return (hints[0].value - hints[1].value) * (100 if hints[0].wins else 1)


def _rate(worths: Mapping[Move, int], best: Move) -> float:
    """Return how hard it is to find the best move."""
    others = [worth for move, worth in worths.items() if move != best]
    near = sum(worths[best] - worth <= NEAR for worth in others)
    return float(len(worths) ** 0.5 * (1 + near) / (worths[best] - max(others)))


def _can_replay(game: AnyGame, record: Record) -> bool:
    """Say whether a sheet tells all that was known."""
    try:
        replay(game, record)
    except RollwrightError:
        return False
    return True


def _write(game: AnyGame, lead_in: LeadIn, answer: MoveStep) -> Record:
    before, rolls = lead_in.before, lead_in.rolls
    turn = game.turn_of(before)
    start = Start(turn, turn - len(rolls), (game.format_sheet(before, 0),))
    lines: list[Step] = [*rolls, answer]
    steps = tuple(format_step(game, step) for step in lines)
    players = (Player("You"), *[Player(RIVAL, True)] * (game.seats[0] - 1))
    return Record(game.id, players, {}, "unknown", steps, start=start)
