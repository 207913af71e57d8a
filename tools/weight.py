"""What a table's first load weighs, and how soon it can be played on a slow phone: `make weight`.

A browser that has never been here opens a game by one click, on a CPU slowed four times. Its bytes are those
on the wire, and it is ready when the first dice lie there and something can be chosen; the work of its page
until then is counted in processor time, not slowed, which a busy machine changes little. `--against COMMIT`
measures another version in turn with this one, so that both meet the same machine, quiet or not:
`make weight ARGS="--against 9d8365b"` is the table before anybody was taught anything.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ViewportSize

from tests.web.conftest import PATIENCE, launch_browser, stop_server

SLOWDOWN = 4
CHOICE = ".chip, #sheet .can"
ROUNDS = 5
GAMES = ("chiefdom-2", "duel", "fiefdoms")
HERE = Path(__file__).parents[1]
PHONE = ViewportSize(width=390, height=844)


@contextmanager
def check_out(commit: str) -> Iterator[Path]:
    """Put a version of the project into a folder of its own; it runs with the packages of this one."""
    with TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["git", "archive", commit, "src"], cwd=HERE, check=True, stdout=subprocess.PIPE
        ).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
        yield Path(folder)


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


class First(NamedTuple):
    """What a first load took: bytes, milliseconds to the first choice, and those of work among them."""

    size: float
    taken: float
    work: float


def measure(browser: Browser, address: str, game: str) -> First:
    """Open a game as a stranger does."""
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    opened = context.request.post(f"/play/{game}", headers={"Origin": address}, max_redirects=0)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    sizes: list[float] = []

    def count(finished: Any) -> None:
        sizes.append(finished["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    start = time.monotonic()
    page.goto(opened.headers["location"])
    page.wait_for_selector("#sheet svg [data-place]")
    page.wait_for_selector(f"button.roll, {CHOICE}")
    page.evaluate("document.querySelector('button.roll')?.click()")  # where a game does not begin with a roll
    page.wait_for_selector(CHOICE)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    taken = 1000 * (time.monotonic() - start)
    told = session.send("Performance.getMetrics")["metrics"]
    work = 1000 * next(each["value"] for each in told if each["name"] == "TaskDuration")
    page.wait_for_timeout(300)
    context.close()
    return First(sum(sizes), taken, work)


def compare(browser: Browser, addresses: dict[str, str], game: str, rounds: int) -> None:
    """Open a game at all servers in turn, once for nothing and then to be measured, and print the medians."""
    found: dict[str, list[First]] = {name: [] for name in addresses}
    for _ in range(rounds + 1):
        for name, address in addresses.items():
            found[name].append(measure(browser, address, game))
    for name, (_, *measured) in found.items():
        size, taken, work = map(median, zip(*measured, strict=True))
        figures = f"{size / 1000:6.1f} KB  {taken:6.0f} ms to the first choice  {work:5.0f} ms of work"
        print(f"{game:<11} {figures}  {name}", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", metavar="COMMIT", action="append", default=[], help="another version")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    with ExitStack() as stack:
        sources = {commit: stack.enter_context(check_out(commit)) for commit in asked.against}
        servers = {name: start_server(source) for name, source in {**sources, "now": HERE}.items()}
        for process, _ in servers.values():
            stack.callback(stop_server, process)
        browser = stack.enter_context(launch_browser())
        for game in GAMES:
            compare(browser, {name: address for name, (_, address) in servers.items()}, game, asked.rounds)


if __name__ == "__main__":
    main()
