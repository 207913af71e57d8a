"""Themes can be read, on a screen and on paper."""

from __future__ import annotations

import pytest

from rollwright.drawing.theme import inks_of
from rollwright.sheets.svg import DARK, LIGHT, PRINT, Theme

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
