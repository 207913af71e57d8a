"""A site without a server: built for a run of tests, and served by a host of files.

ROLLWRIGHT_PYODIDE is the folder with the packages, or `fetch`; ROLLWRIGHT_KERNELS is a folder with kernels,
without which they are compiled. With ROLLWRIGHT_LINK=site the tests marked `links` play at such a site, which
they else do at a server (`make test-site`).
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PACKAGES = os.environ.get("ROLLWRIGHT_PYODIDE", "")
KERNELS = os.environ.get("ROLLWRIGHT_KERNELS", "")
IS_SITE = os.environ.get("ROLLWRIGHT_LINK") == "site"


class Quiet(SimpleHTTPRequestHandler):
    """A host of files that prints nothing."""

    def log_message(self, *said: object) -> None:
        """Print nothing."""


def build_site(folder: Path) -> None:
    """Write the site into a folder."""
    from rollwright.site.contents import write_contents  # these import a compiler, which few tests need
    from rollwright.web.static_site.build import write_site

    packages = None if PACKAGES == "fetch" else Path(PACKAGES)
    kernels = Path(KERNELS) if KERNELS else None
    write_site(folder, partial(write_contents, kernels=kernels), packages)


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serve the files of a folder; afterwards nobody answers at its address."""
    with ThreadingHTTPServer(("localhost", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()
