"""Shared sets of dice: those of a finished game or of a seed, played by friends whenever they like.

A set is a day without a date: its dice, tries, results and pars are kept where those of days are, under the
set's code. What a day does not have is kept beside: where the dice come from, and whom one plays against.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...any_game import AnyGame
from ...core.errors import RollwrightError
from ...core.game import start_game
from ...core.record import Record, replay
from ...core.types import MoveStep, Outcome, Roll, Seat, Step
from ...games.catalogue import find_game
from ..dice.day_dice import make_salt
from ..dice.fair_dice import commit_to, make_secret
from ..dice.tokens import make_code
from ..messages import make_reason
from ..rules.ending import as_ranked
from ..rules.refusal import Refusal, Why
from ..rules.table_record import record_of
from ..rules.table_state import Phase, TableState
from ..stores.database import Database, Reader, Run
from .days import Day, find_dice, points_of, tell_try
from .own_games import IMPORTED
from .profiles import Profile

MOST_EXPIRED = 100


class NewSet(NamedTuple):
    """Dice to share; `origin` names where they come from, and every origin is shared once."""

    game: str
    options: Mapping[str, str]
    origin: str
    seats: tuple[str, ...]
    seed: int | None = None
    rolls: tuple[str, ...] = ()
    table: str = ""
    """The finished game, whose people know the dice."""


class Finished(NamedTuple):
    """A finished game, from which another process finds what its people made of the dice."""

    record: Record
    seats: tuple[str, ...]
    people: tuple[Seat, ...]
    ended: int


class Earlier(NamedTuple):
    """What a seat of the shared game made of the dice."""

    seat: int
    points: int
    told: str
    ended: int


class DiceSet(NamedTuple):
    """A set of dice that is shared."""

    seats: tuple[str, ...]
    seed: int | None
    rolls: tuple[str, ...]
    origin: str
    day: Day


# ---- where dice come from


def name_seed_origin(game: str, seed: int, options: Mapping[str, str]) -> str:
    """Return the origin of the dice of a seed, the same for the same game, seed and options."""
    return f"{game} {json.dumps(dict(options), sort_keys=True)} seed {seed}"


def name_origin(table_state: TableState) -> str:
    """Return the origin of a table's dice: its seed, or the table."""
    settings = table_state.settings
    if settings.seed is None:
        return table_state.table
    return name_seed_origin(table_state.game.id, settings.seed, settings.options)


def share_table(table_state: TableState, seats: Sequence[str]) -> NewSet:
    """Return the dice of a finished game; Refusal where others could not play them from the beginning."""
    settings = table_state.settings
    if table_state.phase is not Phase.OVER or table_state.game.outcome(table_state.state) is None:
        raise Refusal(Why.NOT_NOW, make_reason("share-early"))
    if settings.lesson or settings.start is not None or settings.daily is not None:
        raise Refusal(Why.NOT_NOW, make_reason("share-other"))
    rolls = () if settings.seed is not None else _rolls_of(table_state.steps)
    return NewSet(
        table_state.game.id,
        settings.options,
        name_origin(table_state),
        tuple(seats),
        settings.seed,
        rolls,
        table_state.table,
    )


def _rolls_of(steps: Sequence[str]) -> tuple[str, ...]:
    return tuple(step.removeprefix("roll ") for step in steps if step.startswith("roll "))


def describe_finished(table_state: TableState) -> Finished:
    """Return what `list_earlier` has to know of a finished game."""
    seats = tuple(place.bot if place.is_planned_bot else "person" for place in table_state.seats)
    ended = max((line.at for line in table_state.lines), default=0)
    return Finished(record_of(table_state), seats, tuple(table_state.people), ended)


def list_earlier(finished: Finished, new: NewSet, has_goal: bool) -> list[Earlier]:
    """Return what the people of a shared game made of its dice, as far as that compares with a try.

    The game is replayed once, for all its seats.
    """
    game = find_game(new.game)
    played = replay(game, finished.record)
    found = []
    for seat in finished.people:
        outcome, own = game.outcome(played.final) if finished.seats == new.seats else None, seat
        if len(new.seats) == 1:
            outcome, own = play_alone(game, new.options, played.steps, seat), 0
        if outcome is not None:
            outcome = as_ranked(game, new.options, outcome)
            told = json.dumps(tell_try(outcome, own, has_goal))
            found.append(Earlier(seat, points_of(outcome, own, has_goal), told, finished.ended))
    return found


def play_alone(
    game: AnyGame, options: Mapping[str, str], steps: Sequence[Step], seat: Seat
) -> Outcome | None:
    """Return what a seat's own moves make of the dice for one who plays alone; None if they do not fit."""
    try:
        state = start_game(game, 1, options)
        for step in steps:
            if isinstance(step, Roll):
                state = game.apply(state, step)
            elif step.seat == seat:
                state = game.apply(state, MoveStep(0, step.move))
    except RollwrightError:
        return None
    return game.outcome(state)


# ---- sets


def make_set(db: Database, new: NewSet, earlier: Sequence[Earlier], now: int) -> str:
    """Keep a set with the results that are there, and return its code; every origin has one set."""
    code, secret = make_code(), make_secret()
    seats, rolls, options = (json.dumps(part) for part in (new.seats, new.rolls, dict(new.options)))

    def keep(run: Run) -> str:
        values = (code, new.game, new.origin, seats, new.seed, rolls, now)
        run("""insert into dice_sets (code, game, origin, seats, seed, rolls, touched)
            values (?, ?, ?, ?, ?, ?, ?) on conflict (origin) do nothing""", *values)  # fmt: skip
        [(first,)] = run("select code from dice_sets where origin = ?", new.origin)
        if first == code:
            run("""insert into days (day, game, options, secret, commitment, committed, salt)
                values (?, ?, ?, ?, ?, ?, ?)""",
                code, new.game, options, secret, commit_to(secret), now, make_salt())  # fmt: skip
        for each in earlier:
            _note_earlier(run, str(first), new, each)
        return str(first)

    return db.write(keep)


def _note_earlier(run: Run, code: str, new: NewSet, each: Earlier) -> None:
    """Count a seat's result once: for the first profile that had the seat at the game that is shared."""
    is_noted = "exists (select 1 from tries where day = ? and name = ? and seat = ?)"
    query = f"""select profile from games where name = ? and seat = ? and kind <> ? and not {is_noted}
        order by opened, profile limit 1"""
    people = run(query, new.table, each.seat, IMPORTED, code, new.table, each.seat)
    for (profile,) in people:
        result = (each.seat, each.ended, each.ended, each.points, each.told)
        counted = run("""insert into tries (day, game, profile, name, seat, started, ended, points, told)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?)
            on conflict (day, game, profile) do nothing returning profile""",
            code, new.game, profile, new.table, *result)  # fmt: skip
        if counted:
            run("""insert into day_points (day, game, points, number) values (?, ?, ?, 1)
                on conflict (day, game, points) do update set number = day_points.number + 1""",
                code, new.game, each.points)  # fmt: skip


def find_shared(db: Reader, origin: str, table: str) -> str | None:
    """Return the code of the set of these dice in which the results of a table are."""
    has_results = "exists (select 1 from tries where day = code and name = ?)"
    query = f"select code from dice_sets where origin = ? and (origin = ? or {has_results})"
    rows = db.ask(query, origin, table, table)
    return str(rows[0][0]) if rows else None


def find_set(db: Reader, code: str) -> DiceSet | None:
    """Return a set by its code."""
    rows = db.ask("select game, seats, seed, rolls, origin from dice_sets where code = ?", code)
    if not rows:
        return None
    [(game, seats, seed, rolls, origin)] = rows
    day = find_dice(db, code, game)
    return (
        None
        if day is None
        else DiceSet(tuple(json.loads(seats)), seed, tuple(json.loads(rolls)), origin, day)
    )


def knows_dice(db: Reader, dice_set: DiceSet, profile: Profile) -> bool:
    """Say whether somebody had a seat at the game that is shared, and so knows the dice."""
    query = "select 1 from games where profile = ? and name = ? and kind <> ?"
    return bool(db.ask(query, profile.id, dice_set.origin, IMPORTED))


def touch_set(db: Database, code: str, now: int) -> None:
    """Note that a set is in use."""
    db.write(lambda run: run("update dice_sets set touched = ? where code = ?", now, code))


def expire_sets(db: Database, before: int) -> int:
    """Forget some of the sets that nobody has begun to play since then, with their results."""

    def forget(run: Run) -> int:
        old = run(
            "select code from dice_sets where touched < ? order by touched limit ?", before, MOST_EXPIRED
        )
        for (code,) in old:
            for table in ("tries", "day_points", "pars", "askers", "days"):
                run(f"delete from {table} where day = ?", code)
            run("delete from dice_sets where code = ?", code)
        return len(old)

    return db.write(forget)


def count_sets(db: Reader) -> int:
    """Return the number of shared sets."""
    [(count,)] = db.ask("select count(*) from dice_sets")
    return int(count)


def share_points(spread: Mapping[int, int], points: int) -> int | None:
    """Return the percentage of match points: two for each result behind, one for an equal one.

    None while nobody else has played.
    """
    others = sum(spread.values()) - 1
    behind = sum(number for each, number in spread.items() if each < points)
    return round(100 * (2 * behind + spread.get(points, 1) - 1) / (2 * others)) if others > 0 else None
