"""The picture of a table that everybody may see, and what changed from one to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..core.telling import tell_move
from ..core.types import Score, Seat
from ..table.live import Look
from ..table.room import LogLine, Phase, Room, read_move
from . import messages as m

MOST_SHEETS = 6
"""Up to so many seats every sheet is sent to everybody; above, a sheet is sent to those who look at it."""
Sheets = Mapping[Seat, tuple[m.Bases, m.Marks]]


class Parts(NamedTuple):
    """What a picture is made of besides the room: worked out before, and kept until it changes."""

    scores: Sequence[m.ScoreInfo | None]
    sheets: Sheets
    """Those that are sent to everybody."""
    lines: tuple[m.Line, ...]
    outcome: dict[str, Any] | None
    is_warming: bool


def draw_picture(look: Look, parts: Parts) -> m.Table:
    """Return everything everybody may know."""
    room = look.room
    return m.Table(
        seq=room.seq,
        phase=str(room.phase),
        host=room.host,
        waiting=room.waiting,
        turn=None if room.state is None else room.game.turn_of(room.state),
        roll=_describe_roll(room),
        is_roll_due=room.is_chance_due,
        outcome=parts.outcome,
        rematch=room.successor,
        commitment=room.commitment,
        rolls=room.rolls,
        spare=room.spare,
        is_warming=parts.is_warming,
        left={seat: round(seconds, 1) for seat, seconds in look.seconds_left.items()},
        to_roll=look.seconds_to_roll,
        lesson=_describe_lesson(room),
        seats=len(room.seats),
        players=_describe_players(look, parts.scores),
        lines=parts.lines,
        bases={seat: bases for seat, (bases, _) in parts.sheets.items()},
        sheets={seat: on_it for seat, (_, on_it) in parts.sheets.items()},
    )


def _describe_lesson(room: Room) -> m.LessonInfo | None:
    """Return where a lesson stands; None where there is none, or none any more."""
    lesson = room.lesson
    if lesson is None or room.phase is Phase.OPEN:
        return None
    step, steps = lesson.find_step(room.steps), len(lesson.record.steps)
    if step > steps:
        return None
    says = tuple(m.CaptionInfo(caption.text, caption.glow) for caption in lesson.captions[step])
    if step == steps:
        return m.LessonInfo(step, steps, "end", says)
    word, _, _ = lesson.record.steps[step].partition(" ")
    move = lesson.find_move(room.steps, lesson.seat)
    if word == "roll" or move is None:
        return m.LessonInfo(step, steps, "roll", says)
    path = room.game.vocabulary.path_of(read_move(room.game, move))
    return m.LessonInfo(step, steps, "move", says, path)


def list_names(room: Room, seat: Seat) -> tuple[str, ...]:
    """Return the names that belong on a seat's sheet, by seat: at a large table only its own."""
    is_small = len(room.seats) <= MOST_SHEETS
    return tuple(who.name if is_small or other == seat else "" for other, who in enumerate(room.seats))


def describe_outcome(room: Room) -> dict[str, Any] | None:
    """Return how the game ended."""
    outcome = room.game.outcome(room.state) if room.phase is Phase.OVER else None
    if outcome is None:
        return None
    return {
        "ending": str(outcome.ending),
        "winners": list(outcome.winners),
        "scores": [
            _describe_score(score, m.find_decider(room.game, room.state, seat))
            for seat, score in enumerate(outcome.scores)
        ],
        "remarks": list(outcome.remarks),
    }


def _describe_score(score: Score, decides: int | None) -> dict[str, Any]:
    return {
        "total": score.total,
        "decides": decides,
        "breakdown": dict(score.breakdown),
        "rank": score.rank,
        "details": dict(score.details),
    }


def _describe_players(look: Look, scores: Sequence[m.ScoreInfo | None]) -> dict[Seat, m.PlayerInfo]:
    room = look.room
    waiting, moved = set(room.waiting), {taken.step.seat for taken in room.trail}
    votes = Counter(target for _, target in room.votes)
    players = {}
    for seat, who in enumerate(room.seats):
        is_here = bool(who.bot) or seat in look.present
        state = _describe_state(who.is_person, bool(who.bot), is_here, seat in waiting, seat in moved)
        players[seat] = m.PlayerInfo(
            name=who.name,
            avatar=who.avatar,
            bot=who.bot,
            is_person=who.is_person,
            state=state,
            is_here=is_here,
            votes=votes[seat],
            score=scores[seat],
        )
    return players


def _describe_state(is_person: bool, is_bot: bool, is_here: bool, is_waiting: bool, has_moved: bool) -> str:
    """Return `empty`, `away`, `thinking`, `drawn` or `ready`."""
    if not is_person and not is_bot:
        return "empty"
    if is_person and not is_here:
        return "away"
    if is_waiting:
        return "thinking"
    return "drawn" if has_moved else "ready"


def _describe_roll(room: Room) -> m.RollInfo | None:
    if not room.last_roll:
        return None
    faces = tuple(room.last_roll.split())
    return m.RollInfo(room.rolls, faces, _list_gone(room, faces))


def _list_gone(room: Room, faces: tuple[str, ...]) -> tuple[int, ...]:
    """Return which of the dice rolled have been taken, by their place in the roll."""
    count = room.game.manifest.dice_left
    if count is None:
        return ()
    left, gone = Counter(count(room.state)), []
    for place, face in enumerate(faces):
        if left[face] > 0:
            left[face] -= 1
        else:
            gone.append(place)
    return tuple(gone)


class Lines:
    """The log and the talk as they are told; a line that has not changed stays the same object."""

    def __init__(self) -> None:
        self._room: Room | None = None
        self._known: dict[int, tuple[LogLine, bool, m.Line]] = {}
        self._told: tuple[m.Line, ...] = ()

    def list(self, room: Room) -> tuple[m.Line, ...]:
        """Return all lines; of a move others have not answered yet only that it was made."""
        if self._room is not room:
            hidden = {taken.seq for taken in room.trail if room.is_open_move(taken)}
            kept = {
                line.seq: self._tell(room, line, line.seq in hidden) for line in (*room.lines, *room.chat)
            }
            self._room, self._known = room, kept
            self._told = tuple(kept[seq][2] for seq in sorted(kept))
        return self._told

    def _tell(self, room: Room, line: LogLine, is_hidden: bool) -> tuple[LogLine, bool, m.Line]:
        known = self._known.get(line.seq)
        if known is not None and known[:2] == (line, is_hidden):
            return known
        told = m.Line(line.seq, line.at, line.kind, line.seat, "" if is_hidden else _tell_line(room, line))
        return line, is_hidden, told


def _tell_line(room: Room, line: LogLine) -> str:
    """Return what a line of the log says, with marks in braces."""
    if line.kind == "rolled":
        return " ".join(f"{{die-{face}}}" for face in line.text.split())
    game: Any = room.game
    return _tell_move(game, line.text) if line.kind == "moved" and line.text else line.text


@lru_cache(maxsize=4096)
def _tell_move(game: Any, notation: str) -> str:
    return tell_move(game, read_move(game, notation))


# ---- differences

_NOBODY = m.PlayerInfo()

_PARTIAL = ("seq", "whole", "players", "lines", "bases", "sheets", "left", "to_roll")
_PLAIN = tuple(field for field in m.Table.__struct_fields__ if field not in _PARTIAL)


def list_differences(before: m.Table, now: m.Table, has_new_clocks: bool) -> m.Table | None:
    """Return what changed from one picture to the next; None if nothing did."""
    changed: dict[str, Any] = {
        name: value for name in _PLAIN if (value := getattr(now, name)) != getattr(before, name)
    }
    changed["players"] = _differ_players(before.players, now.players)
    changed["bases"] = _differ(before.bases, now.bases)
    changed["lines"] = _list_news(before.lines, now.lines)
    changed["sheets"] = _differ_sheets(before.sheets, now.sheets)
    kept = {name: value for name, value in changed.items() if value or name in _PLAIN}
    if has_new_clocks:
        kept |= {"left": now.left, "to_roll": now.to_roll}
    return m.Table(seq=now.seq, **kept) if kept or now.seq != before.seq else None


def _differ(before: Any, now: Any) -> dict[Any, Any]:
    return {key: value for key, value in now.items() if before.get(key) != value}


def _differ_players(before: Any, now: Any) -> dict[Seat, m.PlayerInfo]:
    """Return of each player what is new; of a new one everything."""
    changed = {}
    for seat, who in now.items():
        old = before.get(seat, _NOBODY)
        if who != old:
            fields = {name: getattr(who, name) for name in m.PlayerInfo.__struct_fields__}
            news = {name: value for name, value in fields.items() if value != getattr(old, name)}
            changed[seat] = m.PlayerInfo(**news)
    return changed


def _list_news(before: Any, now: Any) -> tuple[m.Line, ...]:
    """Return the lines that are not the ones known: what changes is another object."""
    if before is now:
        return ()
    known = {*map(id, before)}
    return tuple(line for line in now if id(line) not in known)


def _differ_sheets(before: Any, now: Any) -> dict[Seat, m.Marks]:
    changes = {seat: differ_marks(before.get(seat, {}), on_it) for seat, on_it in now.items()}
    return {seat: change for seat, change in changes.items() if change}


def differ_marks(before: m.Marks, now: m.Marks) -> m.Marks:
    """Return the marks that changed; an empty one is gone."""
    if before == now:
        return {}
    change = {name: mark for name, mark in now.items() if before.get(name) != mark}
    return change | dict.fromkeys(before.keys() - now.keys(), "")
