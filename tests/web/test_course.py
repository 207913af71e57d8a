"""How a game went, at its end: the scores after each turn, drawn once."""

from __future__ import annotations

from pathlib import Path

from rollwright.core.record import format_record, replay
from rollwright.games.catalogue import find_game
from rollwright.web.study.answers import show_course

from .conftest import Visitor
from .seating import read_playthrough, seat_record


def test_the_course_ends_with_the_scores_of_the_game() -> None:
    record = read_playthrough("chiefdom-2-shared-victory")
    found = show_course({"text": format_record(record), "seat": 0, "rival": 1})
    turns, scores = found["turns"], found["scores"]
    assert isinstance(turns, list)
    assert isinstance(scores, list)
    assert turns == sorted(set(turns))
    assert [len(each) for each in scores] == [len(turns)] * 2
    game = find_game(record.game)
    last = replay(game, record).states[-1]
    assert [each[-1] for each in scores] == [game.score(last, seat).total for seat in (0, 1)]


def test_where_the_weakest_row_decides_that_row_is_the_course() -> None:
    found = show_course({"text": format_record(read_playthrough("duel-9")), "seat": 0, "rival": 1})
    scores = found["scores"]
    assert isinstance(scores, list)
    assert scores[0] == sorted(scores[0]), "a row never shrinks"
    assert scores[0][0] == 0


def test_the_end_shows_how_it_went_beside_what_brought_most(visitor: Visitor, data: Path) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("chiefdom-2-shared-victory")), 1)
    page.wait_for_selector("#end .course svg")
    assert page.locator(".course path.mine, .course path.theirs").count() == 2
    ends = page.locator(".course .end-of").all_text_contents()
    totals = page.locator("#end .results td.total").all_inner_texts()
    assert set(ends) <= set(totals)
