"""What one seat sees of a table, as plain data for tests to look into."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rollwright.core.types import Move, Score, Seat
from rollwright.table.hall import Hall
from rollwright.table.live import LiveTable, Look
from rollwright.table.room import LogLine, Phase, Room
from rollwright.table.undo import why_not_undo


@dataclass(frozen=True)
class Snapshot:
    """`data` is JSON-ready; `view` is the game's state as that seat may know it, None before the start."""

    data: dict[str, Any]
    view: Any


Moves = list[dict[str, Any]]


async def see(hall: Hall, table: str, token: str | None = None) -> Snapshot:
    """Return what the token's seat may see; without a token, what a spectator may."""
    snapshot = _describe(await hall.look(table, token))
    snapshot.data["warming_up"] = hall.warming_up
    return snapshot


def see_live(live: LiveTable, seat: Seat | None) -> Snapshot:
    """Return what that seat may see of a table in memory."""
    return _describe(live.look(seat))


def _describe(look: Look) -> Snapshot:
    snapshot = _take_snapshot(look.room, look.seat, look.present)
    snapshot.data["seconds_left"] = look.seconds_left
    snapshot.data["seconds_to_roll"] = look.seconds_to_roll
    return snapshot


def _take_snapshot(room: Room, seat: Seat | None, present: frozenset[Seat]) -> Snapshot:
    view = None if room.state is None else room.game.view(room.state, seat)
    data = {
        "table": room.table,
        "seq": room.seq,
        "phase": str(room.phase),
        "you": seat,
        "host": room.host,
        "settings": describe_settings(room),
        "players": [describe_player(room, other, present) for other in range(len(room.seats))],
        "waiting": list(room.waiting),
        "turn": None if view is None else room.game.turn_of(view),
        "roll": room.last_roll,
        "can_roll": room.is_chance_due and seat is not None,
        "can_undo": seat is not None and why_not_undo(room, seat) is None,
        "ask": None if seat is None else room.asked.get(seat),
        "moves": list_moves(room, seat),
        "scores": [] if view is None else [describe_score(s) for s in _scores(room, view)],
        "outcome": describe_outcome(room),
        "log": [describe_line(room, line, seat) for line in room.lines],
        "chat": [describe_line(room, line, seat) for line in room.chat],
        "dice": describe_dice(room),
        "rematch": room.successor,
    }
    return Snapshot(data, view)


def describe_settings(room: Room) -> dict[str, Any]:
    """Return what the table was set to."""
    settings = room.settings
    return {
        "game": room.game.id,
        "name": room.game.name,
        "options": dict(settings.options),
        "terms": list(room.game.terms),
        "timer": settings.timer,
        "roll_after": settings.roll_after,
        "stand_in": settings.stand_in,
        "seed": settings.seed,
        "start_turn": None if settings.start is None else settings.start.turn,
        "hints": settings.hints,
    }


def describe_player(room: Room, seat: Seat, present: frozenset[Seat]) -> dict[str, Any]:
    """Return who has a seat and what they are doing."""
    who = room.seats[seat]
    return {
        "seat": seat,
        "name": who.name,
        "avatar": who.avatar,
        "bot": who.bot,
        "is_person": who.is_person,
        "is_free": who.is_free,
        "is_host": room.host == seat,
        "is_present": bool(who.bot) or seat in present,
        "state": state_of_player(room, seat, present),
        "votes": sum(1 for _, target in room.votes if target == seat),
    }


def state_of_player(room: Room, seat: Seat, present: frozenset[Seat]) -> str:
    """Return `empty`, `away`, `thinking`, `drawn` or `ready`."""
    who = room.seats[seat]
    if not who.is_person and not who.bot:
        return "empty"
    if who.is_person and seat not in present:
        return "away"
    if seat in room.waiting:
        return "thinking"
    return "drawn" if any(taken.step.seat == seat for taken in room.trail) else "ready"


def list_moves(room: Room, seat: Seat | None) -> Moves:
    """Return the seat's legal moves as notation, path, and the places each choice touches."""
    if seat is None or seat not in room.asked:
        return []
    view = room.game.view(room.state, seat)
    return [describe_move(room, move) for move in room.game.moves(view, seat)]


def describe_move(room: Room, move: Move) -> dict[str, Any]:
    """Return one move as plain data."""
    return {
        "move": room.game.format_move(move),
        "path": [str(choice) for choice in move],
        "places": [list(room.game.places(choice)) for choice in move],
    }


def _scores(room: Room, view: Any) -> list[Score]:
    return [room.game.score(view, seat) for seat in range(len(room.seats))]


def describe_score(score: Score) -> dict[str, Any]:
    """Return a score by term."""
    return {
        "total": score.total,
        "breakdown": dict(score.breakdown),
        "rank": score.rank,
        "details": dict(score.details),
    }


def describe_outcome(room: Room) -> dict[str, Any] | None:
    """Return how the game ended."""
    outcome = room.game.outcome(room.state) if room.phase is Phase.OVER else None
    if outcome is None:
        return None
    return {
        "ending": str(outcome.ending),
        "winners": list(outcome.winners),
        "scores": [describe_score(score) for score in outcome.scores],
        "remarks": list(outcome.remarks),
    }


def describe_line(room: Room, line: LogLine, seat: Seat | None) -> Mapping[str, Any]:
    """Return a line of the log; what others have not yet decided on stays hidden."""
    hidden = line.kind == "moved" and line.seat != seat and _is_hidden(room, line.seq)
    text = "" if hidden else line.text
    return {"seq": line.seq, "at": line.at, "kind": line.kind, "seat": line.seat, "text": text}


def _is_hidden(room: Room, seq: int) -> bool:
    return any(taken.seq == seq and room.is_open_move(taken) for taken in room.trail)


def describe_dice(room: Room) -> dict[str, Any]:
    """Return what is needed to check the dice; the secret only once the game is over."""
    nonces = [{"seat": n.seat, "first_step": n.first_step, "nonce": n.nonce} for n in room.nonces]
    return {
        "commitment": room.commitment,
        "promises": dict(room.promises),
        "nonces": nonces,
        "rolls": room.rolls,
        "secret": room.secret,
    }
