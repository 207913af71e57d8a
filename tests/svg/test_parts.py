"""Parts of drawings: dice, the hand, themes, markup, and games that bring no drawing."""

from __future__ import annotations

import pickle
import re
from typing import Any

import pytest

from rollwright.core.example import LADDER
from rollwright.drawing.element import Svg, format_number, group, join, put_in, tag, text, words, write
from rollwright.drawing.handwriting import FIGURE_HEIGHT, FIGURE_STEP, FIGURES, strokes_of
from rollwright.drawing.marks import sketch_mark
from rollwright.drawing.page import Details
from rollwright.drawing.pen import Hand, sketch
from rollwright.drawing.plain import draw_plainly
from rollwright.drawing.theme import inks_of
from rollwright.games.chiefdom.drawing import draw_shape
from rollwright.games.chiefdom.shapes import FACES, read_form
from rollwright.sheets.svg import DARK, LIGHT, PRINT, Theme, draw_dice

from .reading import points_of, read, title_of

# ---- Dice and shapes as small drawings


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


# ---- The hand that draws


def test_the_same_seed_draws_the_same_line() -> None:
    assert Hand("c4").draw("line 0,0 30,0") == Hand("c4").draw("line 0,0 30,0")


def test_another_seed_draws_another_line() -> None:
    assert Hand("c4").draw("line 0,0 30,0") != Hand("c5").draw("line 0,0 30,0")


def test_a_steady_hand_draws_exactly() -> None:
    assert Hand("c4", shake=0).draw("line 0,0 30,0 30,8") == "M0 0q15 0 30 0q0 4 0 8"


def test_a_hand_strays_less_than_a_pen_is_wide() -> None:
    for seed in range(50):
        points = points_of(Hand(str(seed)).draw("line 10,10 30,10"))
        assert all(9 <= y <= 11 for _, y in points)


def test_a_ring_goes_round_its_centre() -> None:
    points = points_of(Hand("ring", shake=0).draw("ring 20,20 10,10"))
    for x, y in points[::3]:
        assert 9.5 <= ((x - 20) ** 2 + (y - 20) ** 2) ** 0.5 <= 10.5


def test_dots_are_filled_and_lines_are_not() -> None:
    drawn = sketch(["line 0,0 5,5", "dot 3,3 1,1"], "both")
    lines, blots = drawn.split("/>")[:2]
    assert "fill" not in lines
    assert 'fill="currentColor"' in blots


def test_numbers_keep_one_decimal_and_no_needless_zero() -> None:
    assert [format_number(n) for n in (12.04, 0.25, -0.25, -0.01, 3.0)] == ["12", ".2", "-.2", "0", "3"]


def test_attributes_and_text_are_escaped() -> None:
    assert tag("g", id='a"b', data_place="<") == '<g id="a&quot;b" data-place="&lt;"/>'
    assert "&lt;b&gt;" in text("<b>", 0, 0, "label")


def test_every_figure_is_written_differently() -> None:
    assert len({sketch_mark(figure) for figure in FIGURES.values()}) == 11


def test_figures_stay_in_their_box() -> None:
    for figure in FIGURES.values():
        path = re.search(r' d="([^"]+)"', sketch_mark(figure))
        assert path is not None
        points = points_of(path[1])
        assert all(-0.5 <= x <= FIGURE_STEP and -0.5 <= y <= FIGURE_HEIGHT + 0.5 for x, y in points)


def test_letters_end_where_they_should() -> None:
    for word in ("F", "FG", "WG"):
        points = [
            point for stroke in strokes_of(word, 100, 50) for point in points_of(Hand("x").draw(stroke))
        ]
        assert 95 < max(x for x, _ in points) <= 100.5
        assert max(y for _, y in points) <= 50.5


def test_rounding_never_adds_up() -> None:
    steps = " ".join(f"{n * 0.26:.2f},0" for n in range(200))
    assert points_of(Hand("far", shake=0).draw(f"line {steps}"))[-1][0] == pytest.approx(199 * 0.26, abs=0.06)


# ---- Themes can be read, on a screen and on paper


THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT], ids=lambda theme: theme.name)
WHITE = "#ffffff"
FOR_TEXT, FOR_LINES = 4.5, 3.0
"""What the accessibility guidelines ask of text and of pictures."""


def channels(colour: str) -> list[float]:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    return [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]


def luminance(colour: str) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(colour)]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def papers(theme: Theme) -> list[str]:
    found = (theme.colours[name] for name in ("paper", "box"))
    return [WHITE if colour == "none" else colour for colour in found]


def test_contrast_is_measured_right() -> None:
    assert contrast("#000", "#fff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@THEMES
def test_text_and_pen_can_be_read_on_every_paper(theme: Theme) -> None:
    for paper in papers(theme):
        for name in ("label", "ink"):
            assert contrast(theme.colours[name], paper) >= FOR_TEXT, name


@THEMES
def test_every_ink_and_printed_line_stands_out_from_every_paper(theme: Theme) -> None:
    for paper in papers(theme):
        for name in (*inks_of(theme), "print"):
            assert contrast(theme.colours[name], paper) >= FOR_LINES, name


# ---- Drawings are put together from elements: no text becomes markup


HOSTILE: Any = '"><script>'
"""A text, for a type checker that looks away."""


def test_a_text_is_no_markup() -> None:
    for make in (Svg, lambda text: tag("g", text), lambda text: group(text), lambda text: join([text])):
        with pytest.raises(TypeError, match=r"markup|Svg"):
            make(HOSTILE)


def test_a_drawing_with_a_text_behind_it_is_no_markup() -> None:
    assert type(tag("g") + tag("g")) is Svg
    assert type(tag("g") + HOSTILE) is str


def test_every_way_in_escapes() -> None:
    drawn = tag("g", words("title", HOSTILE), write(HOSTILE), put_in(write("#"), "#", HOSTILE), id=HOSTILE)
    assert "<script" not in drawn
    assert drawn.count("&lt;script&gt;") == 4
    assert 'id="&quot;&gt;' in drawn


def test_markup_is_still_markup_in_another_process() -> None:
    sent = pickle.loads(pickle.dumps(words("title", "a < b")))
    assert (type(sent), sent) == (Svg, "<title>a &lt; b</title>")


# ---- The drawing of a game that brings none


def test_a_game_that_says_what_is_on_its_places_is_drawn_with_it() -> None:
    ladder = LADDER.parse_sheet("ladder turn=4\n1 . . 3 . . . . . 6\n")
    marks = draw_plainly(LADDER).list_marks(LADDER, ladder, 0, Details(("",)))
    assert {place: mark for place, mark in marks.items() if place.isdecimal()} == {
        "1": "1",
        "4": "3",
        "10": "6",
    }
