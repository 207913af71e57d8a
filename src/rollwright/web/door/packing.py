"""Answers that hold for a while, packed as small as they get, once for every browser that asks for them."""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import Response

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
