"""Small drawings on cards and lists: whole, and in the colours of the page; and what a day's card says."""

from __future__ import annotations

from datetime import date, timedelta

from rollwright.games.catalogue import find_game
from rollwright.web.days.today import Today
from rollwright.web.days.today_card import today_card
from rollwright.web.parts.game_card import sample_sheet

from .conftest import Visitor

PAPER_LIGHT, PAPER_DARK = (252, 248, 238), (34, 39, 47)
MIDDLE_OF_MARGIN = """([source, scheme, wanted]) => new Promise((done) => {
  document.documentElement.style.colorScheme = scheme;
  const picture = new Image(), pen = document.createElement('canvas').getContext('2d');
  document.body.append(picture);
  let frames = 0;
  const look = () => {
    pen.drawImage(picture, 0, 0);
    const colour = [...pen.getImageData(4, 100, 1, 1).data].slice(0, 3);
    if (String(colour) === String(wanted) || (frames += 1) > 300) done(colour);
    else requestAnimationFrame(look);
  };
  picture.onload = () => requestAnimationFrame(look);
  picture.src = source;
})"""
"""A picture takes up the colours of its page some frames after it is loaded."""


def test_only_the_room_for_a_sheets_name_is_cut() -> None:
    assert 'viewBox="0 50 ' in sample_sheet("chiefdom-2"), "its name is above its board"
    assert 'viewBox="0 0 ' in sample_sheet("duel"), "its board begins at the top"


def test_a_small_drawing_has_the_colours_of_the_page_that_shows_it(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/about")
    for scheme, paper in (("light", PAPER_LIGHT), ("dark", PAPER_DARK)):
        source = f"/games/duel.svg?{scheme}"
        assert tuple(page.evaluate(MIDDLE_OF_MARGIN, [source, scheme, paper])) == paper


def test_a_small_drawing_of_a_list_is_hardly_higher_than_wide(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/daily")
    for box in (each.bounding_box() for each in page.locator("img.thumb").all()):
        assert box is not None
        assert (round(box["width"]), round(box["height"])) == (56, 68)


def test_the_days_card_ends_a_goal_with_one_full_stop() -> None:
    for n in range(8):
        card = today_card(Today(date(2026, 11, 1) + timedelta(n), find_game("fiefdoms"), {}, {}, 0))
        assert ".." not in str(card)
