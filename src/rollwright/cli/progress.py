"""Progress bars for runs that take long."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from .output import make_console

T = TypeVar("T")
INTERRUPTED = 130
FIRST = "begins; the first time compiles, 10 to 30 s"
"""Shown until the first part is done."""


def show_progress(name: str, total: int, run: Callable[[Callable[[int], None]], T]) -> T:
    """Run a function under a progress bar, on stderr and only in a terminal."""
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    console = make_console(err=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with bar, exit_on_interrupt(console.show_cursor):
        task = bar.add_task(f"{name} {FIRST}", total=total)
        return run(lambda done: bar.update(task, completed=done, description=name))


@contextmanager
def exit_on_interrupt(clean_up: Callable[[], object]) -> Iterator[None]:
    """Let Ctrl-C end the process at once: an exception in the midst of a compiler may crash it."""

    def leave(number: int, frame: object) -> None:
        clean_up()
        os._exit(INTERRUPTED)

    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
