"""The judge that shares no code with the table finds mistakes made on purpose, and a few events tell them."""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import apsw
import pytest

from rollwright.table.stores.sqlite import SqliteStore
from tools.judge import judge

from .__main__ import run_history
from .shrink import Shrinker
from .simulation import Schedule, simulate
from .world import World

APPEND = SqliteStore.append
JUDGE = Path(__file__).parents[2] / "tools/judge.py"
Plant = Callable[[SqliteStore, str, int, int, Sequence[bytes]], Future[None]]


def write_line(table: str, seq: int, line: bytes, event: object, before: str) -> bytes:
    """Return a line with another place and event, its checksum and hash right."""
    stored = json.loads(line.partition(b" ")[2]) | {"seq": seq, "event": event, "before": before}
    body = json.dumps(stored).encode()
    return hashlib.sha256(f"{table}|{seq}|".encode() + body).hexdigest()[:16].encode() + b" " + body


def head_after(before: str, line: bytes) -> str:
    return hashlib.sha256(f"{before}|".encode() + line).hexdigest()


def drop_a_move(
    self: SqliteStore, table: str, fence: int, first: int, bodies: Sequence[bytes]
) -> Future[None]:
    """Acknowledge some moves that are never written."""
    if b'"moved"' not in bodies[0] or first % 3:
        return APPEND(self, table, fence, first, bodies)
    done = Future[None]()
    done.set_result(None)
    return done


def double_a_move(
    self: SqliteStore, table: str, fence: int, first: int, bodies: Sequence[bytes]
) -> Future[None]:
    """Write some moves twice."""
    if b'"moved"' in bodies[0] and first % 3 == 0 and len(bodies) == 1:
        stored = json.loads(bodies[0].partition(b" ")[2])
        head = head_after(stored["before"], bodies[0])
        bodies = [bodies[0], write_line(table, first + 1, bodies[0], stored["event"], head)]
    return APPEND(self, table, fence, first, bodies)


def swap_two_moves(
    self: SqliteStore, table: str, fence: int, first: int, bodies: Sequence[bytes]
) -> Future[None]:
    """Change a move for the one before it, all hashes right."""
    done = APPEND(self, table, fence, first, bodies)
    if b'"moved"' in bodies[0]:
        self._submit(lambda db: _swap(db, table, first))
    return done


def _swap(db: apsw.Connection, table: str, second: int) -> None:
    query = "select body from events where name = ? and seq in (?, ?) order by seq"
    lines = [bytes(body) for (body,) in db.execute(query, (table, second - 1, second))]
    one, two = (json.loads(line.partition(b" ")[2]) for line in lines)
    if one["event"]["type"] != "moved" or one["event"]["seat"] == two["event"]["seat"]:
        return
    first = write_line(table, second - 1, lines[0], two["event"], one["before"])
    last = write_line(table, second, lines[1], one["event"], head_after(one["before"], first))
    for seq, line in ((second - 1, first), (second, last)):
        db.execute("update events set body = ? where name = ? and seq = ?", (line, table, seq))


@pytest.mark.parametrize(
    ("plant", "kind"), [(drop_a_move, "lost"), (double_a_move, "doubled"), (swap_two_moves, "order")]
)
def test_a_planted_mistake_is_found_and_cut_down_to_ten_events(
    plant: Plant, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteStore, "append", plant)
    monkeypatch.setattr(World, "fail", lambda self, problem: None)  # the laws look away: the judge finds it

    def fails(told: Any) -> bool:
        return any(found.kind == kind for found in told.findings)

    number = next(number for number in range(40) if fails(run_history(1, number)))
    shortest = Shrinker(f"1/{number}", fails).shrink()
    assert shortest is not None
    assert len(shortest.events) <= 10
    assert any("plays" in event for event in shortest.events)
    schedule = Schedule(frozenset(shortest.events), shortest.rounds, shortest.luck)
    assert simulate(f"1/{number}", schedule=schedule).digest == shortest.digest


def test_a_history_that_holds_is_not_cut_down() -> None:
    assert Shrinker("1/0", lambda told: bool(told.findings)).shrink() is None


def test_the_judge_is_short_and_shares_no_code() -> None:
    source = JUDGE.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 300
    tree = ast.parse(source)
    names = {each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not {name for name in names if name.partition(".")[0] in ("rollwright", "tests", "tools")}


NOTES = [
    {"do": "acknowledged", "who": "P1", "table": "T", "id": "m1", "seq": 2},
    {"do": "acknowledged", "who": "P1", "table": "T", "id": "m2", "seq": 3},
    {"do": "saw", "who": "P2", "table": "T", "seq": 2, "kind": "moved", "seat": 0, "text": "draws water"},
]


def make_log(*names: str) -> list[bytes]:
    """Return a log of moves with these ids behind its creation."""
    lines, head = list[bytes](), ""
    created = json.dumps({"seq": 1, "at": 0, "v": 6, "before": "", "event": {"type": "created"}}).encode()
    for seq, name in enumerate(("", *names), 1):
        event: dict[str, object] = {"type": "moved", "seat": 0, "id": name, "move": "6"}
        event = event if name else {"type": "created"}
        lines.append(write_line("T", seq, b"x " + created, event, head))
        head = head_after(head, lines[-1])
    return lines


@pytest.mark.parametrize(
    ("names", "kinds"),
    [
        (("m1", "m2"), set()),
        (("m1",), {"lost"}),
        (("m1", "m1", "m2"), {"doubled", "order"}),
        (("m2", "m1"), {"order"}),
    ],
)
def test_the_judge_tells_lost_doubled_and_swapped_apart(names: tuple[str, ...], kinds: set[str]) -> None:
    assert {found.kind for found in judge(NOTES, {"T": make_log(*names)})} == kinds


def test_the_judge_sees_a_log_that_was_changed() -> None:
    log = make_log("m1", "m2")
    log[1] = write_line(
        "T", 2, log[1], {"type": "moved", "seat": 0, "id": "m1", "move": "5"}, head_after("", log[0])
    )
    assert {str(found) for found in judge(NOTES, {"T": log})} == {
        "log: table T: event 3 does not follow from those before it"
    }
    assert {found.kind for found in judge(NOTES, {})} == {"lost"}
