"""What a move feels like never stands in the way of the next press."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from .clicking import until
from .conftest import Visitor, Visitors
from .seating import read_playthrough, seat_record

FLYING = "document.querySelectorAll('.fly').length"
SLOW = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    return animate.call(this, frames, { ...how, duration: 600000 });
  };
}"""
"""From now on what a script moves takes ten minutes: whoever waited for it would never be done."""


def slow_down(page: Page) -> None:
    """Let everything move, scripts' and styles' animations alike, and take minutes for it."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(SLOW)
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.001})


@pytest.mark.links
def test_points_fly_and_the_next_press_does_not_wait_for_them(visitors: Visitors) -> None:
    page = visitors.welcome_stranger().practise("chiefdom-2", seed=1)
    page.wait_for_selector(".chip .gain")
    page.locator("#sheet .can").first.click()
    slow_down(page)
    page.click("#confirm button.main")
    until(page, f"{FLYING} > 0")
    page.click("button.roll")
    page.wait_for_selector(".chip .gain")
    assert page.evaluate(FLYING) > 0, "the points are still on their way"


@pytest.mark.links
def test_a_choice_is_made_while_the_dice_still_tumble(visitors: Visitors) -> None:
    page = visitors.welcome_stranger().practise("chiefdom-2", seed=1)
    page.wait_for_selector(".chip .gain")
    page.locator("#sheet .can").first.click()
    page.click("#confirm button.main")
    slow_down(page)
    page.click("button.roll")
    page.wait_for_selector(".chip .gain")
    assert page.evaluate(TUMBLING) > 0
    page.locator("#choices .chip").first.click()
    page.wait_for_selector("#choices .chip[aria-pressed=true]")
    assert page.evaluate(TUMBLING) > 0, "they tumble on"


TUMBLING = "document.getAnimations().filter((each) => each.animationName === 'tumble').length"
LIFTED = "document.getAnimations().filter((each) => each.animationName === 'lift').length"
RUNNING = "document.getAnimations().filter((each) => each.playState === 'running').length"
CELEBRATE = """async ([place, mark, term]) => {
  const { celebrate } = await import('/static/table/feel.js');
  const cells = new Map([[place, document.querySelector(`#sheet [data-place=${place}]`)]]);
  celebrate({ sheet: { cells }, facts: { terms: [term] } }, { [place]: mark }, [5]);
}"""
CELEBRATED = (("a1", "H", "houses"), ("c1", "#", "wall"), ("e1", "~ fished", "fish"))


def test_a_choice_is_made_while_a_house_a_wall_and_a_fish_are_celebrated(visitors: Visitors) -> None:
    page = visitors.welcome_stranger().practise("chiefdom-2", seed=1)
    page.wait_for_selector(".chip .gain")
    slow_down(page)
    before = page.evaluate(RUNNING)
    for celebrated in CELEBRATED:
        page.evaluate(CELEBRATE, celebrated)
        earlier, before = before, page.evaluate(RUNNING)
        assert before > earlier, celebrated
    page.locator("#choices .chip").first.click()
    page.wait_for_selector("#choices .chip[aria-pressed=true]")
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#confirm button.main")
    assert page.evaluate(RUNNING) >= before, "it goes on"
    assert page.evaluate(LIFTED) == 1, "the scrap is still lifted off the paper while it may be drawn"


def test_a_rematch_is_played_while_flourish_ribbon_and_sheet_are_drawn(visitor: Visitor, data: Path) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("chiefdom-2")))
    page.wait_for_selector("#end .flourish")
    slow_down(page)
    page.click("[data-key=redraw]")
    until(page, f"{RUNNING} > 40")
    names = "document.getAnimations().map((each) => each.animationName)"
    assert {"flourish", "unroll"} <= set(page.evaluate(names))
    before = page.url
    page.click("[data-key=rematch]")
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("#sheet svg, #lobby .card")


@pytest.mark.links
def test_nothing_flies_for_those_who_want_no_movement(visitors: Visitors) -> None:
    page = visitors.welcome_stranger().practise("chiefdom-2", seed=1)
    page.wait_for_selector(".chip .gain")
    page.evaluate("""() => {
      window.flown = 0;
      const isFlying = (node) => node instanceof HTMLElement && node.querySelector('.fly');
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) window.flown += [...addedNodes].filter(isFlying).length;
      }).observe(document.body, { childList: true });
    }""")
    page.locator("#sheet .can").first.click()
    page.click("#confirm button.main")
    page.wait_for_selector("button.roll")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.flown") == 0


CATCH = """async () => {
  const buzzes = [];
  Object.defineProperty(navigator, 'vibrate', { value: (time) => buzzes.push(time), configurable: true });
  const { celebrate } = await import('/static/table/feel.js');
  const cells = new Map([['a1', document.querySelector('#sheet [data-place=a1]')]]);
  celebrate({ sheet: { cells }, facts: { terms: ['fish'] } }, { a1: 'fished' }, [3]);
  return [document.querySelectorAll('.jump').length, buzzes.length];
}"""


def test_a_fish_jumps_and_a_phone_is_felt_unless_nothing_may_move(visitors: Visitors) -> None:
    page = visitors.welcome_stranger().practise("chiefdom-2", seed=1)
    page.wait_for_selector(".chip .gain")
    assert page.evaluate(CATCH) == [0, 0]
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(CATCH) == [1, 1]
