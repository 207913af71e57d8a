"""The puzzle of the day in a browser: solved on the sheet as at a table, and remembered."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize

from rollwright.core.teaching.puzzle import LEVELS, TRIES, has_puzzles
from rollwright.games.catalogue import list_games
from rollwright.language.current import in_language
from rollwright.web.study.puzzles import describe_puzzle, judge_puzzle

from .conftest import Visitor, Visitors

SIDEWAYS = ViewportSize(width=844, height=390)


def draw_something(page: Page) -> None:
    """Draw what is on offer first."""
    page.wait_for_selector(".chip")
    page.locator(".chip").first.click()
    page.locator("#sheet .can").first.dispatch_event("click")
    page.click("#confirm .main")


def find_end(page: Page, where: str) -> dict[str, Any]:
    """Return what is said after the last try."""
    path = page.request.get(f"{where}.json").json()["offers"]["paths"][0]
    form: dict[str, str | float | bool] = {"path": ",".join(map(str, path)), "tries": TRIES}
    own = {"Origin": origin_of(where)}
    told: dict[str, Any] = page.request.post(f"{where}/try", form=form, headers=own).json()
    return told


def origin_of(address: str) -> str:
    return "/".join(address.split("/")[:3])


@pytest.mark.usefixtures("same_day")
def test_a_wrong_move_tells_its_worth_and_the_right_one_why_it_is_right(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/puzzle")
    page.locator("[data-puzzle]").first.click()
    page.wait_for_selector("#sheet svg")
    page.wait_for_selector(".chip")
    assert page.locator(".chip .gain").count() == 0, "what a move is worth is the question"
    where = page.url
    data = page.request.get(f"{where}.json").json()
    worth = data["worth"]
    # Whatever is drawn first is wrong, and the second time everything is right.
    told = {"worth": worth - 3}
    page.route("**/try", lambda route: route.fulfill(json=told))
    draw_something(page)
    page.wait_for_selector(f"#notice:has-text('worth {worth - 3}')")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    draw_something(page)
    page.wait_for_selector("#notice:has-text('You tried that one. Tries left: 2')")
    assert not [url for url in asked if url.endswith("/try")], "the same wrong move costs nothing"
    told |= find_end(page, where) | {"worth": worth}
    page.reload()
    draw_something(page)
    page.wait_for_selector("body.solved")
    assert f"+{worth}" in page.inner_text("#puzzle")
    assert page.inner_text("#puzzle .main") == "Medium"
    page.click("#puzzle a[href*='/puzzle/']:not(.main):not(.back)")
    page.wait_for_selector("[data-puzzle].is-found .puzzle-mark .icon")
    assert "found" in page.inner_text("[data-puzzle].is-found")
    assert page.is_visible("#streak")


@pytest.mark.usefixtures("same_day")
def test_a_solved_puzzle_belongs_to_the_profile_and_nonsense_is_refused(visitor: Visitor) -> None:
    page, today = visitor.page, datetime.now(UTC).date()
    page.goto("/profile")
    page.fill("[name=name]", "Mira")
    page.click("button[type=submit] >> nth=0")
    page.wait_for_url("**/profile?saved=1")
    worths, worth, _ = judge_puzzle("chiefdom-2", today.isoformat(), 1)
    good = next(path for path in worths if worths[path] == worth)
    tried = [("chiefdom-2", "2", good, 200), ("chiefdom-2", "7", good, 400), ("chiefdom-2", "1", "x", 400)]
    for game, tries, path, status in (*tried, ("nothing", "1", good, 400)):
        where, own = f"/puzzle/{today}/{game}/1/try", {"Origin": origin_of(page.url)}
        told = page.request.post(where, form={"tries": tries, "path": path}, headers=own)
        assert told.status == status
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
def test_every_puzzle_has_one_answer_which_is_told_after_the_try(game: str, level: int) -> None:
    told = json.loads(describe_puzzle(game, "2026-11-17", level))
    assert told["own"]["ask"] is not None, "it is the person's move"
    assert set(told) == {"table", "own", "offers", "worth"}
    assert not {"changes", "gains"} & set(told["offers"]), "what a move is worth"
    worths, worth, end = judge_puzzle(game, "2026-11-17", level)
    assert list(worths) == [",".join(map(str, path)) for path in told["offers"]["paths"]]
    assert [each for each in worths.values() if each >= worth] == [worth] == [told["worth"]]
    told = json.loads(msgspec.json.encode(end))
    assert told["answer"]["marks"]
    assert len(told["says"]) >= 3


def test_who_solves_a_puzzle_is_a_player_in_the_readers_language() -> None:
    with in_language("de"):
        told = describe_puzzle("duel", "2026-11-17", 1).decode()
        told += json.dumps(judge_puzzle("duel", "2026-11-17", 1)[2]["says"], ensure_ascii=False)
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
