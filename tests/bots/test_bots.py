"""Bots: legal, as noisy and as strong as they say, and able to say why a move is good."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from rollwright import InvalidSetup, api
from rollwright.any_game import AnyGame
from rollwright.bots import (
    LEVELS,
    Budget,
    Level,
    NoisyBot,
    Planner,
    PolicyBot,
    SubsamplingBot,
    at_speed,
    best_bot,
    bots_of,
    find_bot,
    find_level,
    make_policy_bots,
    name_bot,
    name_level,
    planner_in,
    quick_bot,
    tell_level,
)
from rollwright.bots.prospects import find_prospect
from rollwright.bots.reasons import Prospect, compare_prospects, explain_prospect
from rollwright.core.game import draw_roll, start_game
from rollwright.core.options import fill_options
from rollwright.core.rng import make_rng
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import GAMES, find_game
from rollwright.language.current import PSEUDO, in_language
from tests.toy import TOY, Toy

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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_is_a_bot_of_every_game(game: AnyGame) -> None:
    """How far they are apart is in docs/results.md."""
    bots = [find_bot(game, level.name) for level in LEVELS]
    assert len({bot.name for bot in bots}) == len(LEVELS)
    assert [planner_in(bot) is not None for bot in bots] == [False, False, False, True, True]


def test_each_level_of_chiefdom_plays_better_than_the_one_before_it() -> None:
    means = [api.simulate("chiefdom-2", level.name, games=6, seed=5)["mean"] for level in LEVELS[:4]]
    assert all(later > earlier + 5 for earlier, later in pairwise(means)), means


def test_a_game_may_have_other_bots_play_a_level() -> None:
    """So that its levels lie evenly apart; all others are those of every game."""
    duel, fiefdoms = find_game("duel"), find_game("fiefdoms")
    assert find_bot(duel, "apprentice").name == find_bot(fiefdoms, "apprentice").name == "greedy@12"
    assert find_bot(fiefdoms, "hunter").name == "sage@10"
    assert find_bot(duel, "hunter").name == find_bot(GAMES[0], "hunter").name == "sage@20"
    assert find_bot(duel, "chief") == find_bot(fiefdoms, "chief") == find_bot(GAMES[0], "chief")


@pytest.mark.soak  # compiles both games
def test_the_quick_levels_of_duel_and_fiefdoms_beat_those_below_them() -> None:
    for better, worse in (("apprentice", "wanderer"), ("hunter", "apprentice")):
        assert api.simulate("duel", [better, worse], games=20, seed=5)["bots"][0]["wins"] > 12
    means = [api.simulate("fiefdoms", level.name, games=40, seed=5)["mean"] for level in LEVELS[:3]]
    assert all(later > earlier + 3 for earlier, later in pairwise(means)), means


def test_levels_have_plain_names_and_a_sentence_for_people() -> None:
    names = [level.name for level in LEVELS]
    assert len(set(names)) == len(names) == 5
    assert all(name.isalpha() and name.islower() for name in names)
    assert all(level.help.endswith(".") for level in LEVELS)
    assert find_level("elder") == LEVELS[-1]
    assert find_level("emperor") is None


def test_a_planners_budget_is_written_behind_its_name() -> None:
    game = GAMES[0]
    assert find_bot(game, "planner:500") == Planner(Budget(500))
    assert find_bot(game, "planner:0.5s") == Planner(Budget(seconds=0.5))
    assert find_bot(game, "planner") == find_bot(game, "planner:2000") == find_bot(game, "elder")
    for name in ("planner", "planner:500", "planner:0.5s"):
        assert find_bot(game, name).name == name
    assert isinstance(find_bot(game, "hunter"), SubsamplingBot)


@pytest.mark.parametrize("amount", ["", "0", "x", "-5", "1e3", "2.s5", "99999999999", "0s", "4000s", "1s2s"])
def test_a_budget_that_makes_no_sense_is_refused(amount: str) -> None:
    with pytest.raises(InvalidSetup, match="budget is playouts such as 500, or seconds such as 2s"):
        find_bot(GAMES[0], f"planner:{amount}")


# ---- Bots with noise: as another bot, but now and then one of the next best moves


def choices(name: str) -> list[object]:
    start = start_game(TOY, 1, {"circles": "on"})
    state = TOY.apply(start, TOY.rolls(start)[0].roll)
    bot = find_bot(TOY, name)
    return [bot.choose(TOY, state, 0, make_rng(1, number, 1)) for number in range(200)]


def test_a_noisy_bot_slips_as_often_as_it_says() -> None:
    usual = choices("greedy")[0]
    slips = sum(move != usual for move in choices("greedy~0.5"))
    assert 40 < slips < 110
    assert choices("greedy~0.5") == choices("greedy~0.5")
    assert len(set(choices("greedy~1"))) > 1


def test_its_name_finds_it_again() -> None:
    bot = find_bot(TOY, "planner:50~0.25")
    assert isinstance(bot, NoisyBot)
    assert bot.name == "planner:50~0.25"
    assert find_bot(TOY, bot.name) == bot


@pytest.mark.parametrize("name", ["greedy~", "greedy~0", "greedy~2", "greedy~-0.1", "greedy~x", "greedy~1.5"])
def test_noise_is_a_chance(name: str) -> None:
    with pytest.raises(InvalidSetup, match=r"^a bot's noise is a chance such as shrewd~0\.1, not"):
        find_bot(TOY, name)


def test_chiefdoms_planner_scores_40_more_than_greedy_does_on_average() -> None:
    greedy = 164.7  # 200 games in docs/results.md
    assert api.simulate("chiefdom-2", "planner:30", games=4, seed=11)["mean"] > greedy + 40


def test_a_simulation_of_planners_is_the_same_on_any_number_of_threads(toy: Toy) -> None:
    one, two = (api.simulate("toy", ["planner:20", "greedy"], 12, 3, jobs=jobs) for jobs in (1, 2))
    assert one == two


def test_shrewd_promises_beat_greed_in_every_edition_and_shape_set() -> None:
    for game in ("chiefdom-1", "chiefdom-2"):
        for shapes in ("pips", "linked"):
            found = api.simulate(game, ["shrewd", "greedy"], games=40, seed=2, options={"shapes": shapes})
            assert found["bots"][0]["mean"] > found["bots"][1]["mean"] + 25


@pytest.mark.soak
def test_duels_planner_beats_greedy_nearly_always() -> None:
    found = api.simulate("duel", ["planner:100", "greedy"], games=20, seed=7)
    assert found["bots"][0]["win_rate"] >= 0.75


@pytest.mark.soak
def test_fiefdoms_planner_scores_more_than_greedy() -> None:
    """In 30 games of seeds 7, 8 and 9 it scored 7.5, 15.6 and 6.7 more on average."""
    planner = api.simulate("fiefdoms", "planner:200", games=10, seed=7)
    greedy = api.simulate("fiefdoms", "greedy", games=10, seed=7)
    assert planner["mean"] > greedy["mean"] + 4


def test_who_sees_more_plays_better() -> None:
    means = [api.simulate("chiefdom-2", f"greedy@{sight}", games=12, seed=3)["mean"] for sight in (1, 4, 40)]
    assert means[0] + 20 < means[1] < means[2] - 10


def test_sight_is_a_number_of_moves() -> None:
    game = find_game("chiefdom-2")
    assert find_bot(game, "sage@8").name == "sage@8"
    for name in ("sage@", "sage@0", "sage@x"):
        with pytest.raises(InvalidSetup, match=r"^a bot sees a number of moves such as sage@8, not"):
            find_bot(game, name)
    with pytest.raises(InvalidSetup, match=r"^there is no bot 'random@3' for chiefdom-2"):
        find_bot(game, "random@3")


def test_any_game_has_bots_that_overlook_moves(toy: Toy) -> None:
    assert api.simulate("toy", "greedy@2", games=3, seed=1)["games"] == 3


# ---- Why a move is good: what it changes now, and what the next roll can change after it


CHIEFDOM = find_game("chiefdom-1")


def after_roll(game: AnyGame, seats: int, roll: str) -> object:
    state = start_game(game, seats)
    return game.apply(state, game.parse_roll(state, roll))


def test_a_prospect_tells_the_terms_that_change_now_and_on_the_next_roll() -> None:
    state = after_roll(CHIEFDOM, 1, "1 3 4")
    found = find_prospect(CHIEFDOM, state, 0, CHIEFDOM.parse_move("4 water c3,d3,c4,d4"))
    assert found.now == {"lake": 8, "empty": 4}
    assert found.next is not None
    assert found.next["empty"] > 1
    assert explain_prospect(CHIEFDOM, found).startswith(
        "lake +8, empty squares +4; the next roll brings about "
    )


def test_partners_who_decide_at_the_same_time_do_not_hide_the_next_roll() -> None:
    state = after_roll(CHIEFDOM, 2, "1 3 4")
    found = find_prospect(CHIEFDOM, state, 1, CHIEFDOM.parse_move("4 water c3,d3,c4,d4"))
    assert found.now == {"lake": 8, "empty": 4}
    assert found.next is not None


def test_a_seat_that_is_not_asked_next_has_no_next_roll() -> None:
    duel = find_game("duel")
    state = after_roll(duel, 2, "1 1 2 4 6")
    found = find_prospect(duel, state, 0, duel.parse_move("take 4"))
    assert found == Prospect({}, None)
    assert explain_prospect(duel, found) == "nothing now"


def test_two_moves_are_compared_in_words() -> None:
    played = Prospect({"forest": 6, "empty": 1}, {"forest": 4.0})
    best = Prospect({"men": 1, "jobless": -2, "homeless": -2}, {"forest": 4.0, "houses": 6.3, "logs": 0.1})
    assert compare_prospects(CHIEFDOM, played, best) == (
        "Now it costs 3 points (jobless −2, homeless −2, men +1); the move played brought 7 points "
        "(forest +6, empty squares +1). After it the next roll brings 6.4 more on average, "
        "most of all by houses."
    )
    same = Prospect({"forest": 6})
    assert compare_prospects(CHIEFDOM, same, same).endswith("What makes it better comes later in the game.")
    poorer = Prospect({"forest": 9}, {"forest": 1.0})
    assert compare_prospects(CHIEFDOM, played, poorer).endswith(
        "The next roll then brings 3 less on average."
    )


# ---- Levels of bots, and why a move is good, in the reader's language


FIEFDOMS = find_game("fiefdoms")
ASCII_WORD = re.compile(r"[A-Za-z]{2,}")
NOTHING = Prospect({})
COSTS = Prospect({"cottages": 1, "quarries": -2}, {"farms": 1.0})
BRINGS = Prospect({"farms": 6, "windmills": 1}, {"farms": 4.0, "markets": 6.3})


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_has_a_name_and_a_sentence_in_every_language(level: Level) -> None:
    assert name_level(level.name) == level.name
    with in_language(PSEUDO):
        for text in (name_level(level.name), tell_level(level.name), level.help):
            assert text
            assert not ASCII_WORD.search(text)


def test_a_bot_at_a_table_is_called_by_its_level_and_a_guest_by_its_own_name() -> None:
    with in_language(PSEUDO):
        assert name_bot("elder", "elder") == "èĺďèŕ"
        assert name_bot("elder 2", "elder") == "èĺďèŕ 2"
        assert name_bot("planner:500", "planner:500") == "planner:500"
        assert name_bot("Ada", "elder") == "Ada"
        assert name_bot("Ada", "") == "Ada"
        assert tell_level("planner:500") == ""


@pytest.mark.parametrize("best", [NOTHING, COSTS, BRINGS])
@pytest.mark.parametrize("played", [NOTHING, COSTS, BRINGS])
def test_reasons_leave_no_english_word(played: Prospect, best: Prospect) -> None:
    with in_language(PSEUDO):
        for text in (explain_prospect(FIEFDOMS, best), compare_prospects(FIEFDOMS, played, best)):
            assert not ASCII_WORD.search(text), text


def test_reasons_are_whole_sentences() -> None:
    assert compare_prospects(FIEFDOMS, NOTHING, Prospect({"farms": 1})) == (
        "Now it brings 1 point (farms +1); the move played brought nothing."
    )
    assert explain_prospect(FIEFDOMS, NOTHING) == "nothing now"
    assert explain_prospect(FIEFDOMS, BRINGS) == (
        "farms +6, windmills +1; the next roll brings about 10.3, most of it by markets and farms"
    )
