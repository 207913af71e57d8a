"""The big screen of a room: a table as those see it who watch, with the buttons of its host."""

from __future__ import annotations

from pathlib import Path

import pytest

from .clicking import play_turn
from .conftest import Visitors
from .seating import read_playthrough, seat_record
from .test_looks import SIZES, findings


def test_a_room_follows_its_table_on_the_big_screen_and_the_host_pauses_and_ends_it(
    visitors: Visitors,
) -> None:
    ada, bo, wall = visitors(), visitors(), visitors()
    code = ada.open_quickly("Ada", timer="600")
    bo.join_quickly(code, "Bo")
    assert ada.page.locator(f'a[href="/t/{code}/screen"]').count() == 1, "the lobby leads there"
    wall.page.goto(f"/t/{code}/screen")
    wall.page.wait_for_selector("#ranking li:has-text('Bo')")
    assert wall.page.locator("#host button").count() == 0, "only the host's browser has buttons"
    screen = ada.context.new_page()
    screen.goto(f"/t/{code}/screen")
    screen.click("#host [data-key=start]")
    ada.page.click("button.roll")
    ada.page.wait_for_selector(".chip")
    assert play_turn(ada.page) == "moved"
    wall.page.wait_for_selector("#told:has-text('1 of 2')")
    assert wall.page.locator("#wall .drawn > *").count() == 0, (
        "a move that others have not answered is hidden"
    )
    assert wall.page.locator("#dice .die").count() == 3
    screen.click("#host [data-key=pause]")
    wall.page.wait_for_selector("body.paused")
    bo.page.wait_for_selector("#panel[data-hurry]")
    assert findings(wall.page, is_drawing_known=True) == []
    screen.click("#host [data-key=resume]")
    bo.page.wait_for_selector("#panel:not([data-hurry]) .chip")
    assert play_turn(bo.page) == "moved"
    wall.page.wait_for_selector("#wall .drawn > *")
    screen.on("dialog", lambda dialog: dialog.accept())
    screen.click("#host [data-key=end]")
    wall.page.wait_for_selector("body[data-phase=over]")
    bo.page.wait_for_selector("#end .results")
    screen.close()


WIDTHS = """() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const [middle, ranks] = ['.middle', '.ranks'].map(box);
  return { page: document.documentElement.scrollWidth - innerWidth, middle: middle.width, ranks: ranks.width,
    square: document.querySelector('#wall [data-place=a1] > .cell')?.getBoundingClientRect().width };
}"""


@pytest.mark.parametrize("size", ["390", "640x400", "820", "844x390", "1280"])
def test_the_big_screen_of_a_lobby_and_of_a_duel_fits_any_window(
    visitors: Visitors, data: Path, size: str
) -> None:
    ada, wall = visitors(), visitors(SIZES[size])
    wall.page.goto(f"/t/{ada.open_quickly('Ada')}/screen")
    wall.page.wait_for_selector("#ranking li:has-text('Ada')")
    found = wall.page.evaluate(WIDTHS)
    assert found["page"] <= 0
    assert min(found["middle"], found["ranks"]) > 180
    wall.page.goto(f"/t/{seat_record(data, read_playthrough('duel-9'), 89).code}/screen")
    wall.page.wait_for_selector("#wall .apart svg + svg")
    found = wall.page.evaluate(WIDTHS)
    assert found["page"] <= 0
    assert min(found["middle"], found["ranks"]) > 180
    assert found["square"] > 18, "the board lies above the tracks, as wide as they are"
