"""What holds for every game of the catalogue, whichever they are."""

from __future__ import annotations

import itertools

import pytest

from rollwright import InvalidSetup, api
from rollwright.any_game import AnyGame
from rollwright.conformance import check_game
from rollwright.games.catalogue import GAMES, find_game

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def test_the_coach_says_of_every_game_how_far_to_trust_it() -> None:
    for game in GAMES:
        assert any(letter.isdigit() for letter in game.manifest.judgement), "measured: with figures"


def choices_of(game: AnyGame) -> list[dict[str, str]]:
    """Return every combination of the listed values of the game's options."""
    names = [option.name for option in game.options]
    values = [option.values or (option.default,) for option in game.options]
    return [dict(zip(names, chosen)) for chosen in itertools.product(*values)]


def test_games_are_found_by_their_ids() -> None:
    assert len({game.id for game in GAMES}) == len(GAMES)
    assert all(find_game(game.id) is game for game in GAMES)
    with pytest.raises(InvalidSetup, match=r"there is no game 'chess' \(games: chiefdom-1, "):
        find_game("chess")


@every_game
def test_every_game_keeps_every_law(game: AnyGame) -> None:
    check_game(game, games=1)


@every_game
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_every_game_can_be_simulated(game: AnyGame, policy: str) -> None:
    found = api.simulate(game.id, policy, games=1)
    assert found["games"] == 1
    assert list(found["bots"][0]["breakdown"]) == list(game.terms)


@pytest.mark.soak
@every_game
def test_every_game_keeps_every_law_with_every_option(game: AnyGame) -> None:
    for seats in sorted({game.seats[0], min(3, game.seats[-1])}):
        for options in choices_of(game):
            check_game(game, options, seats, games=5)


@pytest.mark.soak
@every_game
def test_every_game_plays_the_same_on_one_thread_and_on_four(game: AnyGame) -> None:
    assert api.simulate(game.id, "random", 20_000, jobs=1) == api.simulate(game.id, "random", 20_000, jobs=4)
