"""The challenges of a game: each with its goal, told before it is played, and a button that plays it."""

from __future__ import annotations

from typing import NamedTuple

from ...any_game import AnyGame
from ...core.descriptions import goal_of, name_game
from ...core.options import Options, new_options
from ...language.current import cached_in_language
from ..html.kit import Html, el
from ..html.layout import icon, opening_form, page
from ..html.words import say


class Challenge(NamedTuple):
    """A value of an option that sets a goal."""

    option: str
    value: str
    name: str
    goal: str


@cached_in_language(64)
def list_challenges(game: AnyGame) -> tuple[Challenge, ...]:
    """Return the challenges of a game, in their order; nothing for games without."""
    found = []
    for option in game.options:
        for value in option.values:
            goal_text = goal_of(game, new_options(game.options, {option.name: value}))
            if goal_text:
                name, _, goal = goal_text.partition(": ")
                found.append(Challenge(option.name, value, name.rstrip(), goal))
    return tuple(found)


def find_challenge(game: AnyGame, options: Options) -> tuple[Challenge, Challenge | None] | None:
    """Return the challenge that a table's options set, and the one after it."""
    listed = list_challenges(game)
    for place, each in enumerate(listed):
        if options.get(each.option) == each.value:
            return each, listed[place + 1] if place + 1 < len(listed) else None
    return None


def challenges_page(game: AnyGame, known: str = "") -> Html:
    """Return the page of a game's challenges; `known` says which a profile has won, for the script."""
    return page(
        say("challenges-title", game=name_game(game)),
        el("h1", say("challenges-title", game=name_game(game))),
        el("p", say("challenges-lead"), class_="lead"),
        el("ol", [_show(game, each) for each in list_challenges(game)], class_="challenges",
           data_known=known or None),
        script="home/home.js",
    )  # fmt: skip


def _show(game: AnyGame, challenge: Challenge) -> Html:
    form = opening_form(
        f"/play/{game.id}",
        el("input", type="hidden", name="promise", class_="promise"),
        el("input", type="hidden", name=f"option.{challenge.option}", value=challenge.value),
        el("button", icon("dice"), say("challenges-play"), type="submit",
           aria_label=f"{say('challenges-play')}: {challenge.name}"),
    )  # fmt: skip
    won = el("span", icon("star"), say("challenges-won"), class_="tag medal", hidden=True)
    head = el("h2", challenge.name, " ", won)
    return el(
        "li", head, el("p", challenge.goal), form, class_="card", data_won=f"{game.id} {challenge.value}"
    )
