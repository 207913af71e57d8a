"""People at one table: two browsers and a bot, leaving and coming back, talking, watching."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page

from .clicking import play_turn, until
from .conftest import Visitor, Visitors, open_window, start_server, stop_server
from .seating import read_playthrough, seat_record

HIDDEN = "document.querySelector('#log').innerText"


def test_two_browsers_and_a_bot_play_at_one_table(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_table("Ada", "fiefdoms", bots="1")
    bo.join(code, "Bo <b>Bold</b>")
    ada.page.wait_for_selector("text=Bo <b>Bold</b>")
    assert "rollwright serve --host 0.0.0.0" in ada.page.inner_text(".share"), "nobody else can open it"
    ada.page.click("button:has-text('Start the game')")
    bo.page.wait_for_selector("button.roll")
    assert bo.page.locator("#players li").count() == 3
    bo.page.click("button.roll")  # the lot, which says who begins
    until(bo.page, "document.querySelector('#dice').childElementCount > 0")
    for _ in range(2):
        bo.page.click("button.roll")
        until(ada.page, "document.querySelector('#dice').childElementCount === 4")
        while not ada.page.locator("button.roll").count():
            for page in (ada.page, bo.page):
                if page.locator(".chip, #sheet .can").count():
                    assert play_turn(page) == "moved"
            ada.page.wait_for_timeout(50)
    assert ada.page.locator("#players .look").count() == 2
    ada.page.locator("#players .look").first.click()
    ada.page.wait_for_selector("#big [data-place][aria-label*='empty']")


def move(page: Page) -> None:
    """Draw something, once there is something to choose."""
    page.wait_for_selector(".chip")
    assert play_turn(page) == "moved"


def test_what_others_drew_is_hidden_until_everybody_has(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_quickly("Ada")
    bo.join_quickly(code, "Bo")
    ada.page.click("button:has-text('Start the game')")
    bo.page.click("button.roll")
    move(ada.page)
    bo.page.wait_for_selector("#players .state.drawn")
    assert "Ada has drawn." in bo.page.evaluate(HIDDEN)
    bo.page.click("#players .look")
    empty = "#big [data-place][aria-label$='empty']"
    bo.page.wait_for_selector("#big svg")
    assert bo.page.locator(empty).count() == 72
    bo.page.keyboard.press("Escape")
    move(bo.page)
    until(bo.page, f"!{HIDDEN}.includes('Ada has drawn.')")
    bo.page.click("#players .look")
    until(bo.page, f'document.querySelectorAll("{empty}").length.toString().replace(/^0$/, "72") < 72')


def test_people_talk_and_spectators_only_watch(visitors: Visitors) -> None:
    ada, eve = visitors(), visitors()
    code = ada.open_quickly("Ada")
    eve.page.goto(f"/t/{code}?watch=1")
    eve.page.wait_for_selector("#lobby .card")
    ada.page.fill("#chat input", "<script>alert(1)</script> & hello")
    ada.page.keyboard.press("Enter")
    eve.page.wait_for_selector("#log .said >> text=<script>alert(1)</script> & hello", state="attached")
    ada.page.select_option("#chat select", "luck")
    eve.page.wait_for_selector("#log .said >> text=Good luck!", state="attached")
    assert eve.page.locator("#chat input").count() == 0
    assert eve.page.locator("button:has-text('Start')").count() == 0


def test_an_absent_player_is_replaced_by_a_bot(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_quickly("Ada")
    bo.join_quickly(code, "Bo")
    ada.page.click("button:has-text('Start the game')")
    bo.page.wait_for_selector("button.roll")
    bo.page.goto("about:blank")
    ada.page.click("button:has-text('Let a bot play on')")
    ada.page.wait_for_selector("#log >> text=A bot plays on for Bo.", state="attached")
    ada.page.click("button.roll")
    ada.page.wait_for_selector(".chip")
    play_turn(ada.page)
    ada.page.wait_for_selector("button.roll")
    bo.page.goto(f"/t/{code}")
    bo.page.wait_for_selector("button:has-text('Sit down')")


def test_the_tray_says_that_the_player_it_waits_for_is_away(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    bo.join_quickly(ada.open_quickly("Ada"), "Bo")
    ada.page.click("button:has-text('Start the game')")
    bo.page.wait_for_selector("button.roll")
    bo.page.goto("about:blank")
    ada.page.click("button.roll")
    move(ada.page)
    ada.page.wait_for_selector(".what >> text=Waiting for Bo (away).")


def test_a_room_counts_down_and_then_a_bot_really_takes_over(browser: Browser, tmp_path: Path) -> None:
    process, address = start_server("--data", str(tmp_path / "tables.db"), "--grace", "4")
    ada, bo = (Visitor(open_window(browser, address), address) for _ in range(2))
    code = ada.open_quickly("Player")
    bo.join_quickly(code, "Player")
    ada.page.wait_for_selector("text=Player 2")
    ada.page.click("button:has-text('Start the game')")
    bo.page.wait_for_selector("button.roll")
    bo.page.goto("about:blank")
    waiting = "#players button:has-text('A bot may play on in 0:0')"
    ada.page.wait_for_selector(waiting)
    assert ada.page.locator(waiting).is_disabled()
    ada.page.click("button:has-text('Let a bot play on')")  # once it is there
    ada.page.wait_for_selector("#log >> text=A bot plays on for Player 2.", state="attached")
    ada.page.click("button.roll")
    move(ada.page)
    ada.page.wait_for_selector("button.roll")
    assert not ada.complaints
    for visitor in (ada, bo):
        visitor.context.close()
    stop_server(process)


def test_those_who_are_not_the_host_vote_for_a_bot(visitors: Visitors, data: Path) -> None:
    table = seat_record(data, read_playthrough("chiefdom-2-shared-victory"), 34)
    first, second = visitors(), visitors()
    voter = first.sit_at(table, 1)
    second.sit_at(table, 0)
    voter.click("#players [data-seat='2'] button:has-text('Vote for a bot')")
    voter.wait_for_selector("#players [data-seat='2'] button:has-text('1 so far')")
    second.page.click("#players [data-seat='2'] button:has-text('Let a bot play on')")
    voter.wait_for_selector("#log >> text=A bot plays on for", state="attached")


def test_a_turn_timer_plays_for_whoever_sleeps(visitors: Visitors) -> None:
    ada = visitors()
    ada.page.goto("/new")
    ada.page.fill("#new-table [name=name]", "Ada")
    ada.page.check(".pick [value=chiefdom-2]")
    ada.page.fill('[name="chiefdom-2.people"]', "1")
    ada.page.evaluate("document.querySelector('[name=timer]').append(new Option('5', '5'))")
    ada.page.click("summary:has-text('time')")
    ada.page.select_option("[name=timer]", "5")
    ada.page.select_option("[name=roll_after]", "0")
    ada.page.click("#new-table button[type=submit]")
    ada.page.wait_for_selector(".clock")
    until(ada.page, "document.querySelector('#table-bar').innerText.includes('turn 2')")


def test_the_second_table_is_a_rematch_with_the_same_host(visitors: Visitors, data: Path) -> None:
    """One click each: nobody types a name again, and the game starts when both are there."""
    ada, bo = visitors(), visitors()
    table = seat_record(data, read_playthrough("duel-9"))
    page, other = ada.sit_at(table), bo.sit_at(table, 1)
    page.click("button:has-text('Rematch')")
    page.wait_for_selector("button:has-text('Start the game')")
    other.click("button:has-text('To the rematch')")
    for each in (page, other):
        each.wait_for_selector("button.roll")
