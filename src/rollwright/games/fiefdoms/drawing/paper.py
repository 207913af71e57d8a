"""A Rolling Fiefdoms sheet for paper: it fills an upright page, and says what a pencil needs to know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....drawing.element import Svg
from ....drawing.page import GAP, HEADER, HEADING, MARGIN, Box, height_of, print_box, stack_boxes
from ....drawing.paper_notes import add_note, notes_box
from ....drawing.printer import Printer
from ....drawing.scorebox import TOTAL, score_box
from ..challenges import NUMBER_OF, OFF
from ..text.messages import say
from ..text.words import name_challenge, tell_challenge
from .board import BOARD
from .reference import reference_box

Words = Mapping[str, str]
BANNER = 34
BOARD_X, BOARD_Y = MARGIN + 16, HEADER + BANNER + 26
WIDTH = 628
COLUMN_X = BOARD_X + BOARD + MARGIN
COLUMN = WIDTH - MARGIN - COLUMN_X
SCORE = 214
TRACKS = WIDTH - 2 * MARGIN - SCORE - GAP
ACROSS = WIDTH - 2 * MARGIN
SCORE_LINE = 24
"""Six millimetres on a full page of either paper."""


def lay_on_paper(
    printer: Printer, challenge: int, is_solo: bool, tracks: list[Box], terms: Sequence[str], words: Words
) -> tuple[Svg, float]:
    """Return all that stands below the header besides the fief, and the height."""
    notes = list_notes(challenge, words)
    beside = stack_boxes(printer, notes, COLUMN_X, HEADER + GAP, COLUMN)
    housing, influence, turns = tracks
    boxes = [
        add_note(housing, words["paper-people"], TRACKS),
        influence,
        add_note(turns, words["paper-turns-solo" if is_solo else "paper-turns"], TRACKS),
        notes_box(say("sheet-end"), words["paper-end"].split("\n"), TRACKS),
    ]
    top = max(BOARD_Y + BOARD, HEADER + GAP + height_of(notes)) + GAP
    prices, line = (
        {term: words[f"price-{term}"] for term in terms},
        (height_of(boxes) - HEADING - TOTAL) / len(terms),
    )
    score = score_box(printer, terms, prices, SCORE, max(SCORE_LINE, line))
    height = max(height_of(boxes), score.outer_height)
    drawn = stack_boxes(printer, boxes, MARGIN, top, TRACKS, height)
    drawn += print_box(printer, score, MARGIN + TRACKS + GAP, top, SCORE)
    buildings, below = reference_box(challenge, ACROSS, 2), top + height + GAP
    drawn += print_box(printer, buildings, MARGIN, below, ACROSS)
    return beside + drawn, below + buildings.outer_height + MARGIN


def list_notes(challenge: int, words: Words) -> list[Box]:
    """Return the rules beside the fief: the challenge, dice, and a turn."""
    notes = {say("sheet-dice"): words["paper-dice"], say("sheet-turn"): words["paper-turn"]}
    if challenge != OFF:
        title = say("sheet-challenge", number=NUMBER_OF(challenge), name=name_challenge(challenge))
        notes = {title: tell_challenge(challenge)} | notes
    return [notes_box(title, note.split("\n"), COLUMN) for title, note in notes.items()]
