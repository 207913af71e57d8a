"""A window without a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rollwright.cli.terminal.layout import Lines
from rollwright.cli.terminal.window import Leave


class Keys:
    """A window without a terminal: gives one key after the other and keeps what was drawn."""

    def __init__(self, *keys: str) -> None:
        self.keys, self.drawn = list(keys), list[str]()

    def ask(self, draw: Callable[[int, int], Lines], wait: float | None = None) -> str:
        self.show(draw)
        if not self.keys:
            raise Leave
        return self.keys.pop(0)

    def show(self, draw: Callable[[int, int], Lines]) -> None:
        self.drawn.append("\n".join(line.plain for line in draw(80, 24)))

    def wait_for(self, work: Callable[[], Any], draw: Callable[[int, int], Lines]) -> Any:
        return work()
