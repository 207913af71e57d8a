"""Everything a table and its browsers say to each other, as values; `docs/protocol.md` explains it.

A browser says which version its page speaks; one that speaks another is told to reload.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from ...any_game import AnyGame
from ...core.descriptions import find_deciding, name_rank
from ...core.types import Seat
from ...table.rules import commands as c
from ...table.rules.events import SeatNumber
from ...table.rules.refusal import Refusal, Why
from ..parts.assets import Bases, Marks
from .frames import make_frame

PROTOCOL = 3
"""Raised with every change that an old page would not understand."""
MOST_WATCHED = 6
LONGEST_PART = 40

# ---- what the table says


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """What all messages have in common: a type."""


class ScoreInfo(msgspec.Struct, frozen=True):
    """A score: the total, the terms in the game's order, the rank, and the lowest term where that decides."""

    total: int
    terms: tuple[int, ...]
    rank: str | None
    decides: int | None = None

    @classmethod
    def of(cls, game: AnyGame, view: object, seat: Seat) -> ScoreInfo:
        """Describe a seat's score."""
        score = game.score(view, seat)
        terms = tuple(score.breakdown.values())
        return cls(score.total, terms, name_rank(game, score.rank), find_deciding(game, score))


class PlayerInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The player at a seat, and what they are doing; in a change only what is new."""

    name: str | UnsetType = UNSET
    avatar: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    is_person: bool | UnsetType = UNSET
    state: str | UnsetType = UNSET
    is_here: bool | UnsetType = UNSET
    votes: int | UnsetType = UNSET
    score: ScoreInfo | UnsetType | None = UNSET


class RollInfo(msgspec.Struct, frozen=True):
    """The last roll: its number, its faces, and which of them have been taken."""

    number: int
    faces: tuple[str, ...]
    gone: tuple[int, ...]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log or of the talk."""

    seq: int
    at: float
    kind: str
    seat: Seat | None
    text: str
    is_timed: bool = False
    """Whether a move was made for its seat because the time ran out."""


class CaptionInfo(msgspec.Struct, frozen=True):
    """What a lesson says, with marks of the game in braces, and what glows meanwhile."""

    text: str
    glow: tuple[str, ...] = ()


class LessonInfo(msgspec.Struct, frozen=True):
    """Where a lesson stands: before which of its steps, what it says, and the move that is to be made."""

    step: int
    steps: int
    what: str
    """`roll`, `move` or `end`."""
    says: tuple[CaptionInfo, ...]
    path: tuple[int, ...] = ()


class Table(Message, frozen=True, kw_only=True):
    """What everybody may know. The first is whole; later ones hold only what changed."""

    seq: int
    whole: bool = False
    phase: str | UnsetType = UNSET
    host: Seat | UnsetType | None = UNSET
    waiting: tuple[Seat, ...] | UnsetType = UNSET
    turn: int | UnsetType | None = UNSET
    last: str | UnsetType = UNSET
    """Whether the turn is the last: "sure", "maybe" or nothing."""
    roll: RollInfo | UnsetType | None = UNSET
    is_roll_due: bool | UnsetType = UNSET
    is_paused: bool | UnsetType = UNSET
    outcome: dict[str, object] | UnsetType | None = UNSET
    rematch: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    rolls: int | UnsetType = UNSET
    spare: int | UnsetType = UNSET
    is_warming: bool | UnsetType = UNSET
    left: dict[Seat, float] | UnsetType = UNSET
    """Seconds that seats have left, from now."""
    to_roll: float | UnsetType | None = UNSET
    lesson: LessonInfo | UnsetType | None = UNSET
    seats: int | UnsetType = UNSET
    players: dict[Seat, PlayerInfo] | UnsetType = UNSET
    lines: tuple[Line, ...] | UnsetType = UNSET
    bases: dict[Seat, Bases] | UnsetType = UNSET
    sheets: dict[Seat, Marks] | UnsetType = UNSET
    """By seat, for tables small enough to show everybody's."""


class Sheet(Message, frozen=True, kw_only=True):
    """One sheet of a large table, for the clients that asked for it."""

    seat: Seat
    whole: bool = False
    bases: Bases | UnsetType = UNSET
    marks: Marks = {}


class Own(Message, frozen=True, kw_only=True):
    """What only one seat may know, always whole; `marks` lie over those everybody sees of its sheet."""

    you: Seat | None
    ask: int | None
    can_undo: bool = False
    marks: Marks = {}
    bases: Bases | None = None
    score: ScoreInfo | None = None


class Offers(Message, frozen=True, kw_only=True):
    """A seat's moves, as paths of the vocabulary's numbers."""

    ask: int
    paths: list[list[int]]
    labels: dict[int, str] = {}
    """Labels that hold for these dice alone."""
    tiles: dict[int, tuple[str, tuple[str, ...]]] = {}
    """What their tiles say, and the two dice drawn before it, whose sum they name."""
    heads: list[tuple[str, str]] = []
    """Headings that moves are listed under, as choice and label."""
    under: list[int] = []
    """For each move its heading, or -1; empty where there are no headings."""
    missing: list[tuple[list[str], str, str]] = []
    """Readings of the dice that the sheet forbids: the faces, the mark, and why."""
    changes: list[list[int]] = []
    """Ways the score may change: a term's place, by how much, and so on."""
    gains: list[int] = []
    """For each move which of these changes it makes."""


class Preview(Message, frozen=True, kw_only=True):
    """What a move would draw, exactly."""

    ask: int
    path: tuple[int, ...]
    marks: Marks


class Explanation(Message, frozen=True, kw_only=True):
    """What a part of a sheet is, what it scores now and why."""

    seat: Seat
    part: str
    text: str


class Answer(Message, frozen=True, kw_only=True):
    """A command was done and is on disk."""

    n: int
    seq: int
    table: str = ""


class Refused(Message, frozen=True, kw_only=True):
    """A command was not done, and why."""

    n: int | None
    why: str
    text: str


encoder = msgspec.json.Encoder()


def encode(message: Message) -> bytes:
    """Return a message as it goes out, as a frame that is the same on every line."""
    return make_frame(encoder.encode(message))


# ---- what a browser says


class Watch(c.Command, frozen=True, kw_only=True, tag="watch"):
    """Look at these seats' sheets, where a table is too large to show all."""

    seats: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=MOST_WATCHED)]


class LookAhead(c.Command, frozen=True, kw_only=True, tag="preview"):
    """Ask what a move would draw."""

    ask: c.Number
    path: c.Path


class Explain(c.Command, frozen=True, kw_only=True, tag="explain"):
    """Ask what a part of a seat's sheet is, what it scores now and why."""

    of: SeatNumber
    part: Annotated[str, msgspec.Meta(max_length=LONGEST_PART)]


AnyRequest = (
    c.Rename | c.Start | c.RollDice | c.Play | c.Undo | c.Leave | c.Replace | c.Remove | c.Say | c.Rematch
    | c.HostCommand
    | Watch | LookAhead | Explain
)  # fmt: skip


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request and its number, which the answer repeats."""

    n: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
    do: AnyRequest


class _Number(msgspec.Struct, frozen=True):
    n: int


_decoder: msgspec.json.Decoder[Envelope] = msgspec.json.Decoder(Envelope, strict=True)
_numbers: msgspec.json.Decoder[_Number] = msgspec.json.Decoder(_Number, strict=True)


class Unreadable(Refusal):
    """Something that is no request; `n` is its number, where it has one."""

    def __init__(self, why: str, n: int | None) -> None:
        super().__init__(Why.UNREADABLE, why)
        self.n = n


def decode(text: str) -> Envelope:
    """Read what a browser said; Unreadable if it is no request."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as wrong:
        raise Unreadable(f"this is not a command: {str(wrong)[:200]}", _number_of(text)) from None


def _number_of(text: str) -> int | None:
    try:
        return _numbers.decode(text).n
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return None
