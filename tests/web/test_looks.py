"""Every page: no serious finding of axe, nothing too wide, and pictures to look at for those who ask.

`make pictures` puts whole pages into build/screenshots, `PICTURES=window make pictures` what a window shows.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

from .conftest import Visitor, Visitors
from .seating import read_playthrough, seat_record

PHONE = ViewportSize(width=390, height=800)
LAPTOP = ViewportSize(width=1280, height=860)
PICTURES = os.environ.get("PICTURES", "")
"""Nothing, "window" or "whole"; taking pictures takes longer than all the rest."""
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
COPIES_APART = {"exclude": [["svg[aria-hidden=true]"]]}
"""Small copies of sheets are hidden from screen readers, so axe only walks through them."""
SEEN = ("color-contrast", "scrollable-region-focusable")
"""Rules about how a page looks, which another width or theme may break."""
TABLES = {"chiefdom-2": 41, "duel-9": 89, "fiefdoms-solo": 23}
"""Kept games, and the step after which a seat has much to choose from."""


def serious_findings(page: Page, *rules: str) -> list[str]:
    """Return what axe finds serious or worse; by all its rules unless some are named."""
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found = Axe().run(page, COPIES_APART, options).response["violations"]
    grave = [rule for rule in found if rule["impact"] in ("serious", "critical")]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in grave for node in rule["nodes"]]


def take_picture(page: Page, path: Path) -> None:
    """Take a picture if somebody wants to see it."""
    if PICTURES:
        page.wait_for_timeout(100)
        page.screenshot(path=path, full_page=PICTURES == "whole")


def look(visitor: Visitor, folder: Path, name: str) -> None:
    """Look at a page at every width, and have axe look at it as it is last."""
    for width, viewport in WIDTHS.items():
        visitor.page.set_viewport_size(viewport)
        take_picture(visitor.page, folder / f"{name}-{width}.png")
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"], name
    found = serious_findings(visitor.page)
    assert not found, "\n".join([name, *found])


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_fit_for_everybody(visitor: Visitor, screenshots: Path, name: str) -> None:
    visitor.page.goto(PAGES[name])
    if name.startswith("score"):
        visitor.page.wait_for_selector("#sheet svg")
    look(visitor, screenshots, name)
    visitor.complaints = [text for text in visitor.complaints if "404" not in text]


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_fit_for_everybody(visitor: Visitor, data: Path, screenshots: Path, name: str) -> None:
    """Light on a laptop and dark on a phone, so that both widths and both themes are checked."""
    table = seat_record(data, read_playthrough(name), TABLES[name])
    page = visitor.sit_at(table, 1 if name == "duel-9" else 0)
    page.wait_for_selector(".gain")
    page.locator("#sheet .can").first.click()
    look(visitor, screenshots, f"table-{name}")
    page.click("#theme")
    for width, viewport in reversed(WIDTHS.items()):
        page.set_viewport_size(viewport)
        take_picture(page, screenshots / f"table-{name}-dark-{width}.png")
    found = serious_findings(page, *SEEN)
    assert not found, "\n".join(found)


def test_the_end_and_its_replay_are_fit_for_everybody(
    visitor: Visitor, data: Path, screenshots: Path
) -> None:
    table = seat_record(data, read_playthrough("fiefdoms-three"))
    page = visitor.sit_at(table)
    page.wait_for_selector("#end .results")
    page.wait_for_selector("#arrange .verdict")
    look(visitor, screenshots, "end")
    alone = seat_record(data, read_playthrough("fiefdoms-solo"))
    page.goto(f"/replay#table={alone.code}")
    page.wait_for_selector("#sheets svg")
    page.fill("#at", "40")
    page.wait_for_selector("#where >> text=40.")
    look(visitor, screenshots, "replayed")


def test_lobby_and_joining_are_fit_for_everybody(visitors: Visitors, screenshots: Path) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_table("Ada", people=3, bots="1")
    ada.page.wait_for_selector("#lobby .card")
    look(ada, screenshots, "lobby")
    bo.page.goto(f"/t/{code}")
    look(bo, screenshots, "join")


def test_company_and_menu_are_fit_for_everybody(visitor: Visitor, data: Path, screenshots: Path) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("chiefdom-2-shared-victory"), 33), 1)
    page.wait_for_selector(".chip")
    look(visitor, screenshots, "company")
    page.click("button.menu")
    look(visitor, screenshots, "menu")


def test_a_large_screen_is_filled(visitors: Visitors, data: Path, screenshots: Path) -> None:
    wide = visitors(ViewportSize(width=3840, height=2160))
    page = wide.sit_at(seat_record(data, read_playthrough("chiefdom-2"), 41))
    page.wait_for_selector(".chip")
    take_picture(page, screenshots / "table-3840.png")
    box = page.locator("#sheet svg").bounding_box()
    assert box is not None
    assert box["height"] > 1500
