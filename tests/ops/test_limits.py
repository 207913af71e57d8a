"""Lines that sleep, hang or come in crowds; each is cut, and nobody else notices."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection

from rollwright.any_game import AnyGame
from rollwright.web.door.host import Cost
from rollwright.web.html.words import say
from rollwright.web.live import connection
from rollwright.web.parts import assets
from rollwright.web.server.limits import COSTS, Limits
from rollwright.web.server.serve import ServerSetup, listen
from tests.web.wire import Wire, of_type, receive

from .lines import ask_for_socket, dial, is_closed, read_all
from .servers import House, inside, wait_for


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """Return a server that several tests share."""
    with inside() as served:
        yield served


KEEPERS = ("begin_day", "note_news")
"""What a server writes of its own accord, whoever asks."""


@contextmanager
def impatient(house: House, seconds: float = 0.3) -> Iterator[None]:
    """Have lines that are opened here wait for a fraction of a second only."""
    house.gate.seconds = seconds
    try:
        yield
    finally:
        house.gate.seconds = 30.0


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/profile/device"),
        ("POST", "/profile/renew"),
        ("POST", "/learn/duel"),
        ("POST", "/games/records"),
        ("POST", "/api/coach"),
    ],
)
def test_what_is_dear_asks_the_limit_before_any_work(
    method: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[str] = []
    limits = Limits(costs=dict.fromkeys(COSTS, (0.5, 0.0)))
    with inside(limits=limits) as house:
        ada = Wire(house.address)
        ada.client.post("/profile", data={"name": "Ada"})
        monkeypatch.setattr(house.server.workers, "work", lambda *asked: worked.append("a worker"))
        monkeypatch.setattr(house.server.tables, "view", lambda *asked: worked.append("a table"))
        monkeypatch.setattr(
            house.server.tables.store, "write", lambda work, *_: worked.append(work.__qualname__)
        )
        answer = ada.client.request(method, path)
        assert answer.status_code in (400, 429)
        assert [work for work in worked if not work.startswith(KEEPERS)] == []
        assert say("wrong-too_many") in answer.text


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: 1\r\n"],
    ids=["nothing", "half a line", "no end"],
)
def test_a_line_on_which_no_question_ends_is_closed(house: House, said: bytes) -> None:
    with impatient(house), dial(house.address) as line:
        line.sendall(said)
        assert is_closed(line)
    assert Wire(house.address).client.get("/words.en.js").status_code == 200


def test_a_body_that_never_comes_is_not_waited_for(house: House) -> None:
    with impatient(house), dial(house.address) as line:
        host = house.address.removeprefix("http://")
        lines = [f"Host: {host}", f"Origin: {house.address}", "Content-Length: 100"]
        line.sendall("\r\n".join(["POST /tables HTTP/1.1", *lines, "", "name="]).encode())
        assert is_closed(line)


def has_answer(line: socket.socket) -> bool:
    """Ask something; False if patience ends before the answer, as it may on a busy machine."""
    with suppress(OSError):
        line.sendall(b"GET /words.en.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return line.recv(65536).startswith(b"HTTP/1.1 200")
    return False


def test_a_line_that_was_kept_alive_is_closed_when_the_next_question_hangs(house: House) -> None:
    with impatient(house, 0.8), ExitStack() as lines:
        line = lines.enter_context(dial(house.address))
        while not has_answer(line):
            line = lines.enter_context(dial(house.address))
        with suppress(OSError):
            line.sendall(b"GET /")
        assert b"HTTP/1.1" not in read_all(line), "it is closed without another answer"


def connect_again(ada: Wire, code: str) -> ClientConnection:
    """Open the table's socket; on a busy machine patience may end before, and then once more."""
    while True:
        with suppress(OSError, WebSocketException, EOFError):
            return ada.connect(code)


def test_a_socket_outlives_the_patience_for_questions(house: House) -> None:
    ada = Wire(house.address)
    code = ada.open_table("Ada", people=1)
    wait_for(lambda: not house.gate.plain)
    with impatient(house), connect_again(ada, code) as line, dial(house.address) as later:
        assert is_closed(later), "it came later, and its time is over"
        assert ada.ask(line, do="roll")["type"] == "answer"


def test_a_line_that_becomes_a_socket_gives_its_place_back_at_once(house: House) -> None:
    ada = Wire(house.address)
    code = ada.open_table("Ada", people=1)
    with ada.connect(code):
        wait_for(lambda: not house.gate.plain)


def test_hundreds_of_refused_handshakes_lock_nobody_out(house: House) -> None:
    ada = Wire(house.address)
    code = ada.open_table("Ada", people=1)
    wait_for(lambda: not house.gate.plain)
    foreign = ask_for_socket(ada, code).replace(
        f"Origin: {ada.address}".encode(), b"Origin: http://bad.example"
    )
    for _ in range(house.gate.plain.of_one + 20):
        with dial(house.address) as line:
            line.sendall(foreign)
            assert b" 403 " in line.recv(4096)
    wait_for(lambda: not house.gate.plain)
    with ada.connect(code) as line:
        assert ada.ask(line, do="roll")["type"] == "answer"


def test_handshakes_count_as_requests() -> None:
    with inside(limits=Limits(requests=(4, 0.001))) as (address, _, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        for _ in range(3):
            with ada.connect(code):
                pass
        with pytest.raises(InvalidStatus), ada.connect(code):
            pass


def test_a_hundred_browsers_with_six_lines_each_fit_behind_one_address(house: House) -> None:
    wait_for(lambda: not house.gate.plain)
    question = b"GET /words.en.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with ExitStack() as lines:
        held = [lines.enter_context(dial(house.address)) for _ in range(600)]
        for line in held:
            line.sendall(question)
        assert all(line.recv(65536).startswith(b"HTTP/1.1 200") for line in held)
        assert Wire(house.address).client.get("/games.json").status_code == 200
    wait_for(lambda: not house.gate.plain)


def test_an_answer_on_a_kept_line_leaves_at_once() -> None:
    with listen(ServerSetup(port=0)) as listening:
        # asyncio turns Nagle's waiting off only where the socket says that it speaks TCP.
        assert listening.proto == socket.IPPROTO_TCP


def test_an_address_has_so_many_lines_and_gets_them_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = house.gate.plain
    wait_for(lambda: not places)
    with ExitStack() as lines:
        monkeypatch.setattr(places, "of_one", 5)
        held = [lines.enter_context(dial(house.address)) for _ in range(5)]
        wait_for(lambda: len(places) == 5)
        assert is_closed(lines.enter_context(dial(house.address)))
        for line in held:
            line.close()
        wait_for(lambda: not places)
        assert Wire(house.address).client.get("/words.en.js").status_code == 200


def test_an_address_has_so_many_sockets_and_gets_them_back() -> None:
    with inside(limits=Limits(sockets=3)) as (address, server, _), ExitStack() as lines:
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        held = [lines.enter_context(ada.connect(code)) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            ada.connect(code)
        held[0].close()
        wait_for(lambda: sum(server.places.held.values()) == 2)
        lines.enter_context(ada.connect(code))


def test_a_table_has_so_many_spectators_and_its_players_are_let_in_all_the_same() -> None:
    with inside(limits=Limits(watchers=2)) as (address, _, _), ExitStack() as lines:
        ada = Wire(address)
        code, other = ada.open_table("Ada", people=1), ada.open_table("Ada", people=1)
        for _ in range(2):
            lines.enter_context(ada.connect(code, "?watch=1"))
        with pytest.raises(InvalidStatus):
            ada.connect(code, "?watch=1")
        for path in (code, f"{other}"):
            lines.enter_context(ada.connect(path))
        lines.enter_context(ada.connect(other, "?watch=1"))


def test_a_seat_does_so_much_and_others_go_on() -> None:
    with inside(limits=Limits(commands=(3, 0.001))) as (address, _, _):
        ada = Wire(address)
        code, other = ada.open_table("Ada", people=1), ada.open_table("Ada", people=1)
        with ada.connect(code) as line, ada.connect(other) as elsewhere:
            said = [ada.ask(line, do="say", id=f"s{n}", text="la") for n in range(4)]
            assert [answer["type"] for answer in said] == ["answer", "answer", "answer", "refused"]
            assert ada.ask(elsewhere, do="roll")["type"] == "answer"


def test_a_browser_is_shown_so_many_moves_exactly_at_once() -> None:
    with inside(limits=Limits(previews=(2, 0.001))) as (address, _, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line:
            ada.say(line, do="roll")
            offers = receive(line, of_type("offers"))
            preview = {"do": "preview", "ask": offers["ask"], "path": offers["paths"][0]}
            for _ in range(2):
                ada.say(line, **preview)
                assert receive(line, of_type("preview"))["marks"]
            assert ada.ask(line, **preview)["why"] == "not now"


def test_a_base_whose_address_is_made_up_is_paid_for_before_it_is_drawn() -> None:
    with inside(limits=Limits(costs={**COSTS, Cost.WORKER: (1, 0.0)})) as house:
        client = Wire(house.address).client
        made_up = [f"/base/duel/wide/-/{name:012}.svg" for name in range(2)]
        assert [client.get(path).status_code for path in made_up] == [404, 429]
        assert client.get("/drawing.css").status_code == 200, "what memory answers is free"


def test_an_address_opens_so_many_tables_and_asks_so_much() -> None:
    costs = {**COSTS, Cost.WORKER: (2, 0.001), Cost.WRITE: (110, 0.001)}
    few = Limits(costs=costs, requests=(13, 0.001))
    with inside(limits=few) as (address, _, _):
        ada = Wire(address)
        # A profile and each table cost twenty writes, a seat costs five; a profile has half of an address's.
        assert [ada.client.post("/play/chiefdom-2").status_code for _ in range(3)] == [303, 303, 303]
        joins = [ada.client.post("/t/ZZZZZZ/join", data={"name": "x"}).status_code for _ in range(3)]
        assert joins == [404, 404, 404]
        refused = ada.client.post("/tables", data={"game": "duel", "name": "Ada"})
        assert refused.status_code == 429
        assert "<form" not in refused.text  # it costs a millisecond of the loop
        asked = [ada.client.post("/api/sheet", json={"text": "duel"}).status_code for _ in range(3)]
        assert asked == [200, 200, 429]
        pages = [ada.client.get("/words.en.js").status_code for _ in range(5)]
        assert pages == [200, 200, 200, 429, 429]


def test_a_half_open_socket_is_given_up_after_its_ping_and_a_living_one_is_kept() -> None:
    with inside(ws_ping_interval=0.2, ws_ping_timeout=4.0) as (address, server, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as alive, dial(address) as dead:
            dead.sendall(ask_for_socket(ada, code))
            # It reads, but never answers a ping: as a line whose other end is gone.
            assert read_all(dead).startswith(b"HTTP/1.1 101")
            wait_for(lambda: sum(server.places.held.values()) == 1)
            assert ada.ask(alive, do="roll")["type"] == "answer"


def test_a_socket_nobody_speaks_on_is_closed_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "IDLE_SECONDS", 0.3)
    with inside() as (address, _, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line, pytest.raises(ConnectionClosed):
            receive(line, lambda message: False)


def test_sheets_of_made_up_addresses_are_drawn_apart_from_play(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, draw = set(), assets._draw_base

    def note(game: AnyGame, options: assets.Chosen, form: str, printed: tuple[int, ...]) -> str:
        drawn.add(printed[0])
        return draw(game, options, form, printed)

    monkeypatch.setattr(assets, "_draw_base", note)
    with inside() as (address, _, _):
        eve = Wire(address)
        for stores in range(1, 4):
            made_up = f"/base/chiefdom-2/wide/{stores}.20.0/000000000000.svg"
            assert eve.client.get(made_up).status_code == 404
        code = eve.open_table("Eve", people=1)
        with eve.connect(code) as line:
            given = receive(line, of_type("table"))["bases"]["0"][0]
        assert eve.client.get(given).status_code == 200
    assert drawn.isdisjoint(range(1, 4))
