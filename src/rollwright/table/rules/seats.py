"""Sitting down, the start, settings, leaving and being replaced: what changes the seats of a table."""

from __future__ import annotations

from ...core.errors import RollwrightError
from ...core.game import start_game
from ...core.types import Seat
from ..messages import make_reason
from . import commands as c
from . import events as e
from .decision import Decision, JoinRequest, Means
from .names import check_who, tell_apart
from .permissions import check_asides, check_host, check_person, check_phase
from .refusal import Refusal, Why
from .table_state import Phase, TableState

MOST_JOINS = 500
"""How often people sit down at a table; with `MOST_WORDS` and `MOST_ASIDES` its log is bounded."""


def decide_join(table_state: TableState, request: JoinRequest) -> Decision:
    """Seat somebody: at an empty seat, for a bot that stands in, or late at a seat left out."""
    if table_state.phase is Phase.OVER:
        raise Refusal(Why.NOT_NOW, make_reason("table-over"))
    if table_state.settings.daily is not None and table_state.phase is not Phase.OPEN:
        raise Refusal(Why.FULL, make_reason("share-one"))
    if table_state.joins >= MOST_JOINS:
        raise Refusal(Why.NOT_NOW, make_reason("table-joins"))
    name, avatar = check_who(request.name, request.avatar)
    is_host = request.is_host and table_state.host is None
    seat = _free_seat(table_state, request.seat)
    name = tell_apart(name, _names_beside(table_state, seat))
    nonce, promise = (request.nonce, "") if table_state.dice == 1 else ("", request.promise)
    return Decision((e.Joined(seat, name, avatar, request.token_hash, nonce, is_host, promise),))


def _names_beside(table_state: TableState, seat: Seat) -> list[str]:
    """Return the names at all other seats."""
    return [place.name for other, place in enumerate(table_state.seats) if other != seat and place.name]


def decide_rename(table_state: TableState, seat: Seat, command: c.Rename) -> Decision:
    """Give a seat another name, told apart from the others."""
    name, avatar = check_who(command.name, command.avatar)
    name, now = tell_apart(name, _names_beside(table_state, seat)), table_state.seats[seat]
    if (name, avatar) == (now.name, now.avatar):
        return Decision()
    check_asides(table_state, seat)
    return Decision((e.Renamed(seat, name, avatar),))


def _free_seat(table_state: TableState, wanted: Seat | None) -> Seat:
    free = [seat for seat, place in enumerate(table_state.seats) if place.is_free]
    if free:
        return free[0] if wanted not in free else wanted
    if table_state.phase is Phase.PLAYING and table_state.spare > 0 and not table_state.steps:
        _check_start(table_state, len(table_state.seats) + 1)
        return len(table_state.seats)
    raise Refusal(Why.FULL, make_reason("table-full"))


# ---- before the game


def decide_start(table_state: TableState, seat: Seat) -> Decision:
    """Start the game with the seats that are taken."""
    check_phase(table_state, Phase.OPEN, "start-late")
    check_host(table_state, seat)
    order = tuple(s for s, place in enumerate(table_state.seats) if place.is_person or place.is_planned_bot)
    _check_start(table_state, len(order))
    return Decision((e.Started(order),))


def _check_start(table_state: TableState, seats: int) -> None:
    start = table_state.settings.start
    if start is not None and seats != len(table_state.settings.seats):
        raise Refusal(Why.NOT_NOW, make_reason("start-sheets"))
    try:
        start_game(table_state.game, seats, table_state.settings.options)
    except RollwrightError as wrong:
        raise Refusal(Why.NOT_NOW, wrong.reason) from None


def decide_settings(table_state: TableState, seat: Seat, settings: e.Settings) -> Decision:
    """Change seats and options before the start; nobody loses a seat by it."""
    check_phase(table_state, Phase.OPEN, "settings-late")
    check_host(table_state, seat)
    check_asides(table_state, seat)
    if settings.game != table_state.game.id or table_state.settings.start is not None:
        raise Refusal(Why.NOT_NOW, make_reason("settings-other"))
    if sum(plan.bot is None for plan in settings.seats) < len(table_state.people):
        raise Refusal(Why.NOT_NOW, make_reason("settings-people", people=len(table_state.people)))
    return Decision((e.Configured(settings),) if settings != table_state.settings else ())


def decide_remove(table_state: TableState, seat: Seat, target: Seat) -> Decision:
    """Free somebody's seat before the start."""
    check_phase(table_state, Phase.OPEN, "remove-late")
    check_host(table_state, seat)
    check_person(table_state, target)
    return Decision((e.Left(target),))


# ---- going and being replaced


def decide_leave(table_state: TableState, seat: Seat) -> Decision:
    """Give up a seat."""
    if table_state.phase is Phase.OVER:
        raise Refusal(Why.NOT_NOW, make_reason("leave-over"))
    return Decision((e.Left(seat),))


def decide_replace(table_state: TableState, seat: Seat, target: Seat, means: Means) -> Decision:
    """Let a bot take an absent player's seat: by the host, or by a majority of the others."""
    check_phase(table_state, Phase.PLAYING, "replace-not-now")
    check_person(table_state, target)
    if target in means.present:
        raise Refusal(Why.NOT_NOW, make_reason("replace-present"))
    if target in means.recent:
        raise Refusal(Why.NOT_NOW, make_reason("replace-recent"))
    takes_over = e.Replaced(target, table_state.settings.stand_in)
    if seat == table_state.host:
        return Decision((takes_over,))
    if (seat, target) in table_state.votes:
        raise Refusal(Why.NOT_NOW, make_reason("replace-voted"))
    voters = {voter for voter, about in table_state.votes if about == target} | {seat}
    others = [person for person in table_state.people if person != target]
    vote = e.Voted(seat, target)
    return Decision((vote, takes_over) if 2 * len(voters) > len(others) else (vote,))
