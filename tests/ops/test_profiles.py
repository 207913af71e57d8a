"""A profile goes to another browser by its code and to nobody else: guesses, old codes, links in chat."""

from __future__ import annotations

import logging
import re
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from rollwright.table.people.keys import make_recovery_code
from rollwright.table.people.profiles import count_people
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.store import StoreFailed
from rollwright.web.door.host import Cost
from rollwright.web.server.limits import COSTS, Limits
from rollwright.web.server.persons import KEY
from tests.table.tables import have_run
from tests.web.wire import Wire

from .servers import House, inside, wait_for


def code_of(person: Wire) -> str:
    """Return the recovery code that a person is shown."""
    found = re.search(r'id="recovery-code">([A-Z0-9-]+)<', person.client.get("/profile/device").text)
    assert found
    return found[1]


def move_to(house: House, code: str) -> Wire:
    """Return another browser that was given the profile."""
    other = Wire(house.address)
    answer = other.client.post("/profile/open", data={"code": code, "instead": "yes"})
    assert answer.status_code == 303, answer.text
    return other


def can_roll(person: Wire, code: str) -> bool:
    """Say whether a person has a seat at a table and can act there."""
    person.client.get(f"/t/{code}")
    with person.connect(code) as line:
        return bool(person.ask(line, do="roll")["type"] == "answer")


def test_a_profile_moves_to_a_second_browser_by_its_code_and_is_refused_after_deletion() -> None:
    with inside() as house:
        ada = Wire(house.address)
        table = ada.open_table("Ada", people=1)
        code = code_of(ada)
        phone = move_to(house, code)
        assert "Ada" in phone.client.get("/profile").text
        assert table in phone.client.get("/").text
        assert can_roll(phone, table)
        assert phone.client.post("/profile/delete", data={"sure": "yes"}).status_code == 303
        again = Wire(house.address).client.post("/profile/open", data={"code": code})
        assert (again.status_code, code in again.text) == (403, False)
        assert "Here since" not in ada.client.get("/profile").text
        assert ada.client.get("/profile/device").status_code == 403
        gone = ada.client.get(f"/t/{table}", follow_redirects=True)
        assert gone.status_code == 404, "what one played alone goes with one"
        assert count_people(house.server.tables.store) == (0, 0)


def test_losing_every_cookie_loses_nothing() -> None:
    with inside() as house:
        ada = Wire(house.address)
        tables = [ada.open_table("Ada", people=1) for _ in range(3)]
        code = code_of(ada)
        ada.client.cookies.clear()
        assert "<title>Join" in ada.client.get(f"/t/{tables[0]}").text
        assert ada.client.post("/profile/open", data={"code": code, "instead": "yes"}).status_code == 303
        assert all(can_roll(ada, table) for table in tables)


def test_seats_of_before_there_were_profiles_become_the_profiles() -> None:
    with inside() as house:
        ada = Wire(house.address)
        table = ada.open_table("Ada", people=1)
        store = house.server.tables.store
        store.write(lambda run: run("delete from profiles"))
        store.write(lambda run: run("delete from games"))
        ada.client.cookies.delete(KEY)
        for path in ("/profile", "/games"):
            page = ada.client.get(path).text
            assert ("Keep these games" in page, f'href="/t/{table}"' in page) == (True, True), path
            assert count_people(store) == (0, 0), "looking keeps nothing"
        assert ada.client.post("/games/keep").headers["location"] == "/games"
        assert "Keep these games" not in ada.client.get("/games").text
        assert can_roll(move_to(house, code_of(ada)), table)


def test_a_cookie_that_is_no_seat_makes_no_profile() -> None:
    with inside() as house:
        eve = Wire(house.address)
        eve.client.cookies.set("rw-AAAAAA", "x" * 43)
        eve.client.cookies.set(KEY, "y" * 43)
        assert eve.client.get("/profile").status_code == 200
        assert eve.client.post("/games/keep").status_code == 303
        assert count_people(house.server.tables.store) == (0, 0)


def test_old_codes_and_keys_are_refused_once_there_is_a_new_one() -> None:
    with inside() as house:
        ada = Wire(house.address)
        table = ada.open_table("Ada", people=1)
        old = code_of(ada)
        phone = move_to(house, old)
        assert ada.client.post("/profile/renew").status_code == 303
        assert Wire(house.address).client.post("/profile/open", data={"code": old}).status_code == 403
        assert phone.client.get("/profile/device").status_code == 403
        assert code_of(ada) != old
        assert can_roll(move_to(house, code_of(ada)), table)


def test_looking_writes_nothing_however_often_and_with_whatever_cookies() -> None:
    store = MemoryStore()
    with inside(store) as house:
        ada = Wire(house.address)
        table = ada.open_table("Ada", people=1)
        before = store.ask("select * from profiles"), store.ask("select * from games")
        token = ada.client.cookies[f"rw-{table}"]
        for path in ("/games", "/profile", "/", f"/t/{table}", "/profile/open", "/friend") * 4:
            looker = Wire(house.address)
            looker.client.cookies.set(f"rw-{table}", token)
            assert looker.client.get(path).status_code == 200
        assert (store.ask("select * from profiles"), store.ask("select * from games")) == before


def test_a_link_back_makes_no_profile_and_notes_no_seat_twice() -> None:
    with inside() as house:
        ada, store = Wire(house.address), house.server.tables.store
        table = ada.open_table("Ada", people=1)
        token = ada.client.post(f"/t/{table}/link").json()["link"].partition("#")[2]
        for _ in range(5):
            back = Wire(house.address)
            assert back.client.post(f"/t/{table}/back", data={"token": token}).status_code == 303
            assert "<title>Join" not in back.client.get(f"/t/{table}").text
        assert count_people(store) == (1, 1)
        assert "among the games of another profile" in back.client.get("/games").text
        back.client.post("/games/keep")
        back.client.post("/profile", data={"name": "Bo"})
        assert count_people(store) == (2, 1), "the seat is in Ada's games, and in nobody else's"


def test_keeping_seats_is_charged() -> None:
    with inside(limits=Limits(costs={**COSTS, Cost.WRITE: (50, 0.0)})) as house:
        ada, store = Wire(house.address), house.server.tables.store
        table = ada.open_table("Ada", people=1)
        store.write(lambda run: run("delete from games"))
        assert ada.client.post("/games/keep").status_code == 429
        assert count_people(store) == (1, 0)
        assert f'href="/t/{table}"' in ada.client.get("/games").text


def test_who_sits_down_after_many_of_an_address_has_a_seat_and_no_profile() -> None:
    with inside(limits=Limits(costs={**COSTS, Cost.WRITE: (60, 0.0)})) as house:
        ada, bo = Wire(house.address), Wire(house.address)
        table = ada.open_table("Ada")
        bo.join(table, "Bo")
        assert count_people(house.server.tables.store) == (1, 1)
        assert KEY not in bo.client.cookies
        assert "<title>Join" not in bo.client.get(f"/t/{table}").text


def hold(house: House, key: str) -> Wire:
    """Return a browser that holds this key and nothing else."""
    browser = Wire(house.address)
    browser.client.cookies.set(KEY, key)
    return browser


def renew_with(house: House, key: str) -> httpx.Response:
    """Ask for a new code with a key, and lose the answer."""
    return hold(house, key).client.post("/profile/renew")


def test_a_new_code_that_got_lost_on_its_way_loses_nobodys_profile() -> None:
    with inside() as house:
        ada = Wire(house.address)
        table = ada.open_table("Ada", people=1)
        old = ada.client.cookies[KEY]
        assert renew_with(house, old).status_code == 303
        assert "got lost on its way" in ada.client.get("/profile").text, "the old key opens nothing"
        assert ada.client.post("/profile/renew").status_code == 303
        assert can_roll(move_to(house, code_of(ada)), table)
        assert renew_with(house, old).status_code == 403, "the new key has been used"


def test_whoever_goes_on_playing_with_a_key_that_was_renewed_gets_the_new_one() -> None:
    with inside() as house:
        ada, bo = Wire(house.address), Wire(house.address)
        ada.open_table("Ada", people=1)
        table = bo.open_table("Bo")
        renew_with(house, ada.client.cookies[KEY])
        ada.join(table, "Ada")
        assert count_people(house.server.tables.store) == (2, 3)
        assert "Here since" in ada.client.get("/profile").text


def test_ten_new_codes_asked_for_at_once_are_one() -> None:
    with inside() as house, ThreadPoolExecutor(10) as pool:
        ada = Wire(house.address)
        table = ada.open_table("Ada", people=1)
        key = ada.client.cookies[KEY]
        answers = list(pool.map(lambda _: renew_with(house, key), range(10)))
        assert [answer.status_code for answer in answers] == [303] * 10
        [new] = {answer.cookies[KEY] for answer in answers}
        assert can_roll(move_to(house, code_of(hold(house, new))), table)


def test_a_code_always_asks_and_its_profile_gets_no_seat_of_before() -> None:
    with inside() as house:
        eve, ada, store = Wire(house.address), Wire(house.address), house.server.tables.store
        eve.open_table("Eve", people=1)
        table = ada.open_table("Ada", people=1)
        code = code_of(eve)
        asked = Wire(house.address).client.post("/profile/open", data={"code": code})
        assert (asked.status_code, "Open the profile of Eve on this device?" in asked.text) == (200, True)
        ada.client.cookies.delete(KEY)
        asked = ada.client.post("/profile/open", data={"code": code})
        assert (asked.status_code, "has a seat at 1 game" in asked.text) == (409, True)
        assert "profile of Eve" in asked.text
        ada.client.post("/profile/open", data={"code": code, "instead": "yes"})
        ada.client.post("/games/keep")
        assert store.ask("select count(*) from games where name = ?", table) == [(1,)]
        assert table not in eve.client.get("/games").text


def test_who_changes_to_another_profile_leaves_the_seats_to_the_first() -> None:
    with inside() as house:
        eve, ada, store = Wire(house.address), Wire(house.address), house.server.tables.store
        eve.open_table("Eve", people=1)
        table, mine = ada.open_table("Ada", people=1), code_of(ada)
        store.write(lambda run: run("delete from games where name = ?", table))
        ada.client.post("/profile/open", data={"code": code_of(eve), "instead": "yes"})
        assert table not in ada.client.get("/games").text
        assert table in move_to(house, mine).client.get("/games").text


def test_guessing_codes_is_limited_and_logged_without_the_code(caplog: pytest.LogCaptureFixture) -> None:
    with inside(limits=Limits(codes=(5, 0.0))) as house, caplog.at_level(logging.INFO):
        eve, guesses = Wire(house.address), [make_recovery_code() for _ in range(8)]
        answers = [eve.client.post("/profile/open", data={"code": guess}) for guess in guesses]
        assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 3
        assert house.server.refusals()["refused_codes"] == 3
        assert house.server.counters["wrong_codes"] == 5
        assert "a recovery code was refused" in caplog.text
        assert not any(guess in caplog.text or guess in answers[0].text for guess in guesses)


def test_wrong_codes_and_links_are_one_line_for_an_address_and_minute(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with inside(limits=Limits(codes=(30, 0.0))) as house, caplog.at_level(logging.INFO):
        eve = Wire(house.address)
        for _ in range(50):
            eve.client.post("/profile/open", data={"code": make_recovery_code()})
            eve.client.post("/friend", data={"link": "guess"})
        lines = [record.getMessage() for record in caplog.records if "refused" in record.getMessage()]
        assert lines == ["a recovery code was refused"]
        assert "too many" not in caplog.text
        counters = house.server.counters
        assert (counters["wrong_codes"], counters["wrong_links"]) == (15, 15)


def test_very_many_wrong_codes_of_many_addresses_are_one_alarm(caplog: pytest.LogCaptureFixture) -> None:
    with inside(proxies=frozenset({"127.0.0.1"})) as house, caplog.at_level(logging.INFO):
        eve = Wire(house.address)
        for number in range(250):
            told = {"X-Forwarded-For": f"198.51.100.{number}"}
            answer = eve.client.post("/profile/open", data={"code": make_recovery_code()}, headers=told)
            assert answer.status_code == 403
        assert caplog.text.count("alarm: ") == 1
        assert "198.51" not in caplog.text
        assert "rollwright_code_alarms_total 1" in eve.client.get("/metrics").text


def test_a_code_in_chat_is_refused_and_anothers_link_asks_first() -> None:
    with inside() as house:
        ada, bo = Wire(house.address), Wire(house.address)
        table = ada.open_table("Ada")
        bo.join(table, "Bo")
        link = f"{house.address}/profile/open#{code_of(ada)}"
        with ada.connect(table) as line:
            said = ada.ask(line, do="say", id="s1", text=f"this is me: {link}")
            assert (said["type"], "recovery code" in said["text"]) == ("refused", True)
        asked = bo.client.post("/profile/open", data={"code": code_of(ada)})
        assert (asked.status_code, "Stay Bo" in asked.text) == (409, True)
        assert "Bo" in bo.client.get("/profile").text
        become = bo.client.post("/profile/open", data={"code": code_of(ada), "instead": "yes"})
        assert become.status_code == 303
        assert 'value="Ada"' in bo.client.get("/profile").text


def test_of_two_profiles_of_one_name_the_question_says_which_is_which() -> None:
    with inside() as house:
        first, second = Wire(house.address), Wire(house.address)
        for each in (first, second):
            each.open_table("Ada", people=1)
        asked = second.client.post("/profile/open", data={"code": code_of(first)}).text
        assert ("Keep this profile" in asked, "Change to the other profile" in asked) == (True, True)
        assert "Stay Ada" not in asked


def test_the_code_is_on_one_page_only_and_in_no_cache() -> None:
    with inside() as house:
        ada = Wire(house.address)
        ada.open_table("Ada", people=1)
        code, key = code_of(ada), ada.client.cookies[KEY]
        for path in ("/", "/profile", "/profile/open", "/profile/delete", "/about", "/metrics"):
            assert code not in (text := ada.client.get(path).text), path
            assert key not in text, path
        shown = ada.client.get("/profile/device")
        assert shown.headers["cache-control"] == "no-store"
        assert key not in shown.text
        assert Wire(house.address).client.get("/profile/device").status_code == 403


def test_who_leaves_gives_up_the_seats_at_tables_of_others() -> None:
    with inside() as house:
        ada, bo = Wire(house.address), Wire(house.address)
        table = bo.open_table("Bo")
        ada.join(table, "Ada")
        with bo.connect(table) as line:
            bo.ask(line, do="start")
        assert ada.client.post("/profile/delete", data={}).headers["location"] == "/profile/delete"
        assert "Delete Ada with 1 game for good" in ada.client.get("/profile/delete").text
        ada.client.post("/profile/delete", data={"sure": "yes"})
        state = house.server.tables.actors[table].table_state
        assert [who.is_person for who in state.seats] == [True, False]
        assert bo.client.get(f"/t/{table}").status_code == 200


def test_name_mark_and_settings_come_along() -> None:
    with inside() as house:
        ada = Wire(house.address)
        assert ada.client.post("/profile", data={"name": "Ada", "avatar": "sun"}).status_code == 303
        assert (
            ada.client.post("/profile/settings", content=b'{"sound":true,"theme":"dark"}').status_code == 204
        )
        assert ada.client.post("/profile/settings", content=b"[[[").status_code == 400
        phone = move_to(house, code_of(ada))
        page = phone.client.get("/profile?moved=1").text
        assert 'value="Ada"' in page
        assert "&quot;sound&quot;: true" in page
        assert phone.client.post("/profile", data={"name": "\u200b"}).status_code == 400
        stranger = Wire(house.address)
        assert stranger.client.post("/profile/settings", content=b"{}").status_code == 204
        assert count_people(house.server.tables.store)[0] == 1


def test_a_name_changed_at_a_table_is_the_profiles() -> None:
    with inside() as house:
        ada = Wire(house.address)
        ada.open_table("Ada", people=1)
        assert ada.client.post("/me", data={"name": "Countess", "avatar": "moon"}).status_code == 204
        assert 'value="Countess"' in move_to(house, code_of(ada)).client.get("/profile").text


def test_a_store_that_fails_seats_people_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    with inside(store) as house:
        ada = Wire(house.address)
        table = ada.open_table("Ada")
        bo = Wire(house.address)
        monkeypatch.setattr(store, "write", _failing)
        bo.join(table, "Bo")
        with bo.connect(table) as line:
            assert line.recv()


def _failing(work: object) -> None:
    raise StoreFailed("the disk is full")


def test_old_profiles_expire_as_configured_and_the_page_says_so() -> None:
    store = MemoryStore()
    store.create("NEWNEW", b"s", b"one")
    have_run(store, 30)
    query = """insert into profiles (key_hash, code_hash, sealed_key, sealed_code, name, avatar, settings,
        created, touched) values ('k', 'c', x'', x'', 'Old', '', '{}', 1, 1)"""
    store.write(lambda run: run(query))
    with inside(store, keep_profiles=30) as house:
        wait_for(lambda: count_people(store) == (0, 0))
        assert "nobody has used for 30 days" in Wire(house.address).client.get("/profile").text
    with inside() as house:
        assert "kept until you delete it" in Wire(house.address).client.get("/profile").text


def test_script_in_a_name_is_text_on_the_profiles_pages() -> None:
    with inside() as house:
        name = '<script>alert("x")</script>'
        ada, bo = Wire(house.address), Wire(house.address)
        ada.client.post("/profile", data={"name": name})
        bo.client.post("/profile", data={"name": "Bo"})
        pages = [ada.client.get(path).text for path in ("/profile", "/profile/delete")]
        pages.append(bo.client.post("/profile/open", data={"code": code_of(ada)}).text)
        assert all("<script>alert" not in page and "&lt;script&gt;alert" in page for page in pages)
