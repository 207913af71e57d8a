"""What Chiefdom says of itself besides its rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...core.game import AnyGame
from ...core.manifest import (
    UNOFFICIAL,
    DiceStrip,
    Field,
    Manifest,
    Paper,
    PrintedPage,
    Say,
    SheetForm,
    Value,
    option_field,
    read_word,
)
from ...core.options import Options
from .card_names import CARDS
from .edition import Edition
from .words import HIGHEST_RANK, RANKS, tell_move

if TYPE_CHECKING:
    from ...core.drawing import Drawing
    from ...core.terminal.painter import Painter

HOME = Path(__file__).parent
MOST_BONUSES = 12


def load_drawing() -> Drawing:
    """Return the drawing of the sheet."""
    from .drawing import DRAWING

    return DRAWING


def load_painter() -> Painter:
    """Return the painter in a terminal."""
    from .terminal import PAINTER

    return PAINTER


# ---- paper


def print_rules(game: Any, options: Options) -> PrintedPage:
    """Return the rules on a page: the numbers of the edition, the ranks, the icons."""
    from ...core.drawing.pictures import draw_alone, name_picture
    from .drawing.marks import HOUSE, JOBLESS, THREE, TWO, WALL, WATER, WILD

    edition: Edition = game.edition_for(options)
    fields = asdict(edition).items()
    data: dict[str, Any] = {name: value for name, value in fields if isinstance(value, int | bool)}
    data["id"] = edition.id
    data["west_only"] = edition.wall_starts == edition.west
    data["bonus"] = options.get("bonus") == "on"
    data |= {"ranks": rank_rows(), "size": 10.2}
    marks = (WILD, WALL, WATER, TWO, THREE, HOUSE, JOBLESS)
    return PrintedPage(data, {name_picture(mark): draw_alone(mark) for mark in marks}, HOME / "rules.typ")


def rank_rows() -> list[tuple[str, str]]:
    """Return the solo ranks: [("up to 50", ...), ("51 to 80", ...), ...]"""
    (most, lowest), *_ = RANKS
    rows = [(f"up to {most}", lowest)]
    rows += [(f"{low + 1} to {high}", name) for (low, _), (high, name) in pairwise(RANKS)]
    return [*rows, (f"{RANKS[-1][0] + 1} and more", HIGHEST_RANK)]


def print_cards(game: AnyGame, options: Options, paper: Paper) -> list[PrintedPage]:
    """Return the scoring cards, to cut out."""
    from .deck import lay_deck

    return [lay_deck(paper)]


def deals_cards(options: Options) -> bool:
    """Say whether cards are dealt before the first roll."""
    return options.get("cards") == "random"


def least_seats(options: Options) -> int:
    """Cards that compare players want two."""
    return 2 if options.get("cards", "off") != "off" else 1


# ---- sheets tapped together


def list_fields(game: AnyGame, text: str, say: Say) -> Iterator[Field]:
    """Return the options a sheet has; how many bonuses are used is written there too."""
    for option in game.options:
        value = read_word(text, option.name, option.default)
        label = say(f"option.{option.name}")
        if option.name == "cards":
            cards = tuple(Value(str(number), f"{number} {name}") for number, (name, _) in CARDS.items())
            yield Field("cards", "ticks", "" if value == option.default else value, label, cards)
        elif option.name == "bonus":
            used = [Value(str(n), say("scoring.bonuses_used", number=n)) for n in range(MOST_BONUSES + 1)]
            yield Field("bonus", "choice", value, label, (Value("off", say("option.bonus.off")), *used))
        elif option.values:
            yield option_field(option, text, say)


# ---- both editions

SECOND = Manifest(
    blurb="The second edition: linked shapes, walls from both sides, scoring cards and bonuses.",
    summary="A village from three dice; small shapes, walls need logs.",
    credit="Chiefdom was designed by Arif Nezih Savı (second edition illustrated by Erdal Gencer).",
    disclaimer=UNOFFICIAL,
    order=2,
    words=HOME / "words.json",
    sample=HOME / "samples" / "chiefdom-2.txt",
    rules=HOME / "rules.md",
    lesson=HOME / "lesson-2.txt",
    drawing=load_drawing,
    painter=load_painter,
    rules_page=print_rules,
    print_more=print_cards,
    strip=DiceStrip(turns=50, is_dealt=deals_cards, seats=least_seats),
    form=SheetForm(list_fields=list_fields),
    tell_move=tell_move,
    menu_kinds=frozenset({"bonus"}),
)
FIRST = replace(
    SECOND,
    blurb="Found a village between two walls: water, trees, men and their houses, three dice a turn.",
    summary="A village from three dice; large shapes, a wall from the West.",
    order=1,
    has_newer_edition=True,
    sample=HOME / "samples" / "chiefdom-1.txt",
    lesson=HOME / "lesson-1.txt",
)
MANIFESTS = {"chiefdom-1": FIRST, "chiefdom-2": SECOND}
