"""The public snapshot of a table, and the difference from one to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, TypeVar

from msgspec import UnsetType, structs

from ...any_game import AnyGame
from ...bots.levels import name_bot
from ...core.descriptions import describe_move, find_deciding, name_rank
from ...core.teaching.lesson import lesson_of
from ...core.types import Score, Seat
from ...language.reasons import tell_text
from ...table.actors.table_view import TableView
from ...table.rules.commands import tell_phrase
from ...table.rules.ending import STOPPED, name_ending, outcome_of
from ...table.rules.table_state import LogLine, Phase, TableState
from ..parts.assets import Bases, Marks
from . import messages as m

MOST_SHEETS = 6
"""Up to this many seats every sheet is sent to everybody; above, only to the clients that asked for it."""
LATEST = 32
"""Lines of the log among which most of what is new is found."""
K = TypeVar("K")
T = TypeVar("T")
Players = dict[Seat, m.PlayerInfo]
Sheets = Mapping[Seat, tuple[Bases, Marks]]


class Parts(NamedTuple):
    """The costly parts of a snapshot: computed before, and kept until they change."""

    scores: Sequence[m.ScoreInfo | None]
    sheets: Sheets
    """Those that are sent to everybody."""
    lines: tuple[m.Line, ...]
    outcome: dict[str, object] | None
    is_warming: bool


def take_snapshot(view: TableView, parts: Parts) -> m.Table:
    """Return everything everybody may know."""
    table_state = view.table_state
    return m.Table(
        seq=table_state.seq,
        phase=str(table_state.phase),
        host=table_state.host,
        waiting=table_state.waiting,
        turn=None if table_state.state is None else table_state.game.turn_of(table_state.state),
        last=_tell_last(table_state),
        roll=_describe_roll(table_state),
        is_roll_due=table_state.is_chance_due,
        is_paused=table_state.is_paused,
        outcome=parts.outcome,
        rematch=table_state.successor,
        commitment=table_state.commitment,
        rolls=table_state.rolls,
        spare=table_state.spare,
        is_warming=parts.is_warming,
        left={seat: round(seconds, 1) for seat, seconds in view.seconds_left.items()},
        to_roll=view.seconds_to_roll,
        lesson=_describe_lesson(table_state),
        seats=len(table_state.seats),
        players=_describe_players(view, parts.scores),
        lines=parts.lines,
        bases={seat: bases for seat, (bases, _) in parts.sheets.items()},
        sheets={seat: on_it for seat, (_, on_it) in parts.sheets.items()},
    )


def _tell_last(table_state: TableState) -> str:
    """Say whether this turn is "sure" to be the last, or "maybe"; nothing long before the end."""
    tell = table_state.game.manifest.tell_last
    return tell(table_state.state) if tell and table_state.phase is Phase.PLAYING else ""


def _describe_lesson(table_state: TableState) -> m.LessonInfo | None:
    """Return where a lesson stands; None where there is none, or none any more."""
    lesson = table_state.lesson
    if lesson is None or table_state.phase is Phase.OPEN:
        return None
    step, steps = lesson.find_step(table_state.steps), len(lesson.record.steps)
    if step > steps:
        return None
    told = lesson_of(table_state.game) or lesson
    says = tuple(m.CaptionInfo(caption.text, caption.glow) for caption in told.captions[step])
    if step == steps:
        return m.LessonInfo(step, steps, "end", says)
    word, _, _ = lesson.record.steps[step].partition(" ")
    move = table_state.taught_move(lesson.seat)
    if word == "roll" or move is None:
        return m.LessonInfo(step, steps, "roll", says)
    path = table_state.game.vocabulary.path_of(move)
    return m.LessonInfo(step, steps, "move", says, path)


def list_names(table_state: TableState, seat: Seat) -> tuple[str, ...]:
    """Return the names that belong on a seat's sheet, by seat: at a large table only its own."""
    is_small = len(table_state.seats) <= MOST_SHEETS
    return tuple(
        name_bot(occupant.name, occupant.bot) if is_small or other == seat else ""
        for other, occupant in enumerate(table_state.seats)
    )


def describe_outcome(table_state: TableState) -> dict[str, object] | None:
    """Return how the game ended."""
    outcome = outcome_of(table_state)
    if outcome is None:
        return None
    return {
        "ending": str(outcome.ending),
        "why": "" if outcome.ending == STOPPED else name_ending(table_state.game, outcome.ending),
        "winners": list(outcome.winners),
        "scores": [_describe_score(table_state.game, score) for score in outcome.scores],
        "remarks": [*map(tell_text, outcome.remarks)],
    }


def _describe_score(game: AnyGame, score: Score) -> dict[str, object]:
    return {
        "total": score.total,
        "decides": find_deciding(game, score),
        "breakdown": dict(score.breakdown),
        "rank": name_rank(game, score.rank),
        "details": dict(score.details),
    }


def _describe_players(view: TableView, scores: Sequence[m.ScoreInfo | None]) -> dict[Seat, m.PlayerInfo]:
    table_state = view.table_state
    waiting, moved = set(table_state.waiting), {taken.step.seat for taken in table_state.trail}
    votes = Counter(target for _, target in table_state.votes)
    players = {}
    for seat, occupant in enumerate(table_state.seats):
        is_here = bool(occupant.bot) or seat in view.present
        state = _describe_state(
            occupant.is_person, bool(occupant.bot), is_here, seat in waiting, seat in moved
        )
        players[seat] = m.PlayerInfo(
            name=name_bot(occupant.name, occupant.bot),
            avatar=occupant.avatar,
            bot=occupant.bot,
            is_person=occupant.is_person,
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


def _describe_roll(table_state: TableState) -> m.RollInfo | None:
    if not table_state.last_roll:
        return None
    faces = tuple(table_state.last_roll.split())
    return m.RollInfo(table_state.rolls, faces, _list_gone(table_state, faces))


def _list_gone(table_state: TableState, faces: tuple[str, ...]) -> tuple[int, ...]:
    """Return which of the dice rolled have been taken, by their place in the roll."""
    count = table_state.game.manifest.dice_left
    if count is None:
        return ()
    left, gone = Counter(count(table_state.state)), []
    for place, face in enumerate(faces):
        if left[face] > 0:
            left[face] -= 1
        else:
            gone.append(place)
    return tuple(gone)


class Lines:
    """The log and the chat as they are sent; a line that has not changed stays the same object."""

    def __init__(self) -> None:
        self._table_state: TableState | None = None
        self._known: dict[int, tuple[LogLine, bool, m.Line]] = {}
        self._told: tuple[m.Line, ...] = ()

    def gather(self, table_state: TableState) -> tuple[m.Line, ...]:
        """Return all lines; of a move others have not answered yet only that it was made."""
        if self._table_state is not table_state:
            last = self._told[-1].seq if self._told else 0
            hidden = {taken.seq for taken in table_state.trail if table_state.is_open_move(taken)}
            fresh = self._describe_new(table_state, table_state.lines, hidden)
            fresh += self._describe_new(table_state, table_state.chat, hidden)
            if len(self._known) > len(table_state.lines) + len(table_state.chat):
                both = (*table_state.lines, *table_state.chat)
                self._known, fresh = {line.seq: self._known[line.seq] for line in both}, [0]
            self._table_state, known = table_state, self._known
            if fresh and min(fresh) > last:
                self._told += tuple([known[seq][2] for seq in sorted(fresh)])
            elif fresh:
                self._told = tuple([known[seq][2] for seq in sorted(known)])
        return self._told

    def _describe_new(
        self, table_state: TableState, lines: Sequence[LogLine], hidden: Collection[int]
    ) -> list[int]:
        """Go back from the newest line as far as one may be new, or be hidden or undone since."""
        trails = (table_state.trail, () if self._table_state is None else self._table_state.trail)
        settled = min([trail[0].seq for trail in trails if trail], default=table_state.seq)
        if self._table_state is None or self._table_state.phase is Phase.OPEN:
            settled = 0  # seats are numbered anew when the game starts, in every line
        fresh = []
        for line in reversed(lines):
            known, is_hidden = self._known.get(line.seq), line.seq in hidden
            if known is None or known[1] != is_hidden or known[0] != line:
                self._known[line.seq] = self._describe(table_state, line, is_hidden)
                fresh.append(line.seq)
            elif line.seq < settled:
                break
        return fresh

    def _describe(
        self, table_state: TableState, line: LogLine, is_hidden: bool
    ) -> tuple[LogLine, bool, m.Line]:
        text = "" if is_hidden else _describe_line(table_state, line)
        shown = m.Line(line.seq, line.at, line.kind, line.seat, text, line.is_timed)
        return line, is_hidden, shown


def _describe_line(table_state: TableState, line: LogLine) -> str:
    """Return what a line of the log says, with marks in braces."""
    if line.kind == "rolled":
        return " ".join(f"{{die-{face}}}" for face in line.text.split())
    return describe_move(table_state.game, line.move) if line.move else tell_phrase(line.text)


# ---- differences

_NOBODY = m.PlayerInfo()

_PARTIAL = ("seq", "whole", "players", "lines", "bases", "sheets", "left", "to_roll")
_PLAIN = tuple(field for field in m.Table.__struct_fields__ if field not in _PARTIAL)


def list_differences(before: m.Table, now: m.Table, has_new_clocks: bool) -> m.Table | None:
    """Return what changed from one snapshot to the next; None if nothing did."""
    changed: dict[str, object] = {
        name: value for name in _PLAIN if (value := getattr(now, name)) != getattr(before, name)
    }
    changed["players"] = _differ_players(_told(before.players), _told(now.players))
    changed["bases"] = _differ(_told(before.bases), _told(now.bases))
    changed["lines"] = _list_news(_told(before.lines), _told(now.lines))
    changed["sheets"] = _differ_sheets(_told(before.sheets), _told(now.sheets))
    kept = {name: value for name, value in changed.items() if value or name in _PLAIN}
    if has_new_clocks:
        kept |= {"left": now.left, "to_roll": now.to_roll}
    return structs.replace(m.Table(seq=now.seq), **kept) if kept or now.seq != before.seq else None


def _told(part: T | UnsetType) -> T:
    """Return a part of a snapshot, which is whole."""
    assert not isinstance(part, UnsetType)
    return part


def _differ(before: Mapping[K, T], now: Mapping[K, T]) -> dict[K, T]:
    return {key: value for key, value in now.items() if before.get(key) != value}


def _differ_players(before: Players, now: Players) -> Players:
    """Return of each player what is new; of a new one everything."""
    changed = {}
    for seat, player in now.items():
        old = before.get(seat, _NOBODY)
        if player != old:
            fields = {name: getattr(player, name) for name in m.PlayerInfo.__struct_fields__}
            news = {name: value for name, value in fields.items() if value != getattr(old, name)}
            changed[seat] = m.PlayerInfo(**news)
    return changed


def _list_news(before: tuple[m.Line, ...], now: tuple[m.Line, ...]) -> tuple[m.Line, ...]:
    """Return the lines that are not the ones known: what changes is another object."""
    if before is now:
        return ()
    old = len(before) - LATEST
    if old > 0 and before[:old] == now[:old]:
        before, now = before[old:], now[old:]
    known = {*map(id, before)}
    return tuple(line for line in now if id(line) not in known)


def _differ_sheets(before: Mapping[Seat, Marks], now: Mapping[Seat, Marks]) -> dict[Seat, Marks]:
    changes = {seat: differ_marks(before.get(seat, {}), on_it) for seat, on_it in now.items()}
    return {seat: change for seat, change in changes.items() if change}


def differ_marks(before: Marks, now: Marks) -> Marks:
    """Return the marks that changed; an empty one is gone."""
    if before is now or before == now:
        return {}
    change = {name: mark for name, mark in now.items() if before.get(name) != mark}
    return change | dict.fromkeys(before.keys() - now.keys(), "")
