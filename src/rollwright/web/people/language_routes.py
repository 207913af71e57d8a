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
    """Have a browser remember a language, and lead back to the page from which it was chosen.

    Whoever follows a stranger's link reads one page in that language, and nothing is remembered.
    """
    language = find_language(asked.parts["language"])
    if language is None:
        raise HTTPException(404)
    headers = asked.request.headers
    back = _find_way_back(headers.get("referer", ""), headers["host"])
    if back is None and headers.get("sec-fetch-site") != "same-origin":
        return lead_to(f"/?{PARAMETER}={language}")
    response = lead_to(back or "/")
    asked.keep_language(response, language)
    return response


def _find_way_back(referer: str, host: str) -> str | None:
    """Return the address of our page that sent the request, without a language in it."""
    try:
        sender = urlsplit(referer)
    except ValueError:  # as of http://[::1
        return None
    if sender.netloc != host:
        return None
    if sender.path.startswith("/language/"):
        return "/"
    query = urlencode([(name, value) for name, value in parse_qsl(sender.query) if name != PARAMETER])
    return "/" + sender.path.lstrip("/") + (f"?{query}" if query else "")


ROUTES = [choose]
