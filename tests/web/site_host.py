"""A site without a server: built for a run of tests, and served by a host of files.

ROLLWRIGHT_PYODIDE is the folder with the packages, or `fetch`; ROLLWRIGHT_KERNELS is a folder with kernels,
without which they are compiled; ROLLWRIGHT_SITE is a site that is written already and needs neither. With
ROLLWRIGHT_LINK=site the tests marked `links` play at such a site, which they else do at a server
(`make test-site`).
"""

from __future__ import annotations

import io
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO

WRITTEN = os.environ.get("ROLLWRIGHT_SITE", "")
PACKAGES = os.environ.get("ROLLWRIGHT_PYODIDE", WRITTEN)
KERNELS = os.environ.get("ROLLWRIGHT_KERNELS", "")
IN_HOST = "games/here"
"""Where a site is on its host: not at the root."""
IS_SITE = os.environ.get("ROLLWRIGHT_LINK") == "site"


class Asked:
    """What pages asked a host for; what a service worker fetches to keep it is not counted."""

    def __init__(self) -> None:
        self.by_pages: list[str] = []


class Quiet(SimpleHTTPRequestHandler):
    """A host of files that prints nothing."""

    def __init__(self, *args: Any, asked: Asked, **named: Any) -> None:
        self._asked = asked
        super().__init__(*args, **named)

    def log_message(self, *said: object) -> None:
        """Print nothing."""

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Note what is asked for, and answer."""
        path = self.path.partition("?")[0]
        if not self.headers.get("Referer", "").endswith("/sw.js"):
            self._asked.by_pages.append(f"{path}index.html" if path.endswith("/") else path)
        return super().send_head()


def build_site(folder: Path) -> None:
    """Write the site into a folder, or copy the one that is written."""
    if WRITTEN:
        shutil.copytree(WRITTEN, folder)
        return
    from rollwright.site.archive import write_contents
    from rollwright.web.page.build import write_site

    packages = None if PACKAGES == "fetch" else Path(PACKAGES)
    kernels = Path(KERNELS) if KERNELS else None
    write_site(folder, partial(write_contents, kernels=kernels), packages)


@contextmanager
def serve(folder: Path, asked: Asked | None = None) -> Iterator[str]:
    """Serve the files of a folder; afterwards nobody answers at its address."""
    handler = partial(Quiet, directory=str(folder), asked=asked or Asked())
    with ThreadingHTTPServer(("localhost", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()
