"""The site without a server in a real browser, from a folder of a host: `make test-site`.

Without ROLLWRIGHT_PYODIDE there is nothing to play (`site_host.py`).
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from rollwright.api import replay, verify
from rollwright.web.page.build import write_service_worker
from tools.bench_site import HAS_SNAPSHOT

from . import site_host
from .clicking import play_turn, settle, until
from .site_host import IN_HOST, PACKAGES

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not PACKAGES, reason="make test-site fetches Pyodide")]
PATIENCE = 240_000


@contextmanager
def serve(host: Path) -> Iterator[str]:
    """Serve the files of a host; afterwards nobody answers at the site's address."""
    with site_host.serve(host) as root:
        yield f"{root}/{IN_HOST}/"


@pytest.fixture(scope="module")
def address(host: Path) -> Iterator[str]:
    """Where the site is."""
    with serve(host) as found:
        yield found


@pytest.fixture
def complaints() -> list[str]:
    """What a page complained about or asked of others, and no test expected."""
    return []


@pytest.fixture
def page(browser: Browser, address: str, complaints: list[str]) -> Iterator[Page]:
    """A fresh browser on the front page; at the end nothing was asked of anybody else, and nothing failed."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    opened = context.new_page()
    wrong = complaints
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


def play_to_the_end(page: Page) -> None:
    """Play on and reload once; the record proves its dice and is replayed."""
    play_on(page)
    record = read_record(page)
    assert verify(record)
    assert replay(record)["scores"]


def play_on(page: Page) -> None:
    """Play until the game is over, and reload once."""
    turns = 0
    while page.evaluate("document.body.dataset.phase") != "over":
        play_turn(page)
        turns += 1
        if turns == 2:
            page.reload()
            wait_for_table(page)


@pytest.mark.timeout(300)
def test_a_table_that_is_open_in_another_tab_waits_until_it_is_closed_there(page: Page) -> None:
    page.click("#play-chiefdom-2 button.main")
    wait_for_table(page)
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector("#loading:has-text('open in another tab')")
    page.goto("about:blank")
    wait_for_table(second)


def read_table_page(page: Page) -> tuple[str, str]:
    """Return the number of the last event that a table's page shows, and its sheet."""
    settle(page)
    return page.evaluate("document.body.dataset.seq"), page.inner_html("#sheet svg")


@pytest.mark.timeout(300)
def test_what_a_tab_showed_is_there_after_it_was_closed_at_once(page: Page) -> None:
    page.click("#play-chiefdom-2 button.main")
    wait_for_table(page)
    second = page.context.new_page()
    while play_turn(page) != "moved":
        pass
    (shown, _), address = read_table_page(page), page.url
    page.close()
    second.goto(address)
    wait_for_table(second)
    assert int(read_table_page(second)[0]) >= int(shown)


@pytest.mark.timeout(300)
def test_a_browser_that_is_full_says_so_and_goes_on_when_it_has_room(
    page: Page, complaints: list[str]
) -> None:
    page.click("#play-fiefdoms button.main")
    wait_for_table(page)
    while play_turn(page) != "moved":
        pass
    worker = next(each for each in page.workers if each.url.endswith("/worker.js"))
    worker.evaluate(FILL)
    before = read_table_page(page)
    page.click("button.roll")
    page.wait_for_selector("#notice:has-text('no room to save this move')")
    assert read_table_page(page) == before
    assert all("the browser cannot save this" in complaint for complaint in complaints)
    complaints.clear()
    worker.evaluate("() => self.makeRoom()")
    play_turn(page)
    assert read_table_page(page) != before
    page.reload()
    wait_for_table(page)
    assert read_table_page(page) != before


FILL = """
() => {
  const { add } = IDBObjectStore.prototype;
  self.makeRoom = () => { IDBObjectStore.prototype.add = add; };
  IDBObjectStore.prototype.add = function () {
    const error = new DOMException('no room', 'QuotaExceededError');
    Object.defineProperty(this.transaction, 'error', { value: error });
    this.transaction.abort();
  };
}
"""
"""Browsers have gigabytes here: a transaction is aborted as by one that has no room."""


def wait_for_made_page(page: Page) -> None:
    """Wait until Python has made a page."""
    page.wait_for_selector("body[data-made]")


@pytest.mark.timeout(900)
def test_a_finished_game_is_judged_listed_replayed_and_saved_with_the_profile(
    page: Page, address: str
) -> None:
    page.goto(f"{address}profile/")
    wait_for_made_page(page)
    page.fill("[name=name]", "Ada")
    with page.expect_navigation():
        page.click("form button.main")
    wait_for_made_page(page)
    page.goto(f"{address}t/fiefdoms/?bot=wanderer")
    wait_for_table(page)
    play_to_the_end(page)
    table = page.url.rpartition("table=")[2]
    page.click("a[href*='/coach/']")
    page.wait_for_selector("#coach[data-done]")
    page.goto(f"{address}games/")
    wait_for_made_page(page)
    assert page.inner_text("h1") == "Ada"
    with page.expect_download() as saved:
        page.click("a[href$='records.txt']")
    file = saved.value.path().read_text()
    assert file.startswith("rollwright profile 1\nname Ada\n")
    assert replay(file[file.index("rollwright record 1") :])["scores"]
    page.click(f"a[href*='/replay/#table={table}']")
    page.wait_for_selector("#moves li")


@pytest.mark.timeout(900)
def test_the_dice_of_the_day_count_once_and_a_puzzle_is_opened(page: Page, address: str) -> None:
    page.goto(f"{address}daily/")
    wait_for_made_page(page)
    page.click("form[action$='/daily/chiefdom-2/'] button")
    wait_for_table(page)
    play_on(page)
    page.click("[data-key=results]")
    wait_for_made_page(page)
    assert "Rollwright" in page.inner_text("#share-text")
    assert page.locator(".term-means, .plot").count() > 0
    page.goto(f"{address}puzzle/")
    wait_for_made_page(page)
    page.click("[data-puzzle]")
    wait_for_made_page(page)
    page.wait_for_selector("#sheet .can, .chip")


def test_a_sheet_to_print_stands_there_without_python(page: Page, address: str) -> None:
    page.goto(f"{address}rules/duel/")
    page.click("a[href*='/print/duel/']")
    assert page.locator(".printed-sheet svg.rw-print").bounding_box()
    page.emulate_media(media="print")
    assert not page.is_visible("#print")
    assert page.is_visible(".printed-rules")


IS_WAITING = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"


@pytest.mark.timeout(600)
def test_a_new_version_waits_while_a_table_is_open_and_is_taken_by_the_next_page(
    browser: Browser, host: Path, tmp_path: Path
) -> None:
    site = Path(shutil.copytree(host, tmp_path / "host")) / IN_HOST
    with serve(tmp_path / "host") as address, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(address)
        until(page, "navigator.serviceWorker.controller !== null", seconds=300)
        publish_version(site)
        page.goto(f"{address}t/fiefdoms/")
        wait_for_table(page)
        until(page, IS_WAITING, seconds=300)
        page.reload()
        wait_for_table(page)
        assert page.evaluate(IS_WAITING)
        assert page.locator("#newer").count() == 0
        page.goto(address, wait_until="commit")
        page.wait_for_selector("#newer", state="attached")  # the page is loaded again by itself


def publish_version(site: Path) -> None:
    """Change all pages of a site."""
    for file in site.rglob("index.html"):
        file.write_text(file.read_text().replace("</main>", '<p id="newer"></p></main>'))
    (site / "sw.js").unlink()
    write_service_worker(site)


@pytest.mark.timeout(600)
def test_a_second_start_goes_on_from_a_snapshot_of_the_first(page: Page) -> None:
    page.click("#play-duel button.main")
    wait_for_table(page)
    until(page, HAS_SNAPSHOT)
    page.evaluate(SPOIL_ARCHIVE)
    page.reload()
    wait_for_table(page)
    play_turn(page)


SPOIL_ARCHIVE = """
navigator.serviceWorker.ready.then(async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (url.endsWith('rollwright.pack')) await cache.put(url, new Response('no archive'));
    }
  }
})
"""


@pytest.mark.timeout(600)
def test_bots_play_thousands_of_games_in_the_page_and_pause(page: Page) -> None:
    page.click("a[href$='simulate/']")
    page.select_option("#game", "duel")
    page.click("#start")
    for bot in ("random", "greedy", "sage"):
        count = f"Number(document.querySelector('[data-bot={bot}] [data-games]')?.dataset.games)"
        until(page, f"{count} > 100", seconds=300)
    page.click("#pause")
    page.wait_for_selector("#start:enabled")
    assert [each.inner_text() for each in page.locator("#results h2").all()] == ["random", "greedy", "sage"]
    with page.expect_download() as saved:
        page.click("#save")
    rows = [line.split(",") for line in saved.value.path().read_text().splitlines()[1:]]
    played = {bot: int(games) for _, _, bot, games, _, _ in rows}
    assert played["random"] > 5000
    assert {bot: sum(int(row[5]) for row in rows if row[2] == bot) for bot in played} == {
        bot: 2 * games for bot, games in played.items()
    }
