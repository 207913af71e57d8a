"""One score view: whatever shows a score shows the same number of it."""

from __future__ import annotations

import msgspec
import pytest

from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.core.record import Player, Record, format_record, format_step
from rollwright.core.rules_engine import play_randomly
from rollwright.drawing.page import Details
from rollwright.games.catalogue import find_game
from rollwright.sheets.svg.drawings import drawing_of
from rollwright.table.people.own_games import sum_up
from rollwright.web.live.messages import ScoreInfo
from rollwright.web.study.answers import describe_score, show_course

SEATS = {"chiefdom-1": 2, "chiefdom-2": 3, "duel": 2, "fiefdoms": 2}


def _shown(told: dict[str, object]) -> object:
    """Return what a page shows of a score it was told, as `standing` of its script does."""
    decides, terms = told["decides"], told["terms"]
    assert isinstance(terms, (list, tuple))
    return told["total"] if decides is None else terms[int(str(decides))]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", SEATS)
def test_every_place_that_shows_a_score_shows_the_same_number(name: str, seed: int) -> None:
    game, seats = find_game(name), SEATS[name]
    state, steps = None, []
    for now, step in play_randomly(game, {}, seats, seed=seed):
        steps.append(format_step(game, step))
        state = game.apply(now, step)
        for seat in range(seats):
            number = game.score(state, seat).total
            assert _shown(msgspec.to_builtins(ScoreInfo.of(game, state, seat))) == number, "at the table"
            assert _shown(describe_score(game, state, seat)) == number, "in a replay"
            if not is_decided_by_weakest(game):
                marks = drawing_of(game).list_marks(game, state, seat, Details(("",) * seats))
                assert marks["score-total"] == str(number), "on the sheet"
    assert state is not None
    outcome = game.outcome(state)
    assert outcome is not None
    record = Record(game.id, tuple(Player(f"P{seat}") for seat in range(seats)), steps=tuple(steps))
    course = show_course({"text": format_record(record), "seat": 0, "rival": 1})["scores"]
    players = [(f"P{seat}", False) for seat in range(seats)]
    for seat in range(2):
        number = outcome.scores[seat].total
        assert isinstance(course, list)
        assert course[seat][-1] == number, "at the end of its course"
        result = sum_up(outcome, seat, players, 0)
        assert result.score == number, "among one's own games"
        rivals = [score.total for n, score in enumerate(outcome.scores) if n != seat]
        assert [rival.score for rival in result.others] == rivals


@pytest.mark.parametrize("name", SEATS)
def test_the_last_turn_is_told_before_a_game_ends(name: str) -> None:
    game = find_game(name)
    tell = game.manifest.tell_last
    assert tell is not None
    for seed in range(3):
        told = [tell(now) for now, _ in play_randomly(game, {}, SEATS[name], seed=seed)]
        assert told[0] == "", "not from the beginning"
        if not name.startswith("chiefdom"):  # whose end the dice alone decide
            assert told[-1] != "", "in the turn that was the last"
