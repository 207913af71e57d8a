"""The puzzle of the day in a browser: solved on the sheet as at a table, and remembered."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, ViewportSize

from rollwright.core.teaching.puzzle import LEVELS, has_puzzles
from rollwright.games.catalogue import list_games
from rollwright.language.current import in_language
from rollwright.web.study.puzzles import describe_puzzle

from .conftest import Visitor, Visitors

SIDEWAYS = ViewportSize(width=844, height=390)


def draw_something(page: Page) -> None:
    """Draw what is on offer first."""
    page.wait_for_selector(".chip")
    page.locator(".chip").first.click()
    page.locator("#sheet .can").first.dispatch_event("click")
    page.click("#confirm .main")


@pytest.mark.usefixtures("same_day")
def test_a_wrong_move_tells_its_worth_and_the_right_one_why_it_is_right(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/puzzle")
    page.locator("[data-puzzle]").first.click()
    page.wait_for_selector("#sheet svg")
    page.wait_for_selector(".chip")
    assert page.locator(".chip .gain").count() == 0, "what a move is worth is the question"
    data = page.request.get(f"{page.url}.json").json()
    worths, worth = data["worths"], data["worth"]
    assert worths.count(worth) == 1
    assert max(worths) == worth
    # Whatever is drawn first is wrong, and the second time everything is right.
    page.route("**/puzzle/**.json", lambda route: route.fulfill(json=data))
    data["worths"] = [worth - 3 for _ in worths]
    page.reload()
    draw_something(page)
    page.wait_for_selector(f"#notice:has-text('worth {worth - 3}')")
    data["worths"] = [worth for _ in worths]
    page.reload()
    draw_something(page)
    page.wait_for_selector("body.solved")
    assert f"+{worth}" in page.inner_text("#puzzle")
    page.click("#puzzle .main")
    page.wait_for_selector("[data-puzzle] .icon")
    assert page.is_visible("#streak")


@pytest.mark.usefixtures("same_day")
def test_a_solved_puzzle_belongs_to_the_profile_and_nonsense_is_refused(visitor: Visitor) -> None:
    page, today = visitor.page, datetime.now(UTC).date()
    page.goto("/profile")
    page.fill("[name=name]", "Mira")
    page.click("button[type=submit] >> nth=0")
    page.wait_for_url("**/profile?saved=1")
    for game, tries, status in (("chiefdom-2", "2", 204), ("chiefdom-2", "7", 400), ("nothing", "1", 400)):
        where, own = f"/puzzle/{today}/{game}/1/solved", {"Origin": page.url.partition("/profile")[0]}
        assert page.request.post(where, form={"tries": tries}, headers=own).status == status
    page.goto("/puzzle")
    page.wait_for_selector(f"[data-puzzle='{today} chiefdom-2 1'] .icon")
    page.goto("/games")
    assert "1 of 1" in page.inner_text(".who-am-i")


def test_days_to_come_and_puzzles_that_are_none_are_not_found(visitor: Visitor) -> None:
    today = datetime.now(UTC).date()
    for address in ("2999-01-01", "yesterday", f"{today}/chiefdom-2/9"):
        assert visitor.page.request.get(f"/puzzle/{address}").status == 404


@pytest.mark.parametrize("game", [game.id for game in list_games() if has_puzzles(game)])
@pytest.mark.parametrize("level", LEVELS)
def test_the_page_of_every_game_knows_one_answer_and_what_each_move_is_worth(game: str, level: int) -> None:
    told = json.loads(describe_puzzle(game, "2026-11-17", level))
    assert told["own"]["ask"] is not None, "it is the person's move"
    assert len(told["worths"]) == len(told["offers"]["paths"])
    assert [worth for worth in told["worths"] if worth >= told["worth"]] == [told["worth"]]
    assert told["answer"]["marks"]
    assert len(told["says"]) >= 3


def test_who_solves_a_puzzle_is_a_player_in_the_readers_language() -> None:
    with in_language("de"):
        told = describe_puzzle("duel", "2026-11-17", 1).decode()
    assert "Spieler zeichnet" in told
    assert not re.search(r"\bYou\b", told)


def test_a_puzzle_leads_back_to_its_day_and_lies_beside_its_choices_on_a_phone_on_its_side(
    visitors: Visitors,
) -> None:
    page = visitors.welcome_stranger(SIDEWAYS, is_phone=True).page
    page.goto("/puzzle")
    page.locator("[data-puzzle]").first.click()
    page.wait_for_selector("#sheet svg [data-place]")
    page.wait_for_selector(".chip")
    sheet, panel = (page.locator(part).bounding_box() for part in ("#sheet svg", "#panel"))
    assert sheet is not None
    assert panel is not None
    assert sheet["y"] < SIDEWAYS["height"] / 2
    assert sheet["x"] + sheet["width"] <= panel["x"]
    page.click("#puzzle .back")
    page.wait_for_selector("[data-puzzle]")
