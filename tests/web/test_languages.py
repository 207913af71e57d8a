"""Everybody reads their own language: pages, scripts, tables, refusals; and nothing is left in English."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page

from rollwright.language.current import PSEUDO, in_language, list_languages
from rollwright.web.html.scripts import table_words
from rollwright.web.html.words import name_languages, say

from .conftest import Visitor, Visitors
from .wire import Wire, receive

FOREIGN = list_languages()[1:]
GAMES = ("chiefdom-2", "duel", "fiefdoms")
CHOSEN = {"Sec-Fetch-Site": "same-origin"}
"""What a browser says of a link on one of our own pages."""


@pytest.fixture
def client(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, timeout=60) as made:
        yield made


def find_language(page: httpx.Response) -> str:
    """Return the language that a page says it is in."""
    found = re.search(r'<html lang="([^"]+)"', page.text)
    assert found is not None
    return found[1]


# ---- choosing


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("nl, fr;q=0.4", "fr"),
        ("nl", "en"),
        ("en;q=0, tr", "tr"),
        ("", "en"),
    ],
)
def test_a_page_is_in_the_language_that_the_browser_prefers(
    client: httpx.Client, accepted: str, language: str
) -> None:
    assert find_language(client.get("/about", headers={"Accept-Language": accepted})) == language


def test_an_address_chooses_the_language_of_its_page_alone(client: httpx.Client) -> None:
    assert find_language(client.get("/about?lang=fr", headers={"Accept-Language": "de"})) == "fr"
    assert find_language(client.get("/rules", headers={"Accept-Language": "de"})) == "de"
    client.get("/language/fr", headers=CHOSEN)
    assert find_language(client.get("/rules?lang=tr", headers={"Accept-Language": "de"})) == "tr"
    assert find_language(client.get("/rules?lang=xx", headers={"Accept-Language": "de"})) == "fr"
    assert find_language(client.get("/rules/duel?lang=tr&board=11")) == "tr"
    assert client.get("/rules/duel?lang=tr&board=%C3%A4").status_code == 400


@pytest.mark.parametrize(
    ("sender", "back"),
    [
        ("{server}/rules/duel?board=11&lang=fr", "/rules/duel?board=11"),
        ("{server}/language/fr", "/"),
        ("{server}//evil.example", "/evil.example"),
    ],
)
def test_who_chooses_a_language_comes_back_to_the_page(
    client: httpx.Client, server: str, sender: str, back: str
) -> None:
    answer = client.get("/language/tr", headers={"Referer": sender.format(server=server)})
    assert (answer.status_code, answer.headers["location"]) == (303, back)
    assert find_language(client.get("/about")) == "tr"


@pytest.mark.parametrize("sender", ["http://evil.example/rules", "http://[::1", "{server}]/rules", ""])
def test_a_strangers_link_chooses_the_language_of_one_page(
    client: httpx.Client, server: str, sender: str
) -> None:
    before = find_language(client.get("/about"))
    answer = client.get("/language/tr", headers={"Referer": sender.format(server=server)})
    assert (answer.status_code, answer.headers["location"]) == (303, "/?lang=tr")
    assert "set-cookie" not in answer.headers
    assert find_language(client.get("/about")) == before


def test_a_browser_that_sends_no_referer_chooses_on_our_pages(client: httpx.Client) -> None:
    answer = client.get("/language/tr", headers=CHOSEN)
    assert (answer.headers["location"], find_language(client.get("/about"))) == ("/", "tr")


def test_a_language_that_nobody_speaks_is_not_there(client: httpx.Client) -> None:
    paths = ("/language/xx", "/words.xx.js", "/study-words.xx.js", "/other-words.de.js", "/words.DE.js")
    assert [client.get(path).status_code for path in paths] == [404] * len(paths)


@pytest.mark.parametrize(("path", "status", "allowed"), [("/nothing", 404, None), ("/shared", 405, "POST")])
def test_an_address_without_a_page_is_answered_by_one(
    client: httpx.Client, path: str, status: int, allowed: str | None
) -> None:
    answer = client.get(path, headers={"Accept-Language": "de"})
    assert (answer.status_code, answer.headers.get("Allow")) == (status, allowed)
    assert find_language(answer) == "de"
    assert '<a href="/"' in answer.text


@pytest.mark.parametrize("language", list_languages())
def test_every_page_leads_to_itself_in_all_languages(client: httpx.Client, language: str) -> None:
    page = client.get(f"/about?lang={language}").text
    for tag, name in name_languages():
        current = ' aria-current="true"' if tag == language else ""
        assert f'<a href="/language/{tag}" lang="{tag}" hreflang="{tag}"{current}>{name}</a>' in page


def test_a_profile_takes_its_language_to_another_device(server: str) -> None:
    headers = {"Origin": server}
    with (
        httpx.Client(base_url=server, headers=headers, timeout=60) as here,
        httpx.Client(base_url=server, headers=headers, timeout=60) as there,
    ):
        here.post("/profile", data={"name": "Mira", "avatar": "sun"})
        here.get("/language/de", headers=CHOSEN)
        here.post("/profile/settings", content='{"sound": true}')
        code = re.search(r'id="recovery-code"[^>]*>([^<]+)<', here.get("/profile/device").text)
        assert code is not None
        assert there.post("/profile/open", data={"code": code[1], "instead": "yes"}).status_code == 303
        assert find_language(there.get("/about")) == "de"


# ---- tables


def has_bases(message: dict[str, object]) -> bool:
    """Say whether a message tells what sheets look like."""
    return bool(message.get("bases"))


def test_everybody_at_a_table_reads_their_own_language(server: str) -> None:
    ada, bo = Wire(server), Wire(server)
    code = ada.open_table("Ada", people=2)
    bo.join(code, "Bo")
    with ada.connect(code, "?lang=de") as german, bo.connect(code, "?lang=tr") as turkish:
        ada.say(german, do="start")
        told = [receive(line, has_bases)["bases"] for line in (german, turkish)]
        refused = [
            wire.ask(line, do="play", id="m1", ask=1, path=[0])["text"]
            for wire, line in ((ada, german), (bo, turkish))
        ]
        assert refused[0] != refused[1]
        addresses = [next(iter(bases.values()))[0] for bases in told]
        assert [address.rsplit(".", 2)[1] for address in addresses] == ["de", "tr"]
        drawn = [httpx.get(server + address) for address in addresses]
        assert [answer.status_code for answer in drawn] == [200, 200]
        assert drawn[0].text != drawn[1].text


# ---- nothing is left in English

READ = """() => {
  const said = [document.title], names = ['aria-label', 'title', 'placeholder', 'alt'];
  const foreign = 'script, style, code, textarea, [lang]:not(html), .hashes, .code';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest(foreign)) said.push(node.textContent);
  }
  for (const each of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!each.closest(foreign)) said.push(...names.map((name) => each.getAttribute(name) ?? ''));
  }
  return said.map((text) => text.trim()).filter(Boolean);
}"""
NAMES = re.compile(
    r"\b(Rollwright|Chiefdom|Duel|Rolling|Fiefdoms|Ada|PDF|PNG|SVG|CSV|JSON|QR|Esc|Enter|Ctrl|https?|localhost|lang)\b"
    r"|https?://\S+|\b[A-HJ-NP-Z2-9]{6}\b|rollwright [a-z]+ \S+|\w+=\S+"
)
ENGLISH = re.compile(r"[A-Za-z]{3,}")


def find_english(page: Page) -> list[str]:
    """Return the texts of a page in the pseudo-language that are not of it."""
    return [text for text in page.evaluate(READ) if ENGLISH.search(NAMES.sub("", text))]


PAGES = (
    *(
        "/",
        "/rules",
        "/rules/chiefdom-2",
        "/rules/duel",
        "/rules/fiefdoms",
        "/new",
        "/new?game=duel",
        "/score",
    ),
    *(
        "/replay",
        "/dice",
        "/coach",
        "/about",
        "/games",
        "/profile",
        "/daily",
        "/daily/duel",
        "/puzzle",
        "/open",
    ),
    *("/paper", "/challenges/fiefdoms", "/new?game=fiefdoms"),
)


def test_no_page_says_anything_that_cannot_be_translated(visitor: Visitor) -> None:
    page, left = visitor.page, dict[str, list[str]]()
    visitor.read_in(PSEUDO)
    for path in PAGES:
        page.goto(path, wait_until="load")
        if found := find_english(page):
            left[path] = found
    assert left == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_table_says_anything_that_cannot_be_translated(visitors: Visitors, game: str) -> None:
    visitor = visitors()
    page = visitor.page
    visitor.read_in(PSEUDO)
    visitor.open_quickly("Ada", game, people=1, **{f"{game}.bots": "1", f"{game}.level": "wanderer"})
    page.wait_for_selector("#sheet svg")
    left = find_english(page)
    roll = page.locator("button.roll")
    if roll.count():
        roll.click()
    page.wait_for_selector("#choices .chip, #sheet .can")
    left += find_english(page)
    page.click("[data-key=hint]")
    page.wait_for_selector(".hints li, #hints li, .reason")
    left += find_english(page)
    page.click("[data-key=menu]")
    page.wait_for_selector("dialog[open] .languages")
    left += find_english(page)
    assert left == []


@pytest.mark.parametrize(
    ("language", "one"), [("en", "1 point"), ("de", "1 Punkt"), ("fr", "1 point"), ("tr", "1 puan")]
)
def test_one_point_is_told_in_the_singular(language: str, one: str) -> None:
    with in_language(language):
        told = [say("end-points", total=1), say("scoring-now", count=1, total="1")]
        assert told == [one, one]
        assert say("live-points", number=1) in (one, "Punkte: 1")


# ---- a game's own words


@pytest.mark.parametrize("language", list_languages())
def test_no_game_is_told_what_another_one_says(language: str) -> None:
    """A designer's `take` is no draft of dice, and a designer's `forest` no forest of trees."""
    told = set(json.loads(table_words(language).partition("={},")[2].rstrip(");\n")))
    own = {name for name in told if re.match(r"(.+[.])?(task-of|term)-", name)}
    assert {"duel.task-of-take", "duel.term-forest", "chiefdom-2.term-forest"} <= own
    assert not [name for name in own if "." not in name]
