"""Friends by link: asked first, limited, escaped, gone with the profile."""

from __future__ import annotations

import logging
import re

import pytest

from rollwright.table.people.profiles import count_people
from rollwright.web.server.limits import Limits
from tests.web.wire import Wire

from .servers import House, inside


def someone(house: House, name: str) -> Wire:
    person = Wire(house.address)
    assert person.client.post("/profile", data={"name": name}).status_code == 303
    return person


def link_of(person: Wire) -> str:
    """Return the friend link that a person's page shows, without its address."""
    found = re.search(r"/friend#([\w-]+)", person.client.get("/profile").text)
    assert found
    return found[1]


def make_link(person: Wire) -> str:
    assert person.client.post("/friends/link").status_code == 303
    return link_of(person)


def test_a_friend_link_asks_first_and_then_both_are_friends() -> None:
    with inside() as house:
        ada, bo = someone(house, "Ada"), someone(house, "Bo")
        link = make_link(ada)
        asked = bo.client.post("/friend", data={"link": link})
        assert "Friends with Ada?" in asked.text
        assert "Nobody yet" in bo.client.get("/profile").text, "a question makes nobody a friend"
        assert bo.client.post("/friend", data={"link": link, "sure": "yes"}).status_code == 303
        assert "No longer friends with Ada" in bo.client.get("/profile").text
        page = ada.client.get("/profile").text
        friend = re.search(r'name="friend" value="(\d+)"', page)
        assert friend
        assert "No longer friends with Bo" in page
        ada.client.post("/friends/remove", data={"friend": friend[1]})
        for person in (ada, bo):
            assert "Nobody yet" in person.client.get("/profile").text


def test_friends_whose_names_look_alike_are_told_apart() -> None:
    with inside() as house:
        ada, *others = (someone(house, name) for name in ("Ada", "Anna", "\u0410nn\u0430"))
        link = make_link(ada)
        for other in others:
            other.client.post("/friend", data={"link": link, "sure": "yes"})
        page = ada.client.get("/profile").text
        assert ">Anna<" in page
        assert ">\u0410nn\u0430 2<" in page


def test_a_browser_without_a_profile_gets_one_when_it_says_yes() -> None:
    with inside() as house:
        ada, stranger = someone(house, "Ada"), Wire(house.address)
        link = make_link(ada)
        stranger.client.post("/friend", data={"link": link})
        assert count_people(house.server.tables.store)[0] == 1
        stranger.client.post("/friend", data={"link": link, "sure": "yes"})
        assert "No longer friends with Ada" in stranger.client.get("/profile").text


def test_guessed_and_old_friend_links_are_refused_limited_and_logged_without_the_link(
    caplog: pytest.LogCaptureFixture,
) -> None:
    limits = Limits(codes=(4, 0))
    with inside(limits=limits) as house, caplog.at_level(logging.WARNING):
        ada, eve = someone(house, "Ada"), someone(house, "Eve")
        old, link = make_link(ada), make_link(ada)
        assert old != link
        guesses = (old, "guess", "x" * 4000)
        answers = [eve.client.post("/friend", data={"link": guess, "sure": "yes"}) for guess in guesses]
        assert [answer.status_code for answer in answers] == [403] * 3
        assert eve.client.post("/friend", data={"link": link}).status_code == 200
        assert eve.client.post("/friend", data={"link": link}).status_code == 429, "too many of one address"
        assert house.server.counters["wrong_links"] == 3
        assert not any(guess in caplog.text for guess in (*guesses, link))
        assert "Nobody yet" in eve.client.get("/profile").text


def test_who_came_by_an_old_link_is_listed_and_taken_off_at_once() -> None:
    with inside() as house:
        ada, bo, eve = someone(house, "Ada"), someone(house, "Bo"), someone(house, "Eve")
        bo.client.post("/friend", data={"link": make_link(ada), "sure": "yes"})
        leaked = make_link(ada)
        eve.client.post("/friend", data={"link": leaked, "sure": "yes"})
        page = ada.client.get("/profile").text
        assert ("By this link came: Eve." in page, "part with this 1" in page) == (True, True)
        assert ada.client.post("/friends/link", data={"part": "yes"}).status_code == 303
        page = ada.client.get("/profile").text
        assert ("No longer friends with Bo" in page, "Eve" in page) == (True, False)
        assert "Nobody yet" in eve.client.get("/profile").text
        assert eve.client.post("/friend", data={"link": leaked, "sure": "yes"}).status_code == 403


def test_a_name_full_of_script_is_text_in_questions_and_lists() -> None:
    with inside() as house:
        eve, bo = someone(house, "<script>x</script>"), someone(house, "Bo")
        link = make_link(eve)
        for data in ({"link": link}, {"link": link, "sure": "yes"}):
            assert "<script>x" not in bo.client.post("/friend", data=data).text
        assert "&lt;script&gt;x" in bo.client.get("/profile").text


def test_without_a_profile_nothing_is_made_or_removed() -> None:
    with inside() as house:
        stranger = Wire(house.address)
        assert stranger.client.post("/friends/link").status_code == 403
        assert stranger.client.post("/friends/remove", data={"friend": "1"}).status_code == 403
        assert someone(house, "Ada").client.post("/friends/remove", data={"friend": "x"}).status_code == 400


def test_a_new_recovery_code_keeps_friends_and_link_and_delete_me_ends_both() -> None:
    with inside() as house:
        ada, bo = someone(house, "Ada"), someone(house, "Bo")
        link = make_link(ada)
        bo.client.post("/friend", data={"link": link, "sure": "yes"})
        ada.client.post("/profile/renew")
        assert link_of(ada) == link
        ada.client.post("/profile/delete", data={"sure": "yes"})
        assert "Nobody yet" in bo.client.get("/profile").text
        assert bo.client.post("/friend", data={"link": link}).status_code == 403
