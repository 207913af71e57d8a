"""A Rolling Fiefdoms sheet for paper: it fills an upright page, and says what a pencil needs to know."""

from __future__ import annotations

from collections.abc import Mapping

from ....drawing.page import GAP, HEADER, MARGIN, Box, height_of, print_box, stack_boxes
from ....drawing.paper_notes import add_note, notes_box
from ....drawing.printer import Printer
from ....drawing.scorebox import LINE, TOTAL, score_box
from ..text.words import CHALLENGE_TEXTS, name_challenge
from .board import BOARD
from .reference import reference_box

Words = Mapping[str, str]
BANNER = 34
BOARD_X, BOARD_Y = MARGIN + 16, HEADER + BANNER + 26
WIDTH = 628
COLUMN_X = BOARD_X + BOARD + MARGIN
COLUMN = WIDTH - MARGIN - COLUMN_X
HOUSING = 236
BESIDE = WIDTH - 2 * MARGIN - HOUSING - GAP
SCORE = 214
BUILDINGS = WIDTH - 2 * MARGIN - SCORE - GAP


def lay_on_paper(
    printer: Printer, challenge: int, is_solo: bool, tracks: list[Box], terms: list[str], words: Words
) -> tuple[str, float]:
    """Return all that stands below the header besides the fief, and the height."""
    beside = stack_boxes(printer, list_notes(challenge, words), COLUMN_X, HEADER + GAP, COLUMN)
    housing, influence, turns = tracks
    housing = add_note(housing, words["paper.people"], HOUSING)
    turns = add_note(turns, words["paper.turns.solo" if is_solo else "paper.turns"], BESIDE)
    top = BOARD_Y + BOARD + GAP
    row = print_box(printer, housing, MARGIN, top, HOUSING)
    others = [influence, turns, notes_box("THE END", words["paper.end"].split("\n"), BESIDE)]
    row += stack_boxes(printer, others, MARGIN + HOUSING + GAP, top, BESIDE, housing.outer_height)
    below = top + max(housing.outer_height, height_of(others)) + GAP
    buildings = reference_box(challenge, BUILDINGS, 1)
    prices, line = {term: words[f"price.{term}"] for term in terms}, (buildings.height - TOTAL) / len(terms)
    points = score_box(printer, terms, prices, SCORE, max(LINE, line))
    row += print_box(printer, buildings, MARGIN, below, BUILDINGS)
    row += print_box(printer, points, MARGIN + BUILDINGS + GAP, below, SCORE)
    return beside + row, below + max(buildings.outer_height, points.outer_height) + MARGIN


def list_notes(challenge: int, words: Words) -> list[Box]:
    """Return the rules beside the fief: the challenge, dice, and a turn."""
    notes = {f"CHALLENGE {challenge}: {name_challenge(challenge)}": CHALLENGE_TEXTS[challenge]}
    notes |= {"DICE": words["paper.dice"], "A TURN": words["paper.turn"]}
    return [notes_box(title, note.split("\n"), COLUMN) for title, note in notes.items() if note]
