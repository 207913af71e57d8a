"""Setting up a table: what a host asks for, checked and completed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..core.errors import InvalidSetup
from ..core.game import AnyGame
from ..core.options import fill_options
from .chooser import Chooser
from .events import SeatPlan, Settings

PERSON = "person"
SHORTEST_TIMER, LONGEST_TIMER = 5, 7 * 24 * 3600
LONGEST_PAUSE = 3600.0


@dataclass(frozen=True)
class NewTable:
    """What a host asks for; a seat is `person` or the level of a bot."""

    game: str
    seats: Sequence[str] = (PERSON,)
    options: Mapping[str, str] = field(default_factory=dict)
    timer: int | None = None
    roll_after: float | None = None
    stand_in: str = ""
    """The bot for absent players; by default the chooser says which."""


def make_settings(new: NewTable, game: AnyGame, chooser: Chooser) -> Settings:
    """Return complete settings; InvalidSetup if there is no such option, bot or number of seats."""
    known = chooser.levels(game)
    for level in {*new.seats, *filter(None, [new.stand_in])} - {PERSON}:
        if level not in known:
            raise InvalidSetup(f"there is no bot {level[:40]!r} for {game.id} (bots: {', '.join(known)})")
    _check_seats(new, game)
    _check_times(new)
    seats = tuple(SeatPlan(None if seat == PERSON else seat) for seat in new.seats)
    options = fill_options(game.options, new.options)
    stand_in = new.stand_in or chooser.stand_in(game)
    return Settings(game.id, options, seats, new.timer, new.roll_after, stand_in)


def _check_seats(new: NewTable, game: AnyGame) -> None:
    if PERSON not in new.seats:
        raise InvalidSetup("a table has a seat for at least one person")
    low, high = game.seats[0], game.seats[-1]
    if not low <= len(new.seats) <= high:
        raise InvalidSetup(f"{game.id} is for {low} to {high} seats, not {len(new.seats)}")


def _check_times(new: NewTable) -> None:
    if new.timer is not None and not SHORTEST_TIMER <= new.timer <= LONGEST_TIMER:
        raise InvalidSetup(f"a timer is {SHORTEST_TIMER} to {LONGEST_TIMER} seconds, not {new.timer}")
    if new.roll_after is not None and not 0 <= new.roll_after <= LONGEST_PAUSE:
        most = f"{LONGEST_PAUSE:.0f}"
        raise InvalidSetup(f"the pause before a roll is 0 to {most} seconds, not {new.roll_after}")
