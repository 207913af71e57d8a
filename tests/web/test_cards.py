"""Scoring cards at the table: read when they are dealt, and later where the sheet is narrow."""

from __future__ import annotations

from pathlib import Path

from rollwright.games.chiefdom.text.cards import CARDS

from .conftest import Visitors
from .seating import read_playthrough, seat_record
from .test_looks import SIZES

DEALT = (7, 14, 17)
SEEN = """(name) => [...document.querySelectorAll(name)].every((e) => {
  const { left, right, top, bottom } = e.getBoundingClientRect();
  const panel = document.querySelector('#panel').getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= panel.top;
})"""


def test_cards_are_read_at_the_deal_and_a_press_shows_them_later(visitors: Visitors, data: Path) -> None:
    table = seat_record(data, read_playthrough("chiefdom-2-cards-random"), 1)
    page = visitors(SIZES["390"]).sit_at(table)
    page.wait_for_selector("#cards.deal .scoring-cards")
    for card in DEALT:
        name, says = CARDS[card]
        tile = page.locator("#cards .card", has_text=name)
        assert " ".join(tile.locator("p").first.inner_text().split()) == says
    assert page.evaluate(SEEN, "#cards .card")
    assert page.locator("#dice").inner_text() == "", "cards are no dice"
    page.click("button.roll")
    page.wait_for_selector("#cards.strip")
    assert page.locator("#cards small").all_inner_texts() == [CARDS[card][0] for card in DEALT]
    assert page.evaluate(SEEN, "#cards span")
    page.click("#cards button")
    page.wait_for_selector("dialog[open] .scoring-cards")
    assert page.locator("dialog .card").count() == len(DEALT)
