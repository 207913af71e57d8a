"""Tries at dice that all share: how they stand for the one who looks, and how two compare, roll by roll."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from ...core.record import parse_record, replay
from ...core.types import Roll
from ...games.catalogue import find_game
from ...table.people.days import Day, Ranked, Standing, Try, find_try, standing_of
from ...table.rules.refusal import Refusal, Why
from ...table.stores.database import Reader
from ..door.person import Person
from ..door.seats import charge
from ..door.worker_requests import ask_apart
from ..html.words import say
from ..table.open import server_of, show
from .daily_page import Own, Turn, compare_page


def own_try(store: Reader, day: Day, person: Person | None, streak: int = 0) -> Own:
    """Return how dice stand for the one who looks."""
    if person is None:
        return Own()
    attempt = find_try(store, day.day, day.game, person.profile)
    standing: Standing | None = None
    if attempt is not None and attempt.points is not None:
        standing = standing_of(store, day.day, day.game, attempt.points)
    return Own(attempt, standing, person.profile.id, streak)


async def show_comparison(request: Request, title: str, top: Sequence[Ranked], attempt: Try) -> Response:
    """Show the best try whose game is still there beside one's own."""
    charge(request, server_of(request).questions)
    own = await _find_record(request, attempt.name)
    for best in top:
        if own is not None and (record := await _find_record(request, best.name)) is not None:
            sides = (record, best.seat), (own, attempt.seat)
            turns = await ask_apart(request, compare_records, *sides)
            return show(compare_page(title, (best.person, say("daily-you")), turns))
    raise Refusal(Why.NO_TABLE, say("daily-none_left" if own is not None else "daily-own_gone"))


async def _find_record(request: Request, table: str) -> str | None:
    """Return the record of a try; None if its table was deleted."""
    try:
        return await server_of(request).tables.record(table, is_shown=True)
    except Refusal as wrong:
        if wrong.why is Why.NO_TABLE:
            return None
        raise


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
