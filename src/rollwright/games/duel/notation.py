"""Moves as paths of choices and as text: `take 3 5`, `flip 3`, `draw c3=2 c4=5`, `split c3=2 h7=5`.

The icon written first is scored first. A path begins with `take`, `draw`, `lift`, `star`, or with the
`permanent` or the one-time `ability` used.
"""

from __future__ import annotations

from ...core.errors import InvalidMove
from ...core.types import Choice, Move
from .board import PERMANENTS
from .vocabulary import VOCABULARY

STEPS = {
    "take": ("take",),
    **dict.fromkeys(PERMANENTS, ("permanent", "dice")),
    "split": ("ability", "icon", "then"),
    "wild": ("ability", "icon"),
    "leftover": ("ability", "icon"),
    "again": ("ability",),
    "cross": ("ability", "square"),
    "mark": ("ability", "row"),
    "draw": ("draw", "then"),
    "lift": ("lift",),
    "star": ("star",),
}
"""What is chosen for a move, by its verb."""
VERBS = tuple(STEPS)
"""By the number of the move's kind in the kernel."""
USES = ("permanent", "ability")
"""Choices that are written as the verb itself."""
HANDFULS = ("take", "reroll")
"""Verbs that stand before one die or two."""
EXAMPLES = {"take": "3 5", "dice": "3", "icon": "c3=2", "draw": "c3=2", "then": "c4=5", "square": "c3"}
EXAMPLES |= {"row": "4", "lift": "4", "star": "flip"}


def parse_move(text: str) -> Move:
    """ "take 5 3" -> (take:3,5)"""
    verb, *words = text.split() or [""]
    if verb not in STEPS:
        raise InvalidMove(f"a move begins with one of {', '.join(VERBS)}, not {text[:20]!r}")
    kinds = STEPS[verb]
    values = [",".join(sorted(words))] if verb in HANDFULS else words
    if kinds[0] in USES:
        values = [verb, *values]
    move = tuple(map(Choice, kinds, values))
    if len(values) != len(kinds) or not is_move(move):
        example = " ".join([verb, *(EXAMPLES[kind] for kind in kinds if kind not in USES)])
        wrong = [choice.value for choice in move if choice.value and choice not in VOCABULARY]
        what = f"; {wrong[0].replace(',', ' ')[:12]!r} does not fit" if wrong else f", not {text[:40]!r}"
        raise InvalidMove(f"{verb} is written like '{example}'{what}")
    return move


def format_move(move: Move) -> str:
    """(ability:split, icon:c3=2, then:h7=5) -> "split c3=2 h7=5" """
    words = [choice.value.replace(",", " ") for choice in move]
    if move and move[0].kind not in USES:
        words.insert(0, move[0].kind)
    return " ".join(words)


def is_move(move: Move) -> bool:
    """Say whether choices make up a move, legal or not."""
    verb = format_move(move).partition(" ")[0]
    kinds = tuple(choice.kind for choice in move)
    return STEPS.get(verb) == kinds and all(choice in VOCABULARY for choice in move)
