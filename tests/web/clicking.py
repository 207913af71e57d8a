"""Playing by clicks as fast as the page allows: what is on offer first is taken.

Of several readings of the dice it is the one that draws most, so that games are over sooner.
"""

from __future__ import annotations

import time

from playwright.sync_api import Page

ONE_MOVE = """
async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const seq = () => document.body.dataset.seq;
  const untilNews = async (old) => { for (let i = 0; i < 500 && seq() === old; i++) await wait(10); };
  const over = () => !document.querySelector('#end').hidden;
  const offered = () => document.querySelector('button.roll, .chip, #sheet .can') !== null;
  for (let steps = 0; steps < 400; steps++) {
    if (over()) return 'over';
    const before = seq();
    const roll = document.querySelector('button.roll');
    if (roll) { roll.click(); await untilNews(before); return 'rolled'; }
    const confirm = document.querySelector('#confirm button.main');
    if (confirm) {
      confirm.click();
      await wait(0);
      const isSame = document.querySelector('#confirm button.main') === confirm;
      const isBusy = document.querySelector('#confirm.busy') !== null;
      if (!isSame && isBusy && seq() === before) continue; // it was picked, and is not yet sent
      await untilNews(before);
      return 'moved';
    }
    const can = document.querySelector('#sheet .can');
    const readings = [...document.querySelectorAll('#choices .chip')];
    if (can && readings.length > 1 && !readings.some((each) => each.ariaPressed === 'true')) {
      const size = (each) => each.querySelectorAll('.piece').length;
      readings.reduce((best, each) => (size(each) > size(best) ? each : best)).click();
      continue;
    }
    const chip = document.querySelector('.next .chip') ?? document.querySelector('.chip[aria-pressed=false]');
    if (can) can.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else if (chip) chip.click();
    if (steps > 40 || !(can || chip)) await wait(20);
  }
  return offered() ? 'stuck' : 'waiting';
}
"""
WHOLE_GAME = f"""
async () => {{
  const step = {ONE_MOVE};
  for (let i = 0; i < 2000; i++) {{
    const did = await step();
    if (did === 'over') return;
    if (did === 'stuck') throw new Error('stuck');
  }}
  throw new Error('the game does not end');
}}
"""


def play_to_end(page: Page) -> int:
    """Play the page's seat, the first, until the game is over; return how many moves its record has."""
    page.evaluate(WHOLE_GAME)
    lines = page.request.get(f"{page.url}/record.txt").text().splitlines()
    return sum(line.split()[1:3] == ["seat", "1"] for line in lines if line[:1].isdigit())


def play_turn(page: Page) -> str:
    """Roll or move once and return which it was."""
    did: str = page.evaluate(ONE_MOVE)
    return did


def total_of(page: Page) -> int:
    """Return the total the page shows for its own seat."""
    text = page.locator("#score .total dd").first.inner_text()
    return int(text.replace("−", "-"))


def settle(page: Page) -> None:
    """Wait until what was done is drawn, and whatever that leads to at once."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def until(page: Page, expression: str, seconds: float = 120) -> None:
    """Wait until an expression holds; Playwright's own way needs `eval`, which our pages forbid."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never came true: {expression}"
        page.wait_for_timeout(25)
