"""Everything that an address may lead to, as a table: `python -m rollwright.web.server.route_list`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from .. import app
from ..door.host import Kind, On
from ..door.route import FILES, SOCKET, Route
from . import guard

PAGE = Path(__file__).resolve().parents[4] / "docs" / "routes.md"
COLUMNS = ("method", "path", "identity", "cost", "kind", "host", "feature")
HOSTS = {On.SERVER: "server", On.PAGE: "page", On.BOTH: "both"}
KINDS = {Kind.PAGE: "page", Kind.JSON: "json", Kind.FILE: "file", Kind.NOTHING: "nothing"}
HEADER = """# Routes

This page is written by `make docs` from the declarations in the code; `rollwright serve --routes` prints them
too. [Running a server](running.md#limits) says how much of each cost an address may ask for.

The identity is what is found before a route does anything: a *visitor* may have a profile, a *newcomer* gets
one, a *secret* is a code or link that is the right itself, the *operator* asks from the server's machine or
with its token. The host *page* is a browser without a server.

"""


def list_declared() -> list[Route]:
    """Return all routes of all hosts, in the order of their paths."""
    return sorted([*app.ROUTES, *guard.ROUTES], key=lambda route: (route.path, route.method))


def describe_routes() -> list[dict[str, str]]:
    """Return what is declared of each route."""
    return [
        {
            "method": route.method,
            "path": re.sub(r":\w+}", "}", route.path),
            "identity": route.who.name,
            "cost": route.cost.name.lower(),
            "kind": KINDS[route.kind] if route.method not in (SOCKET, FILES) else route.method.lower(),
            "host": HOSTS[route.on],
            "feature": route.feature,
        }
        for route in list_declared()
    ]


def format_routes() -> str:
    """Return the routes as lines of columns."""
    rows = [list(COLUMNS), *(list(route.values()) for route in describe_routes())]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)) for row in rows)
    return "".join(f"{line.rstrip()}\n" for line in lines)


def format_page() -> str:
    """Return the page of the documentation."""
    rows = [COLUMNS, ("---",) * len(COLUMNS), *(_link(route) for route in describe_routes())]
    return HEADER + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _link(route: dict[str, str]) -> tuple[str, ...]:
    return tuple(f"`{text}`" if name == "path" else text for name, text in route.items())


def main() -> None:
    """Write the page."""
    PAGE.write_text(format_page(), encoding="utf-8")
    sys.stdout.write("docs/routes.md is written\n")


if __name__ == "__main__":
    main()
