"""A server that is away: a site beside its tables, and the page that leads there."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from rollwright.table.actors.tables import Tables
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.server.guard import make_app
from rollwright.web.server.host import Server
from tests.cli.run import run_command
from tests.table.tables import run_apart

from .clicking import until
from .conftest import Visitor, start_server, stop_server


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder that looks like a site."""
    (tmp_path / "sw.js").write_text("")
    (tmp_path / "index.html").write_text("<!doctype html><title>Alone</title><h1>Alone</h1>")
    return tmp_path


def ask(site: Path | None, *addresses: str) -> list[httpx.Response]:
    """Ask a server, with or without a site beside its tables."""

    async def ask_all() -> list[httpx.Response]:
        chooser = LevelChooser()
        server = Server(Tables(MemoryStore(), chooser), chooser, site=site)
        transport = httpx.ASGITransport(app=make_app(server, warm=False))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return [await client.get(address) for address in addresses]

    return run_apart(ask_all())


def test_a_site_is_served_beside_the_tables_and_may_run_python(site: Path) -> None:
    alone, worker, away, home = ask(site, "/alone/", "/sw.js", "/away", "/")
    assert "<h1>Alone</h1>" in alone.text
    assert "'wasm-unsafe-eval'" in alone.headers["content-security-policy"]
    assert '"away": "/away"' in worker.text
    assert "'wasm-unsafe-eval'" not in away.headers["content-security-policy"]
    assert 'href="/alone/"' in away.text
    assert 'data-worker="/sw.js"' in home.text
    assert 'data-site="/alone/"' in home.text
    assert '"alone": "/alone"' in worker.text


def test_without_a_site_no_service_worker_is_offered() -> None:
    *others, home = ask(None, "/alone/", "/sw.js", "/away", "/")
    assert {answer.status_code for answer in others} == {404}
    assert "data-worker" not in home.text


def test_a_folder_without_a_site_is_refused_in_a_sentence(tmp_path: Path) -> None:
    done = run_command("serve", "--port", "0", "--no-open", "--store", "memory", "--site", str(tmp_path))
    assert (done.code, "holds no site" in done.err) == (2, True)


def test_the_pages_install_with_icons_of_their_own_and_shortcuts() -> None:
    home, german, unknown = ask(None, "/?lang=de", "/manifest.de.json", "/manifest.xx.json")
    assert 'rel="manifest" href="/manifest.de.json"' in home.text
    assert 'rel="apple-touch-icon"' in home.text
    manifest = german.json()
    assert {(each["sizes"], each["purpose"]) for each in manifest["icons"]} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    assert [each["name"] for each in manifest["shortcuts"]][:2] == ["Tageswürfel", "Rätsel des Tages"]
    addresses = [f"/{each['src']}" for each in manifest["icons"]]
    addresses += [each["url"].removeprefix(".") for each in manifest["shortcuts"]]
    assert {answer.status_code for answer in ask(None, *addresses)} == {200}
    assert unknown.status_code == 404


def test_a_browser_is_told_whose_its_storage_is_by_a_cookie_that_opens_nothing(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/profile")
    page.fill("[name=name]", "Ada")
    page.locator("form[action='/profile'] button[type=submit]").click()
    page.wait_for_url("**saved=1")
    found = {each.get("name"): each for each in page.context.cookies()}
    assert not found["rw_mark"].get("httpOnly")
    assert found["rw_key"].get("httpOnly")
    assert str(found["rw_mark"].get("value")) not in str(found["rw_key"].get("value"))


def test_nothing_private_stays_after_a_profile_is_deleted(visitor: Visitor) -> None:
    page = visitor.play_alone("chiefdom-1")
    page.wait_for_selector("#sheet svg")
    page.goto("/profile/delete")
    page.evaluate("""localStorage.setItem('later x', '["/games/records", {}]')""")
    page.evaluate(
        "new Promise((done) => { indexedDB.open('rollwright', 2).onsuccess = done; }).then(() => 0)"
    )
    assert page.evaluate("localStorage.owner")
    page.locator("form[action='/profile/delete'] button").click()
    page.wait_for_selector(".hero")
    assert page.evaluate("Object.keys(localStorage).filter((name) => name !== 'theme')") == []
    until(page, "indexedDB.databases().then((all) => all.length === 0)")


@pytest.mark.soak
def test_a_visitor_of_a_server_that_has_stopped_is_led_to_the_site(browser: Browser, site: Path) -> None:
    process, address = start_server("--store", "memory", "--site", str(site))
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(address)
        until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
        stop_server(process)
        page.goto(f"{address}/rules")
        assert page.inner_text("h1") == "The server does not answer"
        assert page.get_attribute("main a.main", "href") == "/alone/"


@pytest.mark.soak
def test_without_a_server_a_page_is_the_one_of_the_site_that_is_kept(browser: Browser, site: Path) -> None:
    (site / "rules").mkdir()
    (site / "rules" / "index.html").write_text("<!doctype html><title>Rules</title><h1>Rules alone</h1>")
    process, address = start_server("--store", "memory", "--site", str(site))
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(address)
        until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
        page.evaluate("caches.open('kept').then((cache) => cache.add('/alone/rules/'))")
        stop_server(process)
        page.goto(f"{address}/rules")
        assert page.url == f"{address}/alone/rules/"
        page.goto(f"{address}/games")
        assert page.inner_text("h1") == "The server does not answer"
