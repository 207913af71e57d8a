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
from .conftest import start_server, stop_server


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


def test_without_a_site_no_service_worker_is_offered() -> None:
    *others, home = ask(None, "/alone/", "/sw.js", "/away", "/")
    assert {answer.status_code for answer in others} == {404}
    assert "data-worker" not in home.text


def test_a_folder_without_a_site_is_refused_in_a_sentence(tmp_path: Path) -> None:
    done = run_command("serve", "--port", "0", "--no-open", "--store", "memory", "--site", str(tmp_path))
    assert (done.code, "holds no site" in done.err) == (2, True)


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
