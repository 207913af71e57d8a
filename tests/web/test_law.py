"""The law of routes: they are declared, paid for before anything is done, and a GET has no effect.

Each part is a function that finds offenders; a small application with a planted mistake shows that it does.
What headers, cookies and fields may hold is tried by `tests/ops/test_hostile.py`, and that no word becomes
markup by `tests/ops/test_markup_law.py`; all of them list the routes by `tests/ops/doors.py`.
"""

from __future__ import annotations

import ast
import asyncio
import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute
from starlette.routing import Route as Path_
from starlette.types import ASGIApp

import rollwright.web
from rollwright.table.actors.tables import Tables
from rollwright.table.people.solved import today
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.store import StoreError
from rollwright.web.app import HANDLERS
from rollwright.web.door.answer import text
from rollwright.web.door.host import Cost, On, TooMany
from rollwright.web.door.route import FILES, SOCKET, Asked, Posted, Route, get, post, serve
from rollwright.web.door.who import ANYONE, NEWCOMER
from rollwright.web.html.addresses import SERVED, Addresses
from rollwright.web.page.bridge import call
from rollwright.web.page.store import Kept, PageStore
from rollwright.web.server.guard import make_app
from rollwright.web.server.host import Server
from rollwright.web.server.route_list import list_declared
from tests.ops.doors import list_doors
from tests.ops.hostile_input import GOOD_PARTS, QUERIES, WORDS, list_bodies
from tests.ops.test_hostile import fill_in
from tests.table.tables import in_loop

from .links import make_page
from .page_client import Disk

WEB = Path(rollwright.web.__file__).parent
ADDRESS = "http://localhost"
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
WRITES = (
    *("create", "claim", "append", "quarantine", "release", "delete", "touch", "expire", "check", "write"),
    "hand_over",
)
"""What changes a store, or tries to."""
DECLARED = list_declared()
ANSWERED = [each for each in DECLARED if each.method not in (SOCKET, FILES) and On.SERVER in each.on]


def reach(app: ASGIApp) -> httpx.AsyncClient:
    """Return a browser that asks an application without a network."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers={"Origin": ADDRESS})


def make_small(routes: Iterable[Route], host: Any, more: Sequence[BaseRoute] = ()) -> Starlette:
    """Return an application with these routes."""
    return Starlette(routes=[*serve(routes, host), *more], exception_handlers=HANDLERS)


# ---- all routes are declared


def find_undeclared(routes: Iterable[BaseRoute], declared: Iterable[Route]) -> set[str]:
    """Return the paths that an application answers and nobody declares."""
    return {getattr(route, "path", "?") for route in routes} - {route.path for route in declared}


def list_makers(folder: Path) -> set[str]:
    """Return the modules that make routes by themselves."""
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        and node.module == "starlette.routing"
        and {"Route", "Mount", "WebSocketRoute"} & {name.name for name in node.names}
    }


def test_every_route_is_declared() -> None:
    server = Server(Tables(MemoryStore()))
    served = serve(DECLARED, server)
    assert find_undeclared(served, DECLARED) == set()
    server.close()


def test_only_the_door_makes_routes() -> None:
    assert list_makers(WEB) <= {"door/route.py"}


def test_a_route_that_nobody_declares_is_found(tmp_path: Path) -> None:
    assert find_undeclared([Path_("/secret-door", lambda request: None)], DECLARED) == {"/secret-door"}
    (tmp_path / "wrong.py").write_text("from starlette.routing import Mount, Route\n")
    (tmp_path / "right.py").write_text("from starlette.routing import BaseRoute\n")
    assert list_makers(tmp_path) == {"wrong.py"}


def test_no_route_that_is_asked_by_get_makes_a_profile() -> None:
    assert not [route.path for route in DECLARED if route.method == "GET" and route.who.makes]
    with pytest.raises(AssertionError, match="would make a profile"):
        get("/planted", Cost.FREE, NEWCOMER)


# ---- other methods


async def find_wrong_refusals(app: ASGIApp, paths: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Return where a method that a path has not is answered otherwise than by 405 and all that it has."""
    found = []
    async with reach(app) as browser:
        for path, has in paths.items():
            for method in set(METHODS) - has:
                answer = await browser.request(method, path)
                allowed = set(answer.headers.get("allow", "").split(", ")) - {"HEAD"}
                if answer.status_code != 405 or allowed != has:
                    found.append((method, path))
    return found


def gather_methods(routes: Iterable[Route]) -> dict[str, set[str]]:
    """Return the methods of each path, with something in its blanks."""
    paths: dict[str, set[str]] = {}
    for route in routes:
        paths.setdefault(fill_in(route.path, {**GOOD_PARTS, "code": "K7P2QD"}), set()).add(route.method)
    return paths


@in_loop
async def test_other_methods_are_refused_by_all_that_a_path_has() -> None:
    app = make_small(ANSWERED, Recorder())
    assert await find_wrong_refusals(app, gather_methods(ANSWERED)) == []


@in_loop
async def test_a_path_that_names_only_a_part_of_its_methods_is_found() -> None:
    def answer(request: Request) -> Response:
        return PlainTextResponse("planted")

    app = Starlette(routes=[Path_("/x", answer, methods=["GET"]), Path_("/x", answer, methods=["POST"])])
    assert len(await find_wrong_refusals(app, {"/x": {"GET", "POST"}})) == len(METHODS) - 2


# ---- who asks pays first


class Recorder:
    """A host whose buckets are empty, and which notes what else it is asked for."""

    on = On.SERVER
    site = None

    def __init__(self) -> None:
        self.asked: list[str] = []

    def payer(self, request: Any) -> str:
        return "address 203.0.113.7"

    def addresses(self, here: str) -> Addresses:
        return SERVED

    def charge(self, cost: Cost, payer: str, units: int = 1) -> None:
        raise TooMany("too much")

    def __getattr__(self, name: str) -> Any:
        self.asked.append(name)
        raise AssertionError(f"{name} before the charge")


async def find_unpaid(app: ASGIApp, recorder: Recorder, routes: Iterable[tuple[str, str]]) -> list[str]:
    """Return the routes that do anything for an address that cannot pay."""
    found = []
    async with reach(app) as browser:
        for method, path in routes:
            recorder.asked.clear()
            answer = await browser.request(method, path, content=b"x=1")
            if answer.status_code != 429 or recorder.asked:
                found.append(f"{method} {path}")
    return found


@in_loop
async def test_nothing_is_done_for_an_address_that_cannot_pay() -> None:
    recorder = Recorder()
    app = make_small(DECLARED, recorder)
    parts = {**GOOD_PARTS, "code": "K7P2QD"}
    asked = [(route.method, fill_in(route.path, parts)) for route in ANSWERED]
    assert await find_unpaid(app, recorder, [*asked, ("GET", "/static/style.css")]) == []


@in_loop
async def test_a_route_that_works_before_it_charges_is_found() -> None:
    recorder = Recorder()

    async def hasty(request: Request) -> Response:
        recorder.asked.append("in_store")
        return PlainTextResponse("too much", 429)

    async def free(request: Request) -> Response:
        return PlainTextResponse("planted")

    app = make_small([], recorder, [Path_("/hasty", hasty), Path_("/free", free)])
    assert await find_unpaid(app, recorder, [("GET", "/hasty"), ("GET", "/free")]) == [
        "GET /hasty",
        "GET /free",
    ]


# ---- a GET has no effect


def watch(store: MemoryStore) -> list[str]:
    """Let a store refuse to be changed from now on, and note what would have changed it."""
    noted: list[str] = []

    def refuse(name: str) -> Callable[..., Any]:
        def write(*args: Any) -> Any:
            noted.append(name)
            raise StoreError("a GET has no effect")

        return write

    for name in WRITES:
        setattr(store, name, refuse(name))
    return noted


async def find_writing(
    tables: Tables, app: ASGIApp, noted: list[str], cookies: httpx.Cookies, paths: Iterable[str]
) -> dict[str, list[str]]:
    """Return the paths that change the store when they are asked for, and how."""
    found = {}
    async with reach(app) as browser:
        for path in paths:
            noted.clear()
            tables.actors.clear()  # each finds a host that has nothing in memory
            for _ in range(2):
                browser.cookies = httpx.Cookies(cookies)
                await browser.get(path)
            if noted:
                found[path] = list(dict.fromkeys(noted))
    return found


def list_gets(code: str) -> Iterator[tuple[str, str]]:
    """Yield all paths that are asked for by GET, as declared and with something in their blanks."""
    parts = {**GOOD_PARTS, "code": code, "day": today().isoformat()}
    for door in list_doors():
        if "GET" in door.methods:
            yield door.path, fill_in(door.path, parts)


@in_loop
async def test_a_get_writes_nothing() -> None:
    store = MemoryStore()
    first = Server(Tables(store))
    async with reach(make_app(first, warm=False)) as browser:
        await browser.post("/profile", data={"name": "Ada", "avatar": "pine"})
        opened = await browser.post("/play/chiefdom-2")
        code = opened.headers["location"].rsplit("/", 1)[1]
        cookies = browser.cookies
    await first.tables.close()
    first.close()
    server = Server(Tables(store))
    server.days.keep()
    noted = watch(store)
    paths = [path for _, path in list_gets(code)]
    app = make_app(server, warm=False)
    found = await find_writing(server.tables, app, noted, cookies, paths)
    assert found == {}
    server.close()


@in_loop
async def test_a_get_that_writes_is_found() -> None:
    server = Server(Tables(store := MemoryStore()))

    @get("/wrong", Cost.FREE, ANYONE)
    async def wrong(asked: Asked[None]) -> Response:
        server.tables.store.write(lambda run: run("delete from profiles"))
        return text("planted")

    @get("/right", Cost.FREE, ANYONE)
    async def right(asked: Asked[None]) -> Response:
        return text(str(await asked.read(lambda reader: reader.ask("select count(*) from profiles"))))

    @post("/other", Cost.FREE, ANYONE)
    async def other(posted: Posted[None]) -> Response:
        return text("no GET")

    app = make_small([wrong, right, other], server)
    found = await find_writing(server.tables, app, watch(store), httpx.Cookies(), ["/wrong", "/right"])
    assert found == {"/wrong": ["write"]}
    server.close()


# ---- the same in a page without a server

IN_PAGES = [route for route in DECLARED if route.method not in (SOCKET, FILES) and On.PAGE in route.on]


def list_gets_of_pages(code: str) -> list[str]:
    parts = {**GOOD_PARTS, "code": code, "games": "duel", "day": today().isoformat()}
    return [fill_in(route.path, parts) for route in IN_PAGES if route.method == "GET"]


@pytest.mark.parametrize("is_new", [True, False])
@in_loop
async def test_a_get_in_a_page_writes_nothing(is_new: bool) -> None:
    disk = Disk()
    store = PageStore(Kept(tables=[], statements=[]), disk.save)
    host, app = make_page(store)
    code = "K7P2QD"
    if not is_new:
        await call(app, "POST", "/profile", "name=Ada&avatar=pine")
        opened = await call(app, "POST", "/play/chiefdom-2", "bot=wanderer")
        code = opened.body.rpartition("=")[2]
        await host.close()
        host, app = make_page(store)
    assert await find_writing(host.tables, app, watch(store), httpx.Cookies(), list_gets_of_pages(code)) == {}
    await host.close()


@pytest.mark.parametrize("route", IN_PAGES, ids=lambda route: f"{route.method} {route.path}")
@in_loop
async def test_nothing_that_a_page_is_asked_for_makes_it_fail(route: Route) -> None:
    host, app = make_page(PageStore(Kept(tables=[], statements=[]), Disk().save))
    parts = {**GOOD_PARTS, "code": "K7P2QD", "games": "any"}
    shuffle, blanks = random.Random(route.path), re.findall(r"\{(\w+)", route.path)
    good = fill_in(route.path, parts)
    wrong = [fill_in(route.path, {**parts, name: quote(word, safe="")}) for name in blanks for word in WORDS]
    queries = [
        f"{good}?{name}={quote(word, safe='')}" for name, word in zip(QUERIES, shuffle.sample(WORDS, 10))
    ]
    bodies = shuffle.sample(list_bodies(shuffle), 10) if route.method == "POST" else []
    for path in (good, f"{good}?%", *queries, *wrong):
        answer = await call(app, route.method, path)
        assert answer.status < 500, (path[:200], answer)
    for body in bodies:
        answer = await call(app, route.method, good, body.decode("utf-8", "replace"))
        assert answer.status < 500, (body[:200], answer)
    await host.close()


@in_loop
async def test_a_page_that_fails_is_found() -> None:
    @get("/wrong", Cost.FREE, ANYONE, on=On.PAGE)
    async def wrong(asked: Asked[None]) -> Response:
        raise KeyError("planted")

    host, _ = make_page(PageStore(Kept(tables=[], statements=[]), Disk().save))
    assert (await call(make_small([wrong], host), "GET", "/wrong")).status == 500
    await host.close()


@in_loop
async def test_what_the_host_could_not_note_is_one_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise StoreError("the disk is full")

    server = Server(Tables(MemoryStore()))
    server.background("use of profile 1", fail())
    for _ in range(5):
        await asyncio.sleep(0)
    assert caplog.messages == ["use of profile 1 was not noted: the disk is full"]
    assert not any(line.exc_info for line in caplog.records)
    server.close()
