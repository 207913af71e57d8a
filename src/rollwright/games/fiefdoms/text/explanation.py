"""What a part of a Rolling Fiefdoms sheet is, what it scores now and why."""

from __future__ import annotations

from ....core.descriptions import describe_points, fill_words
from ....core.game import Game
from ....core.types import Seat
from ....kernel.bits import popcount
from ....language.casing import upper_first
from ..activation.workers import busy_in, workers_for
from ..board import format_plot, format_square, plot_at, read_place, square_at
from ..buildings import (
    ALMSHOUSE,
    BARRACKS,
    COTTAGE,
    COTTAGE_HOUSES,
    COTTAGE_POINTS,
    EMPTY,
    FORFEITED,
    SPRINGHOUSE,
    STARS,
)
from ..challenges import CHALLENGES, UNREST_STEP
from ..engine import find_best
from ..scoring import building_points, housing_of
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
)
from ..state import State
from ..terms import TERM_OF
from .messages import say
from .words import name_of, tell_challenge


def explain_part(game: Game[State], state: State, seat: Seat, part: str) -> str:
    """ "p23" -> "Farm on 2,3: active with 2 labourers, 5 points now. 3 for every active farm, ..." """
    sheet = state.sheet(seat)
    if found := read_place(part):
        kind, *where = found
        if kind == "p":
            return _explain_plot(game, state, sheet, plot_at(*where))
        return _explain_square(sheet, state.challenge, square_at(*where))
    tell = {"people": _explain_people, "influence": _explain_influence}.get(part)
    if part == "turns":
        return _explain_turns(state)
    if part == "goal" and state.challenge:
        return say("explain-goal", text=tell_challenge(state.challenge))
    return "" if tell is None else tell(sheet, state.challenge)


# ---- the fief


def _explain_plot(game: Game[State], state: State, sheet: Sheet, plot: int) -> str:
    kind, where = kind_on(sheet, plot), format_plot(plot)
    if kind == EMPTY:
        return say("explain-empty", plot=where, people=pips_around(sheet, plot))
    if kind == FORFEITED:
        return say("explain-forfeited", plot=where)
    work = _describe_work(sheet, find_best(sheet, state.challenge), kind, plot)
    why = fill_words(game, game.options_of(state), f"why-{TERM_OF[kind]}", {"example": False})
    return say("explain-building", building=upper_first(name_of(kind)), plot=where, work=work, why=why)


def _describe_work(sheet: Sheet, active: int, kind: int, plot: int) -> str:
    """Return whether a building works, with whom, and what that brings now."""
    at, needs = places_of(sheet), labourers_on(sheet, plot)
    if kind == COTTAGE:
        lived = housing_of(sheet, at, active).occupied
        points = COTTAGE_POINTS if popcount(at[COTTAGE] & (1 << plot) - 1) < lived else 0
        return say("work-lived-in" if points else "work-nobody-lives", points=describe_points(points))
    if kind == SPRINGHOUSE:
        return say("work-needs-nobody")
    if not active >> plot & 1:
        return say("work-nobody", number=needs)
    if kind == ALMSHOUSE:
        return say("work-alms", number=needs)
    brings = describe_points(building_points(sheet, at, active, kind, plot))
    return say("work-points", number=needs, points=brings)


def _explain_square(sheet: Sheet, challenge: int, square: int) -> str:
    inside, where = holds(sheet, square), format_square(square)
    if inside == BARRED:
        return say("explain-barred", square=where)
    if not inside:
        return say("explain-square-empty", square=where)
    busy = busy_in(workers_for(sheet, find_best(sheet, challenge)), square)
    return say("explain-square", square=where, people=inside, busy=busy)


# ---- beside it


def _explain_people(sheet: Sheet, challenge: int) -> str:
    at = places_of(sheet)
    housing = housing_of(sheet, at, find_best(sheet, challenge))
    homes = say("homes-barracks" if at[BARRACKS] else "homes-cottage", number=COTTAGE_HOUSES)
    facts = {"people": housing.people, "homes": homes, "vagrants": housing.vagrants}
    return say("explain-people", **facts, points=describe_points(-housing.penalty), first=STARS[0])


def _explain_influence(sheet: Sheet, challenge: int) -> str:
    gained, left = influence_gained(sheet, challenge), influence_in_hand(sheet, challenge)
    if not CHALLENGES[challenge].has_unrest:
        return say("explain-influence", gained=gained, spent=sheet.spent, left=left)
    unrest = {"unrest": sheet.unrest, "step": UNREST_STEP}
    return say("explain-unrest", gained=gained, spent=sheet.spent, left=left, **unrest)


def _explain_turns(state: State) -> str:
    message = "explain-turns-alone" if state.is_solo else "explain-turns"
    return say(message, turn=state.turn, last=state.last_turn)
