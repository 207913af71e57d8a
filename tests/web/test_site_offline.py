"""A site without a server after one visit, when its host is gone: `make test-site`.

Everything is played in one browser: a lesson, and a whole game against the strongest level in each game. What
the bots did is asked again natively, and the records are checked as the command line checks them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from rollwright.api import replay, verify
from tools.bench_site import wait_until_kept

from .clicking import play_turn, until
from .native_moves import compare_moves, read_table
from .site_host import IN_HOST, PACKAGES
from .test_lesson import check_that_the_game_goes_on, follow
from .test_site_in_browser import PATIENCE, play_on, read_record, serve, wait_for_table

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not PACKAGES, reason="make test-site fetches Pyodide")]

GAMES = ["chiefdom-1", "chiefdom-2", "duel", "fiefdoms"]


class Offline:
    """A browser that has visited a site, whose host answers no longer."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address


@pytest.fixture(scope="module")
def offline(browser: Browser, host: Path) -> Iterator[Offline]:
    """Visit a site in a folder of a host until all of it is kept, then stop the host."""
    with browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        with serve(host) as address:
            page = context.new_page()
            page.goto(address)
            wait_until_kept(page, host / IN_HOST)
            page.close()
        yield Offline(context, address)


@pytest.fixture
def page(offline: Offline) -> Iterator[Page]:
    """The front page, from what the browser kept; at the end nothing has failed."""
    opened = offline.context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.goto(offline.address)
    yield opened
    assert wrong == []
    opened.close()


@pytest.mark.timeout(600)
def test_a_lesson_is_played_to_its_end_without_a_network(page: Page) -> None:
    page.click("#learn-fiefdoms button")
    wait_for_table(page)
    assert follow(page, False) > 0
    check_that_the_game_goes_on(page)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_the_strongest_is_played_without_a_network_as_it_is_natively(
    page: Page, game: str
) -> None:
    page.select_option(f"#play-{game} select", "elder")
    page.click(f"#play-{game} button.main")
    wait_for_table(page)
    ask_for_a_hint(page)
    play_on(page)
    record, rows = read_record(page), read_table(page, page.url.rpartition("table=")[2])
    assert verify(record)
    assert replay(record)["scores"]
    moves = compare_moves(rows)
    assert moves
    assert [here for here, _ in moves] == [native for _, native in moves]
    see_it_again(page)


def ask_for_a_hint(page: Page) -> None:
    """Roll, and wait for the best moves."""
    until(page, "document.querySelector('button.roll, .chip, #sheet .can') !== null")
    if page.locator("button.roll").count():
        page.click("button.roll")
    until(page, "document.querySelector('.chip, #sheet .can') !== null")
    page.click("[data-key=hint]")
    page.wait_for_selector("[data-key='hint 0']")


def see_it_again(page: Page) -> None:
    """Look at the replay, and have the coach judge the game."""
    page.click("a[href*='/replay/']")
    page.wait_for_selector("#moves li")
    page.go_back()
    wait_for_table(page)
    page.click("a[href*='/coach/']")
    page.wait_for_selector("#coach[data-done]")


@pytest.mark.timeout(600)
def test_a_move_is_taken_back_without_a_network_and_stays_so_after_a_reload(page: Page) -> None:
    page.select_option("#play-chiefdom-2 select", "")
    page.click("#play-chiefdom-2 button.main")
    wait_for_table(page)
    while play_turn(page) != "moved":
        pass
    page.click("[data-key=undo]")
    page.wait_for_selector(".chip")
    page.reload()
    wait_for_table(page)
    page.wait_for_selector(".chip")
    assert page.locator("[data-key=undo]").count() == 0


@pytest.mark.timeout(900)
def test_a_german_browser_plays_in_german_without_a_network_and_goes_on_in_turkish(
    browser: Browser, host: Path
) -> None:
    with browser.new_context(locale="de-DE") as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        with serve(host) as address:
            page.goto(address)
            page.wait_for_url(f"{address}de/")
            wait_until_kept(page, host / IN_HOST, "de")
            page.click(".languages a[hreflang=tr]")
            page.wait_for_url(f"{address}tr/")
            wait_until_kept(page, host / IN_HOST, "de", "tr")
            page.click(".languages a[hreflang=de]")
            page.wait_for_url(f"{address}de/")
        page.click("#play-chiefdom-2 button.main")
        wait_for_table(page)
        ask_for_a_hint(page)
        assert "Beste Züge" in page.inner_text("body")
        page.reload()
        wait_for_table(page)
        assert speaks(page) == "de"
        page.click("[data-key=menu]")
        page.click("#big .languages a[hreflang=tr]")
        page.wait_for_url(f"{address}tr/**")
        wait_for_table(page)
        ask_for_a_hint(page)
        assert speaks(page) == "tr"


def speaks(page: Page) -> str:
    """Return the language of a page."""
    language: str = page.evaluate("document.documentElement.lang")
    return language
