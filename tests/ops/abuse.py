"""How quick the table stays for players while strangers abuse it.

    python -m tests.ops.abuse --warm

A real server, players at tables of their own who play on all the time, and one abuse after another from
another address. Two times are measured: from a roll to the moves, and from a move to its acknowledgement.
Each abuse comes and goes every few seconds, so that whatever else changes on the machine is the same with
it and without it. The line below each row says who took how much of a core while it lasted. Where other work
shares the cores, `--preempt` (as root) lets server and players preempt it, so that the table is about abuse.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import tempfile
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.web.wire import Wire

from .abuses import ABUSES, run_abuse
from .cores import Cores, come_first, look
from .load import wait_until_warm
from .servers import Running, start
from .strangers import PAUSE, Times, play_turn

TURNS = 5
"""How often an abuse comes and goes."""
SETTLING = 0.5
"""Seconds after each change that are not measured."""
MOST = 2.0
"""How many times as long players may wait under abuse."""


def at(times: list[float], share: float) -> float:
    """Return the time below which that share of all lies, in milliseconds."""
    listed = sorted(times) or [0.0]
    return 1000 * listed[min(len(listed) - 1, int(share * len(listed)))]


@dataclass
class Measuring:
    """What is being measured now: players note their times under this name, while it stays the same."""

    now: str = ""
    period: int = 0
    should_preempt: bool = False
    """Whether server and players come before everything else on the machine."""
    times: dict[str, Times] = field(default_factory=dict)

    def begin(self, name: str) -> None:
        """Measure something else from now on; nothing, if it has no name."""
        self.now, self.period = name, self.period + 1

    def note(self, period: int, turn: Times) -> None:
        """Note a turn that began in a period, if that lasts."""
        if self.now and period == self.period:
            into = self.times.setdefault(self.now, Times())
            into.moves += turn.moves
            into.acks += turn.acks


def play(address: str, number: int, measuring: Measuring, stop: threading.Event) -> None:
    """Play solo games until told to stop; everybody has an address of their own, as people do."""
    while not stop.is_set():
        with suppress(AssertionError):  # the game is over
            play_on(address, number, measuring, stop)


def play_on(address: str, number: int, measuring: Measuring, stop: threading.Event) -> None:
    """Play one game until told to stop; AssertionError when it is over."""
    ada = Wire(address)
    ada.source = f"127.0.1.{number + 1}"
    at_home = httpx.HTTPTransport(local_address=ada.source, verify=False)
    here = address.replace("localhost", "127.0.0.1")
    ada.client = httpx.Client(base_url=here, headers={"Origin": here}, transport=at_home, timeout=60)
    code = ada.open_table("Ada", people=1)
    with ada.connect(code) as line:
        while not stop.is_set():
            time.sleep(random.uniform(PAUSE, 1.2 * PAUSE))
            period, turn = measuring.period, Times()
            play_turn(ada, line, turn)
            measuring.note(period, turn)


def measure(server: Running, seconds: float, name: str, measuring: Measuring) -> Cores:
    """Have an abuse come and go; returns what it took of the cores."""
    is_alone = not measuring.should_preempt
    spawning = multiprocessing.get_context("spawn")
    ready, comes, stop = spawning.Event(), spawning.Event(), spawning.Event()
    strangers = spawning.Process(target=run_abuse, args=(server.address, name, ready, comes, stop, is_alone))
    strangers.start()
    assert strangers.pid is not None
    taken = Cores()
    measuring.times.clear()
    try:
        assert ready.wait(120), "the strangers never came"
        for turn in range(2 * TURNS):
            is_abused = turn % 2 == 1
            comes.set() if is_abused else comes.clear()
            time.sleep(SETTLING)
            for process in () if is_alone else (server.process.pid, os.getpid()):
                come_first(process)
            before = look(server.process.pid, strangers.pid)
            measuring.begin("abused" if is_abused else "quiet")
            time.sleep(seconds / TURNS)
            measuring.begin("")
            if is_abused:
                taken = taken.plus(look(server.process.pid, strangers.pid).since(before, seconds))
        return taken
    finally:
        comes.clear()
        stop.set()
        strangers.join()


def main() -> None:
    """Measure everything and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="with each abuse, and without it")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--only", choices=sorted(ABUSES), action="append", help="repeatable")
    parser.add_argument("--preempt", action="store_true", help="come before other work on the machine")
    parser.add_argument("--warm", action="store_true", help="compile the kernels first")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = start(Path(folder), "--data", f"{folder}/tables.db", is_cold=not asked.warm)
        stop, measuring = threading.Event(), Measuring(should_preempt=asked.preempt)
        players = [
            threading.Thread(target=play, args=(server.address, number, measuring, stop), daemon=True)
            for number in range(asked.players)
        ]
        try:
            if asked.warm:
                wait_until_warm(server)
            for player in players:
                player.start()
            show(server, asked.seconds, asked.only or list(ABUSES), measuring)
            assert all(player.is_alive() for player in players), "somebody could not play on"
        finally:
            stop.set()
            for player in players:
                if player.is_alive():
                    player.join(5)
            server.stop()


def show(server: Running, seconds: float, names: list[str], measuring: Measuring) -> None:
    """Print a row for each abuse, and how many ratios are as they should be."""
    heads = f"{'quiet':>8}{'abused':>8}{'ratio':>7}"
    print(f"{'p99, ms':20}{'roll to moves':>23}{'move to acknowledged':>23}\n{'':20}{heads}{heads}")
    time.sleep(2)
    ratios = []
    for name in names:
        taken = measure(server, seconds, name, measuring)
        quiet, abused = (measuring.times.get(when, Times()) for when in ("quiet", "abused"))
        row = f"{name:20}"
        for part in ("moves", "acks"):
            near, busy = at(getattr(quiet, part), 0.99), at(getattr(abused, part), 0.99)
            ratios.append(busy / max(near, 0.001))
            row += f"{near:8.1f}{busy:8.1f}{ratios[-1]:7.1f}"
        medians = (at(part, 0.5) for part in (quiet.moves, abused.moves, quiet.acks, abused.acks))
        print(f"{row}\n    {taken}; {len(quiet.moves)} and {len(abused.moves)} turns;", end=" ")
        print("medians {:.1f} -> {:.1f}, {:.1f} -> {:.1f}".format(*medians), flush=True)
    fine = sum(ratio <= MOST for ratio in ratios)
    print(f"{fine} of {len(ratios)} ratios are at most {MOST:g}.")


if __name__ == "__main__":
    main()
