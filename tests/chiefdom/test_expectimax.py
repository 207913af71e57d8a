"""Looking a roll ahead exactly gives what playing every roll gives."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.bots import Budget, Candidate, at_speed, best_moves, find_bot, make_trial, search
from rollwright.bots.planner import prefer
from rollwright.bots.search import CLOSE, EXPECTIMAX_COST, LEAST_EXPANDED, NEAR
from rollwright.core.game import draw_roll, start_game
from rollwright.core.options import fill_options
from rollwright.core.rng import DICE, make_rng
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game
from rollwright.games.chiefdom.bot.features import SCALE
from rollwright.games.chiefdom.bot.values import N_WEIGHTS
from rollwright.games.chiefdom.dice import ALL_WAYS, WEIGHTS
from rollwright.games.chiefdom.engine import ChiefdomEngine
from rollwright.games.chiefdom.moves import make_move
from rollwright.games.chiefdom.params import NO_ROLL, Params, Turn
from rollwright.games.chiefdom.scoring import total_score
from rollwright.kernel.speeds import PLAIN
from rollwright.values.evaluation import best_by_value, expectimax_at, value_at

SETUPS = [
    ("chiefdom-2", {}, 1),
    ("chiefdom-1", {}, 1),
    ("chiefdom-2", {"bonus": "on"}, 1),
    ("chiefdom-2", {"cards": "13,14,15"}, 2),
]


def late_state(game: str, options: dict[str, str], seats: int, left: int = 5, seed: int = 3) -> Any:
    """Return a state late in a random game, where the first seat decides and few moves are left."""
    found = find_game(game)
    states = [state for state, _ in play_randomly(found, options, seats, seed) if 0 in found.waiting(state)]
    return states[-left]


def by_tables_alone(engine: ChiefdomEngine, state: Any) -> tuple[Params, Turn]:
    """Return the table without its net, and the position."""
    table, at = engine.seen(state, 0, PLAIN)
    weights = engine.weights(dict(state.options)).data
    return table._replace(values=weights[:N_WEIGHTS]), at


def value_without_move(table: Params, at: Turn, space: Any) -> Any:
    """Return what a sheet is worth if its roll allows nothing: alone, its points."""
    if table.contest.seats == 1:
        return total_score(at.sheet, table.rules) * SCALE
    return value_at(table, at, 0, table.values, space)


def play_every_roll(engine: ChiefdomEngine, table: Params, at: Turn) -> int:
    """Return what a position before a roll is worth: each roll's best move, by its weight."""
    space, total = engine.workspace(PLAIN), 0
    for roll, weight in enumerate(WEIGHTS):
        then = Turn(at.sheet, roll, at.turn)
        code, value = best_by_value(table, then, table.values, space)
        total += weight * (value if code >= 0 else value_without_move(table, at, space))
    return int(total + ALL_WAYS // 2) // ALL_WAYS


@pytest.mark.parametrize(("game", "options", "seats"), SETUPS, ids=str)
def test_looking_a_roll_ahead_is_the_mean_over_all_rolls(
    game: str, options: dict[str, str], seats: int
) -> None:
    found, state = find_game(game), late_state(game, options, seats)
    plain, fast = found.engine(fast=False), found.engine(fast=True)
    assert isinstance(plain, ChiefdomEngine)
    assert isinstance(fast, ChiefdomEngine)
    assert plain.expectimax_for(state, 0) is plain
    moves = plain.shortlist(state, 0, 2)
    then = [engine_state(found, state, move) for move in moves]
    for each in then:
        table, at = by_tables_alone(plain, each)
        assert expectimax_at(table, at, 0, 1, table.values, plain.workspace(PLAIN)) == play_every_roll(
            plain, table, at
        )
    foreseen, played = (
        plain.expectimax(state, 0, moves, 1),
        play_every_roll(plain, *plain.seen(then[0], 0, PLAIN)),
    )
    assert foreseen[0] == pytest.approx(played, abs=SCALE), (
        "the net is asked about fewer moves than where the dice have fallen"
    )
    assert fast.expectimax(state, 0, moves, 1) == foreseen


def test_two_rolls_are_looked_ahead_alike_plain_and_compiled() -> None:
    game, state = find_game("chiefdom-2"), late_state("chiefdom-2", {}, 1, left=1, seed=6)
    plain, fast = game.engine(fast=False), game.engine(fast=True)
    assert isinstance(plain, ChiefdomEngine)
    assert isinstance(fast, ChiefdomEngine)
    moves = plain.shortlist(state, 0, 1)
    assert (
        fast.expectimax(state, 0, moves, 2)
        == plain.expectimax(state, 0, moves, 2)
        == [follow_all(plain, state, moves)]
    )


def follow_all(engine: ChiefdomEngine, state: Any, moves: Any) -> int:
    """Return what a move is worth by two rolls, where few ways to draw are left: all are followed."""
    [code] = [engine.code_of(state, 0, move) for move in moves]
    table, at = engine.point(state, 0, PLAIN)
    then, space = Turn(make_move(at.sheet, code), NO_ROLL, at.turn + 1), engine.workspace(PLAIN)
    value, more, cases = expectimax_at(table, then, 0, 1, table.values, space), 0, 0
    for roll, weight in enumerate(WEIGHTS):
        best, promised = best_by_value(table, Turn(then.sheet, roll, 1), table.values, space)
        if best >= 0:
            after = Turn(make_move(then.sheet, best), NO_ROLL, 1)
            more += weight * (expectimax_at(table, after, 0, 1, table.values, space) - promised)
            cases += weight
    return int(value + more // cases)


def engine_state(game: Any, state: Any, move: Any) -> Any:
    """Return the state after a seat's move as that seat sees it, before the others have drawn."""
    table = game.apply(state, MoveStep(0, move))
    return game.view(table, 0)


def test_the_luck_of_all_rolls_together_is_none() -> None:
    game, state = find_game("chiefdom-2"), late_state("chiefdom-2", {}, 1)
    engine = game.engine(fast=True)
    assert isinstance(engine, ChiefdomEngine)
    before = game.apply(state, MoveStep(0, engine.shortlist(state, 0, 1)[0]))
    luck = [engine.luck(before, game.apply(before, roll), 0) for roll, _ in game.rolls(before)]
    assert abs(sum(luck[n] * WEIGHTS[n] for n in range(len(luck)))) <= ALL_WAYS / 2, "but for rounding"
    assert max(luck) > 0 > min(luck)


def test_with_house_rules_nothing_is_foreseen() -> None:
    state, engine = late_state("chiefdom-2", {"feeds": "3"}, 1), find_game("chiefdom-2").engine(fast=False)
    assert isinstance(engine, ChiefdomEngine)
    assert engine.expectimax_for(state, 0) is None


def test_a_search_looks_after_as_many_moves_as_its_budget_allows() -> None:
    game, state = find_game("chiefdom-2"), late_state("chiefdom-2", {}, 1)
    found, again = (
        search(make_trial(game, state, 0, 1, threads), Budget(3 * EXPECTIMAX_COST)) for threads in (1, 2)
    )
    assert found == again
    worth = {c.move: c.values[0] for c in found if c.values}
    assert len(worth) == min(3, len(found))
    engine = game.engine(fast=False)
    assert isinstance(engine, ChiefdomEngine)
    assert worth == dict(zip(worth, engine.expectimax(state, 0, list(worth), 1)))
    assert [c.value for c in found if c.values] == sorted((c.value for c in found if c.values), reverse=True)


def test_moves_that_are_close_are_looked_at_by_two_rolls_where_the_budget_allows() -> None:
    game = find_game("chiefdom-2")
    state = game.start(1, fill_options(game.options, {}))
    state = game.apply(state, game.parse_roll(state, "1 2 6"))  # after which eight moves are near
    trial = make_trial(game, state, 0, 1, 1)
    few, many = search(trial, Budget(10 * EXPECTIMAX_COST)), search(trial, Budget(50 * EXPECTIMAX_COST))
    assert [len(c.values) for c in few] == [1] * 8 + [0] * (len(few) - 8)
    deeper = [c for c in many if len(c.values) == 2]
    close = [c.move for c in few if c.values and few[0].value - c.value <= CLOSE]
    assert len(deeper) == min(3, len(close)) > 1
    assert many[: len(deeper)] == tuple(deeper)
    assert {c.move for c in deeper} <= {*close}
    assert search(trial, Budget(seconds=1e-6))[0].move == few[0].move


def test_moves_far_behind_are_not_looked_at_but_there_are_always_some() -> None:
    game = find_game("chiefdom-2")
    engine, looked = game.engine(fast=True), set()
    assert isinstance(engine, ChiefdomEngine)
    states = [state for state, _ in play_randomly(game, {}, 1, 3) if 0 in game.waiting(state)]
    for state in states[::4]:
        ranked = engine.ranked(state, 0, 16)
        near = sum(worth >= ranked[0][1] - NEAR * SCALE for _, worth in ranked)
        found = search(make_trial(game, state, 0, 1, 1), Budget(8 * EXPECTIMAX_COST))
        assert {c.move for c in found if c.values} == {
            move for move, _ in ranked[: min(8, max(LEAST_EXPANDED, near))]
        }
        looked.add(sum(bool(c.values) for c in found))
    assert len(looked) > 1, "it is not always the same number"


def test_a_hint_tells_what_was_foreseen_and_no_error() -> None:
    hints = best_moves(
        find_game("chiefdom-2"), late_state("chiefdom-2", {}, 1), 0, Budget(10 * EXPECTIMAX_COST)
    )
    assert hints
    assert all(hint.error == 0 for hint in hints)


@pytest.mark.parametrize("bot", ["sage", "planner:20"])
def test_bots_of_one_level_draw_different_sheets_on_the_same_dice(bot: str) -> None:
    game = find_game("chiefdom-2")
    player = at_speed(find_bot(game, bot), fast=True, threads=1)
    state, dice = start_game(game, 3), make_rng(4, 0, DICE)
    while game.turn_of(state) < 24:
        dice, roll = draw_roll(game, state, dice)
        state = game.apply(state, roll)
        for seat in game.waiting(state):
            move = player.choose(game, state, seat, make_rng(4, game.turn_of(state), seat + 1))
            state = game.apply(state, MoveStep(seat, move))
    sheets = [game.format_sheet(state, seat) for seat in range(3)]
    assert len(set(sheets)) == 3
    assert len({game.score(state, seat).total for seat in range(3)}) > 1, "not mirror images of each other"


def test_the_first_seat_takes_the_best_move_and_others_one_as_good_but_for_a_trifle() -> None:
    found = [Candidate((), (value,), 100) for value in (500, 495, 480)]
    assert {prefer(found, 0.1, 0, seed).value for seed in range(10)} == {5.0}
    assert {prefer(found, 0.1, 1, seed).value for seed in range(10)} == {5.0, 4.95}
    untried = [Candidate((), (), 100) for _ in range(3)]
    assert all(prefer(untried, 0.1, 1, seed) is untried[0] for seed in range(10)), (
        "nothing says they are as good"
    )


def test_hints_are_compared_at_the_same_depth() -> None:
    game = find_game("chiefdom-2")
    state = game.start(1, fill_options(game.options, {}))
    state = game.apply(state, game.parse_roll(state, "1 2 6"))
    hints = best_moves(game, state, 0, Budget(50 * EXPECTIMAX_COST), count=5)
    engine = game.engine(fast=True)
    assert isinstance(engine, ChiefdomEngine)
    values = engine.expectimax(state, 0, [hint.move for hint in hints], 2)
    assert [hint.value for hint in hints] == [value / SCALE for value in values]
    assert values == sorted(values, reverse=True)
    assert len(hints) == 5, "more than are looked at by two rolls to find the best"
