"""A score box: every term with its points, the total, the rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.types import Score
from .element import tag, text
from .page import Box
from .writing import write_number

LINE = 14
LEFT = 8
TOTAL = 30


def score_box(score: Score | None, terms: Sequence[str], names: Mapping[str, str], width: float) -> Box:
    """Return every term with its points, the total and the rank; empty without a score."""
    lines = [_draw_term(term, names.get(term, term), place, score, width) for place, term in enumerate(terms)]
    top = len(terms) * LINE
    total = _draw_total(score, top, width)
    return Box("SCORE", top + TOTAL, "".join(lines) + total)


def _draw_term(term: str, name: str, place: int, score: Score | None, width: float) -> str:
    base = place * LINE + 9
    label = text(name, LEFT, base, "label")
    rule = tag("path", class_="rule", d=f"M{LEFT} {base + 3.6:g}H{width - LEFT:g}")
    points = write_number(score.breakdown[term], width - LEFT, base + 1, term, 9) if score else ""
    return label + rule + points


def _draw_total(score: Score | None, top: float, width: float) -> str:
    line = tag("path", class_="printed", d=f"M{LEFT} {top - 1.8:g}H{width - LEFT:g}")
    label = text("total", LEFT, top + 14, "label strong")
    if score is None:
        return line + label
    rank = text(score.rank, LEFT, top + 24.5, "small") if score.rank else ""
    return line + label + rank + write_number(score.total, width - LEFT, top + 20, "total", 16)
