"""Questions scripts ask: scoring a sheet, replaying a record, checking dice. Nothing here is kept."""

from __future__ import annotations

from starlette.routing import BaseRoute

ROUTES: list[BaseRoute] = []
