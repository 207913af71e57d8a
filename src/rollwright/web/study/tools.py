"""The pages that need no table: scoring a paper sheet, replaying a record, checking dice."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.responses import Response

from ...core.descriptions import name_game
from ...core.errors import InvalidSetup
from ...core.record import format_record
from ...core.teaching.lesson import has_lesson, lesson_of
from ...games.catalogue import find_game
from ..door.answer import html, text
from ..door.host import Cost, Kept, Kind
from ..door.person import Person
from ..door.route import Asked, get
from ..door.who import ANYONE, VISITOR
from ..html.kit import Html, el
from ..html.layout import page
from ..html.words import say
from ..parts.games import all_games
from ..table.mine import Mine, find_mine


def score_page(name: str) -> Html:
    """Return the page on which a paper sheet is put together and scored."""
    games = all_games()
    chosen = next((game for game in games if game.id == name), games[0])
    choices = [el("option", name_game(game), value=game.id, selected=game is chosen) for game in games]
    side = el(
        "aside",
        el(
            "section",
            el("label", say("new-game"), el("select", choices, id="game")),
            el("div", id="palette", class_="palette", role="radiogroup", aria_label=say("scoring-palette")),
            el("p", id="now", class_="now total"),
            el("p", id="complaint", class_="wrong", role="status", hidden=True),
            class_="box palette-box",
        ),
        el("section", el("h2", say("scoring-fields")), el("div", id="fields", class_="fields"), class_="box"),
        el(
            "section",
            el("h2", say("table-score")),
            el("div", id="score"),
            class_="box",
        ),
        el(
            "section",
            el("label", say("scoring-text"), el("textarea", id="text", rows=14, spellcheck="false")),
            el(
                "div",
                el("button", say("scoring-share"), type="button", id="share"),
                el("button", say("scoring-go_on"), type="button", id="go-on"),
                class_="row",
            ),
            class_="box",
        ),
        aria_label=say("table-score"),
    )
    return page(
        say("nav-score"),
        el(
            "section",
            el("h1", say("nav-score")),
            el("p", say("scoring-lead"), class_="lead"),
            el("div", id="sheet", class_="sheet-box"),
            id="play",
            aria_label=say("table-your_sheet"),
        ),
        side,
        live_region(),
        script="study/score.js",
        wide=True,
        kind="tool",
        here="/score",
    )


def replay_page(mine: Sequence[Mine] = ()) -> Html:
    """Return the page that replays a record: the sheets, and beside them the controls and every move."""
    steps = el("input", type="range", id="at", min=0, max=0, value=0, aria_label=say("replay-step"))
    controls = el("section", el("div", id="controls", class_="row"), steps, class_="box", id="bar")
    moves = el("ol", id="moves", class_="moves", tabindex=0, aria_label=say("replay-moves"))
    scores = el("div", id="scores", class_="scroll", tabindex=0, role="region", aria_label=say("end-scores"))
    return page(
        say("nav-replay"),
        el(
            "section",
            el("h1", say("nav-replay")),
            record_form("replay-lead", "/replay", mine),
            el("div", el("div", id="where", class_="row"), el("div", id="sheets", class_="sheets"), scores,
               id="player", hidden=True),
            id="play",
        ),
        el("aside", controls, el("section", el("h2", say("replay-moves")), moves, class_="box"),
           el("div", id="onward", class_="row"), id="beside", hidden=True, aria_label=say("replay-moves")),
        live_region(),
        script="study/replay.js",
        wide=True,
        kind="tool",
        here="/replay",
    )  # fmt: skip


def dice_page() -> Html:
    """Return the page that checks a record's dice in the browser."""
    return page(
        say("dice-title"),
        el(
            "section",
            el("h1", say("dice-title")),
            el("p", say("dice-how")),
            record_form("dice-lead"),
            el("div", id="verdict", role="status"),
            el("div", id="rolls", class_="scroll", tabindex=0, role="region", aria_label=say("dice-rolls")),
            class_="card",
        ),
        live_region(),
        script="study/dice.js",
    )


def record_form(lead: str, where: str = "/dice", mine: Sequence[Mine] = ()) -> Html:
    """Return what a record may be: one of one's own games, an example, or a text."""
    games = [game for game in all_games() if has_lesson(game)]
    own = [_own_game(where, seat) for seat in mine if seat.is_over]
    examples = [
        el("li", el("a", name_game(game), href=f"{where}#example={game.id}", class_="button"))
        for game in games
    ]
    return el(
        "details",
        el("summary", say("replay-open")),
        el("h2", say("replay-mine")) if own else None,
        el("ul", own, class_="mine") if own else el("p", say("replay-none"), class_="quiet"),
        el("h2", say("replay-example")),
        el("ul", examples, class_="mine"),
        el("h2", say("replay-text")),
        el("label", say(lead), el("textarea", id="record", rows=5, spellcheck="false")),
        el(
            "div",
            el("button", say("replay-load"), type="button", id="load", class_="main"),
            el("label", say("replay-file"), el("input", type="file", id="file", accept=".txt,text/plain")),
            class_="row",
        ),
        id="source",
        open=True,
    )


def _own_game(where: str, seat: Mine) -> Html:
    name = (el("b", seat.game), " ", el("code", seat.table))
    return el("li", el("a", *name, href=f"{where}#table={seat.table}"))


def example_record(game_id: str) -> str:
    """Return a record to try things with: the game's lesson, as it was played."""
    lesson = lesson_of(find_game(game_id))
    if lesson is None:
        raise InvalidSetup(say("refused-example", game=game_id))
    return format_record(lesson.record)


def live_region() -> Html:
    """Return where scripts tell screen readers what happened."""
    return el("p", id="live", class_="hidden", aria_live="polite", role="status")


# ---- addresses


@get("/score", Cost.FREE, ANYONE, kept=Kept.BUILD)
async def score(asked: Asked[None]) -> Response:
    """Show the page that scores a paper sheet."""
    return html(score_page(asked.query.get("game", "")))


@get("/replay", Cost.STORE, VISITOR)
async def replay(asked: Asked[Person | None]) -> Response:
    """Show the page that replays a record."""
    return html(replay_page(await find_mine(asked)))


@get("/dice", Cost.FREE, ANYONE, kept=Kept.BUILD)
async def dice(asked: Asked[None]) -> Response:
    """Show the page that checks a record's dice."""
    return html(dice_page())


@get("/examples/{game}.txt", Cost.FREE, ANYONE, Kind.FILE, kept=Kept.BUILD)
async def example(asked: Asked[None]) -> Response:
    """Return a record to try things with."""
    return text(example_record(asked.parts["game"]))


ROUTES = [score, replay, dice, example]
