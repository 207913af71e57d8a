"""Play these dice: shared from a finished game, hidden from those who can still play them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rollwright.table.actors.tables import Tables
from rollwright.table.dice.tokens import tidy_code
from rollwright.table.people.days import begin_try, end_try, secret_of_day, spread_of
from rollwright.table.people.profiles import find_profile, make_profile
from rollwright.table.people.shared_dice import find_set, list_earlier
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.web.door.host import Cost
from rollwright.web.door.who import CREATION
from rollwright.web.html.words import say
from rollwright.web.live.host import LiveHost
from rollwright.web.server.limits import COSTS, Limits
from rollwright.web.server.persons import KEY
from rollwright.web.server.workers import WorkerPool
from tests.table.tables import run_apart
from tests.table.test_shared_dice import play, try_at
from tests.web.seating import Seated, read_playthrough, seat_record
from tests.web.wire import Wire

from .servers import House, inside, wait_for
from .test_daily import newcomer

GAME = "chiefdom-2"


@contextmanager
def after_a_game(folder: Path, limits: Limits | None = None) -> Iterator[tuple[House, Wire, Seated]]:
    """Serve a finished game, with the browser of its first player."""
    seated = seat_record(folder / "t.db", read_playthrough(GAME))
    with inside(SqliteStore(folder / "t.db"), limits) as house:
        ada = newcomer(house, "Ada")
        ada.client.cookies.set(f"rw-{seated.code}", seated.tokens[0])
        assert ada.client.get("/games").status_code == 200
        yield house, ada, seated


def share(person: Wire, table: str) -> str:
    """Share a table's dice and return the code of the set."""
    answer = person.client.post(f"/t/{table}/shared")
    assert answer.status_code == 303, answer.text
    return tidy_code(answer.headers["location"].rsplit("/", 1)[1])


def begin(person: Wire, code: str) -> str:
    answer = person.client.post(f"/shared/{code}")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def finish(house: House, table: str, points: int) -> None:
    assert end_try(house.server.tables.store, table, points, json.dumps({"total": points}), 1)


def test_a_finished_game_is_shared_once_and_its_player_is_ranked(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (house, ada, seated):
        code = share(ada, seated.code)
        assert share(ada, seated.code) == code
        page = ada.client.get(f"/shared/{code}").text
        assert "place 1 of 1" in page
        assert begin(ada, code) == f"/shared/{code}", "she has had her try"
        bo = newcomer(house, "Bo")
        table = begin(bo, code)
        assert begin(bo, code) == table, "a second press leads to the same table"
        finish(house, table.rsplit("/", 1)[1], 999)
        page = bo.client.get(f"/shared/{code}").text
        assert "place 1 of 2" in page
        assert say("shared-points", percent=100) in page
        assert begin(bo, code) == f"/shared/{code}"
        assert "/t/" in bo.client.post(f"/shared/{code}/practice").headers["location"]
        assert len(spread_of(house.server.tables.store, code, GAME)) == 2


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The functions that threads and processes were given to do for tables."""
    done: list[object] = []
    places: tuple[tuple[type, str], ...] = ((LiveHost, "offload"), (WorkerPool, "work"))
    for place, name in places:
        original = getattr(place, name)

        def note(
            self: object, *asked: object, original: Any = original, nth: int = place is WorkerPool
        ) -> object:
            done.append(getattr(asked[nth], "func", asked[nth]))
            return original(self, *asked)

        monkeypatch.setattr(place, name, note)
    return done


def test_a_refused_wish_to_share_a_game_costs_no_work(tmp_path: Path, work: list[object]) -> None:
    few = Limits(costs={**COSTS, Cost.WRITE: (CREATION, 0.0)})
    with after_a_game(tmp_path, few) as (_, ada, seated):
        work.clear()
        answer = ada.client.post(f"/t/{seated.code}/shared")
        assert (answer.status_code, say("wrong-too_many") in answer.text, work) == (429, True, [])


def test_a_second_wish_to_share_a_game_costs_nothing(tmp_path: Path, work: list[object]) -> None:
    few = Limits(costs={**COSTS, Cost.WRITE: (4 * CREATION, 0.0)})
    with after_a_game(tmp_path, few) as (_, ada, seated):
        work.clear()
        code = share(ada, seated.code)
        assert work == [list_earlier], "a process replays the game"
        assert share(ada, seated.code) == code
        assert work == [list_earlier]


def test_somebody_without_a_profile_can_play_shared_dice(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (house, ada, seated):
        stranger = Wire(house.address)
        assert "/t/" in begin(stranger, share(ada, seated.code))
        assert stranger.client.cookies[KEY]


def test_sheets_and_records_are_hidden_until_ones_own_try_is_finished(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (house, ada, seated):
        code = share(ada, seated.code)
        table = played_elsewhere(tmp_path / "t.db", code)
        eve = newcomer(house, "Eve")
        own = begin(eve, code).rsplit("/", 1)[1]
        places = [f"/t/{table}{end}" for end in ("?watch=1", "/record.txt", "/sheet-1.svg", "/small-1.svg")]
        for where in [*places, f"/shared/{code}/compare"]:
            assert eve.client.get(where).status_code == 400, where
        assert seated.code not in eve.client.get(f"/shared/{code}").text
        finish(house, own, 5)
        for where in places:
            assert eve.client.get(where).status_code in (200, 303), where
        assert f"#table={table}" in eve.client.get(f"/shared/{code}").text


def test_a_set_whose_best_game_was_deleted_is_compared_with_the_next_best(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (_, ada, seated):
        code = share(ada, seated.code)
        best = played_elsewhere(tmp_path / "t.db", code)
        assert "Cy" in ada.client.get(f"/shared/{code}/compare").text
        other = SqliteStore(tmp_path / "t.db")
        other.delete(best)
        other.close()
        wait_for(lambda: ada.client.get(f"/t/{best}/record.txt").status_code == 404)
        answer = ada.client.get(f"/shared/{code}/compare")
        assert (answer.status_code, "Cy" in answer.text, "Ada" in answer.text) == (200, False, True)


def played_elsewhere(path: Path, code: str) -> str:
    """Have somebody else play a set to its end, on another server, and return the table."""

    async def go() -> str:
        tables = Tables(SqliteStore(path))
        dice = find_set(tables.store, code)
        assert dice is not None
        table = await play(tables, try_at(dice), secret_of_day(tables.store, dice.day))
        profile = find_profile(tables.store, make_profile(tables.store, "Cy", "sun", 1))
        assert profile is not None
        begin_try(tables.store, dice.day, profile, table, 0, 1)
        assert end_try(tables.store, table, 10**4 - 1, '{"total": 300}', 2)
        await tables.close()
        return table

    return run_apart(go())


def test_new_cookies_are_no_second_tries_without_end(tmp_path: Path) -> None:
    with after_a_game(tmp_path, Limits(friends=1)) as (house, ada, seated):
        code = share(ada, seated.code)
        begin(newcomer(house, "Bo"), code)
        again = newcomer(house, "Bo again").client.post(f"/shared/{code}")
        assert (again.status_code, "does not count" in again.text) == (409, True)


def test_dice_of_a_seed_are_shared_by_the_form_and_odd_ones_are_refused(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (house, ada, _):
        assert 'formaction="/shared"' in ada.client.get(f"/new?game={GAME}&seed=42").text
        form = {"game": GAME, "seed": "42"}
        where = ada.client.post("/shared", data=form).headers["location"]
        assert newcomer(house, "Bo").client.post("/shared", data=form).headers["location"] == where
        assert "seed 42" in ada.client.get(where).text
        for wrong in ({"game": GAME}, {"game": "nothing", "seed": "1"}, {"game": GAME, "seed": "x"}):
            assert ada.client.post("/shared", data=wrong).status_code == 400
        running = ada.client.post(f"/play/{GAME}").headers["location"]
        assert ada.client.post(f"{running}/shared").status_code == 400
        assert ada.client.get("/shared/NOTHING").status_code == 404


def test_names_full_of_script_are_text_among_the_results(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (house, ada, seated):
        code = share(ada, seated.code)
        eve = newcomer(house, "<script>alert(1)</script>")
        finish(house, begin(eve, code).rsplit("/", 1)[1], 5)
        assert "<script>alert" not in ada.client.get(f"/shared/{code}").text
