"""A terminal session: one match after another until somebody leaves, then where the record is."""

from __future__ import annotations

import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

from rollwright.cli.exit import leave_at_once
from rollwright.cli.files import name_file
from rollwright.cli.messages import MESSAGES
from rollwright.core.errors import InvalidSetup
from rollwright.sheets.terminal import painter_for
from rollwright.table.dice.sources import SYSTEM, name_seed, seed_of
from rollwright.table.rules.match import (
    Match,
    start_match,
)
from rollwright.table.stores.record_files import name_record

from .fullscreen import FullScreen
from .lines import PlainLines
from .play_request import PlayRequest
from .players import Players
from .setup_menu import choose_by_keys, choose_by_lines
from .summaries import describe_record
from .window import EXIT_CODES, Leave, Window

INTERRUPTED = 130


def play_again(match: Match) -> Match:
    """Return a new match with the same settings in a new file; a seed becomes the next one."""
    seed = None if match.outcome is None else _next_seed(match.record.dice)
    dice = SYSTEM if seed is None else name_seed(seed)
    folder = Path() if match.path is None else match.path.parent
    return start_match(
        match.game, match.players, match.record.options, dice, name_record(match.game.id, folder)
    )


def _next_seed(dice: str) -> int | None:
    try:
        seed = seed_of(dice)
    except InvalidSetup:
        return None
    return None if seed is None else seed + 1


def run_session(request: PlayRequest, is_plain: bool, no_color: bool) -> int:
    """Play until somebody leaves; return the exit code."""
    matches: list[Match] = []
    code, is_busy = 0, False
    try:
        if is_plain:
            _run_lines(request, matches)
        else:
            _run_screen(request, matches, no_color)
    except Leave as leave:
        code, is_busy = leave.code, leave.is_busy
    except KeyboardInterrupt:
        code = INTERRUPTED
    for match in matches[-1:]:
        _say_goodbye(match, request.folder)
    if is_busy:
        leave_at_once(code)
    return code


@contextmanager
def _players_of(match: Match, request: PlayRequest) -> Iterator[Players]:
    """Yield the players of a match; leaving waits for no background work."""
    players = Players(match.game, match.players, not request.quick_hints)
    try:
        yield players
    except Leave as leave:
        raise Leave(leave.code, leave.is_busy or players.compiler.is_busy) from None
    finally:
        players.compiler.stop()


def _run_screen(request: PlayRequest, matches: list[Match], no_color: bool) -> None:
    if request.is_decided:
        matches.append(request.begin())
    with Window(no_color) as window:
        if not matches:
            matches.append(choose_by_keys(window, request).begin())
        while True:
            match = matches[-1]
            with _players_of(match, request) as players:
                FullScreen(match, painter_for(match.game), players, window).play()
            matches.append(play_again(match))


def _run_lines(request: PlayRequest, matches: list[Match]) -> None:
    with _signals_leave():
        if not request.is_decided:
            request = choose_by_lines(request)
        matches.append(request.begin())
        while True:
            match = matches[-1]
            with _players_of(match, request) as players:
                PlainLines(match, painter_for(match.game), players).play()
            matches.append(play_again(match))


@contextmanager
def _signals_leave() -> Iterator[None]:
    """Turn SIGTERM and SIGHUP into Leave."""

    def leave(number: int, _frame: FrameType | None) -> NoReturn:
        raise Leave(EXIT_CODES["terminate" if number == signal.SIGTERM else "hang up"])

    old = {number: signal.signal(number, leave) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in old.items():
            signal.signal(number, handler)


def _say_goodbye(match: Match, folder: Path) -> None:
    """Print where the record is and how to continue; a game without a step is dropped from the folder."""
    if match.path is None:
        return
    if not match.steps and not match.captions and match.path.parent == folder:
        match.path.unlink(missing_ok=True)
        return
    if match.outcome is not None:
        words = "\n".join(describe_record(match.path))
    else:
        where = shlex.quote(name_file(match.path))
        command = f"learn {match.game.id}" if match.captions else "play"
        words = MESSAGES.say(
            "saved-in", path=str(match.path), command=f"rollwright {command} --resume {where}"
        )
    with suppress(OSError):  # nobody may be there to read it
        sys.stdout.write(words + "\n")
        sys.stdout.flush()
