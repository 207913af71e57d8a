"""The language in which a request is answered: its address's, the one chosen before, or the browser's own."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

from ...language.current import choose_language, find_language

COOKIE, PARAMETER = "rw_language", "lang"
A_YEAR = 365 * 24 * 3600


def language_of(scope: Scope) -> str:
    """Return the language of a page, a socket or anything that a page asks for."""
    headers = Headers(scope=scope)
    named = asked_language(scope) or find_language(_read_cookie(headers.get("cookie", "")))
    return named or choose_language(headers.get("accept-language", "")[:200])


def asked_language(scope: Scope) -> str | None:
    """Return the language that an address asks for: /rules?lang=tr"""
    query = scope.get("query_string", b"").decode("latin-1")
    asked = parse_qs(query).get(PARAMETER, [""])[-1] if PARAMETER in query else ""
    return find_language(asked)


def keep_language(response: Response, language: str) -> None:
    """Have a browser remember the language that its person chose."""
    response.set_cookie(COOKIE, language, A_YEAR, httponly=True, samesite="lax")


def language_cookie(language: str) -> str:
    """Return the header by which a page whose address names a language is remembered."""
    response = Response()
    keep_language(response, language)
    return response.headers["set-cookie"]


def _read_cookie(text: str) -> str:
    start = text.find(f"{COOKIE}=")
    return "" if start < 0 else text[start + len(COOKIE) + 1 :].partition(";")[0].strip()
