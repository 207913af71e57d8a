"""A site without a server in Firefox, where it is installed: a game, without a network in the middle.

Firefox is asked directly by WebDriver BiDi, JSON over a socket that it opens itself: no driver is needed.
"""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tools.bench_site import FIRST_ROLL, count_kept

from .clicking import ONE_MOVE
from .site_host import IN_HOST, PACKAGES, serve

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
PATIENCE = 240
READY = f"document.querySelector('{FIRST_ROLL}') !== null && document.getElementById('loading') === null"
pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not PACKAGES, reason="make test-site fetches Pyodide"),
    pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed"),
]


class Firefox:
    """A tab of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._numbers = socket, itertools.count(1)
        self._ask("session.new", capabilities={})
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: object) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv(timeout=PATIENCE))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def open(self, address: str) -> None:
        """Open a page."""
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def reload(self) -> None:
        """Load the page again."""
        self._ask("browsingContext.reload", context=self._tab, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression, awaited."""
        target = {"context": self._tab}
        made = self._ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert made["type"] == "success", made
        return made["result"].get("value")

    def until(self, expression: str) -> None:
        """Wait until an expression holds."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(expression):
            assert time.monotonic() < end, expression
            time.sleep(0.1)


@contextmanager
def start_firefox(profile: Path) -> Iterator[Firefox]:
    """Start Firefox without a window and with a profile of its own."""
    command = [str(FIREFOX), "--headless", "--no-remote", "--profile", str(profile)]
    command += ["--remote-debugging-port", "0", "about:blank"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        rest = Thread(target=process.stderr.read)  # a full pipe would stop it
        try:
            found = next(filter(None, (re.search(r"listening on (ws:\S+)", line) for line in process.stderr)))
            rest.start()
            with connect(f"{found[1]}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
        rest.join()


@pytest.mark.timeout(900)
def test_a_game_begins_in_firefox_and_goes_on_to_its_end_without_a_network(
    host: Path, tmp_path: Path
) -> None:
    with start_firefox(tmp_path) as firefox:
        with serve(host / IN_HOST) as address:
            firefox.open(f"{address}/t/duel/?bot=apprentice")
            firefox.until(READY)
            assert firefox.evaluate(f"({ONE_MOVE.strip()})()") in {"rolled", "moved"}
            firefox.until(count_kept(host / IN_HOST))
        firefox.reload()
        firefox.until(READY)
        while firefox.evaluate(f"({ONE_MOVE.strip()})()") != "over":
            pass
        assert "Apprentice" in firefox.evaluate("document.querySelector('#end').innerText")
