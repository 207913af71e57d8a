"""How quick the table stays for a player while strangers abuse it.

    python -m tests.ops.abuse --seconds 10

A real server, players at tables of their own, and one abuse after another from another address. Two times
are measured: from a roll to the moves, and from a move to its acknowledgement. Each abuse stands between two
quiet runs, and its ratio is to these. Beside it is the same with processes that take as much of the cores as
the abuse did, but ask nothing of the server: what a player waits for more than that is the server's doing,
the rest is two cores that players, strangers and server share here. The line below says who took how much.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import socket
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.chiefdom.test_reach_hard import HARD
from tests.web.test_workers import TOWNHALLS
from tests.web.wire import Wire, receive

from ..record_games import FOLDER
from .cores import Cores, be_elsewhere, burning, look
from .servers import Running, start

ELSEWHERE = "127.0.0.2"
"""Loopback has many addresses; the limits of the abuser are not the player's."""
THREADS = 6
PAUSE = 0.14
"""A browser may send fifteen messages a second."""
FRAGMENT = "rollwright record 1\ngame chiefdom-2\nseat 1 person A\n"


@dataclass
class Times:
    """What a player waited for, in seconds."""

    moves: list[float] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)


def at(times: list[float], share: float) -> float:
    """Return the time below which that share of all lies, in milliseconds."""
    listed = sorted(times) or [0.0]
    return 1000 * listed[min(len(listed) - 1, int(share * len(listed)))]


def play(address: str, seconds: float) -> Times:
    """Play solo games for a while and note every wait."""
    times, end = Times(), time.monotonic() + seconds
    while time.monotonic() < end:
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line, suppress(AssertionError):
            while time.monotonic() < end:
                play_turn(ada, line, times)
    return times


def play_turn(ada: Wire, line: ClientConnection, times: Times) -> None:
    """Roll and move once; AssertionError when the game is over."""
    time.sleep(PAUSE)
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
        """The sheet of several Townhalls, a little different each time."""
        self.ask("/api/sheet", {"text": TOWNHALLS + "\n" * random.randrange(1000)})

    def go_on_from_paper(self) -> None:
        """Twenty hard sheets of Chiefdom in one form."""
        words = HARD[0]
        rows = [" ".join(words[i : i + 6]) for i in range(2, 74, 6)]
        sheet = "\n".join([f"chiefdom-2 bonus={random.randrange(5, 13)}", *rows])
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

    finished: tuple[Wire, str] | None = None
    playing = threading.Lock()

    def __init__(self, address: str) -> None:
        super().__init__(address)
        with Avenger.playing:
            Avenger.finished = Avenger.finished or finish_game(address)
        self.here, self.code = Avenger.finished

    def storm(self) -> None:
        """Forty rematches at once."""
        with self.here.connect(self.code) as line:
            for _ in range(40):
                self.here.say(line, do="rematch")
            time.sleep(0.2)


def finish_game(address: str) -> tuple[Wire, str]:
    """Play a solo game to its end."""
    eve = Wire(address)
    code = eve.open_table("Eve", people=1)
    with eve.connect(code) as line, suppress(AssertionError):
        while True:
            play_turn(eve, line, Times())
    return eve, code


ABUSES: dict[str, tuple[type[Stranger], str]] = {
    "sheets to score": (Stranger, "score"),
    "hard paper starts": (Stranger, "go_on_from_paper"),
    "long records": (Stranger, "replay"),
    "QR codes": (Stranger, "draw_codes"),
    "made-up sheets": (Stranger, "make_up_sheets"),
    "printing": (Stranger, "print_sheets"),
    "abandoned bots": (Stranger, "abandon"),
    "handshakes": (Stranger, "shake_hands"),
    "words": (Talker, "talk"),
    "hints": (Asker, "ask_for_hints"),
    "looks at the coach": (Looker, "view"),
    "strong bots": (Strategist, "open_strong"),
    "rematch storms": (Avenger, "storm"),
}


def abuse(address: str, kind: tuple[type[Stranger], str], stop: threading.Event) -> None:
    """Do something again and again until told to stop."""
    patience = (httpx.HTTPError, OSError, WebSocketException, AssertionError)  # refusals are what it is about
    stranger: Stranger | None = None
    while not stop.is_set():
        with suppress(*patience):
            stranger = stranger or kind[0](address)
            getattr(stranger, kind[1])()


def run_abuse(address: str, name: str, ready: Event, stop: Event) -> None:
    """Be strangers in a process of their own: what they compute themselves is not the server's doing."""
    be_elsewhere()
    kind, done = ABUSES[name], threading.Event()
    threads = [threading.Thread(target=abuse, args=(address, kind, done)) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    while kind[0] is Avenger and Avenger.finished is None:
        time.sleep(0.1)
    time.sleep(1)
    ready.set()
    stop.wait()
    done.set()
    for thread in threads:
        thread.join()


def play_all(address: str, seconds: float, players: int) -> Times:
    """Have so many play at once."""
    with ThreadPoolExecutor(players) as threads:
        played = [threads.submit(play, address, seconds) for _ in range(players)]
        times = [each.result() for each in played]
    return Times([t for each in times for t in each.moves], [t for each in times for t in each.acks])


def measure(server: Running, asked: argparse.Namespace, name: str) -> tuple[Times, Cores]:
    """Play while an abuse goes on."""
    spawning = multiprocessing.get_context("spawn")
    ready, stop = spawning.Event(), spawning.Event()
    strangers = spawning.Process(target=run_abuse, args=(server.address, name, ready, stop))
    strangers.start()
    assert strangers.pid is not None
    try:
        assert ready.wait(120), "the strangers never came"
        before = look(server.process.pid, strangers.pid)
        times = play_all(server.address, asked.seconds, asked.players)
        return times, look(server.process.pid, strangers.pid).since(before, asked.seconds)
    finally:
        stop.set()
        strangers.join()


def main() -> None:
    """Measure everything and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--only", choices=sorted(ABUSES))
    parser.add_argument("--warm", action="store_true", help="compile the kernels first")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = start(Path(folder), "--data", f"{folder}/tables.db", is_cold=not asked.warm)
        try:
            if asked.warm:
                while httpx.get(f"{server.address}/healthz").json()["warming_up"]:
                    time.sleep(1)
            show(server, asked, [asked.only] if asked.only else list(ABUSES))
            print(json.dumps(httpx.get(f"{server.address}/healthz").json()))
        finally:
            server.stop()


def show(server: Running, asked: argparse.Namespace, names: list[str]) -> None:
    """Print a row for each abuse."""
    heads = f"{'quiet':>8}{'beside':>8}{'abused':>8}{'ratio':>7}"
    print(f"{'p99, ms':20}{'roll to moves':>31}{'move to acknowledged':>31}\n{'':20}{heads}{heads}")
    play(server.address, 2)
    before = play_all(server.address, asked.seconds, asked.players)
    for name in names:
        times, taken = measure(server, asked, name)
        after = play_all(server.address, asked.seconds, asked.players)
        with burning(taken):
            beside = play_all(server.address, asked.seconds, asked.players)
        row = f"{name:20}"
        for part in ("moves", "acks"):
            quiet = at(getattr(before, part) + getattr(after, part), 0.99)
            near, busy = at(getattr(beside, part), 0.99), at(getattr(times, part), 0.99)
            row += f"{quiet:8.1f}{near:8.1f}{busy:8.1f}{busy / max(quiet, 0.001):7.1f}"
        medians = (at(part, 0.5) for part in (before.moves, times.moves, before.acks, times.acks))
        print(f"{row}\n    {taken}; {len(times.moves)} turns;", end=" ")
        print("medians {:.1f} -> {:.1f}, {:.1f} -> {:.1f}".format(*medians), flush=True)
        before = after


if __name__ == "__main__":
    main()
