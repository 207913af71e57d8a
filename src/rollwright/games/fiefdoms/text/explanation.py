"""What a part of a Rolling Fiefdoms sheet is, what it scores now and why."""

from __future__ import annotations

from ....core.descriptions import count_things, describe_points
from ....core.game import Game
from ....core.types import Seat
from ....kernel.bits import popcount
from ..activation.best import find_best
from ..activation.workers import busy_in, workers_for
from ..board import plot_at, square_at
from ..buildings import (
    ALMSHOUSE,
    BARRACKS,
    BUILDINGS,
    COTTAGE,
    COTTAGE_HOUSES,
    COTTAGE_POINTS,
    EMPTY,
    FORFEITED,
    SPRINGHOUSE,
    STARS,
)
from ..challenges import CHALLENGES, UNREST_STEP
from ..scoring import building_points, occupied_cottages, vagrant_penalty, vagrants_of
from ..sheet import (
    BARRED,
    Sheet,
    holds,
    influence_gained,
    influence_in_hand,
    kind_on,
    labourers_on,
    pips_around,
    places_of,
    population,
)
from ..state import State
from .names import format_plot, format_square
from .words import CHALLENGE_TEXTS, name_of, read_place


def explain_part(game: Game[State], state: State, seat: Seat, part: str) -> str:
    """ "p23" -> "Farm on 2,3: at work, 5 points. 3, and 2 more beside a springhouse." """
    sheet = state.sheet(seat)
    if found := read_place(part):
        kind, *where = found
        if kind == "p":
            return _explain_plot(sheet, state.challenge, plot_at(*where))
        return _explain_square(sheet, state.challenge, square_at(*where))
    tell = {"people": _explain_people, "influence": _explain_influence}.get(part)
    if part == "turns":
        return _explain_turns(state)
    if part == "goal" and state.challenge:
        return f"The goal: {CHALLENGE_TEXTS[state.challenge]}"
    return "" if tell is None else tell(sheet, state.challenge)


# ---- the fief


def _explain_plot(sheet: Sheet, challenge: int, plot: int) -> str:
    kind, where = kind_on(sheet, plot), format_plot(plot)
    if kind == EMPTY:
        people = count_things(pips_around(sheet, plot), "person", "people")
        return f"Plot {where}: empty, no points. {people} around it."
    if kind == FORFEITED:
        return f"Plot {where}: forfeited, no points; −1 for each springhouse beside it."
    state = _describe_work(sheet, find_best(sheet, challenge), kind, plot)
    return f"{name_of(kind).capitalize()} on {where}: {state}. It scores {BUILDINGS[kind].says}."


def _describe_work(sheet: Sheet, active: int, kind: int, plot: int) -> str:
    """Return whether a building works, with whom, and what that brings now."""
    at, needs = places_of(sheet), labourers_on(sheet, plot)
    if kind == COTTAGE:
        lived = occupied_cottages(population(sheet), at)
        points = COTTAGE_POINTS if popcount(at[COTTAGE] & (1 << plot) - 1) < lived else 0
        return f"{'lived in' if points else 'nobody lives there yet'}, {describe_points(points)}"
    if kind == SPRINGHOUSE:
        return "it needs nobody"
    if not active >> plot & 1:
        return f"nobody works there in the best arrangement now, no points; it needs {needs} labourers"
    brings = describe_points(building_points(sheet, at, active, kind, plot))
    hands = count_things(needs, "labourer")
    if kind == ALMSHOUSE:
        return f"at work with {hands}"
    return f"at work with {hands}, {brings} now"


def _explain_square(sheet: Sheet, challenge: int, square: int) -> str:
    inside, where = holds(sheet, square), format_square(square)
    if inside == BARRED:
        return f"Square {where}: barred by unrest; nobody moves in."
    if not inside:
        return f"Square {where}: empty. People who move in work on the four plots around it."
    busy = busy_in(workers_for(sheet, find_best(sheet, challenge)), square)
    people = count_things(inside, "person", "people")
    return f"Square {where}: {people}, {busy} at work in the best arrangement now, on the plots around it."


# ---- beside it


def _explain_people(sheet: Sheet, challenge: int) -> str:
    people, at, active = population(sheet), places_of(sheet), find_best(sheet, challenge)
    lost, cost = vagrants_of(people, at, active), vagrant_penalty(people, at, active)
    homes = f"a cottage houses {COTTAGE_HOUSES}" + (", a barracks 8" if at[BARRACKS] else "")
    return (
        f"People: {people}; {homes}. {count_things(lost, 'vagrant')}, {describe_points(-cost)}. "
        f"A star brings influence: the first is person {STARS[0]}."
    )


def _explain_influence(sheet: Sheet, challenge: int) -> str:
    gained, left = influence_gained(sheet, challenge), influence_in_hand(sheet, challenge)
    text = f"Influence: {gained} gained, {sheet.spent} spent, {left} in hand. "
    text += "Each changes one die by 1 before you build."
    if not CHALLENGES[challenge].has_unrest:
        return text
    return f"{text} Unrest: {sheet.unrest}; every {UNREST_STEP} bar an empty population square."


def _explain_turns(state: State) -> str:
    alone = " Alone, you pair the dice in odd turns (R), Fate in even ones (F)." if state.is_solo else ""
    return f"Turn {state.turn} of {state.last_turn}.{alone}"
