"""Counted tries at dice that all share, those of a day or of a set: whose they are, and how they compare."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from starlette.responses import Response

from ...core.record import parse_record, replay
from ...core.types import Roll
from ...games.catalogue import find_game
from ...table.people.askers import Asker, note_asker
from ...table.people.days import Day, Ranked, Standing, Try, begin_try, find_try, secret_of_day, standing_of
from ...table.people.profiles import Profile
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import PERSON, NewTable
from ...table.stores.database import Reader
from ...table.stores.store import Store, StoreError
from ..door.answer import html
from ..door.person import Browser, Person
from ..door.route import Asked, Posted
from ..door.tokens import lead_to_table, take_seat
from ..door.who import CREATION
from ..html.kit import el
from ..html.layout import icon, message_page
from ..html.words import say
from ..table.open import seat_opener
from .daily_page import Own, Turn, compare_page
from .keeper import DayKeeper


class TryLimits(NamedTuple):
    """How many new profiles of one address try the same dice."""

    newcomers: int = 5
    """Those of a day: another cookie is no second try."""
    friends: int = 40
    """Those of a shared set: as many as a classroom has."""


async def begin_counted(posted: Posted[Person], new: NewTable, day: Day, asker: Asker) -> Response | None:
    """Begin the counted try, or go on with the first one; None where it would be a second one."""
    person = posted.who
    await posted.host.service(DayKeeper).open(day)
    secret = await posted.read(secret_of_day, day)
    table, device = await seat_opener(posted, new, person.me, secret=secret)
    values = (day, person.profile, table, list(new.seats).index(PERSON), posted.host.now(), asker)
    first = await posted.write(begin_try, *values)
    if first != table:
        await _take_back(posted, table)
    if not first:
        return None
    is_own = first == table
    response = await (
        take_seat(posted, table, device, person.me, person) if is_own else lead_to_table(posted, first)
    )
    await posted.keep(response, Browser(asker.device))
    return response


async def practise(posted: Posted[Person], new: NewTable, day: Day) -> Response:
    """Open a table with the same dice that does not count."""
    await posted.host.service(DayKeeper).open(day)
    secret = await posted.read(secret_of_day, day)
    table, device = await seat_opener(posted, new, posted.who.me, secret=secret)
    return await take_seat(posted, table, device, posted.who.me, posted.who)


def find_asker(posted: Posted[Person], is_new: bool, most: int) -> Asker:
    """Return who asks for a try."""
    browser = posted.host.browser(posted.request, posted.who)
    return Asker(posted.who.profile.id, browser.mark, posted.address, is_new, most)


def show_second(title: str, practice: str) -> Response:
    """Say that a try would be a second one, and offer it as practice."""
    button = el("button", icon("dice"), say("daily-practice"), type="submit", class_="main")
    form = el("form", button, method="post", action=practice)
    return html(message_page(title, say("daily-second"), form), 409)


def may_practise(store: Store, day: Day, profile: Profile, asker: Asker) -> bool:
    """Say whether somebody's try is finished, or would be a second one; then they know the dice."""
    if (known := find_try(store, day.day, day.game, profile)) is not None:
        return known.ended is not None
    return not store.write(lambda run: note_asker(run, day.day, day.game, asker, is_practice=True))


async def _take_back(posted: Posted[Person], table: str) -> None:
    """Delete the table of a try where another one was first, and give back what it cost."""
    posted.pay(-CREATION)
    with suppress(StoreError, Refusal):
        await posted.write(_delete_table, table)
    await posted.host.tables.forget(table)


def _delete_table(store: Store, table: str) -> None:
    store.delete(table)


async def show_comparison(
    asked: Asked[Person | None], title: str, top: Sequence[Ranked], attempt: Try
) -> Response:
    """Show the best try whose game is still there beside one's own."""
    own = await _find_record(asked, attempt.name)
    for best in top:
        if own is not None and (record := await _find_record(asked, best.name)) is not None:
            sides = (record, best.seat), (own, attempt.seat)
            turns = await asked.run(compare_records, *sides)
            return html(compare_page(title, (best.person, say("daily-you")), turns))
    raise Refusal(Why.NO_TABLE, say("daily-none_left" if own is not None else "daily-own_gone"))


async def _find_record(asked: Asked[Person | None], table: str) -> str | None:
    """Return the record of a try; None if its table was deleted."""
    try:
        return await asked.host.tables.record(table, is_shown=True)
    except Refusal as wrong:
        if wrong.why is Why.NO_TABLE:
            return None
        raise


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
