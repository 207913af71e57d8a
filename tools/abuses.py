"""Every abuse by its name, and the process in which its clients run."""

from __future__ import annotations

import threading
from contextlib import suppress
from multiprocessing.synchronize import Event, Semaphore
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from tools.cores import be_elsewhere
from tools.flooders import Audience, Crowd, Flooder, Keeper, Renamer, Sixteen
from tools.strangers import Asker, Avenger, Looker, Stranger, Strategist, Talker
from tools.visitors import Members, Posters, Visitors

THREADS = 6
SLOW_TO_COME = (Avenger, Posters)
"""Those play a game to its end first."""
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
    "pings": (Flooder, "ping"),
    "pongs": (Flooder, "pong"),
    "continuations": (Flooder, "go_on"),
    "one-byte chunks": (Flooder, "send_chunks"),
    "dripping bytes": (Flooder, "drip"),
    "silent lines": (Crowd, "be_silent"),
    "many addresses": (Crowd, "load_pages"),
    "spectators' questions": (Audience, "ask_on_all"),
    "renames": (Renamer, "rename"),
    "sixteen sockets": (Sixteen, "talk"),
    "kept nonces": (Keeper, "roll"),
    "nested cookies": (Flooder, "nest"),
    "cut lines": (Flooder, "cut"),
    "open tables": (Visitors, "list_open_tables"),
    "daily dice": (Visitors, "load_days"),
    "puzzles": (Visitors, "load_puzzles"),
    "profiles": (Members, "load_profiles"),
    "shared dice": (Members, "load_shared_dice"),
    "link previews": (Posters, "load_previews"),
}


class Signals(NamedTuple):
    """What the measuring process and the strangers' process tell each other."""

    ready: Event
    comes: Event
    """Set while it is the abuse's time."""
    stop: Event
    busy: Semaphore
    """Taken by each thread while it abuses: the last requests are answered after their time."""


def abuse(address: str, kind: tuple[type[Stranger], str], signals: Signals, done: threading.Event) -> None:
    """Do something again and again, while it is its time and until told to stop."""
    patience = (httpx.HTTPError, OSError, WebSocketException, AssertionError)  # refusals are what it is about
    stranger: Stranger | None = None
    while not done.is_set():
        if signals.comes.wait(0.05):
            with signals.busy, suppress(*patience):
                stranger = stranger or kind[0](address)
                getattr(stranger, kind[1])()


def run_abuse(address: str, name: str, signals: Signals, is_alone: bool) -> None:
    """Be strangers in a process of their own: what they compute themselves is not the server's doing.

    Where other work shares the cores, they would hardly come to act behind all of it.
    """
    if is_alone:
        be_elsewhere()
    kind, done = ABUSES[name], threading.Event()
    if kind[0] in SLOW_TO_COME:
        kind[0](address)
    threads = [threading.Thread(target=abuse, args=(address, kind, signals, done)) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    signals.ready.set()
    signals.stop.wait()
    done.set()
    for thread in threads:
        thread.join()
