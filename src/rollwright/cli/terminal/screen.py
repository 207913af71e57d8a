"""The alternate screen of a terminal; only changed lines are written."""

from __future__ import annotations

import io
import os
from contextlib import suppress
from typing import TextIO

from rich.console import Console
from rich.text import Text

ENTER = "\x1b[?1049h\x1b[?25l\x1b[2J"
LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"
SMALLEST = (80, 24)
ASCII = str.maketrans("┌─┐│└┘├┤┬┴┼·■×→←↑↓–—…►", "+-+|+++++++.#x><^v--.>")
"""ASCII replacements for terminals without these characters."""


class Screen:
    """Draws full screens on a terminal without flicker."""

    def __init__(self, stream: TextIO, no_color: bool) -> None:
        """Draw on a stream that is a terminal."""
        self._stream = stream
        self._shown: list[str] = []
        self._buffer = io.StringIO()
        self._console = Console(
            file=self._buffer,
            force_terminal=True,
            no_color=no_color or None,
            highlight=False,
            markup=False,
            emoji=False,
            legacy_windows=False,
        )
        self._is_ascii = "utf" not in (stream.encoding or "").lower()

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        try:
            size = os.get_terminal_size(self._stream.fileno())
        except OSError:
            return SMALLEST
        return size.columns, size.lines

    @property
    def is_too_small(self) -> bool:
        """Whether a sheet and its choices do not fit."""
        return self.size[0] < SMALLEST[0] or self.size[1] < SMALLEST[1]

    def __enter__(self) -> Screen:
        self.resume()
        return self

    def __exit__(self, *_: object) -> None:
        self.pause()

    def resume(self) -> None:
        """Enter the alternate screen."""
        self._shown = []
        self._write(ENTER)

    def pause(self) -> None:
        """Leave the alternate screen."""
        self._write(LEAVE)

    def forget(self) -> None:
        """Draw all lines next time."""
        self._shown = []
        self._write("\x1b[2J")

    def draw(self, lines: list[Text]) -> None:
        """Show these lines from the top and clear the rest of the screen."""
        columns, rows = self.size
        rendered = [self._render(line, columns) for line in lines[:rows]]
        rendered += ["\x1b[K"] * (rows - len(rendered))
        changed = [
            f"\x1b[{row + 1};1H{line}\x1b[0m"
            for row, line in enumerate(rendered)
            if row >= len(self._shown) or self._shown[row] != line
        ]
        self._shown = rendered
        self._write("".join(changed))

    def _render(self, line: Text, columns: int) -> str:
        """Return one line with escape codes, truncated to the width; a shorter one clears its end."""
        cut = line.copy()
        if cut.cell_len > columns:
            cut.truncate(columns, overflow="ellipsis")
        if self._is_ascii:
            cut.plain = cut.plain.translate(ASCII).encode("ascii", "replace").decode()
        self._buffer.seek(0)
        self._buffer.truncate()
        self._console.print(cut, end="", soft_wrap=True)
        rest = "" if cut.cell_len >= columns else "\x1b[0m\x1b[K"
        return self._buffer.getvalue() + rest

    def _write(self, text: str) -> None:
        with suppress(OSError):  # the terminal may be gone; the record is safe
            self._stream.write(text)
            self._stream.flush()
