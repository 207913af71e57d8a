"""Every address of the server, with its methods."""

from __future__ import annotations

from typing import NamedTuple

from starlette.routing import Route

from rollwright.web.door.host import On
from rollwright.web.door.route import FILES, SOCKET
from rollwright.web.server.guard import list_undeclared
from rollwright.web.server.route_list import list_declared


class Door(NamedTuple):
    """An address, and what may be asked there."""

    path: str
    methods: frozenset[str]


def list_doors() -> list[Door]:
    """Return the addresses that routes declare, then those of routes that are not declared yet."""
    methods: dict[str, set[str]] = {}
    for route in list_declared():
        if route.method not in (SOCKET, FILES) and On.SERVER in route.on:
            methods.setdefault(route.path, set()).add(route.method)
    declared = [Door(path, frozenset(found)) for path, found in methods.items()]
    return declared + [
        Door(route.path, frozenset(route.methods or ()))
        for route in list_undeclared()
        if isinstance(route, Route)
    ]
