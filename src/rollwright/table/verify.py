"""Checking a record's dice: every roll is drawn again from the secret and the nonces."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..core.errors import InvalidSheet
from ..core.game import AnyGame
from ..core.record import Record, Replayed, parse_record, replay
from ..core.types import Roll
from ..games import catalogue
from .fair_dice import SeatNonce, commit_to, counting, make_block, roll_fairly

_COMMIT = re.compile(r"commit (?P<commitment>[0-9a-f]{64}) table (?P<table>[0-9A-Za-z]{1,20})")


@dataclass(frozen=True)
class Report:
    """What checking found: `problems` are sentences, none if the dice were fair."""

    game: str
    table: str
    rolls: int
    seats: int
    problems: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether every roll is the one the table was bound to."""
        return not self.problems


def verify_record(text: str, find_game: Callable[[str], AnyGame] = catalogue.find_game) -> Report:
    """Check the dice of a record; InvalidSheet if it does not hold what checking needs."""
    record = parse_record(text)
    table, commitment = read_dice(record)
    if not record.secret:
        raise InvalidSheet("these dice cannot be checked yet: the secret is shown when the game is over")
    game = find_game(record.game)
    played = replay(game, record)
    problems = _check_secret(record, commitment) + _check_nonces(record)
    problems += _check_rolls(game, record, table, played)
    rolls = sum(isinstance(step, Roll) for step in played.steps)
    return Report(record.game, table, rolls, len(record.players), tuple(problems))


def read_dice(record: Record) -> tuple[str, str]:
    """Return the table and the commitment of a record's dice line."""
    match = _COMMIT.fullmatch(record.dice)
    if match is None:
        raise InvalidSheet(
            f"these dice cannot be checked: the record says 'dice {record.dice[:40]}', "
            "not 'dice commit HASH table NAME'"
        )
    return match["table"], match["commitment"]


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


def _check_rolls(game: AnyGame, record: Record, table: str, played: Replayed[Any]) -> list[str]:
    secret = bytes.fromhex(record.secret)
    nonces = [SeatNonce(n.seat - 1, n.first_step, n.nonce) for n in record.nonces]
    problems, number = [], 0
    for step, (before, made) in enumerate(zip(played.states, played.steps), 1):
        if isinstance(made, Roll):
            number += 1
            block = make_block(secret, table, number, counting(nonces, step))
            fair = roll_fairly(game, before, block)
            if fair != made:
                problems.append(f"step {step} rolled {made}, but the secret and the nonces give {fair}")
    return problems
