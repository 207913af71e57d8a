"""A game is its record: a header and the steps, as text that people can read.

    rollwright record 1
    game chiefdom-2 shapes=pips
    seat 1 person Ada
    seat 2 bot greedy
    dice seed 42
    1 roll 2 3 6
    2 seat 1 6 water c4,c5,c6

Fair dice name their commitment and table, each seat's commitment to its nonce (`promise`), the nonces
with the step each counts from, and, once the game is over, the secret (`dice commit` has no promises):

    dice commit2 9f86d081... table K7P2QD
    promise 1 2c26b46b...
    nonce 1 from step 1 4be1c5...
    secret 60303ae22b99...
    log 57 a1d0c6e8...

The log line is the head of the table's log after so many events, which each carry the head before them.

A game continued from paper states its start: the turn, the number of rolls before it, and the sheet of each
seat, line by line (Duel: one position for both):

    start turn 8 rolls 7
    sheet 1 chiefdom-2
    sheet 1 3 L 3 3 L ~

The record is the save file, the replay, the test fixture and the unit of storage. It keeps steps as
they are written; `replay` plays them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, NamedTuple, TypeVar

from ..language.reasons import Reason
from .errors import (
    MESSAGES,
    IllegalMove,
    InvalidMove,
    InvalidRecord,
    InvalidSetup,
    InvalidSheet,
    RollwrightError,
)
from .game import Game, check_seats, start_game
from .options import Options, changed_options, fill_options, parse_options
from .types import MoveStep, Roll, Seat, Step

VERSION = 1
FIRST_LINE = f"rollwright record {VERSION}"
MOST_SEATS = 100
LONGEST_NAME = 40
MOST_MARKS = 3
_NONCE = re.compile(
    r"(?P<seat>[1-9][0-9]{0,2}) from step (?P<step>[1-9][0-9]{0,8}) (?P<nonce>[0-9a-f]{1,64})"
)
_SECRET = re.compile(r"[0-9a-f]{64}")
_LOG = re.compile(r"(?P<events>[1-9][0-9]{0,8}) (?P<head>[0-9a-f]{64})")
_START = re.compile(r"turn (?P<turn>[1-9][0-9]{0,5}) rolls (?P<rolls>0|[1-9][0-9]{0,5})")
SEAT_NUMBERS = {str(number) for number in range(1, MOST_SEATS + 1)}

S = TypeVar("S")


@dataclass(frozen=True)
class Player:
    """The player in a seat: a person, or a bot of that name."""

    name: str
    is_bot: bool = False


class Nonce(NamedTuple):
    """A seat's share in fair dice (seats from 1): it counts for rolls from that step on."""

    seat: int
    first_step: int
    nonce: str


class Commitment(NamedTuple):
    """The SHA-256 of a nonce, given by a seat (from 1) before any nonce was known."""

    seat: int
    promise: str


class LogHead(NamedTuple):
    """The head of a table's log after that number of events."""

    events: int
    head: str


@dataclass(frozen=True)
class Start:
    """A position that a game starts from: its turn, the rolls before it, and the sheet texts."""

    turn: int
    rolls: int
    sheets: tuple[str, ...] = ()


@dataclass(frozen=True)
class Record:
    """A game as text: `steps` are the step lines without their numbers."""

    game: str
    players: tuple[Player, ...]
    options: dict[str, str] = field(default_factory=dict)
    dice: str = "unknown"
    steps: tuple[str, ...] = ()
    nonces: tuple[Nonce, ...] = ()
    secret: str = ""
    start: Start | None = None
    promises: tuple[Commitment, ...] = ()
    log: LogHead | None = None

    def with_step(self, line: str) -> Record:
        """Return the record with one more step."""
        return replace(self, steps=(*self.steps, line))


@dataclass(frozen=True)
class Replayed(Generic[S]):
    """A record played through: `states[0]` is the start, `states[i + 1]` follows `steps[i]`."""

    states: tuple[S, ...]
    steps: tuple[Step, ...]

    @property
    def final(self) -> S:
        return self.states[-1]


def format_record(record: Record) -> str:
    """Return the record's text."""
    options = "".join(f" {name}={value}" for name, value in record.options.items())
    lines = [FIRST_LINE, f"game {record.game}{options}"]
    for number, player in enumerate(record.players, 1):
        lines.append(f"seat {number} {'bot' if player.is_bot else 'person'} {player.name}".rstrip())
    lines.append(f"dice {record.dice}")
    lines += [f"promise {p.seat} {p.promise}" for p in record.promises]
    lines += [f"nonce {n.seat} from step {n.first_step} {n.nonce}" for n in record.nonces]
    lines += [f"secret {record.secret}"] if record.secret else []
    lines += [f"log {record.log.events} {record.log.head}"] if record.log else []
    lines += _format_start(record.start) if record.start else []
    lines += [f"{number} {step}" for number, step in enumerate(record.steps, 1)]
    return "\n".join(lines) + "\n"


def _format_start(start: Start) -> list[str]:
    lines = [f"start turn {start.turn} rolls {start.rolls}"]
    for number, sheet in enumerate(start.sheets, 1):
        lines += [f"sheet {number} {line}" for line in sheet.rstrip("\n").split("\n")]
    return lines


def parse_record(text: str) -> Record:
    """Read a record's text; InvalidRecord, with the line, if it is not one."""
    lines = [(n, line.rstrip()) for n, line in enumerate(text.split("\n"), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != FIRST_LINE:
        raise InvalidRecord(_say("record-begins", line=repr(FIRST_LINE)), 1)
    draft = _Draft()
    for number, line in lines[1:]:
        try:
            draft.read(line)
        except RollwrightError as wrong:
            raise type(wrong)(wrong.reason, number) from None
    return draft.finish()


@dataclass
class _Draft:
    """A partly parsed record; every line is parsed once, so that parsing takes linear time."""

    game: str = ""
    players: list[Player] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    dice: str = ""
    steps: list[str] = field(default_factory=list)
    nonces: list[Nonce] = field(default_factory=list)
    secret: str = ""
    start: Start | None = None
    sheets: list[list[str]] = field(default_factory=list)
    promises: list[Commitment] = field(default_factory=list)
    log: LogHead | None = None

    def read(self, line: str) -> None:
        """Parse one line."""
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            self._read_step(word, rest)
            return
        readers: dict[str, Callable[[str], None]] = {
            "game": self._read_game,
            "seat": self._read_seat,
            "dice": self._read_dice,
            "promise": self._read_promise,
            "nonce": self._read_nonce,
            "secret": self._read_secret,
            "log": self._read_log,
            "start": self._read_start,
            "sheet": self._read_sheet,
        }
        if word not in readers:
            raise InvalidRecord(_say("record-line-begins", known=", ".join(readers), word=repr(word[:20])))
        if self.steps:
            raise InvalidRecord(_say("record-line-before-steps", word=word))
        readers[word](rest)

    def finish(self) -> Record:
        """Return the record; InvalidRecord if a line is missing."""
        if not self.game:
            raise InvalidRecord(_say("record-names-no-game"))
        if not self.players:
            raise InvalidRecord(_say("record-names-no-seats"))
        if self.start and not self.sheets:
            raise InvalidRecord(_say("record-names-no-sheets"))
        return Record(
            game=self.game,
            players=tuple(self.players),
            options=self.options,
            dice=self.dice or "unknown",
            steps=tuple(self.steps),
            nonces=tuple(self.nonces),
            promises=tuple(self.promises),
            secret=self.secret,
            log=self.log,
            start=self.start and replace(self.start, sheets=tuple("".join(sheet) for sheet in self.sheets)),
        )

    def _read_game(self, rest: str) -> None:
        words = rest.split()
        if not words or self.game:
            raise InvalidRecord(_say("record-one-game-line"))
        self.game, self.options = words[0], parse_options(words[1:])

    def _read_seat(self, rest: str) -> None:
        number, _, player = rest.partition(" ")
        kind, _, name = player.partition(" ")
        expected = len(self.players) + 1
        if number != str(expected) or kind not in ("person", "bot"):
            raise InvalidRecord(_say("record-expected-seat", number=str(expected)))
        if expected > MOST_SEATS:
            raise InvalidRecord(_say("record-most-seats", most=str(MOST_SEATS)))
        self.players.append(Player(check_name(name), kind == "bot"))

    def _read_dice(self, rest: str) -> None:
        if self.dice or not rest.isprintable() or rest != rest.strip() or not rest:
            raise InvalidRecord(_say("record-one-dice-line"))
        self.dice = rest

    def _read_promise(self, rest: str) -> None:
        number, _, promise = rest.partition(" ")
        known = {str(seat) for seat in range(1, len(self.players) + 1)} - {str(p.seat) for p in self.promises}
        if number not in known or not _SECRET.fullmatch(promise):
            raise InvalidRecord(_say("record-expected-promise"))
        self.promises.append(Commitment(int(number), promise))

    def _read_nonce(self, rest: str) -> None:
        match = _NONCE.fullmatch(rest)
        if match is None or not 1 <= int(match["seat"]) <= max(1, len(self.players)):
            raise InvalidRecord(_say("record-expected-nonce"))
        self.nonces.append(Nonce(int(match["seat"]), int(match["step"]), match["nonce"]))

    def _read_secret(self, rest: str) -> None:
        if self.secret or not _SECRET.fullmatch(rest):
            raise InvalidRecord(_say("record-one-secret-line"))
        self.secret = rest

    def _read_log(self, rest: str) -> None:
        match = _LOG.fullmatch(rest)
        if match is None or self.log:
            raise InvalidSheet(_say("record-one-log-line"))
        self.log = LogHead(int(match["events"]), match["head"])

    def _read_start(self, rest: str) -> None:
        match = _START.fullmatch(rest)
        if match is None or self.start:
            raise InvalidRecord(_say("record-one-start-line"))
        self.start = Start(int(match["turn"]), int(match["rolls"]))

    def _read_sheet(self, rest: str) -> None:
        number, _, line = rest.partition(" ")
        count = len(self.sheets)
        if self.start is None:
            raise InvalidRecord(_say("record-sheet-before-start"))
        if number == str(count + 1) and count < MOST_SEATS:
            self.sheets.append([])
        elif not count or number != str(count):
            expected = str(max(1, count))
            raise InvalidRecord(_say("record-expected-sheet", number=expected, found=repr(number[:12])))
        self.sheets[-1].append(f"{line}\n")

    def _read_step(self, word: str, rest: str) -> None:
        expected = len(self.steps) + 1
        if word != str(expected):
            raise InvalidRecord(_say("record-expected-step", number=str(expected), found=word[:12]))
        if not rest.strip():
            raise InvalidRecord(_say("record-empty-step", number=str(expected)))
        self.steps.append(rest.strip())


def check_name(name: str) -> str:
    """Return a player's name as it is kept, or raise InvalidSheet if it does not fit into a line."""
    kept = clean_text(name) if len(name) <= LONGEST_NAME else name
    if kept != kept.strip() or not kept.isprintable() or len(kept) > LONGEST_NAME:
        raise InvalidSheet(_say("record-name", most=str(LONGEST_NAME), name=repr(name[:20])))
    return kept


def clean_text(text: str) -> str:
    """Return text composed (NFC), with at most three marks on a letter: more would cover other lines."""
    if text.isascii():
        return text
    kept, marks = "", 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        kept += letter if marks <= MOST_MARKS else ""
    return kept


def format_step(game: Game[S], step: Step) -> str:
    """MoveStep(0, ...) -> "seat 1 6 water c4,c5,c6"; a roll -> "roll 2 3 6" """
    if isinstance(step, Roll):
        return f"roll {step}"
    return f"seat {step.seat + 1} {game.format_move(step.move)}"


def parse_step(game: Game[S], state: S, line: str) -> Step:
    """Read a step line for this state; InvalidMove if it cannot be one."""
    word, _, rest = line.partition(" ")
    if word == "roll":
        return game.parse_roll(state, rest)
    number, _, move = rest.partition(" ")
    if word != "seat" or number not in SEAT_NUMBERS:
        raise InvalidMove(_say("record-step", line=repr(line[:40])))
    return MoveStep(int(number) - 1, game.parse_move(move))


def begin_record(game: Game[S], record: Record) -> S:
    """Return the state before the first step: blank sheets, or the position the record starts from."""
    if record.start is None:
        return start_game(game, len(record.players), record.options)
    return begin_from(game, record.start.sheets, record.start.turn, len(record.players), record.options)


def begin_from(game: Game[S], sheets: Sequence[str], turn: int | None, seats: int, options: Options) -> S:
    """Return the table of these sheets; InvalidSetup if its seats or options are others."""
    state = join_sheets(game, sheets, turn)
    found, said = game.seats_of(state), game.options_of(state)
    if found != seats:
        raise InvalidSetup(_say("record-start-seats", found=str(found), seats=str(seats)))
    if fill_options(game.options, options) != dict(said):
        says = " ".join(changed_options(game.options, said))
        name = "record-start-options" if says else "record-start-no-options"
        raise InvalidSetup(_say(name, options=says))
    return state


def join_sheets(game: Game[S], sheets: Sequence[str], turn: int | None = None, checked: bool = True) -> S:
    """Return the table with a sheet for each seat; InvalidSheet names the sheet that is wrong.

    Sheets that were checked before need not be checked again.
    """
    states = []
    for number, sheet in enumerate(sheets, 1):
        try:
            states.append(game.parse_sheet(sheet, checked))
        except InvalidSheet as wrong:
            raise type(wrong)(_say("record-of-sheet", number=str(number), reason=wrong.sentence)) from None
    if not states:
        raise InvalidSetup(_say("record-no-sheet"))
    state = game.join(states, turn)
    check_seats(game, game.seats_of(state))
    return state


def replay(game: Game[S], record: Record) -> Replayed[S]:
    """Play a record through; a step that cannot be read or played is named by its number."""
    if record.game != game.id:
        raise InvalidSetup(_say("record-of-another-game", found=record.game, game=game.id))
    states = [begin_record(game, record)]
    steps: list[Step] = []
    for number, line in enumerate(record.steps, 1):
        try:
            step = parse_step(game, states[-1], line)
            states.append(game.apply(states[-1], step))
        except IllegalMove as wrong:
            raise IllegalMove(_blame("record-step-illegal", number, line, wrong)) from None
        except InvalidMove as wrong:
            raise InvalidMove(_blame("record-step-unreadable", number, line, wrong)) from None
        steps.append(step)
    return Replayed(tuple(states), tuple(steps))


def _blame(name: str, number: int, line: str, wrong: InvalidMove) -> Reason:
    return _say(name, number=str(number), step=line[:60], reason=wrong.reason)


def _say(name: str, /, **values: object) -> Reason:
    return Reason(MESSAGES, name, **values)


def seat_of(step: Step) -> Seat | None:
    """Return the seat that took a step; None for chance."""
    return None if isinstance(step, Roll) else step.seat
