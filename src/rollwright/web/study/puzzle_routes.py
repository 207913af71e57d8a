"""Addresses of the puzzles of a day."""

from __future__ import annotations

from datetime import date
from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...any_game import AnyGame
from ...core.teaching.puzzle import LEVELS, TRIES, has_puzzles
from ...games.catalogue import find_game
from ...table.people.solved import Solved, is_puzzle_day, list_solved, note_solved, today
from ..door.identity import find_person, in_store, now_of
from ..door.person import Person
from ..door.visitor_pages import show_page
from ..door.worker_requests import ask_once_apart
from ..table.open import read_fields, show
from ..table.read_forms import read_number
from .puzzle_page import day_page, puzzle_page
from .puzzles import describe_puzzle


def _read_day(request: Request) -> date:
    if not is_puzzle_day(day := request.path_params["day"]):
        raise HTTPException(404)
    return date.fromisoformat(day)


async def puzzles_today(request: Request) -> Response:
    """Show today's puzzles."""
    return await show_page(request, partial(_write_day, today()))


async def puzzles_of_day(request: Request) -> Response:
    """Show the puzzles of a day."""
    return await show_page(request, partial(_write_day, _read_day(request)))


async def _write_day(day: date, request: Request, person: Person | None) -> str:
    solved = [] if person is None else await in_store(request, list_solved, person.profile)
    return day_page(day, solved)


async def keep_solved(request: Request) -> Response:
    """Note how a puzzle went for the profile of this browser, if it has one; the first time counts."""
    game, day, level = _read_puzzle(request)
    tries = read_number((await read_fields(request)).get("tries", ""), "tries", TRIES)
    if (person := await find_person(request)) is not None:
        solved = Solved(day.isoformat(), game.id, level, tries)
        await in_store(request, note_solved, person.profile, solved, now_of(request))
    return Response(status_code=204)


async def one_puzzle(request: Request) -> Response:
    """Show a puzzle."""
    game, day, level = _read_puzzle(request)
    return show(await ask_once_apart(request, puzzle_page, game.id, day.isoformat(), level))


async def puzzle_data(request: Request) -> Response:
    """Return a puzzle's sheet, moves and answer."""
    game, day, level = _read_puzzle(request)
    body = await ask_once_apart(request, describe_puzzle, game.id, day.isoformat(), level)
    return Response(body, media_type="application/json", headers={"Cache-Control": "max-age=3600"})


def _read_puzzle(request: Request) -> tuple[AnyGame, date, int]:
    game, level = find_game(request.path_params["game"]), request.path_params["level"]
    if not has_puzzles(game) or level not in map(str, LEVELS):
        raise HTTPException(404)
    return game, _read_day(request), int(level)


ROUTES = [
    Route("/puzzle", puzzles_today),
    Route("/puzzle/{day}", puzzles_of_day),
    Route("/puzzle/{day}/{game}/{level}.json", puzzle_data),
    Route("/puzzle/{day}/{game}/{level}/solved", keep_solved, methods=["POST"]),
    Route("/puzzle/{day}/{game}/{level}", one_puzzle),
]
