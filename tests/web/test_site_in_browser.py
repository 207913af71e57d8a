"""The site without a server in a real browser, from a folder of a host: `make test-site`.

ROLLWRIGHT_PYODIDE is the folder with the packages, or `fetch`; without it there is nothing to play.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from rollwright.api import replay, verify
from rollwright.site.archive import write_archive
from rollwright.web.static_site.build import write_site

from .clicking import play_turn, until

PACKAGES = os.environ.get("ROLLWRIGHT_PYODIDE", "")
pytestmark = [pytest.mark.soak, pytest.mark.skipif(not PACKAGES, reason="make test-site fetches Pyodide")]
GAMES = ["chiefdom-1", "chiefdom-2", "duel", "fiefdoms"]
PATIENCE = 240_000


class Quiet(SimpleHTTPRequestHandler):
    """A host of files that prints nothing."""

    def log_message(self, *said: object) -> None:
        """Print nothing."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site, in a folder of a host."""
    host = tmp_path_factory.mktemp("host")
    packages = None if PACKAGES == "fetch" else Path(PACKAGES)
    write_site(host / "games" / "here", write_archive, packages)
    with ThreadingHTTPServer(("localhost", 0), partial(Quiet, directory=str(host))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/games/here/"
        server.shutdown()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A fresh browser on the front page; at the end nothing was asked of anybody else, and nothing failed."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on(
        "console", lambda said: wrong.append(f"{said.text} {said.location}") if said.type == "error" else None
    )
    opened.on("request", lambda asked: None if is_own(asked.url, address) else wrong.append(asked.url))
    opened.goto(address)
    yield opened
    assert wrong == []
    context.close()


def is_own(url: str, address: str) -> bool:
    """Say whether an address is one of the site, or made by the page itself."""
    return url.startswith((address, "blob:", "data:"))


def wait_for_table(page: Page) -> None:
    """Wait until a table can be played."""
    page.wait_for_selector("body[data-phase]")
    until(page, "document.getElementById('loading') === null")


def read_record(page: Page) -> str:
    """Save the record of a finished game, as its player does."""
    with page.expect_download() as saved:
        page.click("a[href$='record.txt']")
    return saved.value.path().read_text()


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_the_end_with_a_reload_in_the_middle(page: Page, game: str) -> None:
    page.select_option(f"#play-{game} select", "wanderer")
    page.click(f"#play-{game} button.main")
    wait_for_table(page)
    turns = 0
    while page.evaluate("document.body.dataset.phase") != "over":
        play_turn(page)
        turns += 1
        if turns == 2:
            page.reload()
            wait_for_table(page)
    record = read_record(page)
    assert verify(record)
    assert replay(record)["scores"]
