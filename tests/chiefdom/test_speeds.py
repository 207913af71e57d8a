"""One source, two speeds: plain and compiled pass through the very same games."""

from __future__ import annotations

import pytest

from rollwright.conformance import check_game
from rollwright.core.options import fill_options
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2, Chiefdom

from .sheets import BOTH, SETUPS

GAMES = 300
"""Fifty of every setup: some 7,500 positions of all stages."""
ALL_CARDS = "1,2,3,4,5,6,7,8,9,10,11,12"


@pytest.mark.parametrize("games", [GAMES, pytest.param(10 * GAMES, marks=pytest.mark.soak)])
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_hundreds_of_games_are_the_same_plain_and_compiled(number: int, games: int) -> None:
    """One game in ten scores all own-sheet cards too, which takes the plain kernel half as long again."""
    game, chosen = SETUPS[number]
    plain, fast = game.engine(fast=False), game.engine(fast=True)
    for seed in range(number, games, len(SETUPS)):
        cards = ALL_CARDS if seed % 10 == 0 else "off"
        options = fill_options(game.options, chosen | {"cards": cards})
        assert plain.trace(options, seed, 7) == fast.trace(options, seed, 7), (
            f"{game.id} {chosen} seed {seed}"
        )


@pytest.mark.parametrize("game", BOTH)
def test_whole_games_of_several_seats_are_the_same_plain_and_compiled(game: Chiefdom) -> None:
    options = fill_options(game.options, {"cards": "random"})
    played = [
        game.engine(fast).play(options, ("greedy", "random"), seed=9, first=4, games=1)
        for fast in (False, True)
    ]
    assert played[0] == played[1]


@pytest.mark.parametrize(("game", "options"), [setup for setup in SETUPS if setup[1]])
def test_every_setup_keeps_the_laws_of_all_games(game: Chiefdom, options: dict[str, str]) -> None:
    """Those without options do by tests/test_catalogue.py."""
    check_game(game, options, seats=1, games=1)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(CHIEFDOM_2, 2, {"cards": "random", "bonus": "on"}), (CHIEFDOM_1, 3, {"cards": "3,14,18"})],
)
def test_tables_with_cards_keep_the_laws_of_all_games(
    game: Chiefdom, seats: int, options: dict[str, str]
) -> None:
    check_game(game, options, seats=seats, games=1, compiled=False)


@pytest.mark.soak
def test_random_play_makes_as_many_moves_plain_and_compiled() -> None:
    options = fill_options(CHIEFDOM_2.options, {})
    moves = [CHIEFDOM_2.engine(fast).run_playouts(options, seed=3, games=5) for fast in (False, True)]
    assert moves[0] == moves[1] > 0
