"""What a page's requests are answered with, and how their addresses are matched."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple
from urllib.parse import parse_qsl

from ..html.kit import Html


class Answer(NamedTuple):
    """A status, a content type and a body; of a redirection, the address that it leads to."""

    status: int
    kind: str
    body: str


class Asked(NamedTuple):
    """A request: the parts of its address, the query and the body."""

    parts: Mapping[str, str]
    query: Mapping[str, str]
    body: str

    @property
    def form(self) -> dict[str, str]:
        """The fields of a form."""
        return dict(parse_qsl(self.body, keep_blank_values=True))


Handler = Callable[[Asked], Awaitable[Answer]]
DONE = Answer(204, "text/plain", "")
MISSING = Answer(404, "text/plain", "")


def answer_json(content: object, status: int = 200) -> Answer:
    """Return an answer that scripts read."""
    return Answer(status, "application/json", json.dumps(content, ensure_ascii=False))


def answer_html(page: Html) -> Answer:
    """Return a page as an answer."""
    return Answer(200, "text/html", page)


def redirect(path: str) -> Answer:
    """Lead a page elsewhere."""
    return Answer(303, "text/plain", path)


class Routes:
    """Finds what answers a request."""

    def __init__(self, handlers: Mapping[str, Handler]) -> None:
        self._patterns = [(_compile(route), handler) for route, handler in handlers.items()]

    def find(self, method: str, path: str) -> tuple[Handler, Mapping[str, str]] | None:
        """Return what answers a request, and the parts of its path."""
        for pattern, handler in self._patterns:
            if found := pattern.fullmatch(f"{method} {path}"):
                return handler, found.groupdict()
        return None


def _compile(route: str) -> re.Pattern[str]:
    """ "GET /t/{code}/shares" -> a pattern with the group `code`"""
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.replace(".", r"\.")))
