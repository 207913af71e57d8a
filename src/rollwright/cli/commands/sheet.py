"""rollwright sheet"""

from __future__ import annotations

import click

from rollwright.api import Position, find_position
from rollwright.core.descriptions import name_game
from rollwright.core.errors import InvalidSetup

from ..files import read_text, write_bytes
from ..language_option import add_language_option

KINDS = ("svg", "png", "pdf")
PICTURE = "The picture: .svg, .png or .pdf; without one, the sheet is printed as text."


@click.command(short_help="Show a sheet or record as a picture or text.")
@click.argument("file", default="-")
@click.option("-o", "--output", metavar="FILE", help=PICTURE)
@click.option("--turn", type=int, help="The beginning of this turn of a record; by default its end.")
@click.option("--seat", type=int, default=1, show_default=True, help="Whose sheet.")
@click.option("--theme", default="light", show_default=True, metavar="THEME", help="light, dark or print.")
@add_language_option
def sheet(file: str, output: str | None, turn: int | None, seat: int, theme: str) -> None:
    """Show a sheet or record as a picture or text.

    FILE is a sheet text or a record; `-`, or no file, reads the standard input.
    """
    kind = None if output is None else find_kind(output)
    shown = _find_sheet(read_text(file), turn, seat)
    view = shown.game.view(shown.state, seat - 1)
    if output is None or kind is None:
        click.echo(shown.game.format_sheet(view, seat - 1).rstrip())
        return
    svg = draw_sheet(shown, view, seat, theme)
    write_bytes(make_picture(svg, name_game(shown.game), kind), output)


def find_kind(output: str) -> str:
    """Return a picture's format by the suffix of its name."""
    kind = output.rpartition(".")[2].lower()
    if kind not in KINDS or "." not in output:
        raise InvalidSetup(f"a picture's name ends in .svg, .png or .pdf, not {output[-40:]!r}")
    return kind


def _find_sheet(text: str, turn: int | None, seat: int) -> Position:
    shown = find_position(text, turn)
    seats = shown.game.seats_of(shown.state)
    if not 1 <= seat <= seats:
        raise InvalidSetup(f"there is no seat {seat} at this table of {seats}")
    return shown


def draw_sheet(shown: Position, view: object, seat: int, theme: str) -> str:
    """Return the drawing of a seat's view, in a theme's colours."""
    from rollwright.sheets.svg import THEMES, draw

    if theme not in THEMES:
        raise InvalidSetup(f"there is no theme {theme[:20]!r} (themes: {', '.join(THEMES)})")
    return draw(shown.game, view, seat - 1, THEMES[theme], names=shown.names)


def make_picture(svg: str, title: str, kind: str) -> bytes:
    """Return a drawing as a file of a format."""
    from rollwright.sheets.paper import make_pdf, make_png, picture_document

    if kind == "svg":
        return f"{svg}\n".encode()
    document = picture_document(svg, title)
    return make_pdf(document) if kind == "pdf" else make_png(document)
