"""A Rolling Fiefdoms sheet for paper: it fills an upright page, and says what a pencil needs to know."""

from __future__ import annotations

from ....core.drawing.notes import add_note, notes_box
from ....core.drawing.page import GAP, HEADER, MARGIN, Box, height_of, print_box, stack_boxes
from ....core.drawing.printer import Printer
from ....core.drawing.scorebox import score_box
from ..challenges import CHALLENGES, OFF
from ..words import CHALLENGE_TEXTS
from .board import BOARD
from .reference import reference_box

BANNER = 34
BOARD_X, BOARD_Y = MARGIN + 16, HEADER + BANNER + 26
WIDTH = 628
COLUMN_X = BOARD_X + BOARD + MARGIN
COLUMN = WIDTH - MARGIN - COLUMN_X
HOUSING = 236
BESIDE = WIDTH - 2 * MARGIN - HOUSING - GAP
SCORE = 214
BUILDINGS = WIDTH - 2 * MARGIN - SCORE - GAP
PRICES = {
    "cottages": "cottages lived in × 2",
    "farms": "farms × 3, by a spring × 5",
    "quarries": "quarries × 3, in line × 4",
    "windmills": "windmills × 3, in pairs × 4",
    "markets": "markets, half the people",
    "springhouses": "springhouses, per forfeit −1",
    "townhall": "townhall 5, each kind + 2",
    "university": "university 5, 8, 12, 15",
    "guilds": "guilds × 15",
    "vagrants": "vagrants × −1",
    "barracks": "barracks on a diagonal × 5",
    "piscaries": "piscaries × 3, market + 1",
}
"""The terms of the score with what each is worth."""
DICE = (
    "Two white Event dice (6 is a cross), two Wind Rose dice (6 is a wind rose). Two roses: roll all again.",
    "Two crosses: everybody crosses out an empty plot; the turn is over.",
)
A_TURN = (
    "Two pairs: one is the Location (row and column, either way), one the Build. A rose is any number and "
    "belongs to the Location, a cross to the Build.",
    "Sum: build what both Build dice add up to.",
    "Split: one die names the building; as many people as the other shows go into one empty diamond at its "
    "corners, if there is one. With a cross nobody comes.",
    "Influence: change one die by 1 for each star spent.",
    "Draw it or write its code, and ring the labourers it needs.",
    "Who cannot build crosses out an empty plot.",
)
THE_END = (
    "Each person may work in one building whose plot touches the diamond. With all its labourers a building "
    "is active and scores. People beyond the outlined fours are vagrants.",
)
PEOPLE = (
    "Fill in a pip for every person; a star gives an influence: ring it, scribble it over when spent. Each "
    "Cottage outlines the next four: they live there."
)


def lay_on_paper(
    printer: Printer, challenge: int, is_solo: bool, tracks: list[Box], terms: list[str]
) -> tuple[str, float]:
    """Return all that stands below the header besides the fief, and the height."""
    beside = stack_boxes(printer, list_notes(challenge), COLUMN_X, HEADER + GAP, COLUMN)
    housing, influence, turns = tracks
    housing, turns = add_note(housing, PEOPLE, HOUSING), add_note(turns, describe_turns(is_solo), BESIDE)
    top = BOARD_Y + BOARD + GAP
    row = print_box(printer, housing, MARGIN, top, HOUSING)
    others = [influence, turns, notes_box("THE END", THE_END, BESIDE)]
    row += stack_boxes(printer, others, MARGIN + HOUSING + GAP, top, BESIDE, housing.outer_height)
    below = top + max(housing.outer_height, height_of(others)) + GAP
    buildings = reference_box(challenge, BUILDINGS, 1)
    points = score_box(printer, terms, PRICES, SCORE)
    row += print_box(printer, buildings, MARGIN, below, BUILDINGS)
    row += print_box(printer, points, MARGIN + BUILDINGS + GAP, below, SCORE)
    return beside + row, below + max(buildings.outer_height, points.outer_height) + MARGIN


def list_notes(challenge: int) -> list[Box]:
    """Return the rules beside the fief: dice, a turn, and the challenge."""
    boxes = [notes_box("DICE", DICE, COLUMN), notes_box("A TURN", A_TURN, COLUMN)]
    if challenge == OFF:
        return boxes
    title = f"CHALLENGE {challenge}: {CHALLENGES[challenge].name.replace('-', ' ')}"
    return [notes_box(title, (CHALLENGE_TEXTS[challenge],), COLUMN), *boxes]


def describe_turns(is_solo: bool) -> str:
    """Return what the letters in the squares of the turns mean."""
    if not is_solo:
        return "Cross out a square each turn. The Regent rolls and makes the pairs; then the dice go left."
    return (
        "Cross out a square each turn. R: you are the Regent and pair the dice as you like. "
        "F: Fate pairs Wind Rose with Wind Rose, Event with Event."
    )
