"""Rules and credits as pages."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

from ..core.game import AnyGame
from ..core.manifest import read_text
from ..sheets.paper import PAPERS
from .catalogue import say
from .games import all_games
from .home import count_players
from .html import Markup, el, raw
from .layout import page

MARKS = ("R", "E", "D", "H")
_TAGGED = re.compile(
    r"<code>.*?</code>|\((?P<alone>[REDH])\)|(?<=[\s(])(?P<mark>[REDH])(?=[\s.,;:)<])", re.DOTALL
)
"""A mark wherever a ruling says where it comes from; in code a letter is only a letter."""


@cache
def render_rules(rules: str) -> Markup:
    """Return a game's rules as HTML; HTML inside the text is shown, never used."""
    reader = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable("table")
    text = reader.render(rules)
    # A wide table scrolls in a box of its own, which the keyboard can reach.
    text = text.replace(
        "<table>", '<div class="scroll" tabindex="0" role="region" aria-label="table"><table>'
    )
    return raw(_TAGGED.sub(_show_mark, text.replace("</table>", "</table></div>")))


def _show_mark(found: re.Match[str]) -> str:
    mark = found["mark"] or found["alone"]
    return el("abbr", mark, title=say(f"mark.{mark}")) if mark else found[0]


def rules_page(game: AnyGame) -> str:
    """Return the rules of one game, with where each ruling comes from."""
    rules = read_text(game.manifest.rules)
    text = render_rules(rules) if rules else el("p", game.manifest.blurb)
    picture = el("img", src=f"/games/{game.id}.svg", alt=say("rules.picture", game=game.name), class_="sheet")
    play = el(
        "form",
        el("button", say("home.solo"), type="submit", class_="main"),
        method="post",
        action=f"/play/{game.id}",
    )
    side = el("div", picture, el("div", play, _printing(game), class_="row"), _legend(), class_="beside")
    return page(
        game.name, el("div", el("article", text, class_="prose card"), side, class_="rules"), wide=True
    )


def _printing(game: AnyGame) -> Markup:
    links = [
        el("a", say(f"rules.print_{paper}"), href=f"/print/{game.id}.pdf?paper={paper}") for paper in PAPERS
    ]
    return el("p", say("rules.print"), " ", links[0], " · ", links[1:], class_="quiet")


def _legend() -> Markup:
    rows = [el("div", el("dt", mark), el("dd", say(f"mark.{mark}"))) for mark in MARKS]
    return el("section", el("h2", say("mark.title")), el("dl", rows, class_="marks"), class_="card")


def list_rules() -> str:
    """Return the page that leads to every game's rules."""
    rows = [
        el(
            "li",
            el("a", game.name, href=f"/rules/{game.id}"),
            el("p", f"{count_players(game)}. {game.manifest.blurb}"),
        )
        for game in all_games()
    ]
    return page(
        say("nav.rules"),
        el(
            "section",
            el("h1", say("nav.rules")),
            el("ul", rows, class_="plain-list"),
            _legend(),
            class_="card narrow",
        ),
    )


def about_page(keep_days: int | None) -> str:
    """Return the credits, and what is kept of whoever plays here."""
    made = dict.fromkeys(game.manifest.credit for game in all_games() if game.manifest.credit)
    lines = ("credits.unofficial", "credits.dice", "credits.privacy")
    kept = say("credits.kept") if keep_days is None else say("credits.kept_days", days=keep_days)
    return page(
        say("nav.about"),
        el(
            "section",
            el("h1", say("nav.about")),
            [el("p", credit) for credit in made],
            [el("p", say(key)) for key in lines],
            el("p", kept),
            el("p", say("credits.logs")),
            class_="card narrow prose",
        ),
    )
