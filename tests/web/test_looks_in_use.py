"""Pages that playing fills, at every size: own games, a day, puzzles, cards, hints, a shared device."""

from __future__ import annotations

from pathlib import Path

import pytest

from .clicking import play_turn, until
from .conftest import Visitor, Visitors
from .seating import read_playthrough, seat_record
from .test_games_page import bring
from .test_looks import SCROLLED, SIZES, look
from .test_pass_and_play import COVERED, DONE, HANDED, PLAY_ON, open_device
from .test_puzzle import draw_something, find_end
from .wire import Wire, receive

ROWS_OF_ICONS = "new Set([...document.querySelectorAll('.icons > .chip')].map((each) => each.offsetTop)).size"
TRAY_COVERED = """() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const over = box('#handover'), tray = box('#panel');
  return over.left <= 0 && over.right >= innerWidth && over.top <= tray.top && over.bottom >= innerHeight;
}"""
IS_BESIDE_SQUARES = """() => {
  const left = document.querySelector('#handover').getBoundingClientRect().left;
  return [...document.querySelectorAll('#sheet [data-place]')]
    .every((each) => each.getBoundingClientRect().right <= left);
}"""
WORDS_OVER_BACK = """() => {
  const back = document.querySelector('#puzzle .back .icon').getBoundingClientRect();
  const range = document.createRange();
  const isOver = (line) => line.left < back.right && line.top < back.bottom && line.bottom > back.top;
  return [...document.querySelectorAll('#puzzle > :is(h1, p)')].filter((each) => {
    range.selectNodeContents(each);
    return [...range.getClientRects()].some(isOver);
  }).map((each) => each.textContent);
}"""


def test_games_and_profile_of_somebody_are_fit_for_everybody(
    visitor: Visitor, data: Path, screenshots: Path
) -> None:
    visitor.sit_at(seat_record(data, read_playthrough("duel-9")))
    page = visitor.sit_at(seat_record(data, read_playthrough("chiefdom-2-shared-victory"), 33), 1)
    page.goto("/games")
    look(page, screenshots, "games-seats")
    page.click("text=Keep these games")
    bring(visitor, "chiefdom-2", "chiefdom-2-shared-victory", "chiefdom-2-bonus-on", "fiefdoms-solo")
    look(page, screenshots, "games-own")
    page.goto("/profile")
    look(page, screenshots, "profile-own")
    page.goto("/")
    page.wait_for_selector(".running .thumb svg")
    look(page, screenshots, "home-running")


def play_by_socket(visitor: Visitor, code: str) -> None:
    """Play the visitor's seat to the end of the game without the page, which takes ten times the work."""
    wire = Wire(visitor.address)
    for cookie in visitor.context.cookies():
        wire.client.cookies.set(cookie["name"], cookie["value"])
    with wire.connect(code) as line:
        while (message := receive(line, lambda _: True)).get("phase") != "over":
            if message["type"] == "offers":
                ask, move = message["ask"], message["paths"][0]
                wire.say(line, do="play", id=f"m{ask}", ask=ask, path=move)
            elif message.get("is_roll_due"):
                wire.say(line, do="roll")


@pytest.mark.usefixtures("same_day")
def test_a_day_that_was_played_is_fit_for_everybody(visitor: Visitor, screenshots: Path) -> None:
    page = visitor.page
    page.goto("/daily")
    page.locator('form[action="/daily/chiefdom-1"] button').click()
    page.wait_for_selector("#sheet svg")
    code = page.url.rsplit("/", 1)[1]
    page.goto("/daily")  # or the page would draw every move
    play_by_socket(visitor, code)
    page.goto("/daily/chiefdom-1")
    look(page, screenshots, "day-played")


def test_a_puzzle_and_its_answer_are_fit_for_everybody(visitor: Visitor, screenshots: Path) -> None:
    page = visitor.page
    page.goto("/puzzle")
    page.locator("[data-puzzle]").first.click()
    page.wait_for_selector(".chip")
    look(page, screenshots, "puzzle", is_drawing_known=True)
    page.set_viewport_size(SIZES["640x400"])
    assert page.evaluate(WORDS_OVER_BACK) == []
    page.set_viewport_size(SIZES["1280"])
    data = page.request.get(f"{page.url}.json").json()
    told = find_end(page, page.url) | {"worth": data["worth"]}
    page.route("**/try", lambda route: route.fulfill(json=told))
    page.reload()
    draw_something(page)
    page.wait_for_selector("body.solved")
    drawn = page.locator("#sheet .pencil").count()
    assert drawn
    page.set_viewport_size(SIZES["390"])
    until(page, f"document.querySelectorAll('#sheet.tall .pencil, #sheet .tall .pencil').length === {drawn}")
    page.set_viewport_size(SIZES["1280"])
    look(page, screenshots, "puzzle-solved", is_drawing_known=True)


def test_cards_are_fit_for_everybody(visitor: Visitor, data: Path, screenshots: Path) -> None:
    record = read_playthrough("chiefdom-2-cards-random")
    page = visitor.sit_at(seat_record(data, record, 1))
    page.wait_for_selector("#cards.deal .scoring-cards")
    look(page, screenshots, "cards", is_drawing_known=True)
    page = visitor.sit_at(seat_record(data, record, 30))
    page.wait_for_selector("#cards.strip", state="attached")
    look(page, screenshots, "cards-later", SCROLLED)


def test_wild_readings_and_hints_are_fit_for_everybody(
    visitor: Visitor, data: Path, screenshots: Path
) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("chiefdom-2"), 15))
    page.wait_for_selector(".chips .chip .gain")
    look(page, screenshots, "wild", SCROLLED)
    page.set_viewport_size(SIZES["390"])
    assert page.evaluate(ROWS_OF_ICONS) == 1
    page.set_viewport_size(SIZES["1280"])
    page.locator("[data-key=hint]").click()
    page.wait_for_selector(".hints .chip")
    look(page, screenshots, "hints", SCROLLED)


def test_a_device_that_is_handed_on_is_fit_for_everybody(visitor: Visitor, screenshots: Path) -> None:
    page = open_device(visitor, "chiefdom-2", "Ada", "Bo")
    page.evaluate(PLAY_ON, 0)
    until(page, HANDED)
    page.set_viewport_size(SIZES["390"])
    until(page, TRAY_COVERED)
    for on_its_side in ("640x400", "844x390"):
        page.set_viewport_size(SIZES[on_its_side])
        until(page, IS_BESIDE_SQUARES)
    page.set_viewport_size(SIZES["1280"])
    look(page, screenshots, "handed-on", SCROLLED)
    page.click(DONE)
    until(page, COVERED)
    look(page, screenshots, "covered", SCROLLED)


def test_the_big_screen_is_fit_for_everybody(visitors: Visitors, screenshots: Path) -> None:
    ada, wall = visitors(), visitors()
    code = ada.open_quickly("Ada", people=2, timer="600", **{"chiefdom-2.bots": "4"})
    ada.page.click("[data-key=start]")
    for _ in range(8):
        play_turn(ada.page)
    wall.page.goto(f"/t/{code}/screen")
    wall.page.wait_for_selector("#ranking li")
    look(wall.page, screenshots, "screen", is_drawing_known=True)
