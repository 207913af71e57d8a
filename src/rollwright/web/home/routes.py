"""The front page, and pages that are the same for everybody."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from ...core.options import new_options
from ...games.catalogue import find_game
from ...table.dice.tokens import tidy_code
from ...table.people.feats import list_feats
from ...table.rules.refusal import Refusal, Why
from ..days.today import look_at_today
from ..door.answer import html, lead_to, packed_json, text
from ..door.host import Cost, Kept, Kind, On
from ..door.person import Person
from ..door.route import Asked, get
from ..door.who import ANYONE, VISITOR
from ..parts.challenges import challenges_page, list_challenges
from ..parts.ladders import tell_known
from ..table.mine import describe_running, find_running
from ..table.open_tables import find_open, open_card
from . import rules as documents
from .page import describe_games, home_page
from .print_page import print_page, print_style

# ---- the front page


@get("/", Cost.FREE, ANYONE, on=On.PAGE, kept=Kept.BUILD)
async def first_page(asked: Asked[None]) -> Response:
    """Show the front page as a newcomer sees it, before Python is there."""
    return html(home_page([], [], None, is_new=True, alone=asked.host.card()))


@get("/", Cost.STORE, VISITOR, on=On.SERVER)
async def home(asked: Asked[Person | None]) -> Response:
    """Show the front page."""
    return await _show_home(asked)


async def _show_home(asked: Asked[Person | None], wrong_code: str = "") -> Response:
    found, person = await find_running(asked), asked.who
    begun = [each for each in found if not each.mine.is_over and each.table_state.state is not None]
    firsts = {each.mine.is_awaited: each for each in reversed(begun)}
    shown = [await asked.run(describe_running, firsts[key]) for key in (True, False) if key in firsts]
    people = open_card(await find_open(asked))
    known = begun[0].table_state.game.id if begun else ""
    profile = person.profile if person else None
    today = await asked.read(look_at_today, profile, asked.host.now(), known)
    is_new, card = person is None and not found, asked.host.card()
    page = home_page([each.mine for each in found], shown, today, is_new, wrong_code, people, card)
    return html(page, 404 if wrong_code else 200)


@get("/join", Cost.STORE, VISITOR, on=On.SERVER)
async def find_table(asked: Asked[Person | None]) -> Response:
    """Go to a table by its code; a wrong one stays where it was typed."""
    typed = asked.query.get("code", "")
    try:
        view = await asked.host.tables.view(tidy_code(typed))
    except Refusal as refusal:
        if refusal.why is not Why.NO_TABLE:
            raise
        return await _show_home(asked, typed[:12])
    return lead_to(asked.host.url_of_table(view.table_state))


# ---- games and rules


@get("/challenges/{game}", Cost.THREAD, VISITOR)
async def challenges(asked: Asked[Person | None]) -> Response:
    """Show the challenges of a game."""
    game = find_game(asked.parts["game"])
    if not list_challenges(game):
        raise HTTPException(404)
    feats = [] if asked.who is None else await asked.read(list_feats, asked.who.profile)
    return html(await asked.run(challenges_page, game, tell_known(feats)))


@get("/games.json", Cost.FREE, ANYONE, Kind.JSON, On.SERVER, Kept.BUILD)
async def games(asked: Asked[None]) -> Response:
    """Return what scripts know of the games."""
    return packed_json(describe_games().encode())


@get("/rules/{game}", Cost.THREAD, ANYONE, kept=Kept.BUILD)
async def rules(asked: Asked[None]) -> Response:
    """Show a game's rules, written off the event loop: the first time they are read and drawn."""
    game = find_game(asked.parts["game"])
    options = new_options(game.options, asked.query)
    return html(await asked.run(documents.rules_page, game, options))


@get("/print/{game}", Cost.THREAD, ANYONE, on=On.PAGE, kept=Kept.BUILD)
async def printed(asked: Asked[None]) -> Response:
    """Show what a browser prints of a game by its own dialog."""
    return html(print_page(find_game(asked.parts["game"])))


@get("/print.css", Cost.FREE, ANYONE, Kind.FILE, On.BOTH, Kept.BUILD)
async def style_of_print(asked: Asked[None]) -> Response:
    """Return the style of printed sheets."""
    return text(print_style(), "text/css")


@get("/rules", Cost.FREE, ANYONE, kept=Kept.BUILD)
async def all_rules(asked: Asked[None]) -> Response:
    """Show where the rules are."""
    return html(documents.list_rules())


@get("/about", Cost.FREE, ANYONE, kept=Kept.BUILD)
async def about_page(asked: Asked[None]) -> Response:
    """Show who made what."""
    return html(documents.about_page(asked.host.keep_days))


@get("/favicon.ico", Cost.FREE, ANYONE, Kind.FILE, On.SERVER, Kept.BUILD)
async def browser_icon(asked: Asked[None]) -> Response:
    """Lead browsers to the icon where a page does not name it: drawings, texts and errors."""
    return RedirectResponse("/static/icon.svg", 308)


ROUTES = [
    first_page,
    home,
    find_table,
    challenges,
    games,
    rules,
    all_rules,
    printed,
    style_of_print,
    about_page,
    browser_icon,
]
