"""One server and one browser for all web tests of a process."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlencode

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    sync_playwright,
)

from rollwright.web.live.host import LiveLimits
from rollwright.web.server.limits import COSTS, Limits

from .seating import Seated
from .site_host import IN_HOST, IS_SITE, build_site, serve

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no window to keep, and does with two thirds of the others' work."""
LAPTOP = ViewportSize(width=1280, height=860)
PATIENCE = 120_000
DAY_SECONDS = 24 * 3600


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


def write_limits() -> str:
    """Return a file that lets one address do whatever it likes, for hundreds of tests come from one."""
    vast: dict[Any, str] = {int: "1000000", tuple[float, float]: "[1e9, 1e9]"}
    of_address = [
        name for name in get_type_hints(Limits) if name not in {*get_type_hints(LiveLimits), "costs"}
    ]
    lines = [f"{name} = {vast[get_type_hints(Limits)[name]]}" for name in of_address]
    return "\n".join([*lines, "[costs]", *(f"{cost.name.lower()} = [1e9, 1e9]" for cost in COSTS)])


def stop_server(process: subprocess.Popen[str]) -> str:
    """Stop a server as Ctrl+C does and return what it said."""
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=120)
    return said


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that keeps the server's tables; tests may put tables into it."""
    return tmp_path_factory.mktemp("web") / "tables.db"


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a host of files, with a site in a folder of its own (`IN_HOST`)."""
    folder = tmp_path_factory.mktemp("host")
    build_site(folder / IN_HOST)
    return folder


@pytest.fixture(scope="session")
def server(data: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a server, or that of a site without one."""
    if IS_SITE:
        with serve(request.getfixturevalue("host") / IN_HOST) as address:
            yield address
        return
    file = data.parent / "limits.toml"
    file.write_text(write_limits(), encoding="utf-8")
    process, address = start_server("--data", str(data), "--grace", "0", "--limits", str(file))
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


def open_window(
    browser: Browser, address: str, viewport: ViewportSize = LAPTOP, is_phone: bool = False
) -> Page:
    """Open a window that shares nothing with any other."""
    context = browser.new_context(
        base_url=address, viewport=viewport, reduced_motion="reduce", has_touch=is_phone, is_mobile=is_phone
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


class Windows:
    """Lends windows. Opening one costs a second of work, so one that comes back is cleaned and lent again."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self.address = browser, address
        self._idle: list[Page] = []

    def lend(self, viewport: ViewportSize = LAPTOP) -> Page:
        page = self._idle.pop() if self._idle else self.open_new(viewport)
        page.set_viewport_size(viewport)
        return page

    def open_new(self, viewport: ViewportSize = LAPTOP, is_phone: bool = False) -> Page:
        return open_window(self._browser, self.address, viewport, is_phone)

    def take_back(self, page: Page) -> None:
        if self._forget(page):
            self._idle.append(page)
        else:
            page.context.close()

    def _forget(self, page: Page) -> bool:
        """Leave the table, and forget everything the page kept; a window that cannot is no use to others."""
        try:
            page.unroute_all(behavior="ignoreErrors")
            page.context.set_offline(False)
            page.emulate_media(media="null", color_scheme="light", reduced_motion="reduce")
            if not page.url.startswith(self.address) or "/t/" in page.url:
                page.goto(f"{self.address}/metrics")  # no script, no line; a drawing would have no store
                page.mouse.move(0, 0)
            page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            page.context.clear_cookies()
        except Error:
            return False
        return True


class Visitor:
    """A person with a browser of their own; anything the page complains about fails the test."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.context: BrowserContext = page.context
        self.complaints: list[str] = []
        page.on("pageerror", self._note_error)
        page.on("console", self._note)

    def go(self) -> None:
        """Leave the window to others."""
        self.page.remove_listener("pageerror", self._note_error)
        self.page.remove_listener("console", self._note)

    def _note_error(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _note(self, message: ConsoleMessage) -> None:
        kind, text = message.type, message.text
        if kind == "error" and "net::ERR_" not in text and "WebSocket" not in text:
            self.complaints.append(f"{text} {message.location.get('url', '')}")

    def read_in(self, language: str) -> None:
        """Choose a language, as a link of our own pages does."""
        self.page.goto(f"/language/{language}", referer=f"{self.address}/")

    def play_alone(self, game: str = "chiefdom-2") -> Page:
        """Start a game by one click on the front page."""
        self.page.goto("/")
        self.page.locator(f"#play-{game} button").click()
        self.page.wait_for_selector("#sheet svg")
        return self.page

    def practise(self, game: str, seed: int) -> Page:
        """Start a game alone with the dice of a seed."""
        self.open_quickly("Ada", game, people=1, seed=str(seed))
        self.page.wait_for_selector("#sheet svg")
        return self.page

    def practise_by_form(self, game: str, seed: int) -> Page:
        """Start such a game as whoever reads a strip's address does."""
        self.page.goto(f"/new?game={game}&seed={seed}")
        self.page.fill("#new-table [name=name]", "Ada")
        self.page.click("#new-table button[type=submit]")
        self.page.wait_for_selector("#sheet svg")
        return self.page

    def open_quickly(self, name: str, game: str = "chiefdom-2", people: int = 2, **fields: str) -> str:
        """Open a table without clicking through its form, and return its code."""
        form = {"game": game, "name": name, f"{game}.people": str(people), **fields}
        return self._sit_down("/tables", form)

    def join_quickly(self, code: str, name: str) -> Page:
        """Join a table without clicking through its form."""
        self._sit_down(f"/t/{code}/join", {"name": name})
        return self.page

    def _sit_down(self, address: str, form: dict[str, str]) -> str:
        if IS_SITE:
            self.page.goto(f"/t/any/?{urlencode(form)}")
            self.page.wait_for_selector("body[data-phase]")
            return self.page.url.rpartition("table=")[2]
        sent: dict[str, str | float | bool] = dict(form)
        headers = {"Origin": self.address}
        answer = self.context.request.post(address, form=sent, headers=headers, max_redirects=0)
        assert answer.status == 303, answer.text()
        self.page.goto(answer.headers["location"])
        self.page.wait_for_selector("#facts", state="attached")
        return self.page.url.rsplit("/", 1)[1]

    def open_table(self, name: str, game: str = "chiefdom-2", people: int = 2, **fields: str) -> str:
        """Open a table with the form and return its code."""
        self.page.goto("/new")
        self.page.check(f".pick [value={game}]")
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

    def __init__(self, windows: Windows) -> None:
        self._windows = windows
        self._made: list[Visitor] = []
        self._strangers: list[Visitor] = []

    def __call__(self, viewport: ViewportSize = LAPTOP) -> Visitor:
        visitor = Visitor(self._windows.lend(viewport), self._windows.address)
        self._made.append(visitor)
        return visitor

    def welcome_stranger(self, viewport: ViewportSize = LAPTOP, is_phone: bool = False) -> Visitor:
        """Make a visitor whose browser has never been here."""
        visitor = Visitor(self._windows.open_new(viewport, is_phone), self._windows.address)
        self._strangers.append(visitor)
        return visitor

    def see_off(self) -> None:
        for visitor in self._made:
            visitor.go()
            self._windows.take_back(visitor.page)
        for visitor in self._strangers:
            visitor.context.close()
        complaints = [text for visitor in (*self._made, *self._strangers) for text in visitor.complaints]
        assert not complaints, complaints


@pytest.fixture(scope="session")
def windows(browser: Browser, server: str) -> Windows:
    return Windows(browser, server)


@pytest.fixture
def visitors(windows: Windows) -> Iterator[Visitors]:
    made = Visitors(windows)
    yield made
    made.see_off()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    return visitors()


@pytest.fixture
def same_day() -> None:
    """Begin nothing in the last two minutes of a day, at whose end pages show the next one."""
    while (left := DAY_SECONDS - time.time() % DAY_SECONDS) < 120:
        time.sleep(left)


@pytest.fixture(scope="session")
def screenshots() -> Path:
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
