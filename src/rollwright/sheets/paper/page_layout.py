"""The layout of sheets on a page: its orientation, the slots and the scale."""

from __future__ import annotations

from typing import NamedTuple

from ...core.errors import InvalidSetup

MARGIN = 12.0
"""Millimetres; every printer can print up to here."""
GUTTER = 8.0
"""Millimetres between two sheets, to cut along."""


class Size(NamedTuple):
    """A width and a height: of a page in millimetres, of a drawing in its own units."""

    width: float
    height: float

    @property
    def turned(self) -> Size:
        """The size rotated by 90 degrees."""
        return Size(self.height, self.width)


PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}
MOST_PER_PAGE = 2
UPRIGHT = 1.1


class Plan(NamedTuple):
    """A layout: the page, its slots, and millimetres for each unit of the drawing."""

    page: Size
    columns: int
    rows: int
    scale: float


def find_paper(name: str) -> Size:
    """Return a paper's size; InvalidSetup if there is none of that name."""
    if name not in PAPERS:
        raise InvalidSetup(f"there is no paper {name[:20]!r} (papers: {', '.join(PAPERS)})")
    return PAPERS[name]


def plan_page(paper: Size, per_page: int, drawing: Size) -> Plan:
    """Return the layout with the largest sheets.

    Portrait pages are preferred: a landscape page has to show the sheets a tenth larger.
    """
    if not 1 <= per_page <= MOST_PER_PAGE:
        raise InvalidSetup(f"a page holds 1 or {MOST_PER_PAGE} sheets, not {per_page}")
    plans = [
        _make_plan(page, columns, per_page // columns, drawing)
        for page in (paper, paper.turned)
        for columns in sorted({1, per_page})
    ]
    return max(plans, key=lambda plan: plan.scale * (UPRIGHT if plan.page == paper else 1))


def _make_plan(page: Size, columns: int, rows: int, drawing: Size) -> Plan:
    slot = slot_size(page, columns, rows)
    scale = min(slot.width / drawing.width, slot.height / drawing.height)
    return Plan(page, columns, rows, scale)


def slot_size(page: Size, columns: int, rows: int) -> Size:
    """Return the size of a slot."""
    width = (page.width - 2 * MARGIN - (columns - 1) * GUTTER) / columns
    height = (page.height - 2 * MARGIN - (rows - 1) * GUTTER) / rows
    return Size(width, height)
