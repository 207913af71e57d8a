"""What one seat sees of a table, as plain data for tests to look into."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rollwright.core.types import Move, Score, Seat
from rollwright.table.actors.actor import TableActor
from rollwright.table.actors.table_view import TableView
from rollwright.table.actors.tables import Tables
from rollwright.table.rules.ending import outcome_of
from rollwright.table.rules.table_state import LogLine, TableState
from rollwright.table.rules.undo import why_not_undo


@dataclass(frozen=True)
class Snapshot:
    """`data` is JSON-ready; `view` is the game's state as that seat may know it, None before the start."""

    data: dict[str, Any]
    view: Any


Moves = list[dict[str, Any]]


async def see(tables: Tables, table: str, token: str | None = None) -> Snapshot:
    """Return what the token's seat may see; without a token, what a spectator may."""
    snapshot = _describe(await tables.view(table, token))
    snapshot.data["warming_up"] = tables.warming_up
    return snapshot


def see_live(actor: TableActor, seat: Seat | None) -> Snapshot:
    """Return what that seat may see of a table in memory."""
    return _describe(actor.view(seat))


def _describe(view: TableView) -> Snapshot:
    snapshot = _take_snapshot(view.table_state, view.seat, view.present)
    snapshot.data["seconds_left"] = view.seconds_left
    snapshot.data["seconds_to_roll"] = view.seconds_to_roll
    return snapshot


def _take_snapshot(table_state: TableState, seat: Seat | None, present: frozenset[Seat]) -> Snapshot:
    view = None if table_state.state is None else table_state.game.view(table_state.state, seat)
    data = {
        "table": table_state.table,
        "seq": table_state.seq,
        "phase": str(table_state.phase),
        "you": seat,
        "host": table_state.host,
        "settings": describe_settings(table_state),
        "players": [describe_player(table_state, other, present) for other in range(len(table_state.seats))],
        "waiting": list(table_state.waiting),
        "turn": None if view is None else table_state.game.turn_of(view),
        "roll": table_state.last_roll,
        "can_roll": table_state.is_chance_due and seat is not None,
        "can_undo": seat is not None and why_not_undo(table_state, seat) is None,
        "ask": None if seat is None else table_state.asked.get(seat),
        "moves": list_moves(table_state, seat),
        "scores": [] if view is None else [describe_score(s) for s in _scores(table_state, view)],
        "outcome": describe_outcome(table_state),
        "log": [describe_line(table_state, line, seat) for line in table_state.lines],
        "chat": [describe_line(table_state, line, seat) for line in table_state.chat],
        "dice": describe_dice(table_state),
        "rematch": table_state.successor,
    }
    return Snapshot(data, view)


def describe_settings(table_state: TableState) -> dict[str, Any]:
    """Return what the table was set to."""
    settings = table_state.settings
    return {
        "game": table_state.game.id,
        "name": table_state.game.name,
        "options": dict(settings.options),
        "terms": list(table_state.game.terms),
        "timer": settings.timer,
        "roll_after": settings.roll_after,
        "stand_in": settings.stand_in,
        "seed": settings.seed,
        "start_turn": None if settings.start is None else settings.start.turn,
        "hints": settings.hints,
    }


def describe_player(table_state: TableState, seat: Seat, present: frozenset[Seat]) -> dict[str, Any]:
    """Return who has a seat and what they are doing."""
    who = table_state.seats[seat]
    return {
        "seat": seat,
        "name": who.name,
        "avatar": who.avatar,
        "bot": who.bot,
        "is_person": who.is_person,
        "is_free": who.is_free,
        "is_host": table_state.host == seat,
        "is_present": bool(who.bot) or seat in present,
        "state": state_of_player(table_state, seat, present),
        "votes": sum(1 for _, target in table_state.votes if target == seat),
    }


def state_of_player(table_state: TableState, seat: Seat, present: frozenset[Seat]) -> str:
    """Return `empty`, `away`, `thinking`, `drawn` or `ready`."""
    who = table_state.seats[seat]
    if not who.is_person and not who.bot:
        return "empty"
    if who.is_person and seat not in present:
        return "away"
    if seat in table_state.waiting:
        return "thinking"
    return "drawn" if any(taken.step.seat == seat for taken in table_state.trail) else "ready"


def list_moves(table_state: TableState, seat: Seat | None) -> Moves:
    """Return the seat's legal moves as notation, path, and the places each choice touches."""
    if seat is None or seat not in table_state.asked:
        return []
    view = table_state.game.view(table_state.state, seat)
    return [describe_move(table_state, move) for move in table_state.game.moves(view, seat)]


def describe_move(table_state: TableState, move: Move) -> dict[str, Any]:
    """Return one move as plain data."""
    return {
        "move": table_state.game.format_move(move),
        "path": [str(choice) for choice in move],
        "numbers": table_state.game.vocabulary.path_of(move),
        "places": [list(table_state.game.vocabulary.places_of(choice)) for choice in move],
    }


def _scores(table_state: TableState, view: Any) -> list[Score]:
    return [table_state.game.score(view, seat) for seat in range(len(table_state.seats))]


def describe_score(score: Score) -> dict[str, Any]:
    """Return a score by term."""
    return {
        "total": score.total,
        "breakdown": dict(score.breakdown),
        "rank": score.rank,
        "details": dict(score.details),
    }


def describe_outcome(table_state: TableState) -> dict[str, Any] | None:
    """Return how the game ended."""
    outcome = outcome_of(table_state)
    if outcome is None:
        return None
    return {
        "ending": str(outcome.ending),
        "winners": list(outcome.winners),
        "scores": [describe_score(score) for score in outcome.scores],
        "remarks": list(outcome.remarks),
    }


def describe_line(table_state: TableState, line: LogLine, seat: Seat | None) -> Mapping[str, Any]:
    """Return a line of the log; what others have not yet decided on stays hidden."""
    hidden = line.kind == "moved" and line.seat != seat and _is_hidden(table_state, line.seq)
    text = "" if hidden else line.text
    return {"seq": line.seq, "at": line.at, "kind": line.kind, "seat": line.seat, "text": text}


def _is_hidden(table_state: TableState, seq: int) -> bool:
    return any(taken.seq == seq and table_state.is_open_move(taken) for taken in table_state.trail)


def describe_dice(table_state: TableState) -> dict[str, Any]:
    """Return what is needed to check the dice; the secret only once the game is over."""
    nonces = [{"seat": n.seat, "first_step": n.first_step, "nonce": n.nonce} for n in table_state.nonces]
    return {
        "commitment": table_state.commitment,
        "promises": dict(table_state.promises),
        "nonces": nonces,
        "rolls": table_state.rolls,
        "secret": table_state.secret,
    }
