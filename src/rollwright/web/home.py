"""The front page: the games, a new table, the way to somebody else's."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ..bots.levels import LEVELS, find_level
from ..core.game import AnyGame, start_game
from ..core.lesson import lesson_of
from ..core.manifest import read_text
from ..core.options import Options, usual_options
from ..sheets.svg import draw
from .bots import QUICK, STAND_IN
from .catalogue import say
from .games import all_games
from .html import Markup, el
from .layout import avatar_choice, icon, page
from .options import house_field, option_field

MOST_LISTED = 12


class Me(NamedTuple):
    """What a browser remembers of its person."""

    name: str = ""
    avatar: str = ""


class Mine(NamedTuple):
    """A table this browser has a seat at."""

    table: str
    game: str
    state: str
    is_urgent: bool = False


def home_page(me: Me, mine: Sequence[Mine], levels: dict[str, tuple[str, ...]], wrong: str = "") -> str:
    """Return the front page."""
    return page(
        "",
        el(
            "section",
            el("div", el("h1", say("home.title")), el("p", say("home.lead"), class_="lead")),
            _join_form(),
            class_="hero",
        ),
        wrong and el("p", wrong, role="alert", class_="wrong"),
        _mine(mine),
        el("section", el("h2", say("home.games"), id="games"), _cards(), aria_labelledby="games"),
        _new_table(me, levels),
        script="home.js",
    )


def _join_form() -> Markup:
    return el(
        "form",
        el("label", say("home.code"), for_="code"),
        el(
            "div",
            el(
                "input",
                id="code",
                name="code",
                required=True,
                maxlength=12,
                autocomplete="off",
                placeholder="K7P2QD",
                spellcheck="false",
            ),
            el("button", say("home.join"), type="submit"),
            class_="row",
        ),
        action="/join",
        method="get",
        class_="join card",
    )


def _mine(mine: Sequence[Mine]) -> Markup | None:
    if not mine:
        return None
    rows = [
        el(
            "li",
            el(
                "a",
                el("b", seat.game),
                " ",
                el("code", seat.table),
                " ",
                el("span", seat.state, class_="tag urgent" if seat.is_urgent else "tag"),
                href=f"/t/{seat.table}",
            ),
        )
        for seat in mine[:MOST_LISTED]
    ]
    heading = el("h2", say("home.mine"), id="mine")
    return el("section", heading, el("ul", rows, class_="mine"), aria_labelledby="mine")


def _cards() -> Markup:
    games = all_games()
    first = next((game.id for game in games if lesson_of(game) is not None), "")
    return el("div", [_card(game, game.id == first) for game in games], class_="games")


def _card(game: AnyGame, is_first: bool) -> Markup:
    facts = f"{count_players(game)} · {say('home.minutes', number=game.manifest.minutes)}"
    play = say("home.with_bot") if game.manifest.bots else say("home.solo")
    return el(
        "article",
        el("button", el("img", src=f"/games/{game.id}.svg", alt="", loading="lazy"), type="submit",
           form=f"{'learn' if lesson_of(game) else 'play'}-{game.id}", tabindex="-1", aria_hidden="true",
           class_="sheet"),
        el("h3", game.name, is_first and el("span", say("home.begin_here"), class_="tag begin")),
        el("p", facts, class_="facts"),
        el("p", game.manifest.blurb),
        el(
            "div",
            lesson_of(game) and _start(f"learn-{game.id}", f"/learn/{game.id}", say("home.learn"), is_first),
            _start(f"play-{game.id}", f"/play/{game.id}", play, not is_first),
            el("button", say("home.together"), type="button", class_="open-new", data_game=game.id),
            el("a", say("home.rules"), href=f"/rules/{game.id}",
               aria_label=f"{say('home.rules')}: {game.name}"),
            class_="row",
        ),
        class_="card game",
    )  # fmt: skip


def _start(name: str, action: str, label: str, is_main: bool) -> Markup:
    """Return a button that opens a table and goes there."""
    promise = el("input", type="hidden", name="promise", class_="promise")
    button = el("button", label, type="submit", class_="main" if is_main else None)
    return el("form", promise, button, id=name, method="post", action=action)


def count_players(game: AnyGame) -> str:
    """ "1–100 players" """
    low, high = game.seats[0], game.seats[-1]
    return say("home.players", number=str(low) if low == high else f"{low}–{high}")


# ---- a new table


def _new_table(me: Me, levels: dict[str, tuple[str, ...]]) -> Markup:
    games = all_games()
    return el(
        "section",
        el("h2", say("new.title"), id="new"),
        el(
            "form",
            el("input", type="hidden", name="promise", class_="promise"),
            el("div", _who(me), _what(games), class_="columns"),
            [game_fields(game, levels[game.id]) for game in games],
            el("details", el("summary", say("new.times")), times()),
            el("button", icon("dice"), say("new.open"), type="submit", class_="main"),
            method="post",
            action="/tables",
            class_="card new",
            id="new-table",
        ),
        el("p", el("a", say("paper.title"), href="/paper"), class_="beside-form"),
        aria_labelledby="new",
    )


def _who(me: Me) -> Markup:
    return el("div", name_field(me), avatar_choice(me.avatar))


def name_field(me: Me) -> Markup:
    """Return the field for one's name."""
    return el(
        "label",
        say("form.name"),
        el("input", name="name", value=me.name, required=True, maxlength=40, autocomplete="nickname"),
    )


def _what(games: Sequence[AnyGame]) -> Markup:
    options = [el("option", game.name, value=game.id) for game in games]
    return el("label", say("new.game"), el("select", options, name="game", id="new-game"))


def game_fields(
    game: AnyGame, levels: tuple[str, ...], options: Options | None = None, is_alone: bool = False
) -> Markup:
    """Return the seats and options of one game; the script shows those of the game chosen.

    Alone there is one person, and bots where the game needs more.
    """
    low, high = game.seats[0], game.seats[-1]
    persons = 1 if is_alone else min(max(2, low), high)
    bots_needed = max(0, low - persons)
    people = el(
        "label",
        say("new.people"),
        el("input", type="number", name=f"{game.id}.people", value=persons, min=1, max=high),
    )
    bots = [
        el(
            "label",
            say("new.bots", level=name_level(level)),
            el(
                "input",
                type="number",
                name=f"{game.id}.bots.{level}",
                value=bots_needed if level == QUICK else 0,
                min=0,
                max=high - 1,
            ),
            el("small", describe_level(level)),
        )
        for level in levels
    ]
    seats = el("fieldset", el("legend", say("new.seats")), people, bots, class_="inline")
    fields = [
        option_field(game, option, (options or {}).get(option.name)) for option in usual_options(game.options)
    ]
    if any(option.is_house for option in game.options):
        fields.append(house_field(game, options or {}))
    rules = fields and el("fieldset", el("legend", say("new.options")), fields, class_="inline")
    return el("div", seats, rules, class_="of-game", data_game=game.id)


def name_level(level: str) -> str:
    """ "greedy" -> "greedy"; levels are words already, only tidied."""
    return level.replace("_", " ").replace("-", " ")


def describe_level(level: str) -> str:
    """ "apprentice" -> "Takes the most there is now and never looks ahead." """
    known = find_level(level)
    return known.help if known else ""


def times() -> Markup:
    """Return the fields for how long a turn may take, when dice are rolled, and who may ask for hints."""
    timers = (("", "new.no_timer"), ("30", "new.timer30"), ("60", "new.timer60"), ("120", "new.timer120"),
              ("86400", "new.timer_day"))  # fmt: skip
    bots = [
        el("option", name_level(level.name), value=level.name, selected=level.name == STAND_IN)
        for level in LEVELS
    ]
    rolls = (("", "new.roll_hand"), ("0", "new.roll_now"), ("3", "new.roll3"), ("10", "new.roll10"))
    hints = (("alone", "new.hints_alone"), ("all", "new.hints_all"), ("nobody", "new.hints_nobody"))
    return el(
        "div",
        el("label", say("new.timer"), _select("timer", timers)),
        el("label", say("new.roll_after"), _select("roll_after", rolls)),
        el("label", say("new.stand_in"), el("select", bots, name="stand_in")),
        el("label", say("new.hints"), _select("hints", hints)),
        class_="inline",
    )


def _select(name: str, choices: Sequence[tuple[str, str]]) -> Markup:
    return el("select", [el("option", say(key), value=value) for value, key in choices], name=name)


# ---- the drawings on the cards


@cache
def sample_sheet(game_id: str) -> str:
    """Return a sheet of that game from the middle of a game, for its card; blank if none is kept."""
    game = next(game for game in all_games() if game.id == game_id)
    names = ["Ada", "Bo"][: game.seats[0]]
    text = read_text(game.manifest.sample)
    if not text:
        return draw(game, start_game(game, game.seats[0]), 0, names=names)
    return draw(game, game.parse_sheet(text, checked=False), 0, names=names)


def describe_games() -> str:
    """Return what the scripts need to know of every game."""
    return json.dumps({game.id: {"name": game.name, "terms": list(game.terms)} for game in all_games()})
