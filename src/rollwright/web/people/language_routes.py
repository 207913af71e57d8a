"""The language that somebody chooses, kept in a cookie; what is sent later tells it to the profile."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode, urlsplit

from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...language.current import find_language
from ..door.answer import lead_to
from ..door.host import Cost, On
from ..door.language import PARAMETER
from ..door.route import Asked, get
from ..door.who import ANYONE


@get("/language/{language}", Cost.FREE, ANYONE, on=On.SERVER)
async def choose(asked: Asked[None]) -> Response:
    """Have a browser remember a language, and lead back to the page from which it was chosen."""
    language = find_language(asked.parts["language"])
    if language is None:
        raise HTTPException(404)
    headers = asked.request.headers
    response = lead_to(_find_way_back(headers.get("referer", ""), headers.get("host")))
    asked.keep_language(response, language)
    return response


def _find_way_back(referer: str, host: str | None) -> str:
    """Return the address of the page that sent the request, without a language in it."""
    try:
        sender = urlsplit(referer)
    except ValueError:  # as of http://[::1
        return "/"
    if sender.netloc != host or sender.path.startswith("/language/"):
        return "/"
    query = urlencode([(name, value) for name, value in parse_qsl(sender.query) if name != PARAMETER])
    return "/" + sender.path.lstrip("/") + (f"?{query}" if query else "")


ROUTES = [choose]
