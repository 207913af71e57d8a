"""Pictures of sheets; link previews: what other programs show of an address, painted by us (Open Graph).

A preview is fetched by whoever a link is sent to, so it tells what everybody with the link may know. Of a
table whose dice others can still play it is the game's own picture.
"""

from __future__ import annotations

from textwrap import wrap

from starlette.responses import Response

from ...core.descriptions import name_game, tell_about
from ...core.game import start_game
from ...core.resources import read_text
from ...core.types import Seat
from ...drawing.element import SVG, Svg, tag, words
from ...drawing.pictures import draw_cells
from ...games.catalogue import find_game
from ...sheets.paper import make_png, picture_document, size_of
from ...sheets.svg import draw
from ..door.answer import picture
from ..door.host import Cost, Kept, Kind, On
from ..door.route import Asked, get
from ..door.who import ANYONE
from ..html.layout import HEIGHT, WIDTH
from ..html.words import say


def draw_qr(address: str) -> Svg:
    """Return an address as a QR code."""
    import segno  # here, for a page without a server has none

    code = segno.make(address, error="m", micro=False)
    return draw_cells(code.matrix, 4, 2, ink="#25304f", paper="#fff")


def small_drawing(game_id: str, view: object, seat: Seat) -> Svg:
    """Return a seat's sheet without its texts and its name, in the colours of the page that shows it."""
    return draw(find_game(game_id), view, seat, is_small=True)


DOTS = 96.0
"""A unit of the drawing is a dot of the picture."""


def picture_of(game: str) -> str:
    """Return where the picture of a game is."""
    return f"/preview/{game}.png"


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


ROUTES = [game_preview]
