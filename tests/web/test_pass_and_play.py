"""Several people on one device: each sees their own sheet, and hands the device on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page

from rollwright.core.record import Player
from rollwright.table.dice.tokens import make_token
from rollwright.web.door.device import Device, format_device, parse_device

from .clicking import ONE_MOVE, until
from .conftest import Visitor
from .seating import Seated, read_playthrough, seat_record

READY = "#handover[open] [data-key=ready]"
DONE = "#handover[open] [data-key=cover]"
COVERED = f"() => document.querySelector('{READY}') !== null"
HANDED = f"() => document.querySelector('{READY}, {DONE}') !== null"
COVER = "getComputedStyle(document.querySelector('#handover'), '::backdrop').backgroundColor"
PLAY_ON = f"""async (most) => {{
  const step = {ONE_MOVE};
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const title = () => document.querySelector('#handover h2').textContent;
  let handed = 0;
  for (;;) {{
    const done = document.querySelector('{DONE}');
    if (done && handed !== most) {{ done.click(); continue; }}
    const ready = document.querySelector('{READY}');
    if ((ready || done) && handed === most) return handed;
    if (ready) {{
      const asked = title();
      ready.click();
      handed++;
      while (document.querySelector('#handover').open && title() === asked) await wait(5);
      continue;
    }}
    if (!document.querySelector('#end').hidden) return handed;
    if (document.querySelector('button.roll, .chip, #sheet .can, #confirm button.main')) await step();
    else await wait(5);
  }}
}}"""
"""Plays for everybody, and presses "I am ..." at most that often; -1: until the end."""
NEAR_THE_END = {"chiefdom-1-cards-random": 40, "duel-9": 94}
"""Kept games of two, and steps after which some rounds are left; other tests have their first hand-overs."""


def open_device(visitor: Visitor, game: str, *names: str) -> Page:
    """Open a table for several people on this device, by the form."""
    page = visitor.page
    page.goto(f"/new?game={game}&device=one")
    page.fill(f'[name="{game}.people"]', str(len(names)))
    page.fill("#new-table [name=name]", names[0])
    for number, name in enumerate(names[1:], 2):
        page.fill(f'[name="name.{number}"]', name)
    page.click("#new-table button[type=submit]")
    page.wait_for_selector("#sheet svg")
    return page


def sit_on_device(visitor: Visitor, data: Path, name: str, steps: int | None = None) -> Page:
    """Go on with a kept game of two people who share this device; it is over unless steps are given."""
    device = Device(make_token(), 2)
    record = replace(read_playthrough(name), players=(Player("Ada"), Player("Bo")))
    table = seat_record(data, record, steps, device.tokens)
    return visitor.sit_at(Seated(table.code, (format_device(device),)))


@pytest.mark.soak
def test_two_people_play_a_whole_game_on_one_device(visitor: Visitor) -> None:
    check_the_end(open_device(visitor, "chiefdom-1", "Ada", "Bo"), 1)


@pytest.mark.parametrize("name", NEAR_THE_END)
def test_two_people_play_to_the_end_on_one_device(visitor: Visitor, data: Path, name: str) -> None:
    steps = NEAR_THE_END[name]
    check_the_end(sit_on_device(visitor, data, name, steps), steps)


def check_the_end(page: Page, first: int) -> None:
    """Play to the end: the device changes hands, both people move from that step on and are ranked."""
    assert page.evaluate(PLAY_ON, -1) > 1
    page.wait_for_selector("#end .results")
    ranked = page.locator("#end .results tbody th").all_inner_texts()
    assert sorted(name.partition(". ")[2] for name in ranked) == ["Ada", "Bo"]
    assert "You win" not in page.inner_text("#end")
    record = page.request.get(f"{page.url}/record.txt").text()
    moves = [line.split() for line in record.splitlines() if " seat " in line]
    assert {words[2] for words in moves if int(words[0]) >= first} == {"1", "2"}


@pytest.mark.links
def test_three_people_of_fiefdoms_hand_the_device_round_and_go_on_after_a_reload(visitor: Visitor) -> None:
    page = open_device(visitor, "fiefdoms", "Ada", "Bo", "Cy")
    page.evaluate(PLAY_ON, 0)
    assert page.inner_text("#handover h2") == "Hand the device to Bo"
    page.evaluate(PLAY_ON, 1)
    assert page.inner_text("#handover h2") == "Hand the device to Cy"
    page.reload()
    until(page, COVERED)
    assert page.inner_text("#handover h2") == "Hand the device to Cy"
    page.click(READY)
    until(page, "() => !document.querySelector('#handover').open")
    page.reload()
    page.wait_for_selector("#sheet .can, .chip")
    assert not page.evaluate("() => document.querySelector('#handover').open"), "Cy has the device still"


@pytest.mark.links
def test_a_move_is_taken_back_before_the_sheet_is_covered_and_by_nobody_after_it(visitor: Visitor) -> None:
    page = open_device(visitor, "chiefdom-2", "Ada", "Bo")
    page.evaluate(PLAY_ON, 0)
    until(page, HANDED)
    assert page.evaluate(COVER) == "rgba(0, 0, 0, 0)", "Ada sees what she has drawn"
    page.click("#handover [data-key=undo]")
    until(page, "() => !document.querySelector('#handover').open")
    page.wait_for_selector("#sheet .can, .chip")
    page.evaluate(PLAY_ON, 0)
    page.click(DONE)
    until(page, COVERED)
    assert page.evaluate(COVER) == page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert page.locator("#handover [data-key=undo]").count() == 0, "Bo cannot uncover Ada's sheet"
    page.keyboard.press("Escape")
    until(page, COVERED)
    page.reload()
    until(page, COVERED)
    page.click(READY)
    until(page, "() => !document.querySelector('#handover').open")
    page.wait_for_selector("#sheet .can, .chip")
    assert page.locator("#sheet .drawn > *").count() == 0, (
        "Bo has drawn nothing yet and sees nothing of Ada's"
    )
    assert "away" not in page.inner_text("#players").casefold()


def test_a_rematch_seats_everybody_again(visitor: Visitor, data: Path) -> None:
    page = sit_on_device(visitor, data, "duel-9")
    page.wait_for_selector("#end .results")
    before = page.url
    page.click("[data-key=rematch]")
    page.wait_for_url(lambda url: url != before and "/t/" in url)
    page.wait_for_selector("#sheet svg")
    assert page.evaluate(PLAY_ON, 2) == 2


def test_a_device_takes_only_the_seats_it_holds(visitor: Visitor) -> None:
    page = open_device(visitor, "chiefdom-1", "Ada", "Bo")
    for seat, status in (("1", 204), ("2", 400), ("None", 400), ("", 400)):
        answer = page.request.post(
            f"{page.url}/hand", form={"seat": seat}, headers={"Origin": visitor.address}
        )
        assert answer.status == status, seat


def test_two_to_six_people_share_a_device(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/new?game=chiefdom-1&device=one")
    page.fill('[name="chiefdom-1.people"]', "7")
    page.click("#new-table button[type=submit]")
    assert page.inner_text(".wrong") == "2 to 6 people can share a device."
    visitor.complaints.clear()  # the browser notes the refusal


def test_people_who_share_a_device_play_without_a_clock(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/new?game=chiefdom-1&device=one")
    page.click("summary")
    assert page.locator("[name=timer]").is_hidden()
    page.check("[name=device][value=own]", force=True)
    assert page.locator("[name=timer]").is_visible()
    form = {"game": "chiefdom-1", "name": "Ada", "chiefdom-1.people": "2", "device": "one", "timer": "30"}
    answer = page.request.post("/tables", form=form, headers={"Origin": visitor.address})  # type: ignore[arg-type]
    assert answer.status == 400
    assert "People who share a device play without a clock." in answer.text()


def test_the_cookie_of_a_device_is_read_as_it_is_written() -> None:
    for device in (Device("abc"), Device("abc", 2, 1), Device("abc", 6, 5)):
        assert parse_device(format_device(device)) == device
        assert len(set(device.tokens)) == device.people
    for text in ("abc.7.1", "abc.2.2", "abc.1.0", "abc.2", "abc.²0.1", "abc.2.1.0"):
        assert parse_device(text) == Device(text)
