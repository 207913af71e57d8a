"""Every page: no serious finding of axe, and a picture of it at two widths."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

from .clicking import play_to_end, play_turn
from .conftest import Visitor, Visitors

PHONE = ViewportSize(width=390, height=800)
LAPTOP = ViewportSize(width=1280, height=860)
WIDTHS = {"390": PHONE, "1280": LAPTOP}
PAGES = {
    "home": "/",
    "rules": "/rules",
    "rules-chiefdom": "/rules/chiefdom-2",
    "about": "/about",
    "score": "/score",
    "score-duel": "/score?game=duel",
    "new": "/new?game=chiefdom-2&seed=42&cards=3,7",
    "paper": "/paper",
    "coach": "/coach",
    "replay": "/replay",
    "dice": "/dice",
    "missing": "/nothing/here",
}


def serious_findings(page: Page) -> list[str]:
    """Return what axe finds serious or worse."""
    found = Axe().run(page).response["violations"]
    grave = [rule for rule in found if rule["impact"] in ("serious", "critical")]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in grave for node in rule["nodes"]]


def look(visitor: Visitor, folder: Path, name: str) -> None:
    """Take pictures at every width, and have axe look at the page at each."""
    found = []
    for width, viewport in WIDTHS.items():
        visitor.page.set_viewport_size(viewport)
        visitor.page.wait_for_timeout(250)
        visitor.page.screenshot(path=folder / f"{name}-{width}.png", full_page=True)
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        found += serious_findings(visitor.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_fit_for_everybody(visitor: Visitor, screenshots: Path, name: str) -> None:
    visitor.page.goto(PAGES[name], wait_until="networkidle")
    look(visitor, screenshots, name)
    visitor.complaints = [text for text in visitor.complaints if "404" not in text]


@pytest.mark.parametrize("game", ["chiefdom-2", "duel", "fiefdoms"])
def test_a_table_is_fit_for_everybody(visitor: Visitor, screenshots: Path, game: str) -> None:
    page = visitor.play_alone(game)
    for _ in range(9):
        play_turn(page)
    if page.locator("button.roll").count():
        page.click("button.roll")
    page.wait_for_selector(".chip, #sheet .can")
    page.wait_for_timeout(400)
    look(visitor, screenshots, f"table-{game}")


def test_a_table_is_fit_for_everybody_in_the_dark(visitor: Visitor, screenshots: Path) -> None:
    page = visitor.play_alone()
    page.click("#theme")
    for _ in range(7):
        play_turn(page)
    if page.locator("button.roll").count():
        page.click("button.roll")
    page.wait_for_selector(".gain")
    page.locator("#sheet .can").first.click()
    look(visitor, screenshots, "table-dark")


def test_the_end_replay_and_dice_are_fit_for_everybody(visitor: Visitor, screenshots: Path) -> None:
    page = visitor.play_alone("chiefdom-1")
    play_to_end(page)
    page.wait_for_selector("#end .results")
    look(visitor, screenshots, "end")
    code = page.url.rsplit("/", 1)[1]
    page.goto(f"/replay#table={code}")
    page.wait_for_selector("#sheets svg")
    page.fill("#at", "40")
    page.wait_for_selector("#where >> text=40.")
    look(visitor, screenshots, "replayed")
    page.goto(f"/dice#table={code}")
    page.wait_for_selector('#verdict[data-fair="true"]')
    look(visitor, screenshots, "checked")


def test_joining_lobby_and_company_are_fit_for_everybody(visitors: Visitors, screenshots: Path) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_table("Ada", people=3, bots_apprentice="1")
    ada.page.wait_for_selector("#lobby .card")
    look(ada, screenshots, "lobby")
    bo.page.goto(f"/t/{code}")
    look(bo, screenshots, "join")
    bo.join(code, "Bo")
    ada.page.click("button:has-text('Start the game')")
    ada.page.wait_for_selector("button.roll")
    for _ in range(4):
        ada.page.click("button.roll")
        for visitor in (ada, bo):
            visitor.page.wait_for_selector(".chip")
            play_turn(visitor.page)
        ada.page.wait_for_selector("button.roll")
    look(ada, screenshots, "company")
    ada.page.click("button:has-text('Invite')")
    look(ada, screenshots, "menu")


def test_a_large_screen_is_filled(visitors: Visitors, screenshots: Path) -> None:
    wide = visitors(ViewportSize(width=3840, height=2160))
    page = wide.play_alone()
    page.click("button.roll")
    page.wait_for_selector(".chip")
    page.screenshot(path=screenshots / "table-3840.png")
    box = page.locator("#sheet svg").bounding_box()
    assert box is not None
    assert box["height"] > 1500
