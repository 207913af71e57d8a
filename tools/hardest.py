"""A search for the hardest sheet: `python -m tools.hardest [SECONDS] [SEED]`.

Hill climbing from random sheets: a few plots, squares or reductions are changed at a time, and a change stays
if the exact activation takes no fewer steps. Once over sheets that pass every check, once over all that can
be read.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from rollwright.compiler.jit import compiled
from rollwright.core.errors import InvalidSheet
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.activation.solver import (
    BUDGET,
    BUDGET_BEYOND,
    UNPROVEN,
    best_active,
    breaks_limits,
    search_within,
)
from rollwright.games.fiefdoms.board import PLOTS, SQUARES
from rollwright.games.fiefdoms.buildings import BUILDINGS, CODES
from rollwright.games.fiefdoms.challenges import COUNT, kinds_built
from rollwright.games.fiefdoms.sheet import Sheet, blank_sheet, places_of
from rollwright.games.fiefdoms.text.sheet_text import read_sheet

PATIENCE = 150
"""Changes in a row that make nothing harder, after which another hill is climbed."""


class Draft(NamedTuple):
    """A sheet as lists that are easily changed."""

    challenge: int
    plots: list[str]
    squares: list[str]

    def text(self) -> str:
        rows = [" ".join(self.plots[n : n + 5]) for n in range(0, PLOTS, 5)]
        rows += [" ".join(self.squares[n : n + 4]) for n in range(0, SQUARES, 4)]
        pips = sum(int(inside) for inside in self.squares if inside.isdigit())
        gained = min(8, min(9, (max(0, min(72, pips) - 1)) // 8) + int(self.challenge == 3))
        return "\n".join(
            [f"fiefdoms challenge={self.challenge or 'off'}", *rows, f"influence {gained}/0", ""]
        )


class Tried(NamedTuple):
    """The steps an activation took, the milliseconds of processor time, and the sheet."""

    steps: int
    ms: float
    text: str


def codes_for(challenge: int, is_checked: bool) -> list[str]:
    return [BUILDINGS[kind].code for kind in sorted(kinds_built(challenge))] if is_checked else [*CODES]


def draw_draft(random: Random, is_checked: bool) -> Draft:
    """Return any sheet, mostly of two to four kinds."""
    challenge = random.randrange(COUNT + 1)
    codes = random.choices(codes_for(challenge, is_checked), k=random.choice((2, 3, 4, 12)))
    pips = random.choice(("12345", "345", "23", "3", "5", ".12345"))
    return Draft(challenge, random.choices(codes, k=PLOTS), random.choices(pips, k=SQUARES))


def change(random: Random, draft: Draft, is_checked: bool) -> Draft:
    """Return a draft that differs in a few places."""
    plots, squares, challenge = [*draft.plots], [*draft.squares], draft.challenge
    for _ in range(random.choice((1, 1, 2, 3))):
        where, what = random.randrange(PLOTS), random.random()
        if what < 0.35:
            plots[where] = random.choice(codes_for(challenge, is_checked))
        elif what < 0.5:
            other = random.randrange(PLOTS)
            plots[where], plots[other] = plots[other], plots[where]
        elif what < 0.6 and plots[where] in CODES:
            plots[where] += "" if "-" in plots[where] else f"-{random.choice('112')}"
        elif what < 0.97:
            squares[random.randrange(SQUARES)] = random.choice("12345")
        elif not is_checked:
            challenge = random.randrange(COUNT + 1)
    return Draft(challenge, plots, squares)


def read(text: str, is_checked: bool) -> tuple[Sheet, int] | None:
    """Return a sheet and its challenge; None if no game can have it and it must be checked."""
    try:
        state = FIEFDOMS.parse_sheet(text, checked=is_checked)
    except InvalidSheet:
        return None
    return state.sheets[0], state.challenge


def try_sheet(sheet: Sheet, challenge: int, text: str, is_fast: bool) -> Tried:
    """Return what the exact activation takes: the whole budget if it does not suffice."""
    budget = BUDGET_BEYOND if breaks_limits(places_of(sheet)) else BUDGET
    search, start = compiled(search_within) if is_fast else search_within, time.process_time_ns()
    left = search(sheet, challenge, budget)[1]
    took = (time.process_time_ns() - start) / 1e6
    return Tried(budget if left == UNPROVEN else budget - left, took, text)


def climb(random: Random, is_checked: bool, is_fast: bool) -> Iterator[Tried]:
    """Yield every sheet that is tried, hill after hill."""
    while True:
        draft, most, tries = draw_draft(random, is_checked), -1, 0
        while tries < PATIENCE:
            tries += 1
            changed = change(random, draft, is_checked)
            found = read(changed.text(), is_checked)
            if found is not None:
                tried = try_sheet(*found, changed.text(), is_fast)
                yield tried
                if tried.steps >= most:
                    tries = tries if tried.steps == most else 0
                    draft, most = changed, tried.steps
            elif most < 0:
                draft, tries = draw_draft(random, is_checked), 0


def time_plain(text: str) -> float:
    """Return the milliseconds of processor time that an activation takes plain."""
    found, start = read_sheet(text), time.process_time_ns()
    best_active(found.sheet, found.challenge)
    return (time.process_time_ns() - start) / 1e6


def report(name: str, tried: Tried) -> None:
    print(f"{name}: {tried.steps} steps, {tried.ms:.1f} ms compiled, {time_plain(tried.text):.0f} ms plain")
    print(tried.text, flush=True)


def main(seconds: float, seed: int) -> None:
    """Climb for so long, half of the time over checked sheets, and print what is found."""
    compiled(search_within)(blank_sheet(), 0, BUDGET)
    for is_checked in (True, False):
        tries = climb(Random(f"{seed} {is_checked}"), is_checked, is_fast=True)
        hardest = slowest = next(tries)
        end, count = time.monotonic() + seconds / 2, 1
        while time.monotonic() < end:
            tried, count = next(tries), count + 1
            hardest, slowest = max(hardest, tried), max(slowest, tried, key=lambda each: each.ms)
        print(f"{count} sheets, {'checked' if is_checked else 'whatever can be read'}")
        report("most steps", hardest)
        report("slowest", slowest)


if __name__ == "__main__":
    numbers = [float(word) for word in sys.argv[1:]]
    main(numbers[0] if numbers else 60, int(numbers[1]) if len(numbers) > 1 else 0)
