"""Tables put into a server's store as if they had been played there, so that tests begin where they want."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rollwright.core.options import fill_options
from rollwright.core.record import Record, parse_record, parse_step
from rollwright.core.types import Roll, Step
from rollwright.games.catalogue import find_game
from rollwright.table.dice.fair_dice import commit_to, make_secret
from rollwright.table.dice.tokens import hash_token, make_code, make_token
from rollwright.table.rules.events import (
    AnyEvent,
    Created,
    Ended,
    Entry,
    Joined,
    Moved,
    Rolled,
    SeatPlan,
    Settings,
    Started,
    encode,
    head_after,
)
from rollwright.table.rules.fold import fold, open_room
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.sqlite import SqliteStore

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


@dataclass(frozen=True)
class Seated:
    """A table and the tokens of its seats."""

    code: str
    tokens: tuple[str, ...]


def read_playthrough(name: str) -> Record:
    """Return one of the kept games."""
    return parse_record((PLAYTHROUGHS / f"{name}.record").read_text(encoding="utf-8"))


def seat_record(data: Path, record: Record, steps: int | None = None, tokens: tuple[str, ...] = ()) -> Seated:
    """Put a record's first steps into the store as a table of people; all steps by default.

    The dice are the record's own, so such a table does not pass the check of the dice.
    """
    log = _Log(record, tokens)
    for text in record.steps[:steps]:
        log.take(parse_step(log.table_state.game, log.table_state.state, text))
    log.close()
    store = SqliteStore(str(data))
    store.create(log.code, log.secret, log.bodies[0])
    store.append(log.code, store.claim(log.code), 2, log.bodies[1:]).result()
    store.close()
    return Seated(log.code, log.tokens)


class _Log:
    """The log of a table under way."""

    def __init__(self, record: Record, tokens: tuple[str, ...]) -> None:
        game = find_game(record.game)
        seats = len(record.players)
        self.code, self.secret = make_code(), make_secret()
        self.tokens = tokens or tuple(make_token() for _ in range(seats))
        settings = Settings(
            game.id,
            fill_options(game.options, dict(record.options)),
            (SeatPlan(),) * seats,
            stand_in="apprentice",
        )
        created = Entry(1, 0, Created(settings, commit_to(self.secret), hash_token("key"), ("",) * seats))
        self.bodies = [encode(self.code, created, "")]
        self._head = head_after("", self.bodies[0])
        self.table_state: TableState = open_room(self.code, game, created)
        for seat, player in enumerate(record.players):
            name = player.name or f"Seat {seat + 1}"
            self.add(Joined(seat, name, "", hash_token(self.tokens[seat]), "ab", seat == 0))
        self.add(Started(tuple(range(seats))))

    def add(self, event: AnyEvent) -> None:
        entry = Entry(len(self.bodies) + 1, 0, event)
        self.bodies.append(encode(self.code, entry, self._head))
        self._head = head_after(self._head, self.bodies[-1])
        self.table_state = fold(self.table_state, entry)

    def take(self, step: Step) -> None:
        """Add a step of the game."""
        if isinstance(step, Roll):
            self.add(Rolled(str(step), self.table_state.rolls + 1))
        else:
            move = self.table_state.game.format_move(step.move)
            self.add(Moved(step.seat, move, f"m{len(self.bodies)}", self.table_state.asked[step.seat]))

    def close(self) -> None:
        """End the game if it is over."""
        if self.table_state.game.outcome(self.table_state.state) is not None:
            self.add(Ended(self.secret.hex()))
