"""Everything that happens at a table, as events in an append-only log.

An event on disk is one line: a checksum, then JSON. The checksum covers the table and the sequence
number too, so that a damaged, moved or swapped line is noticed.

    3f1c09a2b4d5e6f7 {"at":1700000000000,"before":"9b...","event":{"type":"moved",...},"seq":4,"v":6}

`before` is the head of the log so far: a hash of its last line and of the head before that. Nobody changes a
line of yesterday without another head today. Logs of older versions have it from their next event on.

No event holds a secret: of tokens only hashes, of the dice only the commitment, until `ended`.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from ...any_game import AnyGame
from ...core.record import Start
from ...core.types import Move

CHECKSUM_DIGITS = 16
VERSION = 6
"""What events look like: version 5 added the number of the rules, 6 the hash chain; see MIGRATIONS."""
CHAINED = 6
"""The first version whose events carry the head before them."""
READABLE = 2
"""The oldest version that is read as it is: version 3 added the host's pauses and time."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=100)]
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]*$", max_length=64)]


class DamagedEvent(ValueError):
    """An event that cannot be read back as it was written."""


class TooNew(Exception):
    """An event that a newer version wrote: nothing is damaged, but this version cannot read it."""


class OtherRules(TooNew):
    """A log of rules that this version does not have: it is whole, but cannot be replayed here."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What all events have in common: they are values, and unknown fields are damage."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the host wants it: for a person, or for the bot of that level."""

    bot: str | None = None


class DayDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dice of a day, or of a shared set by its code, which are the same at all tables."""

    day: str
    salt: Hex
    rolls: tuple[str, ...] = ()
    """The rolls of the game that a set is shared from; after the last one the set's secret goes on."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is set to before anybody sits down."""

    game: str
    options: dict[str, str]
    seats: tuple[SeatPlan, ...]
    timer: int | None = None
    """Seconds a person has for a move; None for no limit."""
    roll_after: float | None = None
    """Seconds from the last move to the next roll; None: somebody at the table rolls."""
    stand_in: str = ""
    """The bot that plays for a player who is gone or out of time."""
    seed: int | None = None
    """Practice: the dice of that seed, which anybody can know beforehand; None for fair dice."""
    start: Start | None = None
    """The sheets of paper that the game goes on from; None for blank ones."""
    hints: str = "alone"
    """Who may ask for hints: `alone` (a player without other people), `all`, `nobody`."""
    lesson: bool = False
    """Whether the game begins with its lesson: its dice, its moves and its captions; the seed follows."""
    daily: DayDice | None = None
    """The day or the shared set whose dice are rolled; None for dice of the table's own."""


class Created(Event, frozen=True):
    """A table is opened; `nonces` are those of bots in dice of the first kind."""

    settings: Settings
    commitment: Hex
    host_hash: Hex
    nonces: tuple[Hex, ...] = ()
    dice: Literal[1, 2] = 2
    """How rolls are drawn: 1, by nonces as they came; 2, by nonces promised before any was known."""


class Configured(Event, frozen=True):
    """The host changes seats and options before the start; people keep their order."""

    settings: Settings


class Joined(Event, frozen=True):
    """A person sits down, at an empty seat or one that a bot stands in for."""

    seat: SeatNumber
    name: str
    avatar: str
    token_hash: Hex
    nonce: Hex = ""
    """A share in dice of the first kind, known to the table at once."""
    is_host: bool = False
    promise: Hex = ""
    """The SHA-256 of a nonce that is shown when all promises are in; counts if it comes before the start."""


class Renamed(Event, frozen=True):
    """A person changes name or avatar."""

    seat: SeatNumber
    name: str
    avatar: str


class Started(Event, frozen=True):
    """The game starts; `order` lists the seats that play, empty ones left out."""

    order: tuple[SeatNumber, ...]


class Revealed(Event, frozen=True):
    """A seat shows the nonce that it promised, after the start and before the first roll."""

    seat: SeatNumber
    nonce: Hex


class Rolled(Event, frozen=True):
    """Chance moves; rolls are numbered from 1."""

    roll: str
    number: int


class Moved(Event, frozen=True, dict=True):
    """A seat moves; `by` is `person`, `bot`, or `clock` when the time ran out.

    The log holds the move's notation. An event made at a table keeps the choices too, which are not stored.
    """

    seat: SeatNumber
    move: str
    id: str
    ask: int
    by: str = "person"

    def keep(self, choices: Move) -> Moved:
        """Return this event, which keeps the choices that its notation was made from."""
        self.__dict__["choices"] = choices
        return self

    def read(self, game: AnyGame) -> Move:
        """Return the choices, read from the notation where the event comes from a log."""
        made: Move | None = self.__dict__.get("choices")
        return game.parse_move(self.move) if made is None else made


class Undone(Event, frozen=True):
    """A seat takes its last move back."""

    seat: SeatNumber
    id: str


class Left(Event, frozen=True):
    """A person gives the seat up; its token is worth nothing from here on."""

    seat: SeatNumber


class Voted(Event, frozen=True):
    """A seat votes to have an absent player replaced."""

    seat: SeatNumber
    target: SeatNumber


class Replaced(Event, frozen=True):
    """A bot takes the seat of an absent person, whose token is worth nothing then, or of a failed bot."""

    seat: SeatNumber
    bot: str


class HostPassed(Event, frozen=True):
    """Another seat is the host now."""

    seat: SeatNumber


class Said(Event, frozen=True):
    """A seat says something."""

    seat: SeatNumber
    text: str
    id: str


class Paused(Event, frozen=True):
    """The host stops clocks, dice and moves."""


class Resumed(Event, frozen=True):
    """The host lets the game go on."""


class Extended(Event, frozen=True):
    """The host gives everybody who has to move now more seconds."""

    seconds: int


class Ended(Event, frozen=True):
    """The game is over, or the host ended it, and the dice secret is shown."""

    secret: Hex


class Rematched(Event, frozen=True):
    """The same people go on at another table."""

    table: str


AnyEvent = (
    Created
    | Configured
    | Joined
    | Renamed
    | Started
    | Revealed
    | Rolled
    | Moved
    | Undone
    | Left
    | Voted
    | Replaced
    | HostPassed
    | Said
    | Paused
    | Resumed
    | Extended
    | Ended
    | Rematched
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event with its place in the log; `at` is wall time in milliseconds, for people only."""

    seq: int
    at: int
    event: AnyEvent


class _Stored(Entry, frozen=True, forbid_unknown_fields=True):
    """An entry as it is written: with the version of what events look like, and the head before it."""

    v: int = 1
    before: Hex = ""


class _Version(msgspec.Struct):
    """All that is read of an entry whose version is not ours."""

    v: int = 1


class _Time(msgspec.Struct):
    at: int


class RawEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An entry of an older version: its event is JSON that only the migrations know."""

    seq: int
    at: int
    event: dict[str, object]
    v: int = 1


_time = msgspec.json.Decoder(_Time, strict=True)
_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(_Stored, strict=True)
_version = msgspec.json.Decoder(_Version, strict=True)
_raw = msgspec.json.Decoder(RawEntry, strict=True)


def _to_2(raw: RawEntry) -> None:
    """Version 2 says how the dice are drawn; before that there was one way."""
    if raw.event.get("type") == "created":
        raw.event["dice"] = 1


def _to_3(raw: RawEntry) -> None:
    """Version 3 knows dice of a day; before that there were none."""


MIGRATIONS: dict[int, Callable[[RawEntry], None]] = {1: _to_2, 2: _to_3}
"""From each older version what makes an entry one of the next."""


def encode(table: str, entry: Entry, before: str) -> bytes:
    """Return the line that is stored after a log with that head; `decode` undoes it."""
    body = _encoder.encode(_Stored(entry.seq, entry.at, entry.event, VERSION, before))
    return _checksum(table, entry.seq, body) + b" " + body


def head_after(before: str, line: bytes) -> str:
    """Return the head of a log after one more line; that of an empty log is empty."""
    return hashlib.sha256(f"{before}|".encode() + line).hexdigest()


def decode(table: str, seq: int, line: bytes) -> Entry:
    """Read a stored line of that table at that place; DamagedEvent if it is not what was written.

    Entries of older versions are migrated; those of newer ones raise TooNew.
    """
    stored = _decode(table, seq, line)
    return Entry(stored.seq, stored.at, stored.event)


def decode_after(table: str, seq: int, line: bytes, before: str, is_chained: bool) -> tuple[Entry, bool]:
    """Read a line of a log with that head; also says whether the line carries it, as all after it must."""
    stored = _decode(table, seq, line)
    carries = stored.v >= CHAINED
    if stored.before != before if carries else is_chained:
        raise DamagedEvent(f"event {seq} of table {table} does not follow from the events before it")
    return Entry(stored.seq, stored.at, stored.event), carries


def _decode(table: str, seq: int, line: bytes) -> _Stored:
    checksum, _, body = line.partition(b" ")
    if checksum != _checksum(table, seq, body):
        raise DamagedEvent(f"event {seq} of table {table} does not have its checksum")
    try:
        entry = _read(body)
    except TooNew:
        raise TooNew(f"event {seq} of table {table} was written by a newer version") from None
    except msgspec.MsgspecError as wrong:
        raise DamagedEvent(f"event {seq} of table {table} cannot be read: {wrong}") from None
    if entry.seq != seq:
        raise DamagedEvent(f"event {seq} of table {table} says it is event {entry.seq}")
    return entry


def _read(body: bytes) -> _Stored:
    version = _version.decode(body).v
    if version > VERSION:
        raise TooNew
    if version >= READABLE:
        stored = _decoder.decode(body)
    else:
        raw = _raw.decode(body)
        for step in range(version, READABLE):
            MIGRATIONS[step](raw)
        stored = msgspec.convert(msgspec.structs.asdict(raw), _Stored, strict=True)
    return stored


def when_written(line: bytes) -> int:
    """Return the time a stored line says it was written at, in milliseconds; now if it cannot be read."""
    try:
        return _time.decode(line.partition(b" ")[2]).at
    except msgspec.MsgspecError:
        return time.time_ns() // 1_000_000


def _checksum(table: str, seq: int, body: bytes) -> bytes:
    digest = hashlib.sha256(f"{table}|{seq}|".encode() + body).hexdigest()
    return digest[:CHECKSUM_DIGITS].encode()
