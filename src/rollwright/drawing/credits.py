"""The credit at the foot of a printed sheet."""

from __future__ import annotations

from textwrap import wrap

from .element import Svg, join, text

LINE = 10
LETTER = 3.58
"""The width of a small letter, on average."""


def draw_credit(credit: str, left: float, top: float, width: float) -> tuple[Svg, float]:
    """Return the lines of a credit, and their height."""
    lines = _wrap_evenly(credit, int(width / LETTER))
    drawn = (text(line, left, top + 4 + place * LINE, "small") for place, line in enumerate(lines))
    return join(drawn), len(lines) * LINE


def _wrap_evenly(words: str, letters: int) -> list[str]:
    """Return lines of similar length, so that no single word is left for the last."""
    lines = wrap(words, letters)
    while letters > 1 and len(wrap(words, letters - 1)) == len(lines):
        letters -= 1
        lines = wrap(words, letters)
    return lines
