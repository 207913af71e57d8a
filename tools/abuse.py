"""How quick the table stays for players while strangers abuse it.

    python -m tools.abuse --warm

A real server, players at tables of their own who play on all the time, and one abuse after another from
another address. Two times are measured: from a roll to the moves, and from a move to its acknowledgement.
Each abuse comes and goes every few seconds, so that whatever else changes on the machine is the same with
it and without it; this is repeated, and a row has the medians of the repetitions' p99. The line below each
row says who took how much of a core while it lasted. Where other work shares the cores, `--preempt` (as
root) lets server and players preempt it, so that the table is about abuse.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import tempfile
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx

from tests.ops.servers import Running, start
from tests.web.wire import Wire
from tools.abuses import ABUSES, THREADS, Signals, run_abuse
from tools.cores import Cores, come_first, look
from tools.load import wait_until_warm
from tools.strangers import PAUSE, Times, play_turn
from tools.visitors import DAYS

TURNS = 3
"""How often an abuse comes and goes in one repetition."""
SWITCH_SECONDS = 0.0005
"""How long players, who are threads of one process, wait for each other: people have their own machines."""
SETTLING = 0.5
"""Seconds after each change that are not measured."""
GONE_SECONDS = 20.0
"""How long each stranger may take to end."""
MOST = 2.0
"""How many times as long players may wait under abuse."""


Repetition = dict[str, Times]
"""What players waited for, "quiet" and "abused"."""


def at(times: list[float], share: float) -> float:
    """Return the time below which that share of all lies, in milliseconds."""
    listed = sorted(times) or [0.0]
    return 1000 * listed[min(len(listed) - 1, int(share * len(listed)))]


class Asked(argparse.Namespace):
    """What the command line says."""

    seconds: float
    repeat: int
    players: int
    only: list[str] | None
    preempt: bool
    warm: bool


@dataclass
class Measuring:
    """What is being measured now: players note their times under this name, while it stays the same."""

    now: str = ""
    period: int = 0
    should_preempt: bool = False
    """Whether server and players come before everything else on the machine."""
    times: Repetition = field(default_factory=dict)

    def begin(self, name: str) -> None:
        """Measure something else from now on; nothing, if it has no name."""
        self.now, self.period = name, self.period + 1

    def note(self, period: int, turn: Times) -> None:
        """Note a turn that began in a period, if that lasts."""
        if self.now and period == self.period:
            self.times[self.now].moves += turn.moves
            self.times[self.now].acks += turn.acks


def summarize(found: list[Repetition], when: str, part: str, share: float) -> float:
    """Return the median of the repetitions' times below which that share of each lies, in milliseconds."""
    return median(at(getattr(each[when], part), share) for each in found)


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
        if measuring.should_preempt:
            come_first(os.getpid())
        while not stop.is_set():
            time.sleep(random.uniform(PAUSE, 1.2 * PAUSE))
            period, turn = measuring.period, Times()
            play_turn(ada, line, turn)
            measuring.note(period, turn)


def measure(server: Running, asked: Asked, name: str, measuring: Measuring) -> tuple[list[Repetition], Cores]:
    """Have an abuse come and go; returns the times of each repetition, and what it took of the cores."""
    is_alone = not measuring.should_preempt
    spawning = multiprocessing.get_context("spawn")
    signals = Signals(spawning.Event(), spawning.Event(), spawning.Event(), spawning.Semaphore(THREADS))
    strangers = spawning.Process(target=run_abuse, args=(server.address, name, signals, is_alone))
    strangers.start()
    assert strangers.pid is not None
    seconds, taken, repetitions = asked.seconds / TURNS, Cores(), list[Repetition]()
    try:
        assert signals.ready.wait(120), "the strangers never came"
        for _ in range(asked.repeat):
            measuring.times = {"quiet": Times(), "abused": Times()}
            repetitions.append(measuring.times)
            for _ in range(TURNS):
                wait_until_gone(signals)
                measure_turn(server, strangers.pid, seconds, "quiet", measuring)
                signals.comes.set()
                taken = taken.plus(measure_turn(server, strangers.pid, seconds, "abused", measuring))
        return repetitions, taken.since(Cores(), asked.seconds * asked.repeat)
    finally:
        signals.comes.clear()
        signals.stop.set()
        strangers.join()


def measure_turn(server: Running, strangers: int, seconds: float, when: str, measuring: Measuring) -> Cores:
    """Measure for some seconds, "quiet" or "abused"; returns what was taken of the cores meanwhile."""
    time.sleep(SETTLING)
    for process in (server.process.pid, os.getpid()) if measuring.should_preempt else ():
        come_first(process)
    before = look(server.process.pid, strangers)
    measuring.begin(when)
    time.sleep(seconds)
    measuring.begin("")
    return look(server.process.pid, strangers).since(before, 1.0)


def wait_until_gone(signals: Signals) -> None:
    """End an abuse, and wait until its last requests are answered."""
    signals.comes.clear()
    taken = sum(signals.busy.acquire(timeout=GONE_SECONDS) for _ in range(THREADS))
    for _ in range(taken):
        signals.busy.release()


def main() -> None:
    """Measure everything and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="with each abuse, and without it")
    parser.add_argument("--repeat", type=int, default=3, help="times; a row has the medians")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--only", choices=sorted(ABUSES), action="append", help="repeatable")
    parser.add_argument("--preempt", action="store_true", help="come before other work on the machine")
    parser.add_argument("--warm", action="store_true", help="compile the kernels first")
    asked = parser.parse_args(namespace=Asked())
    sys.setswitchinterval(SWITCH_SECONDS)
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
                wait_for_levels(server)
            for player in players:
                player.start()
            show(server, asked, measuring)
            assert all(player.is_alive() for player in players), "somebody could not play on"
        finally:
            stop.set()
            for player in players:
                if player.is_alive():
                    player.join(5)
            server.stop()


def wait_for_levels(server: Running) -> None:
    """Let the levels play today's dice, which they do once a day, when somebody looks at them first."""
    for path in DAYS:
        httpx.get(f"{server.address}{path}")
    while "rollwright_levels_playing 0" not in httpx.get(f"{server.address}/metrics").text:
        time.sleep(1)  # looking more often would take the time it is waited for


def show(server: Running, asked: Asked, measuring: Measuring) -> None:
    """Print a row for each abuse, and how many ratios are as they should be."""
    heads = f"{'quiet':>8}{'abused':>8}{'ratio':>7}"
    print(f"{'p99, ms':20}{'roll to moves':>23}{'move to acknowledged':>23}\n{'':20}{heads}{heads}")
    time.sleep(2)
    ratios = []
    for name in asked.only or ABUSES:
        found, taken = measure(server, asked, name, measuring)
        row, rest = f"{name:20}", list[str]()
        for part in ("moves", "acks"):
            near, busy = (summarize(found, when, part, 0.99) for when in ("quiet", "abused"))
            ratios.append(busy / max(near, 0.001))
            row += f"{near:8.1f}{busy:8.1f}{ratios[-1]:7.1f}"
            rest.append("{:.1f} -> {:.1f}".format(*(summarize(found, when, part, 0.5) for when in found[0])))
        turns = " and ".join(str(sum(len(each[when].acks) for each in found)) for when in found[0])
        print(f"{row}\n    {taken}; {turns} turns; medians {', '.join(rest)}", flush=True)
    fine = sum(ratio <= MOST for ratio in ratios)
    print(f"{fine} of {len(ratios)} ratios are at most {MOST:g}.")


if __name__ == "__main__":
    main()
