"""Nothing that a spectator can fetch depends on a move that others have not answered.

The same table goes on in two worlds, in which a seat makes different moves that nobody else may know yet. In
both a spectator fetches everything there is, and gets the same bytes. What workers are asked to draw is the
same as well, so that it takes as long.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from starlette.routing import Route
from websockets.sync.client import ClientConnection

from rollwright.table.stores.memory import MemoryStore
from rollwright.web.pages.downloads import _show
from rollwright.web.server.app import list_routes
from rollwright.web.server.worker_process import WorkLimits
from rollwright.web.server.workers import WorkerPool
from tests.web.wire import Wire, of_type, receive

from .servers import House, inside

PARTS = ["c4", "a1", "b2", "score-lake", "logs", "wall", "1", "total", "xyz"]
PATHS = sorted(
    {route.path for route in list_routes() if isinstance(route, Route) and route.path.startswith("/t/{code}")}
)
POSTED = ("hint", "arrange-1", "link", "share", "rematch", "setup")
"""What a spectator may try to post at a table without changing it."""
CHANGING = re.compile(r"seconds|messages_|encodings|listings|sockets|_parse|_tell|_behind")
"""Figures that differ with the moment: how long things took, who was connected when something was told."""


@dataclass
class Begun:
    """A table at which somebody decides, and what is needed to go on with it elsewhere."""

    code: str
    cookies: list[str]
    store: MemoryStore


def copy(store: MemoryStore) -> MemoryStore:
    return MemoryStore(_tables=deepcopy(store._tables))


def begin(game: str) -> Begun:
    """Play until two decide at the same time."""
    store = MemoryStore()
    with inside(store) as house:
        ada, bo = Wire(house.address), Wire(house.address)
        code = ada.open_table("Ada", game, people=2)
        bo.join(code, "Bo")
        with ada.connect(code) as line:
            ada.ask(line, do="start")
            ada.ask(line, do="roll")
            while len(table_state(house, code).waiting) < 2:
                play(ada, line, 0)
        return Begun(code, [ada.cookies(), bo.cookies()], copy(store))


def table_state(house: House, code: str) -> Any:
    return house.server.tables._actors[code].table_state


def play(wire: Wire, line: ClientConnection, number: int) -> list[int]:
    """Make one of the moves offered."""
    offers = receive(line, of_type("offers"))
    path: list[int] = offers["paths"][number]
    answer = wire.ask(line, do="play", id=f"m{offers['ask']}", ask=offers["ask"], path=path)
    assert answer["type"] == "answer"
    return path


@contextmanager
def world(begun: Begun, number: int, workers: WorkerPool | None = None) -> Iterator[tuple[House, list[int]]]:
    """Go on with a table: its first seat makes a move that the other has not answered."""
    with inside(copy(begun.store), workers=workers) as house:
        ada = Wire(house.address)
        with ada.connect(begun.code, Cookie=begun.cookies[0]) as line:
            path = play(ada, line, number)
        state = table_state(house, begun.code)
        assert state.trail
        assert state.is_open_move(state.trail[-1])
        yield house, path


def spectator(house: House) -> Wire:
    """Return somebody without a seat, who calls every server by the same name."""
    eve = Wire(house.address)
    eve.client.headers.update({"Host": "localhost:1", "Origin": "http://localhost:1"})
    return eve


def fetch_all(house: House, code: str) -> dict[str, object]:
    """Return everything that a spectator gets at a table by HTTP."""
    eve, found = spectator(house), dict[str, object]()
    for path in PATHS:
        for seat in ("1", "2") if "{seat" in path else ("1",):
            where = re.sub(r"\{seat:\w+\}", seat, path).replace("{code}", code)
            found[f"GET {where}"] = describe(eve.client.get(where))
    for name in POSTED:
        found[f"POST {name}"] = describe(eve.client.post(f"/t/{code}/{name}"))
    found["watching"] = describe(eve.client.get(f"/t/{code}?watch=1"))
    figures = eve.client.get("/metrics").text.splitlines()
    found["figures"] = [line for line in figures if not CHANGING.search(line)]
    return found


def describe(answer: httpx.Response) -> tuple[object, ...]:
    """Return an answer without what differs each time: the date, and the number of a form."""
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    if "text/html" not in headers.get("content-type", ""):
        return answer.status_code, headers, answer.content
    headers.pop("content-length", None)
    return answer.status_code, headers, re.sub(r'name="once" value="[^"]*"', "", answer.text)


def watch(house: House, code: str) -> list[Any]:
    """Return everything that a spectator is told and answered on a socket."""
    eve = Wire(house.address)
    with eve.connect(code, "?watch=1") as line:
        told = [receive(line, of_type("table")), receive(line, of_type("own"))]
        for seat in (0, 1):
            for part in PARTS:
                eve.say(line, do="explain", of=seat, part=part)
                told.append(receive(line, lambda message: message["type"] in ("explanation", "refused")))
        for question in ({"do": "preview", "ask": 1, "path": [1]}, {"do": "roll"}, {"do": "undo", "id": "u"}):
            told.append(eve.ask(line, **question))
    return [without_times(message) for message in told]


def without_times(message: dict[str, Any]) -> dict[str, Any]:
    lines = [{**each, "at": 0} for each in message.get("lines", ())]
    return {**message, "lines": lines, "left": None, "n": None}


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2", "fiefdoms"])
def test_nothing_that_can_be_fetched_depends_on_an_undecided_move(game: str) -> None:
    begun, seen = begin(game), []
    for number in (0, 1, -1):
        with world(begun, number) as (house, path):
            shown = pickle.dumps(_show(table_state(house, begun.code)))
            seen.append((path, shown, watch(house, begun.code), fetch_all(house, begun.code)))
    first = seen[0]
    for other in seen[1:]:
        assert other[0] != first[0], "another move"
        assert other[1] == first[1], "workers are asked the same, and take as long"
        assert other[2] == first[2]
        assert other[3].keys() == first[3].keys()
        for name, found in other[3].items():
            assert found == first[3][name], name


def test_a_picture_that_is_late_is_a_refusal_and_tells_nothing() -> None:
    """What one run under load took for a leak: a drawing that could not be made in time is another page."""
    begun, seen = begin("chiefdom-2"), []
    for number in (0, 1):
        hurried = WorkerPool(WorkLimits(size=1, seconds=0.000_001))
        with world(begun, number, hurried) as (house, _):
            eve, names = spectator(house), ("sheet-1.svg", "sheet-1.png", "sheets.pdf")
            seen.append([describe(eve.client.get(f"/t/{begun.code}/{name}")) for name in names])
    assert seen[0] == seen[1]
    assert {answer[0] for answer in seen[0]} == {503}
