"""`rollwright daily` and `rollwright print --daily`: a day from the file of the browser table."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from rollwright.table.actors.tables import Tables
from rollwright.table.dice.day_dice import DAY_MS, begins_at, closes_at, day_at
from rollwright.table.people.days import (
    Par,
    begin_day,
    begin_try,
    end_try,
    note_par,
    prepare_days,
    secret_of_day,
)
from rollwright.table.people.profiles import find_profile, make_profile
from rollwright.table.rules import commands as c
from rollwright.table.rules.events import DayDice
from rollwright.table.rules.setup import NewTable
from rollwright.table.rules.table_state import Phase
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import now_ms
from tests.table.tables import FakeClock, in_loop

from .run import run_command as run

YESTERDAY = day_at(now_ms()) - timedelta(days=1)
BEFORE = YESTERDAY - timedelta(days=1)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A file with two days that are over: one has a result, the other nobody has begun."""
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    start = begins_at(BEFORE)
    prepare_days(store, {"chiefdom-2": {BEFORE: {}, YESTERDAY: {}}}, start - DAY_MS)
    day = begin_day(store, BEFORE, "chiefdom-2", start)
    profile = find_profile(store, make_profile(store, "Ada", "pine", 1))
    assert day is not None
    assert profile is not None
    begin_try(store, day, profile, "AAAAAA", 0, start)
    end_try(store, "AAAAAA", 120, '{"total": 120}', start + 1)
    note_par(store, day, Par("hunter", 99, '{"total": 99}'))
    store.close()
    return path


def test_a_day_is_shown_with_results_par_and_secret(data: Path) -> None:
    done = run("daily", "chiefdom-2", "--day", BEFORE.isoformat(), "--data", str(data))
    assert done.code == 0
    for part in ("1 finished", "1. Ada  120", "par: hunter 99", "commitment", "salt", "secret"):
        assert part in done.out
    [shown] = json.loads(
        run("daily", "chiefdom-2", "--day", BEFORE.isoformat(), "--data", str(data), "--json").out
    )
    assert (shown["players"], shown["committed_before"], len(shown["secret"])) == (1, True, 64)


def test_a_day_that_nobody_began_has_a_commitment_and_no_more(data: Path) -> None:
    [shown] = json.loads(
        run("daily", "chiefdom-2", "--day", YESTERDAY.isoformat(), "--data", str(data), "--json").out
    )
    assert (len(shown["commitment"]), shown["salt"], shown["secret"]) == (64, "", "")
    assert "nothing is committed to" in run("daily", "--data", str(data)).out


def test_the_dice_of_a_day_are_printed(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "strip.pdf"
    day = ["--daily", BEFORE.isoformat(), "--data", str(data)]
    assert run("print", "chiefdom-2", *day, "--no-rules", "--turns", "3", "-o", str(out)).code == 0
    assert out.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["daily", "--day", "tomorrow"], "a day is written like 2026-11-17"),
        (["daily", "nothing"], "nothing"),
        (["print", "chiefdom-2", "--daily", "x", "-o", "x.pdf"], "a day is written like"),
        (["print", "chiefdom-2", "--daily", YESTERDAY.isoformat(), "-o", "x.pdf"], "nobody has begun"),
        (["print", "chiefdom-2", "--daily", "2026-11-17", "--dice", "1", "-o", "x.pdf"], "leave --dice"),
    ],
)
def test_what_cannot_be_is_a_sentence(data: Path, args: list[str], sentence: str) -> None:
    done = run(*args, "--data", str(data))
    assert (done.code, done.err.count("\n"), sentence in done.err) == (2, 1, True), done.err


def test_the_terminals_own_dice_of_a_day_are_the_same_for_everybody_and_end_with_the_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        ran = run("daily", "fiefdoms", "--play", "--day", "2026-11-17", stdin="\n")
        assert ran.code == 0, ran
    records = {path.read_text() for path in tmp_path.glob("*.record")}
    assert len(records) == 1
    assert "seed 20261117" in next(iter(records))
    assert "challenge=" in next(iter(records))


async def play_daily_dice() -> tuple[str, str]:
    """Play a day's dice to the end; return the record as it is then, and after the day."""
    store, clock, game = MemoryStore(), FakeClock(), "chiefdom-1"
    clock.wall_time = begins_at(BEFORE) + 5
    prepare_days(store, {game: {BEFORE: {}}}, begins_at(BEFORE) - DAY_MS)
    day = begin_day(store, BEFORE, game, clock.wall())
    assert day is not None
    tables = Tables(store, clock=clock)
    new = NewTable(game, ["person"], day.options, hints="nobody", daily=DayDice(day.day, day.salt))
    opened = await tables.create(new, secret=secret_of_day(store, day))
    token = (await tables.join(opened.table, "Ada", host_key=opened.host_key)).token
    await tables.act(opened.table, token, c.Start())
    while (state := (await tables.view(opened.table, token)).table_state).phase is not Phase.OVER:
        if 0 not in state.asked:
            await tables.act(opened.table, token, c.RollDice())
            continue
        move = state.game.moves(state.game.view(state.state, 0), 0)[0]
        path = state.game.vocabulary.path_of(move)
        await tables.act(opened.table, token, c.Play(id=f"m{state.seq}", ask=state.asked[0], path=path))
    early = await tables.record(opened.table, token)
    clock.wall_time = closes_at(BEFORE)
    late = await tables.record(opened.table, token)
    await tables.close()
    return early, late


@in_loop
async def test_the_record_of_a_day_is_verified_when_the_day_is_over_and_an_edited_one_is_not(
    tmp_path: Path,
) -> None:
    early, late = await play_daily_dice()
    path = tmp_path / "day.record"
    path.write_text(early, encoding="utf-8")
    done = run("verify", str(path))
    assert (done.code, "shown when the day is over" in done.err) == (2, True)
    path.write_text(late, encoding="utf-8")
    done = run("verify", str(path))
    assert (done.code, done.err) == (0, "")
    rolled = next(line for line in late.splitlines() if " roll " in line)
    number, faces = rolled.split(" roll ")
    other = " ".join("2" if face == "1" else "1" for face in faces.split())
    path.write_text(late.replace(rolled, f"{number} roll {other}"), encoding="utf-8")
    assert run("verify", str(path)).code != 0
