"""Making puzzles: positions of bot games in which one move is worth clearly more than the next.

A position is taken if exactly one move adds most to the total at once, by at least `LEAST_GAP` points, and
the strongest bot thinks it best too, by at least `LEAST_LEAD` points at the end of the game. How hard it is
follows from the number of moves, from how many come near the best, and from the gap to the next: all
positions found are sorted by that, and each third of them is a level.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rollwright.bots import Budget
from rollwright.bots.hints import best_moves
from rollwright.bots.registry import quick_bot
from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.core.errors import InvalidSetup, RollwrightError
from rollwright.core.game import AnyGame
from rollwright.core.options import fill_options
from rollwright.core.puzzle import LEVELS, Puzzle, find_worths
from rollwright.core.record import Player, Record, Start, format_step, replay
from rollwright.core.types import Move, MoveStep, Roll

from .bot_games import play_steps

LEAST_WORTH, LEAST_GAP, LEAST_LEAD, LEAST_MOVES = 5, 2, 1.0, 12
NEAR = 4
"""A wrong move that brings at most so many points less tempts."""
PLAYOUTS = 500
"""What the strongest bot spends on a position."""
A_GAME = 3
"""The most positions of one game: puzzles are to differ."""


class Found(NamedTuple):
    """A position that makes a puzzle."""

    record: Record
    lead: float
    hardness: float


def make_puzzles(
    game: AnyGame, days: int, seed: int, progress: Callable[[int], None] | None = None
) -> tuple[Puzzle, ...]:
    """Return as many puzzles of each level as there are days; the same for a seed on any machine."""
    if is_decided_by_weakest(game):
        raise InvalidSetup(f"puzzles ask for points, and in {game.id} the weakest row decides")
    found: list[Found] = []
    for number in range(1000 * days):
        found += _search_game(game, seed, number)
        if progress is not None:
            progress(min(len(found), days * len(LEVELS)))
        if len(found) >= days * len(LEVELS):
            break
    ranked = sorted(found[: days * len(LEVELS)], key=lambda each: each.hardness)
    return tuple(
        Puzzle(each.record, level, each.lead)
        for level in LEVELS
        for each in ranked[(level - 1) * days : level * days]
    )


def _search_game(game: AnyGame, seed: int, number: int) -> list[Found]:
    """Return the positions of one game of the quickest strong bot that make a puzzle."""
    bot, options = quick_bot(game), fill_options(game.options, {})
    start, steps = game.start(1, options), play_steps(game, options, [bot], seed, number)[1]
    found: list[Found] = []
    state = before = start
    for last, step in zip([None, *steps], steps):
        if isinstance(step, Roll):
            before = state
        elif isinstance(last, Roll) and len(found) < A_GAME:
            found += _judge(game, before, last, state, step.move)
        state = game.apply(state, step)
    return found


def _judge(game: AnyGame, before: object, roll: Roll, state: object, played: Move) -> Iterator[Found]:
    """Yield the position after a roll if it makes a puzzle; what the bot played is a first opinion."""
    worths = find_worths(game, state, fast=True)
    ranked = sorted(worths, key=lambda move: -worths[move])
    if len(ranked) < LEAST_MOVES or worths[ranked[0]] < LEAST_WORTH:
        return
    best, gap = ranked[0], worths[ranked[0]] - worths[ranked[1]]
    if gap < LEAST_GAP or best != played:
        return
    hints = best_moves(game, state, 0, Budget(PLAYOUTS), count=2)
    if len(hints) < 2 or hints[0].move != best or hints[0].value - hints[1].value < LEAST_LEAD:
        return
    near = sum(worths[best] - worths[move] <= NEAR for move in ranked[1:])
    record = _write(game, before, roll, MoveStep(0, best))
    try:
        replay(game, record)
    except RollwrightError:
        return  # a sheet that does not tell all that was known
    yield Found(record, hints[0].value - hints[1].value, len(ranked) ** 0.5 * (1 + near) / gap)


def _write(game: AnyGame, before: object, roll: Roll, answer: MoveStep) -> Record:
    turn = game.turn_of(before)
    start = Start(turn, turn - 1, (game.format_sheet(before, 0),))
    steps = (format_step(game, roll), format_step(game, answer))
    return Record(game.id, (Player("You"),), {}, "unknown", steps, start=start)
