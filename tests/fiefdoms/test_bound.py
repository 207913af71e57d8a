"""The exact activation is bounded, whatever the sheet: docs/decisions/0004-activation.md."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.activation import TOO_HARD, ahead, best_active, scan, solver
from rollwright.games.fiefdoms.activation.leftovers import Leftovers, lay_out
from rollwright.games.fiefdoms.activation.solver import BUDGET, BUDGET_BEYOND, FUTURE, UNPROVEN, search_within
from rollwright.games.fiefdoms.activation.workers import workers_for
from rollwright.games.fiefdoms.board import PLOTS, SIDE, SQUARES
from rollwright.games.fiefdoms.scoring import total_points
from rollwright.games.fiefdoms.sheet import Sheet, labourers_on, pips_in, places_of
from tools.hardest import Tried, climb, read

from .sheets import wild_sheet

FOLDER = Path(__file__).parent
HARD_SHEETS = (FOLDER / "hard_sheets.txt").read_text(encoding="utf-8").split("\n\n")
ENDLESS_SHEETS = (FOLDER / "endless_sheets.txt").read_text(encoding="utf-8").split("\n\n")
"""Sheets no game can have that take more steps than they are given, the first from a report: 385 s once."""


def sheet_of(text: str) -> tuple[Sheet, int]:
    state = FIEFDOMS.parse_sheet(text, checked=False)
    return state.sheets[0], state.challenge


class Count:
    """Counts the steps of the plain solver from outside."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.walked = self.made = 0
        self.graphs: list[Leftovers] = []
        expand, walk, lay = scan.expand, ahead.look_ahead, lay_out

        def count_expand(*args: object) -> object:
            made = expand(*args)  # type: ignore[arg-type]
            self.made += len(made[0])
            return made

        def count_walk(graph: Leftovers, *args: object) -> object:
            self.walked += len(graph.leads)
            return walk(graph, *args)  # type: ignore[arg-type]

        def count_graph(*args: object) -> Leftovers:
            self.graphs.append(lay(*args))  # type: ignore[arg-type]
            return self.graphs[-1]

        monkeypatch.setattr(scan, "expand", count_expand)
        monkeypatch.setattr(ahead, "look_ahead", count_walk)
        monkeypatch.setattr(solver, "look_ahead", count_walk)
        monkeypatch.setattr(solver, "lay_out", count_graph)

    def steps(self) -> int:
        return self.walked + FUTURE * self.made + sum(len(graph.leads) for graph in self.graphs)


@pytest.mark.parametrize("text", ENDLESS_SHEETS)
def test_a_sheet_no_game_can_have_is_refused_when_it_is_too_hard(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = FIEFDOMS.parse_sheet(text, checked=False)
    with pytest.raises(InvalidSheet, match=r"no game can have this sheet \(.*\), and its best activation"):
        FIEFDOMS.score(state, 0)
    count = Count(monkeypatch)
    assert best_active(state.sheets[0], state.challenge) == TOO_HARD
    most = max(len(graph.leads) for graph in count.graphs)
    assert count.steps() <= BUDGET_BEYOND + 23 * most, "3 walks of a last case, 20 of a second search's first"


@pytest.mark.parametrize("text", HARD_SHEETS)
def test_the_solver_counts_its_steps_right(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    count, (sheet, challenge) = Count(monkeypatch), sheet_of(text)
    left = search_within(sheet, challenge, BUDGET)[1]
    assert left != UNPROVEN
    assert count.steps() == BUDGET - left
    assert BUDGET - left < BUDGET // 16, "a sheet that games can reach stays far from the budget"


@pytest.mark.parametrize("text", HARD_SHEETS[4:7])
def test_an_answer_within_a_budget_is_legal_and_if_proven_the_best(text: str) -> None:
    sheet, challenge = sheet_of(text)
    best, left = search_within(sheet, challenge, BUDGET)
    points = total_points(sheet, places_of(sheet), best)
    needed, outcomes = BUDGET - left, set()
    for budget in (0, needed // 8, needed // 2, 7 * needed // 8, needed, BUDGET_BEYOND):
        active, left = search_within(sheet, challenge, budget)
        workers_for(sheet, active)  # every building found active can be staffed, or this would refuse
        mine = total_points(sheet, places_of(sheet), active)
        assert mine == points or (left == UNPROVEN and mine < points)
        outcomes.add(left == UNPROVEN)
    assert outcomes == {True, False}


def most_leftovers(plot: int) -> int:
    """Return a proven bound: squares with one plot to come leave up to 4 pips to it, others up to 5."""
    row, column = plot // SIDE, plot % SIDE
    south = min(column + 1, SIDE - 1) if row < SIDE - 1 else 0
    north = SIDE - 1 - column if row > 0 else 0
    return int(6**south * (5 * 6 ** (north - 1) if north else 1))


def check_graph(sheet: Sheet) -> None:
    labour = [labourers_on(sheet, plot) for plot in range(PLOTS)]
    graph = lay_out((1 << PLOTS) - 1, labour, [pips_in(sheet, square) for square in range(SQUARES)])
    for plot in range(PLOTS):
        after = (graph.first[plot + 2] if plot + 2 <= PLOTS else len(graph.ways)) - graph.first[plot + 1]
        assert after <= most_leftovers(plot)
    ways = [after - before for before, after in zip(graph.ways, graph.ways[1:])]
    assert max(ways) <= scan.MOST_WAYS


def test_the_graph_keeps_its_bounds() -> None:
    random = Random(2)
    for _ in range(20):
        check_graph(wild_sheet(random))
    for text in HARD_SHEETS:
        check_graph(sheet_of(text)[0])
    assert sum(most_leftovers(plot) for plot in range(PLOTS)) == 85794


def test_no_sheet_that_passes_the_check_is_too_hard() -> None:
    tries = climb(Random(1), is_checked=True, is_fast=False)
    for _ in range(60):
        tried = next(tries)
        assert tried.steps < BUDGET, tried.text


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_no_sheet_of_a_long_search_is_too_hard(seed: int) -> None:
    tries = climb(Random(seed), is_checked=True, is_fast=True)
    for _ in range(50_000):
        tried = next(tries)
        assert tried.steps < BUDGET, tried.text


@pytest.mark.soak
@pytest.mark.parametrize("is_checked", [True, False])
def test_an_hour_of_climbing_finds_no_sheet_that_is_too_hard(is_checked: bool) -> None:
    """Half an hour over sheets that pass the check, half over all that can be read."""
    tries, end = climb(Random(11), is_checked, is_fast=True), time.monotonic() + 1800
    while time.monotonic() < end:
        tried = next(tries)
        assert tried.steps <= (BUDGET if is_checked else max(BUDGET, BUDGET_BEYOND)), tried.text
        assert tried.ms < 1000, tried.text


def check_any(tried: Tried) -> None:
    """Whatever can be read is activated as it can be, or refused, and refused only if no game can have it."""
    sheet, challenge = sheet_of(tried.text)
    active = best_active(sheet, challenge)
    if active == TOO_HARD:
        assert read(tried.text, is_checked=True) is None, tried.text
    else:
        workers_for(sheet, active)


def test_whatever_can_be_read_is_activated_or_refused() -> None:
    tries = climb(Random(5), is_checked=False, is_fast=False)
    for _ in range(40):
        check_any(next(tries))


@pytest.mark.soak
def test_whatever_can_be_read_is_activated_or_refused_in_a_long_search() -> None:
    tries = climb(Random(6), is_checked=False, is_fast=True)
    for _ in range(5_000):
        check_any(next(tries))
