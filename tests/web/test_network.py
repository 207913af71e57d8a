"""Reloads and lost lines in the middle of a turn lose nothing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from .clicking import play_turn
from .conftest import Visitor, open_window, start_server, stop_server


def test_a_reload_in_mid_turn_loses_nothing(visitor: Visitor) -> None:
    page = visitor.practise_by_form("chiefdom-2", seed=1)
    page.wait_for_selector(".chip")
    faces = page.locator("#dice").get_attribute("aria-label")
    offered = page.locator(".chip").all_inner_texts()
    page.reload()
    page.wait_for_selector(".chip")
    assert page.locator("#dice").get_attribute("aria-label") == faces
    assert len(page.locator(".chip").all_inner_texts()) == len(offered)
    assert play_turn(page) == "moved"
    page.wait_for_selector("button.roll")


def test_a_move_made_while_the_line_is_lost_arrives_once_it_is_back(visitor: Visitor) -> None:
    page = visitor.practise("chiefdom-2", seed=1)
    page.locator("#sheet .can").first.click()
    visitor.context.set_offline(True)
    page.evaluate("() => { for (const s of window.__sockets ?? []) s.close(); }")
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.click("#confirm button.main")
    visitor.context.set_offline(False)
    page.wait_for_selector("button.roll")
    assert page.locator("#log .moved").count() == 1


def test_a_move_that_nobody_answers_is_said_to_be_on_its_way_and_then_to_be_kept(visitor: Visitor) -> None:
    page = visitor.play_alone("chiefdom-2")
    page.locator("#choices .chip").first.click()
    page.locator("#sheet .can").first.dispatch_event("click")
    page.evaluate("""() => {
      window.kept = [];
      WebSocket.prototype.send = function (text) { window.kept.push([this, text]); };
    }""")
    page.click("#confirm .main")
    page.wait_for_selector("#notice:has-text('Sending')")
    page.wait_for_selector("#notice:has-text('your move is kept')")
    page.evaluate("""() => {
      delete WebSocket.prototype.send;
      const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
      WebSocket.prototype.send = contentWindow.WebSocket.prototype.send;
      for (const [socket, text] of window.kept) socket.send(text);
    }""")
    page.wait_for_selector("#panel[data-step=wait]")
    page.wait_for_selector("#notice", state="hidden")


def test_who_points_at_a_part_while_the_line_is_lost_may_ask_again(visitor: Visitor) -> None:
    page = visitor.practise("chiefdom-2", seed=1)
    page.wait_for_selector("#sheet .can")
    page.route("**/explain.js", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.locator("#sheet [data-about]").first.hover()
    page.unroute("**/explain.js")
    page.locator("#sheet [data-about]").nth(1).hover()
    page.wait_for_selector("#tip:not([hidden])")


def test_a_server_killed_and_started_again_goes_on_where_it_was(browser: Browser, tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    process, address = start_server("--data", data)
    port = address.rsplit(":", 1)[1]
    ada = Visitor(open_window(browser, address), address)
    page = ada.practise("chiefdom-2", seed=1)
    page.wait_for_selector(".chip")
    process.kill()
    process.communicate()
    page.wait_for_selector("text=Connection lost")
    page.locator("#sheet .can").first.click()
    page.click("#confirm button.main")
    process, _ = start_server("--data", data, "--port", port)
    page.wait_for_selector("button.roll")
    assert page.locator("#log .moved").count() == 1
    ada.context.close()
    stop_server(process)
