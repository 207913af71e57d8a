"""The page on which bots play in the visitor's own browser, and what its script asks for."""

from __future__ import annotations

from starlette.responses import Response

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.errors import InvalidSetup
from ...core.rules_engine import RulesEngine
from ...games.catalogue import find_game
from ..door.answer import html, nothing, text
from ..door.host import Cost, Kept, Kind, On
from ..door.route import Asked, Posted, get, post
from ..door.who import ANYONE
from ..html.kit import Html, el
from ..html.layout import icon, page
from ..html.words import say
from ..parts.games import all_games
from .simulation import Simulation, list_scores, show_run


def simulation_card() -> Html:
    """Return the way to the page."""
    button = el("a", icon("chart"), say("home-simulate"), href="/simulate", class_="button")
    return el("section", el("h2", say("simulate-title")), el("div", button, class_="row"), class_="card")


def simulation_page() -> Html:
    """Return the page: a game, the bots, and room for their results."""
    games = [game for game in all_games() if not isinstance(game.engine(fast=False), RulesEngine)]
    form = el(
        "form",
        el("label", say("simulate-game"), " ", _choose_game(games)),
        el("fieldset", el("legend", say("simulate-bots")), _choose_bots(games), class_="row"),
        el(
            "div",
            el("button", say("simulate-start"), class_="main", id="start"),
            el("button", say("simulate-pause"), type="button", id="pause", disabled=True),
            el("a", say("simulate-save"), id="save", class_="button", hidden=True),
            class_="row",
        ),
        el("p", id="state", role="status"),
        id="simulate",
        class_="card",
    )
    return page(
        say("simulate-title"),
        el("h1", say("simulate-title")),
        el("p", say("simulate-lead")),
        form,
        el("div", id="results"),
        script="page/simulate.js",
        wide=True,
    )


def _choose_game(games: list[AnyGame]) -> Html:
    options = [el("option", name_game(game), value=game.id, data_bots=_bots(game)) for game in games]
    return el("select", options, name="game", id="game")


def _bots(game: AnyGame) -> str:
    return " ".join(game.engine(fast=False).policies)


def _choose_bots(games: list[AnyGame]) -> list[Html]:
    """Return a box to tick for every bot that any of the games has."""
    bots = dict.fromkeys(bot for game in games for bot in _bots(game).split())
    return [
        el(
            "label",
            el("input", type="checkbox", name=f"bot.{bot}", value=1, checked=True),
            bot,
            class_="tick",
        )
        for bot in bots
    ]


# ---- addresses


@get("/simulate", Cost.FREE, ANYONE, on=On.PAGE, kept=Kept.BUILD)
async def simulate(asked: Asked[None]) -> Response:
    """Show the page."""
    return html(simulation_page())


@post("/simulation", Cost.THINK, ANYONE, Kind.JSON, On.PAGE)
async def begin(posted: Posted[None]) -> Response:
    """Begin a run, or go on with one that is paused."""
    form = posted.form
    game = find_game(form.get("game", ""))
    bots = [bot for bot in game.engine(fast=False).policies if f"bot.{bot}" in form]
    if not bots:
        raise InvalidSetup(say("simulate-no_bot"))
    await posted.host.prepare_game(game.id, {}, bots)
    posted.host.service(Simulation).begin(game.id, bots)
    return nothing()


@post("/simulation/pause", Cost.FREE, ANYONE, Kind.NOTHING, On.PAGE)
async def pause(posted: Posted[None]) -> Response:
    """Play no more games."""
    await posted.host.service(Simulation).pause()
    return nothing()


@get("/simulation", Cost.FREE, ANYONE, Kind.FILE, On.PAGE)
async def results(asked: Asked[None]) -> Response:
    """Show the results so far, as a part of the page."""
    run = asked.host.service(Simulation).run
    return html(el("div", show_run(run) if run else None, id="results"))


@get("/simulation.csv", Cost.FREE, ANYONE, Kind.FILE, On.PAGE)
async def scores(asked: Asked[None]) -> Response:
    """Hand out how often each score came."""
    run = asked.host.service(Simulation).run
    return text(list_scores(run) if run else "", "text/csv")


ROUTES = [simulate, begin, pause, results, scores]
