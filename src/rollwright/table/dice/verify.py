"""Checking a record's dice: every roll is drawn again from the secret and the nonces."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ...any_game import AnyGame
from ...core.errors import InvalidSheet
from ...core.record import LogHead, Record, Replayed, parse_record, replay
from ...core.types import Roll
from ...games import catalogue
from ...language.reasons import Reason
from ..messages import make_reason
from .day_dice import SHARED, name_day, parse_day_line
from .fair_dice import Block, SeatNonce, commit_to, commitment_of, counting, make_block, roll_fairly

_COMMIT = re.compile(r"commit(?P<kind>2?) (?P<commitment>[0-9a-f]{64}) table (?P<table>[0-9A-Za-z]{1,20})")
OF_DAY = 3
"""The kind of dice that are a day's."""


@dataclass(frozen=True)
class Report:
    """What checking found: `problems` are sentences, none if every roll is the one the table was bound to.

    `proven` and `unproven` say what follows from that and what does not.
    """

    game: str
    table: str
    rolls: int
    seats: int
    problems: tuple[str, ...]
    kind: int = 1
    proven: tuple[str, ...] = ()
    unproven: tuple[str, ...] = ()
    log: LogHead | None = None

    @property
    def ok(self) -> bool:
        """Whether every roll is the one the table was bound to."""
        return not self.problems


def verify_record(text: str, find_game: Callable[[str], AnyGame] = catalogue.find_game) -> Report:
    """Check the dice of a record, by their kind; InvalidSheet if it does not hold what checking needs."""
    record = parse_record(text)
    table, commitment, kind = read_dice(record)
    if not record.secret:
        raise InvalidSheet(make_reason("check-early-day" if kind == OF_DAY else "check-early-game"))
    game = find_game(record.game)
    played = replay(game, record)
    problems = _check_secret(record, commitment)
    problems += _check_nonces(record) if kind == 1 else _check_promises(record) if kind == 2 else []
    secret = bytes.fromhex(record.secret)
    shares = () if kind == OF_DAY else record.nonces
    nonces = [SeatNonce(n.seat - 1, n.first_step, n.nonce) for n in shares]
    problems += _check_rolls(
        game, played, lambda number, step: make_block(secret, table, number, counting(nonces, step))
    )
    rolls = sum(isinstance(step, Roll) for step in played.steps)
    proven, unproven = say_what_is_proven(record, kind)
    if record.log is not None:
        proven += (make_reason("proven-log", events=str(record.log.events), head=record.log.head),)
        unproven += (make_reason("unproven-log"),)
    where, seats = table.partition("|")[0], len(record.players)
    return Report(record.game, where, rolls, seats, tuple(problems), kind, proven, unproven, record.log)


def say_what_is_proven(record: Record, kind: int) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Return, for rolls that are right, what that proves and what it does not."""
    if kind == 1:
        return (), (make_reason("unproven-open-nonces"),)
    if kind == OF_DAY:
        return (make_reason("proven-day"),), (make_reason("unproven-day"),)
    shown = {nonce.seat for nonce in record.nonces}
    promised = {promise.seat for promise in record.promises}
    people = {seat for seat, player in enumerate(record.players, 1) if not player.is_bot}
    proven, unproven = [], []
    if shown:
        proven.append(_tell_of("proven-promised", shown))
        unproven.append(make_reason("unproven-order"))
    if promised - shown:
        unproven.append(_tell_of("unproven-kept-back", promised - shown))
    if people - promised:
        unproven.append(_tell_of("unproven-no-nonce", people - promised))
    return tuple(proven), tuple(unproven)


def _tell_of(name: str, seats: set[int]) -> Reason:
    """Return a sentence about one seat or several."""
    *most, last = map(str, sorted(seats))
    return make_reason(name, count=len(seats), most=", ".join(most), last=last)


def _check_promises(record: Record) -> list[str]:
    """Every nonce is the one its seat promised, is there from the beginning, and there once."""
    promised = {promise.seat: promise.promise for promise in record.promises}
    problems = []
    for nonce in record.nonces:
        if commitment_of(nonce.nonce) != promised.get(nonce.seat):
            problems.append(f"the nonce of seat {nonce.seat} is not the one that was promised")
        if nonce.first_step != 1:
            problems.append(f"the nonce of seat {nonce.seat} counts from step {nonce.first_step} only")
    seats = [nonce.seat for nonce in record.nonces]
    if sorted(set(seats)) != seats:
        problems.append("the nonces are not in the order of the seats, one for each")
    return problems


def read_dice(record: Record) -> tuple[str, str, int]:
    """Return the table and the commitment of a record's dice line, and the kind of its dice.

    Dice of a day have no table; what stands in its place is the same for everybody.
    """
    if (daily := parse_day_line(record.dice)) is not None:
        return name_day(daily.day, record.game, daily.salt), daily.commitment, OF_DAY
    if record.dice.startswith(f"{SHARED} "):
        raise InvalidSheet(make_reason("check-other-game"))
    match = _COMMIT.fullmatch(record.dice)
    if match is None:
        raise InvalidSheet(make_reason("check-no-commitment", line=f"dice {record.dice[:40]}"))
    return match["table"], match["commitment"], 2 if match["kind"] else 1


def _check_secret(record: Record, commitment: str) -> list[str]:
    if commit_to(bytes.fromhex(record.secret)) == commitment:
        return []
    return ["the secret is not the one that was committed to"]


def _check_nonces(record: Record) -> list[str]:
    """A seat without a share in the first roll has no proof that the table did not choose it."""
    first = next((n for n, line in enumerate(record.steps, 1) if line.startswith("roll ")), 1)
    sharing = {nonce.seat for nonce in record.nonces if nonce.first_step <= first}
    missing = [seat for seat in range(1, len(record.players) + 1) if seat not in sharing]
    return [f"seat {seat} has no nonce in the first roll" for seat in missing]


def _check_rolls(game: AnyGame, played: Replayed[object], block_of: Callable[[int, int], Block]) -> list[str]:
    """Draw every roll again; `block_of` has the random bytes of a roll by its number and its step."""
    problems, number = [], 0
    for step, (before, made) in enumerate(zip(played.states, played.steps), 1):
        if isinstance(made, Roll):
            number += 1
            fair = roll_fairly(game, before, block_of(number, step))
            if fair != made:
                problems.append(f"step {step} rolled {made}, but the secret and the nonces give {fair}")
    return problems
