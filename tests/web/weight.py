"""What a table's first load weighs, and how soon it can be played on a slow phone: `make weight`.

A browser that has never been here opens a game by one click, on a CPU slowed four times. Its bytes are those
on the wire, and it is ready when the first dice lie there and something can be chosen. `--source DIR`
measures another checkout in turn with this one, so that both meet the same machine.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, ViewportSize

from .conftest import PATIENCE, launch_browser, stop_server

SLOWDOWN = 4
ROUNDS = 5
GAMES = ("chiefdom-2", "duel", "fiefdoms")
PHONE = ViewportSize(width=390, height=844)


def start_server(source: Path) -> tuple[subprocess.Popen[str], str]:
    """Start the table of a checkout and return its process and address."""
    command = [sys.executable, "-m", "rollwright", "serve", "--port", "0", "--no-open", "--store", "memory"]
    process = subprocess.Popen(
        [*command, "--cold"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONPATH": str(source / "src")},
    )
    assert process.stdout is not None
    found = re.search(r"http://localhost:\d+", process.stdout.readline())
    assert found, f"the server of {source} did not start"
    return process, found[0]


def measure(browser: Browser, address: str, game: str) -> tuple[int, float]:
    """Open a game as a stranger does; return its table's bytes, and the milliseconds to the first choice."""
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    opened = context.request.post(f"/play/{game}", headers={"Origin": address}, max_redirects=0)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    sizes: list[float] = []

    def count(finished: Any) -> None:
        sizes.append(finished["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    start = time.monotonic()
    page.goto(opened.headers["location"])
    page.wait_for_selector("#sheet svg [data-place]")
    page.wait_for_selector("button.roll, .chip")
    page.evaluate("document.querySelector('button.roll')?.click()")  # where a game does not begin with a roll
    page.wait_for_selector(".chip")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    taken = 1000 * (time.monotonic() - start)
    page.wait_for_timeout(300)
    context.close()
    return int(sum(sizes)), taken


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", type=Path, action="append", default=[], help="another checkout")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    here = Path(__file__).parents[2]
    sources = [*asked.source, here]
    servers = [start_server(source) for source in sources]
    with launch_browser() as browser:
        for game in GAMES:
            found: dict[str, list[tuple[int, float]]] = {address: [] for _, address in servers}
            for _ in range(asked.rounds + 1):
                for _, address in servers:
                    found[address].append(measure(browser, address, game))
            for source, (_, address) in zip(sources, servers, strict=True):
                size, times = found[address][-1][0], [each[1] for each in found[address][1:]]
                where = "this checkout" if source is here else str(source)
                figures = f"{size / 1000:6.1f} KB  {median(times):6.0f} ms to the first choice"
                print(f"{game:<11} {figures}  {where}")
    for process, _ in servers:
        stop_server(process)


if __name__ == "__main__":
    main()
