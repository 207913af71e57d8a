"""What a variant of Chiefdom may change; the printed game changes nothing."""

from __future__ import annotations

import msgspec

from ...core.variants.counting import LONGEST, Counted, check_counted, check_terms
from ...core.variants.load import Changes, read_changes, refuse
from .text.counting import PHRASES

TERMS = (
    "fishermen_by_trees", "lumberjacks_by_water", "men", "fish", "logs", "houses", "forest",
    "lake", "wall", "jobless", "homeless", "hungry", "empty", "cards",
)  # fmt: skip
"""The printed terms of a score."""
LARGEST = 6
"""Squares of a shape at most."""
SIDE = 3
"""Rows and columns of a shape at most."""


class Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another size of the sheet."""

    columns: int = 6
    rows: int = 12


class Shapes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of shapes, one for each face of a die: "x./xx" is an L of three squares."""

    name: str
    faces: tuple[str, ...]


class Card(Counted, frozen=True):
    """A scoring card."""

    text: str = ""
    """What it says; by default what it counts."""


class ChiefdomChanges(Changes, frozen=True):
    """What a variant of Chiefdom may say."""

    grid: Grid = Grid()
    shapes: Shapes | None = None
    cards: tuple[Card, ...] = ()
    """Cards beside the printed ones, numbered behind them."""
    terms: tuple[Counted, ...] = ()
    """Terms of every score."""

    @property
    def is_printed_board(self) -> bool:
        """Whether it is played on the printed grid."""
        return self.grid == Grid()

    @property
    def keeps_values(self) -> bool:
        """Whether values that were learned for the printed game fit: its cards do not matter to them."""
        return self.is_printed_board and not (
            self.shapes or self.terms or set(self.options) - {"cards", "bonus"}
        )


CHANGES = read_changes(__package__, ChiefdomChanges)
COLUMNS, ROWS = range(3, 13), range(3, 19)
MOST_SQUARES = 120
MOST_CARDS, MOST_TERMS = 18, 6


def check_grid(grid: Grid) -> None:
    """Refuse a grid that is too small or too large."""
    if grid.columns not in COLUMNS:
        raise refuse("grid.columns", f"{COLUMNS[0]} to {COLUMNS[-1]}, not {grid.columns}")
    if grid.rows not in ROWS:
        raise refuse("grid.rows", f"{ROWS[0]} to {ROWS[-1]}, not {grid.rows}")
    if grid.columns * grid.rows > MOST_SQUARES:
        raise refuse("grid", f"at most {MOST_SQUARES} squares, not {grid.columns * grid.rows}")


def check_shapes(shapes: Shapes) -> None:
    """Refuse shapes that cannot be drawn."""
    if not shapes.name.isidentifier():
        raise refuse("shapes.name", f"one word, not {shapes.name[:20]!r}")
    if len(shapes.faces) != 6:
        raise refuse("shapes.faces", f"six shapes, one for each face, not {len(shapes.faces)}")
    for number, face in enumerate(shapes.faces, 1):
        rows = face.split("/")
        is_drawn = set(face) <= set("x./") and 0 < face.count("x") <= LARGEST
        is_small = len(rows) <= SIDE and {len(row) for row in rows} <= set(range(1, SIDE + 1))
        if not is_drawn or not is_small:
            most = f"at most {LARGEST} squares in {SIDE} rows of {SIDE}"
            reason = (
                f"face {number} is {face[:20]!r}; write x for a square, . for none, / for a new row, {most}"
            )
            raise refuse("shapes.faces", reason)
    if shapes.faces[0] != "x":
        raise refuse(
            "shapes.faces", "the first is one square, 'x': walls, houses and wild icons are drawn so"
        )


check_grid(CHANGES.grid)
check_counted("cards", CHANGES.cards, PHRASES, MOST_CARDS)
if any(len(card.text) > LONGEST for card in CHANGES.cards):
    raise refuse("cards", f"a text takes at most {LONGEST} letters")
check_terms(CHANGES.terms, TERMS, PHRASES, MOST_TERMS)
if CHANGES.shapes is not None:
    check_shapes(CHANGES.shapes)
