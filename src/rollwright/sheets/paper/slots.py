"""Where sheets lie on a page: which way the page is turned, and how large they come out."""

from __future__ import annotations

from typing import NamedTuple

from ...core.errors import InvalidSetup

MARGIN = 12.0
"""Millimetres; every printer reaches so far."""
GUTTER = 8.0
"""Millimetres between two sheets, to cut along."""


class Size(NamedTuple):
    """A width and a height: of a page in millimetres, of a drawing in its own units."""

    width: float
    height: float

    @property
    def turned(self) -> Size:
        """The size on its side."""
        return Size(self.height, self.width)


PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}
MOST_PER_PAGE = 2
UPRIGHT = 1.1


class Plan(NamedTuple):
    """A way to lay sheets out: the page, its slots, and millimetres for each unit of the drawing."""

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
    """Return the layout that shows sheets of that size largest.

    Upright pages are handier: one on its side has to show them a tenth larger.
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
    """Return the room each sheet has on a page."""
    width = (page.width - 2 * MARGIN - (columns - 1) * GUTTER) / columns
    height = (page.height - 2 * MARGIN - (rows - 1) * GUTTER) / rows
    return Size(width, height)
