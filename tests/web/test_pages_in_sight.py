"""What stands beside what on the pages around the table, in the languages and sizes where it is tight."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from .conftest import Visitors

SMALLEST, PHONE = ViewportSize(width=320, height=568), ViewportSize(width=390, height=844)
LANGUAGES = ("en", "de", "fr", "tr")
SIZES_OF_WORDS = """(selector) => [...document.querySelectorAll(selector)].map((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return [each.textContent, left, right, top, bottom];
})"""
TOPS_OF_ICONS = """() => [...document.querySelectorAll('.top nav .icon')]
  .map((each) => each.getBoundingClientRect()).filter((box) => box.width).map((box) => Math.round(box.top))"""
CUT_TABLES = """() => [...document.querySelectorAll('.rules-page .scroll')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent.slice(0, 60))"""
QUIET = """() => {
  const wanted = document.createElement('p');
  wanted.className = 'quiet';
  document.body.append(wanted);
  const code = getComputedStyle(document.querySelector('#code'), '::placeholder');
  return [code.color, getComputedStyle(wanted).color, code.opacity];
}"""


def overlapping(words: list[tuple[str, float, float, float, float]]) -> list[tuple[str, str]]:
    """Return the pairs of words that lie on each other."""
    return [
        (one[0], two[0])
        for n, one in enumerate(words)
        for two in words[n + 1 :]
        if one[1] < two[2] and two[1] < one[2] and one[3] < two[4] and two[3] < one[4]
    ]


@pytest.mark.parametrize("size", [SMALLEST, PHONE], ids=["320", "390"])
def test_names_on_the_road_keep_apart_and_icons_at_the_thumb_stand_in_line(
    visitors: Visitors, size: ViewportSize
) -> None:
    page = visitors(size).page
    for language in LANGUAGES:
        page.goto(f"/?lang={language}")
        assert overlapping(page.evaluate(SIZES_OF_WORDS, ".road li")) == [], language
        tops = page.evaluate(TOPS_OF_ICONS)
        assert len(tops) == 5
        assert len(set(tops)) == 1, f"a label of two lines lifts its icon ({language})"


def test_tables_of_the_rules_are_whole_on_the_smallest_phone(visitors: Visitors) -> None:
    page = visitors(SMALLEST).page
    for game in ("chiefdom-2", "duel", "fiefdoms"):
        for language in LANGUAGES:
            page.goto(f"/rules/{game}?lang={language}")
            assert page.evaluate(CUT_TABLES) == [], language


def test_what_stands_in_an_empty_field_can_be_read_in_the_dark(visitors: Visitors) -> None:
    page = visitors().page
    page.emulate_media(color_scheme="dark")
    page.goto("/")
    shown, wanted, opacity = page.evaluate(QUIET)
    assert (shown, opacity) == (wanted, "1")
