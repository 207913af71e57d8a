"""Games that are being designed: `--game-from my_game.py`, for any command."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.errors import InvalidSetup

FLAG = "--game-from"


def add_games(args: Sequence[str]) -> list[str]:
    """Add the games that the line names, and return the line without them.

    Commands learn their options from the games there are, so this comes before they are read.
    """
    left, words = list[str](), iter(args)
    for word in words:
        if word == "--":
            return [*left, word, *words]
        name, equals, value = word.partition("=")
        if name != FLAG:
            left.append(word)
            continue
        _add(value if equals else next(words, ""))
    return left


def _add(name: str) -> None:
    from rollwright.games import catalogue

    if not name:
        raise InvalidSetup(f"{FLAG} needs a file, or module:NAME")
    catalogue.add_from(name)
