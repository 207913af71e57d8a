"""Scripts, styles and fonts as files."""

from __future__ import annotations

import os
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles

from ..door.host import Cost, Kept
from ..door.packing import pack_response
from ..door.route import files as declare_files
from ..door.who import ANYONE
from .host import Server

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Scope

PACKED = frozenset({".js", ".css", ".svg", ".json"})
_COMMENTS = re.compile(
    r"^[ \t]*/\*\*?(?:(?!\*/).)*\*/[ \t]*\n|^[ \t]*//[^\n]*\n|/\*\* @type \{[^*\n]*\} \*/ ?|^[ \t]+|\n(?=\n)",
    re.MULTILINE | re.DOTALL,
)
"""Comments that are lines of their own, types in the middle of one, indents and empty lines."""


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
        response = Response(_read(path, stat_result.st_mtime), media_type=plain.media_type, headers=kept)
        pack_response(response, Headers(scope=scope))
        return response


@declare_files("/static", Cost.FREE, ANYONE, Kept.BUILD)
def static(server: Server) -> ASGIApp:
    """Return the scripts, styles, fonts and pictures of all pages."""
    return PackedFiles(directory=str(files("rollwright.web").joinpath("static")))


ROUTES = [static]
