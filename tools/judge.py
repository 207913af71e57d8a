"""Judge the history of a server that was killed: was every acknowledged move kept, once, in one order?

python tools/judge.py HISTORY --log tables.db

HISTORY is what people noted while they played, a JSON object a line, in the order in which each of them
noted it. LOG is where the server kept its tables: a file of SQLite, or the address of a PostgreSQL database.

    {"do": "acknowledged", "who": "P1", "table": "K7P2QD", "id": "m3", "seq": 7}
    {"do": "saw", "who": "P2", "table": "K7P2QD", "seq": 7, "kind": "moved", "seat": 0, "text": "draws ..."}

This program shares no code with the server or its simulators: it knows the log's format from
docs/protocol.md alone, and whoever doubts both can read it in ten minutes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

Note = Mapping[str, Any]
Event = dict[str, Any]
Logs = Mapping[str, Sequence[bytes]]
"""By table, the lines of its log, from the first on."""
CHECKSUM_DIGITS = 16
CHAINED = 6
"""The version from which on events carry the hash of the log before them."""


class Finding(NamedTuple):
    """What is wrong: `lost`, `doubled`, `order` or `log`, at which table, and how."""

    kind: str
    table: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: table {self.table}: {self.what}"


def judge(notes: Iterable[Note], logs: Logs) -> list[Finding]:
    """Return everything that is wrong between what people noted and what the tables kept."""
    by_table: dict[str, list[Note]] = {}
    for note in notes:
        by_table.setdefault(str(note["table"]), []).append(note)
    findings = [found for table, log in logs.items() for found in judge_log(table, log)]
    for table, noted in by_table.items():
        if table not in logs:
            findings.append(Finding("lost", table, "the table is not there"))
            continue
        events = [read_line(line) for line in logs[table]]
        findings += judge_acknowledged(table, noted, events)
        findings += judge_seen(table, noted, events)
    return findings


# ---- the log by itself


def read_line(line: bytes) -> Event:
    """Return the event of a line: a checksum, a space, and JSON; nothing of what cannot be read."""
    try:
        stored = json.loads(line.partition(b" ")[2])
        return {
            **stored["event"],
            "seq": stored["seq"],
            "v": stored.get("v", 1),
            "before": stored.get("before"),
        }
    except (ValueError, KeyError, TypeError):
        return {"type": "unreadable", "seq": 0, "v": 0, "before": None}


def judge_log(table: str, log: Sequence[bytes]) -> Iterator[Finding]:
    """Yield where a log has a gap, a line without its checksum, a broken chain, or a command twice."""
    head, is_chained, made = "", False, Counter[tuple[int, str]]()
    for place, line in enumerate(log, 1):
        event = read_line(line)
        checksum, _, body = line.partition(b" ")
        digest = hashlib.sha256(f"{table}|{place}|".encode() + body).hexdigest()
        if event["seq"] != place or checksum.decode("ascii", "replace") != digest[:CHECKSUM_DIGITS]:
            yield Finding("log", table, f"event {place} is not as it was written")
        carries = event["v"] >= CHAINED
        if event["before"] != head if carries else is_chained:
            yield Finding("log", table, f"event {place} does not follow from those before it")
        is_chained = is_chained or carries
        head = hashlib.sha256(f"{head}|".encode() + line).hexdigest()
        if event.get("id"):
            made[event.get("seat", -1), event["id"]] += 1
    for (seat, name), times in made.items():
        if times > 1:
            yield Finding("doubled", table, f"command {name} of seat {seat + 1} is there {times} times")


# ---- what people were told


def judge_acknowledged(table: str, notes: Sequence[Note], events: Sequence[Event]) -> Iterator[Finding]:
    """Yield each acknowledged command that is not where it was said to be, or in another order."""
    places: dict[str, list[int]] = {}
    for event in events:
        places.setdefault(event.get("id", ""), []).append(event["seq"])
    answers: dict[tuple[str, str], int] = {}
    newest: dict[str, int] = {}
    for note in notes:
        if note["do"] != "acknowledged":
            continue
        who, name, seq = str(note["who"]), str(note["id"]), int(note["seq"])
        said = answers.setdefault((who, name), seq)
        if said != seq:
            yield Finding("order", table, f"{name} of {who} was acknowledged as events {said} and {seq}")
        found = places.get(name, [])
        if not found:
            yield Finding("lost", table, f"{name} of {who}, acknowledged as event {seq}, is not in the log")
        elif seq not in found:
            yield Finding(
                "order", table, f"{name} of {who}, acknowledged as event {seq}, is event {found[0]}"
            )
        if seq < newest.get(who, 0):
            yield Finding(
                "order", table, f"{name} of {who} came after event {newest[who]}, and is event {seq}"
            )
        newest[who] = max(seq, newest.get(who, 0))


def judge_seen(table: str, notes: Sequence[Note], events: Sequence[Event]) -> Iterator[Finding]:
    """Yield each event that two people saw differently, or that the log does not hold as it was seen."""
    is_final = not any(event["type"] == "undone" for event in events)
    seen: dict[int, tuple[str, list[object]]] = {}
    for note in notes:
        if note["do"] != "saw":
            continue
        seq, who, shown = int(note["seq"]), str(note["who"]), describe(note)
        if seq > len(events):
            yield Finding("lost", table, f"{who} saw event {seq}, and the log ends at {len(events)}")
        elif shown[: len(kept := describe_event(events[seq - 1]))] != kept:
            yield Finding("order", table, f"{who} saw event {seq} as {shown}, and the log has {kept}")
        elif is_final and all(shown):
            other, before = seen.setdefault(seq, (who, shown))
            if before != shown:
                yield Finding("order", table, f"event {seq} was {before} to {other} and {shown} to {who}")


def describe(note: Note) -> list[object]:
    """Return what somebody saw: the kind, who moved (from 1) or what was rolled, and how it was said."""
    kind, text = str(note["kind"]), str(note["text"])
    if kind == "rolled":
        return [kind, text.replace("{die-", "").replace("}", "")]
    return [kind, int(note["seat"]) + 1, text] if kind == "moved" else [kind]


def describe_event(event: Event) -> list[object]:
    """Return the same of an event of the log, which has moves in another notation."""
    if event["type"] == "rolled":
        return ["rolled", event["roll"]]
    return ["moved", event["seat"] + 1] if event["type"] == "moved" else [event["type"]]


# ---- where notes and logs are


def read_history(path: Path) -> list[Note]:
    """Return the notes of a file."""
    with path.open(encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def read_logs(where: str) -> Logs:
    """Return the logs of all tables of a file, or of a database by its address."""
    query = "select name, seq, body from events order by name, seq"
    if where.startswith(("postgresql:", "postgres:")):
        import psycopg

        with psycopg.connect(where) as database:
            return gather(database.execute(query))
    with sqlite3.connect(f"file:{where}?mode=ro", uri=True) as file:
        return gather(file.execute(query))


def gather(rows: Iterable[Sequence[Any]]) -> Logs:
    """Return the lines by table."""
    logs: dict[str, list[bytes]] = {}
    for name, _, body in rows:
        logs.setdefault(str(name), []).append(bytes(body))
    return logs


def main() -> int:
    """Read the command line, judge, and say what was found."""
    parser = argparse.ArgumentParser(prog="python tools/judge.py", description="Judge a history.")
    parser.add_argument("history", type=Path, help="what people noted: a JSON object a line")
    parser.add_argument("--log", required=True, help="the file of the tables, or postgresql://...")
    asked = parser.parse_args()
    notes, logs = read_history(asked.history), read_logs(asked.log)
    findings = judge(notes, logs)
    for found in findings:
        print(found)
    acknowledged = sum(note["do"] == "acknowledged" for note in notes)
    kinds = Counter(found.kind for found in findings)
    print(
        f"{acknowledged} acknowledged, {len(notes) - acknowledged} seen, {len(logs)} tables: "
        f"{kinds['lost']} lost, {kinds['doubled']} doubled, {kinds['order']} out of order, "
        f"{kinds['log']} damaged"
    )
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
