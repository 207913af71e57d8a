"""Hints and reasons on the page: they are seen without looking for them, and say something useful."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from rollwright.bots.hints import Hint
from rollwright.bots.reasons import Prospect
from rollwright.core.record import replay
from rollwright.games.catalogue import find_game
from rollwright.web.study.hint_answers import describe_hint

from .clicking import until
from .conftest import Visitor
from .seating import read_playthrough, seat_record
from .test_coach import see_table

SEEN = """() => {
  const hint = document.querySelector("[data-key='hint 0']").getBoundingClientRect();
  const room = document.querySelector('.offer').getBoundingClientRect();
  return Math.min(hint.right, room.right) - hint.left > 100 && hint.top >= room.top - 1 &&
    hint.bottom <= room.bottom + 1;
}"""

WHOLE = """() => {
  const of = document.querySelector('#confirm').getBoundingClientRect();
  const [change, next] = ['.change', '.row'].map((each) => document.querySelector(`#confirm ${each}`));
  const parts = [...change.querySelectorAll('.term-box, .because')];
  const lines = parts.map((each) => each.getBoundingClientRect());
  const below = next.getBoundingClientRect().top;
  return lines.length === 3 && lines.every((each) => each.top >= of.top - 1 && each.bottom <= below + 1) &&
    change.scrollHeight <= change.clientHeight + 1;
}"""


def answer_hints(page: Page, unit: str, moves: list[dict[str, object]]) -> None:
    """Let the next hints be these."""
    told = json.dumps({"unit": unit, "moves": moves})
    page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=told))


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_hint_that_was_found_is_seen(visitor: Visitor, data: Path, width: int, height: int) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("chiefdom-2"), 41), 0)
    page.wait_for_selector("#sheet .can")
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.click("[data-key=hint]")
    page.wait_for_selector("[data-key='hint 0']", timeout=120_000)
    assert page.evaluate(SEEN)
    assert page.evaluate("scrollY") == 0
    page.click("[data-key='hint 0']")
    page.wait_for_selector("#confirm button.main")
    until(page, f"({SEEN})()")


def test_hints_for_a_lost_duel_give_reasons_instead_of_chances(visitor: Visitor) -> None:
    visitor.open_quickly("Ada", "duel", people=1, seed="1", **{"duel.bots": "1"})
    page = visitor.page
    page.wait_for_selector(".chip")
    game, state, _ = see_table(visitor)
    lost = [
        Hint(move, game.format_move(move), value, 0.01, True, Prospect({"sun": 2.0}))
        for move, value in zip(game.moves(state, 0), (0.004, -0.004, -0.02))
    ]
    answer_hints(page, "win", [describe_hint(game, state, 0, hint) for hint in lost])
    page.click("[data-key=hint]")
    page.wait_for_selector("[data-key='hint 2']")
    told = page.inner_text("#hint")
    assert "as good as lost" in told
    assert "%" not in told
    assert page.locator(".hints .reason >> text=sun +2").count() == 3


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1280, 860)])
def test_a_building_that_takes_labourers_away_says_from_where(
    visitor: Visitor, data: Path, width: int, height: int
) -> None:
    record, steps = read_playthrough("fiefdoms-challenge-1"), 31
    game = find_game("fiefdoms")
    state: Any = replay(game, record).states[steps]
    move = game.parse_move("plot:1,3 build:quarry pips:0")
    page = visitor.sit_at(seat_record(data, record, steps))
    page.wait_for_selector(".chip")
    page.set_viewport_size(ViewportSize(width=width, height=height))
    hint = Hint(move, game.format_move(move), 60.0, 0.5, False)
    answer_hints(page, "points", [describe_hint(game, state, 0, hint)])
    page.click("[data-key=hint]")
    page.click("[data-key='hint 0']")
    because = page.locator("#confirm .because")
    because.wait_for()
    assert because.inner_text() == "Labourers go where they bring more: from markets to quarries."
    assert page.evaluate(WHOLE), "no part of what changes is cut off"
