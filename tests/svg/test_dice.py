"""Dice and shapes as small drawings."""

from __future__ import annotations

import pytest

from rollwright.games.chiefdom.drawing import draw_shape
from rollwright.games.chiefdom.shapes import FACES, read_form
from rollwright.sheets.svg import DARK, draw_dice

from .reading import read, title_of


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_as_many_pips_as_its_value(value: int) -> None:
    root = read(draw_dice([str(value)]))
    blots = [path.attrib["d"] for path in root.iter() if path.attrib.get("fill") == "currentColor"]
    assert "".join(blots).count("M") == value


def test_dice_are_told_in_words() -> None:
    assert (
        title_of(read(draw_dice(["E3", "Ex", "W5", "W*"])))
        == "dice: white 3, white cross, blue 5, blue wind rose"
    )


def test_blue_dice_differ_from_white_ones_without_colour() -> None:
    white, blue = (draw_dice([face]) for face in ("E3", "W3"))
    assert blue.count("c") > white.count("c")


def test_dice_keep_to_the_theme() -> None:
    assert 'class="rw rw-dark"' in draw_dice(["1"], DARK)


@pytest.mark.parametrize("shapes", FACES)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_shape_shows_as_many_squares_as_it_has(shapes: str, die: int) -> None:
    root = read(draw_shape(shapes, die))
    size = len(read_form(FACES[shapes][die - 1]))
    paths = [element.attrib["d"] for element in root.iter() if "d" in element.attrib]
    assert "".join(paths).count("M") == size
    assert title_of(root) == f"shape {die}: {size} square{'' if size == 1 else 's'}"
