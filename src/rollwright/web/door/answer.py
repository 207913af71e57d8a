"""What routes answer with, and what they say when they refuse."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import parse_qsl

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from ...core.errors import RollwrightError, tell_error
from ...drawing.element import Svg
from ...table.rules.refusal import Refusal, Why
from ..html.kit import Html, el
from ..html.layout import message_page
from ..html.words import say
from .host import Busy, Kind, Stopped, TooMany
from .security import DRAWING_POLICY

SEE_OTHER = 303
MOST_FIELDS = 400
SVG = "image/svg+xml"
STATUS = {Why.NO_TABLE: 404, Why.TOKEN: 403, Why.FULL: 409}
STATUS |= dict.fromkeys((Why.STORE, Why.SET_ASIDE, Why.TOO_NEW, Why.OTHER_RULES), 503)


def html(page: Html, status: int = 200) -> Response:
    """Answer with a page."""
    return HTMLResponse(page, status)


def json(value: object, status: int = 200) -> Response:
    """Answer with what a script reads."""
    body = msgspec.json.encode(value, enc_hook=_encode_text)
    return Response(body, status, media_type="application/json")


def _encode_text(value: object) -> str:
    """Return a drawing or a piece of a page as the text that it is."""
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"a script cannot read {value!r}")


def packed_json(body: bytes) -> Response:
    """Answer with JSON that was written elsewhere."""
    return Response(body, media_type="application/json")


def drawing(svg: Svg) -> Response:
    """Answer with a drawing, which may hold styles but nothing that runs."""
    return Response(svg, media_type=SVG, headers={"Content-Security-Policy": DRAWING_POLICY})


def text(content: str, kind: str = "text/plain") -> Response:
    """Answer with text that a browser shows, or reads as a part of a page."""
    return Response(content, media_type=kind)


def picture(png: bytes) -> Response:
    """Answer with a picture."""
    return Response(png, media_type="image/png")


def file(body: bytes | str, kind: str, name: str) -> Response:
    """Answer with a file to keep."""
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def lead_to(where: str) -> Response:
    """Lead a browser on after a form."""
    return RedirectResponse(where, SEE_OTHER)


def nothing() -> Response:
    """Answer that it is done."""
    return Response(status_code=204)


def refuse(kind: Kind, wrong: RollwrightError | HTTPException) -> Response:
    """Say what is wrong, in the form that the client of such a route reads."""
    status, headers = status_of(wrong), dict(wrong.headers or {}) if isinstance(wrong, HTTPException) else {}
    title, sentence = _tell(wrong)
    if kind is Kind.JSON:
        response: Response = json({"wrong": sentence}, status)
    elif kind is Kind.PAGE:
        response = html(message_page(title, sentence, el("p", el("a", say("wrong-home"), href="/"))), status)
    else:
        response = PlainTextResponse(sentence, status)
    response.headers.update({"Cache-Control": "no-store", **headers})
    return response


def status_of(wrong: RollwrightError | HTTPException) -> int:
    """Return the status of a refusal."""
    if isinstance(wrong, HTTPException):
        return wrong.status_code
    if isinstance(wrong, TooMany | Busy | Stopped):
        return wrong.status
    return STATUS.get(wrong.why, 400) if isinstance(wrong, Refusal) else 400


def _tell(wrong: RollwrightError | HTTPException) -> tuple[str, str]:
    if isinstance(wrong, HTTPException):
        return say("missing-title"), say("missing-text")
    return say("wrong-title"), tell_error(wrong)


def read_form(body: bytes) -> Mapping[str, str]:
    """Return the fields of a form; a field given twice counts once, and too many are refused."""
    try:
        fields = parse_qsl(
            body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS
        )
    except ValueError:
        raise Refusal(Why.UNREADABLE, f"a form has at most {MOST_FIELDS} fields") from None
    return dict(fields)


LEAST = 400
"""Bytes; less is not worth packing."""
TEXTS = ("text/", "application/json", "image/svg+xml")


@lru_cache(maxsize=512)
def pack(content: bytes) -> bytes:
    """Return content as gzip, the smallest there is; the same each time."""
    return gzip.compress(content, 9, mtime=0)


def pack_response(response: Response, asked: Headers) -> None:
    """Pack a text, if the browser takes that."""
    content = bytes(response.body)
    if not response.headers.get("content-type", "").startswith(TEXTS) or len(content) < LEAST:
        return
    response.headers["Vary"] = "Accept-Encoding"
    if "gzip" in asked.get("accept-encoding", ""):
        response.body = pack(content)
        response.headers.update({"Content-Encoding": "gzip", "Content-Length": str(len(response.body))})
