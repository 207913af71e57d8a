"""The state of a table after the events of its log; `fold` makes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, overload

import msgspec
from msgspec import field

from ...any_game import AnyGame
from ...core.record import LogHead
from ...core.teaching.lesson import Lesson, lesson_of
from ...core.types import Move, MoveStep, Seat
from ..dice.fair_dice import SeatNonce
from . import events as e


class Steps(Sequence[str]):
    """The steps up to the last roll, in a list that earlier states share, and those since, which may change.

    A list that another state has gone on with is copied before it grows: a value never changes.
    """

    __slots__ = ("_closed", "_count", "_open")

    def __init__(self, closed: list[str] | None = None, count: int = 0, since: tuple[str, ...] = ()) -> None:
        self._closed = [] if closed is None else closed
        self._count = count
        self._open = since

    def with_roll(self, step: str) -> Steps:
        """Return the steps with a roll, after which nothing before it is undone."""
        closed = self._closed if len(self._closed) == self._count else self._closed[: self._count]
        closed += [*self._open, step]
        return Steps(closed, len(closed))

    def with_move(self, step: str) -> Steps:
        """Return the steps with one more since the roll."""
        return Steps(self._closed, self._count, (*self._open, step))

    def with_moves(self, steps: Sequence[str]) -> Steps:
        """Return the steps with these instead of all since the roll."""
        return Steps(self._closed, self._count, tuple(steps))

    def shares(self, other: Steps) -> bool:
        """Say whether both have their steps up to the last roll in one list."""
        return self._closed is other._closed

    def __len__(self) -> int:
        return self._count + len(self._open)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[str, ...]: ...
    def __getitem__(self, place: int | slice) -> str | tuple[str, ...]:
        return tuple(self)[place]

    def __iter__(self) -> Iterator[str]:
        return iter([*self._closed[: self._count], *self._open])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Steps | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


class Phase(StrEnum):
    """How far a table is."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


class SeatState(msgspec.Struct, frozen=True):
    """The holder of a seat: nobody yet, a person (has a token), or a bot (planned, or standing in)."""

    name: str = ""
    avatar: str = ""
    token_hash: str = ""
    bot: str = ""
    is_planned_bot: bool = False

    @property
    def is_person(self) -> bool:
        return bool(self.token_hash)

    @property
    def is_free(self) -> bool:
        """Whether a person may sit down here."""
        return not self.token_hash and not self.is_planned_bot


BOT = "bot"
"""By whom a move is that a bot made for its own seat."""


class PlayedStep(NamedTuple):
    """A step since the last roll, with what it was taken on; undo needs it."""

    step: MoveStep
    before: object
    waiting: tuple[Seat, ...]
    seq: int
    by: str


class Answered(NamedTuple):
    """What a command id stood for, and the event that answered it."""

    content: str
    seq: int


class LogLine(NamedTuple):
    """Something to show in the table's log."""

    seq: int
    at: int
    kind: str
    seat: Seat | None
    text: str
    move: Move = ()
    """What a move was, until it is undone."""
    is_timed: bool = False
    """Whether a move was made for its seat because the time ran out."""


class TableState(msgspec.Struct, frozen=True):
    """Everything known of a table after event number `seq`.

    A struct, because every event makes a few new ones, and copying a struct is quick.
    """

    table: str
    game: AnyGame
    settings: e.Settings
    commitment: str
    host_hash: str
    seats: tuple[SeatState, ...]
    seq: int = 1
    at: int = 0
    """When the last event was written, in milliseconds since 1970."""
    phase: Phase = Phase.OPEN
    host: Seat | None = None
    state: object = None
    steps: Steps = field(default_factory=Steps)
    rolls: int = 0
    last_roll: str = ""
    next_roll_step: int = 1
    """The earliest step at which the next roll can be."""
    trail: tuple[PlayedStep, ...] = ()
    asked: Mapping[Seat, int] = field(default_factory=dict)
    """For every waiting seat the event that asked it to move."""
    asked_at: Mapping[int, int] = field(default_factory=dict)
    """For each of these askings when it was, in milliseconds since 1970, without the time of pauses."""
    started_at: int = 0
    dice: int = 2
    """How rolls are drawn, see Created."""
    promises: Mapping[Seat, str] = field(default_factory=dict)
    """The commitments given before the start; they stay when their person leaves."""
    nonces: tuple[SeatNonce, ...] = ()
    answers: Mapping[Seat, Mapping[str, Answered]] = field(default_factory=dict)
    """For every seat its last commands by their ids, a bounded number."""
    words: Mapping[Seat, int] = field(default_factory=dict)
    """How often the person at each seat has said something."""
    asides: Mapping[Seat, int] = field(default_factory=dict)
    """Events that the person at each seat caused and that are no part of the game as it stands: names,
    settings, moves undone."""
    joins: int = 0
    """How often somebody has sat down."""
    votes: frozenset[tuple[Seat, Seat]] = frozenset()
    lines: tuple[LogLine, ...] = ()
    chat: tuple[LogLine, ...] = ()
    secret: str = ""
    successor: str = ""
    is_paused: bool = False
    """Whether the host has stopped clocks, dice and moves."""
    paused_at: int = 0
    quitters: tuple[Seat, ...] = ()
    """The seats whose people gave them up during the game, in that order."""
    extra: Mapping[int, int] = field(default_factory=dict)
    """For each asking that the host gave more time the seconds."""
    spare: int = 0
    """Seats left out at the start, for late players before the first roll."""
    head: str = ""
    """The head of the log: the hash that the next event carries."""
    chained_from: int = 0
    """The first event that carries the head before it; 0 if there is none."""
    sealed: LogHead | None = None
    """The head that everybody may know: of the newest roll or the end, before which nothing is hidden."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may move now."""
        return self.game.waiting(self.state) if self.phase is Phase.PLAYING else ()

    @property
    def is_chance_due(self) -> bool:
        """Whether the next step is a roll."""
        return self.phase is Phase.PLAYING and bool(self.game.rolls(self.state))

    @property
    def is_practice(self) -> bool:
        """Whether the dice are a seed's, which nobody can check because everybody can know them."""
        return self.settings.seed is not None

    @property
    def lesson(self) -> Lesson | None:
        """What the game begins with, if it is a lesson."""
        return lesson_of(self.game) if self.settings.lesson else None

    def taught_move(self, seat: Seat) -> Move | None:
        """Return the move that a lesson wants of a seat now; None if it is free."""
        taught = None if self.lesson is None else self.lesson.find_move(self.steps, seat)
        return None if taught is None else self.game.parse_move(taught)

    @property
    def rolls_before(self) -> int:
        """How many rolls came before the game was at this table."""
        return 0 if self.settings.start is None else self.settings.start.rolls

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, place in enumerate(self.seats) if place.is_person)

    @property
    def owed(self) -> tuple[Seat, ...]:
        """The seats that promised a nonce and have not shown it, while the first roll can wait for them."""
        if self.phase is not Phase.PLAYING or self.rolls:
            return ()
        shown = {nonce.seat for nonce in self.nonces}
        return tuple(seat for seat in self.promises if seat not in shown)

    def is_open_move(self, played: PlayedStep) -> bool:
        """Say whether a move is still hidden: somebody decides at the same time as its seat did."""
        return bool({*self.waiting} & {*played.waiting} - {played.step.seat})
