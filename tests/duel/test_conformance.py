"""The laws of the house, on both boards and at both speeds."""

import pytest

from rollwright.conformance import check_game
from rollwright.core.options import fill_options
from rollwright.games.duel import DUEL


def test_the_other_board_and_seat_obey_the_laws_of_the_house() -> None:
    """The first ones do by tests/test_catalogue.py."""
    check_game(DUEL, {"board": "11", "first": "B"}, games=1, seed=5)


def check_traces(board: str, games: range) -> None:
    plain, fast = DUEL.engine(fast=False), DUEL.engine(fast=True)
    for game in games:
        options = fill_options(DUEL.options, {"board": board, "first": "AB"[game % 2]})
        assert plain.trace(options, 11, game) == fast.trace(options, 11, game), f"game {game}"


@pytest.mark.parametrize("board", ["9", "11"])
def test_plain_and_compiled_pass_through_the_same_positions(board: str) -> None:
    check_traces(board, range(150))


@pytest.mark.soak
@pytest.mark.parametrize("board", ["9", "11"])
def test_plain_and_compiled_pass_through_the_same_positions_in_thousands_of_games(board: str) -> None:
    check_traces(board, range(150, 3000))
