"""The rulebooks' two worked sheets, term by term."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.games.chiefdom.terms import TERMS

from . import oracle_scoring
from .sheets import game_of, state_of, terms_of

GOLDEN = Path(__file__).parent.parent / "golden"
FIRST = [9, 6, 23, 0, 10, 35, 34, 18, 0, -4, -6, -4, -10, 0]
SECOND = [9, 6, 23, 0, 10, 35, 34, 18, 30, -4, -6, -18, -10, 0]


@pytest.mark.parametrize(
    ("name", "points", "total"), [("chiefdom-1", FIRST, 111), ("chiefdom-2", SECOND, 127)]
)
def test_a_worked_sheet_scores_what_the_rulebook_says(name: str, points: list[int], total: int) -> None:
    text = (GOLDEN / f"{name}.txt").read_text()
    game, state = game_of(text), state_of(text, checked=True)
    score = game.score(state, 0)
    assert dict(score.breakdown) == dict(zip(TERMS, points, strict=True))
    assert oracle_scoring.terms(text) == dict(zip(TERMS, points, strict=True))
    assert score.total == total
    assert game.format_sheet(state, 0).strip() == text.strip()


def test_one_more_wall_completes_the_first_sheet() -> None:
    lines = (GOLDEN / "chiefdom-1.txt").read_text().splitlines()
    lines[8] = lines[8][:-1] + "#"
    text = "\n".join(lines)
    points = terms_of(text)
    assert (points["wall"], points["empty"]) == (33, -9)
    assert game_of(text).score(state_of(text, checked=True), 0).total == 111 + 33 + 1
