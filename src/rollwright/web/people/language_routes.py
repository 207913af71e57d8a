"""The language that somebody chooses: kept in a cookie and, where there is one, in the profile."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode, urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...language.current import find_language
from ...table.people.profiles import language_of_profile, save_language
from ..door.identity import find_person, in_store
from ..door.language import PARAMETER, keep_language

SEE_OTHER = 303


async def choose(request: Request) -> Response:
    """Remember a language and lead back to the page from which it was chosen."""
    language = find_language(request.path_params["language"])
    if language is None:
        raise HTTPException(404)
    person = await find_person(request)
    if person is not None and language_of_profile(person.profile) != language:
        await in_store(request, save_language, person.key, language)
    response = RedirectResponse(_find_way_back(request), SEE_OTHER)
    keep_language(request, response, language)
    return response


def _find_way_back(request: Request) -> str:
    """Return the address of the page that sent the request, without a language in it."""
    try:
        sender = urlsplit(request.headers.get("referer", ""))
    except ValueError:  # as of http://[::1
        return "/"
    if sender.netloc != request.headers.get("host") or sender.path.startswith("/language/"):
        return "/"
    query = urlencode([(name, value) for name, value in parse_qsl(sender.query) if name != PARAMETER])
    return "/" + sender.path.lstrip("/") + (f"?{query}" if query else "")


ROUTES = [Route("/language/{language}", choose, methods=["GET"])]
