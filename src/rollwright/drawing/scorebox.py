"""A score box: every term with its points, the total, the rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core.types import Score
from .element import Svg, join, tag, text
from .page import MESSAGES, Box, print_heading
from .printer import Printer

LINE = 15
LEFT = 8
TOTAL = 32


def score_box(
    printer: Printer, terms: Sequence[str], names: Mapping[str, str], width: float, line: float = LINE
) -> Box:
    """Return a line for every term, the total and the rank."""
    shown = [names.get(term, term.replace("_", " ")) for term in terms]
    lines = [
        _print_term(printer, *each, (n + 1) * line - 6, width) for n, each in enumerate(zip(terms, shown))
    ]
    top = len(terms) * line
    total = _print_total(printer, top, width)
    return Box(print_heading(MESSAGES.say("score-heading")), top + TOTAL, join(lines) + total)


def _print_term(printer: Printer, term: str, name: str, base: float, width: float) -> Svg:
    label = text(name, LEFT, base, "label")
    rule = tag("path", class_="rule", d=f"M{LEFT} {base + 3.6:g}H{width - LEFT:g}")
    line = label + rule + printer.written(f"score-{term}", width - LEFT, base + 1, 9)
    return printer.about(f"score-{term}", name, line, (LEFT, base - 9, width - 2 * LEFT, LINE - 1))


def _print_total(printer: Printer, top: float, width: float) -> Svg:
    line = tag("path", class_="printed", d=f"M{LEFT} {top - 1.8:g}H{width - LEFT:g}")
    name = MESSAGES.say("score-total")
    label = text(name, LEFT, top + 13, "label strong")
    rank = printer.said("score-rank", LEFT, top + 27, "small")
    inside = line + label + rank + printer.written("score-total", width - LEFT, top + 17, 16)
    return printer.about("score-total", name, inside, (LEFT, top, width - 2 * LEFT, TOTAL - 2))


def list_score(score: Score, terms: Sequence[str], rank: str | None = None) -> dict[str, str]:
    """Return a score as marks, with the rank as people read it."""
    marks = {f"score-{term}": str(score.breakdown[term]) for term in terms}
    marks["score-total"] = str(score.total)
    return marks | {"score-rank": rank or score.rank} if score.rank else marks
