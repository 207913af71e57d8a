"""A site without a server as it is written: every address leads somewhere, from any folder of a host."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from posixpath import normpath
from typing import Any
from urllib.parse import urlsplit
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, Page

from rollwright.core.errors import InvalidSetup
from rollwright.games.chiefdom.text.cards import CARDS
from rollwright.language.current import call_in_language
from rollwright.site.archive import write_contents
from rollwright.web.app import ROUTES
from rollwright.web.door.host import Kind, On
from rollwright.web.html.addresses import addressed
from rollwright.web.html.kit import el
from rollwright.web.page import build
from rollwright.web.page.addresses import SiteAddresses, is_file, list_places, locate
from rollwright.web.page.build import pack_archive, write_service_worker
from rollwright.web.page.pyodide import MSGSPEC, PYODIDE, write_pyodide
from tests.cli.run import run_command
from tests.paper.pages import page_sizes, save

from .site_host import serve

pytestmark = pytest.mark.apart

ADDRESS = re.compile(r'\b(?:href|src|action|data-symbols)="([^"#][^"]*)"')
IMPORT = re.compile(r"(?:from|import|import\()\s*'(\.[^']+)'")
LEFT_OUT = {"python/pyodide.asm.mjs", "python/pyodide.mjs"}
"""What is fetched to build a site, and is not here."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site without Pyodide itself."""
    folder = tmp_path_factory.mktemp("host") / "sub"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "write_pyodide", lambda source, folder: None)
        patch.setattr(build, "merge_wheel", lambda folder, archive: None)
        patch.setattr(build, "precompile", lambda *names: None)
        build.write_site(folder, lambda site: None, folder.parent)
    return folder


def find(site: Path, file: Path, address: str) -> str:
    """Return the file of the site that an address in one of its files means."""
    found = normpath(f"{file.parent.relative_to(site).as_posix()}/{urlsplit(address).path}")
    return f"{found}/index.html".removeprefix("./") if (site / found).is_dir() else found


LICENSE = "https://creativecommons.org/licenses/by-nc-sa/4.0/"


def test_every_address_of_a_page_is_relative_and_leads_to_a_file(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    found = {(page, address) for page in pages for address in ADDRESS.findall(page.read_text())}
    assert len(pages) > 15
    assert [address for _, address in found if address.startswith("/")] == []
    abroad = {(page.parent.name, at) for page, at in found if at.startswith("http")}
    assert abroad == {("about", LICENSE)}, "but for the license of what the games are made of"
    files = [(page, at) for page, at in found if at != LICENSE]
    assert [(page, at) for page, at in files if not (site / find(site, page, at)).is_file()] == []


def test_every_module_finds_what_it_imports(site: Path) -> None:
    modules = list(site.rglob("*.js"))
    found = {(file, address) for file in modules for address in IMPORT.findall(file.read_text())}
    lost = {find(site, file, address) for file, address in found}
    assert {name for name in lost if not (site / name).is_file()} == LEFT_OUT


def read_facts(site: Path) -> dict[str, Any]:
    """Return the version and the files that the service worker knows."""
    facts: dict[str, Any] = json.loads(
        (site / "sw.js").read_text().partition("self.site = ")[2].partition(";\n")[0]
    )
    return facts


def test_browsers_keep_every_file_for_visits_without_a_network(site: Path) -> None:
    facts = read_facts(site)
    addresses = [*facts["files"], *(each for files in facts["languages"].values() for each in files)]
    kept = {find(site, site / "sw.js", address) for address in addresses}
    there = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    assert kept == there - {"sw.js"}


def test_a_site_is_another_version_if_any_file_is_another(tmp_path: Path) -> None:
    versions = set()
    for text in ("one", "other"):
        (tmp_path / "page.html").write_text(text)
        (tmp_path / "sw.js").unlink(missing_ok=True)
        write_service_worker(tmp_path)
        versions.add(read_facts(tmp_path)["version"])
    assert len(versions) == 2


def test_software_of_others_comes_with_its_licences(site: Path) -> None:
    licenses = {file.name for file in (site / "python/licenses").iterdir()}
    assert licenses == {
        "README.txt",
        "anyio.txt",
        "msgspec.txt",
        "pyodide.txt",
        "python.txt",
        "starlette.txt",
    }


def test_a_form_of_a_page_opens_a_game_by_its_address(site: Path) -> None:
    home = (site / "index.html").read_text()
    assert '<form method="get" action="./t/duel/" id="play-duel">' in home
    learn = '<form method="get" action="./t/duel/" id="learn-duel">'
    assert f'{learn}<input type="hidden" name="learn" value="1">' in home
    assert 'value="elder"' in home
    assert 'method="post"' not in "".join(page.read_text() for page in site.rglob("*.html"))


@pytest.mark.parametrize("name", ["challenges/fiefdoms", "coach", "daily", "daily/duel", "games", "new",
                                  "paper", "profile", "puzzle", "puzzle/one", "replay"])  # fmt: skip
def test_a_page_that_python_makes_is_asked_for_in_its_place(site: Path, name: str) -> None:
    for folder in (site, site / "de"):
        page = (folder / name / "index.html").read_text()
        assert "static/page/made.js" in page
        assert 'id="loading"' in page


def test_every_page_that_a_route_names_stands_there_or_is_asked_for_where_its_address_begins(
    site: Path,
) -> None:
    pages = [route for route in ROUTES if On.PAGE in route.on and route.kind is Kind.PAGE]
    asked = [route for route in pages if route.method == "GET" and not is_file(route)]
    assert len(asked) > 10
    for route in asked:
        folder = (locate(re.sub(r"{.*?}", "duel", route.path)) or "").partition("?")[0]
        assert (site / folder / "index.html").is_file() or route.path == "/challenges/{game}", folder


def test_scripts_find_addresses_as_python_does(site: Path) -> None:
    script = (site / "static/page/places.js").read_text()
    places = json.loads(script.removeprefix("export const PLACES = ").removesuffix(";\n"))
    assert places == [list(place) for place in list_places()]


def test_sheet_rules_and_cards_are_printed_each_on_a_page_of_its_own(
    site: Path, browser: Browser, tmp_path: Path
) -> None:
    with serve(site) as address, browser.new_context(color_scheme="dark") as context:
        page = context.new_page()
        for game, count in {"chiefdom-2": 3, "duel": 2, "fiefdoms": 2}.items():
            page.goto(f"{address}/print/{game}/")
            assert [page_count(page, paper, tmp_path) for paper in ("A4", "Letter")] == [count, count]
        page.goto(f"{address}/de/print/chiefdom-1/")
        assert page.locator(".printed-cards > div").count() == len(CARDS)
        ink = page.locator(".printed-rules use").first.evaluate("(e) => getComputedStyle(e).stroke")
        assert ink == "rgb(0, 0, 0)", "paper is white in a dark theme too"
        page.uncheck("#with-rules")
        page.uncheck("#with-cards")
        assert page_count(page, "A4", tmp_path) == 1


def page_count(page: Page, paper: str, folder: Path) -> int:
    """Return how many pages a browser prints on that paper."""
    return len(page_sizes(save(page.pdf(format=paper, prefer_css_page_size=True), folder)))


def test_a_table_has_its_blank_sheet_before_python_is_there(site: Path) -> None:
    assert 'src="../../games/duel/blank.svg"' in (site / "t/duel/index.html").read_text()


@pytest.mark.parametrize(
    ("address", "here", "expected", "german"),
    [
        ("/", "/", "./", "../de/"),
        ("/", "/rules/duel", "../../", "../../../de/"),
        ("/rules/duel?board=b", "/rules", "../rules/duel/?board=b", "../../de/rules/duel/?board=b"),
        ("/games/duel.svg", "/rules", "../games/duel.svg", "../../de/games/duel.svg"),
        ("/static/icon.svg", "/", "./static/icon.svg", "../static/icon.svg"),
        ("/daily/duel/2026-11-19", "/daily", "../daily/?at=duel/2026-11-19",
         "../../de/daily/?at=duel/2026-11-19"),
        ("/t/K7P2QD?watch=1", "/games", "../t/any/?table=K7P2QD&watch=1",
         "../../de/t/any/?table=K7P2QD&watch=1"),
        ("/language/de", "/about", "../de/about/", "../../de/about/"),
        ("/language/en", "/about", "../about/", "../../about/"),
    ],
)  # fmt: skip
def test_a_page_is_a_folder_and_a_file_a_file(address: str, here: str, expected: str, german: str) -> None:
    addresses = SiteAddresses("", here)
    assert addresses.find(address) == expected
    assert call_in_language("de", addresses.find, address) == german


def test_links_and_forms_to_what_a_page_without_a_server_has_not_are_left_out() -> None:
    with addressed(SiteAddresses("https://host/here/", "/about")):
        assert el("a", "Rules", href="/rules") == '<a href="https://host/here/rules/">Rules</a>'
        assert el("p", el("a", "Tables", href="/open")) == "<p></p>"
        assert el("form", el("button"), action="/join") == ""
    assert el("a", "Tables", href="/open") == '<a href="/open">Tables</a>'


def test_a_package_that_is_missing_or_another_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match=f"there is no {re.escape(PYODIDE)}"):
        write_pyodide(tmp_path, tmp_path)
    for name in (PYODIDE, MSGSPEC):
        (tmp_path / name).write_bytes(b"something else")
    with pytest.raises(InvalidSetup, match="is not the file this version was made with"):
        write_pyodide(tmp_path, tmp_path)


NPM = """#!/bin/sh
echo "npm error code ENOTFOUND" >&2
echo "npm error network request to a registry failed, reason: getaddrinfo ENOTFOUND" >&2
echo "npm error A complete log of this run can be found in a file" >&2
exit 1
"""


def test_without_a_network_npm_says_why_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "npm").write_text(NPM)
    (tmp_path / "npm").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    done = run_command("site", "-o", str(tmp_path / "site"))
    assert (done.code, len(done.err.splitlines())) == (2, 1)
    assert "npm could not fetch a package: network request to a registry failed" in done.err


def test_without_a_linker_nothing_is_fetched_and_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollwright.compiler.wasm_build.find_spec", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    done = run_command("site", "-o", str(tmp_path / "site"))
    assert (done.code, "needs the package ziglang" in done.err, "--kernels" in done.err) == (2, True, True)
    assert len(done.err.splitlines()) == 1


def test_an_archive_is_sent_with_its_files_one_after_another(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "language.de.zip", "w") as archive:
        archive.writestr("b/two.ftl", "zwei")
        archive.writestr("a/one.ftl", "eins!")
    whole = gzip.decompress(pack_archive(tmp_path / "language.de.zip").read_bytes())
    length = int.from_bytes(whole[:4], "little")
    assert json.loads(whole[4 : 4 + length]) == [["a/one.ftl", 5], ["b/two.ftl", 4]]
    assert whole[4 + length :] == b"eins!zwei"
    assert [file.name for file in tmp_path.iterdir()] == ["language.de.pack"]


def test_a_folder_without_kernels_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "python").mkdir()
    with pytest.raises(InvalidSetup, match=r"there is no manifest\.json"):
        write_contents(tmp_path, tmp_path / "elsewhere")


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    done = run_command("site", "-o", str(tmp_path))
    assert (done.code, "is not an empty folder" in done.err) == (2, True)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_built(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run_command("site", "-o", str(tmp_path / "file" / "site"))
    assert (done.code, "cannot write" in done.err) == (2, True)
