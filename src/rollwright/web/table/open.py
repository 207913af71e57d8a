"""Opening tables and sitting down: what the forms ask for, and the forms themselves."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from starlette.responses import Response

from ...any_game import AnyGame
from ...core.errors import InvalidSetup, RollwrightError, tell_error
from ...core.options import fill_options
from ...games.catalogue import find_game
from ...table.actors.tables import Tables
from ...table.rules import commands as c
from ...table.rules.answers import Seated
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import PERSON, NewTable, Paper, Position, find_position, plan_lesson
from ...table.rules.table_state import TableState
from ..door.answer import html, lead_to
from ..door.device import Companion, Device, seat_companions
from ..door.host import Cost, On
from ..door.person import Me, Person
from ..door.route import AnyAsked, AnyPosted, Asked, Posted, get, post, units
from ..door.security import Buckets
from ..door.tokens import find_running_tokens, take_seat
from ..door.who import ANYONE, CREATION, GUEST, VISITOR, named
from ..html.words import say
from ..parts.games import all_games
from .forms import FormValues, new_page, paper_page
from .mine import find_mine
from .read_forms import (
    ONE_DEVICE,
    plan_quick_game,
    read_asked,
    read_companions,
    read_form,
    read_me,
    read_paper,
    read_seed,
)

MOST_KEPT = 500
NOT_OPTIONS = ("game", "seed", "device")


# ---- sitting down


class TableJoins(Buckets):
    """How often one address joins one table, whose joins are bounded."""


class Seatings:
    """The newest forms that asked for a seat: one sent twice, as by a double click, gets one seat."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[tuple[str, str], asyncio.Future[Seated]] = OrderedDict()

    async def seat_once(self, table: str, form: str, join: Callable[[], Awaitable[Seated]]) -> str:
        """Return the token of the one seat that a form gets; a form without a name gets one each time."""
        if not form:
            return (await join()).token
        seating = self._kept.get((table, form))
        if seating is None or (seating.done() and not await self._is_held(table, seating)):
            seating = self._kept[table, form] = asyncio.ensure_future(join())
            seating.add_done_callback(lambda done: done.cancelled() or done.exception())
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return (await asyncio.shield(seating)).token

    async def _is_held(self, table: str, seating: asyncio.Future[Seated]) -> bool:
        """Say whether somebody was seated and has the seat still."""
        if seating.cancelled() or seating.exception() is not None:
            return False
        return await self._tables.find_seat(table, seating.result().token) is not None


# ---- opening


@post("/play/{game}", Cost.WRITE, GUEST, price=units(CREATION))
async def quick_game(posted: Posted[Person | None]) -> Response:
    """Open a game for one person, with bots where it needs them or against the one named, and start it."""
    game, form = find_game(posted.parts["game"]), posted.form
    new = plan_quick_game(game, form, posted.host.chooser.levels)
    return await open_table(posted, new, my_name(posted), form.get("promise", ""))


@post("/learn/{game}", Cost.WRITE, GUEST, price=units(CREATION))
async def learn_game(posted: Posted[Person | None]) -> Response:
    """Open a game's lesson and start it; or the one this browser is in the middle of."""
    game = find_game(posted.parts["game"])
    known = await _find_lesson(posted, game)
    if known is not None:
        return lead_to(posted.host.url_of_table(known))
    new = plan_lesson(game, secrets.randbits(61))
    return await open_table(posted, new, my_name(posted), posted.form.get("promise", ""))


async def _find_lesson(asked: AnyAsked, game: AnyGame) -> TableState | None:
    """Return the table where this browser's person is being taught a game."""
    for table, token in (await find_running_tokens(asked)).items():
        try:
            table_state = (await asked.host.tables.view(table, token)).table_state
        except Refusal:
            continue
        lesson = table_state.lesson
        is_taught = lesson is not None and not lesson.is_over(table_state.steps)
        if table_state.game.id == game.id and is_taught:
            return table_state
    return None


@post("/tables", Cost.WRITE, GUEST, price=units(CREATION))
async def new_table(posted: Posted[Person | None]) -> Response:
    """Open a table as the form says; what is wrong with it is shown on the form."""
    form = posted.form
    me = read_me(form)
    try:
        new = read_form(form, posted.host.chooser.levels)
        beside = _read_beside(posted, new, me)
        if beside and new.timer is not None:
            raise InvalidSetup(say("hand-clock"))
        return await open_table(posted, new, me, form.get("promise", ""), beside=beside)
    except RollwrightError as wrong:
        if isinstance(wrong, Refusal) and wrong.why not in (Why.UNREADABLE, Why.NOT_NOW):
            raise
        return _show_new(posted, me, read_asked(form), tell_error(wrong))


def _read_beside(posted: AnyPosted, new: NewTable, me: Me) -> list[Companion]:
    """Return who shares the device: in a page without a server everybody does."""
    people = list(new.seats).count(PERSON)
    is_shared = people > 1 if posted.host.on is On.PAGE else posted.form.get("device") == ONE_DEVICE
    return read_companions(posted.form, people, me.avatar) if is_shared else []


@post("/paper", Cost.WRITE, GUEST, price=units(CREATION))
async def table_from_paper(posted: Posted[Person | None]) -> Response:
    """Open a table that goes on from sheets of paper."""
    form = posted.form
    new, seat = read_paper(form)
    me = read_me(form) if form.get("name", "").strip() else my_name(posted)
    return await open_table(posted, new, me, form.get("promise", ""), seat)


def my_name(asked: Asked[Person | None]) -> Me:
    """Return the name and the mark under which somebody plays who was not asked for them."""
    return named(asked.me) if asked.who is None else asked.who.me


async def open_table(
    posted: Posted[Person | None],
    new: NewTable,
    me: Me,
    promise: str,
    seat: int | None = None,
    beside: Sequence[Companion] = (),
) -> Response:
    """Open a table, and lead its person there."""
    table, device = await seat_opener(posted, new, me, promise, seat, beside)
    return await take_seat(posted, table, device, me, posted.who)


async def seat_opener(
    posted: AnyPosted,
    new: NewTable,
    me: Me,
    promise: str = "",
    seat: int | None = None,
    beside: Sequence[Companion] = (),
    secret: bytes | None = None,
) -> tuple[str, Device]:
    """Open a table, seat its person and those who share the device, and start if nobody else is to come.

    Returns its name and what the device holds there. `secret` is that of dice that others play too.
    """
    host, position, options = posted.host, None, new.options
    if new.paper is not None:
        # Whether a game can reach these sheets may take a while to find out.
        position = await posted.run_as(Cost.WORKER, find_position_of, new.game, new.paper, new.seed)
        options = position.options
    await host.prepare_game(new.game, options, [each for each in new.seats if each != PERSON])
    opened = await host.tables.create(new, position, posted.address, secret)
    host.count("tables_created")
    table, token = opened.table, host.new_token(opened.table) or ""
    seated = await host.tables.join(table, me.name, me.avatar, promise, opened.host_key, token, seat)
    device = Device(seated.token, 1 + len(beside))
    await seat_companions(host.tables, table, device, beside)
    if list(new.seats).count(PERSON) == device.people:
        await host.tables.act(table, seated.token, c.Start())
    return table, device


def find_position_of(game: str, paper: Paper, seed: int | None) -> Position:
    """Check sheets of paper; not on the event loop."""
    return find_position(find_game(game), paper, seed)


# ---- forms


@get("/new", Cost.FREE, ANYONE)
async def new_form(asked: Asked[None]) -> Response:
    """Show a form filled in by the address: /new?game=chiefdom-2&seed=42&cards=3,7,14; it opens nothing."""
    given = asked.query
    game = find_game(given["game"]) if "game" in given else all_games()[0]
    chosen = {name: value for name, value in given.items() if name not in NOT_OPTIONS}
    options = fill_options(game.options, chosen)
    seed = read_seed(given.get("seed", ""))
    is_free = seed is None and not chosen
    beside = () if given.get("device") == ONE_DEVICE else None
    return _show_new(
        asked, asked.me, FormValues(game, options if chosen else {}, seed, is_free, beside=beside)
    )


def _show_new(asked: AnyAsked, me: Me, values: FormValues, wrong: str = "") -> Response:
    levels = {game.id: asked.host.chooser.levels(game) for game in all_games()}
    page = new_page(me, values, levels, wrong, has_one_device=asked.host.on is On.PAGE)
    return html(page, 400 if wrong else 200)


@get("/paper", Cost.STORE, VISITOR)
async def paper_form(asked: Asked[Person | None]) -> Response:
    """Show the form that goes on from sheets of paper."""
    levels = dict.fromkeys(level for game in all_games() for level in asked.host.chooser.levels(game))
    return html(paper_page(asked.me, tuple(levels), await find_mine(asked)))


ROUTES = [quick_game, learn_game, new_table, table_from_paper, new_form, paper_form]
