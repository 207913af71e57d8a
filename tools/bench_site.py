"""How quick a site without a server is: `python -m tools.bench_site FOLDER`.

A first visit with its bytes, reloads, clicks of a player, decisions of the strongest level, and random games
beside native ones. CPU time is that of all of the browser's processes.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from rollwright.table.rules.events import Moved, decode
from tests.web.clicking import play_turn, until
from tests.web.conftest import NAMES, PATIENCE, QUIET
from tests.web.native_moves import read_table
from tests.web.site_host import Asked, serve
from tools.bench_web import time_clicks
from tools.page_playouts import compare_playouts

RELOADS, TURNS = 5, 12
PLAYOUTS = {"chiefdom-1": 20_000, "chiefdom-2": 20_000, "duel": 10_000, "fiefdoms": 10_000}
FIRST_SHEET = ".first-sheet, #sheet svg"
FIRST_ROLL = "#sheet .can, .chip, button.roll"
HAS_SNAPSHOT = """
caches.keys().then(async (names) => {
  const name = names.find((each) => each.startsWith('rollwright-python'));
  return name !== undefined && (await (await caches.open(name)).keys()).length === 2;
})
"""

IS_KEPT = """
navigator.serviceWorker.ready.then(async () => {
  const name = (await caches.keys()).find((each) => !each.startsWith('rollwright-python'));
  const kept = name ? await (await caches.open(name)).keys() : [];
  return navigator.serviceWorker.controller !== null && kept.length === FILES;
})
"""


def count_kept(site: Path, *languages: str) -> str:
    """Return what holds when a browser has kept everything of a site for these languages, as JavaScript."""
    facts = json.loads((site / "sw.js").read_text().partition("self.site = ")[2].partition(";\n")[0])
    lists = (facts["files"], facts["values"], *(facts["languages"][language] for language in languages))
    return IS_KEPT.replace("FILES", str(sum(map(len, lists)))).strip()


def wait_until_kept(page: Page, site: Path, *languages: str) -> None:
    """Wait until a browser has kept everything of a site for visits in English and these languages."""
    until(page, count_kept(site, *languages), seconds=300)


def cpu_seconds() -> float:
    """Return the CPU time of all processes below this one."""
    parents, ticks = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(folder.name)], ticks[int(folder.name)] = int(words[1]), int(words[11]) + int(words[12])
    found = {os.getpid()}
    while more := {process for process, parent in parents.items() if parent in found} - found:
        found |= more
    return sum(ticks.get(process, 0) for process in found - {os.getpid()}) / os.sysconf("SC_CLK_TCK")


def measure_start(name: str, page: Page, act: Callable[[], object]) -> None:
    """Print how long the first sheet and the first roll take after something is done."""
    start, used = time.monotonic(), cpu_seconds()
    act()
    page.wait_for_selector(FIRST_SHEET, state="attached")
    sheet = time.monotonic() - start
    page.wait_for_selector(FIRST_ROLL)
    roll, used = time.monotonic() - start, cpu_seconds() - used
    print(f"{name:22} sheet {sheet:5.2f} s  first roll {roll:5.2f} s  CPU {used:5.2f} s", flush=True)


def measure_bytes(folder: Path, paths: set[str]) -> None:
    """Print the bytes of files as they are and as a host sends them that compresses with gzip."""
    contents = [file.read_bytes() for path in paths if (file := folder / path.strip("/")).is_file()]
    plain, sent = sum(map(len, contents)) / 1e6, sum(len(gzip.compress(each)) for each in contents) / 1e6
    print(f"before the first roll  {len(contents)} files, {plain:.1f} MB, as sent {sent:.1f} MB", flush=True)


def measure_visits(page: Page, address: str, folder: Path, asked: Asked) -> None:
    """Print a first visit, and reloads."""
    page.goto(address)
    measure_start("first visit", page, lambda: page.click("#play-chiefdom-2 button.main"))
    measure_bytes(folder, set(asked.by_pages))
    until(page, HAS_SNAPSHOT)
    wait_until_kept(page, folder)
    for _ in range(RELOADS):
        measure_start("reload", page, page.reload)


def show_times(name: str, times: list[float]) -> None:
    """Print the median and the slowest of some times."""
    print(
        f"{name:22} median {median(times):6.0f} ms  slowest {max(times):6.0f} ms  of {len(times)}", flush=True
    )


def measure_clicks(page: Page, address: str) -> None:
    """Print how long a player waits after a click, alone at a table."""
    page.goto(f"{address}/t/chiefdom-2/")
    page.wait_for_selector(FIRST_ROLL)
    for name, times in time_clicks(page).items():
        show_times(f"click to drawn, {name}", times)


def measure_elder(page: Page, address: str, game: str) -> None:
    """Print how long the strongest level takes, from the event that asks it to its move's."""
    page.goto(f"{address}/t/{game}/?bot=elder")
    page.wait_for_selector(FIRST_ROLL)
    for _ in range(2 * TURNS):
        play_turn(page)
    rows = read_table(page, page.url.rpartition("table=")[2])
    entries = [decode(rows["table"], seq, body.encode()) for seq, body in enumerate(rows["bodies"], 1)]
    moves = [(entry.at, entry.event) for entry in entries if isinstance(entry.event, Moved)]
    show_times(f"elder, {game}", [at - entries[moved.ask - 1].at for at, moved in moves if moved.by == "bot"])


def measure_playouts(page: Page, address: str, game: str, games: int) -> None:
    """Print how quick random games are in the page, beside native ones."""
    here, native = (games / seconds for seconds in compare_playouts(page, address, game, games))
    name = f"playouts, {game}"
    print(f"{name:22} {here:.0f} games/s  natively {native:.0f}  {here / native:.0%}", flush=True)


def main(folder: Path) -> None:
    """Measure all of it in one browser."""
    path, asked = next(found for name in NAMES if (found := shutil.which(name))), Asked()
    with (
        serve(folder, asked) as address,
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as kept,
    ):
        context = playwright.chromium.launch_persistent_context(kept, executable_path=path, args=QUIET)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        measure_visits(page, address, folder, asked)
        measure_clicks(page, address)
        for game, games in PLAYOUTS.items():
            measure_elder(page, address, game)
            measure_playouts(page, address, game, games)
        context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
