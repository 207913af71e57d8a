"""Ratings in every store: which games count, once each, as their logs say; what levels are worth."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from rollwright.core.manifest import Manifest
from rollwright.core.options import Option, number_option
from rollwright.games.catalogue import find_game
from rollwright.table.actors.tables import Tables
from rollwright.table.actors.upkeep import Upkeep
from rollwright.table.people.own_games import TABLE, NewGame, keep_seat
from rollwright.table.people.profiles import Profile, delete_profile, find_profile, make_profile
from rollwright.table.people.ratings import (
    DAY_MS,
    MOST_OF_A_PAIR,
    STALE_DAYS,
    Rating,
    can_be_rated,
    count_rated,
    find_rating,
    is_newcomer,
    judge,
    leave_unrated,
    ratings_at,
    settle_game,
    settle_stale,
    stale_games,
)
from rollwright.table.rules import commands as c
from rollwright.table.rules.events import DayDice, SeatPlan, Settings
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.store import Store
from rollwright.web.people import keeper
from rollwright.web.people.keeper import GameKeeper
from tools.rating_attack import feed, feed_before, play_and_leave

from ..toy import OPTIONS, Toy
from .tables import FakeClock, Party, gather, in_loop, make_known, until

LEVELS = {"greedy": (1500.0, 30.0)}
HOUSE = number_option("bonus", 1, 0, 9, "A house rule.")


@dataclass(frozen=True)
class RatedToy(Toy):
    """A toy whose players are rated."""

    options: tuple[Option, ...] = (*OPTIONS, HOUSE)
    manifest = Manifest(level_ratings=LEVELS)


GAME = RatedToy()


def make_tables(store: Store) -> Tables:
    return Tables(store, clock=FakeClock(), find_game=lambda name: GAME)


def someone(store: Store, name: str) -> tuple[str, Profile]:
    key = make_profile(store, name, "pine", 1)
    profile = find_profile(store, key)
    assert profile is not None
    return key, profile


async def seat_people(
    store: Store, *names: str, are_known: bool = True, **settings: Any
) -> tuple[Party, list[Profile]]:
    """Seat people with profiles at a table that starts."""
    party = await gather(make_tables(store), len(names), **settings)
    profiles = []
    for seat, name in enumerate(names):
        key, profile = someone(store, name)
        if are_known:
            make_known(store, profile.id)
        now = party.tables.clock.wall()
        seats = len(await state_of(party, "seats"))
        keep_seat(
            store, profile, key, NewGame(party.table, seat, party.tokens[seat], "toy", TABLE, now, seats)
        )
        profiles.append(profile)
    return party, profiles


async def state_of(party: Party, what: str = "") -> Any:
    state = (await party.tables.view(party.table)).table_state
    return getattr(state, what) if what else state


async def play(party: Party, turns: int = 9) -> None:
    for _ in range(turns):
        if await state_of(party, "phase") != "playing":
            return
        await party.roll()
        await party.move_all()


def rating(store: Store, profile: Profile, now: int) -> float | None:
    found = find_rating(store, profile, now)
    return None if found is None else found.rating.rating


# ---- what counts


@in_loop
async def test_a_finished_game_between_two_profiles_changes_both_ratings_once(store: Store) -> None:
    party, (ada, bo) = await seat_people(store, "Ada", "Bo")
    await play(party)
    state, now = await state_of(party), party.tables.clock.wall()
    assert settle_game(store, state, now)
    assert not settle_game(store, state, now), "the second time counts nothing"
    outcome = GAME.outcome(state.state)
    assert outcome is not None
    before = Rating().rating
    changes = [round((rating(store, each, now) or 0) - before) for each in (ada, bo)]
    if len(outcome.winners) == 1:
        winner = outcome.winners[0]
        assert changes[winner] == -changes[1 - winner] == 162
    else:
        assert changes == [0, 0]
    at = ratings_at(store, state, now)
    assert [round(at[seat].change or 0) for seat in (0, 1)] == changes
    assert count_rated(store) == 2


@in_loop
async def test_a_level_is_a_rival_with_a_rating_of_its_own(store: Store) -> None:
    party, [ada] = await seat_people(store, "Ada", bots=["greedy"], hints="nobody")
    await party.roll()
    await party.move(0)
    actor = party.tables.actors[party.table]
    await until(lambda: actor.table_state.is_chance_due)
    await party.act(0, c.Leave())
    state, now = await state_of(party), party.tables.clock.wall()
    assert settle_game(store, state, now)
    at = ratings_at(store, state, now)
    assert (at[1].rating, at[1].deviation, at[1].change) == (1500, 30, None), "levels do not change"
    assert (rating(store, ada, now) or 9999) < 1500


@in_loop
async def test_who_leaves_has_lost_at_once_and_before_both_have_moved_nobody_has(store: Store) -> None:
    early, _ = await seat_people(store, "Ada", "Bo")
    await early.roll()
    await early.move(0)
    await early.act(1, c.Leave())
    now = early.tables.clock.wall()
    assert not settle_game(store, await state_of(early), now)
    assert count_rated(store) == 0
    late, (cy, di) = await seat_people(store, "Cy", "Di")
    noted: list[TableState] = []
    late.tables.on_over = noted.append
    await play(late, 1)
    await late.act(1, c.Leave())
    assert len(noted) == 1, "a server is told of it"
    assert settle_game(store, noted[0], now)
    assert (rating(store, cy, now) or 0) > 1500 > (rating(store, di, now) or 9999)


@in_loop
async def test_a_host_who_ends_a_game_has_lost_it(store: Store) -> None:
    party, (ada, bo) = await seat_people(store, "Ada", "Bo")
    await play(party, 1)
    await party.act(0, c.End())
    now = party.tables.clock.wall()
    assert settle_game(store, await state_of(party), now)
    assert (rating(store, ada, now) or 9999) < 1500 < (rating(store, bo, now) or 0)


@in_loop
async def test_a_game_that_stands_still_is_lost_by_whoever_has_to_move(store: Store) -> None:
    party, (ada, bo) = await seat_people(store, "Ada", "Bo")
    await play(party, 1)
    await party.roll()
    await party.move(0)
    state, now = await state_of(party), party.tables.clock.wall()
    assert stale_games(store, "toy", now, 9) == []
    assert stale_games(store, "toy", now + 1, 9) == [party.table]
    assert judge(state) is None
    assert judge(state, now) is None, "the game goes on"
    settle_stale(store, state, now, now + 1)
    assert (rating(store, ada, now) or 0) > 1500 > (rating(store, bo, now) or 9999)
    assert stale_games(store, "toy", now + 1, 9) == [], "it is not looked at again"


@in_loop
async def test_only_days_on_which_a_server_ran_make_a_game_stand_still(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "rated_games", lambda: [GAME])
    party, (ada, bo) = await seat_people(store, "Ada", "Bo")
    await play(party, 1)
    await party.roll()
    await party.move(0)
    clock = cast(FakeClock, party.tables.clock)
    games, upkeep, now = GameKeeper(party.tables), Upkeep(party.tables, None), clock.wall_time
    clock.wall_time = now + 20 * DAY_MS
    await upkeep.tidy()
    await games.look()
    clock.wall_time = now
    assert rating(store, ada, now) is None, "a clock that is ahead decides nothing"
    for _ in range(STALE_DAYS + 1):
        assert rating(store, ada, now) is None
        clock.advance(3600)
        await upkeep.tidy()
        clock.wall_time += DAY_MS
        await games.look()
    assert (rating(store, ada, now) or 0) > 1500 > (rating(store, bo, now) or 9999)


@in_loop
async def test_a_game_that_cannot_be_rated_is_looked_at_once(store: Store) -> None:
    party, _ = await seat_people(store, "Ada", "Bo", hints="all")
    later = party.tables.clock.wall() + 1
    assert stale_games(store, "toy", later, 9) == [party.table]
    settle_stale(store, await state_of(party), later, later)
    assert stale_games(store, "toy", later, 9) == []
    assert count_rated(store) == 0


@in_loop
async def test_seats_without_a_profile_or_of_one_profile_count_for_nobody(store: Store) -> None:
    tables = make_tables(store)
    key, ada = someone(store, "Ada")
    for seats in ((0,), (0, 1)):
        party = await gather(tables, 2)
        for seat in seats:
            new = NewGame(party.table, seat, party.tokens[seat], "toy", TABLE, tables.clock.wall(), 2)
            keep_seat(store, ada, key, new)
        await play(party)
        assert not settle_game(store, await state_of(party), tables.clock.wall())
    assert count_rated(store) == 0


@in_loop
async def test_of_two_profiles_only_a_few_games_a_day_are_rated(store: Store) -> None:
    people = someone(store, "Ada"), someone(store, "Bo")
    for _, profile in people:
        make_known(store, profile.id)
    party = await gather(make_tables(store), 2)
    await play(party, 1)
    await party.act(1, c.Leave())
    state, now = await state_of(party), party.tables.clock.wall()

    def settle_again(number: int, at: int) -> bool:
        name = f"PAIR{number}"
        for seat, (key, profile) in enumerate(people):
            keep_seat(store, profile, key, NewGame(name, seat, party.tokens[seat], "toy", TABLE, now, 2))
        return settle_game(store, msgspec.structs.replace(state, table=name), at)

    rated = [settle_again(number, now) for number in range(MOST_OF_A_PAIR + 1)]
    assert rated == [True] * MOST_OF_A_PAIR + [False]
    assert settle_again(MOST_OF_A_PAIR + 1, now + DAY_MS), "the next day counts again"


@in_loop
async def test_who_takes_a_seat_up_later_is_not_the_one_who_is_rated(store: Store) -> None:
    party, (_, bo) = await seat_people(store, "Ada", "Bo")
    key, cy = someone(store, "Cy")
    await play(party)
    now = party.tables.clock.wall() + 10 * 60_000
    keep_seat(store, cy, key, NewGame(party.table, 1, "token", "toy", TABLE, now, 2))
    settle_game(store, await state_of(party), now)
    assert rating(store, cy, now) is None
    assert rating(store, bo, now) is not None


PLAIN = Settings("toy", {}, (SeatPlan(), SeatPlan()))


@pytest.mark.parametrize(
    ("change", "counts"),
    [
        ({}, True),
        ({"hints": "nobody"}, True),
        ({"timer": 86400}, True),
        ({"hints": "all"}, False),
        ({"seed": 1}, False),
        ({"daily": DayDice("2026-12-01", "ab")}, False),
        ({"lesson": True}, False),
        ({"options": {"bonus": "3"}}, False),
        ({"seats": (SeatPlan(), SeatPlan("greedy"))}, False),
        ({"seats": (SeatPlan(), SeatPlan("greedy")), "hints": "nobody"}, True),
        ({"seats": (SeatPlan(),) * 3}, False),
    ],
)
def test_only_plain_games_without_hints_count(change: dict[str, Any], counts: bool) -> None:
    assert can_be_rated(GAME, msgspec.structs.replace(PLAIN, **change)) is counts
    assert not can_be_rated(Toy(), msgspec.structs.replace(PLAIN, **change))


# ---- throwaway profiles


@in_loop
async def test_a_profile_counts_for_others_after_games_of_its_own_against_several(store: Store) -> None:
    for games, rivals, counts in ((0, 1, False), (5, 2, False), (4, 3, False), (5, 3, True)):
        party, (ada, bo) = await seat_people(store, "Ada", "Bo", are_known=False)
        make_known(store, bo.id, games, rivals)
        await play(party, 1)
        await party.act(1, c.Leave())
        now = party.tables.clock.wall()
        assert settle_game(store, await state_of(party), now) is counts
        assert (rating(store, ada, now) is not None) is counts
        assert rating(store, bo, now) is None, "Ada is new and counts for nobody"
        assert is_newcomer(store, ada)
        assert is_newcomer(store, bo) is not counts


@in_loop
async def test_who_was_rated_before_rivals_were_noted_counts_for_others(store: Store) -> None:
    party, (ada, bo) = await seat_people(store, "Ada", "Bo")
    store.write(lambda run: run("update rated_seats set rival = ''"))
    assert not is_newcomer(store, ada)
    await play(party, 1)
    await party.act(1, c.Leave())
    assert settle_game(store, await state_of(party), party.tables.clock.wall())
    assert (rating(store, bo, 1) or 9999) < 1500


@in_loop
async def test_a_game_that_is_left_unrated_stays_so(store: Store) -> None:
    party, (ada, _) = await seat_people(store, "Ada", "Bo")
    leave_unrated(store, party.table, 1)
    await play(party, 1)
    await party.act(1, c.Leave())
    assert not settle_game(store, await state_of(party), party.tables.clock.wall())
    assert rating(store, ada, 1) is None


@in_loop
async def test_throwaway_profiles_move_nobodys_rating() -> None:
    left = await play_and_leave()
    assert round(feed_before(left, 6)) == 1914, "when each of them counted at once"
    assert feed(left, 6) == feed(left, 60) == 1500
    assert feed(left, 6, 1, is_patient=True) < 1550, "who loses on purpose is worth little"


# ---- keeping them


@in_loop
async def test_sixteen_servers_rate_a_game_once(store: Store) -> None:
    party, (ada, _) = await seat_people(store, "Ada", "Bo")
    await play(party, 1)
    await party.act(1, c.Leave())
    state, now = await state_of(party), party.tables.clock.wall()
    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(lambda _: settle_game(store, state, now), range(16))) == 1
    found = find_rating(store, ada, now)
    assert found is not None
    assert found.games == 1


@in_loop
async def test_a_rating_is_less_sure_after_a_year_and_gone_with_its_profile(store: Store) -> None:
    party = await gather(make_tables(store), 2)
    (key, ada), (other, bo) = someone(store, "Ada"), someone(store, "Bo")
    for profile in (ada, bo):
        make_known(store, profile.id)
    for seat, (secret, profile) in enumerate(((key, ada), (other, bo))):
        new = NewGame(party.table, seat, party.tokens[seat], "toy", TABLE, party.tables.clock.wall(), 2)
        keep_seat(store, profile, secret, new)
    await play(party, 1)
    await party.act(1, c.Leave())
    now = party.tables.clock.wall()
    settle_game(store, await state_of(party), now)
    fresh, old = (find_rating(store, ada, at) for at in (now, now + 365 * DAY_MS))
    assert fresh is not None
    assert old is not None
    assert old.rating.deviation > fresh.rating.deviation
    assert old.rating.rating == fresh.rating.rating
    delete_profile(store, key)
    assert find_rating(store, ada, now) is None
    assert count_rated(store) == 1
    store.delete(party.table)
    assert store.ask("select count(*) from rated_seats where name = ?", party.table) == [(0,)]


# ---- levels


def test_the_levels_ratings_follow_from_the_games_they_won() -> None:
    page = (Path(__file__).parents[2] / "docs" / "results.md").read_text(encoding="utf-8")
    section = page.partition("### Chiefdom Duel")[2].partition("###")[0]
    rows = re.findall(r"^\| `([\w:]+)` \| `(\w+)` \| ([\d.]+)%", section, re.MULTILINE)
    share = {(bot, rival): float(wins) / 100 for bot, rival, wins in rows}
    ratings = {name: worth for name, (worth, _) in find_game("duel").manifest.level_ratings.items()}
    # Four games are too few: the elder is given what its weaker sibling won.
    share["elder", "chief"] = share["planner:300", "chief"]
    assert ratings["hunter"] == Rating().rating
    names = ("wanderer", "apprentice", "hunter", "chief", "elder")
    for weak, strong in pairwise(names):
        wins = share[strong, weak]
        assert ratings[strong] - ratings[weak] == pytest.approx(400 * log10(wins / (1 - wins)), abs=1.5)
