"""What a seat sees of Rolling Fiefdoms as planes of 5 x 5 plots.

The 16 population squares lie on the first four rows and columns.
"""

from __future__ import annotations

from ....compiler.jit import jit
from ....kernel.bits import Bits
from ....kernel.planes import Plane, Planes, PlaneSet, each, show, show_bits, show_number
from ....kernel.types import Numbers
from ..board import MOST_PIPS, PLOTS, SIDE, SQUARES
from ..buildings import BUILDINGS, EMPTY, KINDS, MOST_INFLUENCE
from ..challenges import COUNT, HAS_SETUP, NUMBER_OF, UNREST_MOST
from ..dice import CROSS, NO_ROLL, ROSE, UNPAIRED, die_of
from ..kernel import is_regent
from ..offers import MOST_CHANGE, WAYS
from ..params import BAR, BUILD, BUILT, Params, Point
from ..paths import read_path
from ..sheet import BARRED, holds, influence_in_hand, plots_with, reduction_on, turn_on

MOST_LABOURERS = max(building.labourers for building in BUILDINGS.values())
PHASES = ("SETUP", "PAIR", "BUILD", "BAR")
N_NAMES, N_FACES, N_PHASES = len(BUILDINGS), 6, len(PHASES)
_NAMES = [building.name for building in BUILDINGS.values()]
PLANES = PlaneSet(
    sheet=(
        *(Plane(name) for name in (*_NAMES, "forfeited")),
        Plane("reduction", MOST_LABOURERS),
        Plane("people", MOST_PIPS),
        Plane("barred"),
        Plane("influence spent", MOST_INFLUENCE),
        Plane("unrest", UNREST_MOST * PLOTS),
    ),
    rest=(
        *each("events showing", (1, 2, 3, 4, 5, CROSS), 2),
        *each("wind roses showing", (1, 2, 3, 4, 5), 2),
        Plane(f"wind roses showing {ROSE}"),
        *each("paired", range(WAYS)),
        *each("phase", PHASES),
        Plane("influence in hand", MOST_INFLUENCE),
        Plane("turn", PLOTS),
        Plane("I am Regent"),
        *each("challenge", range(1, COUNT + 1)),
        *each("begun pair", range(WAYS)),
        *each("begun build", _NAMES),
        Plane("begun influence", MOST_CHANGE),
        Plane("begun plot"),
        Plane("begun people", MOST_PIPS),
        Plane("begun square"),
    ),
    size=lambda options: (SIDE, SIDE),
)
N_SHEET = len(PLANES.sheet)
FIRST_BEGUN = PLANES.first_of("begun")
"""The place of the first plane of a begun move behind the sheets."""


@jit
def spread(square: int) -> int:
    """5 -> 6: where a population square lies on planes of five columns"""
    return square // (SIDE - 1) * SIDE + square % (SIDE - 1)


@jit(inline=False)
def show_other(params: Params, at: Point, planes: Planes, first: int) -> None:
    sheet, start = at.sheet, first * PLOTS
    for kind in range(1, KINDS):
        show_bits(planes, start, Bits(plots_with(sheet, kind), 0))
        start += PLOTS
    for plot in range(PLOTS):
        show(planes, start + plot, reduction_on(sheet, plot))
    start += PLOTS
    for square in range(SQUARES):
        held = holds(sheet, square)
        show(planes, start + spread(square), 0 if held == BARRED else held)
        show(planes, start + PLOTS + spread(square), int(held == BARRED))
    show_number(planes, start + 2 * PLOTS, PLOTS, sheet.spent)
    show_number(planes, start + 3 * PLOTS, PLOTS, sheet.unrest)


@jit(inline=False)
def show_at(
    params: Params, at: Point, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    show_other(params, at, planes, 0)
    start = (1 + others) * N_SHEET * PLOTS
    if at.roll != NO_ROLL:
        show_dice(planes, start, at.roll, at.pairing)
    start += (2 * N_FACES + WAYS) * PLOTS
    if at.task <= BAR or at.task == BUILT:
        show_number(planes, start + min(at.task, BUILD if at.task == BUILT else BAR) * PLOTS, PLOTS, 1)
    show_facts(planes, start + N_PHASES * PLOTS, params, at, seat)
    show_begun(params, at, seat, path, steps, planes, others)


@jit
def face_of(roll: int, die: int) -> int:
    """Return the place of a die's face among the planes."""
    value = die_of(roll, die)
    return N_FACES - 1 if value >= CROSS else value - 1


@jit
def show_dice(planes: Planes, start: int, roll: int, pairing: int) -> None:
    """Fill the planes of event and wind rose faces, and of how they are paired."""
    for die in range(4):
        face = face_of(roll, die)
        plane = start + (face if die < 2 else N_FACES + face) * PLOTS
        show_number(planes, plane, PLOTS, 1 + int(face == face_of(roll, die ^ 1)))
    if pairing != UNPAIRED:
        show_number(planes, start + (2 * N_FACES + pairing) * PLOTS, PLOTS, 1)


@jit
def show_facts(planes: Planes, start: int, params: Params, at: Point, seat: int) -> None:
    """Fill the planes of influence, turn, Regent and challenge; who has built is still in the same turn."""
    turn = turn_on(at.sheet, params.challenge) - int(at.task == BUILT)
    turn = min(turn, PLOTS - HAS_SETUP(params.challenge))
    show_number(planes, start, PLOTS, influence_in_hand(at.sheet, params.challenge))
    show_number(planes, start + PLOTS, PLOTS, turn)
    show_number(planes, start + 2 * PLOTS, PLOTS, int(is_regent(params, at, turn, seat)))
    if params.challenge > 0:
        show_number(planes, start + (2 + NUMBER_OF(params.challenge)) * PLOTS, PLOTS, 1)


@jit(inline=False)
def show_begun(
    params: Params, at: Point, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    first = ((1 + others) * N_SHEET + FIRST_BEGUN) * PLOTS
    builds = first + WAYS * PLOTS
    facts = builds + N_NAMES * PLOTS
    build = read_path(at.roll, path, steps)
    if build.pairing != UNPAIRED:
        show_number(planes, first + build.pairing * PLOTS, PLOTS, 1)
    if build.kind != EMPTY:
        show_number(planes, builds + (build.kind - 1) * PLOTS, PLOTS, 1)
    show_number(planes, facts, PLOTS, build.spent)
    if build.plot >= 0:
        show(planes, facts + PLOTS + build.plot, 1)
    show_number(planes, facts + 2 * PLOTS, PLOTS, max(0, build.pips))
    if build.square >= 0:
        show(planes, facts + 3 * PLOTS + spread(build.square), 1)
