"""Link previews: a title, a sentence and a picture, and nothing that is still a secret."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.wire import Wire

from .servers import House
from .test_daily import newcomer, on_a_day, play
from .test_shared_dice import after_a_game, begin, share


def read_preview(person: Wire, path: str) -> dict[str, str]:
    """Return what the head of a page says of itself."""
    answer = person.client.get(path, follow_redirects=True)
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', answer.text))


def picture_at(house: House, person: Wire, address: str) -> bytes:
    assert address.startswith(house.address)
    answer = person.client.get(address.removeprefix(house.address), follow_redirects=True)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    return answer.content


def test_a_finished_game_previews_its_result_and_a_table_its_seats(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (house, ada, seated):
        stranger = Wire(house.address)
        over = read_preview(stranger, f"/t/{seated.code}")
        assert "The game is over" in over["description"]
        assert over["image"].endswith(f"/t/{seated.code}/preview.png")
        assert picture_at(house, stranger, over["image"]).startswith(b"\x89PNG")
        form = {"game": "chiefdom-2", "chiefdom-2.people": "3", "name": "Ada", "avatar": "pine"}
        where = ada.client.post("/tables", data=form).headers["location"]
        table = read_preview(stranger, where)
        assert "2 seats are free" in table["description"]
        assert "Ada" not in "".join(table.values())
        assert table["image"].endswith("/preview/chiefdom-2.png")


def test_games_with_dice_that_others_can_play_preview_nothing_of_themselves(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (house, ada, seated):
        code = share(ada, seated.code)
        table = begin(newcomer(house, "Bo"), code)
        stranger = Wire(house.address)
        invitation = read_preview(stranger, f"/shared/{code}")
        assert "very same dice" in invitation["description"]
        hidden = read_preview(stranger, table)
        assert hidden["description"] == "A game with dice that others can still play."
        own = picture_at(house, stranger, f"{house.address}{table}/preview.png")
        assert own == picture_at(house, stranger, hidden["image"]), "it is the picture of the game"


def test_a_day_previews_its_number_and_no_result() -> None:
    with on_a_day() as (house, _):
        play(newcomer(house, "Ada"))
        for path in ("/daily", "/daily/chiefdom-2"):
            preview = read_preview(Wire(house.address), path)
            assert "no.\N{NO-BREAK SPACE}" in preview["title"]
            assert "Ada" not in "".join(preview.values())
