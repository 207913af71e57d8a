"""Games of one's own for any command: `--game-from my_game.py`."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.errors import InvalidSetup

FLAG = "--game-from"


def add_games(args: Sequence[str]) -> list[str]:
    """Add the games that the command line names, and return the line without them.

    The options of commands depend on the games, so this comes before parsing.
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
