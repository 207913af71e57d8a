"""Activation as something to arrange: who works where, building by building, and what can be changed."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.arrangement import ArrangedPart, Edit, EditStep
from ..activation.workers import Workers, active_with, assign, busy_in, busy_on, format_workers
from ..board import PLOTS, SQUARES, TOUCH, format_plot, format_square, plot_name, square_name
from ..buildings import BUILDINGS
from ..scoring import building_points
from ..sheet import Sheet, kind_on, labourers_on, pips_in, places_of
from .messages import say
from .words import name_of


def list_parts(sheet: Sheet, workers: Workers) -> tuple[ArrangedPart, ...]:
    """Return every building that needs labourers, with those it has and what it scores."""
    active, at = active_with(sheet, workers), places_of(sheet)
    found = []
    for plot in _workplaces(sheet):
        counts = bool(active >> plot & 1)
        points = building_points(sheet, at, active, kind_on(sheet, plot), plot) if counts else 0
        staff = _describe_workers(sheet, workers, plot)
        label = say("arranged", **_name(sheet, plot), workers=staff, points=points)
        found.append(ArrangedPart(label, plot_name(plot), counts))
    return tuple(found)


def list_edits(sheet: Sheet, workers: Workers) -> tuple[Edit, ...]:
    """Return every way to put one idle pip to work, and every building to call its labourers home from."""
    return (*_list_hirings(sheet, workers), *_list_dismissals(sheet, workers))


def _list_hirings(sheet: Sheet, workers: Workers) -> Iterator[Edit]:
    for square in range(SQUARES):
        if busy_in(workers, square) >= pips_in(sheet, square):
            continue
        where = format_square(square)
        for plot in _workplaces(sheet):
            if TOUCH(plot) >> square & 1 and busy_on(workers, plot) < labourers_on(sheet, plot):
                steps = (
                    EditStep(say("arrange-pip", square=where), (square_name(square),)),
                    EditStep(say("arrange-work", **_name(sheet, plot)), (plot_name(plot),)),
                )
                yield Edit(steps, format_workers(assign(sheet, workers, square, plot)))


def _list_dismissals(sheet: Sheet, workers: Workers) -> Iterator[Edit]:
    for plot in _workplaces(sheet):
        if busy_on(workers, plot):
            label = say("arrange-home", **_name(sheet, plot))
            step = EditStep(label, (plot_name(plot),))
            yield Edit((step,), format_workers(tuple(w for w in workers if w.plot != plot)))


def _workplaces(sheet: Sheet) -> list[int]:
    built = [plot for plot in range(PLOTS) if kind_on(sheet, plot) in BUILDINGS]
    return [plot for plot in built if labourers_on(sheet, plot)]


def _name(sheet: Sheet, plot: int) -> dict[str, str]:
    """Return a building and where it stands, as variables of messages."""
    return {"building": name_of(kind_on(sheet, plot)), "plot": format_plot(plot)}


def _describe_workers(sheet: Sheet, workers: Workers, plot: int) -> str:
    """ "2 of 3 labourers (1 from 2,2, 1 from 2,3)" """
    come = [
        say("arranged-from", number=w.pips, square=format_square(w.square)) for w in workers if w.plot == plot
    ]
    number, needed = busy_on(workers, plot), labourers_on(sheet, plot)
    if not come:
        return say("arranged-nobody", number=number, needed=needed)
    return say("arranged-workers", number=number, needed=needed, squares=", ".join(come))
