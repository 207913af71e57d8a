"""What a browser is sent: valid HTML on every page, and nothing that jumps while a page loads."""

from __future__ import annotations

import httpx
import pytest
from justhtml import JustHTML
from playwright.sync_api import ViewportSize

from rollwright.language.current import list_languages

from .clicking import settle
from .conftest import Visitors
from .test_looks import PAGES

MOST_SHIFT = 0.02
SIZES = {"phone": ViewportSize(width=390, height=664), "laptop": ViewportSize(width=1280, height=800)}
READY = {"score": "#sheet svg", "score-duel": "#sheet svg", "paper": ".paper-sheet"}
"""What a script puts on a page of its own accord."""
WATCH = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const each of list.getEntries())
    window.shifts.push([each.value, ...each.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '')]);
}).observe({ type: 'layout-shift', buffered: true });"""


@pytest.mark.parametrize("language", list_languages())
def test_every_page_is_valid_html(server: str, language: str) -> None:
    wrong: list[str] = []
    with httpx.Client(base_url=server, timeout=120) as client:
        for name, path in PAGES.items():
            page = client.get(path, headers={"Accept-Language": language}, follow_redirects=True).text
            found = JustHTML(page, collect_errors=True, sanitize=False).errors
            wrong += [f"{name}: {each}" for each in found]
    assert wrong == []


@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps_while_a_page_loads_first_and_again(visitors: Visitors, size: str) -> None:
    visitor = visitors.welcome_stranger(SIZES[size], is_phone=size == "phone")
    page = visitor.page
    page.add_init_script(WATCH)
    jumped: list[str] = []
    for name, path in PAGES.items():
        for visit in ("first", "second"):
            page.goto(path)
            if name in READY:
                page.wait_for_selector(READY[name])
            page.wait_for_load_state("networkidle")
            settle(page)
            shifts = page.evaluate("window.shifts")
            if sum(each[0] for each in shifts) > MOST_SHIFT:
                jumped.append(f"{name}, {visit} visit: {shifts}")
    assert jumped == []
    visitor.complaints = [text for text in visitor.complaints if "404" not in text]
