"""The last line of the screen: keys and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from rollwright.cli.messages import MESSAGES

from .layout import bar
from .screen import SMALLEST

TABLE_KEYS = ("key-others", "key-rules", "key-leave")
"""The messages about keys that work all the time."""
GAP = "  "


def key_bar(names: Sequence[str], columns: int) -> Text:
    """Return the line of these messages about keys."""
    line = bar(join_keys(names, columns - 2), columns)
    line.stylize("reverse")
    return line


def join_keys(names: Sequence[str], room: int = SMALLEST[0]) -> str:
    """Return keys side by side; without room, each up to its comma: "? rules, keys" -> "? rules"."""
    labels = [MESSAGES.say(name) for name in names]
    whole = GAP.join(labels)
    return whole if len(whole) <= room else GAP.join(label.partition(",")[0] for label in labels)
