"""How a table's game ended: as the game says or, where the host broke it off, without a winner."""

from __future__ import annotations

from dataclasses import replace

from ...any_game import AnyGame
from ...core.options import SUM, TOTAL, Options, values_before
from ...core.types import Ending, Outcome
from ..messages import MESSAGES, make_reason
from .table_state import Phase, TableState

STOPPED = "the host ended the game"


def outcome_of(table_state: TableState) -> Outcome | None:
    """Return how the game ended; None while it goes on."""
    if table_state.phase is not Phase.OVER:
        return None
    game, state = table_state.game, table_state.state
    if (outcome := game.outcome(state)) is not None:
        return outcome
    scores = tuple(game.score(state, seat) for seat in range(len(table_state.seats)))
    return Outcome(STOPPED, (), scores, (make_reason("ended-early"),))


def as_ranked(game: AnyGame, options: Options, outcome: Outcome) -> Outcome:
    """Return an outcome as lists and rankings keep it: with the totals of the number of its rules."""
    if values_before(game.options, options).get(TOTAL) != SUM:
        return outcome
    return replace(outcome, scores=tuple(replace(score, total=score.points) for score in outcome.scores))


def name_ending(game: AnyGame, ending: Ending) -> str:
    """ "nobody could draw" -> the game's message `ending-nobody-could-draw`: results have it in English"""
    name = f"ending-{ending.casefold().replace(' ', '-')}"
    return game.manifest.messages.say_or(name, MESSAGES.say_or(name, ending))
