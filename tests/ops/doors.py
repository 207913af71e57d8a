"""Every address of the server, with its methods."""

from __future__ import annotations

from typing import NamedTuple

from starlette.routing import Route

from rollwright.web.app import ROUTES
from rollwright.web.server import guard
from rollwright.web.server.guard import list_routes


class Door(NamedTuple):
    """An address, and what may be asked there."""

    path: str
    methods: frozenset[str]


def list_doors() -> list[Door]:
    """Return the addresses that routes declare, then those of files."""
    methods: dict[str, set[str]] = {}
    for route in (*ROUTES, *guard.ROUTES):
        methods.setdefault(route.path, set()).add(route.method)
    declared = [Door(path, frozenset(found)) for path, found in methods.items()]
    return declared + [
        Door(route.path, frozenset(route.methods or ()))
        for route in list_routes()
        if isinstance(route, Route)
    ]
