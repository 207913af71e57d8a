"""Addresses of one's own games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

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
from ...table.rules.table_state import Phase
from ...table.stores.store import StoreError
from ..door.converters import SEAT
from ..door.identity import (
    SEE_OTHER,
    check_shown,
    come_home,
    find_person,
    in_store,
    keep_key,
    list_held_seats,
    now_of,
    require_person,
)
from ..door.person import Person
from ..door.seats import address_of, charge
from ..door.worker_requests import ask_apart, ask_in_thread
from ..html.words import say
from ..parts.games import all_games
from ..parts.thumbnails import small_drawing
from ..table.downloads import draw_response
from ..table.open import read_fields, server_of, show
from .games_lists import describe_running, draw_imported, gather_games, read_list, read_record_of
from .games_page import Running, Shown, games_page
from .profile_file import Kept, describe_person, judge_file, keep_file
from .profile_page import seats_card

MOST_LOOKED = 10
"""Games that go on, of which the tables are looked at for one page."""
KEPT = "private, max-age=31536000, immutable"
"""A finished sheet does not change."""


async def games(request: Request) -> Response:
    """Show the games of this browser's person."""
    person, seats = await find_person(request), seats_card(await list_held_seats(request))
    if person is None:
        return show(games_page(None, seats))
    response = show(games_page(await _gather(request, person), seats))
    keep_key(request, response, person.key)
    return response


async def keep(request: Request) -> Response:
    """Keep the games at which this browser has a seat by a cookie alone."""
    charge(request, server_of(request).creations)
    person = await come_home(request)
    response = RedirectResponse("/games", SEE_OTHER)
    if person is not None:
        keep_key(request, response, person.key)
    return response


async def _gather(request: Request, person: Person) -> Shown:
    asked = read_list(request.query_params)
    shown = await in_store(request, gather_games, person, asked, now_of(request))
    return shown._replace(running=await _look(request, shown.games))


async def _look(request: Request, listed: Sequence[OwnGame]) -> dict[str, Running]:
    """Return how those stand that go on; one that turns out to be over is noted."""
    found = {}
    for game in [game for game in listed if game.is_at_table][:MOST_LOOKED]:
        with suppress(Refusal):
            state = (await server_of(request).tables.view(game.name)).table_state
            if state.phase is Phase.OVER:
                await in_store(request, note_results, state, now_of(request))
                await in_store(request, settle_game, state, now_of(request))
            found[game.name] = await server_of(request).offload(describe_running, state, game.seat)
    return found


# ---- one game


async def delete(request: Request) -> Response:
    """Take a finished game off the list; one that nobody else played is deleted with its table."""
    person, name = await require_person(request), (await read_fields(request)).get("name", "")[:40]
    game = await in_store(request, find_game_of, person.profile, name)
    if game is not None:
        if game.is_over and not game.is_imported:
            await _delete_own_table(request, game)
        await in_store(request, delete_game, person.profile, name)
    back = request.headers.get("referer", "")
    query = back.partition("?")[2] if "/games?" in back else ""
    return RedirectResponse(f"/games?{query}" if query else "/games", SEE_OTHER)


async def _delete_own_table(request: Request, game: OwnGame) -> None:
    tables = server_of(request).tables
    with suppress(Refusal, StoreError):
        if len((await tables.view(game.name)).table_state.people) == 1:
            await ask_in_thread(request, tables.store.delete, game.name)
            await tables.forget(game.name)


async def small_sheet(request: Request) -> Response:
    """Draw a seat's sheet small, as spectators may see it."""
    server, seat = server_of(request), request.path_params["seat"] - 1
    state = (await server.tables.view(request.path_params["code"])).table_state
    if state.state is None or not 0 <= seat < len(state.seats):
        raise Refusal(Why.NO_SEAT, say("wrong-no_sheet"))
    await check_shown(request, state)
    charge(request, server.pictures)
    view = state.game.view(state.state, None)
    drawing = await ask_apart(request, small_drawing, state.game.id, view, seat)
    return draw_response(drawing, KEPT if state.phase is Phase.OVER else "no-store")


async def imported_sheet(request: Request) -> Response:
    """Draw the sheet of a record that was brought along."""
    text, game = await _find_import(request)
    charge(request, server_of(request).pictures)
    return draw_response(await ask_apart(request, draw_imported, text, game.seat), KEPT)


async def imported_record(request: Request) -> Response:
    """Hand out a record that was brought along."""
    text, _ = await _find_import(request)
    return PlainTextResponse(text, headers={"Cache-Control": "no-store"})


async def _find_import(request: Request) -> tuple[str, OwnGame]:
    person, name = await require_person(request), request.path_params["name"]
    game = await in_store(request, find_game_of, person.profile, name)
    text = await in_store(request, record_of_import, person.profile, name)
    if text is None or game is None:
        raise HTTPException(404)
    return text, game


# ---- all of them


async def records(request: Request) -> Response:
    """Hand out the profile and the records of games in one file."""
    person = await require_person(request)
    charge(request, server_of(request).creations)
    headers = {
        "Content-Disposition": 'attachment; filename="rollwright-games.txt"',
        "Cache-Control": "no-store",
    }
    return StreamingResponse(
        _write_records(request, person), media_type="text/plain; charset=utf-8", headers=headers
    )


async def _write_records(request: Request, person: Person) -> AsyncIterator[str]:
    """Yield the profile and the records one by one; no table is opened for it, and players come first."""
    yield await in_store(request, describe_person, person) + "\n"
    for game in await in_store(request, list_games, person.profile, Wanted(), 10**6):
        store = server_of(request).tables.store
        text = await ask_in_thread(request, read_record_of, store, person, game)
        yield text + "\n" if text else ""


async def bring(request: Request) -> Response:
    """Keep what somebody brings along in a file: a profile, and records, once each has been replayed."""
    person, form = await require_person(request), await read_fields(request)
    charge(request, server_of(request).questions)
    texts = form.get("profile", ""), form.get("records", "")
    with _charge_import(request, person, sum(map(len, texts))) as kept:
        brought = await ask_apart(request, judge_file, *texts, person.profile.name, now_of(request))
        kept.append(await in_store(request, keep_file, person, brought, now_of(request)))
    return JSONResponse({"read": len(brought.records), "new": kept[0].records})


@contextmanager
def _charge_import(request: Request, person: Person, size: int) -> Iterator[list[Kept]]:
    """Charge a file to its address and its profile; one of which nothing was new costs nothing."""
    imports, kept = server_of(request).imports, list[Kept]()
    keys, price = (address_of(request), f"profile {person.profile.id}"), size / 1024
    paid = [key for key in keys if imports.take(key, price)]
    try:
        if len(paid) < len(keys):
            raise Refusal(Why.NOT_NOW, say("wrong-too_many"))
        yield kept
    finally:
        if not any(map(any, kept)):
            for key in paid:
                imports.take(key, -price)


async def waiting(request: Request) -> Response:
    """Say at which slow games it is the person's move, with the words that a notification needs."""
    person = await find_person(request)
    owed, count = ([], 0) if person is None else await in_store(request, moves_owed, person.profile)
    names = {game.id: name_game(game) for game in all_games()}
    told = [
        {"table": each.name, "body": say("slow-body", game=names.get(each.game, each.game))} for each in owed
    ]
    words = {"title": say("slow-title"), "ask": say("slow-ask")}
    return JSONResponse({"owed": told, "slow": count, **words}, headers={"Cache-Control": "no-store"})


ROUTES = [
    Route("/games/waiting.json", waiting),
    Route("/games", games),
    Route("/games/keep", keep, methods=["POST"]),
    Route("/games/delete", delete, methods=["POST"]),
    Route("/games/records.txt", records),
    Route("/games/records", bring, methods=["POST"]),
    Route("/games/{name}/record.txt", imported_record),
    Route("/games/{name}/sheet.svg", imported_sheet),
    Route(f"/t/{{code}}/small-{{seat:{SEAT}}}.svg", small_sheet),
]
