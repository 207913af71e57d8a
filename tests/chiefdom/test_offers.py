"""What a table shows of moves before they are made: their marks, and the score after each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rollwright.core.options import fill_options
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep
from rollwright.games.chiefdom import CHIEFDOM_2, Chiefdom
from rollwright.games.chiefdom.board import SQUARES
from rollwright.games.chiefdom.state import State
from rollwright.games.chiefdom.text.sheet_text import format_rows

from .sheets import BOTH


def _states(game: Chiefdom, chosen: dict[str, str], seats: int, seed: int) -> Iterator[State]:
    options = fill_options(game.options, chosen)
    played = [state for state, _ in play_randomly(game, options, seats, seed) if 0 in game.waiting(state)]
    yield from played[2::11]


def _marks(state: State) -> dict[str, str]:
    return dict(zip(SQUARES, " ".join(format_rows(state.sheet(0))).split()))


@pytest.mark.parametrize("game", BOTH)
def test_a_preview_shows_every_square_the_move_changes_and_no_other(game: Chiefdom) -> None:
    for state in _states(game, {}, 1, seed=8):
        before = _marks(state)
        for move in game.moves(state, 0)[::3]:
            after = _marks(game.apply(state, MoveStep(0, move)))
            changed = {place: mark for place, mark in after.items() if mark != before[place]}
            assert {ghost.place: ghost.mark for ghost in game.ghosts(state, 0, move)} == changed


def _check_outlook(game: Chiefdom, state: State, is_fast: bool) -> None:
    engine = game.engine(is_fast)
    after = [game.apply(state, MoveStep(0, move)) for move in engine.moves(state, 0)]
    wanted = [list(game.score(then, 0).breakdown.values()) for then in after]
    assert engine.outlook(state, 0) == wanted


@pytest.mark.parametrize("cards", ["off", "3,7,12", "2,14,18"])
def test_the_outlook_tells_the_terms_after_every_move(cards: str) -> None:
    for state in _states(CHIEFDOM_2, {"cards": cards, "bonus": "on"}, 2, seed=5):
        _check_outlook(CHIEFDOM_2, state, is_fast=False)


def test_the_compiled_outlook_is_the_plain_one() -> None:
    for state in _states(CHIEFDOM_2, {"cards": "1,4,9", "bonus": "on"}, 1, seed=6):
        _check_outlook(CHIEFDOM_2, state, is_fast=True)


def test_who_has_drawn_has_no_outlook() -> None:
    state = next(_states(CHIEFDOM_2, {}, 2, seed=5))
    drawn = CHIEFDOM_2.apply(state, MoveStep(0, CHIEFDOM_2.moves(state, 0)[0]))
    assert CHIEFDOM_2.engine(fast=False).outlook(drawn, 0) == []
