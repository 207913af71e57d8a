"""The site without a server beside the tables: where people play alone while the server is away.

Its files are at `/alone`. Pages of the tables register the site's service worker too (`/sw.js`): it answers
from the network as long as there is one, and else with a page that leads to `/alone`.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ...core.errors import InvalidSetup
from ..html.kit import Markup, el
from ..html.layout import icon, message_page
from ..html.words import say
from ..parts.assets import name_content

if TYPE_CHECKING:
    from starlette.types import Scope

ALONE, AWAY, WORKER = "/alone", "/away", "sw.js"
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
"""What pages may do in which Python runs."""
_PARTS = re.compile(r'(?:href|src)="(/static/[^"]+|/drawing\.css)"')


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


def list_site_routes(site: Path | None) -> list[BaseRoute]:
    """Return what the addresses of a site lead to; none without one."""
    if site is None:
        return []
    return [
        Route(AWAY, away),
        Route(f"/{WORKER}", service_worker),
        Mount(ALONE, SiteFiles(directory=site, html=True)),
    ]


def check_site(folder: Path) -> Path:
    """Return the folder of a site; InvalidSetup if it holds none."""
    if not (folder / WORKER).is_file():
        raise InvalidSetup(f"{folder} holds no site; write one with: rollwright site -o {folder}")
    return folder


def alone_card() -> Markup:
    """Return the way to the site, for the front page, whose script registers the service worker."""
    link = el(
        "a", icon("dice"), say("away-play"), href=f"{ALONE}/", class_="button", data_worker=f"/{WORKER}"
    )
    return el("section", el("h2", say("away-card")), el("p", say("away-lead")), link, class_="card")


def away_page() -> str:
    """Return what is shown when the server does not answer."""
    link = el("a", icon("dice"), say("away-play"), href=f"{ALONE}/", class_="button main")
    return message_page(say("away-title"), say("away-text"), el("p", link))


async def away(request: Request) -> Response:
    """Show the page for when the server is away, which browsers keep."""
    return HTMLResponse(away_page())


async def service_worker(request: Request) -> Response:
    """Return the service worker of the tables' pages."""
    shown = away_page()
    files = [AWAY, *dict.fromkeys(_PARTS.findall(shown))]
    facts = {"version": name_content(shown), "files": files, "values": [], "away": AWAY}
    text = f"self.site = {json.dumps(facts)};\nimportScripts('/static/local/offline.js');\n"
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})
