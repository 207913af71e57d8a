from __future__ import annotations

import pytest

from rollwright import InvalidSetup
from rollwright.bots import PolicyBot, best_bot, bots_of, find_bot, make_policy_bots, quick_bot
from rollwright.core.conformance import play_randomly
from rollwright.core.game import AnyGame
from rollwright.core.rng import make_rng
from rollwright.games.catalogue import GAMES
from tests.toy import TOY

every_game = pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)


@every_game
def test_bots_choose_legal_moves_and_the_same_ones_again(game: AnyGame) -> None:
    for state, _ in list(play_randomly(game, {}, game.seats[0], seed=8))[::5]:
        for seat in game.waiting(state):
            for bot in make_policy_bots(game):
                move = bot.choose(game, state, seat, make_rng(1, 2, seat + 1))
                assert move in game.moves(state, seat)
                assert move == bot.choose(game, state, seat, make_rng(1, 2, seat + 1))


def test_a_planner_chooses_legal_moves_and_the_same_ones_again() -> None:
    planner = find_bot(TOY, "planner:20")
    for state, _ in play_randomly(TOY, {"circles": "on"}, 2, seed=8):
        for seat in TOY.waiting(state):
            move = planner.choose(TOY, state, seat, make_rng(1, 2, seat + 1))
            assert move in TOY.moves(state, seat)
            assert move == planner.choose(TOY, state, seat, make_rng(1, 2, seat + 1))


def test_bots_are_found_by_name_and_the_last_is_the_best() -> None:
    assert [bot.name for bot in bots_of(TOY)] == ["random", "greedy", "planner"]
    assert find_bot(TOY, "random") == PolicyBot("random")
    assert best_bot(TOY).name == "planner"
    assert quick_bot(TOY).name == "greedy"


def test_an_unknown_bot_is_refused() -> None:
    known = "random, greedy, planner, wanderer, apprentice, hunter, chief, elder"
    with pytest.raises(InvalidSetup, match=rf"there is no bot 'x' for toy \(bots: {known}\)"):
        find_bot(TOY, "x")


def test_a_compiled_bot_plays_as_the_plain_one() -> None:
    state = TOY.start(1, {"turns": "4", "circles": "on"})
    state = TOY.apply(state, TOY.parse_roll(state, "2 5"))
    rng = make_rng(3, 3, 1)
    plain, fast = PolicyBot("random"), PolicyBot("random", fast=True)
    assert plain.choose(TOY, state, 0, rng) == fast.choose(TOY, state, 0, rng)
