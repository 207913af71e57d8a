"""Progress bars for runs that take long."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from .output import make_console

T = TypeVar("T")
is_shown = True
"""False after --quiet."""
INTERRUPTED = 130
FIRST = "begins; the first time compiles, 10 to 30 s"
"""Shown until the first part is done."""


LOST = "What was played is lost: the same command begins anew."


def show_progress(
    name: str, total: int, run: Callable[[Callable[[int], None]], T], kept: Path | None = None
) -> T:
    """Run a function under a progress bar, on stderr and only in a terminal; `kept` keeps what is done."""
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    console = make_console(err=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not (is_shown and console.is_terminal))
    with bar, exit_on_interrupt(console.show_cursor, kept):
        task = bar.add_task(f"{name} {FIRST}", total=total)
        return run(lambda done: bar.update(task, completed=done, description=name))


@contextmanager
def exit_on_interrupt(clean_up: Callable[[], object], kept: Path | None = None) -> Iterator[None]:
    """Let Ctrl-C end the process at once: an exception in the midst of a compiler may crash it."""
    hint = f"{kept} keeps what was played: the same command resumes it." if kept else LOST

    def leave(number: int, frame: object) -> None:
        clean_up()
        os.write(2, f"\nInterrupted. {hint}\n".encode())
        os._exit(INTERRUPTED)

    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
