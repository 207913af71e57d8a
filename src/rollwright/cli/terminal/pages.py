"""Pages to scroll: the rules, the other sheets, the end of a game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from rollwright.cli.messages import MESSAGES
from rollwright.language.current import ENGLISH, current_language
from rollwright.table.rules.match import Match

from .layout import Lines, bar, beside, fold, join_keys, width_of
from .window import Window

KEYS = (
    ("keys-arrows", ""),
    ("keys-enter", ""),
    ("keys-tab", ""),
    ("keys-scroll", ""),
    ("keys-turn", "r / m"),
    ("keys-square", "c4"),
    ("keys-numbers", "1 2 3 ..."),
    ("keys-back", ""),
    ("keys-undo", "u"),
    ("keys-hint", "h"),
    ("keys-others", "o"),
    ("keys-rules", "?"),
    ("keys-leave", "q"),
)
"""Messages about keys, and a key that needs no name."""
KEY, TEXT = 11, 66
"""Columns of a key's name, and of what it does."""


def read_pages(
    window: Window,
    title: str,
    lines: Lines,
    endings: Collection[str] = (),
    hints: Sequence[str] = ("key-page-back",),
) -> str:
    """Let a person scroll through lines; return the key that ended it."""
    pager = Pager(title, lines, join_keys(hints))
    while True:
        key = window.ask(pager.draw)
        if key in endings or (not endings and key in ("esc", "q", "enter", "backspace", "?", "o")):
            return str(key)
        pager.scroll(key)


class Pager:
    """A scrollable view of lines."""

    def __init__(self, title: str, lines: Lines, hint: str) -> None:
        """Begin at the top."""
        self._title = title
        self._lines = lines
        self._hint = hint
        self._top = 0
        self._height = 1

    def draw(self, columns: int, rows: int) -> Lines:
        """Return a screenful."""
        self._height = rows - 2
        shown = self._lines[self._top : self._top + self._height]
        filled = shown + [Text()] * (self._height - len(shown))
        last = self._top + len(shown)
        number = MESSAGES.say("page-lines", first=self._top + 1, last=last, all=len(self._lines))
        foot = bar(f"{self._hint}   {number}   {MESSAGES.say('key-scroll')}", columns)
        foot.stylize("reverse")
        return [_title(self._title, columns), *filled, foot]

    def scroll(self, key: str | None) -> None:
        """Scroll by a key."""
        height, length = self._height, len(self._lines)
        steps = {"up": -1, "down": 1, "page up": -height, "page down": height, "space": height}
        steps |= {"home": -length, "end": length}
        self._top = max(0, min(length - height, self._top + steps.get(key or "", 0)))


def _title(title: str, columns: int) -> Text:
    line = bar(title, columns)
    line.stylize("reverse bold")
    return line


def explain_keys() -> Lines:
    """Return the help on keys."""
    lines = [Text(f"  {line}") for name, key in KEYS for line in _explain(name, key)]
    return [Text(MESSAGES.say("keys"), style="bold underline"), *lines, Text()]


def _explain(name: str, key: str) -> list[str]:
    """Return the lines about a key."""
    text = [line for each in MESSAGES.say(name).split("\n") for line in fold(each, TEXT)]
    heads = [key or MESSAGES.say(f"{name}-name"), *[""] * (len(text) - 1)]
    return [f"{head:{KEY}}{line.plain}" for head, line in zip(heads, text)]


def show_sheets(match: Match, sheets: list[tuple[str, Lines]], columns: int) -> Lines:
    """Return sheets under their names, as many side by side as fit."""
    blocks = [[Text(name, style="bold"), *lines, Text()] for name, lines in sheets]
    shown: Lines = []
    row: Lines = []
    for block in blocks:
        if row and width_of(row) + 3 + width_of(block) > columns:
            shown, row = shown + row, []
        row = beside(row, block, gap=3) if row else block
    return shown + row


LINES = (
    ("typed-key", ""),
    ("typed-move", ""),
    ("typed-squares", ""),
    ("typed-enter", ""),
    ("typed-moves", "moves"),
    ("typed-hint", "hint"),
    ("typed-back", "back"),
    ("typed-undo", "undo"),
    ("typed-sheet", "sheet, score"),
    ("typed-others", "others"),
    ("typed-rules", "rules, help"),
    ("typed-quit", "quit"),
)
"""Messages about what can be typed in the plain mode, and the words, which are English in every language."""


def explain_lines() -> str:
    """Return the help of the plain mode."""
    lines = [f"{word or MESSAGES.say(f'{name}-name'):16}{MESSAGES.say(name)}" for name, word in LINES]
    return "\n".join(lines if current_language() == ENGLISH else [*lines, MESSAGES.say("typed-english")])
