"""Slow games: clocks go on while no server runs, dice roll though nobody is there, expiry waits."""

from __future__ import annotations

from rollwright.table.actors.schedule import LATE_SECONDS, SLOW_ROLL_SECONDS, SLOW_SECONDS
from rollwright.table.people.own_games import TABLE, NewGame, keep_seat
from rollwright.table.people.profiles import find_profile, make_profile
from rollwright.table.people.slow_games import moves_owed, note_clock, overdue, postpone, stop_clock
from rollwright.table.rules import commands as c
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.store import Store, now_ms

from .tables import FakeClock, Party, gather, in_loop, make_hall, until

NINE = {"turns": "9"}
HOUR = 3600


class Calendar(FakeClock):
    """A clock whose wall time goes on with it."""

    def __init__(self, wall: int = 1_700_000_000_000, time: float = 1000.0) -> None:
        super().__init__()
        self.wall_time, self.time = wall, time

    def advance(self, seconds: float) -> None:
        self.wall_time += round(1000 * seconds)
        super().advance(seconds)


async def seat_two(clock: Calendar, timer: int = SLOW_SECONDS, store: Store | None = None) -> Party:
    return await gather(make_hall(store or MemoryStore(), clock), 2, options=NINE, timer=timer)


def state_of(party: Party) -> TableState:
    return party.tables.actors[party.table].table_state


async def start_again(party: Party, clock: Calendar, hours: float) -> tuple[Party, Calendar]:
    """Return the table at a server that starts some hours later; its monotonic clock begins anew."""
    later = Calendar(clock.wall_time + round(1000 * HOUR * hours), 5.0)
    tables = make_hall(party.tables.store, later)
    again = Party(tables, party.table, party.tokens)
    await tables.wake(party.table)
    return again, later


async def left(party: Party, seat: int = 0) -> float:
    return (await party.tables.view(party.table)).seconds_left[seat]


# ---- clocks


@in_loop
async def test_a_slow_clock_goes_on_while_no_server_runs() -> None:
    clock = Calendar()
    party = await seat_two(clock)
    await party.roll()
    clock.advance(10 * HOUR)
    assert await left(party) == 14 * HOUR
    again, later = await start_again(party, clock, 4)
    assert await left(again) == 10 * HOUR
    later.advance(10 * HOUR)
    await until(lambda: state_of(again).waiting == ())
    assert {taken.by for taken in state_of(again).trail} == {"clock"}


@in_loop
async def test_who_comes_after_the_time_ran_out_while_no_server_ran_has_ten_minutes() -> None:
    clock = Calendar()
    party = await seat_two(clock)
    await party.roll()
    again, later = await start_again(party, clock, 10 * 24)
    assert await left(again) == LATE_SECONDS
    await again.move(0)
    later.advance(LATE_SECONDS)
    await until(lambda: state_of(again).waiting == ())
    assert [taken.by for taken in state_of(again).trail] == ["person", "clock"]


@in_loop
async def test_a_quick_clock_begins_anew_after_a_restart() -> None:
    clock = Calendar()
    party = await seat_two(clock, timer=600)
    await party.roll()
    clock.advance(500)
    again, _ = await start_again(party, clock, 1)
    assert await left(again) == 600


@in_loop
async def test_a_wall_clock_that_jumps_changes_no_slow_clock_at_a_server_that_runs() -> None:
    clock = Calendar()
    party = await seat_two(clock)
    await party.roll()
    clock.wall_time += 10 * 365 * 24 * HOUR * 1000
    await party.move(0)
    assert await left(party, 1) == SLOW_SECONDS


@in_loop
async def test_a_pause_and_more_time_count_over_a_restart() -> None:
    clock = Calendar()
    party = await seat_two(clock)
    await party.roll()
    clock.advance(HOUR)
    await party.act(0, c.Pause())
    clock.advance(5 * HOUR)
    await party.act(0, c.Resume())
    await party.act(0, c.Extend(seconds=600))
    again, _ = await start_again(party, clock, 2)
    assert await left(again) == SLOW_SECONDS - 3 * HOUR + 600


@in_loop
async def test_dice_of_a_slow_game_roll_by_themselves_though_nobody_is_there() -> None:
    clock = Calendar()
    party = await seat_two(clock)
    assert state_of(party).rolls == 0
    clock.advance(SLOW_ROLL_SECONDS)
    await until(lambda: state_of(party).rolls == 1)
    for seat in (0, 1):
        await party.move(seat)
    clock.advance(SLOW_ROLL_SECONDS - 1)
    assert state_of(party).rolls == 1, "a move can be taken back for a minute"
    clock.advance(1)
    await until(lambda: state_of(party).rolls == 2)


@in_loop
async def test_servers_are_told_for_whom_a_slow_table_waits_and_until_when() -> None:
    clock = Calendar()
    party = await seat_two(clock)
    told: list[tuple[tuple[int, ...], int]] = []
    party.tables.on_slow = lambda state, due: told.append((tuple(sorted(state.asked)), due))
    await party.roll()
    clock.advance(60)
    await party.move(0)
    day = 1000 * SLOW_SECONDS
    start = clock.wall_time - 60_000
    assert told == [((0, 1), start + day), ((1,), start + day)]
    await party.act(0, c.Pause())
    assert told[-1] == ((1,), 0)


# ---- the store


def test_the_rows_of_slow_tables_say_what_is_due_and_for_whom(store: Store) -> None:
    key = make_profile(store, "Ada", "pine", 1)
    ada = find_profile(store, key)
    assert ada is not None
    for n, name in enumerate("ABC"):
        keep_seat(store, ada, key, NewGame(name, n % 2, "token", "toy", TABLE, 1, 2))
    note_clock(store, "A", [0, 1], 500)
    note_clock(store, "B", [0], 400)
    note_clock(store, "C", [0], 300)
    note_clock(store, "D", [0], 100)
    owed, slow = moves_owed(store, ada)
    assert ([each.name for each in owed], slow) == (["C", "A"], 3)
    assert overdue(store, 400) == ["D", "C"]
    postpone(store, "D", 400, 900)
    postpone(store, "A", 400, 900)
    assert overdue(store, 600) == ["C", "B", "A"]
    note_clock(store, "C", [1], 700)
    stop_clock(store, "A")
    assert moves_owed(store, ada) == ([], 2)


def test_expiry_never_takes_a_slow_game_before_its_clock(store: Store) -> None:
    for name in "AB":
        store.create(name, b"s", b"one")
    note_clock(store, "A", [0], now_ms() + 60_000)
    note_clock(store, "B", [0], now_ms() - 60_000)
    assert store.expire(now_ms() + 1) == ["B"]
    assert store.tables() == ["A"]
    stop_clock(store, "A")
    assert store.expire(now_ms() + 1) == ["A"]
    assert store.ask("select count(*) from slow_tables") == [(0,)]
