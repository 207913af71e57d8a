"""House rules at the browser table: asked for, refused, kept over a restart, in the record."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest

from rollwright.core.record import replay
from rollwright.games.catalogue import find_game
from rollwright.table.stores.sqlite import SqliteStore
from tests.ops.servers import inside

from .test_opening import play_on
from .wire import Wire, of_type, receive

HOUSE = "chiefdom-2.house"


def play_turn(ada: Wire, code: str) -> int:
    """Roll, play the last move there is, and return the turn it was."""
    with ada.connect(code) as line:
        turn = receive(line, of_type("table"))["turn"]
        ada.say(line, do="roll")
        offers = receive(line, of_type("offers"))
        ada.say(line, do="play", id=f"m{offers['ask']}", ask=offers["ask"], path=offers["paths"][-1])
        receive(line, lambda told: told.get("is_roll_due"))
    return int(turn)


def test_the_address_of_a_form_fills_in_house_rules(server: str) -> None:
    page = Wire(server).client.get("/new?game=chiefdom-2&feeds=3&walls=5-6").text
    assert f'name="{HOUSE}" value="walls=5-6 feeds=3"' in page


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("feeds=0", "option feeds=0: a number from 1 to 100 (usually 2)"),
        ("feeds=3 walls=9-2", "option walls=9-2: walls stand beside rows such as 7-8"),
        ("sheep=3", "there is no option 'sheep' here"),
        ("feeds", "an option is written name=value, not 'feeds'"),
    ],
)
def test_house_rules_that_make_no_sense_are_refused_on_the_form_with_all_that_was_typed(
    server: str, typed: str, sentence: str
) -> None:
    form = {"game": "chiefdom-2", "name": "Ada", "chiefdom-2.people": "1", "chiefdom-2.bots": "3",
            "chiefdom-2.level": "chief", "chiefdom-2.option.bonus": "on", HOUSE: typed,
            "timer": "60", "roll_after": "3", "stand_in": "chief", "hints": "nobody"}  # fmt: skip
    answer = Wire(server).client.post("/tables", data=form)
    assert answer.status_code == 400
    page = unescape(answer.text)
    assert f'role="alert" class="wrong">{sentence}' in page
    assert f'name="{HOUSE}" value="{typed}"' in page
    assert 'name="chiefdom-2.bots" value="3"' in page
    assert 'value="chief" selected' in page
    assert '<option value="on" selected>' in page
    for value in ("60", "3", "nobody"):
        assert f'<option value="{value}" selected>' in page
    assert page.count('value="chief" selected') == 2, "the bots and the stand-in"


def test_a_table_that_is_set_up_anew_keeps_house_rules_that_were_refused(server: str) -> None:
    ada = Wire(server)
    code = ada.open_table("Ada", people=2, **{HOUSE: "feeds=3"})
    assert f'name="{HOUSE}" value="feeds=3"' in ada.client.get(f"/t/{code}/setup").text
    form = {"chiefdom-2.people": "4", "chiefdom-2.option.bonus": "on", HOUSE: "feeds=none", "timer": "30"}
    answer = ada.client.post(f"/t/{code}/setup", data=form)
    assert answer.status_code == 400
    assert "option feeds=none: a number from 1 to 100" in answer.text
    assert f'name="{HOUSE}" value="feeds=none"' in answer.text
    assert 'name="chiefdom-2.people" value="4"' in answer.text
    assert '<option value="on" selected>' in answer.text
    assert '<option value="30" selected>' in answer.text


def test_house_rules_outlive_the_server_and_stand_in_the_record(tmp_path: Path) -> None:
    with inside(SqliteStore(tmp_path / "tables.db")) as house:
        ada = Wire(house.address)
        code = ada.open_table("Ada", people=1, **{HOUSE: "feeds=3 walls=5-6"})
        assert play_turn(ada, code) == 1
    with inside(SqliteStore(tmp_path / "tables.db")) as house:
        again = Wire(house.address)
        again.client.cookies.update(ada.client.cookies)
        assert "/rules/chiefdom-2?walls=5-6&amp;feeds=3" in again.client.get(f"/t/{code}").text
        record = play_on(again, code)
    assert (record.options["feeds"], record.options["walls"]) == ("3", "5-6")
    game = find_game("chiefdom-2")
    assert game.outcome(replay(game, record).final) is not None
