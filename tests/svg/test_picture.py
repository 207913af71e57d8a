"""Pictures for notebooks, files and the README."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

from rollwright.core.game import start_game
from rollwright.core.types import MoveStep, Roll
from rollwright.games.catalogue import GAMES
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.sheets.svg import Picture, draw, picture

from .reading import places, read, title_of

DOCS = Path(__file__).parents[2] / "docs" / "pictures"


def load_maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_pictures", DOCS / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_notebook_shows_the_drawing() -> None:
    state = start_game(CHIEFDOM_2, 1)
    assert picture(CHIEFDOM_2, state)._repr_svg_() == draw(CHIEFDOM_2, state, 0)


def test_a_picture_shows_only_what_the_seat_may_see() -> None:
    state = CHIEFDOM_2.apply(start_game(CHIEFDOM_2, 2), Roll(("1", "1", "3")))
    move = next(m for m in CHIEFDOM_2.moves(state, 1) if any(c.value == "a1" for c in m))
    state = CHIEFDOM_2.apply(state, MoveStep(1, move))
    own = draw(CHIEFDOM_2, CHIEFDOM_2.view(state, 1), 1)
    spied = draw(CHIEFDOM_2, CHIEFDOM_2.view(state, 0), 1)
    assert title_of(places(read(own))["a1"]) != "a1: empty"
    assert title_of(places(read(spied))["a1"]) == "a1: empty"
    assert picture(CHIEFDOM_2, state, 1).svg == own


def test_a_picture_is_saved_as_it_is(tmp_path: Path) -> None:
    Picture("<svg/>").save(tmp_path / "a.svg")
    assert (tmp_path / "a.svg").read_text() == "<svg/>\n"


def test_the_pictures_of_the_readme_are_up_to_date() -> None:
    for name, make in load_maker().PICTURES.items():
        assert (DOCS / name).read_text(encoding="utf-8") == f"{make().svg}\n", (
            f"run docs/pictures/make.py: {name}"
        )


def test_there_is_a_picture_of_every_kind_of_game() -> None:
    drawn = {name.removesuffix(".svg") for name in load_maker().PICTURES}
    assert drawn == {game.id for game in GAMES} - {"chiefdom-1"}


def test_a_picture_is_named_in_a_few_words_where_it_cannot_be_shown() -> None:
    shown = picture(CHIEFDOM_2, start_game(CHIEFDOM_2, 1))
    assert repr(shown) == f"<Picture: {len(shown.svg)} characters of SVG>"
