"""How Chiefdom is shown to programs that learn: 12 x 6 planes and 2087 choices."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.bits import NONE
from rollwright.core.options import Options
from rollwright.core.types import Choice, Seat
from rollwright.games.chiefdom.board import HEIGHT, WIDTH, bits_of
from rollwright.games.chiefdom.dice import ICONS, ROLLS
from rollwright.games.chiefdom.edition import DECK
from rollwright.games.chiefdom.sheet import Sheet, fish_caught, logs_in_stock
from rollwright.games.chiefdom.state import State

from .encoding import Value, name_each, one_hot

FACES = range(1, 7)
JOBS = "FLB"
PLANES_OF_A_SEAT = len(Sheet._fields)


class ChiefdomEncoding:
    """Chiefdom, both editions."""

    def size(self, options: Options) -> tuple[int, int]:
        return HEIGHT, WIDTH

    def names(self, seats: int) -> tuple[str, ...]:
        sheets = [f"seat +{n} {name}" for n in range(seats) for name in Sheet._fields]
        facts = ["linked shapes", "bonus in play", "turn", "logs in stock", "fish caught"]
        begun = [*name_each("begun die", FACES), *name_each("begun icon", ICONS), "begun bonus"]
        jobs = name_each("begun job", JOBS)
        table = [*name_each("dice showing", FACES), *name_each("card", DECK), *facts]
        return (*sheets, *table, *begun, "begun squares", *jobs)

    def values(self, state: State, seat: Seat, path: Sequence[Choice]) -> list[Value]:
        seats = len(state.sheets)
        order = [(seat + n) % seats for n in range(seats)]
        sheets = [value for other in order for value in state.sheet(other)]
        return [*sheets, *_table(state, seat), *_begun(path)]


def _table(state: State, seat: Seat) -> list[Value]:
    dice = ROLLS[state.roll] if state.roll >= 0 else ()
    cards = state.cards or ()
    sheet, rules = state.sheet(seat), state.rules
    facts = [rules.shapes, rules.bonus, state.turn, logs_in_stock(sheet, rules), fish_caught(sheet)]
    return [*(dice.count(face) for face in FACES), *(int(card in cards) for card in DECK), *facts]


def _begun(path: Sequence[Choice]) -> list[Value]:
    said = {choice.kind: choice.value for choice in path}
    icon = ICONS.index(said["icon"]) if "icon" in said else -1
    squares = bits_of(*said["squares"].split(",")) if "squares" in said else NONE
    jobs = [choice.value.split("=") for choice in path if choice.kind == "job"]
    hired = [bits_of(*(square for square, job in jobs if job == kind)) for kind in JOBS]
    die = int(said.get("die", 0)) - 1
    return [*one_hot(die, 6), *one_hot(icon, len(ICONS)), int("bonus" in said), squares, *hired]


def sheet_of(values: Sequence[Value]) -> Sheet:
    """Return the seat's own sheet as its planes show it: the way back from `values`."""
    return Sheet(*values[:PLANES_OF_A_SEAT])  # type: ignore[arg-type]
