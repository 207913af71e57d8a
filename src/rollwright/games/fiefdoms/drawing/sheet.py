"""A whole Rolling Fiefdoms sheet: banner, fief, tracks, score and buildings reference."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from ....core.descriptions import mention_term, name_game, name_rank
from ....core.options import Options
from ....core.teaching.rules_text import fill_text
from ....core.types import Seat
from ....drawing.dice import list_dice, width_of_dice
from ....drawing.element import Svg, group, tag
from ....drawing.page import (
    FOOT,
    GAP,
    HEADER,
    MARGIN,
    NOTE,
    SHEETS_KEPT,
    Box,
    Details,
    height_of,
    name_owner,
    note_blank,
    print_box,
    print_foot,
    print_header,
    print_page,
    stack_boxes,
)
from ....drawing.pen import Hand
from ....drawing.printer import Base, Layout, Printer
from ....drawing.scorebox import list_score, score_box
from ....kernel.bits import popcount
from ....language.current import ENGLISH
from ..activation.workers import active_with, parse_workers, workers_for
from ..board import PLOTS, SQUARES
from ..buildings import (
    BARRACKS,
    BARRACKS_HOUSE,
    COTTAGE,
    UNIT,
)
from ..challenges import CHALLENGES, NUMBER_OF, OFF, challenge_of
from ..dice import NO_ROLL, PAIRINGS, UNPAIRED, format_faces
from ..engine import find_best
from ..game import Fiefdoms, score_with
from ..params import OVER
from ..sheet import Sheet, influence_gained, plots_with, population
from ..state import State
from ..terms import list_terms
from ..text.messages import say
from ..text.words import name_challenge
from .board import BOARD, Works, half_of, list_fief, print_board
from .goal import goal_box, list_goal
from .paper import BOARD_X, BOARD_Y, lay_on_paper
from .paper import WIDTH as PAPER_WIDTH
from .reference import TALL as TALL_LINE
from .reference import WIDE as WIDE_LINE
from .reference import reference_box
from .tracks import housing_box, influence_box, list_influence, list_turns, list_units, list_unrest, turns_box

BOX_WIDTH = 236
PANEL_X = BOARD_X + BOARD + MARGIN
WIDE = PANEL_X + BOX_WIDTH + MARGIN
EDGE, SIDE_EDGE, TOP_EDGE = 4, 15, 20
"""The margins of a narrow sheet; left and above there are numbers."""
TALL = SIDE_EDGE + BOARD + EDGE
DIE = 26
ROLL, PAIRS, DICE = "die", "pair", 4
"""The dice in a row, and the two pairs apart once they are paired."""


def print_fiefdoms(game: Fiefdoms, options: Options, layout: Layout) -> Base:
    """Return the base of a sheet; printed are the number of turns and whether one plays alone."""
    printer, challenge = Printer(layout), challenge_of(options)
    turns, is_solo = layout.printed
    if layout.is_tall:
        return _print_tall(printer, game, challenge, turns, bool(is_solo))
    board = group(print_board(printer), x=BOARD_X, y=BOARD_Y)
    influence = influence_box(CHALLENGES[challenge].has_unrest, printer)
    tracks = [housing_box(printer), influence, turns_box(turns, bool(is_solo), printer)]
    if challenge != OFF and not layout.is_paper:
        tracks.insert(0, goal_box(challenge, printer, BOX_WIDTH))
    terms = list_terms(challenge)
    if layout.is_paper:
        width = PAPER_WIDTH
        say, names = game.manifest.messages.say, game.manifest.messages.sources(ENGLISH)
        words = {
            name: fill_text(game, options, say(name), {}).rstrip("\n")
            for name in names
            if name.startswith(("paper-", "price-"))
        }
        inside, height = lay_on_paper(printer, challenge, bool(is_solo), tracks, terms, words)
    else:
        width = WIDE
        inside, height = _lay_on_screen(
            printer, challenge, tracks, {term: mention_term(game, term) for term in terms}
        )
    name = name_game(game)
    header = print_header(printer, name, width) + _print_dice(printer, width) + _print_banner(printer)
    return print_page(printer, name, game.manifest.footer, (width, height), header, board, inside)


def _print_tall(printer: Printer, game: Fiefdoms, challenge: int, turns: int, is_solo: bool) -> Base:
    """Return a sheet for a narrow screen: the fief comes first, tracks and buildings below, the name last."""
    printer.fold, printer.tap = TOP_EDGE + BOARD + EDGE, 2 * half_of(printer)
    board = group(print_board(printer), x=SIDE_EDGE, y=TOP_EDGE)
    boxes = [
        *([] if challenge == OFF else [goal_box(challenge, printer, TALL - 2 * EDGE)]),
        housing_box(printer),
        influence_box(CHALLENGES[challenge].has_unrest, printer),
        turns_box(turns, is_solo, printer),
        reference_box(challenge, BOARD, 1, TALL_LINE),
    ]
    top = printer.fold + GAP
    foot = top + height_of(boxes)
    title, name = name_game(game), printer.said("name", TALL - EDGE, foot + 20, "written", "end")
    below = stack_boxes(printer, boxes, EDGE, top, TALL - 2 * EDGE)
    body = board + below + print_foot(printer, title, foot) + name
    return print_page(printer, title, game.manifest.footer, (TALL, foot + FOOT), body)


def _lay_on_screen(
    printer: Printer, challenge: int, tracks: list[Box], terms: dict[str, str]
) -> tuple[Svg, float]:
    """Return all that stands below the header besides the fief, and the height of the page."""
    panel, bottom = _lay_beside(printer, tracks, score_box(printer, [*terms], terms, BOX_WIDTH))
    reference = reference_box(challenge, WIDE - 2 * MARGIN, 2, WIDE_LINE)
    printer.fold = bottom + reference.outer_height  # what the dice can build is wanted in every turn
    foot = print_box(printer, reference, MARGIN, bottom, WIDE - 2 * MARGIN)
    return panel + foot, bottom + reference.outer_height + MARGIN


def _print_banner(printer: Printer) -> Svg:
    """Return a ribbon for the name of the fief."""
    ribbon = Hand("banner", shake=0).draw("line 40,6 250,6 250,28 40,28 40,6")
    tails = "M40 12H18L26 23L18 34H52V28M250 12H272L264 23L272 34H238V28"
    drawn = tag("path", class_="printed", d=ribbon + tails)
    name = printer.said("name", 145, 22, "written", "middle")
    return group(drawn, name, x=BOARD_X + BOARD / 2 - 145, y=HEADER + 8)


def _print_dice(printer: Printer, width: float) -> Svg:
    y, right, two = 13, width - MARGIN, width_of_dice(2, DIE)
    pairs = printer.dice(f"{PAIRS}-a", 2, right - two - 18, y, DIE) + printer.dice(
        f"{PAIRS}-b", 2, right, y, DIE
    )
    return printer.dice(ROLL, DICE, right, y, DIE) + pairs


def _lay_beside(printer: Printer, tracks: list[Box], score: Box) -> tuple[Svg, float]:
    top = HEADER + MARGIN
    height = max(BOARD_Y + BOARD - top, height_of([*tracks, score]))
    return stack_boxes(printer, [*tracks, score], PANEL_X, top, BOX_WIDTH, height), top + height + MARGIN


# ---- what is on it


def list_printed(state: State, seat: Seat) -> tuple[int, ...]:
    """Return how many turns there are, and whether one plays alone."""
    return state.last_turn, int(state.is_solo)


def identify(state: State, seat: Seat) -> Hashable:
    """Return all that a seat's sheet and score depend on."""
    return state.sheet(seat), state.roll, state.pairing, state.turn, state.phase


def list_marks(game: Fiefdoms, state: State, seat: Seat, details: Details) -> dict[str, str]:
    """Return everything that is on a seat's sheet."""
    sheet = state.sheet(seat)
    marks = {**list_fief(sheet, _find_works(state, seat, details.arrangement))}
    marks |= {NOTE: _describe(state, seat, details), "name": details.names[seat]}
    marks |= _list_roll(state) | _list_tracks(state, seat, details.is_blank)
    if not details.is_blank:
        active, terms = _find_active(state, seat, details.arrangement), list_terms(state.challenge)
        if state.challenge != OFF:
            marks |= list_goal(sheet, state.challenge, active)
        score = score_with(sheet, state.challenge, active)
        marks |= list_score(score, terms)
        if rank := name_rank(game, score.rank):
            marks["score-rank"] = rank
    return marks


def _list_tracks(state: State, seat: Seat, is_blank: bool) -> dict[str, str]:
    played = state.last_turn if state.phase == OVER else state.turn - 1
    housed, ruled = _list_stock(state.sheet(seat), state.challenge, is_blank)
    return housed | list_turns(played) | ruled


@lru_cache(maxsize=SHEETS_KEPT)
def _list_stock(sheet: Sheet, challenge: int, is_blank: bool) -> tuple[dict[str, str], dict[str, str]]:
    """Return the tracks before and after that of the turns."""
    people, gained = population(sheet), influence_gained(sheet, challenge)
    houses = popcount(plots_with(sheet, COTTAGE))
    houses += popcount(plots_with(sheet, BARRACKS)) * BARRACKS_HOUSE // UNIT
    housed = list_units(people, houses) | list_influence(gained, sheet.spent)
    has_unrest = CHALLENGES[challenge].has_unrest
    ruled = list_unrest(sheet.unrest, is_blank) if has_unrest else {}
    if not is_blank:
        ruled |= {"people": str(people)} | ({} if has_unrest else {"influence": str(gained - sheet.spent)})
    return housed, ruled


def _list_roll(state: State) -> dict[str, str]:
    """Return the dice as marks."""
    if state.roll == NO_ROLL:
        return {}
    faces = format_faces(state.roll)
    if state.pairing == UNPAIRED:
        return list_dice(ROLL, faces)
    paired = [faces[die] for die in PAIRINGS[state.pairing]]
    return list_dice(f"{PAIRS}-a", paired[:2]) | list_dice(f"{PAIRS}-b", paired[2:])


def _find_active(state: State, seat: Seat, arrangement: str | None) -> int:
    """Return the buildings at work: as the player arranged it, or at best."""
    sheet = state.sheet(seat)
    if arrangement is None:
        return find_best(sheet, state.challenge)
    return active_with(sheet, parse_workers(arrangement))


def _find_works(state: State, seat: Seat, arrangement: str | None) -> Works:
    """Return the player's own activation, or the best, once the game is over; nobody works before."""
    if state.phase != OVER:
        return Works()
    sheet, active = state.sheet(seat), _find_active(state, seat, arrangement)
    workers = workers_for(sheet, active) if arrangement is None else parse_workers(arrangement)
    used = [0] * SQUARES
    for worker in workers:
        used[worker.square] += worker.pips
    return Works(frozenset(plot for plot in range(PLOTS) if active >> plot & 1), tuple(used))


def _describe(state: State, seat: Seat, details: Details) -> str:
    """Return when it is, and what for: "turn 7 of 25, challenge 3: charters" """
    note, number = _describe_turn(state, seat, details), state.challenge
    if number == OFF:
        return note
    return say("note-challenge", note=note, number=NUMBER_OF(number), name=name_challenge(number))


def _describe_turn(state: State, seat: Seat, details: Details) -> str:
    name = details.names[seat]
    if details.is_blank and state.turn == 1:
        return say("note-blank", name=name or note_blank(), turns=state.last_turn)
    player = name_owner(details, seat, state.is_solo)
    if state.phase == OVER:
        return say("note-final", player=player)
    return say("note-turn", player=player, turn=state.turn, last=state.last_turn)
