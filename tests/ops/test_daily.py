"""The pages of days: one counted try, nothing before the day, nothing of others before its end."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import date, timedelta
from typing import Any
from unittest.mock import patch

import pytest

from rollwright.core.record import format_record
from rollwright.table.actors.clock import SystemClock
from rollwright.table.dice.day_dice import DAY_MS, begins_at, closes_at, day_at
from rollwright.table.people.days import end_try, find_day, find_try, open_tries, spread_of
from rollwright.table.people.own_games import tables_of
from rollwright.table.people.profiles import count_people, find_profile
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.stores.database import Row, Value
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.store import Store
from rollwright.web.door.cache import KEPT_MS
from rollwright.web.door.host import Cost
from rollwright.web.parts.games import first_game
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.server.limits import Limits
from rollwright.web.server.persons import KEY
from tests.web.seating import read_playthrough
from tests.web.wire import Wire

from .servers import House, inside, wait_for
from .test_own_games import CountingStore, fill, is_for_a_page

TODAY = date(2026, 12, 1)
GAME = "chiefdom-2"
FEW, MANY = 200, 100_000


class Calendar(SystemClock):
    """A clock whose wall time is turned by hand."""

    def __init__(self, ms: int) -> None:
        self.ms = ms

    def wall(self) -> int:
        return self.ms


class ReadStore(MemoryStore):
    """Counts how often results of days are read."""

    reads = 0

    def ask(self, query: str, *values: Value) -> list[Row]:
        self.reads += "from day_points" in query
        return super().ask(query, *values)


@contextmanager
def on_a_day(
    ms: int = begins_at(TODAY) + 5, limits: Limits | None = None, store: MemoryStore | None = None
) -> Iterator[tuple[House, Calendar]]:
    calendar = Calendar(ms)
    with inside(store or MemoryStore(), limits=limits, clock=calendar, chooser=LevelChooser()) as house:
        house.server.days.keep()
        yield house, calendar


def play(person: Wire, game: str = GAME) -> str:
    """Begin today's try and return its table."""
    answer = person.client.post(f"/daily/{game}")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rsplit("/", 1)[1]


def finish(house: House, table: str, points: int, at: int) -> None:
    assert end_try(house.server.tables.store, table, points, json.dumps({"total": points}), at)


def newcomer(house: House, name: str) -> Wire:
    person = Wire(house.address)
    person.client.post("/profile", data={"name": name})
    return person


def fill_day(store: Store, game: str, count: int) -> None:
    """Give today's dice results of others, as if they had been played."""
    profiles = """insert into profiles (id, key_hash, code_hash, sealed_key, sealed_code, name, avatar,
        settings, created, touched) values (?, ?, ?, x'', x'', 'P', '', '{}', 1, 1)"""
    tries = """insert into tries (day, game, profile, name, seat, started, ended, points, told)
        values (?, ?, ?, ?, 0, 1, ?, ?, ?)"""
    points = "insert into day_points values (?, ?, ?, ?) on conflict do nothing"

    def fill(run: Any) -> None:
        for n in range(count):
            run(profiles, n + 1000, f"k{n}", f"c{n}")
            told = json.dumps({"total": 100 + n % 200})
            run(tries, TODAY.isoformat(), game, n + 1000, f"T{n}", n, 100 + n % 200, told)
        for score in range(200):
            run(points, TODAY.isoformat(), game, 100 + score, count // 200)

    store.write(fill)


def test_people_on_a_board_whose_names_look_alike_are_told_apart() -> None:
    with on_a_day() as (house, calendar):
        for points, name in enumerate(("Anna", "\u0410nn\u0430")):
            person = newcomer(house, name)
            finish(house, play(person), points, calendar.wall())
        page = person.client.get(f"/daily/{GAME}").text
        assert " Anna</td>" in page
        assert " \u0410nn\u0430 2</td>" in page


def test_one_try_counts_and_a_second_one_leads_to_it() -> None:
    with on_a_day() as (house, calendar):
        ada = newcomer(house, "Ada")
        table = play(ada)
        assert play(ada) == table
        assert open_tries(house.server.tables.store) == [table]
        finish(house, table, 120, calendar.ms)
        assert ada.client.post(f"/daily/{GAME}").headers["location"] == f"/daily/{GAME}"
        page = ada.client.get(f"/daily/{GAME}").text
        assert "120" in page
        assert "place 1 of 1" in page
        again = ada.client.post(f"/daily/{GAME}/{TODAY}/practice")
        assert again.headers["location"] != f"/t/{table}"
        assert spread_of(house.server.tables.store, TODAY.isoformat(), GAME) == {120: 1}


def test_a_second_try_with_another_cookie_is_limited_and_said_so() -> None:
    with on_a_day(limits=Limits(newcomers=2)) as (house, _):
        tables = {play(newcomer(house, f"P{n}")) for n in range(2)}
        assert len(tables) == 2
        third = newcomer(house, "Eve").client.post(f"/daily/{GAME}")
        assert (third.status_code, "is practice and does not count" in third.text) == (409, True)
        assert play(newcomer(house, "Other game"), "chiefdom-1")


def recovery_code(person: Wire) -> str:
    code = re.search(r'id="recovery-code">([A-Z0-9-]+)<', person.client.get("/profile/device").text)
    assert code
    return code[1]


def test_another_profile_in_the_same_browser_has_no_second_counted_try() -> None:
    with on_a_day(begins_at(TODAY) - DAY_MS) as (house, calendar):
        older = recovery_code(newcomer(house, "Older"))
        calendar.ms += DAY_MS + 10
        house.server.days.keep()
        ada = newcomer(house, "Ada")
        finish(house, play(ada), 120, calendar.ms)
        ada.client.post("/profile/open", data={"code": older, "instead": "yes"})
        answer = ada.client.post(f"/daily/{GAME}")
        assert (answer.status_code, "does not count" in answer.text) == (409, True)
        assert ada.client.post(f"/daily/{GAME}/{TODAY}/practice").headers["location"].startswith("/t/")
        assert ada.client.post(f"/daily/{GAME}").status_code == 409
        assert spread_of(house.server.tables.store, TODAY.isoformat(), GAME) == {120: 1}
        assert len(open_tries(house.server.tables.store)) == 0


def test_a_deleted_profile_has_had_its_counted_try() -> None:
    with on_a_day() as (house, calendar):
        ada = newcomer(house, "Ada")
        finish(house, play(ada), 120, calendar.ms)
        ada.client.post("/profile/delete", data={"sure": "yes"})
        ada.client.post("/profile", data={"name": "Ada"})
        assert ada.client.post(f"/daily/{GAME}").status_code == 409


def test_eight_older_profiles_of_one_address_have_no_eight_counted_tries() -> None:
    with on_a_day(begins_at(TODAY) - DAY_MS) as (house, calendar):
        people = [newcomer(house, f"P{n}") for n in range(8)]
        calendar.ms += DAY_MS + 10
        house.server.days.keep()
        answers = [person.client.post(f"/daily/{GAME}").status_code for person in people]
        assert answers == 5 * [303] + 3 * [409]


def test_eight_clicks_at_once_use_up_one_try_and_nobody_elses() -> None:
    with on_a_day(limits=Limits(newcomers=2)) as (house, _):
        ada = newcomer(house, "Ada")

        def click(_: int) -> str:
            browser = Wire(house.address)
            browser.client.cookies.set(KEY, ada.client.cookies[KEY])
            return play(browser)

        with ThreadPoolExecutor(8) as pool:
            assert len(set(pool.map(click, range(8)))) == 1
        assert play(newcomer(house, "Bo"))
        assert house.server.refusals()["refused_write"] == 0
        house.server.charge(Cost.WRITE, "address 127.0.0.1", 4700)  # what was taken back costs nothing


def test_who_was_here_before_has_a_try_however_many_newcomers_there_were() -> None:
    with on_a_day(begins_at(TODAY) - DAY_MS, Limits(newcomers=1)) as (house, calendar):
        ada = newcomer(house, "Ada")
        calendar.ms += DAY_MS + 10
        house.server.days.keep()
        assert play(newcomer(house, "Bo"))
        assert newcomer(house, "Eve").client.post(f"/daily/{GAME}").status_code == 409
        assert play(ada)


def test_the_best_game_that_is_left_is_compared_with() -> None:
    with on_a_day() as (house, calendar):
        people = {points: newcomer(house, f"P{points}") for points in (300, 200, 100)}
        tables = {points: play(person) for points, person in people.items()}
        for points, table in tables.items():
            finish(house, table, points, calendar.ms)
        calendar.ms = closes_at(TODAY) + 1
        house.server.days.keep()
        deleted: set[str] = set()

        async def record(table: str, **_: object) -> str:
            if table in deleted:
                raise Refusal(Why.NO_TABLE, "there is no such table")
            return format_record(read_playthrough(GAME))

        def compare() -> tuple[int, str]:
            answer = people[100].client.get(f"/daily/{GAME}/{TODAY}/compare")
            return answer.status_code, answer.text

        with patch.object(house.server.tables, "record", record):
            for points in (300, 200, 100):
                status, text = compare()
                assert (status, f"P{points}" in text) == (200, True)
                deleted.add(tables[points])
            status, text = compare()
            assert (status, "your own game was deleted" in text) == (404, True)
            deleted.remove(tables[100])
            with patch("rollwright.web.days.daily_routes.TOP", 2):
                status, text = compare()
            assert (status, "the best games were deleted" in text) == (404, True)


def test_dice_of_a_day_are_not_there_before_it_begins() -> None:
    with on_a_day() as (house, _):
        ada, tomorrow = newcomer(house, "Ada"), TODAY + timedelta(days=1)
        for path in (f"/daily/{GAME}/{tomorrow}", f"/daily/{GAME}/{tomorrow}/compare"):
            answer = ada.client.get(path)
            assert (answer.status_code, "not known to anybody" in answer.text) == (400, True)
        assert ada.client.post(f"/daily/{GAME}/{tomorrow}/practice").status_code == 400
        ahead = find_day(house.server.tables.store, tomorrow, GAME)
        assert ahead is not None
        assert ahead.salt == ""
        for path in (f"/daily/{GAME}/2020-01-01", "/daily/nothing", f"/daily/{GAME}/x"):
            assert ada.client.get(path).status_code in (400, 404)


def test_who_comes_for_the_first_time_has_one_profile_with_the_game_and_the_try() -> None:
    with on_a_day() as (house, _):
        stranger = Wire(house.address)
        table = play(stranger)
        store = house.server.tables.store
        assert count_people(store) == (1, 1)
        profile = find_profile(store, stranger.client.cookies[KEY])
        assert profile is not None
        assert tables_of(store, profile) == [table]
        assert find_try(store, TODAY.isoformat(), GAME, profile) is not None


def test_practice_on_todays_dice_comes_after_the_try() -> None:
    with on_a_day() as (house, _):
        ada = newcomer(house, "Ada")
        assert ada.client.post(f"/daily/{GAME}/{TODAY}/practice").headers["location"] == f"/daily/{GAME}"
        table = play(ada)
        assert ada.client.post(f"/daily/{GAME}/{TODAY}/practice").headers["location"] == f"/daily/{GAME}"
        finish(house, table, 1, begins_at(TODAY) + 9)
        assert "/t/" in ada.client.post(f"/daily/{GAME}/{TODAY}/practice").headers["location"]


def test_nobody_else_sees_a_table_a_sheet_or_a_secret_before_the_day_is_over() -> None:
    with on_a_day() as (house, calendar):
        ada, eve = newcomer(house, "Ada"), newcomer(house, "Eve")
        table = play(ada)
        secret = house.server.tables.store.secret(table).hex()
        for path in ("", "?watch=1", "/sheet-1.svg", "/small-1.svg", "/sheets.pdf", "/record.txt"):
            answer = eve.client.get(f"/t/{table}{path}")
            assert "<svg" not in answer.text or 'id="sheet"' not in answer.text
            assert path == "" or answer.status_code >= 400, path
        assert ada.client.get(f"/t/{table}/sheet-1.svg").status_code == 200
        finish(house, table, 77, calendar.ms)
        for path in (f"/daily/{GAME}", "/daily", f"/daily/{GAME}/{TODAY}"):
            page = eve.client.get(path).text
            assert secret not in page
            assert f"#table={table}" not in page
        assert eve.client.get(f"/daily/{GAME}/{TODAY}/compare").status_code == 400
        calendar.ms = closes_at(TODAY)
        page = eve.client.get(f"/daily/{GAME}/{TODAY}").text
        assert secret in page
        assert f"#table={table}" in page


def test_names_full_of_script_are_text_in_results() -> None:
    with on_a_day() as (house, calendar):
        eve = newcomer(house, "<script>alert(1)</script>")
        finish(house, play(eve), 5, calendar.ms)
        page = newcomer(house, "Bo").client.get(f"/daily/{GAME}").text
        assert "<script>alert" not in page
        assert "&lt;script&gt;" in page


def test_midnight_during_a_game_loses_nothing_and_the_next_day_is_another() -> None:
    with on_a_day(begins_at(TODAY) + DAY_MS - 60_000) as (house, calendar):
        ada = newcomer(house, "Ada")
        table = play(ada)
        calendar.ms += 120_000
        assert day_at(calendar.ms) == TODAY + timedelta(days=1)
        finish(house, table, 50, calendar.ms)
        assert spread_of(house.server.tables.store, TODAY.isoformat(), GAME) == {50: 1}
        assert play(ada) != table, "today has dice of its own"
        assert "2 days in a row" not in ada.client.get("/daily").text


def test_a_server_that_was_down_at_midnight_has_the_day_it_committed_to() -> None:
    with on_a_day(begins_at(TODAY) - 3 * DAY_MS) as (house, calendar):
        store = house.server.tables.store
        before = find_day(store, TODAY, GAME)
        calendar.ms = begins_at(TODAY) + 7 * 3600_000
        house.server.days.keep()
        play(newcomer(house, "Ada"))
        after = find_day(store, TODAY, GAME)
        assert before is not None
        assert after is not None
        assert (after.commitment, after.is_committed_before) == (before.commitment, True)


def test_every_game_has_its_day() -> None:
    with on_a_day() as (house, _):
        ada = newcomer(house, "Ada")
        page = ada.client.get("/daily").text
        games = re.findall(r'action="/daily/([\w-]+)"', page)
        assert sorted(games) == ["chiefdom-1", "chiefdom-2", "duel", "fiefdoms"]
        for game in games:
            table = play(ada, game)
            state = house.server.tables.actors[table].table_state
            assert state.settings.hints == "nobody"
            assert state.settings.daily is not None
            assert ada.client.get(f"/daily/{game}").status_code == 200


def test_fiefdoms_has_another_challenge_each_day_and_duel_a_rival() -> None:
    with on_a_day() as (house, _):
        store = house.server.tables.store
        options = [find_day(store, TODAY + timedelta(days=n), "fiefdoms") for n in range(8)]
        assert len({json.dumps(day.options) for day in options if day}) == 8
        table = play(newcomer(house, "Ada"), "duel")
        seats = house.server.tables.actors[table].table_state.seats
        assert [who.is_planned_bot for who in seats] == [True, False]


def test_a_deleted_profile_is_in_no_result_of_a_day() -> None:
    with on_a_day() as (house, calendar):
        ada = newcomer(house, "Ada")
        finish(house, play(ada), 9, calendar.ms)
        ada.client.post("/profile/delete", data={"sure": "yes"})
        assert spread_of(house.server.tables.store, TODAY.isoformat(), GAME) == {}
        assert "Ada" not in newcomer(house, "Bo").client.get(f"/daily/{GAME}").text


def test_a_try_belongs_to_the_profile_on_every_device() -> None:
    with on_a_day() as (house, _):
        ada = newcomer(house, "Ada")
        table = play(ada)
        code = re.search(r'id="recovery-code">([A-Z0-9-]+)<', ada.client.get("/profile/device").text)
        assert code
        phone = Wire(house.address)
        phone.client.post("/profile/open", data={"code": code[1], "instead": "yes"})
        assert play(phone) == table
        profile = find_profile(house.server.tables.store, phone.client.cookies[KEY])
        assert profile is not None
        assert find_try(house.server.tables.store, TODAY.isoformat(), GAME, profile) is not None


@pytest.mark.parametrize("method", ["get", "post"])
def test_nonsense_in_addresses_is_a_sentence(method: str) -> None:
    with on_a_day() as (house, _):
        ada = newcomer(house, "Ada")
        for path in ("/daily/x", f"/daily/{GAME}/0000-00-00/practice", f"/daily/{GAME}/9999-12-31/compare"):
            assert getattr(ada.client, method)(path).status_code in (400, 404, 405)


def rows_of_a_day(results: int) -> tuple[Counter[str], int]:
    """Return the statements and rows that the page of a day with so many results takes."""
    store = CountingStore()
    with on_a_day(store=store) as (house, calendar):
        ada = newcomer(house, "Ada")
        finish(house, play(ada), 90, calendar.ms)
        fill_day(store, GAME, results)
        # The levels play these dice in the background, which is no part of the page.
        wait_for(lambda: not house.server.days.is_playing)
        store.asked.clear()
        store.rows = 0
        page = ada.client.get(f"/daily/{GAME}").text
        assert f"of {results + 1:,}" in page
        assert page.count("<tr") == 1 + 20 + 1, "the head, the first twenty, and one's own"
        return store.asked, store.rows


def test_the_page_of_a_day_reads_no_more_rows_of_a_hundred_thousand_results_than_of_two_hundred() -> None:
    assert rows_of_a_day(MANY) == rows_of_a_day(FEW)


@pytest.mark.parametrize("path", ["/daily", f"/daily/{GAME}"])
def test_the_results_of_a_day_are_read_once_a_second_for_all_visitors(path: str) -> None:
    store = ReadStore()
    with on_a_day(store=store) as (house, calendar):
        assert Wire(house.address).client.get(path).status_code == 200
        once = store.reads
        assert once
        assert len({Wire(house.address).client.get(path).text for _ in range(20)}) == 1
        assert store.reads == once
        calendar.ms += KEPT_MS
        assert Wire(house.address).client.get(path).status_code == 200
        assert store.reads == 2 * once


def test_a_person_sees_a_result_at_once_and_a_visitor_within_a_second() -> None:
    with on_a_day() as (house, calendar):
        visitor, ada = Wire(house.address), newcomer(house, "Ada")
        table = play(ada)
        assert "Nobody has finished yet" in visitor.client.get(f"/daily/{GAME}").text
        finish(house, table, 120, calendar.ms)
        assert "place 1 of 1" in ada.client.get(f"/daily/{GAME}").text
        calendar.ms += KEPT_MS
        page = visitor.client.get(f"/daily/{GAME}").text
        assert "Ada" in page
        assert "120" in page


def test_a_page_that_failed_is_written_again() -> None:
    with on_a_day() as (house, _):
        visitor, tomorrow = Wire(house.address), TODAY + timedelta(days=1)
        for path, status in ((f"/daily/{GAME}/{tomorrow}", 400), (f"/daily/{GAME}/2020-01-01", 404)):
            assert [visitor.client.get(path).status_code for _ in range(2)] == [status] * 2


# ---- the front page


def test_the_front_page_leads_to_todays_dice_and_shows_how_they_went() -> None:
    with on_a_day() as (house, calendar):
        game = first_game().id
        stranger = Wire(house.address).client.get("/").text
        assert "day-side" in stranger
        assert f'action="/daily/{game}"' in stranger
        ada = newcomer(house, "Ada")
        assert "hero day" in ada.client.get("/").text
        table = play(ada, game)
        assert f'href="/t/{table}"' in ada.client.get("/").text
        finish(house, table, 168, calendar.ms)
        page = ada.client.get("/").text
        assert "place 1 of 1" in page
        assert 'class="big">168<' in page
        assert f'action="/daily/{game}"' not in page


def test_the_last_seven_days_and_the_streak_are_shown_to_whoever_has_played_one() -> None:
    with on_a_day() as (house, calendar):
        ada = newcomer(house, "Ada")
        assert all("card week" not in ada.client.get(path).text for path in ("/", "/daily"))
        for _ in range(2):
            finish(house, play(ada), 50, calendar.ms)
            calendar.ms += DAY_MS
            house.server.days.keep()
        for path in ("/", "/daily"):
            page = ada.client.get(path).text
            assert "2 days in a row" in page
            assert "longest 2" in page
            days = re.findall(r"(\d+) (?:November|December): (not )?played", page)
            assert [day for day, _ in days] == ["27", "28", "29", "30", "1", "2", "3"]
            assert [day for day, is_open in days if not is_open] == ["1", "2"]


def test_the_front_page_asks_little_of_the_store_however_many_games_somebody_has_finished() -> None:
    with on_a_day() as (house, _):
        ada = newcomer(house, "Ada")
        ada.client.post("/play/chiefdom-2", data={"bot": ""})
        store = house.server.tables.store
        assert isinstance(store, MemoryStore)
        profile = find_profile(store, ada.client.cookies[KEY])
        assert profile is not None
        few = count_reads(house, ada)
        fill(store, profile, 300)
        assert count_reads(house, ada) == few <= 12


def count_reads(house: House, person: Wire) -> int:
    """Return the statements and tables that the front page reads."""
    store, asked = house.server.tables.store, list[str]()
    ask = store.ask

    def note_and_ask(query: str, *values: Value) -> list[Row]:
        if is_for_a_page():
            asked.append(query)
        return ask(query, *values)

    with (
        patch.object(store, "ask", note_and_ask),
        patch.object(house.server.tables, "view", wraps=house.server.tables.view) as viewed,
    ):
        assert "hero day" in person.client.get("/").text
    assert asked
    return len(asked) + int(viewed.call_count)
