"""Link previews: what other programs show of an address, with a picture drawn by us (Open Graph).

A preview is fetched by whoever a link is sent to, so it tells what everybody with the link may know. Of a
table whose dice others can still play it is the game's own picture.
"""

from __future__ import annotations

from textwrap import wrap

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...core.descriptions import name_game, tell_about
from ...core.game import start_game
from ...core.resources import read_text
from ...drawing.element import SVG, Svg, tag, words
from ...games.catalogue import find_game
from ...sheets.paper import make_png, picture_document, size_of
from ...table.dice.tokens import tidy_code
from ...table.rules.ending import outcome_of
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import Phase, TableState
from ..door.answer import picture
from ..door.host import Cost, Kept, Kind, On
from ..door.route import Asked, get
from ..door.seats import address_of
from ..door.who import ANYONE
from ..door.worker_requests import ask_apart
from ..html.preview import HEIGHT, WIDTH, Preview
from ..html.words import say
from ..table.open import server_of
from .thumbnails import small_drawing

DOTS = 96.0
"""A unit of the drawing is a dot of the picture."""
KEPT = "public, max-age=86400"


def preview_of(request: Request, title: str, text: str, path: str) -> Preview:
    """Return a preview whose picture is at a path of this server."""
    return Preview(title, text, f"{request.url.scheme}://{request.headers['host']}{path}")


def preview_table(request: Request, table_state: TableState) -> Preview:
    """Return the preview of a table: an invitation, or how the game ended."""
    game, hidden = table_state.game, server_of(request).tables.is_hidden(table_state)
    if table_state.phase is not Phase.OVER or hidden:
        key = "hidden" if hidden else "open" if table_state.phase is Phase.OPEN else "playing"
        text = say(f"preview-{key}", free=sum(place.is_free for place in table_state.seats))
        return preview_of(request, name_game(game), text, picture_of(game.id))
    text = say("preview-over", result=" : ".join(map(str, list_totals(table_state))))
    return preview_of(request, name_game(game), text, f"/t/{table_state.table}/preview.png")


def picture_of(game: str) -> str:
    """Return where the picture of a game is."""
    return f"/preview/{game}.png"


def list_totals(table_state: TableState) -> list[int]:
    """Return the results of a finished game, the best first; of many only the first few."""
    outcome = outcome_of(table_state)
    totals = [] if outcome is None else [score.total for score in outcome.scores]
    return sorted(totals, reverse=True)[:4]


# ---- pictures


def paint_game(game_id: str) -> bytes:
    """Paint a game's picture: its name, and a sheet from the middle of a game."""
    game = find_game(game_id)
    text = read_text(game.manifest.sample)
    view = game.parse_sheet(text, checked=False) if text else start_game(game, game.seats[0])
    return paint(game.id, view, 0, name_game(game), tell_about(game))


def paint(game_id: str, view: object, seat: int, title: str, text: str) -> bytes:
    """Paint a sheet beside a title and a sentence."""
    return make_png(picture_document(draw_preview(game_id, view, seat, title, text), title), DOTS)


def draw_preview(game_id: str, view: object, seat: int, title: str, text: str) -> Svg:
    """Draw a sheet beside a title and a sentence."""
    sheet = small_drawing(game_id, view, seat)
    width, height = size_of(sheet)
    box = f"0 0 {width:g} {height:g}"
    return tag(
        "svg",
        tag("rect", width=WIDTH, height=HEIGHT, fill="#232e4d"),
        tag("rect", x=640, y=45, width=540, height=540, rx=18, fill="#fcf8ee"),
        tag("svg", sheet, x=655, y=60, width=510, height=510, viewBox=box),
        *_lines(say("name"), 60, 110, 28, 30, "#ffd98a", "Roboto"),
        *_lines(title, 60, 220, 64, 17, "#fff9ea", "Libertinus Serif"),
        *_lines(text, 60, 420, 34, 32, "#c8cfe4", "Roboto"),
        xmlns=SVG,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def _lines(text: str, x: int, y: int, size: int, most: int, fill: str, font: str) -> list[Svg]:
    """Return a text in at most four lines of about `most` letters."""
    return [
        words("text", line, x=x, y=y + n * size * 1.25, fill=fill, font_family=font, font_size=size)
        for n, line in enumerate(wrap(text, most)[:4])
    ]


@get("/preview/{game}.png", Cost.WORKER, ANYONE, Kind.FILE, On.SERVER, Kept.HOUR)
async def game_preview(asked: Asked[None]) -> Response:
    """Paint a game."""
    return picture(await asked.run_once(paint_game, find_game(asked.parts["game"]).id))


async def table_preview(request: Request) -> Response:
    """Paint the best sheet of a finished game; of any other table its game."""
    server = server_of(request)
    table_state = (await server.tables.view(tidy_code(request.path_params["code"]))).table_state
    game = table_state.game
    outcome = outcome_of(table_state)
    if outcome is None or table_state.state is None or server.tables.is_hidden(table_state):
        return RedirectResponse(picture_of(game.id), 303)
    if not server.questions.take(address_of(request)):
        raise Refusal(Why.NOT_NOW, say("wrong-too_many"))
    seat = next(iter(outcome.winners), 0)
    text = say("preview-over", result=" : ".join(map(str, list_totals(table_state))))
    view = game.view(table_state.state, None)
    return _send(await ask_apart(request, paint, game.id, view, seat, name_game(game), text))


def _send(picture: bytes) -> Response:
    return Response(picture, media_type="image/png", headers={"Cache-Control": KEPT})


ROUTES = [game_preview]
UNDECLARED = [
    Route("/t/{code}/preview.png", table_preview),
]
