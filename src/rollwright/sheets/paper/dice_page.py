"""The pages of a dice strip: rolls to tick off, the seed, and a QR code for the same dice on screen."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlencode, urlsplit

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.manifest import PrintedPage
from ...core.options import RULES, Options, asked_options
from ...core.types import Roll
from ...drawing.pictures import draw_code, draw_roll, name_roll
from ...language.reasons import tell_text
from ..messages import MESSAGES
from ..rules import read_blocks
from .dice_strip import Strip
from .page_layout import Size

SMALLEST_ROW, LARGEST_ROW = 9.5, 16.0
"""Millimetres for each roll."""
AROUND = 90.0
"""Millimetres of a page taken by its head and foot, with a line of spare dice."""
GAP = 0.6
UNITS = ("turn", "round")
"""What a roll can be for that we have words for; a game may have others."""


def table_address(game: AnyGame, options: Options, seed: int, address: str) -> str:
    """Return the address of a browser table with these dice."""
    asked = asked_options(game.options, options)
    query = urlencode({"game": game.id, "seed": seed, **asked}, safe=",")
    return f"{address.rstrip('/')}/new?{query}"


def play_command(game: AnyGame, options: Options, strip: Strip) -> str:
    """Return the command with these dice: `rollwright play chiefdom-2 --cards random --seed 42`."""
    if strip.day:
        return f"rollwright daily {game.id} --day {strip.day}"
    if strip.first > 1:
        sheets = "--from SHEET " * (1 if game.manifest.is_shared else strip.seats)
        return f"rollwright play {sheets}--turn {strip.first} --seed {strip.seed}"
    asked = asked_options(game.options, options)
    words = (f"{name}={value} " if name == RULES else f"--{name} {value} " for name, value in asked.items())
    chosen = "".join(words)
    seats = f"--seats {strip.seats} " if strip.seats > game.seats[0] else ""
    return f"rollwright play {game.id} {chosen}{seats}--seed {strip.seed}"


def lay_strip(game: AnyGame, options: Options, strip: Strip, address: str, paper: Size) -> list[PrintedPage]:
    """Return the pages of a dice strip, each with its drawings."""
    goal = _find_goal(game, options, strip, address)
    code = {"code.svg": draw_code(goal)} if opens_on_a_phone(address) else {}
    columns = 3 if len(strip.rolls[0].faces) <= 3 else 2
    most = columns * int((paper.height - AROUND) / SMALLEST_ROW)
    pages = []
    for start in range(0, len(strip.rolls), most):
        rolls = strip.rolls[start : start + most]
        page = _lay_rolls(rolls, strip.first + start, columns, paper)
        head = {
            "kind": "dice",
            "title": _title(game, strip),
            "address": goal,
        }
        about = {
            "lines": _describe_strip(game, strip),
            "command": play_command(game, options, strip),
            "deal": _describe_deal(strip),
            "qr": "".join(code),
        }
        pictures = {name_roll(roll.faces): draw_roll(roll.faces) for roll in rolls}
        data = {**head, **about, **page, "spare": ""}
        pages.append(PrintedPage(data, pictures | code))
    return _add_spare(pages, strip)


def _title(game: AnyGame, strip: Strip) -> str:
    name = name_game(game)
    if strip.day:
        return MESSAGES.say("strip-title-day", game=name, day=strip.day)
    return MESSAGES.say("strip-title-seed", game=name, seed=str(strip.seed))


def _find_goal(game: AnyGame, options: Options, strip: Strip, address: str) -> str:
    """Return the address of the dice at the browser table; nothing where there is none."""
    if not address:
        return ""
    if strip.day:
        return f"{address.rstrip('/')}/daily/{game.id}/{strip.day}"
    return table_address(game, options, strip.seed, address)


def opens_on_a_phone(address: str) -> bool:
    """Say whether an address leads to another machine than the one that opens it."""
    host = urlsplit(address).hostname or ""
    try:
        return not (ip_address(host).is_loopback or ip_address(host).is_unspecified)
    except ValueError:
        return host not in ("", "localhost") and not host.endswith(".localhost")


def _lay_rolls(rolls: tuple[Roll, ...], first: int, columns: int, paper: Size) -> dict[str, object]:
    row = (paper.height - AROUND) / -(-len(rolls) // columns)
    turns = [{"turn": turn, "file": name_roll(roll.faces)} for turn, roll in enumerate(rolls, first)]
    return {"turns": turns, "columns": columns, "die": min(row, LARGEST_ROW) - GAP, "space": GAP}


def _add_spare(pages: list[PrintedPage], strip: Strip) -> list[PrintedPage]:
    if not strip.spare:
        return pages
    *others, last = pages
    pictures = {**last.pictures, "spare.svg": draw_roll(strip.spare)}
    (words,) = read_blocks(MESSAGES.say("strip-spare"), ())
    spare = {"spare": "spare.svg", "spare_words": words["runs"]}
    return [*others, PrintedPage({**last.data, **spare}, pictures)]


def _describe_deal(strip: Strip) -> str:
    if strip.deal is None:
        return ""
    lot, *cards = strip.deal.faces
    return MESSAGES.say("strip-deal", cards=", ".join(cards)) if cards else MESSAGES.say("strip-lot", lot=lot)


def _describe_strip(game: AnyGame, strip: Strip) -> list[str]:
    facts = game.manifest.strip
    last = strip.first + len(strip.rolls) - 1
    unit = facts.unit if facts.unit in UNITS else "other"
    name = "strip-read-all" if facts.is_exact or strip.is_whole else "strip-read"
    reads = MESSAGES.say(name, unit=unit, word=facts.unit, last=last)
    screen = MESSAGES.say("strip-on-screen-spare" if strip.spare else "strip-on-screen")
    depends = [MESSAGES.say("strip-follows-moves")] if strip.follows_moves else []
    return [reads, *depends, *map(tell_text, facts.notes), screen]
