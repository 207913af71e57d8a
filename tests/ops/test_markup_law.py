"""A law: what people and files put into any field is text on every page of every route."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from urllib.parse import quote, urlencode

import httpx
import pytest
from starlette.routing import Route

from rollwright.core.game import start_game
from rollwright.core.record import format_record
from rollwright.games import catalogue
from rollwright.sheets.svg import draw
from rollwright.table.people.days import end_try
from rollwright.table.people.solved import today
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.parts.pictures import draw_preview
from rollwright.web.server.limits import COSTS, Limits
from rollwright.web.server.workers import WorkerPool
from rollwright.web.table import open_tables
from tests.web.seating import read_playthrough
from tests.web.wire import Wire, of_type, receive

from .doors import list_doors
from .hostile_input import GOOD_PARTS
from .read_names import list_cookies, list_read
from .servers import EAGER, House, inside
from .test_friends import make_link
from .test_hostile import fill_in

EVIL = '"><x-evil>'
VARIANT = f"""base = "chiefdom-2"
id = "mine"
name = '{EVIL}'
blurb = '{EVIL}'
[options]
cards = "19"
bonus = "on"
[[cards]]
name = '{EVIL}'
each = "houses or fishermen beside water"
text = '{EVIL}'
points = 4
"""
ROUTES = list_doors()
PAINTED = (".png", ".pdf")
"""What holds no text to look into; what is painted is tried below, before it is painted."""


def is_text(said: object) -> bool:
    """Say whether evil words are nothing but words: in JSON they may be, unless they stand in a drawing."""
    if isinstance(said, dict):
        return all(map(is_text, [*said, *said.values()]))
    if isinstance(said, list):
        return all(map(is_text, said))
    return not isinstance(said, str) or "<x-evil" not in said or "<" not in said.replace("<x-evil", "")


def check(answer: httpx.Response, *about: object) -> None:
    """Fail if an answer holds what was put in as markup."""
    kind = answer.headers.get("content-type", "").partition(";")[0]
    if kind == "application/json":
        assert is_text(answer.json()), about
        assert answer.headers["x-content-type-options"] == "nosniff"
    elif kind not in ("text/plain", "text/javascript"):
        assert "<x-evil" not in answer.text, (*about, kind)
    assert "x-evil" not in str(answer.headers).replace(quote(EVIL), ""), about


class World:
    """A server on which somebody has put evil words wherever words can be put."""

    def __init__(self, house: House, store: MemoryStore) -> None:
        self.house, self.store = house, store
        self.eve, self.bo, self.stranger = (Wire(house.address) for _ in range(3))
        for wire in (self.eve, self.bo):
            self.send(wire, "/profile", name=EVIL, avatar="pine")
        self.befriend()
        self.tables = [self.play_a_table(), self.list_a_table(), *self.try_dice()]
        self.bring_a_record()
        # As in a file of before marks were checked.
        store.write(lambda run: run("update profiles set avatar = ?", EVIL))

    def send(self, wire: Wire, path: str, **form: str) -> str:
        """Send a form and return where it leads."""
        answer = wire.client.post(path, data=form)
        check(answer, path, form)
        assert answer.is_redirect, (path, answer.text)
        return answer.headers["location"].partition("?")[0].rsplit("/", 1)[1]

    def befriend(self) -> None:
        link = make_link(self.eve)
        check(self.bo.client.post("/friend", data={"link": link}), "/friend")
        self.bo.client.post("/friend", data={"link": link, "sure": "yes"})

    def play_a_table(self) -> str:
        code = self.eve.open_table(EVIL, "mine")
        self.send(self.bo, f"/t/{code}/join", name=EVIL)
        with self.eve.connect(code) as line, self.bo.connect(code, "?watch=1") as other:
            for number, command in enumerate(({"do": "start"}, {"do": "roll"}, {"do": "say", "text": EVIL})):
                assert is_text(self.eve.ask(line, id=str(number), **command) if number == 2
                               else self.eve.ask(line, **command))  # fmt: skip
            heard = receive(other, lambda message: EVIL in json.dumps(message, ensure_ascii=False)
                            or "x-evil" in json.dumps(message))  # fmt: skip
            assert is_text(heard)
            assert is_text(receive(line, of_type("offers")))
        return code

    def list_a_table(self) -> str:
        return self.send(self.eve, "/open", game="mine", seats="2", name=EVIL)

    def try_dice(self) -> Iterator[str]:
        """Finish the day's dice and shared dice, so that boards have names."""
        self.shared = self.send(self.eve, "/shared", game="chiefdom-2", seed="5")
        for number, path in enumerate(("/daily/chiefdom-2", f"/shared/{self.shared}")):
            for points, wire in enumerate((self.eve, self.bo)):
                table = self.send(wire, path)
                assert end_try(self.store, table, points, '{"total": 3}', number + 1)
                yield table

    def bring_a_record(self) -> None:
        text = re.sub(r"(seat 1 person).*", rf"\1 {EVIL}", format_record(read_playthrough("chiefdom-2")))
        file = f"rollwright profile 1\nname {EVIL}\navatar pine\nsettings {{}}\n"
        answer = self.eve.client.post("/games/records", data={"records": text, "profile": file})
        assert answer.json() == {"read": 1, "new": 1}
        check(answer, "/games/records")
        ((self.name,),) = self.store.ask("select name from games where kind = 'imported'")

    def list_paths(self, route: Route) -> Iterator[str]:
        """Yield the addresses of a route, for every table, game and record there is."""
        blanks = {
            "code": [*self.tables, self.shared], "game": ["chiefdom-2", "mine"], "name": [self.name],
            "day": [today().isoformat()], "room": ["page"], "language": ["en"],
        }  # fmt: skip
        names = re.findall(r"\{(\w+)", route.path)
        for values in product(*(blanks.get(name) or [GOOD_PARTS[name]] for name in names)):
            yield fill_in(route.path, dict(zip(names, values, strict=True)))


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    generous = Limits(
        1e9, 1e9, 10_000, requests=(1e9, 1e9), codes=(1e9, 1e9),
        listings=(1e9, 1e9), newcomers=10**9, friends=10**9,
        costs=dict.fromkeys(COSTS, (1e9, 1e9)),
    )  # fmt: skip
    file = tmp_path_factory.mktemp("evil") / "mine.toml"
    file.write_text(VARIANT)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(open_tables, "BEAT_SECONDS", 3600.0)
        patch.setenv(catalogue.FROM, str(file))
        catalogue.load_games_named.cache_clear()
        catalogue.add_from(str(file))
        store = MemoryStore()
        with inside(store, limits=generous, workers=WorkerPool(EAGER), chooser=LevelChooser()) as house:
            house.server.days.keep()
            yield World(house, store)
    catalogue.load_games_named.cache_clear()


NAMES = [f"{sorted(route.methods or ())[-1]} {route.path}" for route in ROUTES]
READ = [route for route in ROUTES if "GET" in (route.methods or ()) and not route.path.endswith(PAINTED)]
SENT = [route for route in ROUTES if "POST" in (route.methods or ())]


@pytest.mark.parametrize("route", READ, ids=[route.path for route in READ])
def test_what_people_and_files_say_is_text_on_every_page(route: Route, world: World) -> None:
    for path in world.list_paths(route):
        for wire in (world.stranger, world.eve, world.bo):
            check(wire.client.get(path), path)


@pytest.mark.parametrize("route", READ, ids=[route.path for route in READ])
def test_what_an_address_says_is_text_on_every_page(route: Route, world: World) -> None:
    good = next(world.list_paths(route))
    asked = dict.fromkeys((*list_read("query_params"), *list_read("asked"), "cards", "page", "lang"), EVIL)
    cookies = "; ".join(f"{name}={quote(json.dumps([EVIL, EVIL]))}" for name in list_cookies())
    headers = {"Referer": f"{world.house.address}/{EVIL}?{EVIL}", "Accept-Language": EVIL, "Cookie": cookies}
    blanks = re.findall(r"\{(\w+)", route.path)
    wrong = [fill_in(route.path, {**GOOD_PARTS, "code": "x", name: quote(EVIL, safe="")}) for name in blanks]
    alone = [f"{good}?{name}={quote(EVIL)}" for name in list_read("query_params")]
    for path in (good, f"{good}?{urlencode(asked)}", *alone, *wrong):
        check(world.stranger.client.get(path, headers=headers), path)


@pytest.mark.parametrize("route", SENT, ids=[route.path for route in SENT])
def test_what_is_sent_is_text_in_every_answer(route: Route, world: World) -> None:
    path = next(world.list_paths(route))
    fields = {
        *list_read("form"),
        *list_read("asked"),
        "chiefdom-2.people",
        "chiefdom-2.house",
        "sheet.1",
        "who.1",
    }
    good = {"game": "chiefdom-2", "name": "Eve", "avatar": "pine"}
    bodies = [{**good, name: EVIL} for name in fields] + [dict.fromkeys(fields, EVIL)]
    anyone = Wire(world.house.address)
    for body in bodies:
        check(anyone.client.post(path, data=body), path, body)
    for told in ({"text": EVIL}, {"text": "duel", **dict.fromkeys(fields, EVIL)}):
        check(anyone.client.post(path, json=told), path, told)


@pytest.mark.parametrize("game", ["chiefdom-2", "mine"])
def test_what_is_painted_is_text(game: str, world: World) -> None:
    found = catalogue.find_game(game)
    state = start_game(found, 2)
    assert "<x-evil" not in draw(found, state, 0, names=[EVIL, EVIL])
    assert "<x-evil" not in draw_preview(game, found.view(state, None), 0, EVIL, EVIL)


def test_the_law_has_something_to_find(world: World) -> None:
    """The words are on the pages, as text: of people, tables, boards, records and games."""
    shown = "&quot;&gt;&lt;x-evil&gt;", '"&gt;&lt;x-evil&gt;'
    paths = ["/profile", "/games", "/open", "/", f"/t/{world.tables[0]}", f"/shared/{world.shared}",
             "/daily/chiefdom-2", "/rules/mine", "/rules"]  # fmt: skip
    for path in paths:
        text = world.eve.client.get(path).text
        assert any(each in text for each in shown), path
