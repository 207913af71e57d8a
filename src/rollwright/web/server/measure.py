"""Health and figures, for whom a server belongs to: to ask for them has no effect."""

from __future__ import annotations

from starlette.responses import Response

from ..door.answer import json, text
from ..door.host import Cost, Kind, On
from ..door.metrics import format_figures
from ..door.route import Asked, get
from ..door.who import OPERATOR
from .host import Server

PROMETHEUS = "text/plain; version=0.0.4"


@get("/healthz", Cost.FREE, OPERATOR, Kind.JSON, On.SERVER)
async def health(asked: Asked[None]) -> Response:
    """Say whether moves can be saved and players need not wait."""
    found = _server_of(asked).pulse.health
    shown = {
        "ok": found.ok,
        "players_wait": found.do_players_wait,
        "live_tables": found.live_tables,
        "warming_up": found.is_warming_up,
        "set_aside": len(found.set_aside),
    }
    return json(shown, 200 if found.ok else 503)


@get("/metrics", Cost.FREE, OPERATOR, Kind.FILE, On.SERVER)
async def metrics(asked: Asked[None]) -> Response:
    """Tell figures in the text form that Prometheus reads."""
    server = _server_of(asked)
    found = server.pulse.health
    gauges = {
        "up": int(found.ok),
        "live_tables": found.live_tables,
        "tables_set_aside": len(found.set_aside),
        "warming_up": int(found.is_warming_up),
        "levels_playing": int(server.days.is_playing),
        "sockets": sum(server.places.held.values()),
        "store_bytes": found.store_bytes,
        "players_wait": int(found.do_players_wait),
        **server.queues(),
    }
    times = {
        "command": server.commands,
        "commit": server.commits,
        "question": server.workers.times,
        "question_wait": server.workers.waits,
        "bot_wait": server.bot_waits,
        "thinking": server.thinking.times,
        "thinking_wait": server.thinking.waits,
    }
    return text(format_figures(gauges, {**server.counters, **server.refusals()}, times), PROMETHEUS)


def _server_of(asked: Asked[None]) -> Server:
    assert isinstance(asked.host, Server), "only a server has figures"
    return asked.host


ROUTES = [health, metrics]
