"""Opening tables: what the forms ask for, and the pages for a seed's dice and for sheets of paper."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from ...any_game import AnyGame
from ...core.errors import InvalidSetup, RollwrightError
from ...core.options import fill_options
from ...games.catalogue import find_game
from ...table.dice.sources import name_seed
from ...table.people.profiles import change_profile
from ...table.rules import commands as c
from ...table.rules.names import check_who
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import PERSON, NewTable, Paper, Position, find_position, plan_lesson
from ..live.seats import address_of, remember, who_is
from ..live.shared_device import FEWEST, MOST, Companion, Device, format_device, seat_companions
from ..pages.game_info import all_games
from ..pages.home import Me
from ..pages.layout import AVATARS
from ..people.identity import Person, find_person, find_running_tokens, in_store, now_of, take_seat
from ..questions.worker_requests import ask_apart
from ..server.compression import send_packed
from ..server.services import Server
from ..server.strings import say
from .bot_levels import QUICK, STAND_IN
from .forms import Asked, new_page
from .new_table import Times
from .options import read_choices, read_options

SEE_OTHER = 303
MOST_SEATS = 100
MOST_FIELDS = 400
LONG_FORM = 8 * 1024
"""Bytes from which on a form is parsed in a thread."""
ME = "me"
NOT_OPTIONS = ("game", "seed", "device")
ONE_DEVICE = "one"


def server_of(request: Request) -> Server:
    """Return what the server shares."""
    server: Server = request.app.state.server
    return server


def show(html: str, status: int = 200) -> HTMLResponse:
    """Answer with a page."""
    return HTMLResponse(html, status, headers={"Cache-Control": "no-store"})


def show_to_all(request: Request, html: str) -> Response:
    """Answer with a page that is the same for everybody; it is packed once."""
    return send_packed(request.headers, html.encode(), "text/html", {"Cache-Control": "no-store"})


async def read_fields(request: Request) -> dict[str, str]:
    """Return the fields of a form; a field given twice counts once, and too many are refused."""
    body = await request.body()
    return await asyncio.to_thread(_parse_form, body) if len(body) > LONG_FORM else _parse_form(body)


def _parse_form(body: bytes) -> dict[str, str]:
    try:
        fields = parse_qsl(
            body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS
        )
    except ValueError:
        raise Refusal(Why.UNREADABLE, f"a form has at most {MOST_FIELDS} fields") from None
    return dict(fields)


def read_number(text: str, what: str, most: int = MOST_SEATS) -> int:
    """Read a number that a form or an address gives."""
    if not text.isascii() or not text.isdecimal() or len(text) > 19 or int(text) > most:
        raise InvalidSetup(f"{what}: a number from 0 to {most}, not {text[:20]!r}")
    return int(text)


def read_seed(text: str) -> int | None:
    """ "42" -> 42, "" -> None: fair dice"""
    if not text.strip():
        return None
    seed = read_number(text.strip(), "seed", 2**62 - 1)
    name_seed(seed)
    return seed


# ---- what the forms say


def read_form(form: Mapping[str, str], server: Server) -> NewTable:
    """Return what the form for a new table asks for."""
    game = find_game(form.get("game", ""))
    mine = _fields_of(game, form)
    seats = [PERSON] * read_number(mine.get("people", "1"), "people")
    seats += [mine.get("level", QUICK)] * read_number(mine.get("bots", "") or "0", "bots")
    for level in server.levels(game):
        seats += [level] * read_number(mine.get(f"bots.{level}", "0"), "bots")
    return _with_times(form, NewTable(game.id, seats, read_options(game, mine)))


def read_paper(form: Mapping[str, str]) -> tuple[NewTable, int]:
    """Return the table that goes on from sheets, and the host's seat; Duel has one sheet for both."""
    sheets = [form[name] for n in range(1, MOST_SEATS + 1) if form.get(name := f"sheet.{n}", "").strip()]
    if not sheets:
        raise InvalidSetup(say("paper.no_sheet"))
    game = find_game(sheets[0].split(maxsplit=1)[0])
    count = max(len(sheets), game.seats[0])
    players = [form.get(f"who.{n}", ME if n == 1 else PERSON) for n in range(1, count + 1)]
    if players.count(ME) != 1:
        raise InvalidSetup(say("paper.one_me"))
    turn, rolled = form.get("turn", "").strip(), form.get("rolled", "").strip()
    paper = Paper(
        [_tidy(sheet) for sheet in sheets],
        read_number(turn, "turn", 999) if turn else None,
        read_number(rolled, "rolls", 999) if rolled else None,
    )
    seats = [PERSON if player == ME else player for player in players]
    return _with_times(form, NewTable(game.id, seats, paper=paper)), players.index(ME)


def read_companions(form: Mapping[str, str], people: int, mark: str) -> list[Companion]:
    """Return who shares the device of whoever opens a table; nobody, if each person has their own."""
    if form.get("device") != ONE_DEVICE:
        return []
    if not FEWEST <= people <= MOST:
        raise InvalidSetup(say("new.device_people", fewest=FEWEST, most=MOST))
    names = [form.get(f"name.{n}", "").strip() or say("form.default_name") for n in range(2, people + 1)]
    marks = [each for each in AVATARS if each != mark]
    return [Companion(name, mark) for name, mark in zip(names, marks, strict=False)]


def _tidy(sheet: str) -> str:
    """Forms send other line ends than sheets have."""
    return sheet.replace("\r\n", "\n").strip("\n") + "\n"


def _with_times(form: Mapping[str, str], new: NewTable) -> NewTable:
    timer, pause = form.get("timer", ""), form.get("roll_after", "")
    return NewTable(
        new.game,
        new.seats,
        new.options,
        read_number(timer, "timer", 10**6) if timer else None,
        float(read_number(pause, "pause", 3600)) if pause else None,
        form.get("stand_in", ""),
        read_seed(form.get("seed", "")),
        new.paper,
        form.get("hints", "alone"),
    )


# ---- opening


OPTION = "option."
"""The prefix of fields that set an option."""


async def quick_game(request: Request) -> Response:
    """Open a game for one person, with bots where it needs them or against the one named, and start it."""
    game = find_game(request.path_params["game"])
    me = who_is(request)
    me = me if me.name else Me(say("form.default_name"), AVATARS[0])
    form = await read_fields(request)
    rival = form.get("bot", "")
    is_known = rival in server_of(request).levels(game)
    # Bots sit down first: where players take turns, a beginner sees one before the first of their own.
    seats = [*([rival] if is_known else [QUICK] * game.manifest.bots), PERSON]
    options = {name.removeprefix(OPTION): form[name] for name in form if name.startswith(OPTION)}
    new = NewTable(game.id, seats, options, hints=form.get("hints", "alone"))
    return await open_table(request, new, me, form.get("promise", ""))


async def learn_game(request: Request) -> Response:
    """Open a game's lesson and start it; or the one this browser is in the middle of."""
    game = find_game(request.path_params["game"])
    known = await _find_lesson(request, game)
    if known:
        return RedirectResponse(f"/t/{known}", SEE_OTHER)
    me = who_is(request)
    me = me if me.name else Me(say("form.default_name"), AVATARS[0])
    promise = (await read_fields(request)).get("promise", "")
    return await open_table(request, plan_lesson(game, secrets.randbits(61)), me, promise)


async def _find_lesson(request: Request, game: AnyGame) -> str:
    """Return the table where this browser's person is being taught a game."""
    server = server_of(request)
    for table, token in (await find_running_tokens(request)).items():
        try:
            table_state = (await server.tables.view(table, token)).table_state
        except Refusal:
            continue
        lesson = table_state.lesson
        is_taught = lesson is not None and not lesson.is_over(table_state.steps)
        if table_state.game.id == game.id and is_taught:
            return table_state.table
    return ""


class TooMany(Refusal):
    """Somebody opens table after table: a sentence will do, without the form, which would hold up players."""


async def new_table(request: Request) -> Response:
    """Open a table as the form says; what is wrong with it is shown on the form."""
    form = await read_fields(request)
    me = _read_me(form)
    try:
        new = read_form(form, server_of(request))
        beside = read_companions(form, list(new.seats).count(PERSON), me.avatar)
        if beside and new.timer is not None:
            raise InvalidSetup(say("hand.clock"))
        return await open_table(request, new, me, form.get("promise", ""), beside=beside)
    except TooMany:
        raise
    except (RollwrightError, Refusal) as wrong:
        if isinstance(wrong, Refusal) and wrong.why not in (Why.UNREADABLE, Why.NOT_NOW):
            raise
        return _show_new(request, me, read_asked(form), str(wrong))


def read_asked(form: Mapping[str, str]) -> Asked:
    """Return what a form that did not do asked for, as far as it can be read."""
    game = next((game for game in all_games() if game.id == form.get("game")), all_games()[0])
    mine = _fields_of(game, form)
    seed = form.get("seed", "").strip()
    people, bots = (_guess_number(mine.get(name, ""), game.seats[-1]) for name in ("people", "bots"))
    return Asked(
        game,
        read_choices(game, mine),
        int(seed) if seed.isascii() and seed.isdecimal() and len(seed) < 19 else None,
        house=mine.get("house"),
        seats=(people or 1, (mine.get("level", QUICK),) * (bots or 0)),
        times=_read_times(form),
        beside=_read_names(form),
    )


def _read_names(form: Mapping[str, str]) -> tuple[str, ...] | None:
    """Return the names of those who share a device, as they were typed; None if nobody does."""
    is_shared = form.get("device") == ONE_DEVICE
    return tuple(form.get(f"name.{n}", "") for n in range(2, MOST + 1)) if is_shared else None


def _read_times(form: Mapping[str, str]) -> Times:
    """Return the times a form asked for, as far as they can be read."""
    timer, pause = (_guess_number(form.get(name, ""), 10**6) for name in ("timer", "roll_after"))
    return Times(timer, pause, form.get("stand_in", STAND_IN), form.get("hints", "alone"))


def _guess_number(text: str, most: int) -> int | None:
    """ "3" -> 3; what is no number, or too large, is asked for again."""
    return min(int(text), most) if text.isascii() and text.isdecimal() and len(text) < 7 else None


def _fields_of(game: AnyGame, form: Mapping[str, str]) -> dict[str, str]:
    """Return the fields that a form has for a game, without its id."""
    start = f"{game.id}."
    return {key.removeprefix(start): value for key, value in form.items() if key.startswith(start)}


def _show_new(request: Request, me: Me, asked: Asked, wrong: str = "") -> Response:
    levels = {game.id: server_of(request).levels(game) for game in all_games()}
    return show(new_page(me, asked, levels, wrong), 400 if wrong else 200)


async def table_from_paper(request: Request) -> Response:
    """Open a table that goes on from sheets of paper."""
    form = await read_fields(request)
    new, seat = read_paper(form)
    return await open_table(request, new, _read_me(form), form.get("promise", ""), seat)


def _read_me(form: Mapping[str, str]) -> Me:
    """Return who opens a table; somebody who chose no mark is given one."""
    return Me(form.get("name", ""), form.get("avatar", "") or secrets.choice(AVATARS))


async def open_table(
    request: Request,
    new: NewTable,
    me: Me,
    promise: str,
    seat: int | None = None,
    beside: Sequence[Companion] = (),
    person: Person | None = None,
) -> Response:
    """Open a table, seat the client and who shares its device, and start it if nobody else is to come.

    `person` is whose seat it is, where that is known already.
    """
    server = server_of(request)
    if not server.creations.take(address_of(request)):
        raise TooMany(Why.NOT_NOW, say("wrong.too_many"))
    position = None
    if new.paper is not None:
        # Whether a game can reach these sheets may take a while to find out.
        position = await ask_apart(request, find_position_of, new.game, new.paper, new.seed)
    opened = await server.tables.create(new, position, address_of(request))
    server.count("tables_created")
    seated = await server.tables.join(opened.table, me.name, me.avatar, promise, opened.host_key, seat=seat)
    device = Device(seated.token, 1 + len(beside))
    await seat_companions(server.tables, opened.table, device, beside)
    if list(new.seats).count(PERSON) == device.people:
        await server.tables.act(opened.table, seated.token, c.Start())
    return await take_seat(request, opened.table, format_device(device), me, person)


def find_position_of(game: str, paper: Paper, seed: int | None) -> Position:
    """Check sheets of paper; not on the event loop."""
    return find_position(find_game(game), paper, seed)


async def remember_me(request: Request) -> Response:
    """Have a browser and its profile remember the name and avatar that their person chose at a table."""
    form = await read_fields(request)
    me = Me(*check_who(form.get("name", ""), form.get("avatar", "")))
    if (person := await find_person(request)) is not None:
        await in_store(request, change_profile, person.key, *me, now_of(request))
    response = Response(status_code=204)
    remember(response, me)
    return response


# ---- pages


async def new_form(request: Request) -> Response:
    """Show a form filled in by the address: /new?game=chiefdom-2&seed=42&cards=3,7,14; it opens nothing."""
    asked = dict(request.query_params)
    game = find_game(asked["game"]) if "game" in asked else all_games()[0]
    chosen = {name: value for name, value in asked.items() if name not in NOT_OPTIONS}
    options = fill_options(game.options, chosen)
    seed = read_seed(asked.get("seed", ""))
    is_free = seed is None and not chosen
    beside = () if asked.get("device") == ONE_DEVICE else None
    return _show_new(
        request, who_is(request), Asked(game, options if chosen else {}, seed, is_free, beside=beside)
    )


ROUTES = [
    Route("/play/{game}", quick_game, methods=["POST"]),
    Route("/learn/{game}", learn_game, methods=["POST"]),
    Route("/tables", new_table, methods=["POST"]),
    Route("/new", new_form),
    Route("/me", remember_me, methods=["POST"]),
    Route("/paper", table_from_paper, methods=["POST"]),
]
