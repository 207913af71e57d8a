"""A game alone, clicked to its end; whole games against a bot are played in test_phone_games.py."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from .clicking import play_to_end, play_turn, total_of
from .conftest import Visitor
from .seating import read_playthrough, seat_record

SHEET = """
() => {
  const copy = document.querySelector('#sheet svg').cloneNode(true);
  for (const line of copy.querySelectorAll('.pencil')) line.remove();
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['tabindex', 'xmlns']) each.removeAttribute(name);
    each.classList.remove('last');  // what changed last is only known to who saw it change
    if (!each.getAttribute('class')) each.removeAttribute('class');
  }
  return copy.outerHTML;
}
"""

ROOM_BELOW = """
() => {
  const [log, last] = [document.querySelector('#log'), document.querySelector('#lines > :last-child')];
  return Math.abs(log.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom);
}
"""

SAME_PAGE = "chiefdom-1"
"""Its page differs from the second edition's only in what the sheet says."""


@pytest.mark.links
def test_a_turn_of_the_first_edition_is_clicked(visitor: Visitor) -> None:
    page = visitor.play_alone(SAME_PAGE)
    page.wait_for_selector(".chip")
    assert play_turn(page) == "moved"
    page.wait_for_selector("button.roll")


@pytest.mark.soak
@pytest.mark.parametrize("game", [SAME_PAGE, "fiefdoms"])
def test_a_solo_game_is_clicked_to_its_end(visitor: Visitor, game: str) -> None:
    page = visitor.play_alone(game)
    assert play_to_end(page) > 5
    check_the_end(page, "Player", is_explained=False)
    check_the_dice(page)


def test_the_last_rounds_of_a_solo_game_are_clicked(visitor: Visitor, data: Path) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("fiefdoms-solo"), 46))
    assert play_to_end(page) > 20
    check_the_end(page, "greedy", is_explained=False)


def check_the_end(page: Page, name: str, is_explained: bool) -> None:
    """See that a person's game ended with results, a record, and the sheet that a reload shows."""
    page.wait_for_selector("#end .results")
    results = page.locator("#end .results tbody tr", has_text=name).locator("td.total").inner_text()
    assert int(results.split()[-1].replace("−", "-")) == total_of(page), "the total, or the row that decides"
    assert page.locator("#end .why").count() == 1 + is_explained, (
        "why the game is over, and why the winner won"
    )
    record = page.request.get(f"{page.url}/record.txt").text()
    assert record.startswith("rollwright record 1\n")
    assert page.evaluate(ROOM_BELOW) < 10, "the log does not keep to its last line"
    _check_that_a_reload_shows_the_same_sheet(page)


def check_the_dice(page: Page) -> None:
    """See that a table's dice were fair."""
    page.goto(f"/dice#table={page.url.rsplit('/', 1)[1]}")
    page.wait_for_selector('#verdict[data-fair="true"]')


def _check_that_a_reload_shows_the_same_sheet(page: Page) -> None:
    """Change by change the page came to what a new page is sent whole."""
    shown = page.evaluate(SHEET)
    page.reload()
    page.wait_for_selector("#end .results")
    for _ in range(400):  # its form may come a moment later
        if page.evaluate(SHEET) == shown:
            return
        page.wait_for_timeout(25)
    raise AssertionError("a reload shows another sheet")


@pytest.mark.links
def test_a_real_mouse_previews_picks_confirms_and_undoes(visitor: Visitor) -> None:
    page = visitor.practise("chiefdom-2", seed=1)
    page.wait_for_selector(".chip .gain")
    before = total_of(page)
    square = page.locator("#sheet .can").first
    place = square.get_attribute("data-place")
    square.hover()
    page.wait_for_selector("#sheet .preview")
    shown = page.locator("#confirm .change b").inner_text().replace("−", "-").replace("±", "")
    square = page.locator(f'#sheet [data-place="{place}"]')
    square.click()
    page.click("#confirm button.main")
    page.wait_for_selector("button.roll")
    assert "empty" not in (square.get_attribute("aria-label") or "")
    assert total_of(page) == before + int(shown)
    page.click("#confirm button:has-text('Undo')")
    page.wait_for_selector(".chip")
    assert "empty" in (square.get_attribute("aria-label") or "")
    assert total_of(page) == before
