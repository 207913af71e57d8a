"""How quick the browser table is: `make bench-web`.

From a click to the drawing, in a real browser; and from one player's move to every other player's line, at
tables of 2, 6 and 100 seats.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from statistics import median

from playwright.sync_api import Page

from .conftest import Visitor, launch_browser, start_server, stop_server
from .wire import Json, Wire, hear, of_type

TURNS = 12
CLICK = """
async (wanted) => {
  const button = document.querySelector(wanted);
  const before = document.body.dataset.seq;
  const start = performance.now();
  button.click();
  while (document.body.dataset.seq === before) await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - start;
}
"""


def time_clicks(page: Page) -> dict[str, list[float]]:
    """Return milliseconds from a click to the changed page, for rolls and for moves."""
    times: dict[str, list[float]] = {"roll": [], "move": []}
    for _ in range(TURNS):
        times["roll"].append(page.evaluate(CLICK, "button.roll"))
        page.wait_for_selector(".chip")
        page.locator("#sheet .can").first.click()
        page.wait_for_selector("#confirm button.main")
        times["move"].append(page.evaluate(CLICK, "#confirm button.main"))
        page.wait_for_selector("button.roll")
    return times


def time_spread(address: str, seats: int) -> list[float]:
    """Return milliseconds from the first seat's move until each other seat has heard of it."""
    people = [Wire(address) for _ in range(seats)]
    code = people[0].open_table("Seat 1", people=seats)
    for number, person in enumerate(people[1:], 2):
        person.join(code, f"Seat {number}")
    with ExitStack() as stack, ThreadPoolExecutor(seats) as pool:
        lines = [stack.enter_context(person.connect(code)) for person in people]
        people[0].ask(lines[0], do="start")
        people[0].ask(lines[0], do="roll")
        offers = hear(lines[0], of_type("offers"), 90)
        others = [pool.submit(_hear_of_move, line) for line in lines[1:]]
        time.sleep(8 if seats > 20 else 1)
        start = time.monotonic()
        people[0].ask(lines[0], do="play", id="m", ask=offers["ask"], move=offers["moves"][0])
        return [1000 * (other.result() - start) for other in others]


def _hear_of_move(line: object) -> float:
    def has_moved(message: Json) -> bool:
        return bool(message.get("players", {}).get("0", {}).get("state") == "drawn")

    hear(line, has_moved, 90)  # type: ignore[arg-type]
    return time.monotonic()


def main() -> None:
    """Measure and print."""
    process, address = start_server("--store", "memory")
    with launch_browser() as browser:
        visitor = Visitor(browser, address)
        for name, times in time_clicks(visitor.play_alone()).items():
            print(f"click to drawn, {name}: median {median(times):.0f} ms, slowest {max(times):.0f} ms")
        visitor.context.close()
    for seats in (2, 6, 100):
        spread = time_spread(address, seats)
        print(f"move to {seats - 1} others: median {median(spread):.0f} ms, last {max(spread):.0f} ms")
    stop_server(process)


if __name__ == "__main__":
    main()
