"""Activation by hand: one pip to one building at a time, and what comes of it.

The game itself uses the best activation; these functions are for a player who wants to do it alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from ....core.errors import IllegalMove, InvalidMove
from ..board import CORNERS, PLOTS, SQUARE_IN, TOUCH, format_plot, format_square, parse_plot, parse_square
from ..buildings import BUILDINGS
from ..refusals import name_why, say_why
from ..sheet import Sheet, kind_on, labourers_on, pips_in
from .labourers import idle_buildings, nobody_works, serve, working_in


class Worker(NamedTuple):
    """Some pips of a square at work on a plot."""

    square: int
    plot: int
    pips: int


Workers = tuple[Worker, ...]
"""A partial or complete activation."""
_CORNERS = [(SQUARE_IN(place), *divmod(place, CORNERS)) for place in range(PLOTS * CORNERS)]
_BESIDE = [corner for corner in _CORNERS if corner[0] >= 0]
"""Each square beside a plot, with the plot and its corner."""


def busy_in(workers: Iterable[Worker], square: int) -> int:
    """Return how many pips of a square are at work."""
    return sum(worker.pips for worker in workers if worker.square == square)


def busy_on(workers: Iterable[Worker], plot: int) -> int:
    """Return how many pips work on a plot."""
    return sum(worker.pips for worker in workers if worker.plot == plot)


def assign(sheet: Sheet, workers: Workers, square: int, plot: int, pips: int = 1) -> Workers:
    """Put pips of a square to work on a plot, or raise IllegalMove with the reason."""
    together = {(w.square, w.plot): w.pips for w in workers}
    together[square, plot] = together.get((square, plot), 0) + pips
    after = tuple(Worker(s, p, n) for (s, p), n in sorted(together.items()))
    check_workers(sheet, after)
    return after


def check_workers(sheet: Sheet, workers: Iterable[Worker]) -> None:
    """Raise IllegalMove, with the reason, unless these pips may work so."""
    workers = tuple(workers)
    for worker in workers:
        _check_one(sheet, worker)
    for square in {worker.square for worker in workers}:
        used = busy_in(workers, square)
        if used > pips_in(sheet, square):
            raise IllegalMove(
                say_why("pips-short", square=format_square(square), pips=pips_in(sheet, square), number=used)
            )
    for plot in {worker.plot for worker in workers}:
        used = busy_on(workers, plot)
        if used > labourers_on(sheet, plot):
            found = {"building": name_why(BUILDINGS[kind_on(sheet, plot)].name), "plot": format_plot(plot)}
            needed = labourers_on(sheet, plot)
            raise IllegalMove(say_why("labourers-too-many", **found, needed=needed, number=used))


def _check_one(sheet: Sheet, worker: Worker) -> None:
    where = format_plot(worker.plot)
    if kind_on(sheet, worker.plot) not in BUILDINGS:
        raise IllegalMove(say_why("nothing-built", plot=where))
    if not TOUCH(worker.plot) >> worker.square & 1:
        raise IllegalMove(say_why("square-too-far", square=format_square(worker.square), plot=where))
    if worker.pips < 1:
        raise IllegalMove(say_why("pip-at-least", plot=where, number=worker.pips))


def active_with(sheet: Sheet, workers: Iterable[Worker]) -> int:
    """Return the buildings these workers make active, with those that need nobody."""
    workers = tuple(workers)
    check_workers(sheet, workers)
    active = idle_buildings(sheet)
    for plot in {worker.plot for worker in workers}:
        if busy_on(workers, plot) == labourers_on(sheet, plot):
            active |= 1 << plot
    return active


def workers_for(sheet: Sheet, active: int) -> Workers:
    """Return who works where when exactly these buildings are staffed; IllegalMove if they cannot be."""
    staffing = nobody_works(sheet)
    for plot in range(PLOTS):
        if active >> plot & 1:
            staffing, lacking, _ = serve(staffing, plot, labourers_on(sheet, plot))
            if lacking:
                raise IllegalMove(say_why("pips-short-together"))
    work = [Worker(s, p, working_in(staffing, corner, s)) for s, p, corner in _BESIDE if active >> p & 1]
    return tuple(sorted([worker for worker in work if worker.pips]))


def format_workers(workers: Workers) -> str:
    """((5, 7, 2),) -> "2,2>2,3=2": from a square to a plot, so many pips"""
    return " ".join(f"{format_square(s)}>{format_plot(p)}={n}" for s, p, n in workers)


def parse_workers(text: str) -> Workers:
    """ "2,2>2,3=2" -> ((5, 7, 2),); InvalidMove if it cannot be read"""
    return tuple(_parse_worker(word) for word in text.split())


def _parse_worker(word: str) -> Worker:
    match = re.fullmatch(r"([^>=]*)>([^>=]*)=([1-5])", word)
    if match is None:
        raise InvalidMove(say_why("workers-written", text=repr(word[:20])))
    return Worker(parse_square(match[1]), parse_plot(match[2]), int(match[3]))
