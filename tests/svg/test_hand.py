"""The hand that draws."""

from __future__ import annotations

import re

import pytest

from rollwright.drawing.element import format_number, tag, text
from rollwright.drawing.handwriting import FIGURE_HEIGHT, FIGURE_STEP, FIGURES, strokes_of
from rollwright.drawing.marks import sketch_mark
from rollwright.drawing.pen import Hand, sketch

from .reading import points_of


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
