"""How quick the browser table is: `make bench-web`.

From a click to the drawing, in a real browser; and from one player's move to everyone's screen, at tables of
2, 6 and 100 seats. Up to three seats are real browsers, the others plain sockets.
"""

from __future__ import annotations

import time
from statistics import median

import httpx
from playwright.sync_api import Browser, Page

from tests.web.clicking import play_turn
from tests.web.conftest import Visitor, launch_browser, open_window, start_server, stop_server
from tests.web.crowd import Crowd

TURNS = 12
MOVES = 5
BROWSERS = 3
PREVIEW = """
async () => {
  const square = document.querySelector('#sheet .can');
  const start = performance.now();
  square.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await new Promise((done) => requestAnimationFrame(done));
  return document.querySelector('#sheet .preview') ? performance.now() - start : -1;
}
"""
FINISH = """
async () => {
  while (!document.querySelector('#confirm button.main')) {
    document.querySelector('.next .chip').click();
    await new Promise((done) => setTimeout(done));
  }
}
"""
CLICK = """
async (wanted) => {
  const before = document.body.dataset.seq;
  const start = performance.now();
  document.querySelector(wanted).click();
  while (document.body.dataset.seq === before) await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - start;
}
"""
WATCH = """
() => {
  window.__seen = new Promise((done) => {
    const look = () => {
      const drawn = document.querySelector('#players [data-seat="0"] .state.drawn');
      if (drawn) done(performance.timeOrigin + performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}
"""
MOVE = """
() => {
  const start = performance.timeOrigin + performance.now();
  document.querySelector('#confirm button.main').click();
  return start;
}
"""


def time_clicks(page: Page) -> dict[str, list[float]]:
    """Return milliseconds from a click to the changed page: for rolls, previews and moves."""
    times: dict[str, list[float]] = {"roll": [], "preview": [], "move": []}
    play_turn(page)  # the first dice lie there already
    for _ in range(TURNS):
        page.wait_for_selector("button.roll")
        times["roll"].append(page.evaluate(CLICK, "button.roll"))
        page.wait_for_selector(".chip .gain")
        times["preview"].append(page.evaluate(PREVIEW))
        page.evaluate(FINISH)
        times["move"].append(page.evaluate(CLICK, "#confirm button.main"))
        page.wait_for_selector("button.roll")
    return times


class Spread:
    """A table whose first seat moves while everybody else watches for it."""

    def __init__(self, browser: Browser, address: str, seats: int) -> None:
        windows = [open_window(browser, address) for _ in range(min(BROWSERS, seats))]
        self._visitors = [Visitor(window, address) for window in windows]
        code = self._visitors[0].open_table("Seat 1", people=seats)
        for number, visitor in enumerate(self._visitors[1:], 2):
            visitor.join(code, f"Seat {number}")
        self._crowd = Crowd(address, code, seats - len(self._visitors), is_patient=True)
        self._crowd.sit_down()
        self._visitors[0].page.click("button:has-text('Start the game')")

    def time_turn(self) -> tuple[list[float], list[float]]:
        """Play a turn; return milliseconds from the move to the other browsers' screens and the sockets."""
        mover, *others = [visitor.page for visitor in self._visitors]
        mover.wait_for_selector("button.roll", timeout=60_000)
        mover.click("button.roll")
        self._crowd.wait_until_asked()
        for page in (mover, *others):
            page.wait_for_selector(".chip .gain", timeout=60_000)
        mover.evaluate(PREVIEW)
        mover.evaluate(FINISH)
        for page in others:
            page.evaluate(WATCH)
        self._crowd.heard.clear()
        start: float = mover.evaluate(MOVE)
        seen = [page.evaluate("window.__seen") - start for page in others]
        self._crowd.wait_until_heard()
        told = [1000 * heard - start for heard in self._crowd.heard]
        for page in others:
            play_turn(page)
        self._crowd.play()
        return seen, told

    def close(self) -> None:
        """See everybody off."""
        self._crowd.go()
        for visitor in self._visitors:
            visitor.context.close()


def _tell(what: str, times: list[float]) -> None:
    if times:
        print(f"{what:<42} median {median(times):6.0f} ms, slowest {max(times):6.0f} ms")


def _wait_until_warm(address: str) -> None:
    start = time.monotonic()
    while httpx.get(f"{address}/healthz").json()["warming_up"]:
        time.sleep(0.5)
    print(f"kernels warm after {time.monotonic() - start:.0f} s")


def main() -> None:
    """Measure and print."""
    process, address = start_server("--store", "memory", is_cold=False)
    _wait_until_warm(address)
    with launch_browser() as browser:
        visitor = Visitor(open_window(browser, address), address)
        for name, times in time_clicks(visitor.play_alone()).items():
            _tell(f"click to drawn, {name}", times)
        visitor.context.close()
        for seats in (2, 6, 100):
            table = Spread(browser, address, seats)
            turns = [table.time_turn() for _ in range(MOVES)]
            _tell(f"move to the other browsers at {seats} seats", [ms for seen, _ in turns for ms in seen])
            _tell(f"move to the sockets at {seats} seats", [ms for _, told in turns for ms in told])
            table.close()
    stop_server(process)


if __name__ == "__main__":
    main()
