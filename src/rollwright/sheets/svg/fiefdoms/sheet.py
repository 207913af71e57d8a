"""A whole Rolling Fiefdoms sheet: banner, fief, tracks, score and buildings reference."""

from __future__ import annotations

from ....core.bits import popcount
from ....core.types import Ghost, Score, Seat
from ....games.fiefdoms.activation import best_active
from ....games.fiefdoms.board import PLOTS, SQUARES
from ....games.fiefdoms.buildings import (
    BARRACKS,
    BARRACKS_HOUSE,
    COTTAGE,
    FARM,
    FARMERS,
    PISCARY,
    TOWNHALL,
    UNIT,
    UNIVERSITY,
    WINDMILL,
)
from ....games.fiefdoms.challenges import CHALLENGES, OFF, kinds_built
from ....games.fiefdoms.dice import PAIRINGS, UNPAIRED
from ....games.fiefdoms.game import Fiefdoms
from ....games.fiefdoms.notation import format_faces
from ....games.fiefdoms.sheet import influence_gained, plots_with, population
from ....games.fiefdoms.state import NO_ROLL, Phase, State
from ....games.fiefdoms.workers import active_with, parse_workers, workers_for
from ..credits import FIEFDOMS
from ..dice import row_of_dice, width_of_dice
from ..element import group, tag, text
from ..hand import Hand
from ..marks import Sprite
from ..page import (
    BLANK_NOTE,
    HEADER,
    MARGIN,
    Box,
    Look,
    Words,
    height_of,
    make_box,
    make_header,
    make_page,
    stack_boxes,
)
from ..scorebox import score_box
from .board import BOARD, Works, draw_board
from .paper import BOARD_X, BOARD_Y, lay_on_paper
from .paper import WIDTH as PAPER_WIDTH
from .reference import reference_box
from .tracks import housing_box, influence_box, turns_box

BOX_WIDTH = 236
PANEL_X = BOARD_X + BOARD + MARGIN
WIDE = PANEL_X + BOX_WIDTH + MARGIN
TALL = BOARD_X + BOARD + MARGIN
SCORE_WIDTH = TALL - 2 * MARGIN - BOX_WIDTH - 8
DIE = 26
TERM_KINDS = {
    "cottages": COTTAGE,
    "windmills": WINDMILL,
    "townhall": TOWNHALL,
    "university": UNIVERSITY,
    "guilds": FARMERS,
    "barracks": BARRACKS,
    "piscaries": PISCARY,
}
"""The kind of building a term is for, where some challenge does without it."""


def draw_fiefdoms(game: Fiefdoms, state: State, seat: Seat, ghosts: tuple[Ghost, ...], look: Look) -> str:
    """Return a seat's sheet."""
    sprite = Sprite(look.prefix, look.theme.has_fills)
    works = _find_works(state, seat, look.arrangement)
    board = group(draw_board(state.sheet(seat), works, sprite, ghosts), x=BOARD_X, y=BOARD_Y)
    tracks = _track_boxes(state, seat, look, sprite)
    if look.theme.has_fills:
        width = TALL if look.is_tall else WIDE
        inside, height = _lay_on_screen(game, state, seat, look, board, tracks)
    else:
        width, score = PAPER_WIDTH, None if look.is_blank else _score(game, state, seat, look)
        inside, height = lay_on_paper(state, board, tracks, score, _list_terms(game, state))
    note = _tell(state, seat, look)
    header = make_header(game.name, note, width) + _draw_roll(state, width) + _draw_banner(look.names[seat])
    says = Words(f"{game.name}: {note}", game.format_sheet(state, seat), FIEFDOMS)
    return make_page(width, height, says, look, sprite.definitions() + header + inside)


def _lay_on_screen(
    game: Fiefdoms, state: State, seat: Seat, look: Look, board: str, tracks: list[Box]
) -> tuple[str, float]:
    """Return all that stands below the header, and the height of the page."""
    width = TALL if look.is_tall else WIDE
    score = _score_box(game, state, seat, look)
    panel, bottom = _lay_below(tracks, score) if look.is_tall else _lay_beside(tracks, score)
    reference = reference_box(state.challenge, width - 2 * MARGIN, 1 if look.is_tall else 2)
    foot = make_box(reference, MARGIN, bottom, width - 2 * MARGIN)
    return board + panel + foot, bottom + reference.outer_height + MARGIN


def _find_works(state: State, seat: Seat, arrangement: str | None) -> Works:
    """Return the player's own activation, or the best, once the game is over; nobody works before."""
    if state.phase != Phase.OVER:
        return Works()
    sheet = state.sheet(seat)
    if arrangement is None:
        active = best_active(sheet, state.challenge)
        workers = workers_for(sheet, active)
    else:
        workers = parse_workers(arrangement)
        active = active_with(sheet, workers)
    used = [0] * SQUARES
    for worker in workers:
        used[worker.square] += worker.pips
    return Works(frozenset(plot for plot in range(PLOTS) if active >> plot & 1), tuple(used))


def _tell(state: State, seat: Seat, look: Look) -> str:
    """Return when it is, and what for: "turn 7 of 25, challenge 3: charters" """
    challenge = (
        "" if state.challenge == OFF else f", challenge {state.challenge}: {CHALLENGES[state.challenge].name}"
    )
    if look.is_blank and state.turn == 1:
        return f"{look.names[seat] or BLANK_NOTE}   {state.last_turn} turns{challenge}"
    who = look.names[seat] or (f"seat {seat + 1}" if not state.is_solo else "solo")
    when = "final" if state.phase == Phase.OVER else f"turn {state.turn} of {state.last_turn}"
    return f"{who}, {when}{challenge}"


def _draw_banner(name: str) -> str:
    """Return a ribbon for the name of the fief."""
    ribbon = Hand("banner", shake=0).draw("line 40,6 250,6 250,28 40,28 40,6")
    tails = "M40 12H18L26 23L18 34H52V28M250 12H272L264 23L272 34H238V28"
    drawn = tag("path", class_="printed", d=ribbon + tails)
    return group(
        drawn,
        text(name, 145, 22, "written", "middle") if name else "",
        x=BOARD_X + BOARD / 2 - 145,
        y=HEADER + 8,
    )


def _draw_roll(state: State, width: float) -> str:
    """Return the dice, the two pairs apart once they are paired."""
    if state.roll == NO_ROLL:
        return ""
    faces = format_faces(state.roll)
    y, right = 13, width - MARGIN
    if state.pairing == UNPAIRED:
        return row_of_dice(faces, right - width_of_dice(4, DIE), y, DIE)
    pairs = [faces[die] for die in PAIRINGS[state.pairing]]
    two = width_of_dice(2, DIE)
    return row_of_dice(pairs[:2], right - 2 * two - 18, y, DIE) + row_of_dice(pairs[2:], right - two, y, DIE)


def _track_boxes(state: State, seat: Seat, look: Look, sprite: Sprite) -> list[Box]:
    sheet, challenge = state.sheet(seat), state.challenge
    houses = popcount(plots_with(sheet, COTTAGE))
    houses += popcount(plots_with(sheet, BARRACKS)) * BARRACKS_HOUSE // UNIT
    unrest = sheet.unrest if CHALLENGES[challenge].has_unrest else None
    played = state.last_turn if state.phase == Phase.OVER else state.turn - 1
    boxes = [
        housing_box(population(sheet), houses, sprite),
        influence_box(
            influence_gained(sheet, challenge), sheet.spent, unrest, sprite, not look.theme.has_fills
        ),
        turns_box(played, state.last_turn, state.is_solo),
    ]
    return [box._replace(number=None) for box in boxes] if look.is_blank else boxes


def _score_box(game: Fiefdoms, state: State, seat: Seat, look: Look) -> Box:
    score = None if look.is_blank else _score(game, state, seat, look)
    return score_box(score, _list_terms(game, state), {}, SCORE_WIDTH if look.is_tall else BOX_WIDTH)


def _list_terms(game: Fiefdoms, state: State) -> list[str]:
    """Return the terms of the score; what this challenge does not build has no line."""
    kinds = kinds_built(state.challenge)
    return [term for term in game.terms if TERM_KINDS.get(term, FARM) in kinds]


def _score(game: Fiefdoms, state: State, seat: Seat, look: Look) -> Score:
    if look.arrangement is None:
        return game.score(state, seat)
    return game.score_by_hand(state, seat, parse_workers(look.arrangement))


def _lay_beside(tracks: list[Box], score: Box) -> tuple[str, float]:
    top = HEADER + MARGIN
    height = max(BOARD_Y + BOARD - top, height_of([*tracks, score]))
    return stack_boxes([*tracks, score], PANEL_X, top, BOX_WIDTH, height), top + height + MARGIN


def _lay_below(tracks: list[Box], score: Box) -> tuple[str, float]:
    top = BOARD_Y + BOARD + MARGIN
    height = max(height_of(tracks), height_of([score]))
    left = stack_boxes(tracks, MARGIN, top, BOX_WIDTH, height)
    return left + stack_boxes([score], MARGIN + BOX_WIDTH + 8, top, SCORE_WIDTH), top + height + 8
