"""A player's turn, and clients that ask for work to hold it up: `tools.abuse` measures both."""

from __future__ import annotations

import random
import socket
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
from websockets.sync.client import ClientConnection

from tests.chiefdom.test_reach import HARD_SHEET
from tests.record_games import FOLDER
from tests.web.wire import Wire, receive

ELSEWHERE = "127.0.0.2"
"""Loopback has many addresses; the limits of the abuser are not the player's."""
PAUSE = 0.14
"""A browser may send fifteen messages a second."""
FRAGMENT = "rollwright record 1\ngame chiefdom-2\nseat 1 person A\n"


@dataclass
class Times:
    """What a player waited for, in seconds."""

    moves: list[float] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)


def play_turn(ada: Wire, line: ClientConnection, times: Times) -> None:
    """Roll and move once; AssertionError when the game is over."""
    begin = time.monotonic()
    number = ada.say(line, do="roll")
    offers = receive(
        line,
        lambda message: message["type"] == "offers" or is_end(message) or is_refusal(message, number),
        timeout=60,
    )
    assert offers["type"] == "offers"
    times.moves.append(time.monotonic() - begin)
    begin = time.monotonic()
    path = offers["paths"][0]
    answer = ada.ask(line, do="play", id=f"m{offers['ask']}", ask=offers["ask"], path=path)
    times.acks.append(time.monotonic() - begin)
    assert answer["type"] == "answer"


def is_end(message: dict[str, object]) -> bool:
    """A roll that fits nowhere ends a game without offers."""
    return message["type"] == "table" and message.get("phase") == "over"


def is_refusal(message: dict[str, object], number: int) -> bool:
    return message["type"] == "refused" and message.get("n") == number


# ---- abuses


class Stranger:
    """Somebody at another address who asks for too much."""

    def __init__(self, address: str) -> None:
        transport = httpx.HTTPTransport(local_address=ELSEWHERE, verify=False)
        self.wire = Wire(address)
        self.wire.client = httpx.Client(
            base_url=address.replace("localhost", "127.0.0.1"),
            headers={"Origin": address.replace("localhost", "127.0.0.1")},
            transport=transport,
            timeout=30,
        )

    def ask(self, path: str, question: object) -> None:
        self.wire.client.post(path, json=question)

    def score(self) -> None:
        """A sheet whose reachability is hard to find out, a little different each time."""
        self.ask("/api/sheet", {"text": HARD_SHEET + "\n" * random.randrange(1000)})

    def go_on_from_paper(self) -> None:
        """Twenty hard sheets of Chiefdom in one form."""
        sheet = HARD_SHEET.replace("bonus=8", f"bonus={random.randrange(5, 13)}")
        form = {"name": "Eve", "who.1": "me"} | {f"sheet.{n}": sheet for n in range(1, 21)}
        self.wire.client.post("/paper", data=form)

    def make_up_sheets(self) -> None:
        """Sheets of sizes that nobody has asked for before."""
        for _ in range(10):
            sizes = ".".join(str(random.randrange(1, 60)) for _ in range(2))
            self.wire.client.get(f"/base/chiefdom-2/wide/{sizes}.0/000000000000.svg")

    def replay(self) -> None:
        """A record of twenty thousand steps that none of them can be."""
        lines = "".join(f"{n} x\n" for n in range(1, 20_000))
        self.ask("/api/replay", {"text": f"{FRAGMENT}{lines}# {random.random()}\n"})

    def draw_codes(self) -> None:
        """QR codes of tables that are not there."""
        self.wire.client.get(f"/t/{random.randrange(10**6):06}/qr.svg")

    def print_sheets(self) -> None:
        """Twelve blank sheets with their rules."""
        self.wire.client.get("/print/fiefdoms.pdf?sheets=12")

    def abandon(self) -> None:
        """A table of ninety-nine bots that its person leaves at once."""
        form = {"game": "chiefdom-2", "name": "Eve", "chiefdom-2.people": "1"}
        form |= {"chiefdom-2.bots.wanderer": "99", "roll_after": "0"}
        self.wire.client.post("/tables", data=form)

    def shake_hands(self) -> None:
        """A handshake from a page that is not ours."""
        port = self.wire.client.base_url.port or 80
        with socket.create_connection(("127.0.0.1", port), source_address=(ELSEWHERE, 0)) as line:
            head = f"Host: 127.0.0.1:{port}\r\nOrigin: http://bad.example\r\nUpgrade: websocket\r\n"
            head += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            line.sendall(f"GET /t/ZZZZZZ/socket HTTP/1.1\r\n{head}\r\n".encode())
            line.recv(1000)


class Talker(Stranger):
    """Talks without end at a table of their own."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.here = Wire(address)
        self.here.source = ELSEWHERE
        self.code = self.here.open_table("Eve", people=1)
        self.line = self.here.connect(self.code).__enter__()

    def talk(self) -> None:
        """Say something and hear everything."""
        name = f"s{random.randrange(10**12)}"
        self.here.say(self.line, do="say", id=name, text="\N{DIZZY SYMBOL}" * 200)
        with suppress(TimeoutError):
            self.line.recv(timeout=0.01)
        time.sleep(0.07)


class Asker(Stranger):
    """Asks for hints at a table of their own, one after another."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.here = Wire(address)
        self.here.source = ELSEWHERE
        self.code = self.here.open_table("Eve", people=1)
        with self.here.connect(self.code) as line:
            self.here.ask(line, do="roll")

    def ask_for_hints(self) -> None:
        """Ask for the best move once more."""
        self.here.client.post(f"/t/{self.code}/hint")


class Looker(Stranger):
    """Has a game coached and looks at it again and again."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        record = (FOLDER / "chiefdom-2.record").read_text()
        answer = self.wire.client.post("/api/coach", json={"text": f"{record}# {random.random()}\n"}).json()
        self.job = answer.get("job", "none")

    def view(self) -> None:
        """Look at what the coach has found so far."""
        self.wire.client.get(f"/api/coach/{self.job}")


class Strategist(Stranger):
    """Opens tables with as many strong bots as are let in, and rolls."""

    def open_strong(self) -> None:
        """Five elders, who think for as long as they are given."""
        here = Wire(self.wire.address)
        here.source = ELSEWHERE
        here.client = self.wire.client
        here.client.cookies.clear()
        strong = {"chiefdom-2.bots": "5", "chiefdom-2.level": "elder"}
        code = here.open_table("Eve", people=1, **strong)
        with here.connect(code, Origin=str(self.wire.client.headers["Origin"])) as line:
            here.ask(line, do="start")
            here.ask(line, do="roll")
            time.sleep(0.5)


class Avenger(Stranger):
    """Asks for a rematch again and again after a game that is over."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.here, self.code = finish_game(address)

    def storm(self) -> None:
        """Forty rematches at once."""
        with self.here.connect(self.code) as line:
            for _ in range(40):
                self.here.say(line, do="rematch")
            time.sleep(0.2)


_finished: list[tuple[Wire, str]] = []
_finishing = threading.Lock()


def finish_game(address: str) -> tuple[Wire, str]:
    """Return somebody's solo game that was played to its end, once for all threads."""
    with _finishing:
        if not _finished:
            eve = Wire(address)
            eve.source = ELSEWHERE
            code = eve.open_table("Eve", people=1)
            with eve.connect(code) as line, suppress(AssertionError):
                while True:
                    time.sleep(PAUSE)
                    play_turn(eve, line, Times())
            _finished.append((eve, code))
        return _finished[0]
