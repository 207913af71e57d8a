"""One history: people play while servers are killed, disks fill, lines are cut and clocks jump."""

from __future__ import annotations

import tempfile
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from rollwright.table.rules.replay import load_room
from rollwright.table.rules.setup import NewTable
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import StoreFailed
from tools.judge import Finding, judge

from .browsers import Browser, TablePlan
from .disk import Disk, make_template
from .house import Bots, House, SimulatedServer, find_game, simulated_luck
from .judge import Judge, draw_picture
from .store import SimulatedStore
from .world import LawBroken, Node, World

CRASHES = 24
"""Of one history; then there is another."""
MOST_ROUNDS = 100_000
CALM_SECONDS, QUIET_SECONDS, MOST_STEPS = 30.0, 1.0, 60_000
STEPS_BETWEEN, RESTS = (30, 90, 260), 0.08
"""The most steps between two troubles, by history, and how often all of it stops after one."""
REAL_GAMES = ("chiefdom-1", "chiefdom-2", "duel", "fiefdoms")


@dataclass(frozen=True)
class Schedule:
    """A part of a history: the events that may happen, and the rounds between two troubles."""

    events: frozenset[str]
    rounds: int
    luck: int = 0
    """Other delays for the same people and servers."""


@dataclass
class Told:
    """What a history came to."""

    seed: str
    digest: str = ""
    steps: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    problem: str = ""
    last: list[str] = field(default_factory=list)
    rounds: int = 0
    luck: int = 0
    events: list[str] = field(default_factory=list)
    """What people did and what befell servers, in that order."""
    findings: list[Finding] = field(default_factory=list)
    """Of the judge that shares no code with these laws."""


def simulate(
    seed: str, has_real_game: bool = False, crashes: int = CRASHES, schedule: Schedule | None = None
) -> Told:
    """Run one history, or what a schedule leaves of it; a broken law is told, not raised."""
    world = World(seed, None if schedule is None else schedule.events)
    told = Told(seed, luck=0 if schedule is None else schedule.luck)
    with simulated_luck(world, seed), tempfile.TemporaryDirectory(dir=find_fast_folder()) as folder:
        history = History(world, Path(folder), has_real_game)
        if schedule is not None and schedule.luck:
            world.rng.seed(f"{seed} {schedule.luck}")
        try:
            history.run(crashes, MOST_ROUNDS if schedule is None else schedule.rounds)
        except LawBroken as broken:
            told.problem = f"{broken} (at step {world.steps})"
        finally:
            told.counts, told.rounds, told.events = history.count(), history.rounds, world.events
            try:
                told.findings = judge(history.judge.notes, history.read_logs())
            except StoreFailed as broken:
                told.problem = told.problem or f"the logs cannot be read: {broken}"
            if told.findings and not told.problem:
                told.problem = f"the judge found {told.findings[0]}"
            told.steps, told.digest, told.last = world.steps, world.digest, [*world.last]
            world.close()
    return told


def find_fast_folder() -> str | None:
    """Return a folder in memory, where there is one."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() else None


@cache
def empty_store() -> bytes:
    """Return the file of a store without tables."""
    with tempfile.TemporaryDirectory(dir=find_fast_folder()) as folder:
        return make_template(Path(folder), lambda path: SqliteStore(path).close())


class History:
    """A house, its tables and its people, and what befalls them."""

    def __init__(self, world: World, folder: Path, has_real_game: bool) -> None:
        self.world, self.rng, self.judge = world, world.rng, Judge()
        servers = self.rng.choice((1, 1, 1, 2, 3))
        disk = Disk(folder / "disk", empty_store() if self.rng.random() < 0.9 else b"")
        self.house = House(world, disk, servers, Bots(self.rng.random() < 0.5))
        self.house.on_start = self._on_start
        self.plans = [self._plan_table(has_real_game) for _ in range(1 if has_real_game else 2)]
        for number, plan in enumerate(self.plans, 1):
            plan.name = f"table {number}"
        self.browsers = [
            Browser(self.house, self.judge, plan, number, number < plan.people)
            for plan in self.plans
            for number in range(plan.people + 1)
        ]
        self._steps_between = self.rng.choice(STEPS_BETWEEN)
        self._counts: Counter[str] = Counter()
        self.rounds = 0

    def _plan_table(self, is_real: bool) -> TablePlan:
        rng = self.rng
        game = rng.choice(REAL_GAMES if is_real else ("toy", "toy", "relay"))
        people = 2 if is_real or game == "relay" else rng.choice((1, 2, 3))
        bots = ["random"] if game == "toy" and rng.random() < 0.4 else []
        options = {"turns": "9"} if game == "toy" else {}
        timer, pause = rng.choice((None, None, 30)), rng.choice((None, None, 3.0))
        new = NewTable(game, ["person"] * people + bots, options, timer=timer, roll_after=pause)
        return TablePlan(new, people)

    def count(self) -> Counter[str]:
        """Return what happened how often."""
        kinds = {"crashes": self.house.crashes, "acknowledged": self.judge.acknowledged}
        return self._counts + Counter(kinds)

    # ---- what befalls them

    def run(self, crashes: int, rounds: int) -> None:
        """Go on until so many crashes have happened, and look now and then whether all is well."""
        while self.house.crashes < crashes and self.rounds < rounds and not self.world.is_played_out:
            self.rounds += 1
            for _ in range(self.rng.randrange(1, self._steps_between)):
                self.world.step()
            if self.world.allows(f"trouble {self.rounds}"):
                self._trouble()
            if self.rng.random() < RESTS:
                self.rest()
        self.rest()

    def read_logs(self) -> dict[str, list[bytes]]:
        """Return the logs on the disk, as a server finds them that is started now."""
        mend(self.house.disk)
        store = SimulatedStore(Node(self.world, "reader"), self.house.disk, None, None)
        logs = {table: [line.body for line in store.read(table)] for table in store.tables()}
        store.die()
        return logs

    def _trouble(self) -> None:
        chance, fate = self.rng.random(), self.rng
        if chance < 0.5:
            self.house.kill()
        elif chance < 0.65:
            self.house.cut_power()
            self._counts["power cuts"] += 1
        elif chance < 0.75:
            self._cut_lines()
        elif chance < 0.8:
            fate.choice(self.browsers).stalled_until = self.world.time + fate.random() * 30
            self._counts["stalled readers"] += 1
        elif chance < 0.87:
            self._fill_disk()
        elif chance < 0.93:
            self._stop_a_server()
        else:
            self.world.wall_offset += fate.randrange(-(10**12), 10**12)
            self._counts["clock jumps"] += 1

    def _cut_lines(self) -> None:
        self._counts["cut lines"] += 1
        for browser in self.rng.sample(self.browsers, k=2):
            if browser.line is not None:
                browser.line.cut()

    def _fill_disk(self) -> None:
        self._counts["full or slow disks"] += 1
        disk, is_full = self.house.disk, self.rng.random() < 0.6
        disk.is_full, disk.seconds = is_full, self.rng.choice((0.0, 0.1, 3.0))
        self.world.after(self.rng.random() * 8, None, "disk is mended", lambda: mend(disk))

    def _stop_a_server(self) -> None:
        if not self.house.servers:
            return
        server = self.rng.choice(self.house.servers)
        if self.house.notices is not None and self.rng.random() < 0.5:
            self._counts["lost notices"] += 1
            self.house.notices.deafen(server.node)
        else:
            self._counts["stopped servers"] += 1
            server.node.awake_at = self.world.time + self.rng.random() * 40

    # ---- looking

    def _on_start(self, server: SimulatedServer) -> None:
        """After each crash: the new server finds all that was told."""
        if server.store.files.operations_left is None:
            self.judge.check(server.store)
            self._counts["checks"] += 1

    def rest(self) -> None:
        """Mend everything, let everybody finish, and compare what they see with the log."""
        self._set_calm(True)
        end = self.world.time + CALM_SECONDS
        while self.world.step(end):
            pass
        self.world.run_until_quiet(QUIET_SECONDS, MOST_STEPS)
        for _ in range(40):
            if all(browser.is_at_rest for browser in self.browsers):
                break
            self.world.run_until_quiet(QUIET_SECONDS, MOST_STEPS)
        self._compare()
        self._set_calm(False)

    def _set_calm(self, is_calm: bool) -> None:
        self.world.is_calm = is_calm
        mend(self.house.disk)
        for server in self.house.servers:
            server.node.awake_at = 0.0
            server.store.files.operations_left = None
        for browser in self.browsers:
            browser.set_calm(is_calm)

    def _compare(self) -> None:
        store = self.house.servers[0].store
        self.judge.check(store)
        for plan in self.plans:
            waiting = [browser for browser in plan.browsers if not browser.is_at_rest]
            if waiting:
                raise LawBroken(f"browser {waiting[0].number} waits for good: {waiting[0].pending}")
            if plan.code:
                self._compare_all(load_room(store, find_game, plan.code), plan.browsers)
        self._open_new_tables()

    def _compare_all(self, state: TableState, browsers: list[Browser]) -> None:
        picture = draw_picture(state)
        for browser in browsers:
            self.judge.compare(state, picture, browser.token, browser.screen)
            self._counts["comparisons"] += 1

    def _open_new_tables(self) -> None:
        """Where a game is over, the same people begin another."""
        for plan in self.plans:
            if all(browser.screen.table.get("phase") == "over" for browser in plan.browsers):
                self._counts["games"] += 1
                self.judge.retire(plan.code)
                plan.code = plan.host_key = ""
                for browser in plan.browsers:
                    browser.begin()


def mend(disk: Disk) -> None:
    """Make room on a disk, and make it quick."""
    disk.is_full, disk.seconds = False, 0.0
