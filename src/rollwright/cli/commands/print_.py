"""rollwright print"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack, cast

import click

from rollwright.api import Position, find_position
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options, new_options
from rollwright.games import catalogue

from ..files import read_text, write_bytes
from ..game_options import GameCommand, add_game_options, add_generic_option, take_game_options
from ..language_option import add_language_option
from ..store_options import data_option

if TYPE_CHECKING:
    from rollwright.any_game import AnyGame
    from rollwright.core.options import Options
    from rollwright.core.types import Roll
    from rollwright.sheets.paper import Document, Printing, Strip

_ADDRESS = re.compile(r"https?://[^\s/?#]+[^\s?#]*")
LONGEST_ADDRESS = 200
ADDRESS = "The browser table's address, for the strip: one that a phone can open is a code, too."


class PrintFlags(TypedDict):
    """The options of `print`."""

    paper: str
    per_page: int
    sheets: int | None
    has_rules: bool | None
    has_deck: bool | None
    dice: int | None
    daily: str | None
    data: Path
    turns: int | None
    address: str
    record: str | None
    turn: int | None


class Order(PrintFlags):
    """The options of `print`, with those of the game."""

    options: Mapping[str, str]


@click.command("print", cls=GameCommand, short_help="Print sheets, rules, cards and dice on paper.")
@click.argument("game", required=False)
@add_game_options
@click.option("-o", "--output", required=True, metavar="FILE", help="The PDF to write.")
@click.option("--paper", default="a4", show_default=True, metavar="PAPER", help="a4 or letter.")
@click.option("--per-page", type=int, default=1, show_default=True, help="Sheets on a page: 1 or 2.")
@click.option(
    "--sheets", type=int, help="How many blank sheets, one for each player; by default a page of them."
)
@add_generic_option
@click.option("--rules/--no-rules", "has_rules", default=None, help="A page of rules; not with --record.")
@click.option(
    "--deck/--no-deck",
    "has_deck",
    default=None,
    help="Cards to cut out, if a game has any; not with --record.",
)
@click.option("--dice", type=int, metavar="SEED", help="A strip of dice: the rolls of this seed.")
@click.option("--daily", metavar="DAY", help="A strip of dice: those of a day of the browser table (--data).")
@data_option("The file of the browser table, for --daily.")
@click.option("--turns", type=int, help="How many rolls the strip has; by default enough for a game.")
@click.option("--address", default="", help=ADDRESS)
@click.option("--record", metavar="FILE", help="Print the filled sheets of a record (or of a sheet text).")
@click.option("--turn", type=int, help="The beginning of this turn of the record; by default its end.")
@add_language_option
def print_(game: str | None, output: str, **flags: Unpack[PrintFlags]) -> None:
    """Print sheets, rules, cards and dice on paper, as a PDF.

    GAME is a game's id; with --record it may be left out. A strip of dice has the rolls that `play` and
    `simulate` meet with the same seed and, with --address, a code that opens them at the browser table.
    """
    from rollwright.sheets.paper import make_pdf

    rest: dict[str, object] = {**flags}
    options = take_game_options(rest)
    order = Order(**cast(PrintFlags, rest), options=options)
    _check(order, output)
    found, record = None if game is None else catalogue.find_game(game), order["record"]
    document = _print_blank(found, order) if record is None else _print_record(found, order, record)
    write_bytes(make_pdf(document), output)


def _check(order: Order, output: str) -> None:
    if output != "-" and not output.lower().endswith(".pdf"):
        raise InvalidSetup(f"what is printed is a .pdf file, not {output[-40:]!r}")
    if order["turns"] is not None and order["dice"] is None and order["daily"] is None:
        raise InvalidSetup("--turns is about the strip of --dice")
    if order["daily"] is not None and (order["dice"] is not None or order["record"] or order["options"]):
        raise InvalidSetup("--daily has its own dice and options: leave --dice, --record and options out")
    if order["turn"] is not None and order["record"] is None:
        raise InvalidSetup("--turn is about the record of --record")
    address = order["address"]
    if address and (len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address)):
        raise InvalidSetup(f"an address begins with http:// or https://, not {address[:40]!r}")


def _print_blank(game: AnyGame | None, order: Order) -> Document:
    from rollwright.sheets.paper import compose

    if game is None:
        raise InvalidSetup("name a game, or a record with --record")
    sheets = order["per_page"] if order["sheets"] is None else order["sheets"]
    if order["daily"] is not None:
        options, of_day = _day_strip(game, order["daily"], order)
        return compose(game, options, sheets, _printing(order, of_day))
    options = new_options(game.options, order["options"])
    strip = _roll_strip(game, options, order, sheets)
    return compose(game, options, sheets, _printing(order, strip))


def _print_record(game: AnyGame | None, order: Order, record: str) -> Document:
    from rollwright.sheets.paper import compose_record

    if order["options"] or order["sheets"] is not None:
        raise InvalidSetup("a record has its own options and sheets: leave those out")
    shown = find_position(read_text(record), order["turn"])
    if game is not None and game.id != shown.game.id:
        raise InvalidSetup(f"{record} is of {shown.game.id}, not of {game.id}")
    return compose_record(shown.game, shown.state, shown.names, _printing(order, _go_on(shown, order)))


def _go_on(shown: Position, order: Order) -> Strip | None:
    """Return the strip from the turn the sheets are in."""
    game, state = shown.game, shown.state
    return _roll_strip(game, game.options_of(state), order, game.seats_of(state), game.turn_of(state))


def _day_strip(game: AnyGame, daily: str, order: Order) -> tuple[dict[str, str], Strip]:
    """Return a day's options and rolls; whoever can read the file has the dice of a day that has begun."""
    from rollwright.sheets.paper import make_day_strip
    from rollwright.table.dice.day_dice import day_block, parse_day
    from rollwright.table.dice.fair_dice import roll_fairly
    from rollwright.table.people.days import find_day, secret_of_day
    from rollwright.table.stores.sqlite import SqliteStore

    wanted = parse_day(daily)
    if not order["data"].is_file():
        raise InvalidSetup(f"there is no file {order['data']}")
    store = SqliteStore(order["data"])
    try:
        day = find_day(store, wanted, game.id)
        if day is None or not day.salt:
            raise InvalidSetup(f"nobody has begun {game.id} of {daily} at this table yet")
        secret = secret_of_day(store, day)
    finally:
        store.close()

    def draw(state: object, number: int) -> Roll:
        return roll_fairly(game, state, day_block(secret, day.day, game.id, day.salt, number))

    options = fill_options(game.options, day.options)
    return day.options, make_day_strip(game, options, day.day, draw, order["turns"])


def _roll_strip(game: AnyGame, options: Options, order: Order, seats: int, first: int = 1) -> Strip | None:
    from rollwright.sheets.paper import make_strip

    if order["dice"] is None:
        return None
    return make_strip(game, options, order["dice"], order["turns"], first, seats)


def _printing(order: Order, strip: Strip | None) -> Printing:
    from rollwright.sheets.paper import Printing

    is_new = order["record"] is None
    rules = is_new if order["has_rules"] is None else order["has_rules"]
    deck = is_new if order["has_deck"] is None else order["has_deck"]
    return Printing(order["paper"], order["per_page"], rules, deck, strip, order["address"])
