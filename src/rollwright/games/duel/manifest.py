"""What Chiefdom Duel says of itself besides its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from ...core.game import Game, start_game
from ...core.manifest import UNOFFICIAL, DiceStrip, Manifest, Missing
from ...core.options import Options
from ...core.resources import find_files
from ...core.sheet_form import FormField, Say, SheetForm, Value, list_option_fields, read_word, write_word
from ...core.types import Seat
from ...kernel.bits import above, count, left
from .board import ABILITIES, BOARDS, LOT, PERMANENTS, SIDES
from .legality import list_missing
from .refusals import say_why
from .sheet import MOST_ROUNDS, Position, empty_squares, flying_dice
from .text.explanation import explain_part
from .text.sheet_text import dice_in
from .text.words import describe_move, describe_own_move, name_ability

HOME = Path(__file__).parent / "data"
FEW_PAIRS = 4
"""Pairs of adjacent empty squares that two players may fill in a round."""
_TRACK = re.compile(r"(?P<side>[AB])(?P<row>[1-6])-(?P<square>[1-9][0-9]?)")
_NOTHING = "-"
LEVEL_BOTS = {"apprentice": "greedy@12"}
"""A bot that compares all of the many moves beats the hunter, which compares 20."""

LEVEL_RATINGS = {
    "wanderer": (725.0, 97.0),
    "apprentice": (1237.0, 47.0),
    "hunter": (1500.0, 30.0),
    "chief": (1882.0, 78.0),
    "elder": (2263.0, 158.0),
}
"""From the shares of games that each level wins against the one below (docs/results.md); see docs/bots.md."""


def count_dice(view: Position) -> Sequence[str]:
    """Return the dice that nobody has taken yet."""
    return dice_in(view.left)


def list_missing_abilities(view: Position, seat: Seat) -> list[Missing]:
    """Return the abilities of a player that cannot be used now, and why."""
    is_due = seat == view.turn and not flying_dice(view)
    return [Missing((), "", why) for why in list_missing(BOARDS[view.size], view)] if is_due else []


def draws_lot(options: Options, seats: int) -> bool:
    """Say whether a die says who begins."""
    return options.get("first") == LOT


# ---- sheets tapped together


def list_fields(game: Game[Position], text: str, say: Say) -> Iterator[FormField]:
    """Return the options, the round, and what each player has used and owns; a sheet's lot is drawn."""
    for field in list_option_fields(game, text, say):
        values = tuple(value for value in field.values if value.value != LOT)
        yield replace(field, values=values)
    yield FormField(
        "round", "number", read_word(text, "round", "1"), say("scoring-round"), (), 1, MOST_ROUNDS
    )
    for side in SIDES:
        for kind, names in (("used", ABILITIES), ("owns", PERMANENTS)):
            values = tuple(Value(each, name_ability(each)) for each in names)
            ticked = _side_word(text, side, kind)
            label = say(f"scoring-{kind}", side=side)
            yield FormField(f"{side}.{kind}", "ticks", "" if ticked == _NOTHING else ticked, label, values)


def _side_word(text: str, side: str, kind: str) -> str:
    found = re.search(rf"^{side} rows .* {kind} (\S+)", text, re.MULTILINE)
    return found[1] if found else _NOTHING


def write_field(game: Game[Position], text: str, name: str, value: str) -> str:
    """Return the text with a field set; another board is another sheet."""
    if name == "board":
        options = {"board": value, "first": read_word(text, "first", "A")}
        return game.format_sheet(start_game(game, game.seats[0], options), 0)
    if "." in name:
        side, kind = name.split(".")
        pattern = rf"^({side} rows .* {kind}) \S+"
        return re.sub(pattern, rf"\g<1> {value or _NOTHING}", text, flags=re.MULTILINE)
    text = write_word(text, name, value)
    return write_word(text, "turn", value) if name == "first" else text


def tap_track(text: str, place: str) -> str | None:
    """Mark a track up to the square tapped, or, tapped at its end, one less; None where it is no track."""
    found = _TRACK.fullmatch(place)
    line = found and re.search(rf"^{found['side']} rows( \d+)+", text, re.MULTILINE)
    if not found or not line:
        return None
    words = line[0].split()
    at, square = int(found["row"]) + 1, int(found["square"])
    words[at] = str(square - 1 if int(words[at]) == square else square)
    return text[: line.start()] + " ".join(words) + text[line.end() :]


def tell_last_round(at: Position) -> str:
    """Return "maybe" where this round may leave no room for a pair."""
    grid = BOARDS[at.size].grid
    free = empty_squares(at.land, grid)
    pairs = count(free & left(free, grid)) + count(free & above(free, grid))
    return "maybe" if pairs <= FEW_PAIRS else ""


MANIFEST = Manifest(
    blurb=say_why("blurb"),
    summary=say_why("summary"),
    minutes=25,
    pictures={"sun": "☀️", "mask": "🎭", "forest": "🌲", "lake": "🌊", "hut": "🛖", "spear": "🏹"},
    credit=say_why("credit"),
    licence="Our code and learned values are MIT: a company may train, evaluate and publish. The game's "
    "name and design are Arif Nezih Savı's: ask him before you sell a product with them.",
    disclaimer=UNOFFICIAL,
    order=3,
    judgement=say_why("judgement"),
    bots=1,
    is_shared=True,
    **find_files(HOME, __package__),
    puzzles=HOME / "puzzles.txt",
    tasks=HOME / "tasks.json",
    rules_size=10.2,
    strip=DiceStrip(turns=36, unit="round", spare=20, has_lot=draws_lot),
    form=SheetForm(list_fields, write_field, tap=tap_track),
    explain=explain_part,
    describe_move=describe_move,
    describe_own_move=describe_own_move,
    weakest_decides=True,
    tell_last=tell_last_round,
    level_bots=LEVEL_BOTS,
    level_ratings=LEVEL_RATINGS,
    dice_left=count_dice,
    missing=list_missing_abilities,
    menu_kinds=frozenset({"ability", "permanent"}),
    instant_kinds=frozenset({"take"}),
)
