"""Environments that begin with a sheet of the user's, and tables on one board that are lanes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright.core.errors import InvalidMove, InvalidSetup, InvalidSheet
from rollwright.core.options import fill_options
from rollwright.core.rules_engine import play_randomly
from rollwright.envs import HouseRulesEnv, SoloEnv, aec_env, parallel_env, vector_env, vector_tables
from rollwright.envs.lane_base import LaneOptions
from rollwright.envs.multi_seat import Playing
from rollwright.envs.rules_lanes import RulesLaneSet
from rollwright.envs.table_playing import TablePlaying, make_playing
from rollwright.games.catalogue import find_game


def played_sheet(game: str, turn: int, **options: str) -> str:
    """Return the sheet of a random game at the first roll of a turn."""
    found = find_game(game)
    filled = fill_options(found.options, options)
    for state, _ in play_randomly(found, filled, found.seats[0], 4):
        if found.turn_of(state) == turn and not found.waiting(state):
            return found.format_sheet(state, 0)
    raise AssertionError("the game is over before")


@pytest.mark.parametrize("game", ["chiefdom-2", "fiefdoms"])
def test_a_solo_game_begins_with_a_given_sheet_and_the_next_one_blank(game: str) -> None:
    env, sheet = SoloEnv(game, fast=False), played_sheet(game, 6)
    planes, told = env.reset(seed=3, options={"sheet": sheet})
    state, _, path = env._lane.show(0)
    assert env.game.format_sheet(state, 0) == sheet
    assert path == []
    assert told["score"] == env.game.score(state, 0).total
    again, _ = env.reset(seed=3, options={"sheet": sheet})
    assert (again == planes).all(), "the same seed is the same dice"
    _, blank = env.reset(seed=3)
    assert blank["score"] != told["score"]


def test_lanes_begin_with_one_sheet_or_each_with_its_own() -> None:
    early, late = played_sheet("chiefdom-2", 3), played_sheet("chiefdom-2", 9)
    env = vector_env("chiefdom-2", lanes=3, fast=False)
    _, told = env.reset(seed=1, options={"sheet": [late, None, early]})
    sheets = [env.game.format_sheet(env._set.show(lane)[0], 0) for lane in range(3)]
    assert sheets[0] == late
    assert sheets[2] == early
    assert len({late, early, sheets[1]}) == 3
    only_first = np.array([True, False, False])
    _, then = env.reset(seed=[1, None, None], options={"sheet": early, "reset_mask": only_first})
    assert then["score"].tolist() == [told["score"][2], *told["score"][1:]]


def test_lanes_by_the_rules_begin_with_the_same_sheet() -> None:
    game, both = find_game("chiefdom-2"), np.ones(2, bool)
    lanes = RulesLaneSet(game, 2, None, LaneOptions())
    sheet = played_sheet("chiefdom-2", 6)
    lanes.begin(both, np.array([1, 2]), lanes.read_start(sheet))
    env = vector_env("chiefdom-2", lanes=2, fast=False)
    planes, told = env.reset(seed=1, options={"sheet": sheet})
    assert (lanes.planes.reshape(planes.shape) == planes).all()
    assert (lanes.masks == told["action_mask"]).all()


def test_a_duel_begins_with_a_given_board() -> None:
    board = played_sheet("duel", 4)
    env: Any = aec_env("duel", fast=False)
    env.reset(seed=2, options={"sheets": [board]})
    assert env.unwrapped.playing.game.turn_of(env.unwrapped.playing.state) == 4


def test_a_sheet_that_cannot_begin_this_environment_is_refused_in_a_sentence() -> None:
    env = SoloEnv("chiefdom-2", fast=False)
    with pytest.raises(InvalidSheet):
        env.reset(options={"sheet": "no sheet at all"})
    with pytest.raises(InvalidSetup, match="bonus=on"):
        env.reset(options={"sheet": played_sheet("chiefdom-2", 3, bonus="on")})
    lanes = vector_env("chiefdom-2", lanes=2, fast=False)
    with pytest.raises(InvalidSetup, match="one for each of 2 lanes"):
        lanes.reset(options={"sheet": [played_sheet("chiefdom-2", 3)]})


ROLLS = {"chiefdom-2": "2 3 6", "fiefdoms": "E1 E2 W3 W*"}


@pytest.mark.parametrize("game", ROLLS)
def test_a_solo_game_begins_at_the_decision_of_a_sheet_and_a_roll(game: str) -> None:
    env, sheet, found = SoloEnv(game, fast=False), played_sheet(game, 7), find_game(game)
    planes, told = env.reset(seed=3, options={"sheet": sheet, "roll": ROLLS[game]})
    state, (seat, *_) = found.parse_position(sheet, ROLLS[game])
    first = {path[0] for path in found.engine(False).paths(state, seat)}
    assert set(np.flatnonzero(told["action_mask"])) == first
    other, _ = env.reset(seed=4, options={"sheet": sheet, "roll": ROLLS[game]})
    assert (other == planes).all(), "only what comes later is drawn from the seed"


def test_a_roll_alone_falls_on_a_blank_sheet_and_the_next_is_drawn() -> None:
    lanes = vector_env("chiefdom-2", lanes=3, fast=False)
    lanes.reset(seed=1, options={"roll": ["2 3 6", "1 1 1", None]})
    assert [lanes._set.show(lane)[1] for lane in range(2)] == ["2 3 6", "1 1 1"]
    drawn = lanes._set.show(2)[1]
    lanes.reset(seed=1)
    assert lanes._set.show(2)[1] == drawn


def test_a_turn_that_the_sheet_does_not_tell_can_be_given() -> None:
    lanes, sheet = vector_env("chiefdom-2", lanes=2, fast=False), played_sheet("chiefdom-2", 6)
    lanes.reset(seed=1, options={"sheet": sheet, "turn": [6, None]})
    assert [lanes.game.turn_of(lanes._set.show(lane)[0]) for lane in range(2)] == [6, 1]
    with pytest.raises(InvalidSetup, match="turn 6, not in turn 2"):
        env = SoloEnv("fiefdoms", fast=False)
        env.reset(options={"sheet": played_sheet("fiefdoms", 6), "turn": 2})
    with pytest.raises(InvalidSetup, match="together with a sheet"):
        lanes.reset(options={"turn": 2})


def test_tables_begin_with_a_roll() -> None:
    table: Any = parallel_env("chiefdom-2", seats=2, fast=False)
    sheets = [played_sheet("chiefdom-2", 6)] * 2
    table.reset(seed=2, options={"sheets": sheets, "roll": "2 3 6"})
    assert (table.playing.roll, table.playing.waiting) == ("2 3 6", (0, 1))
    duel: Any = aec_env("duel", fast=False)
    duel.reset(seed=2, options={"roll": "1 1 2 3 4"})
    assert duel.unwrapped.playing.roll == "1 1 2 3 4"


def test_a_table_that_begins_at_its_end_is_over() -> None:
    table: Any = parallel_env("chiefdom-2", seats=2, fast=False)
    full = "chiefdom-2\n" + 12 * "~ ~ ~ ~ ~ ~\n"
    for options in ({"sheets": [full, full]}, {"sheets": [full, full], "roll": "2 3 6"}):
        table.reset(seed=2, options=options)
        assert table.playing.is_over


def test_a_roll_that_cannot_fall_is_refused_in_a_sentence() -> None:
    env = SoloEnv("chiefdom-2", fast=False)
    with pytest.raises(InvalidMove, match="three dice"):
        env.reset(options={"roll": "2 3"})
    with pytest.raises(InvalidMove, match="a die is written like"):
        SoloEnv("fiefdoms", fast=False).reset(options={"roll": "1 2"})
    with pytest.raises(InvalidSetup, match="one roll, or one for each of 2 lanes"):
        vector_env("chiefdom-2", lanes=2, fast=False).reset(options={"roll": ["2 3 6"]})


def test_an_option_that_only_other_environments_have_is_refused_by_name() -> None:
    with pytest.raises(InvalidSetup, match="no option 'sheets': it takes sheet, roll, turn"):
        SoloEnv("chiefdom-2", fast=False).reset(options={"sheets": []})
    table: Any = parallel_env("chiefdom-2", fast=False)
    with pytest.raises(InvalidSetup, match="no option 'sheet': it takes sheets, roll, turn"):
        table.reset(options={"sheet": ""})
    house_rules = HouseRulesEnv("chiefdom-2", [{"feeds": "3"}], lanes=1, fast=False)
    with pytest.raises(InvalidSetup, match="no option 'sheet': it takes roll"):
        house_rules.reset(options={"sheet": ""})
    house_rules.reset(options={"roll": "2 3 6"})
    assert house_rules.parts[0]._set.show(0)[1] == "2 3 6"
    with pytest.raises(InvalidSetup, match="no option 'roll': it takes no options"):
        vector_tables("duel", 2, fast=False).reset(options={"roll": "1 1 2 3 4"})


TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("duel", 2, {"board": "11"}),
    ("chiefdom-2", 3, {"cards": "3,14"}),
    ("fiefdoms", 2, {}),
)


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=lambda value: str(value))
def test_a_table_is_played_by_the_kernel_as_by_the_rules(
    name: str, seats: int, options: dict[str, str], fast: bool
) -> None:
    game, rng = find_game(name), np.random.default_rng(5)
    quick, plain = make_playing(game, seats, options, fast), Playing(game, seats, options)
    assert isinstance(quick, TablePlaying)
    for number in range(2):
        quick.begin(8, number)
        plain.begin(8, number)
        for _ in range(40 if not fast else 400):
            assert quick.waiting == plain.waiting
            assert quick.state == plain.state
            assert quick.outcome == plain.outcome
            if not plain.waiting:
                break
            for seat in range(seats):
                assert quick.legal(seat) == plain.legal(seat)
                assert (quick.mask(seat) == plain.mask(seat)).all()
                assert (quick.observe(seat) == plain.observe(seat)).all()
                assert quick.begun(seat) == plain.begun(seat)
            seat = int(rng.choice(plain.waiting))
            if rng.random() < 0.2:
                assert quick.draw_legal(seat) == plain.draw_legal(seat)
            choices = [int(rng.choice(plain.legal(other))) for other in range(seats)]
            if rng.random() < 0.5:
                quick.choose_all(choices)
                plain.choose_all(choices)
            else:
                quick.choose(seat, choices[seat])
                plain.choose(seat, choices[seat])
        assert quick.payoffs() == plain.payoffs()
