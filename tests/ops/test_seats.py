"""One browser has one seat at a table, however often it asks, and loses it to nobody's link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from rollwright.table.stores.sqlite import SqliteStore
from rollwright.web.server.limits import Limits
from tests.web.seating import read_playthrough, seat_record
from tests.web.wire import Wire

from .servers import House, inside


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with inside() as served:
        yield served


def names_at(wire: Wire, code: str) -> list[str]:
    """Return the names that the way in tells."""
    page = Wire(wire.address).client.get(f"/t/{code}").text
    found = re.search(r"Already there: ([^.]*)\.", page)
    assert found, page
    return found[1].split(", ")


def form_of(wire: Wire, code: str) -> dict[str, str]:
    """Return the form that seats somebody, filled in."""
    found = re.search(r'name="once" value="([^"]+)"', wire.client.get(f"/t/{code}").text)
    assert found
    return {"name": "Bo", "once": found[1]}


def token_at(wire: Wire, code: str) -> str | None:
    return wire.client.cookies.get(f"rw-{code}")


def test_a_second_join_of_one_browser_gives_the_same_seat(house: House) -> None:
    ada, bo = Wire(house.address), Wire(house.address)
    code = ada.open_table("Ada", people=3)
    bo.join(code, "Bo")
    token = token_at(bo, code)
    bo.join(code, "Bo again")
    ada.join(code, "Ada again")
    assert token_at(bo, code) == token
    assert names_at(ada, code) == ["Ada", "Bo"]


def test_a_double_click_takes_one_seat(house: House) -> None:
    ada, bo = Wire(house.address), Wire(house.address)
    code = ada.open_table("Ada", people=9)
    form = form_of(bo, code)

    def click(_: int) -> str:
        with httpx.Client(base_url=house.address, headers={"Origin": house.address}) as client:
            assert client.post(f"/t/{code}/join", data=form).status_code == 303
            return client.cookies[f"rw-{code}"]

    with ThreadPoolExecutor(6) as clicks:
        tokens = set(clicks.map(click, range(6)))
    assert len(tokens) == 1
    assert names_at(ada, code) == ["Ada", "Bo"]


def test_a_form_sent_again_after_leaving_gives_a_new_seat(house: House) -> None:
    ada, bo = Wire(house.address), Wire(house.address)
    code = ada.open_table("Ada", people=2)
    form = form_of(bo, code)
    assert bo.client.post(f"/t/{code}/join", data=form).status_code == 303
    first = token_at(bo, code)
    with bo.connect(code) as line:
        assert bo.ask(line, do="leave")["type"] == "answer"
    assert bo.client.post(f"/t/{code}/join", data=form).status_code == 303
    assert token_at(bo, code) not in (None, first)
    assert names_at(ada, code) == ["Ada", "Bo"]


def test_anothers_link_back_asks_first_and_the_own_seat_is_kept(house: House) -> None:
    ada, eve = Wire(house.address), Wire(house.address)
    code = ada.open_table("Ada", people=2)
    eve.join(code, "Eve")
    mine, hers = token_at(ada, code), token_at(eve, code)
    answer = ada.client.post(f"/t/{code}/back", data={"token": hers})
    assert answer.status_code == 409
    assert "You sit at this table already, as Ada" in answer.text
    assert token_at(ada, code) == mine
    with ada.connect(code) as line:
        assert ada.ask(line, do="start")["type"] == "answer"
    answer = ada.client.post(f"/t/{code}/back", data={"token": hers, "instead": "yes"})
    assert answer.status_code == 303
    assert token_at(ada, code) == hers, "who says so changes seats"
    assert ada.client.post(f"/t/{code}/back", data={"token": hers}).status_code == 303


def test_an_address_sits_down_at_one_table_so_often() -> None:
    with inside(limits=Limits(table_joins=(2, 0.001))) as (address, _, _):
        ada = Wire(address)
        code, other = ada.open_table("Ada", people=9), ada.open_table("Ada", people=9)
        answers = [Wire(address).client.post(f"/t/{code}/join", data={"name": "x"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [303, 303, 429]
        Wire(address).join(other, "Bo")


def test_the_first_to_come_to_a_rematch_is_its_host_at_another_server_too(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    finished = seat_record(data, read_playthrough("duel-9"))
    cookies = [f"rw-{finished.code}={token}" for token in finished.tokens]
    with inside(SqliteStore(data)) as (address, _, _):
        ada = Wire(address)
        with ada.connect(finished.code, Cookie=cookies[0]) as line:
            code = ada.ask(line, do="rematch")["table"]
    with inside(SqliteStore(data)) as (address, server, _):
        for cookie in cookies:
            answer = Wire(address).client.post(
                f"/t/{code}/join", data={"name": "x"}, headers={"Cookie": cookie}
            )
            assert answer.status_code == 303
        state = server.tables.actors[code].table_state
        assert (state.host, len(state.people)) == (0, 2)
