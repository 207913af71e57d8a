"""Addresses of one's own games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress

from starlette.exceptions import HTTPException
from starlette.responses import Response, StreamingResponse

from ...core.descriptions import name_game
from ...table.people.imports import record_of_import
from ...table.people.own_games import (
    OwnGame,
    Wanted,
    delete_game,
    find_game_of,
    list_games,
    note_results,
)
from ...table.people.ratings import settle_game
from ...table.people.slow_games import moves_owed
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import Phase, TableState
from ...table.stores.store import StoreError
from ..door.answer import drawing, html, json, lead_to, text
from ..door.host import Cost, Kind, On, TooMany
from ..door.person import Person
from ..door.route import SEAT, AnyAsked, Asked, Posted, get, post
from ..door.tokens import check_shown, come_home, list_held_seats, look_at_table
from ..door.who import PERSON, VISITOR
from ..html.words import say
from ..parts.games import all_games
from ..parts.pictures import small_drawing
from .games_lists import describe_running, draw_imported, gather_games, read_list, read_record_of
from .games_page import Running, games_page
from .profile_file import Kept, describe_person, judge_file, keep_file
from .profile_page import seats_card
from .profile_routes import delete_table
from .rules import Imports

MOST_LOOKED = 10
"""Games that go on, of which the tables are looked at for one page."""
KEPT = "private, max-age=31536000, immutable"
"""A finished sheet does not change."""
FILE = "rollwright-games.txt"


@get("/games", Cost.STORE, VISITOR)
async def games(asked: Asked[Person | None]) -> Response:
    """Show the games of this browser's person."""
    seats = seats_card(await list_held_seats(asked))
    if asked.who is None:
        return html(games_page(None, seats))
    shown = await asked.read(gather_games, asked.who, read_list(asked.query), asked.host.now())
    shown = shown._replace(running=await _look(asked, shown.games))
    response = html(games_page(shown, seats))
    await asked.keep(response, asked.who)
    return response


@post("/games/keep", Cost.WRITE, VISITOR)
async def keep(posted: Posted[Person | None]) -> Response:
    """Keep the games at which this browser has a seat by a cookie alone."""
    person = await come_home(posted)
    response = lead_to("/games")
    if person is not None:
        await posted.keep(response, person)
    return response


async def _look(asked: AnyAsked, listed: Sequence[OwnGame]) -> dict[str, Running]:
    """Return how those stand that go on; of one that turns out to be over the host notes the result."""
    found = {}
    for game in [game for game in listed if game.is_at_table][:MOST_LOOKED]:
        with suppress(Refusal):
            state = (await asked.host.tables.view(game.name)).table_state
            if state.phase is Phase.OVER:
                asked.host.background(f"result of {game.name}", _note_result(asked, state))
            found[game.name] = await asked.run_as(Cost.THREAD, describe_running, state, game.seat)
    return found


async def _note_result(asked: AnyAsked, state: TableState) -> None:
    with suppress(Refusal):
        for note in (note_results, settle_game):
            await asked.host.in_store(asked.request, note, state, asked.host.now())


# ---- one game


@post("/games/delete", Cost.WRITE, PERSON)
async def delete(posted: Posted[Person]) -> Response:
    """Take a finished game off the list; one that nobody else played is deleted with its table."""
    profile, name = posted.who.profile, posted.form.get("name", "")[:40]
    game = await posted.read(find_game_of, profile, name)
    if game is not None:
        if game.is_over and not game.is_imported:
            await _delete_own_table(posted, game)
        await posted.write(delete_game, profile, name)
    back = posted.request.headers.get("referer", "")
    query = back.partition("?")[2] if "/games?" in back else ""
    return lead_to(f"/games?{query}" if query else "/games")


async def _delete_own_table(posted: Posted[Person], game: OwnGame) -> None:
    tables = posted.host.tables
    with suppress(Refusal, StoreError):
        if len((await tables.view(game.name)).table_state.people) == 1:
            await posted.write(delete_table, game.name)
            await tables.forget(game.name)


@get(f"/t/{{code}}/small-{{seat:{SEAT}}}.svg", Cost.WORKER, VISITOR, Kind.FILE)
async def small_sheet(asked: Asked[Person | None]) -> Response:
    """Draw a seat's sheet small, as spectators may see it."""
    state, seat = await look_at_table(asked), asked.parts["seat"] - 1
    if state.state is None or not 0 <= seat < len(state.seats):
        raise Refusal(Why.NO_SEAT, say("wrong-no_sheet"))
    await check_shown(asked, state)
    view = state.game.view(state.state, None)
    response = drawing(await asked.run(small_drawing, state.game.id, view, seat))
    if state.phase is Phase.OVER:
        response.headers["Cache-Control"] = KEPT
    return response


@get("/games/{name}/sheet.svg", Cost.WORKER, PERSON, Kind.FILE)
async def imported_sheet(asked: Asked[Person]) -> Response:
    """Draw the sheet of a record that was brought along."""
    record, game = await _find_import(asked)
    response = drawing(await asked.run(draw_imported, record, game.seat))
    response.headers["Cache-Control"] = KEPT
    return response


@get("/games/{name}/record.txt", Cost.STORE, PERSON, Kind.FILE)
async def imported_record(asked: Asked[Person]) -> Response:
    """Hand out a record that was brought along."""
    return text((await _find_import(asked))[0])


async def _find_import(asked: Asked[Person]) -> tuple[str, OwnGame]:
    profile, name = asked.who.profile, asked.parts["name"]
    game = await asked.read(find_game_of, profile, name)
    record = await asked.read(record_of_import, profile, name)
    if record is None or game is None:
        raise HTTPException(404)
    return record, game


# ---- all of them


@get("/games/records.txt", Cost.THINK, PERSON, Kind.FILE)
async def records(asked: Asked[Person]) -> Response:
    """Hand out the profile and the records of games in one file."""
    if asked.host.on is On.PAGE:
        return text("".join([part async for part in _write_records(asked)]))
    headers = {"Content-Disposition": f'attachment; filename="{FILE}"'}
    return StreamingResponse(_write_records(asked), media_type="text/plain; charset=utf-8", headers=headers)


async def _write_records(asked: Asked[Person]) -> AsyncIterator[str]:
    """Yield the profile and the records one by one; no table is opened for it, and players come first."""
    yield await asked.read(describe_person, asked.who) + "\n"
    for game in await asked.read(list_games, asked.who.profile, Wanted(), 10**6):
        record = await asked.host.in_store(asked.request, read_record_of, asked.who, game)
        yield record + "\n" if record else ""


@post("/games/records", Cost.WORKER, PERSON, Kind.JSON)
async def bring(posted: Posted[Person]) -> Response:
    """Keep what somebody brings along in a file: a profile, and records, once each has been replayed."""
    person, form, now = posted.who, posted.form, posted.host.now()
    texts = form.get("profile", ""), form.get("records", "")
    with _charge_import(posted, sum(map(len, texts))) as kept:
        brought = await posted.run(judge_file, *texts, person.profile.name, now)
        kept.append(await posted.write(keep_file, person, brought, now))
    return json({"read": len(brought.records), "new": kept[0].records})


@contextmanager
def _charge_import(posted: Posted[Person], size: int) -> Iterator[list[Kept]]:
    """Charge a file to its address and its profile; one of which nothing was new costs nothing."""
    imports, kept = posted.host.service(Imports), list[Kept]()
    keys, price = (posted.address, f"profile {posted.who.profile.id}"), size / 1024
    paid = [key for key in keys if imports.take(key, price)]
    try:
        if len(paid) < len(keys):
            raise TooMany(say("wrong-too_many"))
        yield kept
    finally:
        if not any(map(any, kept)):
            for key in paid:
                imports.take(key, -price)


@get("/games/waiting.json", Cost.STORE, VISITOR, Kind.JSON, On.SERVER)
async def waiting(asked: Asked[Person | None]) -> Response:
    """Say at which slow games it is the person's move, with the words that a notification needs."""
    owed, count = ([], 0) if asked.who is None else await asked.read(moves_owed, asked.who.profile)
    names = {game.id: name_game(game) for game in all_games()}
    told = [
        {"table": each.name, "body": say("slow-body", game=names.get(each.game, each.game))} for each in owed
    ]
    words = {"title": say("slow-title"), "ask": say("slow-ask")}
    return json({"owed": told, "slow": count, **words})


ROUTES = [
    waiting,
    games,
    keep,
    delete,
    records,
    bring,
    imported_record,
    imported_sheet,
    small_sheet,
]
