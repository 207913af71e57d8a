"""Rules and credits as pages."""

from __future__ import annotations

from collections.abc import Callable

from ...any_game import AnyGame
from ...core.descriptions import name_game, tell_about
from ...core.options import Options
from ...core.teaching.lesson import has_lesson
from ...core.teaching.rules_text import rules_of, sources_lead, sources_of
from ...sheets.paper import PAPERS
from ...sheets.rules import Block, Run, read_blocks
from ...sheets.svg.drawings import drawing_of
from ..html.addresses import cached_markup, current_addresses
from ..html.kit import Html, el
from ..html.layout import opening_form, page
from ..html.words import say
from ..parts.assets import marks_address
from ..parts.games import all_games, count_players

LICENCE = "https://creativecommons.org/licenses/by-nc-sa/4.0/"
"""The licence of Rolling Fiefdoms, which asks for a link."""
MOST_KEPT = 32
"""Pages of rules that are kept: those of every game, and of some options."""


def render_rules(game: AnyGame, text: str | None) -> list[Html]:
    """Return the text of a game's rules for people; pictures are filled in by the page's script."""
    if text is None:
        return [el("p", tell_about(game))]
    return _render(read_blocks(text, drawing_of(game).symbols))


def _render(blocks: list[Block]) -> list[Html]:
    return [_RENDERERS[block["kind"]](block) for block in blocks]


def _render_items(block: Block) -> list[Html]:
    return [el("li", _render_item(item)) for item in block["items"]]


def _render_item(item: list[Block]) -> list[Html | list[Html]]:
    """Return an item of a list; its first lines stand without a paragraph of their own."""
    first, *others = item
    return [_render_runs(first["runs"]), *_render(others)]


def _render_runs(runs: list[Run]) -> list[Html]:
    return [_render_run(run) for run in runs]


def _render_run(run: Run) -> Html:
    if "mark" in run:
        return el("span", class_="pic", data_mark=run["mark"], aria_hidden="true")
    if "shape" in run:
        return _render_shape(run["shape"])
    text = run["text"]
    return el("code", text) if run.get("code") else el("b", text) if run.get("bold") else el("span", text)


def _render_shape(rows: list[str]) -> Html:
    cells = [el("i", class_="full" if cell == "x" else None) for row in rows for cell in row]
    return el("span", cells, class_=f"shape across-{len(rows[0])}", role="img", aria_label=" / ".join(rows))


def _render_table(block: Block) -> Html:
    """Return a table; a wide one scrolls in a box of its own, which the keyboard can reach."""
    head = el("thead", el("tr", [el("th", _render_runs(cell), scope="col") for cell in block["head"]]))
    rows = [el("tr", [el("td", _render_runs(cell)) for cell in row]) for row in block["rows"]]
    kind = "ends-right" if block["ends_right"] else None
    return el("div", el("table", head, el("tbody", rows), class_=kind), class_="scroll", tabindex="0",
              role="group", aria_label=say("rules-table"))  # fmt: skip


_RENDERERS: dict[str, Callable[[Block], Html]] = {
    "heading": lambda block: el("h2", _render_runs(block["runs"])),
    "par": lambda block: el("p", _render_runs(block["runs"])),
    "list": lambda block: el("ul", _render_items(block)),
    "steps": lambda block: el("ol", _render_items(block)),
    "table": _render_table,
    "column": lambda block: el("hr"),
}


def rules_page(game: AnyGame, options: Options) -> Html:
    """Return the rules of one game for people."""
    return _write_rules(game, rules_of(game, options), sources_of(game, options))


@cached_markup(MOST_KEPT)
def _write_rules(game: AnyGame, text: str | None, sources: str | None) -> Html:
    """Return the page with these rules: reading Markdown takes ten milliseconds, once for a text."""
    name = name_game(game)
    picture = el("img", src=f"/games/{game.id}.svg", alt=say("rules-picture", game=name), class_="sheet")
    learn = has_lesson(game) and _begin(f"/learn/{game.id}", say("home-begin"), True)
    play = _begin(f"/play/{game.id}", say("home-play"), not has_lesson(game))
    side = el("div", picture, el("div", learn, play, class_="row"), _printing(game), class_="beside")
    article = el("article", el("h1", name), render_rules(game, text), sources and _fold_sources(sources),
                 class_="prose card rules-page", id="rules-page",
                 data_symbols=marks_address(game.id))  # fmt: skip
    body = el("div", article, side, class_="rules")
    return page(name, body, wide=True, script="kit/rules.js", here="/rules")


def _fold_sources(text: str) -> Html:
    """Return the rulings of a game, folded under their heading."""
    title, *blocks = read_blocks(text, ())
    return el("details", el("summary", _render_runs(title["runs"])), _render(blocks), class_="sources")


def _begin(action: str, label: str, is_main: bool) -> Html:
    button = el("button", label, type="submit", class_="main" if is_main else None)
    return opening_form(action, button)


def _printing(game: AnyGame) -> Html:
    """Return the way to sheets: typeset by a server, else by the browser's own dialog."""
    if current_addresses().is_site:
        return el("p", el("a", say("rules-print_here"), href=f"/print/{game.id}"))
    links = [
        el("a", say(f"rules-print_{paper}"), href=f"/print/{game.id}.pdf?paper={paper}") for paper in PAPERS
    ]
    return el("p", say("rules-print"), " ", links[0], " · ", links[1:], class_="quiet")


def list_rules() -> Html:
    """Return the page that leads to every game's rules."""
    rows = [
        el(
            "li",
            el("img", src=f"/games/{game.id}.svg", alt="", loading="lazy", class_="thumb"),
            el(
                "div",
                el("a", name_game(game), href=f"/rules/{game.id}"),
                el("p", f"{count_players(game)}. {tell_about(game)}"),
            ),
        )
        for game in all_games()
    ]
    return page(
        say("nav-rules"),
        el(
            "section",
            el("h1", say("nav-rules")),
            el("ul", rows, class_="plain-list with-pictures"),
            class_="card narrow",
        ),
        here="/rules",
    )


def about_page(keep_days: int | None) -> Html:
    """Return the credits, and what is kept of the people who play here."""
    made = dict.fromkeys(game.manifest.told_credit for game in all_games() if game.manifest.credit)
    lines = ("credits-unofficial", "credits-dice", "credits-privacy")
    kept = say("credits-kept") if keep_days is None else say("credits-kept_days", days=keep_days)
    return page(
        say("nav-about"),
        el(
            "section",
            el("h1", say("nav-about")),
            [el("p", credit) for credit in made],
            el("p", el("a", say("credits-licence"), href=LICENCE)),
            _render(read_blocks(sources_lead(), ())),
            el("p", el("a", say("credits-rules"), href="/rules")),
            [el("p", say(key)) for key in lines],
            el("p", kept),
            el("p", say("credits-logs")),
            el("p", el("a", say("kept-title"), href="/profile")),
            class_="card narrow prose",
        ),
    )
