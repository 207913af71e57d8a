"""Pages to scroll: the rules, the other sheets, the end of a game."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from rollwright.table.rules.match import Match

from .layout import Lines, bar, beside, width_of
from .window import Window

KEYS = """\
arrows     move the placement, or the highlighted line of a menu
Enter      take what is highlighted (Space too)
Tab        next placement or choice; Shift-Tab the one before
PgDn PgUp  further down or up a long menu; Home and End to its ends
r / m      turn / mirror the shape about where it is; r: another icon
c4         type a square's name to jump there (or 2,3)
1 2 3 ...  choose from a menu by the key shown in front of it
Esc        back to the choice before (Backspace too)
u          take your last move back, until the next roll or another's move
h          the best moves and how the game ends after each;
           1 2 3 looks at one, Enter takes it, any other key drops them
o          the other seats' scores and sheets
?          this page
q          save and quit (Ctrl-C too), also while bots think; every step is
           saved. All other keys pressed while bots think are dropped."""


def read_pages(
    window: Window, title: str, lines: Lines, endings: Collection[str] = (), hint: str = ""
) -> str:
    """Let a person scroll through lines; return the key that ended it."""
    pager = Pager(title, lines, hint or "Esc goes back")
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
        number = f"{self._top + 1}-{self._top + len(shown)} of {len(self._lines)}"
        foot = bar(f"{self._hint}   {number}   arrows, PgDn scroll", columns)
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
    return [Text("Keys", style="bold underline"), *(Text(f"  {line}") for line in KEYS.splitlines()), Text()]


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


LINES = """\
a key           the choice listed after that number or letter
a move          as it is written in records, for example one that `moves` lists
squares         the placement on those squares, for example c4,c5,c6
Enter           roll, go on, or list the choices again
moves           every move that begins as chosen so far, and what it would bring
hint            the best moves, and how the game ends after each
back            to the choice before
undo            take your last move back, until the next roll or another player's move
sheet, score    your sheet, your score by term
others          everybody's scores and sheets
rules, help     the rules of the game, this list
quit            save and quit; so does the end of the input"""


def explain_lines() -> str:
    """Return the help of the plain mode."""
    return LINES
