"""Forms for tables that are not quite new: with a seed's dice, or going on from sheets of paper."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.errors import InvalidSetup
from ..core.game import AnyGame, start_game
from ..core.options import Options
from .catalogue import say
from .home import Me, game_fields, name_field, name_level, times
from .html import Markup, el
from .layout import avatar_choice, icon, page


def new_page(game: AnyGame, me: Me, levels: tuple[str, ...], options: Options, seed: int | None) -> str:
    """Return the form for one game, filled in; only its button opens a table."""
    title = say("new.seeded", game=game.name, seed=seed) if seed is not None else game.name
    form = el(
        "form",
        _hidden("promise", "", "promise"),
        _hidden("game", game.id),
        _hidden("seed", "" if seed is None else seed),
        el("div", el("div", name_field(me), avatar_choice(me.avatar)), _picture(game), class_="columns"),
        game_fields(game, levels, options, is_alone=_can_be_alone(game, options)),
        el("details", el("summary", say("new.times")), times()),
        el("button", icon("dice"), say("new.open"), type="submit", class_="main"),
        method="post",
        action="/tables",
        class_="new",
        id="new-table",
    )
    told = el("p", el("b", say("practice.title")), " ", say("practice.new", seed=seed), class_="practice")
    return page(
        title,
        el("section", el("h1", title), told if seed is not None else None, form, class_="card"),
        script="home.js",
    )


def _can_be_alone(game: AnyGame, options: Options) -> bool:
    """Some cards compare players; without a second person there is nothing to compare."""
    try:
        start_game(game, game.seats[0], options)
    except InvalidSetup:
        return False
    return True


def _picture(game: AnyGame) -> Markup:
    return el("figure", el("img", src=f"/games/{game.id}.svg", alt=""), el("figcaption", game.manifest.blurb),
              class_="small-sheet")  # fmt: skip


def _hidden(name: str, value: object, class_: str | None = None) -> Markup:
    return el("input", type="hidden", name=name, value=value, class_=class_)


def paper_page(me: Me, levels: tuple[str, ...]) -> str:
    """Return the form that goes on from sheets of paper; the script adds sheets and draws them."""
    form = el(
        "form",
        _hidden("promise", "", "promise"),
        el("div", id="paper-sheets", class_="paper-sheets"),
        el("p", el("button", say("paper.add"), type="button", id="add-sheet")),
        el("p", _who_plays("paper.rival", levels, is_disabled=True), id="rival", hidden=True),
        el("fieldset", el("legend", say("paper.when")), _number("turn", "paper.turn", 1), class_="inline"),
        _dice(),
        el("div", name_field(me), avatar_choice(me.avatar)),
        el("details", el("summary", say("new.times")), times()),
        el("button", icon("dice"), say("paper.open"), type="submit", class_="main"),
        method="post",
        action="/paper",
        class_="new",
        id="new-table",
    )
    return page(
        say("paper.title"),
        el(
            "section",
            el("h1", say("paper.title")),
            el("p", say("paper.lead"), class_="lead"),
            _sheet_template(levels),
            form,
            class_="card",
        ),
        el("p", id="live", class_="hidden", aria_live="polite", role="status"),
        script="paper.js",
    )


def _number(name: str, key: str, least: int) -> Markup:
    field = el("input", type="number", name=name, min=least, max=999, id=f"paper-{name}")
    return el("label", say(key), field, el("small", say(f"{key}.help")))


def _dice() -> Markup:
    seed = el("input", name="seed", inputmode="numeric", pattern="[0-9]*", maxlength=19, autocomplete="off",
              id="paper-seed")  # fmt: skip
    return el(
        "details",
        el("summary", say("paper.dice")),
        el(
            "div",
            el("label", say("paper.seed"), seed, el("small", say("paper.seed.help"))),
            _number("rolled", "paper.rolled", 0),
            class_="inline",
        ),
    )


def _sheet_template(levels: Sequence[str]) -> Markup:
    """Return one sheet's fields, which the script copies and numbers."""
    text = el("textarea", rows=13, spellcheck="false", required=True, class_="text")
    drawing = el("div", class_="sheet-box", aria_hidden="true")
    told = el("p", class_="told", role="status")
    fields = el("div", _who_plays("paper.who", levels), el("label", say("scoring.text"), text), told)
    remove = el("button", say("paper.remove"), type="button", class_="small remove")
    inside = el("fieldset", el("legend"), fields, drawing, remove, class_="paper-sheet")
    return el("template", inside, id="paper-sheet")


def _who_plays(key: str, levels: Sequence[str], is_disabled: bool = False) -> Markup:
    players = [("me", say("paper.me")), ("person", say("paper.person"))]
    players += [(level, say("paper.bot", level=name_level(level))) for level in levels]
    choices = [el("option", text, value=value) for value, text in players[int(is_disabled) :]]
    return el("label", say(key), el("select", choices, class_="who", disabled=is_disabled))
