"""The page on which bots play in the visitor's own browser."""

from __future__ import annotations

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.rules_engine import RulesEngine
from ..html.kit import Html, el
from ..html.layout import page
from ..html.words import say
from ..parts.games import all_games


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
        script="local/simulate.js",
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
