"""The pages of the site, made by the functions that make the server's."""

from __future__ import annotations

from collections.abc import Iterator

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.game import start_game
from ...core.options import fill_options
from ...core.teaching.lesson import has_lesson
from ...table.rules.events import Created, Entry
from ...table.rules.fold import open_room
from ...table.rules.setup import PERSON, NewTable, make_settings
from ...table.rules.table_state import TableState
from ..door.person import Me
from ..home import rules as documents
from ..home.page import bests, welcome
from ..home.print_page import print_page
from ..html.kit import Html, el
from ..html.layout import icon, page
from ..html.words import say
from ..parts.challenges import challenges_page, list_challenges
from ..parts.game_card import game_cards, sample_sheet
from ..parts.games import all_games
from ..parts.ladders import ladders
from ..parts.thumbnails import small_drawing
from ..study import tools
from ..study.coach_page import coach_page
from ..study.simulation_page import simulation_page
from ..table.forms import FormValues, new_page
from ..table.page import frame_table
from .levels import PageChooser

ANY = "any"
"""The page of a table whose game is chosen by a form."""


def list_pages() -> Iterator[tuple[str, str]]:
    """Yield the path of every page, and the page."""
    games = all_games()
    yield "/", _home()
    yield "/rules", documents.list_rules()
    yield "/new", _form_for_one_device()
    yield "/score", tools.score_page("")
    yield "/replay", _lead_to_games(tools.replay_page())
    yield "/coach", _lead_to_games(coach_page())
    yield "/dice", tools.dice_page()
    yield "/simulate", simulation_page()
    yield "/about", documents.about_page(None)
    yield "/games", made_page("nav-games", "/games")
    yield "/daily", made_page("nav-daily", "/daily")
    yield "/puzzle", made_page("puzzle-title", "/puzzle")
    yield "/puzzle/one", made_page("puzzle-title", "/puzzle", kind="table puzzle")
    yield "/profile", made_page("profile-title", "/profile")
    yield f"/t/{ANY}", _table_page(games[0], "")
    for game in games:
        printing = el("p", el("a", say("rules-print_here"), href=f"/print/{game.id}"))
        yield f"/rules/{game.id}", documents.rules_page(game, fill_options(game.options, {}), printing)
        yield f"/print/{game.id}", print_page(game)
        yield f"/t/{game.id}", _table_page(game, game.id)
        if list_challenges(game):
            yield f"/challenges/{game.id}", challenges_page(game, "{}")


def list_drawings() -> Iterator[tuple[str, str]]:
    """Yield the path of every drawing and text that pages show, and its content."""
    for game in all_games():
        yield f"/games/{game.id}.svg", sample_sheet(game.id)
        yield f"/games/{game.id}-blank.svg", small_drawing(game.id, start_game(game, game.seats[0]), 0)
        if has_lesson(game):
            yield f"/examples/{game.id}.txt", tools.example_record(game.id)


def _home() -> Html:
    """Return the front page: the games, what can be reached, a game on one device."""
    return page(
        "",
        el("div", welcome(), class_="first-row"),
        el("div", bests(), class_="second-row"),
        el(
            "section",
            el("h2", say("home-games"), id="games"),
            game_cards({}),
            aria_labelledby="games",
        ),
        ladders(),
        el("div", _today(), _together(), _simulate(), class_="last-row"),
        script="pages/front.js",
        wide=True,
        here="/",
    )


def made_page(title: str, here: str, kind: str = "") -> Html:
    """Return what stands there until Python has made a page: its title, and how far that is."""
    bar = el("progress", max=4, value=0, aria_label=say("local-loading"))
    waiting = el("p", say("local-loading"), " ", bar, class_="notice", id="loading", role="status")
    heading = el("h1", say(title))
    return page(say(title), heading, waiting, script="local/made.js", kind=kind, here=here)


def _lead_to_games(html: str) -> str:
    """Return a page that takes records with the way to one's own games, which only Python can list."""
    link = el("a", icon("chart"), say("nav-games"), href="/games", class_="button")
    return html.replace(el("p", say("replay-none"), class_="quiet"), el("p", link))


def _form_for_one_device() -> Html:
    """Return the form for a new table whose people share this device."""
    games, chooser = all_games(), PageChooser()
    levels = {game.id: chooser.levels(game) for game in games}
    return new_page(Me(), FormValues(games[0], {}, beside=()), levels, has_one_device=True)


def _today() -> Html:
    links = [("/daily", "day", "nav-daily"), ("/puzzle", "star", "puzzle-title")]
    buttons = [el("a", icon(mark), say(key), href=where, class_="button") for where, mark, key in links]
    return el("section", el("h2", say("day-today")), el("div", buttons, class_="row"), class_="card")


def _together() -> Html:
    button = el("a", icon("swap"), say("home-one_device"), href="/new", class_="button")
    return el("section", el("h2", say("home-friends")), el("div", button, class_="row"), class_="card")


def _simulate() -> Html:
    button = el("a", icon("chart"), say("home-simulate"), href="/simulate", class_="button")
    return el("section", el("h2", say("simulate-title")), el("div", button, class_="row"), class_="card")


def _table_page(game: AnyGame, name: str) -> Html:
    """Return a table's page with a blank sheet; its script opens a table when Python is there."""
    sheet = el("img", src=f"/games/{game.id}-blank.svg", alt="", class_="first-sheet") if name else None
    title = name_game(game) if name else say("name")
    return page(
        title,
        el("h1", title, class_="hidden"),
        *frame_table(_open_blank(game), {"game": name}, sheet),
        el("dialog", id="handover", aria_labelledby="handover-to"),
        script="local/table.js",
        then="table/table.js",
        wide=True,
        kind="table",
    )


def _open_blank(game: AnyGame) -> TableState:
    """Return a table of that game that nobody plays at."""
    settings = make_settings(NewTable(game.id, [PERSON] * game.seats[0]), game, PageChooser())
    return open_room("", game, Entry(1, 0, Created(settings, "", "")))
