"""Days in every store: one secret, one counted try a person, ranks among a hundred thousand."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.types import Outcome, Score
from rollwright.table.dice.day_dice import (
    DAY_MS,
    FIRST_DAY,
    LATE_MS,
    DayLine,
    begins_at,
    closes_at,
    day_at,
    format_day_line,
    is_closed,
    number_of,
    parse_day,
    parse_day_line,
)
from rollwright.table.dice.fair_dice import commit_to
from rollwright.table.people.days import (
    AHEAD,
    WON,
    Day,
    NotYet,
    Par,
    Standing,
    begin_day,
    begin_try,
    days_ahead,
    end_try,
    find_day,
    find_try,
    list_days,
    list_pars,
    list_ranked,
    longest_streak,
    note_par,
    open_tries,
    played_days,
    points_of,
    prepare_days,
    secret_of_day,
    shown_secret,
    spread_of,
    standing_of,
    streak_of,
    tell_try,
)
from rollwright.table.people.profiles import Profile, delete_profile, find_profile, make_profile
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store

TODAY = date(2026, 12, 1)
NOON = begins_at(TODAY) + DAY_MS // 2
MANY = 100_000


def someone(store: Store, name: str = "Ada") -> Profile:
    profile = find_profile(store, make_profile(store, name, "pine", NOON))
    assert profile is not None
    return profile


def begun(store: Store, day: date = TODAY, game: str = "toy") -> Day:
    """Return a day that was committed to a week before, and has begun."""
    prepare_days(store, {game: {day: {"turns": "9"}}}, begins_at(day) - 7 * DAY_MS)
    found = begin_day(store, day, game, begins_at(day))
    assert found is not None
    return found


def finish(store: Store, day: Day, profile: Profile, points: int, at: int = NOON) -> None:
    name = f"T{profile.id}{day.day}"
    assert begin_try(store, day, profile, name, 0, at - 1) == name
    assert end_try(store, name, points, json.dumps({"total": points}), at)


# ---- the calendar


def test_a_day_is_a_day_in_utc_and_closes_half_an_hour_late() -> None:
    start = begins_at(TODAY)
    assert day_at(start) == day_at(start + DAY_MS - 1) == TODAY
    assert day_at(start - 1) == TODAY - timedelta(days=1)
    assert closes_at(TODAY) == start + DAY_MS + LATE_MS
    assert not is_closed("2026-12-01", start + DAY_MS + LATE_MS - 1)
    assert is_closed("2026-12-01", start + DAY_MS + LATE_MS)
    assert (number_of(FIRST_DAY), number_of(FIRST_DAY + timedelta(days=9))) == (1, 10)
    assert parse_day("2026-12-01") == TODAY
    for wrong in ("", "2026-13-01", "1 December", "20261201", "2026-12-01 "):
        with pytest.raises(InvalidSetup, match="a day is written like"):
            parse_day(wrong)


def test_a_dice_line_of_a_day_is_read_as_it_is_written() -> None:
    line = DayLine("2026-12-01", "0f" * 32, "ab" * 16)
    assert parse_day_line(format_day_line(line)) == line
    assert parse_day_line("seed 42") is None


# ---- secrets


def test_days_are_committed_to_ahead_and_once(store: Store) -> None:
    days = days_ahead(NOON)
    assert (days[0], len(days)) == (TODAY, AHEAD + 1)
    for now in (NOON, NOON + 1):
        prepare_days(store, {"toy": {day: {} for day in days}}, now)
    found = [find_day(store, day, "toy") for day in days]
    assert all(day is not None and day.committed == NOON and day.salt == "" for day in found)
    assert len({day.commitment for day in found if day}) == len(days)
    assert [day.is_committed_before for day in found if day] == [False] + [True] * AHEAD
    assert find_day(store, TODAY, "relay") is None
    assert [day.day for day in list_days(store, "toy", days[2], 2)] == [
        days[2].isoformat(),
        days[1].isoformat(),
    ]


def test_nobody_has_the_dice_of_a_day_before_it_begins(store: Store) -> None:
    prepare_days(store, {"toy": {TODAY: {}}}, begins_at(TODAY) - DAY_MS)
    with pytest.raises(NotYet):
        begin_day(store, TODAY, "toy", begins_at(TODAY) - 1)
    ahead = find_day(store, TODAY, "toy")
    assert ahead is not None
    with pytest.raises(NotYet):
        secret_of_day(store, ahead)
    assert shown_secret(store, ahead, begins_at(TODAY) - 1) == ""
    # Whoever reads the whole store has the secret, but the salt is drawn when the day begins.
    assert store.ask("select salt from days") == [("",)]
    day = begin_day(store, TODAY, "toy", begins_at(TODAY))
    assert day is not None
    assert len(day.salt) == 32
    assert commit_to(secret_of_day(store, day)) == day.commitment == ahead.commitment


def test_a_day_has_one_salt_however_many_begin_it(store: Store) -> None:
    prepare_days(store, {"toy": {TODAY: {}}}, NOON)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda n: begin_day(store, TODAY, "toy", NOON + n), range(16)))
    assert len({day.salt for day in found if day}) == 1


def test_the_secret_is_shown_when_the_day_is_closed(store: Store) -> None:
    day = begun(store)
    assert shown_secret(store, day, closes_at(TODAY) - 1) == ""
    assert commit_to(bytes.fromhex(shown_secret(store, day, closes_at(TODAY)))) == day.commitment


# ---- tries


def test_a_second_try_leads_to_the_first_and_counts_once(store: Store) -> None:
    day, ada = begun(store), someone(store)
    assert begin_try(store, day, ada, "FIRST", 0, NOON) == "FIRST"
    assert begin_try(store, day, ada, "SECOND", 0, NOON + 1) == "FIRST"
    assert open_tries(store) == ["FIRST"]
    assert end_try(store, "SECOND", 99, "{}", NOON + 2) is False
    assert end_try(store, "FIRST", 50, "{}", NOON + 3) is True
    assert end_try(store, "FIRST", 99, "{}", NOON + 4) is False
    attempt = find_try(store, day.day, "toy", ada)
    assert attempt is not None
    assert (attempt.points, attempt.ended) == (50, NOON + 3)
    assert spread_of(store, day.day, "toy") == {50: 1}
    assert open_tries(store) == []


def test_sixteen_tries_at_once_are_one(store: Store) -> None:
    day, ada = begun(store), someone(store)
    with ThreadPoolExecutor(8) as pool:
        firsts = list(pool.map(lambda n: begin_try(store, day, ada, f"T{n}", 0, NOON), range(16)))
        assert len(set(firsts)) == 1
        counted = list(pool.map(lambda n: end_try(store, firsts[0], n, "{}", NOON), range(16)))
    assert sum(counted) == 1
    assert sum(spread_of(store, day.day, "toy").values()) == 1


def test_a_game_over_midnight_counts_until_the_day_closes(store: Store) -> None:
    day, ada, bo = begun(store), someone(store), someone(store, "Bo")
    finish(store, day, ada, 10, closes_at(TODAY) - 1)
    begin_try(store, day, bo, "LATE", 0, NOON)
    assert end_try(store, "LATE", 99, "{}", closes_at(TODAY)) is False
    assert find_try(store, day.day, "toy", bo) is None
    assert spread_of(store, day.day, "toy") == {10: 1}


def test_ranks_percentiles_and_equal_places(store: Store) -> None:
    day = begun(store)
    people = [someone(store, f"P{n}") for n in range(5)]
    for n, (person, points) in enumerate(zip(people, (30, 50, 50, 10, 40), strict=True)):
        finish(store, day, person, points, NOON + n)
    ranked = list_ranked(store, day.day, "toy", 10)
    assert [(each.rank, each.person, each.points) for each in ranked] == [
        (1, "P1", 50),
        (1, "P2", 50),
        (3, "P4", 40),
        (4, "P0", 30),
        (5, "P3", 10),
    ]
    assert [each.rank for each in list_ranked(store, day.day, "toy", 2, 2)] == [3, 4]
    assert standing_of(store, day.day, "toy", 40) == Standing(3, 5)
    assert [Standing(*pair).better_than for pair in ((1, 5), (3, 5), (5, 5), (1, 1))] == [100, 50, 0, 0]
    assert list_ranked(store, "2026-12-02", "toy", 10) == []


def test_who_is_deleted_is_in_no_result(store: Store) -> None:
    day, ada = begun(store), someone(store)
    key = make_profile(store, "Bo", "fish", NOON)
    bo = find_profile(store, key)
    assert bo is not None
    finish(store, day, ada, 30)
    finish(store, day, bo, 30)
    delete_profile(store, key)
    assert spread_of(store, day.day, "toy") == {30: 1}
    assert [each.person for each in list_ranked(store, day.day, "toy", 9)] == ["Ada"]


def test_streaks_go_on_until_a_day_is_missed(store: Store) -> None:
    ada = someone(store)
    for ago in (0, 1, 2, 4):
        day = TODAY - timedelta(days=ago)
        finish(store, begun(store, day), ada, 10, begins_at(day))
    played = played_days(store, ada)
    assert played == [TODAY - timedelta(days=ago) for ago in (0, 1, 2, 4)]
    assert streak_of(played, TODAY) == streak_of(played, TODAY + timedelta(days=1)) == 3
    assert streak_of(played, TODAY + timedelta(days=2)) == streak_of([], TODAY) == 0
    assert longest_streak(played) == 3
    assert longest_streak([TODAY + timedelta(days=2), *played]) == 3
    assert longest_streak([]) == 0


def test_par_is_kept_once_for_each_level(store: Store) -> None:
    day = begun(store)
    for points in (10, 20):
        note_par(store, day, Par("hunter", points, "{}"))
    assert list_pars(store, day.day, "toy") == [Par("hunter", 10, "{}")]


def test_points_rank_who_won_before_who_lost() -> None:
    def outcome(winners: tuple[int, ...], *totals: int) -> Outcome:
        return Outcome("done", winners, tuple(Score(total, {}) for total in totals))

    assert points_of(outcome((0,), 80), 0, has_goal=False) == 80
    assert points_of(outcome((0,), 60), 0, has_goal=True) == 60 + WON
    assert points_of(outcome((), 90), 0, has_goal=True) == 90
    assert points_of(outcome((1,), 21, 24), 1, has_goal=False) == 3 + WON
    assert points_of(outcome((0,), 21, 19), 1, has_goal=False) == -2
    assert tell_try(outcome((1,), 21, 24), 1, False) == {"total": 24, "won": True, "rival": 21}
    assert tell_try(outcome((0,), 80), 0, False) == {"total": 80}


# ---- a hundred thousand


def test_a_hundred_thousand_results_are_ranked_by_an_index(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    day = begun(store)
    profiles = """insert into profiles (id, key_hash, code_hash, sealed_key, sealed_code, name, avatar,
        settings, created, touched) values (?, ?, ?, x'', x'', 'P', '', '{}', 1, 1)"""
    tries = """insert into tries (day, game, profile, name, seat, started, ended, points, told)
        values (?, 'toy', ?, ?, 0, 1, ?, ?, '{}')"""
    points = "insert into day_points values (?, 'toy', ?, ?)"

    def fill(run: Any) -> None:
        for n in range(MANY):
            run(profiles, n + 1, f"k{n}", f"c{n}")
            run(tries, day.day, n + 1, f"T{n}", n, n % 200)
        for score in range(200):
            run(points, day.day, score, MANY // 200)

    store.write(fill)
    me = Profile(777, "P", "", "{}", 1, 1)
    attempt = find_try(store, day.day, "toy", me)
    assert attempt is not None
    assert attempt.points is not None
    standing = standing_of(store, day.day, "toy", attempt.points)
    top = list_ranked(store, day.day, "toy", 20)
    spread = spread_of(store, day.day, "toy")
    assert (standing.of, len(top), len(spread)) == (MANY, 20, 200)
    plan = store.ask(
        "explain query plan select * from tries where day = 'x' and game = 'y' order by points desc, ended"
    )
    assert "SCAN" not in str(plan)
    store.close()
