from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

import pytest

from rollwright import InvalidSetup, api
from rollwright.bots import Candidate, find_bot
from rollwright.core.game import Game
from rollwright.core.record import Record, format_record, parse_record, replay
from rollwright.core.rng import Rng
from rollwright.core.types import Move, MoveStep, Seat
from rollwright.games.catalogue import find_game
from rollwright.lab.analysis import analyze, confidence_of
from rollwright.lab.bot_games import record_game
from tests.toy import TOY, Toy, ToyEngine

S = TypeVar("S")
TWO_TURNS = {"turns": "2", "circles": "on"}


def toy_record(*lines: str, options: dict[str, str] | None = None) -> Record:
    players = parse_record("rollwright record 1\ngame toy\nseat 1 person Ada\n").players
    return Record("toy", players, options or TWO_TURNS, "test", lines)


def test_luck_and_play_add_up_to_the_result(toy: Toy) -> None:
    record = record_game(TOY, {"circles": "on"}, [find_bot(TOY, "random")] * 2, seed=4)
    for found in analyze(TOY, record, playouts=200):
        assert found.is_over
        assert found.start + found.luck + found.play + found.rivals == pytest.approx(found.final)
        assert found.final == TOY.score(replay(TOY, record).final, found.seat).total


def test_before_the_last_move_nothing_is_left_to_chance(toy: Toy) -> None:
    record = toy_record("roll 1 2", "seat 1 1 o", "roll 4 5", "seat 1 4 x")
    (found,) = analyze(TOY, record, playouts=64)
    last = found.decisions[-1]
    assert (last.played, last.best) == ("4 x", "4 o")
    assert (last.before, last.after, last.lost, last.error) == (0.0, -1.0, 1.0, 0.0)
    assert last.confidence == 1
    assert found.last_luck == 0


def test_an_obvious_blunder_is_found_and_named(toy: Toy) -> None:
    record = toy_record("roll 1 2", "seat 1 1 x", "roll 4 5", "seat 1 4 o")
    (found,) = analyze(TOY, record, playouts=400)
    assert [decision.step for decision in found.worst()] == [2]
    assert found.worst()[0].lost > 0.3


def test_a_game_without_a_mistake_has_no_worst_move(toy: Toy) -> None:
    record = toy_record("roll 4 5", "seat 1 4 o", options={"turns": "1", "circles": "on"})
    (found,) = analyze(TOY, record, playouts=64)
    assert found.worst() == ()
    assert found.lost == 0


def test_a_loss_that_would_be_shown_as_nothing_is_not_among_the_worst(toy: Toy) -> None:
    record = toy_record("roll 1 2", "seat 1 1 x", "roll 4 5", "seat 1 4 o")
    (found,) = analyze(TOY, record, playouts=64)
    tiny = tuple(replace(decision, lost=0.06, error=0.0) for decision in found.decisions)
    assert all(decision.confidence == 1 for decision in tiny)
    assert replace(found, decisions=tiny).worst() == ()
    assert len(replace(found, decisions=tiny, is_won=True).worst()) == 2


def test_a_game_that_goes_on_ends_in_what_to_expect(toy: Toy) -> None:
    record = toy_record("roll 1 2", "seat 1 1 o")
    (found,) = analyze(TOY, record, playouts=200)
    assert not found.is_over
    assert found.final == pytest.approx(found.decisions[0].after, abs=0.3)
    assert found.start + found.luck + found.play == pytest.approx(found.final)


def test_good_dice_count_as_luck_and_bad_ones_against_it(toy: Toy) -> None:
    one = {"turns": "1", "circles": "off"}
    (found,) = analyze(TOY, toy_record("roll 1 2", "seat 1 1 x", options=one), playouts=64)
    assert found.start == found.final == -4
    assert found.luck == 0
    two = {"turns": "2", "circles": "off"}
    luckless = toy_record("roll 1 1", "seat 1 1 x", "roll 1 1", options=two)
    lucky = toy_record("roll 1 1", "seat 1 1 x", "roll 2 2", "seat 1 2 x", options=two)
    (bad,), (good,) = (analyze(TOY, record, playouts=720) for record in (luckless, lucky))
    assert (bad.final, good.final) == (-4, 1)
    assert bad.luck < 0 < good.luck
    assert bad.play == good.play == 0


def test_the_answer_is_the_same_again(toy: Toy) -> None:
    text = format_record(toy_record("roll 1 2", "seat 1 1 x", "roll 4 5", "seat 1 4 o"))
    assert api.analyze(text, 50) == api.analyze(text, 50)
    assert api.analyze(text, 50) != api.analyze(text, 50, seed=2)


def test_confidence_grows_with_the_distance_in_errors() -> None:
    assert confidence_of(0, 1) == confidence_of(-1, 1) == 0.5
    assert confidence_of(1.96, 1) == pytest.approx(0.975, abs=1e-3)
    assert confidence_of(0.1, 0) == 1


def test_few_playouts_make_nobody_sure() -> None:
    assert confidence_of(1.96, 1, 100_000) == pytest.approx(0.975, abs=1e-4)
    assert confidence_of(2.365, 1, 8) == pytest.approx(0.975, abs=2e-3)  # of Student's table, 7 degrees
    assert confidence_of(3.15, 1, 8) < 0.995 < confidence_of(3.15, 1)
    assert confidence_of(12.706, 1, 2) < 0.98


def test_the_best_of_two_alternatives_must_lead_by_more_than_one() -> None:
    assert confidence_of(1.96, 1, 100_000, 2) == pytest.approx(0.95, abs=1e-4)
    assert confidence_of(0.5, 1, 8, 2) == 0.5


def test_of_moves_that_are_worth_the_same_one_in_twenty_is_called_worse_with_95_percent() -> None:
    random, trials = Random(1), 2000
    called = {1: 0, 2: 0}
    for _ in range(trials):
        values = [[round(random.gauss(0, 1000)) for _ in range(8)] for _ in range(3)]
        played, *others = (Candidate((), each, 1) for each in values)
        best = max((played, *others), key=lambda candidate: candidate.value)
        lead, error = best.value - played.value, best.error_of_lead(played)
        for alternatives in called:
            called[alternatives] += confidence_of(lead, error, 8, alternatives) >= 0.95
    assert called[2] <= 0.05 * trials < called[1]


def test_what_cannot_be_analyzed_is_refused(toy: Toy) -> None:
    text = format_record(toy_record("roll 1 2", "seat 1 1 x"))
    with pytest.raises(InvalidSetup, match="1 to 1000000 playouts"):
        api.analyze(text, 0)
    with pytest.raises(InvalidSetup, match="seats 1 to 1, not 2"):
        api.analyze(text, seat=2)
    with pytest.raises(InvalidSetup, match="a seed is a number"):
        api.analyze(text, seed=-1)


@dataclass(frozen=True)
class Blunderer:
    """Plays as `shrewd` does, but in one turn chooses the move that scores least."""

    turn: int
    name: str = "blunderer"

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        if game.turn_of(state) != self.turn:
            return game.engine(fast=True).shortlist(state, seat, 1)[0]
        moves = game.moves(state, seat)
        return min(moves, key=lambda move: game.score(game.apply(state, MoveStep(seat, move)), seat).total)


def test_one_blunder_in_a_good_game_of_chiefdom_is_the_worst_move() -> None:
    game = find_game("chiefdom-2")
    record = record_game(game, {}, [Blunderer(turn=12)], seed=5)
    (found,) = analyze(game, record, playouts=64)
    assert found.worst()[0].turn == 12
    assert found.worst()[0].lost > 2
    assert found.start + found.luck + found.play == pytest.approx(found.final)


class ContestEngine(ToyEngine):
    """Values are chances to win."""

    wants_victory = True


@dataclass(frozen=True)
class Contest(Toy):
    """Toy as a game that is won or lost: what a rival gives away counts."""

    def engine(self, fast: bool | None) -> ToyEngine:
        return ContestEngine(fast)


def test_in_a_game_that_is_won_or_lost_the_rivals_moves_are_a_part_of_the_sum() -> None:
    game = Contest()
    record = record_game(game, {"circles": "on"}, [find_bot(game, "random")] * 2, seed=4)
    outcome = game.outcome(replay(game, record).final)
    assert outcome is not None
    first, second = analyze(game, record, playouts=64)
    for found in (first, second):
        assert found.is_won
        assert found.final == (1 / len(outcome.winners) if found.seat in outcome.winners else 0)
        assert found.start + found.luck + found.play + found.rivals == pytest.approx(found.final)
    assert first.rivals == pytest.approx(-second.play)
    assert second.rivals == pytest.approx(-first.play)
