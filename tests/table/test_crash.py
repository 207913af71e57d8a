"""A real process, killed with `kill -9` at every step of a move, through hundreds of moves."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwright.table.rules import commands as c
from rollwright.table.rules.events import Moved, Rolled, decode
from rollwright.table.rules.replay import load_room
from rollwright.table.rules.table_state import Phase, TableState
from rollwright.table.stores.sqlite import SqliteStore

from ..counting import COUNTED, Counted
from .seeing import list_moves
from .tables import GAMES, Party, gather, in_loop, make_hall
from .victim import AFTER, BEFORE, STEPS

pytestmark = pytest.mark.apart

MOVES = 200


class Victim:
    """Talks to the process that gets killed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.table.victim", str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )

    def ask(self, party: Party, seat: int, command: c.AnyCommand, step: str) -> tuple[int | None, bool]:
        """Return the answer, if one came, and whether the process was killed."""
        assert self.process.stdin is not None
        text = msgspec.json.encode(command).decode()
        request = {"table": party.table, "token": party.tokens[seat], "command": text, "die": step}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        said = [self._read()]
        if step and "seq" in said[0]:
            said.append(self._read())
        assert all("seq" in each or each["killed"] for each in said), f"the process failed: {said}"
        return said[0].get("seq"), "killed" in said[-1]

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        read: dict[str, Any] = json.loads(self.process.stdout.readline())
        return read

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(120)
        self.process.stdout.close()


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Victim]:
    process = Victim(tmp_path / "tables.db")
    yield process
    process.close()


def open_party(path: Path, game: str, people: int) -> Party:
    """Start a game, in this process, that the victim goes on with."""
    parties: list[Party] = []

    @in_loop
    async def begin() -> None:
        tables = make_hall(SqliteStore(path))
        options = {"turns": "9"} if game == "toy" else {}
        parties.append(await gather(tables, people, game, options=options))
        await tables.close()

    begin()
    return parties[0]


def view(path: Path, table: str) -> TableState:
    """Replay what is on disk."""
    store = SqliteStore(path)
    table_state = load_room(store, GAMES.__getitem__, table)
    store.close()
    return table_state


def count_events(path: Path, table: str) -> tuple[list[str], list[int]]:
    """Return the ids of all moves and the numbers of all rolls in the log."""
    store = SqliteStore(path)
    events = [decode(table, line.seq, line.body).event for line in store.read(table)]
    store.close()
    moves = [event.id for event in events if isinstance(event, Moved)]
    return moves, [event.number for event in events if isinstance(event, Rolled)]


@pytest.mark.parametrize(
    ("game", "people"), [("toy", 5), pytest.param("chiefdom-2", 3, marks=pytest.mark.soak)]
)
def test_a_process_killed_at_every_step_loses_nothing_and_doubles_nothing(
    victim: Victim, game: str, people: int, record_property: Callable[[str, object], None]
) -> None:
    fate = choose_fates()
    moved, killed = 0, dict.fromkeys(STEPS, 0)
    while moved < MOVES:
        party = open_party(victim.path, game, people)
        expected: list[str] = []
        table_state = view(victim.path, party.table)
        while moved < MOVES and table_state.phase is not Phase.OVER:
            seat, command = choose_command(table_state)
            if isinstance(command, c.Play):
                expected.append(command.id)
                moved += 1
            step = next(fate)
            table_state = check_one(victim, party, seat, command, step, table_state)
            killed |= {step: killed[step] + 1} if step else {}
        moves, rolls = count_events(victim.path, party.table)
        assert moves == expected
        assert rolls == list(range(1, len(rolls) + 1))
    assert min(killed.values()) >= 10
    # Every move was looked for on disk after its kill, so that here none can be lost or doubled.
    made = Counted(f"{game}, at every step of a command", sum(killed.values()), moved)
    record_property(COUNTED, [*made])


def choose_fates() -> Iterator[str]:
    """Say for each command at which step the process dies: at random, but at all of them equally often."""
    rng, steps = random.Random(11), cycle(STEPS)
    while True:
        yield next(steps) if rng.random() < 0.43 else ""


def choose_command(table_state: TableState) -> tuple[int, c.AnyCommand]:
    """Return what happens next at the table, and whose turn it is."""
    if not table_state.waiting:
        return 0, c.RollDice()
    seat = table_state.waiting[0]
    path = list_moves(table_state, seat)[0]["numbers"]
    return seat, c.Play(id=f"m{table_state.seq}", ask=table_state.asked[seat], path=path)


def check_one(
    victim: Victim, party: Party, seat: int, command: c.AnyCommand, step: str, before: TableState
) -> TableState:
    """Kill at one step of one command, look at the disk, send the command again, and return what is there."""
    answer, was_killed = victim.ask(party, seat, command, step)
    after = view(victim.path, party.table)
    assert was_killed == bool(step)
    if step in BEFORE:
        assert after == before, f"killed {step}, yet it left a trace"
    if step in AFTER or answer is not None:
        assert after.seq > before.seq, f"killed {step}, yet it is gone"
    if answer is not None:
        assert answer == before.seq + 1
    if isinstance(command, c.Play):
        assert victim.ask(party, seat, command, "") == (before.seq + 1, False)
    elif after == before:
        victim.ask(party, seat, command, "")
    return view(victim.path, party.table) if after == before else after
