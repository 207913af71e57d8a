"""What a move feels like never stands in the way of the next press."""

from __future__ import annotations

import time

from .clicking import until
from .conftest import Visitors

FLYING = "document.querySelectorAll('.fly').length"


def test_points_fly_and_the_next_press_does_not_wait_for_them(visitors: Visitors) -> None:
    page = visitors.welcome_stranger().practise("chiefdom-2", seed=1)
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_selector(".chip .gain")
    page.locator("#sheet .can").first.click()
    page.evaluate("""() => {
      const animate = Element.prototype.animate;  // as slow as on a sleepy phone
      Element.prototype.animate = function (frames, how) {
        return animate.call(this, frames, { ...how, duration: 20000 });
      };
    }""")
    page.click("#confirm button.main")
    until(page, f"{FLYING} > 0")
    start = time.process_time()
    page.click("button.roll")
    page.wait_for_selector(".chip .gain")
    assert page.evaluate(FLYING) > 0, "the points are still on their way"
    assert time.process_time() - start < 5


def test_a_choice_is_made_while_the_dice_still_tumble(visitors: Visitors) -> None:
    page = visitors.welcome_stranger().practise("chiefdom-2", seed=1)
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_selector(".chip .gain")
    page.locator("#sheet .can").first.click()
    page.click("#confirm button.main")
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    page.click("button.roll")
    page.wait_for_selector(".chip .gain")
    assert page.evaluate(TUMBLING) > 0
    taken = page.evaluate(PRESS_COUNTS)
    assert page.evaluate(TUMBLING) > 0, "they tumble on"
    assert taken < 100, "milliseconds from the press to the choice"


TUMBLING = "document.getAnimations().filter((each) => each.animationName === 'tumble').length"
PRESS_COUNTS = """() => {
  const start = performance.now();
  document.querySelector('#choices .chip').click();
  const isTaken = document.querySelector('#choices .chip[aria-pressed=true]') !== null;
  return isTaken ? performance.now() - start : Infinity;
}"""


def test_nothing_flies_for_those_who_want_no_movement(visitors: Visitors) -> None:
    page = visitors.welcome_stranger().practise("chiefdom-2", seed=1)
    page.wait_for_selector(".chip .gain")
    page.evaluate("""() => {
      window.flown = 0;
      const isFlying = (node) => node instanceof HTMLElement && node.matches('.fly');
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
