"""The doors of those who sit at a table: its setup and bots, their device, their shares in the dice."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from json import dumps

from starlette.responses import Response

from ...core.errors import RollwrightError, tell_error
from ...core.types import Seat
from ...table.people.profiles import change_profile
from ...table.rules import commands as c
from ...table.rules.events import Settings
from ...table.rules.names import check_who
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import PERSON, NewTable
from ...table.rules.table_state import Phase, TableState
from ..door.answer import html, json, lead_to, nothing
from ..door.device import Device, find_seats
from ..door.host import Cost, Kind, On
from ..door.person import Me, Person
from ..door.route import Asked, Posted, get, post
from ..door.who import HOST_SEAT, SEAT, VISITOR, Seated
from ..html.words import say
from .forms import FormValues, setup_page
from .read_forms import read_asked, read_form, read_number

LONGEST_NONCE = 100


# ---- setup


@get("/t/{code}/setup", Cost.STORE, SEAT, on=On.SERVER)
async def setup_form(asked: Asked[Seated]) -> Response:
    """Show the seats and options of a table that has not started."""
    return _show_setup(asked)


def _show_setup(asked: Asked[Seated], wrong: str = "", values: FormValues | None = None) -> Response:
    table_state = asked.who.table_state
    if table_state.phase is not Phase.OPEN:
        return lead_to(asked.host.url_of_table(table_state))
    levels = asked.host.chooser.levels(table_state.game)
    return html(setup_page(table_state, levels, wrong, values), 400 if wrong else 200)


@post("/t/{code}/setup", Cost.WRITE, HOST_SEAT, on=On.SERVER)
async def change_setup(posted: Posted[Seated]) -> Response:
    """Change the seats and options of a table that has not started."""
    host, seated = posted.host, posted.who
    form = {**posted.form, "game": seated.table_state.game.id}
    values = read_asked(form)
    try:
        new = read_form(form, host.chooser.levels)
        new = dataclasses.replace(new, seed=seated.table_state.settings.seed)
        await host.tables.configure(seated.table, seated.token, new)
    except RollwrightError as wrong:
        return _show_setup(posted, tell_error(wrong), values)
    return lead_to(host.url_of_table(seated.table_state))


@post("/t/{code}/bots", Cost.WRITE, HOST_SEAT, on=On.SERVER)
async def change_bots(posted: Posted[Seated]) -> Response:
    """Add a bot of the `level` a form names, or free the `seat` of one."""
    seated, table_state = posted.who, posted.who.table_state
    new = with_seats(table_state.settings, plan_bots(table_state, posted.form))
    await posted.host.tables.configure(seated.table, seated.token, new)
    return lead_to(posted.host.url_of_table(table_state))


def plan_bots(table_state: TableState, form: Mapping[str, str]) -> list[str]:
    """Return the seats with one more bot, on the last free seat, or with one fewer."""
    seats = [plan.bot or PERSON for plan in table_state.settings.seats]
    if "seat" in form:
        seat = read_number(form["seat"], "seat")
        if not 0 <= seat < len(seats) or seats[seat] == PERSON:
            raise Refusal(Why.NO_SEAT, say("lobby-no_bot"))
        seats[seat] = PERSON
        return seats
    free = [seat for seat, place in enumerate(table_state.seats) if place.is_free]
    if not free:
        raise Refusal(Why.FULL, say("lobby-full"))
    seats[free[-1]] = form.get("level", "")
    return seats


def with_seats(settings: Settings, seats: list[str]) -> NewTable:
    """Return a table like this one with other seats."""
    return NewTable(
        settings.game,
        seats,
        settings.options,
        settings.timer,
        settings.roll_after,
        settings.stand_in,
        settings.seed,
        hints=settings.hints,
    )


# ---- people


@post("/t/{code}/hand", Cost.STORE, SEAT, Kind.NOTHING)
async def hand_over(posted: Posted[Seated]) -> Response:
    """Note who has the device from now on; it must hold that seat."""
    wanted, table = posted.form.get("seat", ""), posted.who.table
    device = await posted.device(table) or Device("")
    seats = [str(seat) for seat in await find_seats(posted.host.tables, table, device)]
    if wanted not in seats or not wanted.isdecimal():
        raise Refusal(Why.NOT_YOURS, say("refused-device"))
    response = nothing()
    await posted.keep(response, device._replace(holder=seats.index(wanted)), table)
    return response


@post("/me", Cost.WRITE, VISITOR, Kind.NOTHING)
async def remember_me(posted: Posted[Person | None]) -> Response:
    """Remember the name and the mark that a person chose at a table."""
    form = posted.form
    me = Me(*check_who(form.get("name", ""), form.get("avatar", "")))
    if posted.who is not None:
        await posted.write(change_profile, posted.who.key, *me, posted.host.now())
    response = nothing()
    await posted.keep(response, me)
    return response


# ---- shares in the dice: a browser sees all promises, remembers them, and then shows its own nonce


@get("/t/{code}/shares", Cost.STORE, SEAT, Kind.JSON)
async def list_shares(asked: Asked[Seated]) -> Response:
    """Tell what was promised; once the game has started this changes no more."""
    return json(describe_shares(asked.who.table_state, asked.who.seat))


@post("/t/{code}/share", Cost.WRITE, SEAT, Kind.JSON)
async def show_share(posted: Posted[Seated]) -> Response:
    """Take the nonce that this browser's seat promised."""
    command = read_nonce(posted.form.get("nonce", ""))
    await posted.host.tables.act(posted.who.table, posted.who.token, command)
    return json({})


def describe_shares(table_state: TableState, seat: Seat | None) -> dict[str, object]:
    """Return the commitments to all shares, as one seat may know them."""
    return {
        "kind": table_state.dice,
        "commitment": table_state.commitment,
        "seat": None if seat is None else seat + 1,
        "has_started": table_state.phase is not Phase.OPEN,
        "is_owed": seat in table_state.owed,
        "promises": {str(each + 1): promise for each, promise in table_state.promises.items()},
    }


def read_nonce(nonce: str) -> c.AnyCommand:
    """Return the command that reveals a nonce; Refusal if it is none."""
    return c.decode_command(dumps({"do": "reveal", "nonce": nonce[:LONGEST_NONCE]}))


ROUTES = [
    setup_form,
    change_setup,
    change_bots,
    hand_over,
    remember_me,
    list_shares,
    show_share,
]
