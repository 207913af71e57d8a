"""Whole games, clicked to the end."""

from __future__ import annotations

import pytest

from rollwright.web.games import all_games

from .clicking import play_to_end, total_of, until
from .conftest import Visitor


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_solo_game_is_clicked_to_its_end(visitor: Visitor, game: str) -> None:
    page = visitor.play_alone(game)
    assert play_to_end(page) > 5
    page.wait_for_selector("#end .results")
    results = page.locator("#end .results tbody tr", has_text="Player").locator("td.total").inner_text()
    assert int(results) == total_of(page)
    record = page.request.get(f"{page.url}/record.txt").text()
    assert record.startswith("rollwright record 1\n")
    page.goto(f"/dice#table={page.url.rsplit('/', 1)[1]}")
    page.wait_for_selector('#verdict[data-fair="true"]')


def test_a_real_mouse_previews_picks_confirms_and_undoes(visitor: Visitor) -> None:
    page = visitor.play_alone()
    page.click("button.roll")
    square = page.locator("#sheet .can").first
    place = square.get_attribute("data-place")
    square.hover()
    page.wait_for_selector("#sheet .preview")
    page.wait_for_selector("#confirm .change b")
    square = page.locator(f'#sheet [data-place="{place}"]')
    square.click()
    page.click("#confirm button.main")
    page.wait_for_selector("button.roll")
    assert "empty" not in (square.get_attribute("aria-label") or "")
    page.click("#confirm button:has-text('Undo')")
    page.wait_for_selector(".chip")
    assert "empty" in (square.get_attribute("aria-label") or "")


def test_the_preview_tells_the_score_change_that_the_move_then_makes(visitor: Visitor) -> None:
    page = visitor.play_alone()
    page.click("button.roll")
    page.wait_for_selector(".chip .gain")
    before = total_of(page)
    page.locator("#sheet .can").first.click()
    shown = page.locator("#confirm .change b").inner_text().replace("−", "-").replace("±", "")
    page.click("#confirm button.main")
    page.wait_for_selector("button.roll")
    assert total_of(page) == before + int(shown)


def test_a_shape_is_turned_and_mirrored_by_keys_and_wheel(visitor: Visitor) -> None:
    page = visitor.play_alone()
    drawn = "[...document.querySelectorAll('#sheet .preview')].map(p => p.parentNode.dataset.place).join()"
    for _ in range(12):
        page.click("button.roll")
        page.wait_for_selector(".chip")
        page.locator('#sheet [data-place="c6"]').hover()
        first = page.evaluate(drawn)
        page.keyboard.press("r")
        turned = page.evaluate(drawn)
        if first.count(",") and turned != first:
            page.mouse.wheel(0, 100)
            until(page, f"{drawn} !== {turned!r}")
            page.keyboard.press("m")
            assert page.evaluate(drawn).count(",") >= 1
            return
        page.locator("#sheet .can").last.click()
        page.click("#confirm button.main")
        page.wait_for_selector("button.roll")
    pytest.fail("twelve rolls without a shape to turn")
