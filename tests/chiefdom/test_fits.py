"""What the net is told of the dice is what fits on the sheet, counted square by square."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from rollwright.games.chiefdom import Chiefdom
from rollwright.games.chiefdom.bot.fits import IDLE, MOST_COVERED, MOST_PLACES, STEPS, write_fits
from rollwright.games.chiefdom.bot.inputs import FITS
from rollwright.games.chiefdom.scoring import survey_of
from rollwright.kernel.speeds import PLAIN

from .oracle import PICTURES, outcomes
from .positions import ROLLS
from .sheets import SETUPS, random_states

Cell = tuple[int, int]
THROWS = [*product(range(1, 7), repeat=3)]


@cache
def lie(picture: str) -> set[frozenset[Cell]]:
    """Return all places on a sheet where a shape can lie, turned and mirrored."""
    marks = [(r, c) for r, row in enumerate(picture.split("/")) for c, mark in enumerate(row) if mark == "x"]
    found = set()
    for turned, across, up in product((False, True), (1, -1), (1, -1)):
        cells = [(up * c, across * r) if turned else (up * r, across * c) for r, c in marks]
        for down, right in product(range(14), range(8)):
            placed = frozenset((r + down, c + right) for r, c in cells)
            if all(0 <= r < 12 and 0 <= c < 6 for r, c in placed):
                found.add(placed)
    return found


def free_squares(text: str) -> set[Cell]:
    rows = text.strip().split("\n")[1:]
    return {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row.split()) if mark == "."}


def idle_throws(text: str) -> int:
    """Return how many of 216 throws allow nothing, by the oracle."""
    idle = {roll for roll in ROLLS if not outcomes(text, roll)}
    return sum(tuple(sorted(throw)) in idle for throw in THROWS)


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=str)
def test_what_fits(game: Chiefdom, options: dict[str, str]) -> None:
    engine = game.engine(fast=False)
    for state in [*random_states(game, options, 1, 7, 0)][-7::3]:
        table, at = engine.seen(state, 0, PLAIN)
        found, text = [0] * FITS, game.format_sheet(state, 0)
        write_fits(at.sheet, table.rules, survey_of(at.sheet, table.rules), found, 0)
        fits, step, *counted = found
        idle, free = idle_throws(text), free_squares(text)
        assert (IDLE[fits], step) == (idle, sum(idle >= bound for bound in STEPS))
        assert fits & 1 == bool(free)
        for die in range(2, 7):
            fitting = [place for place in lie(PICTURES[dict(state.options)["shapes"]][die]) if place <= free]
            covered = len({cell for place in fitting for cell in place})
            places, half = counted[2 * die - 4 : 2 * die - 2]
            assert (places, half) == (min(MOST_PLACES, len(fitting)), min(MOST_COVERED, covered // 2))
            assert fits >> die - 1 & 1 >= bool(fitting)
