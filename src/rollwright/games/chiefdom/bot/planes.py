"""What a seat sees of Chiefdom as planes of rows and columns."""

from __future__ import annotations

from ....compiler.jit import jit, lookup_table
from ....kernel.planes import MOST, Plane, Planes, PlaneSet, each, show, show_bits, show_number, show_word
from ....kernel.types import Numbers
from ..board import HEIGHT, WIDTH
from ..cards import FIRST_COMPARED
from ..dice import ICONS, ROLLS
from ..edition import DECK
from ..params import Params, Turn
from ..paths import FACES, FIRST_ICON, FIRST_JOB, FIRST_PLACE, JOBS, PLACED_ANCHOR, PLACED_FORM, USE_BONUS
from ..shapes import form_at
from ..sheet import Sheet, fish_caught, logs_in_stock

SQUARES = WIDTH * HEIGHT
N_CARDS = len(DECK)
N_ICONS = len(ICONS)
MOST_LOGS = 3 * SQUARES
PLANES = PlaneSet(
    sheet=tuple(Plane(name, SQUARES if name == "bonuses" else 1) for name in Sheet._fields),
    rest=(
        *each("dice showing", FACES, 3),
        *each("card", DECK),
        Plane("linked shapes"),
        Plane("bonus in play"),
        Plane("turn", MOST),
        Plane("logs in stock", MOST_LOGS),
        Plane("fish caught", SQUARES),
        *each("begun die", FACES),
        *each("begun icon", ICONS),
        Plane("begun bonus"),
        Plane("begun squares"),
        *each("begun job", JOBS),
    ),
    size=lambda options: (HEIGHT, WIDTH),
)
N_SHEET = len(PLANES.sheet)
FIRST_BEGUN = PLANES.first_of("begun")
"""The place of the first plane of a begun move behind the sheets."""
SHOWING = lookup_table([dice.count(face) for dice in ROLLS for face in range(1, 7)])


@jit(inline=False)
def show_other(params: Params, at: Turn, planes: Planes, first: int) -> None:
    s, start = at.sheet, first * SQUARES
    for bits in (s.wall, s.water, s.two, s.three, s.house, s.jobless, s.fisherman, s.lumberjack, s.builder):
        show_bits(planes, start, bits)
        start += SQUARES
    show_number(planes, start, SQUARES, s.bonuses)


@jit
def show_at(
    params: Params, at: Turn, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    show_other(params, at, planes, 0)
    first = (1 + others) * N_SHEET * SQUARES
    if at.roll >= 0:
        for face in range(6):
            show_number(planes, first + face * SQUARES, SQUARES, SHOWING(at.roll * 6 + face))
    first += 6 * SQUARES
    cards = params.rules.cards | params.compared << FIRST_COMPARED
    show_word(planes, first, SQUARES, cards >> 1, N_CARDS)
    first += N_CARDS * SQUARES
    show_facts(planes, first, params, at)
    show_begun(params, at, seat, path, steps, planes, others)


@jit
def show_facts(planes: Planes, first: int, params: Params, at: Turn) -> None:
    """Fill the planes of options, turn and stores."""
    rules, logs = params.rules, logs_in_stock(at.sheet, params.rules)
    for number in (rules.shapes, rules.bonus, at.turn, logs, fish_caught(at.sheet)):
        show_number(planes, first, SQUARES, number)
        first += SQUARES


@jit
def show_begun(
    params: Params, at: Turn, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    first = ((1 + others) * N_SHEET + FIRST_BEGUN) * SQUARES
    jobs = first + (8 + N_ICONS) * SQUARES
    for step in range(steps):
        choice = path[step]
        if choice >= FIRST_JOB:
            show(planes, jobs + (choice - FIRST_JOB) % 3 * SQUARES + (choice - FIRST_JOB) // 3, 1)
        elif choice >= FIRST_PLACE:
            place = choice - FIRST_PLACE
            show_bits(planes, jobs - SQUARES, form_at(PLACED_FORM(place), PLACED_ANCHOR(place)))
        else:
            plane = choice - 1 if choice < FIRST_ICON else 6 + choice - FIRST_ICON
            show_number(planes, first + plane * SQUARES, SQUARES, 1)


assert USE_BONUS == FIRST_ICON + N_ICONS
