"""Nothing that a person or a file says becomes markup on anybody's page."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.table.people.profiles import find_profile, make_profile
from rollwright.table.rules import names
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.web.html.layout import icon, mark_of
from rollwright.web.people.profile_file import ProfileFile, take_profile
from rollwright.web.table import open_tables
from tests.web.people.test_profile_file import find_person
from tests.web.wire import Wire

from .servers import House, inside

COMMENT = '"><!--'
EVIL = '"><x-evil>'


@pytest.fixture(autouse=True)
def _no_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the list of open tables as it is: hosts here have no browser that is connected."""
    monkeypatch.setattr(open_tables, "BEAT_SECONDS", 3600.0)


def list_a_table(house: House, mark: str) -> Wire:
    eve = Wire(house.address)
    assert eve.client.post("/profile", data={"name": "Eve", "avatar": mark}).status_code == 303
    assert eve.client.post("/open", data={"game": "chiefdom-2", "seats": "2"}).status_code == 303
    return eve


def test_a_mark_of_a_data_file_of_before_leaves_the_front_page_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before, inside(SqliteStore(tmp_path / "t.db")) as house:
        before.setattr(names, "AVATARS", (*names.AVATARS, COMMENT))
        eve = list_a_table(house, COMMENT)
    with inside(SqliteStore(tmp_path / "t.db")) as house:
        eve.go_to(house.address)
        stranger = Wire(house.address).client
        for client, path in (
            (stranger, "/"),
            (stranger, "/open"),
            (eve.client, "/"),
            (eve.client, "/profile"),
        ):
            text = client.get(path).text
            assert "<!--" not in text, path
            assert text.endswith("</html>"), path
        assert "Eve’s table" in stranger.get("/").text
        assert 'href="#i-pine"' in stranger.get("/open").text


@pytest.mark.parametrize("path", ["/profile", "/me", "/tables"])
def test_a_mark_that_is_none_of_ours_is_refused(path: str) -> None:
    with inside() as house:
        eve = Wire(house.address).client
        form = {"name": "Eve", "avatar": COMMENT, "game": "chiefdom-2"}
        answer = eve.post(path, data=form)
        assert COMMENT not in answer.text
        assert answer.status_code == 400


def test_a_profile_file_brings_no_mark_that_is_none_of_ours() -> None:
    store = MemoryStore()
    eve = find_person(store, make_profile(store, "Eve", "pine", now=1))
    with pytest.raises(InvalidSheet):
        take_profile(store, eve, ProfileFile("Eve", COMMENT), now=2)


def test_a_profile_of_before_with_another_mark_has_the_first_one() -> None:
    store = MemoryStore()
    profile = find_profile(store, make_profile(store, "Eve", COMMENT, now=1))
    assert profile is not None
    assert profile.avatar == "pine"


def test_the_parts_of_a_drawing_of_ours_are_escaped() -> None:
    assert EVIL not in icon(EVIL)
    assert mark_of(EVIL) == mark_of("pine")
