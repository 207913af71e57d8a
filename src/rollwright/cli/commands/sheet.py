"""rollwright sheet"""

from __future__ import annotations

import click

from rollwright.core.errors import InvalidSetup

from ..files import read_text, write_bytes

KINDS = ("svg", "png", "pdf")


@click.command(short_help="Draw a sheet or record as a picture.")
@click.argument("file", default="-")
@click.option("-o", "--output", required=True, metavar="FILE", help="The picture: .svg, .png or .pdf.")
@click.option("--turn", type=int, help="The beginning of this turn of a record; by default its end.")
@click.option("--seat", type=int, default=1, show_default=True, help="Whose sheet.")
@click.option("--theme", default="light", show_default=True, metavar="THEME", help="light, dark or print.")
def sheet(file: str, output: str, turn: int | None, seat: int, theme: str) -> None:
    """Draw a sheet or record as a picture.

    FILE is a sheet text or a record; `-`, or no file, reads the standard input.
    """
    kind = find_kind(output)
    svg, title = _draw(read_text(file), turn, seat, theme)
    write_bytes(make_picture(svg, title, kind), output)


def find_kind(output: str) -> str:
    """Return a picture's format by the suffix of its name."""
    kind = output.rpartition(".")[2].lower()
    if kind not in KINDS or "." not in output:
        raise InvalidSetup(f"a picture's name ends in .svg, .png or .pdf, not {output[-40:]!r}")
    return kind


def _draw(text: str, turn: int | None, seat: int, theme: str) -> tuple[str, str]:
    from rollwright.sheets.svg import THEMES, draw

    from ..positions import find_position

    shown = find_position(text, turn)
    seats = shown.game.seats_of(shown.state)
    if not 1 <= seat <= seats:
        raise InvalidSetup(f"there is no seat {seat} at this table of {seats}")
    if theme not in THEMES:
        raise InvalidSetup(f"there is no theme {theme[:20]!r} (themes: {', '.join(THEMES)})")
    view = shown.game.view(shown.state, seat - 1)
    return draw(shown.game, view, seat - 1, THEMES[theme], names=shown.names), shown.game.name


def make_picture(svg: str, title: str, kind: str) -> bytes:
    """Return a drawing as a file of a format."""
    from rollwright.sheets.paper import make_pdf, make_png, picture_document

    if kind == "svg":
        return f"{svg}\n".encode()
    document = picture_document(svg, title)
    return make_pdf(document) if kind == "pdf" else make_png(document)
