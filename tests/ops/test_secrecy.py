"""Nothing that anybody else can fetch or hears depends on a move that others have not answered.

The same table goes on in two worlds, in which a seat makes different moves that nobody else may know yet. In
both a spectator and the other player hear of the move and fetch everything there is, and get the same bytes.
What workers are asked to draw and to think about is the same as well, so that it takes as long.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from rollwright.table.stores.memory import MemoryStore
from rollwright.web.server.worker_process import WorkLimits
from rollwright.web.server.workers import WorkerPool
from rollwright.web.table.downloads import _show
from tests.web.wire import Wire, of_type, receive

from .doors import list_doors
from .servers import EAGER, House, inside

PARTS = ["c4", "a1", "b2", "score-lake", "logs", "wall", "1", "total", "xyz"]
PATHS = sorted({route.path for route in list_doors() if route.path.startswith("/t/{code}")})
POSTED = ("hint", "arrange-1", "link", "share", "rematch", "setup")
"""What a spectator may try to post at a table without changing it."""
CHANGING = re.compile(r"seconds|messages_|encodings|listings|sockets|_parse|_tell|_behind|_up |players_wait")
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
    """Play until two decide at the same time, the first of them between several moves."""
    store = MemoryStore()
    with inside(store) as house:
        ada, bo = Wire(house.address), Wire(house.address)
        code = ada.open_table("Ada", game, people=2)
        bo.join(code, "Bo")
        with ada.connect(code) as line:
            ada.ask(line, do="start")
            while table_state(house, code).is_chance_due:  # the lot that says who begins, then the dice
                ada.ask(line, do="roll")
            while len(table_state(house, code).waiting) < 2:
                if table_state(house, code).waiting != (0,):
                    return begin(game)  # the lot is the other's
                play(ada, line, 0)
        found = table_state(house, code)
        if len(found.game.moves(found.state, 0)) == 1:
            return begin(game)
        return Begun(code, [ada.cookies(), bo.cookies()], copy(store))


def table_state(house: House, code: str) -> Any:
    return house.server.tables.actors[code].table_state


def play(wire: Wire, line: ClientConnection, number: int) -> list[int]:
    """Make one of the moves offered."""
    return decide(wire, line, receive(line, of_type("offers")), number)[0]


def decide(wire: Wire, line: ClientConnection, offers: Any, number: int) -> tuple[list[int], int]:
    """Make one of these moves; returns it and the number of its event."""
    path: list[int] = offers["paths"][number]
    answer = wire.ask(line, do="play", id=f"m{offers['ask']}", ask=offers["ask"], path=path)
    assert answer["type"] == "answer"
    return path, answer["seq"]


@dataclass
class World:
    """A table where one seat has made a move that the other has not answered."""

    house: House
    path: list[int]
    heard: list[list[Any]]
    """What the spectator and the other player were told of it, as it was made."""


@contextmanager
def world(begun: Begun, number: int, workers: WorkerPool | None = None) -> Iterator[World]:
    """Go on with a table: its first seat makes a move, and the others are connected meanwhile."""
    with inside(copy(begun.store), workers=workers or WorkerPool(EAGER)) as house, ExitStack() as lines:
        ada, eve = Wire(house.address), Wire(house.address)
        line = lines.enter_context(ada.connect(begun.code, Cookie=begun.cookies[0]))
        others = [
            lines.enter_context(eve.connect(begun.code, "?watch=1")),
            lines.enter_context(eve.connect(begun.code, Cookie=begun.cookies[1])),
        ]
        offers = receive(line, of_type("offers"))
        receive(others[0], of_type("own"))
        receive(others[1], of_type("offers"))
        ada.say(line, do="say", id="now", text="Now!")  # behind it nobody has anything else to hear
        for other in others:
            receive(other, lambda message: "Now!" in str(message.get("lines")))
        path, seq = decide(ada, line, offers, number)
        heard = [hear_until(other, seq) for other in others]
        state = table_state(house, begun.code)
        assert state.trail
        assert state.is_open_move(state.trail[-1])
        yield World(house, path, heard)


def hear_until(line: ClientConnection, seq: int) -> list[Any]:
    """Return everything that is told up to an event."""
    told: list[Any] = []
    while not told or told[-1].get("seq", 0) < seq:
        told.append(receive(line, lambda message: True))
    return [without_times(message) for message in told]


def visitor(house: House, cookies: str = "") -> Wire:
    """Return somebody who calls every server by the same name; a spectator, if no cookies say otherwise."""
    eve = Wire(house.address)
    eve.client.headers.update({"Host": "localhost:1", "Origin": "http://localhost:1", "Cookie": cookies})
    return eve


def fetch_all(house: House, code: str, cookies: str = "") -> dict[str, object]:
    """Return everything that somebody gets at a table by HTTP; hints are compared by what is asked."""
    eve, found = visitor(house, cookies), dict[str, object]()
    for path in PATHS:
        for seat in ("1", "2") if "{seat" in path else ("1",):
            where = re.sub(r"\{seat:\w+\}", seat, path).replace("{code}", code)
            found[f"GET {where}"] = describe(eve.client.get(where))
    for name in POSTED if not cookies else POSTED[1:]:
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
        questions = ({"do": "preview", "ask": 1, "path": [1]}, {"do": "roll"}, {"do": "undo", "id": "u"})
        told += [eve.ask(line, **question) for question in questions]
    return [without_times(message) for message in told]


def without_times(message: dict[str, Any]) -> dict[str, Any]:
    lines = [{**each, "at": 0} for each in message.get("lines", ())]
    return {**message, "lines": lines, "left": None, "n": None}


def ask_workers(state: Any) -> bytes:
    """Return what worker processes are asked at a table: to draw it, and for a hint to the other player."""
    return pickle.dumps((_show(state), state.game.view(state.state, 1)))


def look(begun: Begun, here: World) -> dict[str, object]:
    """Return everything that the others get of a table, by what it is."""
    house, code = here.house, begun.code
    return {
        "workers are asked, and so take as long": ask_workers(table_state(house, code)),
        "a spectator hears": here.heard[0],
        "the other player hears": here.heard[1],
        "a spectator is answered": watch(house, code),
        **fetch_all(house, code),
        **{
            f"the other player's {name}": got
            for name, got in fetch_all(house, code, begun.cookies[1]).items()
        },
    }


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2", "fiefdoms"])
def test_nothing_that_can_be_fetched_depends_on_an_undecided_move(game: str) -> None:
    begun, moves, seen = begin(game), list[list[int]](), list[dict[str, object]]()
    for number in (0, 1, -1):
        with world(begun, number) as here:
            moves.append(here.path)
            seen.append(look(begun, here))
    assert moves[0] not in moves[1:], "other moves"
    for other in seen[1:]:
        assert other.keys() == seen[0].keys()
        for name, found in other.items():
            assert found == seen[0][name], name


def test_a_picture_that_is_late_is_a_refusal_and_tells_nothing() -> None:
    """What one run under load took for a leak: a drawing that could not be made in time is another page.

    An SVG may be done before the processor's clock ticks, which is when time is found to be up.
    """
    begun, seen = begin("chiefdom-2"), []
    for number in (0, 1):
        hurried = WorkerPool(WorkLimits(size=1, seconds=0.000_001))
        with world(begun, number, hurried) as here:
            eve, names = visitor(here.house), ("sheet-1.png", "sheets.pdf")
            seen.append([describe(eve.client.get(f"/t/{begun.code}/{name}")) for name in names])
    assert seen[0] == seen[1]
    assert {answer[0] for answer in seen[0]} == {503}
