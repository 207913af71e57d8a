"""What the drawing of a game's sheet consists of."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple

from ..types import Choice
from .marks import Mark, Marks
from .printer import Base
from .writing import FIGURES


class Drawing(NamedTuple):
    """How a game's sheet is drawn: its base, the marks on it, and what they look like."""

    print_base: Callable[..., Base]
    """(game, options, layout) -> the base"""
    list_printed: Callable[..., tuple[int, ...]]
    """(view, seat) -> the numbers a layout must have for this sheet"""
    list_marks: Callable[..., dict[str, str]]
    """(game, view, seat, details) -> what is on the sheet, by spot"""
    identify: Callable[..., Hashable]
    """(view, seat) -> something equal for sheets that look and score alike"""
    marks: Marks
    """Those that sheet texts and previews use."""
    extras: Marks
    """What else is drawn."""
    words: Mapping[str, str]
    trace: Callable[[Choice], str]
    """What a choice draws on the places it touches. Without places: the mark of those to come or, after a
    `<`, of those touched before."""

    @property
    def symbols(self) -> dict[str, Mark]:
        """All marks by their codes."""
        return {**self.marks, **self.extras, **FIGURES}
