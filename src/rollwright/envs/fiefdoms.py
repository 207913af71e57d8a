"""How Rolling Fiefdoms is shown to programs that learn: 5 x 5 planes and 1199 choices."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.bits import NONE, Bits
from rollwright.core.options import Options
from rollwright.core.types import Choice, Seat
from rollwright.games.fiefdoms.board import PLOTS, SIDE, SQUARES
from rollwright.games.fiefdoms.buildings import BUILDINGS, KINDS
from rollwright.games.fiefdoms.challenges import COUNT
from rollwright.games.fiefdoms.dice import CROSS, PAIRINGS, ROSE, UNPAIRED, unpack_roll
from rollwright.games.fiefdoms.notation import (
    find_pairing,
    parse_plot,
    parse_square,
)
from rollwright.games.fiefdoms.sheet import (
    BARRED,
    PIPS_BITS,
    Sheet,
    holds,
    influence_in_hand,
    plots_with,
    reduction_on,
)
from rollwright.games.fiefdoms.state import NO_ROLL, Phase, State

from .encoding import Value, name_each, one_hot

_PHASES = (Phase.SETUP, Phase.PAIR, Phase.BUILD, Phase.BAR)
_NAMES = [building.name for building in BUILDINGS.values()]
_STANDING = [*_NAMES, "forfeited"]
_SHEET = [*_STANDING, "reduction", "people", "barred", "influence spent", "unrest"]
_EVENTS, _WINDS = (1, 2, 3, 4, 5, CROSS), (1, 2, 3, 4, 5, ROSE)


class FiefdomsEncoding:
    """Rolling Fiefdoms with its challenges."""

    def size(self, options: Options) -> tuple[int, int]:
        return SIDE, SIDE

    def names(self, seats: int) -> tuple[str, ...]:
        sheets = [f"seat +{n} {name}" for n in range(seats) for name in _SHEET]
        dice = [*name_each("events showing", _EVENTS), *name_each("wind roses showing", _WINDS)]
        ways, phases = name_each("paired", range(3)), name_each("phase", [p.name for p in _PHASES])
        facts = ["influence in hand", "turn", "I am Regent", *name_each("challenge", range(1, COUNT + 1))]
        begun = [*name_each("begun pair", range(3)), *name_each("begun build", _NAMES)]
        rest = ["begun influence", "begun plot", "begun people", "begun square"]
        return (*sheets, *dice, *ways, *phases, *facts, *begun, *rest)

    def values(self, state: State, seat: Seat, path: Sequence[Choice]) -> list[Value]:
        seats = len(state.sheets)
        order = [(seat + n) % seats for n in range(seats)]
        sheets = [value for other in order for value in _show_sheet(state.sheet(other))]
        return [*sheets, *_table(state, seat), *_begun(path, state.roll)]


def _show_sheet(sheet: Sheet) -> list[Value]:
    kinds: list[Value] = [Bits(plots_with(sheet, kind), 0) for kind in range(1, KINDS)]
    reductions = tuple(reduction_on(sheet, plot) for plot in range(PLOTS))
    inside = [holds(sheet, square) for square in range(SQUARES)]
    people = _spread([0 if held == BARRED else held for held in inside])
    barred = _spread([int(held == BARRED) for held in inside])
    return [*kinds, reductions, people, barred, sheet.spent, sheet.unrest]


def _spread(squares: Sequence[int]) -> tuple[int, ...]:
    """Lay the 16 population squares on the first four rows and columns of 25."""
    rows = [(*squares[r * 4 : r * 4 + 4], 0) for r in range(4)]
    return tuple(value for row in [*rows, (0,) * SIDE] for value in row)


def _table(state: State, seat: Seat) -> list[Value]:
    faces = unpack_roll(state.roll) if state.roll != NO_ROLL else (0, 0, 0, 0)
    dice = [faces[:2].count(v) for v in _EVENTS] + [faces[2:].count(v) for v in _WINDS]
    way = state.pairing if state.roll != NO_ROLL and state.pairing != UNPAIRED else -1
    phase = _PHASES.index(state.phase) if state.phase in _PHASES else -1
    hand = influence_in_hand(state.sheet(seat), state.challenge)
    facts = [hand, state.turn, int(state.regent == seat), *one_hot(state.challenge - 1, COUNT)]
    return [*dice, *one_hot(way, len(PAIRINGS)), *one_hot(phase, len(_PHASES)), *facts]


def _begun(path: Sequence[Choice], roll: int) -> list[Value]:
    said = {choice.kind: choice.value for choice in path}
    way = find_pairing(roll, said["pair"]) if "pair" in said else -1
    kind = _NAMES.index(said["build"]) if "build" in said else -1
    plot = Bits(1 << parse_plot(said["plot"]), 0) if "plot" in said else NONE
    chosen = parse_square(said["square"]) if "square" in said else -1
    square = _spread([int(other == chosen) for other in range(SQUARES)])
    begun = [*one_hot(way, 3), *one_hot(kind, len(_NAMES)), int(said.get("influence", 0)), plot]
    return [*begun, int(said.get("pips", 0)), square]


def sheet_of(values: Sequence[Value]) -> Sheet:
    """Return the seat's own sheet as its planes show it: the way back from `values`."""
    shown = dict(zip(_SHEET, values))
    kinds = {kind: shown[name] for kind, name in zip(range(1, KINDS), _STANDING)}
    planes = [_plane({kind: _plots(where) for kind, where in kinds.items()}, bit) for bit in range(5)]
    reductions, people, barred = (_squares(shown[name]) for name in ("reduction", "people", "barred"))
    taken = [sum((value >> bit & 1) << plot for plot, value in enumerate(reductions)) for bit in range(3)]
    inside = [BARRED if barred[at] else people[at] for at in range(PLOTS) if at % SIDE < 4 and at < 20]
    squares = sum(held << PIPS_BITS * square for square, held in enumerate(inside))
    spent, unrest = shown["influence spent"], shown["unrest"]
    assert isinstance(spent, int)
    assert isinstance(unrest, int)
    numbers = [*planes, *taken, squares, spent, unrest]
    return Sheet._make(numbers)


def _plane(places: dict[int, int], bit: int) -> int:
    return sum(plots for kind, plots in places.items() if kind >> bit & 1)


def _plots(value: Value) -> int:
    assert isinstance(value, Bits)
    return value.lo


def _squares(value: Value) -> tuple[int, ...]:
    assert isinstance(value, tuple)
    return value
