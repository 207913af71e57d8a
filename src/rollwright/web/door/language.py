"""The language in which a request is answered: its address's, the one chosen before, or the browser's own."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from ...language.current import choose_language, find_language
from .security import keep_cookie

COOKIE, PARAMETER = "rw_language", "lang"
A_YEAR = 365 * 24 * 3600


def language_of(scope: Scope) -> str:
    """Return the language of a page, a socket or anything that a page asks for."""
    headers = Headers(scope=scope)
    return (
        asked_language(scope)
        or chosen_language(headers)
        or choose_language(headers.get("accept-language", "")[:200])
    )


def chosen_language(headers: Headers) -> str | None:
    """Return the language that the browser's person chose, if they did."""
    return find_language(_read_cookie(headers.get("cookie", "")))


def asked_language(scope: Scope) -> str | None:
    """Return the language that an address asks for: /rules?lang=tr"""
    return find_language(dict(_read_query(scope)).get(PARAMETER, ""))


def without_language(scope: Scope) -> Scope:
    """Return a request without the language in its address: what follows reads options of a game there."""
    if PARAMETER.encode() not in scope.get("query_string", b""):
        return scope
    rest = urlencode(
        [(name, value) for name, value in _read_query(scope) if name != PARAMETER], encoding="latin-1"
    )
    return {**scope, "query_string": rest.encode("latin-1")}


def _read_query(scope: Scope) -> list[tuple[str, str]]:
    query = scope.get("query_string", b"")
    if PARAMETER.encode() not in query:
        return []
    return parse_qsl(query.decode("latin-1"), keep_blank_values=True, encoding="latin-1")


def keep_language(request: Request, response: Response, language: str) -> None:
    """Have a browser remember the language that its person chose."""
    keep_cookie(request, response, COOKIE, language, A_YEAR)


def _read_cookie(text: str) -> str:
    start = text.find(f"{COOKIE}=")
    return "" if start < 0 else text[start + len(COOKIE) + 1 :].partition(";")[0].strip()
