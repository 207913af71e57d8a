"""The reachability check against the truth on small material: every order of drawing is tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.games.chiefdom.board import bits_of
from rollwright.games.chiefdom.edition import FIRST, SECOND, Edition
from rollwright.games.chiefdom.reach import check_reachable
from rollwright.games.chiefdom.sheet import Sheet
from rollwright.games.chiefdom.text.sheet_text import LAYERS, MARKS

from .oracle import EDITIONS, Rules, draw, may_draw

Drawn = tuple[str, int]
"""The icons on a few squares, and how many bonuses are used."""
BLOCK = ("a6", "b6", "a7", "b7", "a8", "b8")
ROW = ("a7", "b7", "c7", "d7", "e7", "f7")
CROOK = ("b2", "c2", "d2", "c3", "c4", "d4")


def every_game(squares: tuple[str, ...], icons: str, rules: Rules, bonus: bool) -> set[Drawn]:
    """Return all that can ever stand on the squares when nothing is drawn elsewhere.

    One square a turn is enough: a triple lets anybody draw any icon in one square, and a 2 less a
    bonus is one square as well.
    """
    start = ("." * len(squares), 0)
    found, fresh = {start}, [start]
    while fresh:
        for after in _one_turn(fresh.pop(), squares, icons, rules, bonus):
            if after not in found:
                found.add(after)
                fresh.append(after)
    return found


def _one_turn(
    drawn: Drawn, squares: tuple[str, ...], icons: str, rules: Rules, bonus: bool
) -> Iterator[Drawn]:
    cells, used = dict(zip(squares, drawn[0])), drawn[1]
    free = [square for square in squares if cells[square] == "."]
    for square, icon in product(free, icons):
        if may_draw(cells, icon, square, rules):
            for after in draw(cells, icon, [square]):
                text = "".join(after.values())
                yield text, used
                if bonus and icon not in "#H" and used < drawn[0].count("H"):
                    yield text, used + 1


def refusal(edition: Edition, squares: tuple[str, ...], drawn: Drawn) -> str | None:
    """Return why the check refuses a drawing; None if it does not."""
    layers = {
        layer: bits_of(*(square for square, icon in zip(squares, drawn[0]) if icon == mark))
        for layer, mark in zip(LAYERS, MARKS[1:])
    }
    try:
        check_reachable(Sheet(**layers, bonuses=drawn[1]), edition.rules("pips", bonus=True))
    except InvalidSheet as wrong:
        return str(wrong)
    return None


def disagreements(
    edition: Edition, squares: tuple[str, ...], found: set[Drawn], asked: set[Drawn]
) -> list[str]:
    wrong = []
    for drawn in sorted(asked):
        reason = refusal(edition, squares, drawn)
        if (reason is None) != (drawn in found):
            wrong.append(f"{drawn}: {reason or 'accepted, but no order leads there'}")
    return wrong


def rules_of(edition: Edition) -> Rules:
    return replace(EDITIONS[edition.id], house_cost=edition.facts.house_logs)


CHEAP = replace(SECOND, facts=SECOND.facts._replace(house_logs=2))
"""Houses for two logs, so that several fit on six squares."""
THREE_LOGS = replace(FIRST, facts=FIRST.facts._replace(house_logs=3))


@pytest.mark.parametrize(
    ("edition", "squares", "marks"),
    [
        (FIRST, BLOCK, ".#~FO"),
        (CHEAP, BLOCK, ".2LHB"),
        (THREE_LOGS, ROW, ".3LHB"),
        pytest.param(FIRST, BLOCK, ".3LHB", marks=pytest.mark.soak),
        pytest.param(SECOND, ROW, ".#2LO", marks=pytest.mark.soak),
    ],
)
def test_every_drawing_of_six_squares_is_judged_as_trying_every_order_judges_it(
    edition: Edition, squares: tuple[str, ...], marks: str
) -> None:
    icons = "".join(icon for icon in "#~23HO" if icon in marks or icon == "O")
    found = every_game(squares, icons, rules_of(edition), bonus=False)
    asked = {("".join(row), 0) for row in product(marks, repeat=len(squares))}
    assert disagreements(edition, squares, found, asked) == []


@pytest.mark.parametrize(
    ("edition", "squares"),
    [
        (SECOND, ROW),
        (CHEAP, BLOCK),
        pytest.param(SECOND, BLOCK, marks=pytest.mark.soak),
        pytest.param(CHEAP, ROW, marks=pytest.mark.soak),
    ],
)
def test_used_bonuses_are_judged_as_trying_every_order_judges_them(
    edition: Edition, squares: tuple[str, ...]
) -> None:
    found = every_game(squares, "3HO~", rules_of(edition), bonus=True)
    paid = {(text, used + more) for text, used in found for more in (0, 1, 2) if "H" in text}
    assert any(used for _, used in found)
    assert disagreements(edition, squares, found, paid) == []


def test_houses_whose_logs_could_only_come_later_are_found_by_trying_every_order() -> None:
    found = every_game(CROOK, "3HO", rules_of(THREE_LOGS), bonus=False)
    asked = {("".join(row), 0) for row in product(".3LHB", repeat=len(CROOK)) if "H" in row}
    assert disagreements(THREE_LOGS, CROOK, found, asked) == []
    reasons = [refusal(THREE_LOGS, CROOK, drawn) or "" for drawn in asked]
    assert any("cannot have been paid for in any order" in reason for reason in reasons)
