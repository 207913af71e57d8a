"""Questions that sleep, grow or fail; apart, because a process of their own has to import them."""

from __future__ import annotations

import os
import time

from rollwright.bots.hints import Hint
from rollwright.core.errors import InvalidSheet
from rollwright.games.catalogue import find_game
from rollwright.web.parts.levels import LevelChooser


def echo(word: str) -> str:
    return word


def sleep_and_echo(seconds: float, word: str) -> str:
    time.sleep(seconds)
    return word


def spin(seconds: float) -> None:
    """Hold the processor in one long computation that never looks up."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sum(range(100_000))


def compute(seconds: float) -> str:
    """Use so much processor time."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        sum(range(10_000))
    return "computed"


def grow(megabytes: int) -> int:
    return len(bytearray(megabytes << 20))


def refuse(word: str) -> None:
    raise InvalidSheet(f"{word} is no sheet", 3, 4)


def fail(word: str) -> None:
    raise ZeroDivisionError(word)


def die() -> None:
    os._exit(3)


def number_of_process() -> int:
    return os.getpid()


def is_warm(chooser: LevelChooser, game: str) -> bool:
    return chooser.is_warm(find_game(game))


def sleep_and_hint_nothing(game: str, view: object, seat: int) -> list[Hint]:
    time.sleep(0.05)
    return []
