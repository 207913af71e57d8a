"""The page of one's own games: quick with a thousand, true about tables, private, escaped."""

from __future__ import annotations

import json
import random
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.record import format_record, replay
from rollwright.games.catalogue import find_game
from rollwright.table.people.own_games import Wanted, list_games
from rollwright.table.people.profiles import Profile, find_profile
from rollwright.table.stores.database import Value
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store
from rollwright.web.door.host import Cost
from rollwright.web.server.limits import COSTS, Limits
from rollwright.web.server.persons import KEY
from tests.web.seating import read_playthrough, seat_record
from tests.web.wire import Wire

from .servers import House, inside, wait_for

NOW = 1_790_000_000_000
ROWS = 2
STATEMENTS = 11


def profile_of(house: House, person: Wire) -> Profile:
    profile = find_profile(house.server.tables.store, person.client.cookies[KEY])
    assert profile is not None
    return profile


def fill(store: Store, profile: Profile, count: int, name: str = "Bo") -> None:
    """Give a profile finished games, as if they had been played."""
    query = """insert into games (profile, name, seat, sealed_token, game, kind, opened, ended, score, place,
        seats, others, terms) values (?, ?, 0, ?, ?, 'table', ?, ?, ?, ?, 2, ?, ?)"""
    draw = random.Random(1)

    def write(run: Any) -> None:
        for n in range(count):
            game, at = ("chiefdom-2", "duel")[n % 2], NOW + n * 1000
            others, terms = (
                json.dumps([[name, False, 90]]),
                json.dumps({"forest": n % 40, "lake": 12, "hungry": -3}),
            )
            run(
                query,
                profile.id,
                f"T{n:05}",
                b"",
                game,
                at,
                at,
                draw.randint(60, 190),
                1 + n % 2,
                others,
                terms,
            )

    store.write(write)


def is_for_a_page() -> bool:
    """Say whether this thread answers a page; the server's keepers ask the store from others."""
    return threading.current_thread().name.startswith("pages")


class CountingStore(MemoryStore):
    """Counts the statements that pages ask, and the rows they get."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Counter[str] = Counter()
        self.rows = 0

    def ask(self, query: str, *values: Value) -> Any:
        rows = super().ask(query, *values)
        self.asked[query.split()[0]] += is_for_a_page()
        self.rows += len(rows) * is_for_a_page()
        return rows


def test_a_page_of_a_thousand_games_takes_few_statements_and_few_rows() -> None:
    store = CountingStore()
    with inside(store) as house:
        ada = Wire(house.address)
        ada.open_table("Ada", people=1)
        fill(store, profile_of(house, ada), 1000)
        answer = ada.client.get("/games")
        store.asked.clear()
        store.rows = 0
        ada.client.get("/games?page=2")
        assert 0 < store.asked.total() <= STATEMENTS, store.asked
        assert store.rows <= ROWS * 1000
        assert "All 1,001" in answer.text


def test_a_game_that_goes_on_says_whose_move_it_is_and_the_table_is_one_press_away() -> None:
    with inside() as house:
        ada = Wire(house.address)
        code = ada.open_table("Ada", people=1)
        page = ada.client.get("/games").text
        assert "your move" in page
        assert f'href="/t/{code}"' in page
        drawing = ada.client.get(f"/t/{code}/small-1.svg")
        assert (drawing.status_code, drawing.headers["cache-control"]) == (200, "no-store")
        assert "<text" not in drawing.text


def test_a_finished_game_of_before_profiles_gets_its_result_when_it_is_listed(tmp_path: Path) -> None:
    record = read_playthrough("chiefdom-2-shared-victory")
    seated = seat_record(tmp_path / "tables.db", record)
    store = SqliteStore(tmp_path / "tables.db")
    with inside(store) as house:
        ada = Wire(house.address)
        ada.client.cookies.set(f"rw-{seated.code}", seated.tokens[0])
        ada.client.post("/games/keep")
        ada.client.get("/games")
        wait_for(lambda: list_games(store, profile_of(house, ada), Wanted(), 5)[0].score is not None)
        [game] = list_games(store, profile_of(house, ada), Wanted(), 5)
        final = replay(find_game(record.game), record).final
        outcome = find_game(record.game).outcome(final)
        assert outcome is not None
        assert (game.score, game.place == 1) == (outcome.scores[0].total, 0 in outcome.winners)
        page = ada.client.get("/games").text
        assert f"/replay#table={seated.code}" in page
        assert f"/coach#table={seated.code}&amp;seat=1" in page
        assert record.players[1].name in page
        drawing = ada.client.get(f"/t/{seated.code}/small-1.svg")
        assert "immutable" in drawing.headers["cache-control"]
        assert "game chiefdom-2" in ada.client.get("/games/records.txt").text


def test_without_a_profile_the_page_says_how_one_begins() -> None:
    with inside() as house:
        stranger = Wire(house.address)
        assert "Nothing played yet" in stranger.client.get("/games").text
        for path in ("/games/records.txt", "/games/~0/record.txt", "/games/~0/sheet.svg"):
            assert stranger.client.get(path).status_code == 403
        assert stranger.client.post("/games/delete", data={"name": "X"}).status_code == 403


def test_names_full_of_script_are_text_in_the_list() -> None:
    store = MemoryStore()
    with inside(store) as house:
        ada = Wire(house.address)
        ada.open_table('<img src=x onerror="alert(1)">', people=1)
        fill(store, profile_of(house, ada), 3, name="<script>alert(2)</script>")
        page = ada.client.get("/games").text
        assert "<img src=x" not in page
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert(2)" in page


def test_a_game_is_deleted_from_ones_own_list_and_from_nobody_elses() -> None:
    store = MemoryStore()
    with inside(store) as house:
        ada, bo = Wire(house.address), Wire(house.address)
        for person in (ada, bo):
            person.open_table("Ada", people=1)
            fill(store, profile_of(house, person), 2)
        ada.client.post("/games/delete", data={"name": "T00001"})
        assert "T00001" not in ada.client.get("/games").text
        assert "T00001" in bo.client.get("/games").text


def test_records_go_out_in_one_file_and_come_in_again(record: str) -> None:
    with inside() as house:
        ada, bo = Wire(house.address), Wire(house.address)
        for person in (ada, bo):
            person.client.post("/profile", data={"name": "Ada"})
        assert ada.client.post("/games/records", data={"records": record}).json() == {"read": 1, "new": 1}
        text = ada.client.get("/games/records.txt").text
        assert text.startswith("rollwright profile 1\nname Ada\n")
        assert text.strip().endswith(record.strip())
        assert bo.client.post("/games/records", data={"records": text}).json() == {"read": 1, "new": 1}
        assert bo.client.post("/games/records", data={"records": text}).json() == {"read": 1, "new": 0}
        [game] = list_games(house.server.tables.store, profile_of(house, bo), Wanted(), 5)
        assert bo.client.get(f"/games/{game.name}/record.txt").text == record
        assert bo.client.get(f"/games/{game.name}/sheet.svg").text.startswith("<svg")
        assert Wire(house.address).client.get(f"/games/{game.name}/record.txt").status_code == 403
        edited = record.replace("roll ", "roll 9", 1)
        answer = bo.client.post("/games/records", data={"records": edited})
        assert (answer.status_code, "record 1" in answer.text) == (400, True)


def test_a_file_is_charged_for_what_is_new_in_it(record: str) -> None:
    more, most = (record.replace("bot greedy", f"bot {name}", 1) for name in ("thrifty", "lazy"))
    profile = "rollwright profile 1\nname Ada\navatar pine\nsolved 2026-11-17 duel 1 1\n"
    with inside(limits=Limits(imports=(2.5 * len(record) / 1024, 0.0))) as house:
        ada, bo = Wire(house.address), Wire(house.address)
        for person in (ada, bo):
            person.client.post("/profile", data={"name": "Ada"})

        def bring(person: Wire, **file: str) -> int:
            return person.client.post("/games/records", data=file).status_code

        assert [bring(ada, records=record) for _ in range(3)] == [200, 200, 200], "known ones cost nothing"
        assert bring(ada, profile=profile) == 200
        assert bring(ada, records=more) == 200
        assert (bring(ada, records=most), bring(bo, records=record)) == (429, 429)
        assert len(list_games(house.server.tables.store, profile_of(house, ada), Wanted(), 5)) == 2
        assert list_games(house.server.tables.store, profile_of(house, bo), Wanted(), 5) == []
        assert house.server.refusals()["refused_imports"] >= 2


@pytest.fixture
def record() -> str:
    """Return the record of a whole game."""
    return format_record(read_playthrough("chiefdom-2"))


def test_pictures_of_sheets_are_limited() -> None:
    with inside(limits=Limits(costs={**COSTS, Cost.WORKER: (4, 0.0)})) as house:
        ada = Wire(house.address)
        code = ada.open_table("Ada", people=1)
        answers = [ada.client.get(f"/t/{code}/small-1.svg").status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        wait_for(lambda: house.server.refusals()["refused_worker"] == 1)
