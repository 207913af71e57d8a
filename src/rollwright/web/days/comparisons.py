"""Tries at dice that all share: how they stand for the one who looks, and how two compare, roll by roll."""

from __future__ import annotations

from ...core.record import parse_record, replay
from ...core.types import Roll
from ...games.catalogue import find_game
from ...table.people.days import Day, Standing, find_try, standing_of
from ...table.stores.database import Reader
from ..door.person import Person
from .daily_page import Own, Turn


def own_try(store: Reader, day: Day, person: Person | None, streak: int = 0) -> Own:
    """Return how dice stand for the one who looks."""
    if person is None:
        return Own()
    attempt = find_try(store, day.day, day.game, person.profile)
    standing: Standing | None = None
    if attempt is not None and attempt.points is not None:
        standing = standing_of(store, day.day, day.game, attempt.points)
    return Own(attempt, standing, person.profile.id, streak)


def compare_records(one: tuple[str, int], other: tuple[str, int]) -> list[Turn]:
    """Return two records of the same dice, each with a seat, roll by roll: what each made of a roll."""
    sides = [list_turns(*side) for side in (one, other)]
    empty = ("", "", 0)
    turns = []
    for n in range(max(map(len, sides))):
        left, right = (side[n] if n < len(side) else (*empty[:2], side[-1][2]) for side in sides)
        turns.append(Turn(left[0] or right[0], (left[1], right[1]), (left[2], right[2])))
    return turns


def list_turns(text: str, seat: int) -> list[tuple[str, str, int]]:
    """Return the rolls of a record with a seat's moves after each and the total then."""
    record = parse_record(text)
    game = find_game(record.game)
    played = replay(game, record)
    turns: list[tuple[str, str, int]] = []
    for step, after in zip(played.steps, played.states[1:], strict=True):
        if isinstance(step, Roll):
            turns.append((str(step), "", game.score(after, seat).total))
        elif step.seat == seat and turns:
            roll, moves, _ = turns[-1]
            moved = ", ".join(filter(None, (moves, game.format_move(step.move))))
            turns[-1] = (roll, moved, game.score(after, seat).total)
    return turns
