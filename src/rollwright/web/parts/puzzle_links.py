"""The puzzles of a game and a day as links, each with a mark of what became of it."""

from __future__ import annotations

from datetime import date

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.teaching.puzzle import LEVELS
from ..html.kit import Html, el
from ..html.words import say


def puzzle_links(day: date, game: AnyGame) -> Html:
    """Return a link for each level; the script marks those that were found and those that were not."""
    links = [
        el(
            "a",
            el("span", class_="puzzle-mark", aria_hidden="true"),
            el("b", say(f"puzzle-level-{level}")),
            el("small", say("puzzle-open"), class_="puzzle-told"),
            el("span", f", {name_game(game)}", class_="hidden"),
            class_="button puzzle-link",
            href=f"/puzzle/{day}/{game.id}/{level}",
            data_puzzle=f"{day} {game.id} {level}",
        )
        for level in LEVELS
    ]
    return el("div", links, class_="puzzle-links")
