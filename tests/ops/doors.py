"""Every address of the server, with its methods."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.web.door.host import On
from rollwright.web.door.route import FILES, SOCKET
from rollwright.web.server.route_list import list_declared


class Door(NamedTuple):
    """An address, and what may be asked there."""

    path: str
    methods: frozenset[str]


def list_doors() -> list[Door]:
    """Return the addresses of a server."""
    methods: dict[str, set[str]] = {}
    for route in list_declared():
        if route.method not in (SOCKET, FILES) and On.SERVER in route.on:
            methods.setdefault(route.path, set()).add(route.method)
    return [Door(path, frozenset(found)) for path, found in methods.items()]
