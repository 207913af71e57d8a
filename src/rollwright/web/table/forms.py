"""Forms for tables that are not quite new: with a seed's dice, or going on from sheets of paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...any_game import AnyGame
from ...bots.levels import name_level
from ...core.descriptions import name_game
from ...core.errors import InvalidSetup
from ...core.game import start_game
from ...core.options import Options
from ...core.resources import read_text
from ...table.rules.table_state import TableState
from ..door.person import Me
from ..html.kit import Child, Html, el
from ..html.layout import avatar_choice, icon, page
from ..html.words import say
from ..parts.games import all_games
from .mine import Mine
from .new_table import (
    Times,
    companion_fields,
    device_choice,
    game_choice,
    name_field,
    option_fields,
    plan_seats,
    seat_fields,
    times,
)

_ONE_DEVICE = el("input", type="radio", name="device", value="one", checked=True, hidden=True)
"""Stands for the choice of devices where there is one."""


def new_page(
    me: Me,
    asked: FormValues,
    levels: Mapping[str, tuple[str, ...]],
    wrong: str = "",
    has_one_device: bool = False,
) -> Html:
    """Return the form for a new table, in three steps; only its button opens one.

    `has_one_device` says that everybody shares a device, as in a page without a server.
    """
    title = (
        say("new-title")
        if asked.seed is None
        else say("new-seeded", game=name_game(asked.game), seed=str(asked.seed))
    )
    games = all_games() if asked.is_free else (asked.game,)
    seats = [_seats_of(game, levels[game.id], asked) for game in games]
    options = [
        option_fields(game, asked.options, asked.house) if game is asked.game else option_fields(game)
        for game in games
    ]
    devices = _ONE_DEVICE if has_one_device else device_choice(asked.beside is not None)
    form = el(
        "form",
        _hidden("promise", "", "promise"),
        _hidden("seed", "" if asked.seed is None else asked.seed),
        _step(1, "new-which", game_choice(games, asked.game)),
        _step(2, "new-who", seats, devices),
        _step(3, "new-you", el("div", name_field(me), class_="inline"), avatar_choice(me.avatar)),
        companion_fields(asked.beside or ()),
        el(
            "details",
            el("summary", say("new-more")),
            options,
            times(asked.times),
            open=bool(asked.options or asked.house or asked.times != Times()),
        ),
        el("button", icon("dice"), say("new-open"), type="submit", class_="main large"),
        asked.seed is not None
        and not has_one_device
        and el(
            "button",
            icon("person"),
            say("shared-from_seed"),
            type="submit",
            formaction="/shared",
            formnovalidate=True,
            class_="large",
        ),
        method="post",
        action="/tables",
        class_="new",
        id="new-table",
    )
    practice = say("practice-new", seed=str(asked.seed))
    notice = el("p", el("b", say("practice-title")), " ", practice, class_="practice")
    return page(
        title,
        el(
            "section",
            el("h1", title),
            notice if asked.seed is not None else None,
            wrong and el("p", wrong, role="alert", class_="wrong"),
            form,
            class_="card",
        ),
        script="home/home.js",
    )


class FormValues(NamedTuple):
    """What a form begins with: what its address asks for, or what was typed; free is a choice of games."""

    game: AnyGame
    options: Options
    seed: int | None = None
    is_free: bool = True
    house: str | None = None
    """House rules as they were typed, where a form did not do."""
    seats: tuple[int, tuple[str, ...]] | None = None
    """How many people and which bots such a form asked for."""
    times: Times = Times()
    beside: tuple[str, ...] | None = None
    """The names of those who share this device, as typed; None if each has their own."""


def _seats_of(game: AnyGame, levels: tuple[str, ...], asked: FormValues) -> Html:
    if asked.seats is not None and game is asked.game:
        return seat_fields(game, levels, *asked.seats)
    is_solo = game is asked.game and not _can_seat(game, 2, asked.options)
    is_alone = is_solo or (asked.seed is not None and _can_seat(game, game.seats[0], asked.options))
    return seat_fields(game, levels, *plan_seats(game, is_alone))


def _step(number: int, key: str, *content: Child) -> Html:
    legend = el("legend", el("span", number, class_="number"), " ", say(key))
    return el("fieldset", legend, *content, class_="step")


def setup_page(
    table_state: TableState, levels: tuple[str, ...], wrong: str = "", asked: FormValues | None = None
) -> Html:
    """Return the form that changes a table before its start: as it is, or as a form that did not do asked."""
    game = table_state.game
    asked = _ask_for_same(table_state) if asked is None else asked
    people, bots = asked.seats or (1, ())
    form = el(
        "form",
        _step(1, "new-who", seat_fields(game, levels, people, bots)),
        _step(2, "new-options", option_fields(game, asked.options, asked.house), times(asked.times)),
        el("div", el("button", say("setup-save"), type="submit", class_="main"),
           el("a", say("setup-back"), href=f"/t/{table_state.table}", class_="button"), class_="row"),
        method="post",
        action=f"/t/{table_state.table}/setup",
        class_="new",
        id="setup",
    )  # fmt: skip
    title = say("setup-title", game=name_game(game), code=table_state.table)
    wrong_line = wrong and el("p", wrong, role="alert", class_="wrong")
    return page(title, el("section", el("h1", title), wrong_line, form, class_="card"), script="home/home.js")


def _ask_for_same(table_state: TableState) -> FormValues:
    """Return what a table is like now."""
    settings = table_state.settings
    bots = tuple(plan.bot for plan in settings.seats if plan.bot)
    kept = Times(settings.timer, settings.roll_after, settings.stand_in, settings.hints)
    people = len(settings.seats) - len(bots)
    return FormValues(table_state.game, settings.options, seats=(people, bots), times=kept)


def _can_seat(game: AnyGame, seats: int, options: Options) -> bool:
    """Say whether as many can play with these options: some cards compare players, challenges are solo."""
    try:
        start_game(game, seats, options)
    except InvalidSetup:
        return False
    return True


def _hidden(name: str, value: object, class_: str | None = None) -> Html:
    return el("input", type="hidden", name=name, value=value, class_=class_)


def paper_page(me: Me, levels: tuple[str, ...], mine: Sequence[Mine] = ()) -> Html:
    """Return the form that goes on from sheets of paper; the script adds sheets and draws them."""
    form = el(
        "form",
        _hidden("promise", "", "promise"),
        el("div", id="paper-sheets", class_="paper-sheets"),
        el("p", el("button", say("paper-add"), type="button", id="add-sheet")),
        el("p", _who_plays("paper-rival", levels, is_disabled=True), id="rival", hidden=True),
        el("fieldset", el("legend", say("paper-when")), _number("turn", "paper-turn", 1), class_="inline"),
        _dice(),
        el("div", name_field(me), avatar_choice(me.avatar)),
        el("details", el("summary", say("new-times")), times()),
        el("button", icon("dice"), say("paper-open"), type="submit", class_="main"),
        method="post",
        action="/paper",
        class_="new",
        id="new-table",
    )
    return page(
        say("paper-title"),
        el(
            "section",
            el("h1", say("paper-title")),
            el("p", say("paper-lead"), class_="lead"),
            _ways_to_paper(mine),
            _sheet_template(levels),
            form,
            class_="card",
        ),
        el("p", id="live", class_="hidden", aria_live="polite", role="status"),
        script="table/paper.js",
    )


def _ways_to_paper(mine: Sequence[Mine]) -> Html:
    """Return other ways than typing: a turn of one's own games, a sheet tapped together, an example."""
    own = [
        el("li", el("a", el("b", seat.game), " ", el("code", seat.table), href=f"/replay#table={seat.table}"))
        for seat in mine
        if seat.is_over
    ]
    samples = {name_game(game): text for game in all_games() if (text := read_text(game.manifest.sample))}
    buttons = [
        el("button", say("paper-example", game=name), type="button", class_="example", data_text=text)
        for name, text in samples.items()
    ]
    return el(
        "div",
        [el("p", say("paper-own")), el("ul", own, class_="mine")] if own else None,
        el("p", el("a", say("paper-tap"), href="/score", class_="button"), " ", buttons, class_="row"),
        class_="ways",
    )


def _number(name: str, key: str, least: int) -> Html:
    field = el("input", type="number", name=name, min=least, max=999, id=f"paper-{name}")
    return el("label", say(key), field, el("small", say(f"{key}-help")))


def _dice() -> Html:
    seed = el("input", name="seed", inputmode="numeric", pattern="[0-9]*", maxlength=19, autocomplete="off",
              id="paper-seed")  # fmt: skip
    return el(
        "details",
        el("summary", say("paper-dice")),
        el(
            "div",
            el("label", say("paper-seed"), seed, el("small", say("paper-seed-help"))),
            _number("rolled", "paper-rolled", 0),
            class_="inline",
        ),
    )


def _sheet_template(levels: Sequence[str]) -> Html:
    """Return one sheet's fields, which the script copies and numbers."""
    text = el("textarea", rows=13, spellcheck="false", required=True, class_="text")
    drawing = el("div", class_="sheet-box", aria_hidden="true")
    notice = el("p", class_="told", role="status")
    fields = el("div", _who_plays("paper-who", levels), el("label", say("scoring-text"), text), notice)
    remove = el("button", say("paper-remove"), type="button", class_="small remove")
    inside = el("fieldset", el("legend"), fields, drawing, remove, class_="paper-sheet")
    return el("template", inside, id="paper-sheet")


def _who_plays(key: str, levels: Sequence[str], is_disabled: bool = False) -> Html:
    players = [("me", say("paper-me")), ("person", say("paper-person"))]
    players += [(level, say("paper-bot", level=name_level(level))) for level in levels]
    choices = [el("option", text, value=value) for value, text in players[int(is_disabled) :]]
    return el("label", say(key), el("select", choices, class_="who", disabled=is_disabled))
