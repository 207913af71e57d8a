"""One server and one browser for all web tests of a process."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from .seating import Seated

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")
LAPTOP = ViewportSize(width=1280, height=860)
PATIENCE = 30_000


def start_server(*args: str, is_cold: bool = True) -> tuple[subprocess.Popen[str], str]:
    """Start `rollwright serve` on a free port and return its process and address."""
    command = [sys.executable, "-m", "rollwright", "serve", "--port", "0", "--no-open", *args]
    command += ["--cold"] if is_cold else []
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://localhost:\d+", line)
    assert found, f"the server did not start: {line}"
    return process, found[0]


def stop_server(process: subprocess.Popen[str]) -> str:
    """Stop a server as Ctrl+C does and return what it said."""
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=20)
    return said


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that keeps the server's tables; tests may put tables into it."""
    return tmp_path_factory.mktemp("web") / "tables.db"


@pytest.fixture(scope="session")
def server(data: Path) -> Iterator[str]:
    process, address = start_server("--data", str(data))
    yield address
    said = stop_server(process)
    assert "rollwright/web" not in said, said


@contextmanager
def launch_browser() -> Iterator[Browser]:
    """Start Chromium, without a window."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    assert path, "the web tests need Chromium: `make test` installs it as root, else install it yourself"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launch_browser() as launched:
        yield launched


class Visitor:
    """A person with a browser of their own; anything the page complains about fails the test."""

    def __init__(
        self, browser: Browser, address: str, viewport: ViewportSize = LAPTOP, is_phone: bool = False
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport=viewport,
            reduced_motion="reduce",
            has_touch=is_phone,
            is_mobile=is_phone,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: object) -> None:
        kind, text = message.type, message.text  # type: ignore[attr-defined]
        if kind == "error" and "net::ERR_" not in text and "WebSocket" not in text:
            self.complaints.append(text)

    def play_alone(self, game: str = "chiefdom-2") -> Page:
        """Start a game by one click on the front page."""
        self.page.goto("/")
        self.page.locator(f'form[action="/play/{game}"] button').click()
        self.page.wait_for_selector("#sheet svg")
        return self.page

    def practise(self, game: str, seed: int) -> Page:
        """Start a game alone with the dice of a seed."""
        self.page.goto(f"/new?game={game}&seed={seed}")
        self.page.fill("#new-table [name=name]", "Ada")
        self.page.click("#new-table button[type=submit]")
        self.page.wait_for_selector("#sheet svg")
        return self.page

    def open_table(self, name: str, game: str = "chiefdom-2", people: int = 2, **fields: str) -> str:
        """Open a table with the form and return its code."""
        self.page.goto("/")
        self.page.select_option("#new-game", game)
        self.page.fill("#new-table [name=name]", name)
        self.page.fill(f'[name="{game}.people"]', str(people))
        for field, value in fields.items():
            self.page.fill(f'[name="{game}.{field.replace("_", ".")}"]', value)
        self.page.click("#new-table button[type=submit]")
        self.page.wait_for_selector("#facts", state="attached")
        return self.page.url.rsplit("/", 1)[1]

    def sit_at(self, table: Seated, seat: int = 0) -> Page:
        """Take up a seat at a table that is under way."""
        token = {"name": f"rw-{table.code}", "value": table.tokens[seat], "url": self.address}
        self.context.add_cookies([token])  # type: ignore[list-item]
        self.page.goto(f"/t/{table.code}")
        self.page.wait_for_selector("#sheet svg")
        return self.page

    def join(self, code: str, name: str) -> Page:
        """Join a table by its link."""
        self.page.goto(f"/t/{code}")
        self.page.fill("[name=name]", name)
        self.page.click("button[type=submit]:has-text('Sit down')")
        self.page.wait_for_selector("#facts", state="attached")
        return self.page


class Visitors:
    """Makes visitors and sees them off."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._made: list[Visitor] = []

    def __call__(self, viewport: ViewportSize = LAPTOP, is_phone: bool = False) -> Visitor:
        visitor = Visitor(self._browser, self._address, viewport, is_phone)
        self._made.append(visitor)
        return visitor

    def see_off(self) -> None:
        for visitor in self._made:
            visitor.context.close()
        complaints = [text for visitor in self._made for text in visitor.complaints]
        assert not complaints, complaints


@pytest.fixture
def visitors(browser: Browser, server: str) -> Iterator[Visitors]:
    made = Visitors(browser, server)
    yield made
    made.see_off()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    return visitors()


@pytest.fixture(scope="session")
def screenshots() -> Path:
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
