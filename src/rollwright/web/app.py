"""The application that a server and a page both run: the routes of all features, and refusals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import Lifespan

from ..core.errors import RollwrightError
from .days import daily_routes, shared_routes
from .door.answer import refuse
from .door.host import Host, Kind
from .door.route import Route, serve
from .home import routes as home
from .parts import asset_routes, pictures
from .people import friends, games_routes, language_routes, profile_routes, ratings
from .study import coach_routes, hints, puzzle_routes, simulation_page, studio_page, tools
from .study import routes as questions
from .table import back, downloads, lobby, open_tables
from .table import open as opening
from .table import routes as table

ROUTES: list[Route] = [
    *home.ROUTES,
    *asset_routes.ROUTES,
    *daily_routes.ROUTES,
    *profile_routes.ROUTES,
    *language_routes.ROUTES,
    *games_routes.ROUTES,
    *friends.ROUTES,
    *ratings.ROUTES,
    *shared_routes.ROUTES,
    *pictures.ROUTES,
    *questions.ROUTES,
    *tools.ROUTES,
    *coach_routes.ROUTES,
    *hints.ROUTES,
    *puzzle_routes.ROUTES,
    *simulation_page.ROUTES,
    *studio_page.ROUTES,
    *table.ROUTES,
    *lobby.ROUTES,
    *opening.ROUTES,
    *back.ROUTES,
    *open_tables.ROUTES,
    *downloads.ROUTES,
]
"""Everything that an address may lead to, on whichever host."""

Handler = Callable[[Request, Exception], Awaitable[Response]]


async def _refuse(request: Request, wrong: Exception) -> Response:
    """Answer outside of a declared route, as for an address without a page."""
    assert isinstance(wrong, RollwrightError | HTTPException)
    return refuse(Kind.PAGE, wrong)


HANDLERS: dict[int | type[Exception], Handler] = {RollwrightError: _refuse, 404: _refuse, 405: _refuse}


def make_routes(
    host: Host, more: Sequence[BaseRoute] = (), lifespan: Lifespan[Starlette] | None = None
) -> Starlette:
    """Return the application of a host."""
    return Starlette(routes=[*serve(ROUTES, host), *more], exception_handlers=HANDLERS, lifespan=lifespan)
