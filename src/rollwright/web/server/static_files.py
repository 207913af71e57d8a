"""Files: scripts, styles and fonts, and the site without a server, for when the server is away.

Its files are at `/alone`. The front page registers a service worker (`/sw.js`), which answers from the
network as long as there is one, and else leads to the same page of the site, if the browser has it, or to
a page that says so. The site is kept when a person who plays here is idle on a free line, or asks for it.
"""

from __future__ import annotations

import json
import os
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles

from ...core.errors import InvalidSetup
from ..door.answer import html, pack_response, text
from ..door.host import Cost, Kept, Kind, On
from ..door.route import Asked, get
from ..door.route import files as declare_files
from ..door.who import ANYONE
from ..html.kit import Html, el
from ..html.layout import SITE_POLICY, icon, message_page
from ..html.words import say
from ..parts.assets import name_content

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Scope


ALONE, AWAY, WORKER = "/alone", "/away", "sw.js"
SCRIPT = "text/javascript"
POLICY = f"{SITE_POLICY}; frame-ancestors 'none'"
_PARTS = re.compile(r'(?:href|src)="(/static/[^"]+|/drawing\.css)"')


class HasSite(Protocol):
    """A server that may have a site beside its tables."""

    site: Path | None


class SiteFiles(StaticFiles):
    """The files of a site."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a file; a page is told what it may do."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        if str(full_path).endswith(".html"):
            response.headers["Content-Security-Policy"] = POLICY
        return response


def check_site(folder: Path) -> Path:
    """Return the folder of a site; InvalidSetup if it holds none."""
    if not (folder / WORKER).is_file():
        raise InvalidSetup(f"{folder} holds no site; write one with: rollwright site -o {folder}")
    return folder


def alone_card() -> Html:
    """Return what the front page says of playing without a network; its script keeps the site."""
    keep = el("button", icon("check"), say("away-keep"), type="button", id="keep-offline", hidden=True)
    link = el("a", icon("dice"), say("away-begin"), href=f"{ALONE}/", class_="button")
    words = {"data_busy": say("away-keeping"), "data_kept": say("away-kept")}
    told = el("p", role="status", id="offline-told", class_="quiet", hidden=True, **words)
    parts = [el("h2", say("away-card")), el("p", say("away-lead")), told, el("div", keep, link, class_="row")]
    return el("section", parts, class_="card", data_worker=f"/{WORKER}", data_site=f"{ALONE}/")


def away_page() -> Html:
    """Return what is shown when the server does not answer."""
    link = el("a", icon("dice"), say("away-play"), href=f"{ALONE}/", class_="button main")
    return message_page(say("away-title"), say("away-text"), el("p", link))


@get(AWAY, Cost.FREE, ANYONE, on=On.SERVER)
async def away(asked: Asked[None]) -> Response:
    """Show the page for when the server is away, which browsers keep."""
    _check(asked)
    return html(away_page())


@get(f"/{WORKER}", Cost.FREE, ANYONE, Kind.FILE, On.SERVER, Kept.BUILD)
async def service_worker(asked: Asked[None]) -> Response:
    """Return the service worker of the tables' pages."""
    _check(asked)
    shown = away_page()
    files = [AWAY, *dict.fromkeys(_PARTS.findall(shown))]
    facts = {"version": name_content(shown), "files": files, "values": [], "away": AWAY, "alone": ALONE}
    return text(f"self.site = {json.dumps(facts)};\nimportScripts('/static/page/offline.js');\n", SCRIPT)


def _check(asked: Asked[None]) -> None:
    """Refuse where there is no site beside the tables."""
    if not asked.host.has_site:
        raise HTTPException(404)


@declare_files(ALONE, Cost.FREE, ANYONE, Kept.BUILD)
def alone(server: HasSite) -> ASGIApp | None:
    """Return the site, if there is one."""
    return None if server.site is None else SiteFiles(directory=server.site, html=True)


# ---- scripts, styles and fonts

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
def static(server: HasSite) -> ASGIApp:
    """Return the scripts, styles, fonts and pictures of all pages."""
    return PackedFiles(directory=str(files("rollwright.web").joinpath("static")))


ROUTES = [away, service_worker, alone, static]
