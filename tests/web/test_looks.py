"""Every page at every size: axe finds nothing, nothing is cut off, small or pale; pictures for those who ask.

`make pictures` puts whole pages into build/screenshots, `PICTURES=window make pictures` what a window shows;
contact sheets lie there too, with `MOCKUPS=FOLDER` beside mock-ups of the same names.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from weakref import WeakKeyDictionary

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import CDPSession, Page, ViewportSize

from .clicking import settle
from .conftest import Visitor, Visitors
from .eyes import CUT, LEAST_CONTRAST, contrast_of_dots, look_closely
from .seating import read_playthrough, seat_record
from .test_lesson import follow

SIZES = {
    "320": ViewportSize(width=320, height=568),
    "390": ViewportSize(width=390, height=844),
    "640x400": ViewportSize(width=640, height=400),
    "667x375": ViewportSize(width=667, height=375),
    "820": ViewportSize(width=820, height=1180),
    "844x390": ViewportSize(width=844, height=390),
    "1280": ViewportSize(width=1280, height=800),
    "1920": ViewportSize(width=1920, height=1080),
}
"""From the smallest phone to a large screen; up to 844 pixels they are touched."""
TOUCHED = ("320", "390", "640x400", "667x375", "820", "844x390")
PATIENCE = 120.0
"""Seconds for a sheet of another form to come."""
PICTURES = os.environ.get("PICTURES", "")
"""Nothing, "window" or "whole"; taking pictures takes longer than all the rest."""
PAGES = {
    "home": "/",
    "rules": "/rules",
    "rules-chiefdom": "/rules/chiefdom-2",
    "rules-duel": "/rules/duel",
    "rules-fiefdoms": "/rules/fiefdoms",
    "about": "/about",
    "profile": "/profile",
    "games": "/games",
    "daily": "/daily",
    "day": "/daily/duel",
    "puzzles": "/puzzle",
    "profile-open": "/profile/open",
    "score": "/score",
    "score-duel": "/score?game=duel",
    "new": "/new?game=chiefdom-2&seed=42&cards=3,7",
    "paper": "/paper",
    "challenges": "/challenges/fiefdoms",
    "coach": "/coach",
    "replay": "/replay",
    "dice": "/dice",
    "missing": "/nothing/here",
}
DARKENED = ("home", "rules-chiefdom", "score", "new", "paper", "dice")
"""Pages that between them have every colour the others have; all are looked at in the light."""
AXE = Axe()
RUN_AXE = """async ([emptied, options]) => {
  const drawings = new Map();
  for (const each of document.querySelectorAll(emptied)) {
    drawings.set(each, [...each.childNodes]);
    each.replaceChildren();
  }
  const { violations } = await axe.run({ exclude: [[emptied]] }, options);
  for (const [each, content] of drawings) each.replaceChildren(...content);
  return violations;
}"""
COPIES, DRAWINGS = "svg[aria-hidden=true]", "svg"
"""Small copies of sheets are hidden from screen readers; axe would walk through them all the same.
Of contrast inside a drawing it only says that somebody has to look, and takes seconds to say it."""
HAS_DRAWINGS = f"document.querySelector('{DRAWINGS}:not({COPIES})') !== null"
CONTRAST = "color-contrast"
SCROLLED = ("scrollable-region-focusable",)
OUTSIDE_DRAWINGS = {CONTRAST, *SCROLLED}
"""Rules that say nothing about the inside of a drawing."""
DIALOG = (CONTRAST, "button-name", "label", "link-name", "aria-valid-attr-value", *SCROLLED)
"""Rules that another width may break; and those for what lies over a page that has been looked at already."""
TABLES = {"chiefdom-2": (57, 0), "duel-9": (89, 1), "duel-11": (95, 0), "fiefdoms-challenge-2": (33, 0)}
"""Kept games, the step after which a seat has much to choose from, and that seat: each game's drawings."""
TRAYS = {"chiefdom-2": 4, "duel-11": 2, "fiefdoms-challenge-2": 2}
"""Those whose choices are seen whole at every size, and how many there are at least."""
OTHER_BOARD = "duel-11"
"""The page of duel-9 with more squares."""
NOTHING = "() => []"
NAMES_BROKEN = """() => [...document.querySelectorAll('td:has(> .pic:first-child)')].filter((each) =>
  innerWidth > 480 && new Set([...each.children].map((part) => part.getClientRects().length)).has(2))
  .map((each) => `${each.textContent} is on two lines`)"""
"""The names of a table of the rules that stand below their picture."""
SCORE_PRESSED = """() => [...document.querySelectorAll('#score .score div:not(.total)')].filter((each) => {
  const words = document.createRange();
  words.selectNodeContents(each.querySelector('dt'));
  return each.querySelector('dd').getBoundingClientRect().left - words.getBoundingClientRect().right < 8;
}).map((each) => `${each.textContent} has no gap`)"""
SCRIPTS = {"rules-fiefdoms": NAMES_BROKEN, "score": SCORE_PRESSED}
"""What else may be wrong with a page."""
SHOW_IMAGES = """Promise.all([...document.images].map((each) => {
  each.loading = 'eager';
  return each.decode().catch(() => {});
}))"""
IS_TOUCHED = "matchMedia('(pointer: coarse)').matches"
_SESSIONS: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()
"""Through which pages are touched: what is emulated ends with its session."""


def findings(page: Page, *rules: str, is_drawing_known: bool = False) -> list[str]:
    """Return what axe finds, however small; by all its rules unless some are named.

    It need not walk through a drawing that is known from another page: that takes longer than all the rest.
    """
    if not rules and is_drawing_known:
        return run_axe(page, DRAWINGS, {})
    if not rules and not page.evaluate(HAS_DRAWINGS):
        return run_axe(page, COPIES, {})
    if not rules:
        others = {"rules": {CONTRAST: {"enabled": False}}}
        return [*run_axe(page, COPIES, others), *findings(page, CONTRAST)]
    emptied = DRAWINGS if OUTSIDE_DRAWINGS.issuperset(rules) else COPIES
    return run_axe(page, emptied, {"runOnly": list(rules)})


def run_axe(page: Page, emptied: str, options: Mapping[str, object]) -> list[str]:
    """Return what axe finds beside what is emptied for it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.axe_script)
    found = page.evaluate(RUN_AXE, [emptied, {"resultTypes": ["violations"], **options}])
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def take_picture(page: Page, path: Path) -> None:
    """Take a picture if somebody wants to see it."""
    if PICTURES:
        page.evaluate(SHOW_IMAGES)
        settle(page)
        page.screenshot(path=path, full_page=PICTURES == "whole")


def view(
    page: Page,
    folder: Path,
    name: str,
    rules: tuple[str, ...] = (),
    is_drawing_known: bool = False,
    script: str = NOTHING,
) -> None:
    """Look at a page at every size, and have axe look at it as it is on a screen and, touched, on its side.

    On a screen axe goes by all its rules unless some are named, touched by those another width may break.
    The script returns what else is wrong at a size.
    """
    found = []
    for is_touched, own_rules in ((False, rules), (True, SCROLLED)):
        if is_touched:
            touch(page, True)
        for size in visit_sizes(page, is_touched):
            take_picture(page, folder / f"{name}-{size}.png")
            found += [f"{name} at {size}: {each}" for each in (*look_twice(page), *page.evaluate(script))]
        found += findings(page, *own_rules, is_drawing_known=is_drawing_known)
    touch(page, False)
    page.set_viewport_size(SIZES["1280"])
    assert not found, "\n".join([name, *found])


def visit_sizes(page: Page, is_touched: bool) -> Iterator[str]:
    """Show a page at each size that is touched, or at each that is not, and yield the size's name."""
    for size, viewport in SIZES.items():
        if (size in TOUCHED) == is_touched:
            page.set_viewport_size(viewport)
            settle(page)
            yield size


def look_twice(page: Page) -> list[str]:
    """Return what is wrong and stays so: a sheet of another form has to come first."""
    end = time.monotonic() + PATIENCE
    while (found := look_closely(page)) and time.monotonic() < end:
        settle(page)
    return found


def touch(page: Page, is_touched: bool) -> None:
    """Have a page be touched from now on, or pointed at by a mouse: loading it once will do for both."""
    session = _SESSIONS.get(page) or page.context.new_cdp_session(page)
    _SESSIONS[page] = session
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": is_touched, "maxTouchPoints": 5})
    assert page.evaluate(IS_TOUCHED) == is_touched


def darken(page: Page, folder: Path, name: str) -> None:
    """Look at a page in the dark too."""
    page.emulate_media(color_scheme="dark")
    for size, viewport in SIZES.items():
        if PICTURES:
            page.set_viewport_size(viewport)
            take_picture(page, folder / f"{name}-dark-{size}.png")
    found = findings(page, CONTRAST)
    page.emulate_media(color_scheme="light")
    assert not found, "\n".join([f"{name} in the dark", *found])


def look(
    page: Page,
    folder: Path,
    name: str,
    rules: tuple[str, ...] = (),
    is_drawing_known: bool = False,
    script: str = NOTHING,
) -> None:
    """Look at a page in the light and, for pictures, in the dark."""
    view(page, folder, name, rules, is_drawing_known, script)
    if PICTURES:
        darken(page, folder, name)


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_fit_for_everybody(visitor: Visitor, screenshots: Path, name: str) -> None:
    page = visitor.page
    page.goto(PAGES[name])
    if name.startswith("score"):
        page.wait_for_selector("#sheet svg")
    view(page, screenshots, name, script=SCRIPTS.get(name, NOTHING))
    if name in DARKENED or PICTURES:
        darken(page, screenshots, name)
    visitor.complaints = [text for text in visitor.complaints if "404" not in text]


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_fit_for_everybody(visitor: Visitor, data: Path, screenshots: Path, name: str) -> None:
    step, seat = TABLES[name]
    page = visitor.sit_at(seat_record(data, read_playthrough(name), step), seat)
    page.wait_for_selector("#sheet .can")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert contrast_of_dots(page) >= LEAST_CONTRAST, scheme
    page.emulate_media(color_scheme="light")
    assert page.locator("#choices .chip").count() >= TRAYS.get(name, 0)
    script = CUT if name in TRAYS else NOTHING
    view(page, screenshots, f"table-{name}", is_drawing_known=name == OTHER_BOARD, script=script)
    if name != OTHER_BOARD or PICTURES:
        darken(page, screenshots, f"table-{name}")
    if name == "chiefdom-2":
        page.locator(".chips .chip").first.click()
    elif name == OTHER_BOARD:  # whose abilities make room once a place is chosen
        script = NOTHING
    page.locator("#sheet .can").first.click()
    look(page, screenshots, f"table-{name}-picked", SCROLLED, script=script)


def test_the_end_and_its_replay_are_fit_for_everybody(
    visitor: Visitor, data: Path, screenshots: Path
) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("fiefdoms-three")))
    alone = seat_record(data, read_playthrough("fiefdoms-solo"))
    page.wait_for_selector("#end .results")
    page.wait_for_selector("#arrange .verdict")
    look(page, screenshots, "end", is_drawing_known=True)
    page.goto(f"/replay#table={alone.code}")
    page.wait_for_selector("#sheets svg")
    page.fill("#at", "40")
    page.wait_for_selector("#where >> text=40.")
    assert page.evaluate(IS_ON_DESK_SEEN), "the turn has a frame where no card lies below it"
    look(page, screenshots, "replayed", is_drawing_known=True)


IS_ON_DESK_SEEN = "getComputedStyle(document.querySelector('#where .tag')).boxShadow !== 'none'"
WORDS_CROSSED = """() => {
  const pen = document.querySelector('.flourish').getBoundingClientRect(), crossed = [];
  for (const e of document.querySelectorAll('#end :is(h2, .why)')) {
    const range = document.createRange();
    range.selectNodeContents(e);
    for (const line of range.getClientRects())
      if (line.right > pen.left && line.left < pen.right && line.top < pen.bottom && line.bottom > pen.top)
        crossed.push(e.textContent);
  }
  return crossed;
}"""
GAP = """() => document.querySelector('#end .card').getBoundingClientRect().left -
  document.querySelector('#sheet').getBoundingClientRect().right"""


@pytest.mark.parametrize(("name", "seat"), [("chiefdom-2", 0), ("duel-9", 1)])
def test_the_pen_crosses_no_word_at_the_end_and_nothing_is_left_empty(
    visitor: Visitor, data: Path, screenshots: Path, name: str, seat: int
) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough(name)), seat)
    page.wait_for_selector("#end .flourish")
    view(page, screenshots, f"end-{name}", is_drawing_known=True, script=WORDS_CROSSED)
    darken(page, screenshots, f"end-{name}")
    page.set_viewport_size(SIZES["1920"])
    settle(page)
    assert 0 < page.evaluate(GAP) < 40
    assert len(re.findall(rb"/Type /Page\b", page.pdf(format="A4"))) == 1, "the sheet alone is printed"


def test_five_dice_leave_the_button_that_rolls_its_room(
    visitor: Visitor, data: Path, screenshots: Path
) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("duel-9"), 21))
    page.wait_for_selector("button.roll")
    look(page, screenshots, "roll", SCROLLED)


def test_lobby_and_joining_are_fit_for_everybody(visitors: Visitors, screenshots: Path) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_table("Ada", people=3, bots="1")
    ada.page.wait_for_selector("#lobby .card")
    look(ada.page, screenshots, "lobby")
    bo.page.goto(f"/t/{code}")
    look(bo.page, screenshots, "join")
    ada.page.goto(f"/t/{code}/setup")
    look(ada.page, screenshots, "setup")


def test_company_and_menu_are_fit_for_everybody(visitor: Visitor, data: Path, screenshots: Path) -> None:
    table = seat_record(data, read_playthrough("chiefdom-2-shared-victory"), 33)
    page = visitor.sit_at(table, 1)
    page.wait_for_selector(".chip")
    look(page, screenshots, "company", is_drawing_known=True)
    page.click("button.menu")
    page.wait_for_selector("dialog[open]")
    look(page, screenshots, "menu", DIALOG)


def test_a_lesson_is_fit_for_everybody(visitor: Visitor, screenshots: Path) -> None:
    page = visitor.page
    page.goto("/")
    page.locator("#learn-fiefdoms button").click()
    page.wait_for_selector("#lesson:not([hidden]) .caption")
    look(page, screenshots, "lesson", is_drawing_known=True)
    for _ in range(10):  # some five presses, or one more where news came between two
        if page.locator("#choices button.glow").count():
            break
        follow(page, False, 1)
    page.wait_for_selector("#choices button.glow")
    page.evaluate("delete document.documentElement.dataset.theme")  # following sets one
    look(page, screenshots, "lesson-reading", DIALOG, script=CUT)


def test_a_large_screen_is_filled(visitors: Visitors, data: Path, screenshots: Path) -> None:
    wide = visitors(ViewportSize(width=3840, height=2160))
    page = wide.sit_at(seat_record(data, read_playthrough("chiefdom-2"), 41))
    page.wait_for_selector(".chip")
    take_picture(page, screenshots / "table-3840.png")
    box = page.locator("#sheet svg").bounding_box()
    assert box is not None
    assert box["height"] > 1500
