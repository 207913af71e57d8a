"""Every page at every size: axe finds nothing, nothing is cut off, small or pale; pictures for those who ask.

`make pictures` puts whole pages into build/screenshots, `PICTURES=window make pictures` what a window shows.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

from .conftest import Visitor, Visitors, Windows
from .eyes import LEAST_CONTRAST, contrast_of_legal_squares, look_closely
from .seating import Seated, read_playthrough, seat_record

SIZES = {
    "320": ViewportSize(width=320, height=568),
    "390": ViewportSize(width=390, height=844),
    "820": ViewportSize(width=820, height=1180),
    "844x390": ViewportSize(width=844, height=390),
    "1280": ViewportSize(width=1280, height=800),
    "1920": ViewportSize(width=1920, height=1080),
}
"""From the smallest phone to a large screen; up to 844 pixels they are touched."""
TOUCHED = ("320", "390", "820", "844x390")
PICTURES = os.environ.get("PICTURES", "")
"""Nothing, "window" or "whole"; taking pictures takes longer than all the rest."""
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
SCROLLED = ("scrollable-region-focusable",)
SEEN = ("color-contrast", *SCROLLED)
"""Rules about how a page looks, which another width or theme may break; colours once on a phone will do."""
TABLES = {"chiefdom-2": 41, "duel-9": 89, "fiefdoms-solo": 23}
"""Kept games, and the step after which a seat has much to choose from."""


def findings(page: Page, *rules: str) -> list[str]:
    """Return what axe finds, however small; by all its rules unless some are named."""
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found = Axe().run(page, COPIES_APART, options).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def take_picture(page: Page, path: Path) -> None:
    """Take a picture if somebody wants to see it."""
    if PICTURES:
        page.wait_for_timeout(100)
        page.screenshot(path=path, full_page=PICTURES == "whole")


def view(
    page: Page, folder: Path, name: str, rules: tuple[str, ...] = (), touched: tuple[str, ...] = SEEN
) -> None:
    """Look at a page at every size it is made for, and have axe look at it as it is last.

    Axe goes by all its rules unless some are named, on a phone by those another width may break.
    """
    is_touched = page.evaluate("matchMedia('(pointer: coarse)').matches")
    found = []
    for size, viewport in SIZES.items():
        if (size in TOUCHED) == is_touched:
            page.set_viewport_size(viewport)
            page.evaluate(SETTLED)
            take_picture(page, folder / f"{name}-{size}.png")
            found += [f"{name} at {size}: {each}" for each in look_closely(page)]
    found += findings(page, *(touched if is_touched else rules))
    assert not found, "\n".join([name, *found])


SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def darken(page: Page, folder: Path, name: str) -> None:
    """Look at a page in the dark too."""
    page.emulate_media(color_scheme="dark")
    for size, viewport in SIZES.items():
        if PICTURES:
            page.set_viewport_size(viewport)
            take_picture(page, folder / f"{name}-dark-{size}.png")
    found = findings(page, "color-contrast")
    page.emulate_media(color_scheme="light")
    assert not found, "\n".join([f"{name} in the dark", *found])


@pytest.fixture(scope="module")
def phone(windows: Windows) -> Iterator[Page]:
    """A window that is touched, for all tests here: opening one takes a second."""
    page = windows.open_new(SIZES["390"], is_phone=True)
    yield page
    page.context.close()


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_fit_for_everybody(visitor: Visitor, phone: Page, screenshots: Path, name: str) -> None:
    for page in (visitor.page, phone):
        page.goto(PAGES[name])
        if name.startswith("score"):
            page.wait_for_selector("#sheet svg")
        view(page, screenshots, name, touched=SCROLLED)
    darken(visitor.page, screenshots, name)
    visitor.complaints = [text for text in visitor.complaints if "404" not in text]


def sit_on_phone(phone: Page, table: Seated, seat: int = 0) -> None:
    """Take up the same seat with a phone."""
    address = str(phone.evaluate("location.origin")) if phone.url.startswith("http") else ""
    if not address:
        phone.goto("/static/icon.svg")
        address = str(phone.evaluate("location.origin"))
    token = {"name": f"rw-{table.code}", "value": table.tokens[seat], "url": address}
    phone.context.add_cookies([token])  # type: ignore[list-item]
    phone.goto(f"/t/{table.code}")


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_fit_for_everybody(
    visitor: Visitor, phone: Page, data: Path, screenshots: Path, name: str
) -> None:
    table = seat_record(data, read_playthrough(name), TABLES[name])
    seat = 1 if name == "duel-9" else 0
    visitor.sit_at(table, seat)
    sit_on_phone(phone, table, seat)
    for page in (visitor.page, phone):
        page.wait_for_selector(".chip")
        assert contrast_of_legal_squares(page) >= LEAST_CONTRAST
        view(page, screenshots, f"table-{name}")
        page.locator("#sheet .can").first.click()
        view(page, screenshots, f"table-{name}-picked", SEEN, SCROLLED)
    page.emulate_media(color_scheme="dark")
    page.keyboard.press("Escape")
    page.wait_for_selector("#sheet .can")
    assert contrast_of_legal_squares(page) >= LEAST_CONTRAST
    page.emulate_media(color_scheme="light")
    darken(visitor.page, screenshots, f"table-{name}")


def test_the_end_and_its_replay_are_fit_for_everybody(
    visitor: Visitor, phone: Page, data: Path, screenshots: Path
) -> None:
    table = seat_record(data, read_playthrough("fiefdoms-three"))
    visitor.sit_at(table)
    sit_on_phone(phone, table)
    alone = seat_record(data, read_playthrough("fiefdoms-solo"))
    for page in (visitor.page, phone):
        page.wait_for_selector("#end .results")
        page.wait_for_selector("#arrange .verdict")
        view(page, screenshots, "end")
        page.goto(f"/replay#table={alone.code}")
        page.wait_for_selector("#sheets svg")
        page.fill("#at", "40")
        page.wait_for_selector("#where >> text=40.")
        view(page, screenshots, "replayed")


def test_lobby_and_joining_are_fit_for_everybody(visitors: Visitors, phone: Page, screenshots: Path) -> None:
    ada = visitors()
    code = ada.open_table("Ada", people=3, bots="1")
    ada.page.wait_for_selector("#lobby .card")
    view(ada.page, screenshots, "lobby")
    phone.goto(f"/t/{code}")
    view(phone, screenshots, "join")
    phone.fill("[name=name]", "Bo")
    phone.click("button:has-text('Sit down')")
    phone.wait_for_selector("#lobby .card")
    view(phone, screenshots, "lobby")
    ada.page.goto(f"/t/{code}/setup")
    view(ada.page, screenshots, "setup")


def test_company_and_menu_are_fit_for_everybody(
    visitor: Visitor, phone: Page, data: Path, screenshots: Path
) -> None:
    table = seat_record(data, read_playthrough("chiefdom-2-shared-victory"), 33)
    visitor.sit_at(table, 1)
    sit_on_phone(phone, table, 1)
    for page in (visitor.page, phone):
        page.wait_for_selector(".chip")
        view(page, screenshots, "company")
        page.click("button.menu")
        page.wait_for_selector("dialog[open]")
        view(page, screenshots, "menu")


def test_a_large_screen_is_filled(visitors: Visitors, data: Path, screenshots: Path) -> None:
    wide = visitors(ViewportSize(width=3840, height=2160))
    page = wide.sit_at(seat_record(data, read_playthrough("chiefdom-2"), 41))
    page.wait_for_selector(".chip")
    take_picture(page, screenshots / "table-3840.png")
    box = page.locator("#sheet svg").bounding_box()
    assert box is not None
    assert box["height"] > 1500
