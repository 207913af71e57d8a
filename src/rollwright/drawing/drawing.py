"""The drawing of a game's sheet: its base, its marks and their pictures."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple

from ..core.types import Choice
from .handwriting import FIGURES
from .marks import Mark, Marks
from .printer import Base

View = object
"""A state as `Game.view` returned it.

Drawings and painters of all games have one type, so that the type of the state is open (see `AnyGame`).
"""


class Drawing(NamedTuple):
    """The functions and pictures that draw a game's sheet."""

    print_base: Callable[..., Base]
    """(game, options, layout) -> the base"""
    list_printed: Callable[..., tuple[int, ...]]
    """(view, seat) -> the numbers that the layout of this sheet depends on"""
    list_marks: Callable[..., dict[str, str]]
    """(game, view, seat, details) -> the marks on the sheet, by spot"""
    identify: Callable[..., Hashable]
    """(view, seat) -> a key that is equal for sheets that look and score the same"""
    marks: Marks
    """The marks that sheet texts and previews use."""
    extras: Marks
    """Further marks."""
    words: Mapping[str, str]
    trace: Callable[[Choice], str]
    """The mark that a choice draws on the places it touches. Without places: the mark of places to come or,
    after a `<`, of places touched before."""
    can_lie: bool = False
    """Whether there is a lying base, for a phone on its side."""
    terms: Mapping[str, str] = {}
    """The code of the mark that stands for a term of the score; the others have no picture."""

    @property
    def symbols(self) -> dict[str, Mark]:
        """All marks by their codes."""
        return {**self.marks, **self.extras, **FIGURES}
