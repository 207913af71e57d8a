from __future__ import annotations

from typing import Any

import pytest

from rollwright import InvalidSetup
from rollwright.any_game import AnyGame
from rollwright.bots import PolicyBot, at_speed, best_bot, bots_of, find_bot, make_policy_bots, quick_bot
from rollwright.core.game import draw_roll
from rollwright.core.options import fill_options
from rollwright.core.rng import make_rng
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import GAMES, find_game
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


def draw_as_persons(game: AnyGame, level: str, fast: bool) -> list[str]:
    """Let four bots of a level play six turns, and return their sheets."""
    bot = at_speed(find_bot(game, level), fast, threads=1)
    state = game.start(4, fill_options(game.options, {}))
    dice = make_rng(5, 0, 0)
    while game.turn_of(state) < 7:
        if game.rolls(state):
            dice, roll = draw_roll(game, state, dice)
            state = game.apply(state, roll)
        for seat in game.waiting(state):
            move = bot.choose(game, game.view(state, seat), seat, make_rng(5, 1, seat + 1))
            state = game.apply(state, MoveStep(seat, move))
    return [game.format_sheet(state, seat) for seat in range(4)]


@pytest.mark.parametrize(
    ("name", "level"), [("chiefdom-2", "apprentice"), ("chiefdom-2", "hunter"), ("chiefdom-1", "apprentice")]
)
def test_four_bots_of_a_level_draw_four_sheets_the_same_at_both_speeds(name: str, level: str) -> None:
    game = find_game(name)
    sheets = draw_as_persons(game, level, fast=False)
    assert len(set(sheets)) == 4
    assert sheets == draw_as_persons(game, level, fast=True)


def test_equal_moves_are_as_good_as_the_one_a_policy_chooses() -> None:
    game = find_game("chiefdom-2")
    state = game.start(2, fill_options(game.options, {}))
    state = game.apply(state, game.parse_roll(state, "1 3 6"))
    engine: Any = game.engine(fast=False)
    equals = engine.equals(state, 1, "greedy", make_rng(1, 1, 1))
    totals = {move: sum(terms) for move, terms in zip(engine.moves(state, 1), engine.outlook(state, 1))}
    assert equals[0] == engine.choose(state, 1, "greedy", make_rng(1, 1, 1))
    assert set(equals) == {move for move, total in totals.items() if total == max(totals.values())}
