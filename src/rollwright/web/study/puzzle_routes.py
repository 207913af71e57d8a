"""Addresses of the puzzles of a day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import partial

from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...any_game import AnyGame
from ...core.teaching.puzzle import LEVELS, TRIES, has_puzzles
from ...games.catalogue import find_game
from ...table.people.solved import Solved, is_puzzle_day, list_solved, note_solved, today
from ...table.rules.refusal import Refusal, Why
from ..door.answer import html, json, packed_json
from ..door.cache import find_page
from ..door.host import Cost, Kept, Kind
from ..door.person import Person
from ..door.route import Asked, Posted, get, post
from ..door.who import ANYONE, VISITOR
from ..html.kit import Html
from ..html.words import say
from ..table.read_forms import read_number
from .puzzle_page import day_page, puzzle_page
from .puzzles import describe_puzzle, judge_puzzle

PUZZLE = "/puzzle/{day}/{game}/{level}"


@get("/puzzle", Cost.STORE, VISITOR)
async def puzzles_today(asked: Asked[Person | None]) -> Response:
    """Show today's puzzles."""
    return html(await find_page(asked, partial(_write_day, asked, today())))


@get("/puzzle/{day}", Cost.STORE, VISITOR)
async def puzzles_of_day(asked: Asked[Person | None]) -> Response:
    """Show the puzzles of a day."""
    return html(await find_page(asked, partial(_write_day, asked, _read_day(asked.parts))))


async def _write_day(asked: Asked[Person | None], day: date) -> Html:
    solved = [] if asked.who is None else await asked.read(list_solved, asked.who.profile)
    return day_page(day, solved)


@post(f"{PUZZLE}/try", Cost.WORKER, VISITOR, Kind.JSON)
async def try_move(posted: Posted[Person | None]) -> Response:
    """Say what a move is worth and, once it is found or tries are used up, the answer.

    That is noted for the profile of this browser, if it has one; the first time counts.
    """
    game, day, level = _read_puzzle(posted.parts)
    tries = read_number(posted.form.get("tries", ""), "tries", TRIES)
    await posted.host.prepare_game(game.id, {}, ())
    worths, worth, end = await posted.run_once(judge_puzzle, game.id, day.isoformat(), level)
    found = worths.get(posted.form.get("path", ""))
    if found is None:
        raise Refusal(Why.ILLEGAL, say("puzzle-no_move"))
    if found != worth and tries < TRIES:
        return json({"worth": found})
    if posted.who is not None:
        solved = Solved(day.isoformat(), game.id, level, tries if found == worth else 0)
        await posted.write(note_solved, posted.who.profile, solved, posted.host.now())
    return json({"worth": found, **end})


@get(f"{PUZZLE}.json", Cost.WORKER, ANYONE, Kind.JSON, kept=Kept.HOUR)
async def puzzle_data(asked: Asked[None]) -> Response:
    """Return a puzzle's sheet and moves."""
    game, day, level = _read_puzzle(asked.parts)
    await asked.host.prepare_game(game.id, {}, ())
    return packed_json(await asked.run_once(describe_puzzle, game.id, day.isoformat(), level))


@get(PUZZLE, Cost.WORKER, ANYONE)
async def one_puzzle(asked: Asked[None]) -> Response:
    """Show a puzzle."""
    game, day, level = _read_puzzle(asked.parts)
    return html(await asked.run_once(puzzle_page, game.id, day.isoformat(), level))


def _read_day(parts: Mapping[str, str]) -> date:
    if not is_puzzle_day(parts["day"]):
        raise HTTPException(404)
    return date.fromisoformat(parts["day"])


def _read_puzzle(parts: Mapping[str, str]) -> tuple[AnyGame, date, int]:
    game, level = find_game(parts["game"]), parts["level"]
    if not has_puzzles(game) or level not in map(str, LEVELS):
        raise HTTPException(404)
    return game, _read_day(parts), int(level)


ROUTES = [puzzles_today, puzzles_of_day, puzzle_data, try_move, one_puzzle]
