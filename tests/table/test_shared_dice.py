"""Shared sets of dice: the same rolls for everybody, one counted try, ranked as in duplicate bridge."""

from __future__ import annotations

import json
from datetime import date
from unittest.mock import Mock

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.core.record import parse_record, replay
from rollwright.table.actors.tables import Tables
from rollwright.table.dice.verify import verify_record
from rollwright.table.people import shared_dice
from rollwright.table.people.days import (
    begin_try,
    count_days,
    end_try,
    expire_days,
    find_try,
    list_days,
    list_ranked,
    played_days,
    spread_of,
)
from rollwright.table.people.own_games import TABLE, NewGame, keep_seat
from rollwright.table.people.profiles import Profile, delete_profile, find_profile, make_profile
from rollwright.table.people.shared_dice import (
    DiceSet,
    Finished,
    NewSet,
    count_sets,
    describe_finished,
    expire_sets,
    find_set,
    knows_dice,
    list_earlier,
    make_set,
    share_points,
    share_table,
    touch_set,
)
from rollwright.table.rules import commands as c
from rollwright.table.rules.events import DayDice
from rollwright.table.rules.refusal import Refusal
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.store import Store
from tests.web.seating import read_playthrough

from .tables import in_loop

NOW = 1_796_000_000_000
GAME = "chiefdom-2"


def someone(store: Store, name: str, table: str = "", seat: int = 0) -> tuple[str, Profile]:
    key = make_profile(store, name, "pine", NOW)
    profile = find_profile(store, key)
    assert profile is not None
    if table:
        keep_seat(store, profile, key, NewGame(table, seat, "token", GAME, TABLE, NOW, 1))
    return key, profile


async def play(tables: Tables, new: NewTable, secret: bytes | None = None) -> str:
    """Play a game to its end, always by the first move, and return its table."""
    opened = await tables.create(new, secret=secret)
    seated = await tables.join(opened.table, "Ada", "pine", host_key=opened.host_key)
    await tables.act(opened.table, seated.token, c.Start())
    while (state := (await tables.view(opened.table)).table_state).phase == "playing":
        if state.is_chance_due:
            await tables.act(opened.table, seated.token, c.RollDice())
            continue
        move = state.game.moves(state.game.view(state.state, seated.seat), seated.seat)[0]
        path = state.game.vocabulary.path_of(move)
        await tables.act(
            opened.table, seated.token, c.Play(id=f"m{state.seq}", ask=state.asked[seated.seat], path=path)
        )
    return opened.table


def try_at(dice: DiceSet) -> NewTable:
    shared = DayDice(dice.day.day, dice.day.salt, dice.rolls)
    return NewTable(dice.day.game, dice.seats, dice.day.options, seed=dice.seed, hints="nobody", daily=shared)


def shared(store: Store, new: NewSet) -> DiceSet:
    found = find_set(store, make_set(store, new, [], NOW))
    assert found is not None
    return found


def rolls_of(record: str) -> list[str]:
    return [step for step in parse_record(record).steps if step.startswith("roll ")]


@in_loop
async def test_a_try_meets_the_rolls_of_the_game_that_was_shared() -> None:
    tables = Tables(MemoryStore())
    first = await play(tables, NewTable(GAME))
    state = (await tables.view(first)).table_state
    _, ada = someone(tables.store, "Ada", first)
    new = share_table(state, ["person"])
    code = make_set(tables.store, new, list_earlier(describe_finished(state), new, False), NOW)
    assert make_set(tables.store, new, [], NOW) == code, "one game is one set"
    dice = find_set(tables.store, code)
    assert dice is not None
    attempt = find_try(tables.store, code, GAME, ada)
    assert attempt is not None
    assert attempt.points == state.game.score(state.state, 0).total
    assert knows_dice(tables.store, dice, ada)
    table = await play(tables, try_at(dice), b"s" * 32)
    tried = await tables.record(table, is_shown=True)
    assert rolls_of(tried) == rolls_of(await tables.record(first))
    with pytest.raises(Refusal):
        await tables.record(table)
    with pytest.raises(InvalidSheet, match="dice of another game"):
        verify_record(tried)
    with pytest.raises(Refusal, match="cannot be shared"):
        share_table((await tables.view(table)).table_state, ["person"])
    await tables.close()


def test_a_shared_game_is_replayed_once_and_every_seat_counts_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, replayed = read_playthrough("chiefdom-2-bonus-on"), Mock(side_effect=replay)
    monkeypatch.setattr(shared_dice, "replay", replayed)
    people = tuple(range(len(record.players)))
    new = NewSet(record.game, record.options, "T1", ("person",), table="T1")
    earlier = list_earlier(Finished(record, ("person",) * len(people), people, NOW), new, False)
    assert (len(people), replayed.call_count, [each.seat for each in earlier]) == (2, 1, [1]), (
        "one fits a game alone"
    )
    for name in ("Ada", "Ada's other browser", "Ada's third browser"):
        someone(store, name, "T1", 1)
    code = make_set(store, new, earlier, NOW)
    assert make_set(store, new, earlier, NOW) == code
    assert [each.person for each in list_ranked(store, code, record.game, 9)] == ["Ada"]


@in_loop
async def test_what_comes_after_the_last_shared_roll_is_the_same_for_everybody() -> None:
    tables = Tables(MemoryStore())
    dice = shared(tables.store, NewSet(GAME, {}, "elsewhere", ("person",), rolls=("1 2 3", "4 4 4")))
    secret = b"s" * 32
    records = [await tables.record(await play(tables, try_at(dice), secret), is_shown=True) for _ in range(2)]
    assert rolls_of(records[0])[:2] == ["roll 1 2 3", "roll 4 4 4"]
    assert rolls_of(records[0]) == rolls_of(records[1])
    await tables.close()


@in_loop
async def test_dice_of_a_seed_are_shared_without_a_game() -> None:
    tables = Tables(MemoryStore())
    dice = shared(tables.store, NewSet(GAME, {}, "chiefdom-2 seed 7", ("person",), 7))
    tried = await tables.record(await play(tables, try_at(dice)), is_shown=True)
    assert rolls_of(tried) == rolls_of(await tables.record(await play(tables, NewTable(GAME, seed=7))))
    assert parse_record(tried).dice == "seed 7"
    await tables.close()


def test_match_points_are_two_for_each_result_behind_and_one_for_an_equal_one() -> None:
    spread = {100: 1, 90: 2, 80: 1}
    assert [share_points(spread, points) for points in (100, 90, 80)] == [100, 50, 0]
    assert share_points({70: 1}, 70) is None


def test_a_set_counts_one_try_a_person_and_is_no_day(store: Store) -> None:
    dice = shared(store, NewSet(GAME, {}, "T1", ("person",)))
    for points in (90, 70, 90):
        _, profile = someone(store, f"P{points}")
        table = f"T{profile.id}"
        assert begin_try(store, dice.day, profile, table, 0, NOW) == table
        assert begin_try(store, dice.day, profile, "second", 0, NOW) == table
        assert end_try(store, table, points, json.dumps({"total": points}), NOW + 10**11)
        assert played_days(store, profile) == [], "shared dice are no day of a streak"
    code = dice.day.day
    assert [(each.rank, each.points) for each in list_ranked(store, code, GAME, 9)] == [
        (1, 90),
        (1, 90),
        (3, 70),
    ]
    assert spread_of(store, code, GAME) == {70: 1, 90: 2}
    assert list_days(store, GAME, date(2999, 1, 1), 9) == []
    assert (count_days(store), count_sets(store)) == ((0, 3), 1)
    assert expire_days(store, date(2999, 1, 1)) == 0


def test_sets_expire_with_their_results_and_a_deleted_person_leaves_them(store: Store) -> None:
    old, new = (shared(store, NewSet(GAME, {}, name, ("person",))) for name in ("T1", "T2"))
    key, profile = someone(store, "Ada")
    for dice in (old, new):
        begin_try(store, dice.day, profile, dice.origin, 0, NOW)
        end_try(store, dice.origin, 50, "{}", NOW)
    touch_set(store, new.day.day, NOW + 10)
    assert expire_sets(store, NOW + 5) == 1
    assert find_set(store, old.day.day) is None
    assert spread_of(store, old.day.day, GAME) == {}
    assert spread_of(store, new.day.day, GAME) == {50: 1}
    delete_profile(store, key)
    assert spread_of(store, new.day.day, GAME) == {}
