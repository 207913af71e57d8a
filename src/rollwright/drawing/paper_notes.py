"""Notes printed on a sheet for paper, so that it can be played without anything else."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from ..language.current import ENGLISH, current_language
from .element import join, text
from .page import Box, print_heading

LEFT = 8
LINE = 10.5
INDENT = 9
SHORT = 300
"""Shorter lines leave more room for wide letters."""


def notes_box(title: str, sentences: Sequence[str], width: float) -> Box:
    """Return sentences one below the other, each with a dash before it, wrapped to the width."""
    drawn, line = [], 0
    for sentence in sentences:
        drawn.append(text("–", LEFT, line * LINE + 7, "small"))
        for part in wrap_to(width - 2 * LEFT - INDENT, sentence):
            drawn.append(text(part, LEFT + INDENT, line * LINE + 7, "small"))
            line += 1
    return Box(print_heading(title), line * LINE + 4, join(drawn))


def add_note(box: Box, note: str, width: float) -> Box:
    """Return a box with a note at its foot, wrapped to the width."""
    lines = wrap_to(width - 2 * LEFT, note)
    drawn = (text(part, LEFT, box.height + 6 + n * LINE, "small") for n, part in enumerate(lines))
    return box._replace(height=box.height + 2 + len(lines) * LINE, content=box.content + join(drawn))


def wrap_to(width: float, words: str) -> list[str]:
    """Return small print wrapped to a width; a letter is some 3.6 wide, in short lines up to 3.95.

    Other languages have more wide letters than English.
    """
    is_narrow = width >= SHORT and current_language() == ENGLISH
    return wrap(words, int(width / (3.64 if is_narrow else 3.95)))
