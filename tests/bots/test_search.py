from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from types import SimpleNamespace
from typing import cast

import pytest

from rollwright.any_game import AnyGame
from rollwright.bots import Budget, Candidate, Planner, Trial, best_moves, make_trial, search, warm_up
from rollwright.bots.hints import measure
from rollwright.bots.search import cut, cut_round, error_of, split_off
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.core.record import parse_record, replay
from rollwright.core.rng import make_rng
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import Choice, Move, MoveStep
from rollwright.games.catalogue import GAMES, find_game
from tests.record_games import FOLDER
from tests.toy import TOY, ToyEngine, ToyState

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
CIRCLES = {"circles": "on"}


def toy_state(roll: str = "2 5") -> ToyState:
    state = start_game(TOY, 1, CIRCLES)
    return TOY.apply(state, TOY.parse_roll(state, roll))


def some_states(game: AnyGame, seats: int, seed: int, most: int) -> list[object]:
    """Return a few states of a random game in which a seat decides, spread over the game."""
    states = [state for state, _ in play_randomly(game, {}, seats, seed) if game.waiting(state)]
    return states[:: max(1, len(states) // most)][:most]


def test_a_budget_is_cut_into_parts_that_leave_nothing_out() -> None:
    assert cut(0, 100, 3) == [(0, 34), (34, 33), (67, 33)]
    assert cut(7, 5, 4) == [(7, 5)]
    parts = cut(10, 1000, 7)
    assert parts[0][0] == 10
    assert sum(playouts for _, playouts in parts) == 1000
    assert all(a + n == b for (a, n), (b, _) in pairwise(parts))


def test_the_error_of_a_mean_is_that_of_the_textbook() -> None:
    assert error_of([1, 3]) == 1.0
    assert error_of([4]) == error_of([]) == error_of([5, 5, 5]) == 0.0


def test_what_two_moves_share_is_no_error_of_their_difference() -> None:
    one, other = Candidate((), [10, 20, 30], 10), Candidate((), [11, 22, 30], 10)
    assert one.error_of_lead(other) == other.error_of_lead(one) == pytest.approx(0.1 / sqrt(3))
    assert one.error > 0.5


def test_a_search_looks_at_every_shortlisted_move_once_and_sorts_them() -> None:
    trial = make_trial(TOY, toy_state(), 0, seed=1)
    found = search(trial, Budget(400))
    assert {c.move for c in found} == set(TOY.moves(toy_state(), 0))
    assert len(found[0].values) >= len(found[-1].values) > 0
    assert found[0].value >= found[1].value


def test_a_search_spends_no_more_than_its_budget() -> None:
    found = search(make_trial(TOY, toy_state(), 0, seed=1), Budget(401))
    assert 300 <= sum(len(candidate.values) for candidate in found) <= 401


class Scale(ToyEngine):
    """An engine whose moves are worth what they say, two more or less in turn, odd and even not together."""

    def shortlist(self, state: ToyState, seat: int, most: int) -> tuple[Move, ...]:
        return tuple((Choice("worth", str(n)),) for n in (9, 30, 8, 29, 7, 6, 5, 4))[:most]

    def evaluate(
        self, state: ToyState, seat: int, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        worths = [int(move[0].value) for move in moves]
        return [[worth + 4 * ((n + worth) % 2) - 2 for n in range(playouts)] for worth in worths]


def test_moves_that_are_surely_worse_are_given_up_and_cost_no_more() -> None:
    trial = Trial(Scale(False), toy_state(), 0, 1, 1)
    few, many = search(trial, Budget(240)), search(trial, Budget(24_000))
    assert [c.move[0].value for c in few][:2] == [c.move[0].value for c in many][:2] == ["30", "29"]
    assert [len(c.values) for c in few] == [70, 70, 30, 30, 10, 10, 10, 10]
    assert [len(c.values) for c in many] == [512, 512, *([64] * 6)]


def test_costly_playouts_are_bought_for_the_same_budget() -> None:
    """Duel's are played by its net where one was learned: a house track has none."""
    duel = find_game("duel")
    trials = []
    for options in ({}, {"track": "4lift-9plus-12lift-18star"}):
        state = start_game(duel, 2, fill_options(duel.options, options))
        state = duel.apply(state, duel.parse_roll(state, "1 2 3 4 5"))
        trials.append(make_trial(duel, state, 0, seed=1, threads=1))
    learned, house = trials
    assert (learned.afford(1000), house.afford(1000)) == (1000 // learned.playout_cost, 1000)
    assert learned.playout_cost > house.playout_cost == 1
    assert learned.afford(1) == 1


def test_moves_that_differ_by_a_trifle_are_not_compared_for_ever() -> None:
    def equals(playouts: int, scale: int) -> list[Candidate]:
        return [Candidate((), values * (playouts // 2), scale) for values in ([0, 200], [200, 0])]

    assert split_off(equals(600, 100), trifle=0.1) == (equals(600, 100), []), "twice 0.08 may be more"
    assert split_off(equals(600, 400), trifle=0.1)[1] == equals(600, 400)[1:], "twice 0.02 is not"
    assert split_off(equals(500, 400), trifle=0.1) == (equals(500, 400), []), "too early to tell"


def test_a_round_is_cut_into_parts_that_double() -> None:
    assert cut_round(300) == [64, 64, 128, 44]
    assert cut_round(64) == [64]
    assert cut_round(10) == [10]
    assert cut_round(0) == []


def test_the_number_of_threads_changes_no_value() -> None:
    answers = [search(make_trial(TOY, toy_state(), 0, 5, threads), Budget(900)) for threads in (1, 2, 7)]
    assert answers[0] == answers[1] == answers[2]


def test_another_seed_gives_other_values() -> None:
    one, other = (search(make_trial(TOY, toy_state(), 0, seed), Budget(900)) for seed in (1, 2))
    assert [c.values for c in one] != [c.values for c in other]


def test_a_search_by_the_clock_ends_and_finds_a_legal_move() -> None:
    found = search(make_trial(TOY, toy_state(), 0, seed=1), Budget(seconds=0.05))
    assert found[0].move in TOY.moves(toy_state(), 0)
    assert len(found[0].values) > 0


def test_warming_up_searches_and_says_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    warm_up(TOY)
    assert capfd.readouterr() == ("", "")


def test_what_moves_are_worth_is_told_when_its_time_is_over() -> None:
    """Whole playouts take as long as they take; there need not be as many as the search made."""
    asked: list[int] = []

    class Slow:
        engine = SimpleNamespace(scale=1)

        def run(self, moves: list[str], first: int, playouts: int) -> list[list[int]]:
            asked.append(playouts)
            time.sleep(0.02)
            return [[len(asked)] * playouts for _ in moves]

    candidates = tuple(Candidate(cast(Move, move), (0,) * 3000, 1) for move in "ab")
    found = measure(cast(Trial[ToyState], Slow()), candidates, Budget(seconds=0.05))
    assert 2 <= sum(asked) < 100
    assert [len(each.values) for each in found] == [sum(asked)] * 2


def test_hints_are_the_three_best_moves_with_values_and_errors() -> None:
    hints = best_moves(TOY, toy_state(), 0, Budget(3000))
    assert len(hints) == 3
    assert [hint.value for hint in hints] == sorted((hint.value for hint in hints), reverse=True)
    assert all(hint.move in TOY.moves(toy_state(), 0) for hint in hints)
    assert all(hint.notation == TOY.format_move(hint.move) for hint in hints)
    assert all(0 < hint.error < 0.5 and not hint.wins for hint in hints)


def test_a_budget_of_hints_is_playouts_or_seconds() -> None:
    state = toy_state()
    assert best_moves(TOY, state, 0, 60) == best_moves(TOY, state, 0, Budget(60))
    assert best_moves(TOY, state, 0, "60") == best_moves(TOY, state, 0, 60)
    assert len(best_moves(TOY, state, 0, "0.01s")) == 3
    with pytest.raises(InvalidSetup, match="playouts such as 500, or seconds such as 2s, not '-1'"):
        best_moves(TOY, state, 0, -1)


def test_a_hint_tells_the_exact_value_where_nothing_is_left_to_chance() -> None:
    state = start_game(TOY, 1, CIRCLES | {"turns": "1"})
    state = TOY.apply(state, TOY.parse_roll(state, "2 5"))
    for hint in best_moves(TOY, state, 0, Budget(60)):
        assert (hint.value, hint.error) == (TOY.score(TOY.apply(state, MoveStep(0, hint.move)), 0).total, 0)


def test_a_planner_never_looks_at_what_others_decided_this_turn() -> None:
    state = start_game(TOY, 2, CIRCLES)
    state = TOY.apply(state, TOY.parse_roll(state, "2 5"))
    moves = TOY.moves(state, 0)
    after = [TOY.apply(state, MoveStep(0, move)) for move in moves]
    chosen = {Planner(Budget(50)).choose(TOY, then, 1, make_rng(1, 1, 2)) for then in after}
    assert len(chosen) == 1


@every_game
def test_shortlists_hold_legal_moves_best_first(game: AnyGame) -> None:
    engine = game.engine(fast=False)
    for state in some_states(game, game.seats[0], 4, 4):
        seat = game.waiting(state)[0]
        legal = game.moves(state, seat)
        short = engine.shortlist(state, seat, 5)
        assert set(short) <= set(legal)
        assert len(set(short)) == len(short) == min(5, len(legal))
        assert engine.shortlist(state, seat, 2) == short[:2]


@every_game
def test_playouts_in_parts_add_up_to_playouts_at_once(game: AnyGame) -> None:
    engine = game.engine(fast=False)
    state = some_states(game, game.seats[-1] if game.seats[-1] < 7 else 3, 5, 3)[-1]
    seat = game.waiting(state)[0]
    moves = engine.shortlist(state, seat, 2)
    whole = engine.evaluate(state, seat, moves, 9, 0, 3)
    parts = zip(engine.evaluate(state, seat, moves, 9, 0, 1), engine.evaluate(state, seat, moves, 9, 1, 2))
    assert whole == [a + b for a, b in parts]
    assert all(len(values) == 3 for values in whole)


@every_game
def test_a_finished_game_is_worth_its_result(game: AnyGame) -> None:
    state = None
    for before, step in play_randomly(game, {}, game.seats[0], 6):
        state = game.apply(before, step)
    engine, outcome = game.engine(fast=False), game.outcome(state)
    assert outcome is not None
    for seat in range(game.seats_of(state)):
        [values] = engine.evaluate(state, seat, (), 1, 0, 2)
        share = 1 / len(outcome.winners) if seat in outcome.winners else 0
        expected = share if engine.wants_victory else outcome.scores[seat].total
        assert values == [engine.scale * expected] * 2


def test_chiefdoms_playouts_are_the_same_plain_and_compiled() -> None:
    game = find_game("chiefdom-2")
    for state in some_states(game, 3, 7, 2):
        seat = game.waiting(state)[0]
        plain, fast = game.engine(fast=False), game.engine(fast=True)
        moves = plain.shortlist(state, seat, 3)
        assert fast.shortlist(state, seat, 3) == moves
        assert fast.evaluate(state, seat, moves, 2, 0, 2) == plain.evaluate(state, seat, moves, 2, 0, 2)


@pytest.mark.soak
@every_game
def test_playouts_are_the_same_plain_and_compiled(game: AnyGame) -> None:
    for state in some_states(game, game.seats[0], 7, 6):
        seat = game.waiting(state)[0]
        plain, fast = game.engine(fast=False), game.engine(fast=True)
        moves = plain.shortlist(state, seat, 4)
        assert fast.shortlist(state, seat, 4) == moves
        assert fast.evaluate(state, seat, moves, 2, 0, 3) == plain.evaluate(state, seat, moves, 2, 0, 3)
        assert fast.evaluate(state, seat, (), 2, 0, 3) == plain.evaluate(state, seat, (), 2, 0, 3)


def test_whole_playouts_of_fiefdoms_end_in_scores_that_games_have() -> None:
    """A playout cut short has a value in hundredths; one to the end whole points."""
    game = find_game("fiefdoms")
    state = start_game(game, 1)
    trial = Trial(game.engine(fast=False), state, 0, seed=1, threads=1)
    [[short]], [[whole]] = trial.run((), 0, 1), trial.to_the_end().run((), 0, 1)
    assert whole % trial.engine.scale == 0
    assert abs(whole - short) < 50 * trial.engine.scale


def test_other_engines_look_as_far_as_they_always_do() -> None:
    trial = Trial(find_game("chiefdom-2").engine(fast=False), None, 0, seed=1, threads=1)
    assert trial.to_the_end() == trial


@pytest.mark.parametrize(("challenge", "passed"), [("4", 25), ("7", 0)])
def test_a_challenge_passed_is_worth_25_points_more_than_its_score(challenge: str, passed: int) -> None:
    game = find_game("fiefdoms")
    record = parse_record((FOLDER / f"fiefdoms-challenge-{challenge}.record").read_text())
    final = replay(game, record).final
    [[value]] = game.engine(fast=False).evaluate(final, 0, (), 1, 0, 1)
    assert value == (game.score(final, 0).total + passed) * game.engine(fast=False).scale
