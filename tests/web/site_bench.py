"""How long a site without a server takes to its first roll: `python -m tests.web.site_bench FOLDER`.

A first visit, then reloads, each with the CPU time of all of the browser's processes.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from .clicking import until
from .conftest import NAMES, PATIENCE, QUIET
from .site_host import serve

RELOADS = 5
FIRST_SHEET = ".first-sheet, #sheet svg"
FIRST_ROLL = "#sheet .can, .chip, button.roll"
HAS_SNAPSHOT = """
caches.keys().then(async (names) => {
  const name = names.find((each) => each.startsWith('rollwright-python'));
  return name !== undefined && (await (await caches.open(name)).keys()).length === 2;
})
"""


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


def measure(name: str, page: Page, act: Callable[[], object]) -> None:
    """Print how long the first sheet and the first roll take after something is done."""
    start, used = time.monotonic(), cpu_seconds()
    act()
    page.wait_for_selector(FIRST_SHEET, state="attached")
    sheet = time.monotonic() - start
    page.wait_for_selector(FIRST_ROLL)
    roll, used = time.monotonic() - start, cpu_seconds() - used
    print(f"{name:12} sheet {sheet:5.2f} s  first roll {roll:5.2f} s  CPU {used:5.2f} s", flush=True)


def main(folder: Path) -> None:
    """Visit a site for the first time, and again."""
    path = next(found for name in NAMES if (found := shutil.which(name)))
    with serve(folder) as address, sync_playwright() as playwright, tempfile.TemporaryDirectory() as kept:
        context = playwright.chromium.launch_persistent_context(kept, executable_path=path, args=QUIET)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(address)
        measure("first visit", page, lambda: page.click("#play-chiefdom-2 button.main"))
        until(page, HAS_SNAPSHOT)
        for _ in range(RELOADS):
            measure("reload", page, page.reload)
        context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
