"""Moves as text: `take 3 5`, `flip 3`, `draw c3=2 c4=5`, `split c3=2 h7=5`.

The icon written first is scored first. A path begins with `take`, `draw`, `lift`, `star`, or with the
`permanent` or the one-time `ability` used.
"""

from __future__ import annotations

from ....core.notation import Notation, Spelling
from ..paths import STEPS, USES, VOCABULARY

EXAMPLES = {
    "take": "take 3 5",
    "dice": "3",
    "icon": "c3=2",
    "draw": "draw c3=2",
    "then": "c4=5",
    "square": "c3",
}
EXAMPLES |= {"row": "4", "lift": "lift 4", "star": "star flip"}


def _sort_dice(text: str) -> str:
    """ "5 3" -> "3,5" """
    return ",".join(sorted(text.split()))


def _list_forms() -> dict[str, str]:
    """Return the form of every verb's moves, with an example."""
    return {
        " ".join(f"{kind}:{verb}" if kind in USES else kind for kind in kinds): " ".join(
            verb if kind in USES else EXAMPLES[kind] for kind in kinds
        )
        for verb, kinds in STEPS.items()
    }


NOTATION = Notation(
    VOCABULARY,
    {
        **dict.fromkeys((*USES, "icon", "then", "square", "row"), Spelling("{value}")),
        "take": Spelling("{kind} {words}", tidy=_sort_dice),
        "dice": Spelling("{words}", tidy=_sort_dice),
    },
    _list_forms(),
)
