"""Slow games at a server: woken when their time is up, counted for their people, rated once."""

from __future__ import annotations

from datetime import date

from rollwright.table.dice.day_dice import begins_at
from rollwright.table.people.ratings import count_rated
from rollwright.table.people.slow_games import overdue
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.people import keeper as game_keeper
from rollwright.web.server.limits import Limits
from tests.table.tables import make_known
from tests.web.wire import Wire, of_type, receive

from .servers import House, inside, wait_for
from .test_daily import Calendar

DAY_MS = 24 * 3600 * 1000
START = begins_at(date(2026, 12, 1))


def seat_two(house: House, game: str, **fields: str) -> tuple[Wire, Wire, str]:
    ada, bo = Wire(house.address), Wire(house.address)
    code = ada.open_table("Ada", game, people=2, **fields)
    bo.join(code, "Bo")
    with ada.connect(code) as line:
        assert ada.ask(line, do="start")["type"] == "answer"
        # The lot of a duel comes before its first roll.
        for _ in ("lot", "roll") if game == "duel" else ("roll",):
            assert ada.ask(line, do="roll")["type"] == "answer"
    return ada, bo, code


def owed(person: Wire) -> list[str]:
    return [each["table"] for each in person.client.get("/games/waiting.json").json()["owed"]]


def test_moves_owed_at_slow_games_are_counted_for_their_people_alone() -> None:
    with inside() as house:
        ada, bo, code = seat_two(house, "chiefdom-2", timer="259200")
        wait_for(lambda: owed(ada) == owed(bo) == [code])
        answer = Wire(house.address).client.get("/games/waiting.json")
        assert (answer.json()["owed"], answer.json()["slow"]) == ([], 0)
        assert answer.headers["cache-control"] == "no-store"
        with bo.connect(code) as line:
            bo.ask(line, do="leave")
        wait_for(lambda: owed(ada) == [code])
        quick, _, _ = seat_two(house, "chiefdom-2", timer="60")
        assert owed(quick) == []


def test_a_slow_game_goes_on_at_a_server_that_starts_after_its_time_ran_out() -> None:
    store = MemoryStore()
    with inside(store, clock=Calendar(START), chooser=LevelChooser()) as house:
        _, _, code = seat_two(house, "chiefdom-2", timer="86400")
        wait_for(lambda: overdue(store, START + DAY_MS + 1) == [code])
    with inside(store, clock=Calendar(START + 3 * DAY_MS), chooser=LevelChooser()) as house:
        # Nobody asks for the table: the keeper finds it.
        wait_for(lambda: code in house.server.tables.actors)
        actor = house.server.tables.actors[code]
        wait_for(lambda: actor.fence is not None)
        wait_for(lambda: overdue(store, START + 3 * DAY_MS + game_keeper.HOUR_MS) == [])


def test_the_clock_of_a_deleted_table_is_forgotten() -> None:
    store = MemoryStore()
    with inside(store, clock=Calendar(START)) as house:
        _, _, code = seat_two(house, "chiefdom-2", timer="86400")
        wait_for(lambda: overdue(store, START + DAY_MS + 1) == [code])
    store.delete(code)  # a server that still ran might note the clock once more, and forget it when it is due
    assert overdue(store, START + 2 * DAY_MS) == []


def test_who_leaves_a_rated_game_has_lost_and_both_see_it() -> None:
    with inside() as house:
        ada, bo, code = seat_two(house, "duel")
        page = ada.client.get(f"/t/{code}").text
        assert "&quot;rated&quot;: true" in page
        for person in (ada, bo, ada, bo):
            move(person, code)
        store = house.server.tables.store
        for (profile,) in store.ask("select id from profiles"):
            make_known(store, profile)
        with bo.connect(code) as line:
            bo.ask(line, do="leave")
        wait_for(lambda: count_rated(store) == 2)
        told = ada.client.get(f"/t/{code}/ratings.json").json()
        assert told["0"]["change"] == -told["1"]["change"] > 100
        assert "1662 ± " in ada.client.get("/profile").text


def move(person: Wire, code: str) -> None:
    """Make the first move that a person is offered, if it is their turn."""
    with person.connect(code) as line:
        own = receive(line, of_type("own"))
        if own["ask"] is None:
            return
        offers = receive(line, of_type("offers"))
        done = person.ask(line, do="play", id=f"m{own['ask']}", ask=own["ask"], path=first_path(offers))
        assert done["type"] == "answer", done


def first_path(offers: dict[str, object]) -> list[int]:
    paths = offers["paths"]
    assert isinstance(paths, list)
    return list(paths[0])


def test_a_press_plays_a_level_for_a_rating_without_hints() -> None:
    with inside(chooser=LevelChooser()) as house:
        ada = Wire(house.address)
        ada.client.post("/profile", data={"name": "Ada"})
        assert "Play hunter for a rating" in ada.client.get("/profile").text
        answer = ada.client.post("/play/duel", data={"bot": "hunter", "hints": "nobody"})
        code = answer.headers["location"].rsplit("/", 1)[1]
        told = ada.client.get(f"/t/{code}/ratings.json").json()
        assert told["0"] == {"text": "1500 ± 60", "rating": 1500, "change": None}
        assert house.server.tables.actors[code].table_state.settings.hints == "nobody"


def test_beyond_many_games_of_new_profiles_of_an_address_a_game_counts_for_nobody() -> None:
    with inside(limits=Limits(rated=(3, 0.0))) as house:
        store = house.server.tables.store
        codes = [seat_two(house, "duel")[2] for _ in range(2)]
        wait_for(lambda: store.ask("select name from rated") == [(codes[1],)])
