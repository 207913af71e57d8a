"""Open tables over HTTP: listed by their host alone, joined by one press, limited, escaped."""

from __future__ import annotations

import re

import pytest

from rollwright.table.people import open_tables
from rollwright.table.people.open_tables import is_listed, list_open, listed_names
from rollwright.table.people.profiles import count_people
from rollwright.web.server.limits import Limits
from rollwright.web.server.serve import ServerSetup, open_store
from rollwright.web.table import open_tables as served_tables
from tests.web.wire import Wire, of_type, receive

from .servers import House, inside, wait_for


def someone(house: House, name: str) -> Wire:
    person = Wire(house.address)
    assert person.client.post("/profile", data={"name": name}).status_code == 303
    return person


def put(person: Wire, code: str, is_on: bool = True) -> int:
    return person.client.post(f"/t/{code}/listed", data={"listed": "1" if is_on else "0"}).status_code


def press_to_sit(person: Wire, page: str, code: str) -> int:
    """Send the form that the list shows for a table, as one press does."""
    action = page.index(f'action="/t/{code}/join"')
    form = page[action : page.index("</form>", action)]
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
    return person.client.post(f"/t/{code}/join", data=fields).status_code


@pytest.fixture(autouse=True)
def _no_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the list as it is: hosts here have no browser that is connected."""
    monkeypatch.setattr(served_tables, "BEAT_SECONDS", 3600.0)


@pytest.fixture
def _quick_beats(_no_beats: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served_tables, "BEAT_SECONDS", 0.02)


def is_shown(house: House, text: str) -> bool:
    return text in Wire(house.address).client.get("/open").text


@pytest.mark.usefixtures("_quick_beats")
def test_two_live_servers_show_one_list(database: str) -> None:
    stores = [open_store(ServerSetup(store=database)) for _ in range(2)]
    with inside(stores[0]) as one, inside(stores[1]) as two:
        ada, bo = someone(one, "Ada"), someone(two, "Bo")
        code = ada.open_table("Ada", people=3)

        def show(text: str) -> bool:
            return is_shown(one, text) and is_shown(two, text)

        with ada.connect(code) as line:
            receive(line, of_type("table"))
            assert put(ada, code) == 200
            wait_for(lambda: show(f"/t/{code}"))
            assert press_to_sit(bo, bo.client.get("/open").text, code) == 303
            wait_for(lambda: show("2 here, 1 free"))
        wait_for(lambda: not is_shown(one, f"/t/{code}") and not is_shown(two, f"/t/{code}"))
        with ada.connect(code):
            wait_for(lambda: show(f"/t/{code}"))


def test_a_table_is_not_listed_unless_its_host_says_so_and_can_be_taken_back() -> None:
    with inside() as house:
        ada, bo = Wire(house.address), Wire(house.address)
        code = ada.open_table("Ada", people=3)
        bo.join(code, "Bo")
        assert f"/t/{code}" not in Wire(house.address).client.get("/open").text
        assert put(bo, code) == 400
        assert put(Wire(house.address), code) == 403
        assert put(ada, code) == 200
        assert ada.client.get(f"/t/{code}/listed").json() == {"listed": True}
        page = Wire(house.address).client.get("/open").text
        assert "Ada’s table" in page
        assert "2 here, 1 free" in page
        assert put(ada, code, is_on=False) == 200
        assert f"/t/{code}" not in Wire(house.address).client.get("/open").text


def test_hosts_whose_names_look_alike_are_told_apart_on_the_list() -> None:
    with inside() as house:
        alike = ["Anna", "\u0410nn\u0430", "Ann\u03b1"]
        for name in alike:
            host = someone(house, name)
            assert put(host, host.open_table(name, people=3)) == 200
        page = Wire(house.address).client.get("/open").text
        assert f">{alike[0]}’s table<" in page
        assert not any(f"{name}’s table" in page for name in alike[1:])
        for name in (f"{alike[1]} 2", f"{alike[2]} 3"):
            assert f"{name}’s table" in page


def test_anyone_opens_a_listed_table_and_the_last_press_starts_the_game() -> None:
    with inside() as house:
        ada, bo = someone(house, "Ada"), Wire(house.address)
        answer = ada.client.post("/open", data={"game": "duel", "seats": "6"})
        assert answer.status_code == 303
        code = answer.headers["location"].rsplit("/", 1)[1]
        for page in ("/open", "/"):
            assert f"/t/{code}/join" in bo.client.get(page).text
        assert press_to_sit(bo, bo.client.get("/open").text, code) == 303
        state = house.server.tables.actors[code].table_state
        assert (state.phase, len(state.seats)) == ("playing", 2), "Duel has two seats, whatever was asked for"


def test_whoever_has_no_profile_can_ask_for_anyone_too() -> None:
    with inside() as house:
        stranger = Wire(house.address)
        answer = stranger.client.post("/open", data={"game": "chiefdom-2", "seats": "4"})
        assert answer.status_code == 303
        [code] = listed_names(house.server.tables.store)
        assert stranger.client.get(f"/t/{code}").status_code == 200
        assert "Back to it" in stranger.client.get("/open").text


@pytest.mark.usefixtures("_quick_beats")
def test_a_host_who_goes_away_takes_the_table_off_the_list_until_they_are_back() -> None:
    with inside() as house:
        ada = someone(house, "Ada")
        ada.client.post("/open", data={"game": "chiefdom-2", "seats": "3"})
        [code] = listed_names(house.server.tables.store)
        for _ in range(2):
            with ada.connect(code):
                wait_for(lambda: is_shown(house, code))
            wait_for(lambda: not is_shown(house, code))
        assert is_listed(house.server.tables.store, code)


@pytest.mark.usefixtures("_quick_beats")
def test_a_listed_game_that_is_played_can_be_watched_and_is_gone_when_it_is_over() -> None:
    with inside() as house:
        ada, bo = someone(house, "Ada"), someone(house, "Bo")
        ada.client.post("/open", data={"game": "chiefdom-2", "seats": "2"})
        [code] = listed_names(house.server.tables.store)
        bo.join(code, "Bo")
        with ada.connect(code) as line:
            wait_for(lambda: is_shown(house, f"/t/{code}?watch=1"))
            assert is_shown(house, "turn 1, 2 play")
            ada.ask(line, do="end")
            wait_for(lambda: listed_names(house.server.tables.store) == [])


def test_tables_for_one_person_and_begun_games_are_not_listed() -> None:
    with inside() as house:
        ada = Wire(house.address)
        assert put(ada, ada.open_table("Ada", people=1)) == 400


def test_one_address_lists_few_tables() -> None:
    with inside(limits=Limits(listings=(2, 0))) as house:
        people = [someone(house, name) for name in ("Ada", "Bo", "Cy")]
        codes = [
            each.client.post("/open", data={"game": "duel", "seats": "2"}).status_code for each in people
        ]
        assert codes == [303, 303, 429]
        assert house.server.refusals()["refused_listings"] == 1


def test_one_address_has_a_share_of_the_list_however_slowly_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "MOST_OF_ADDRESS", 2)
    with inside() as house:
        people = [someone(house, name) for name in ("Ada", "Bo", "Cy")]
        answers = [each.client.post("/open", data={"game": "duel", "seats": "2"}) for each in people]
        assert ["of your address" in answer.text for answer in answers] == [False, False, True]
        assert len(list_open(house.server.tables.store, house.server.tables.clock.wall())) == 2


def test_names_full_of_script_are_text_in_the_list_of_tables() -> None:
    with inside() as house:
        eve = someone(house, "<script>x</script>")
        eve.client.post("/open", data={"game": "duel", "seats": "2"})
        for page in ("/open", "/"):
            text = Wire(house.address).client.get(page).text
            assert "<script>x" not in text
            assert "&lt;script&gt;x" in text


def test_nonsense_is_a_sentence() -> None:
    with inside() as house:
        ada = someone(house, "Ada")
        for data in ({"game": "none"}, {"game": "duel", "seats": "x"}, {"game": "duel", "seats": "7"}, {}):
            answer = ada.client.post("/open", data=data)
            assert answer.status_code == 400
            assert "Traceback" not in answer.text
        assert put(ada, "NOPE") == 404


def test_a_stranger_whose_form_is_refused_again_and_again_has_one_profile() -> None:
    with inside() as house:
        stranger = Wire(house.address)
        answers = [stranger.client.post("/open", data={"game": "none"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [400, 400, 400]
        assert count_people(house.server.tables.store)[0] == 1


def test_friends_tables_stand_first_and_are_marked() -> None:
    with inside() as house:
        ada, bo, cy = (someone(house, name) for name in ("Ada", "Bo", "Cy"))
        ada.client.post("/friends/link")
        found = re.search(r"/friend#([\w-]+)", ada.client.get("/profile").text)
        assert found
        cy.client.post("/friend", data={"link": found[1], "sure": "yes"})
        for person in (ada, bo):
            person.client.post("/open", data={"game": "duel", "seats": "2"})
        page = cy.client.get("/open").text
        assert page.index("Ada’s table") < page.index("Bo’s table")
        assert page.count('class="tag">friend') == 1
