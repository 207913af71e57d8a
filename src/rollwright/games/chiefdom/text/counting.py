"""What Chiefdom's cards and terms count: "groups of houses", "fishermen not beside trees"."""

from __future__ import annotations

from ....core.variants.counting import Phrases

SQUARES, GROUPS, ROWS, COLUMNS, LARGEST = range(5)
"""Squares, groups of three or more, full rows, full columns, the squares of the largest group."""
ANYWHERE, BESIDE, APART, SURROUNDED = range(4)
"""Anywhere, sharing a side with some of the others, with none of them, with them on all four sides."""
_LAYERS = ("walls", "water", "two trees", "three trees", "houses", "jobless men", "fishermen", "lumberjacks",
           "builders", "empty squares")  # fmt: skip
KINDS = {name: 1 << number for number, name in enumerate(_LAYERS)}
"""A bit for each layer of a sheet, in its order, and one for empty squares."""
KINDS |= {
    "trees": KINDS["two trees"] | KINDS["three trees"],
    "men": KINDS["jobless men"] | KINDS["fishermen"] | KINDS["lumberjacks"] | KINDS["builders"],
    "drawn squares": KINDS["empty squares"] - 1,
}
PHRASES = Phrases(
    ("", "groups of ", "rows of ", "columns of ", "squares of the largest group of "),
    ("", " beside ", " not beside ", " surrounded by "),
    KINDS,
)
