"""Files and texts packed as small as they get, once, for every browser that asks for them."""

from __future__ import annotations

import gzip
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles

if TYPE_CHECKING:
    from starlette.types import Scope

LEAST = 400
"""Bytes; less is not worth packing."""
PACKED = frozenset({".js", ".css", ".svg", ".json"})
_COMMENTS = re.compile(
    r"^[ \t]*/\*\*?(?:(?!\*/).)*\*/[ \t]*\n|^[ \t]*//[^\n]*\n|/\*\* @type \{[^*\n]*\} \*/ ?|^[ \t]+|\n(?=\n)",
    re.MULTILINE | re.DOTALL,
)
"""Comments that are lines of their own, types in the middle of one, indents and empty lines."""


@lru_cache(maxsize=512)
def pack(content: bytes) -> bytes:
    """Return content as gzip, the smallest there is; the same each time."""
    return gzip.compress(content, 9, mtime=0)


def send_packed(request_headers: Headers, content: bytes, kind: str, headers: dict[str, str]) -> Response:
    """Answer with content, packed if the browser takes that."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if len(content) < LEAST or "gzip" not in request_headers.get("accept-encoding", ""):
        return Response(content, media_type=kind, headers=headers)
    return Response(pack(content), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=256)
def _read(path: str, changed: float) -> bytes:
    content = Path(path).read_bytes()
    return strip_comments(content.decode()).encode() if path.endswith((".js", ".css")) else content


def strip_comments(script: str) -> str:
    """Return a script or style sheet without what only people read: a fifth of a script."""
    return _COMMENTS.sub("", script)


class PackedFiles(StaticFiles):
    """Static files; texts among them are packed once and kept."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a file, or that the browser has it already."""
        plain = super().file_response(full_path, stat_result, scope, status_code)
        path = str(full_path)
        if not isinstance(plain, FileResponse) or isinstance(plain, NotModifiedResponse):
            return plain
        if Path(path).suffix not in PACKED:
            return plain
        kept = {name: plain.headers[name] for name in ("etag", "last-modified")}
        return send_packed(
            Headers(scope=scope), _read(path, stat_result.st_mtime), plain.media_type or "", kept
        )
