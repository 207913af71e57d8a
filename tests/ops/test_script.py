"""Script in names, chat and records is shown as text wherever it goes, and a preview keeps secrets."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Dialog

from rollwright.core.game import start_game
from rollwright.games.catalogue import GAMES
from rollwright.sheets.svg import draw
from tests.web.conftest import PATIENCE, launch_browser
from tests.web.wire import Wire, of_type, receive

from .servers import House, Running
from .test_daily import newcomer, on_a_day, play
from .test_shared_dice import after_a_game, begin, share

# ---- Script in names, chat and records is shown as text wherever it goes


EVIL = "<img src=x onerror=alert(1)>"
EVILS = (EVIL, '"><script>alert(1)</script>', "]]><svg onload=a()>", "{{7*7}}'\"--><b>")
RISKY = re.compile(r"<script>alert|<img src=x|<svg onload|--><b>")


@pytest.mark.parametrize("name", EVILS)
def test_a_name_is_text_on_every_page_and_drawing(running: Running, name: str) -> None:
    ada = Wire(running.address)
    code = ada.open_table(name, people=2)
    guest = Wire(running.address)
    guest.join(code, name)
    with ada.connect(code) as line:
        ada.ask(line, do="start")
        for person in (ada, guest, Wire(running.address)):
            for path in ("/", f"/t/{code}", f"/t/{code}?watch=1", f"/t/{code}/sheet-1.svg"):
                assert not RISKY.search(person.client.get(path).text), path


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_drawing_holds_names_as_text_only(game: str) -> None:
    found = next(g for g in GAMES if g.id == game)
    for name in EVILS:
        seats = found.seats[0]
        root = ElementTree.fromstring(draw(found, start_game(found, seats), 0, names=[name] * seats))
        for element in root.iter():
            tag = element.tag.rsplit("}", 1)[-1]
            assert tag not in ("script", "foreignObject", "img", "b", "iframe", "a")
            assert not [key for key in element.attrib if key.lower().startswith("on")]
            assert not [
                key for key in element.attrib if key.endswith("href") and "#" not in element.attrib[key]
            ]


def test_a_record_is_served_as_text_that_no_browser_runs(running: Running) -> None:
    ada = Wire(running.address)
    code = ada.open_table(EVIL, people=1)
    answer = ada.client.get(f"/t/{code}/record.txt")
    assert answer.headers["x-content-type-options"] == "nosniff"
    record = f"rollwright 1\ngame chiefdom-2\nplayer {EVIL}\n"
    told = ada.client.post("/api/replay", json={"text": record + EVIL})
    assert told.headers["content-type"] == "application/json"
    assert told.headers["x-content-type-options"] == "nosniff"


def test_errors_repeat_what_was_sent_as_text_only(running: Running) -> None:
    ada = Wire(running.address)
    for path in (f"/rules/{EVIL}", f"/games/{EVIL}.svg", f"/t/{EVIL}", f"/score?game={EVIL}", f"/{EVIL}"):
        answer = ada.client.get(path, follow_redirects=True)
        assert answer.headers["content-type"].startswith("text/plain") or not RISKY.search(answer.text), path
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.status_code in (200, 400, 404)
    wrong = ada.client.post("/tables", data={"game": EVIL, "name": EVIL})
    assert wrong.status_code == 400
    assert not RISKY.search(wrong.text)


def test_chat_reaches_sockets_as_text_in_json(running: Running) -> None:
    ada = Wire(running.address)
    code = ada.open_table("Ada", people=1)
    with ada.connect(code) as line:
        ada.say(line, do="say", id="x", text=EVIL)
        told = receive(line, lambda message: EVIL in json.dumps(message))
        found = [value for value in walk(told) if EVIL in value]
        assert found
        assert not [value for value in found if "<svg" in value]


def walk(value: object) -> list[str]:
    """Return every text in a message."""
    if isinstance(value, dict):
        return [text for part in value.values() for text in walk(part)]
    if isinstance(value, list):
        return [text for part in value for text in walk(part)]
    return [value] if isinstance(value, str) else []


def note_and_dismiss(alerts: list[str], dialog: Dialog) -> None:
    """Note that a script opened a dialog, and close it."""
    alerts.append(dialog.message)
    dialog.dismiss()


def look(address: str, code: str, token: str, pdf: Path) -> list[str]:
    """Open a table and print its sheet in a browser; return the dialogs that opened."""
    alerts: list[str] = []
    with launch_browser() as browser:
        context = browser.new_context(base_url=address)
        context.set_default_timeout(PATIENCE)
        context.add_cookies([{"name": f"rw-{code}", "value": token, "url": address}])
        page = context.new_page()
        page.on("dialog", lambda dialog: note_and_dismiss(alerts, dialog))
        page.goto(f"/t/{code}")
        page.wait_for_selector("#sheet svg")
        assert page.locator("img[src=x]").count() == 0
        page.goto(f"/t/{code}/sheet-1.svg")
        page.pdf(path=str(pdf))
    return alerts


def test_a_browser_runs_nothing_on_a_page_and_in_a_printed_sheet(running: Running, tmp_path: Path) -> None:
    ada = Wire(running.address)
    code, pdf = ada.open_table(EVIL, people=1), tmp_path / "sheet.pdf"
    with ada.connect(code) as line:
        ada.ask(line, do="say", id="x", text=EVIL)
    token = next(c.value or "" for c in ada.client.cookies.jar if c.name == f"rw-{code}")
    with ThreadPoolExecutor(1) as thread:  # where a browser is driven this one has an event loop
        assert thread.submit(look, running.address, code, token, pdf).result() == []
    printed = pdf.read_bytes()
    assert printed.startswith(b"%PDF")
    assert b"/JavaScript" not in printed
    assert b"/JS" not in printed


def test_offers_hold_no_markup(running: Running) -> None:
    ada = Wire(running.address)
    code = ada.open_table(EVIL, people=1)
    with ada.connect(code) as line:
        ada.ask(line, do="roll")
        assert "<" not in json.dumps(receive(line, of_type("offers")))


# ---- Link previews: a title, a sentence and a picture, and nothing that is still a secret


def read_preview(person: Wire, path: str) -> dict[str, str]:
    """Return what the head of a page says of itself."""
    answer = person.client.get(path, follow_redirects=True)
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', answer.text))


def picture_at(house: House, person: Wire, address: str) -> bytes:
    assert address.startswith(house.address)
    answer = person.client.get(address.removeprefix(house.address), follow_redirects=True)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    return answer.content


def test_a_finished_game_previews_its_result_and_a_table_its_seats(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (house, ada, seated):
        stranger = Wire(house.address)
        over = read_preview(stranger, f"/t/{seated.code}")
        assert "The game is over" in over["description"]
        assert over["image"].endswith(f"/t/{seated.code}/preview.png")
        assert picture_at(house, stranger, over["image"]).startswith(b"\x89PNG")
        form = {"game": "chiefdom-2", "chiefdom-2.people": "3", "name": "Ada", "avatar": "pine"}
        where = ada.client.post("/tables", data=form).headers["location"]
        table = read_preview(stranger, where)
        assert "2 seats are free" in table["description"]
        assert "Ada" not in "".join(table.values())
        assert table["image"].endswith("/preview/chiefdom-2.png")


def test_games_with_dice_that_others_can_play_preview_nothing_of_themselves(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (house, ada, seated):
        code = share(ada, seated.code)
        table = begin(newcomer(house, "Bo"), code)
        stranger = Wire(house.address)
        invitation = read_preview(stranger, f"/shared/{code}")
        assert "very same dice" in invitation["description"]
        hidden = read_preview(stranger, table)
        assert hidden["description"] == "A game with dice that others can still play."
        own = picture_at(house, stranger, f"{house.address}{table}/preview.png")
        assert own == picture_at(house, stranger, hidden["image"]), "it is the picture of the game"


def test_a_day_previews_its_number_and_no_result() -> None:
    with on_a_day() as (house, _):
        play(newcomer(house, "Ada"))
        for path in ("/daily", "/daily/chiefdom-2"):
            preview = read_preview(Wire(house.address), path)
            assert "no.\N{NO-BREAK SPACE}" in preview["title"]
            assert "Ada" not in "".join(preview.values())
