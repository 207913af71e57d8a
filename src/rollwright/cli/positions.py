"""Finding the position a command is about: a sheet text as it stands, or a turn of a record."""

from __future__ import annotations

from typing import Any, NamedTuple

from rollwright.api import game_of_sheet
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame
from rollwright.core.record import FIRST_LINE, parse_record, replay
from rollwright.games.catalogue import find_game


class Shown(NamedTuple):
    """A position to show: the game, the state and what the players are called."""

    game: AnyGame
    state: Any
    names: tuple[str, ...] = ()


def find_position(text: str, turn: int | None) -> Shown:
    """Return what a text stands for; `turn` asks for the beginning of that turn of a record."""
    if text.lstrip().startswith(FIRST_LINE):
        return _find_turn(text, turn)
    if turn is not None:
        raise InvalidSetup("--turn is about records; this is a sheet")
    game = game_of_sheet(text)
    return Shown(game, game.parse_sheet(text))


def _find_turn(text: str, turn: int | None) -> Shown:
    record = parse_record(text)
    game = find_game(record.game)
    played = replay(game, record)
    names = tuple(player.name for player in record.players)
    if turn is None:
        return Shown(game, played.final, names)
    for state in played.states:
        if game.turn_of(state) == turn:
            return Shown(game, state, names)
    first, last = (game.turn_of(state) for state in (played.states[0], played.final))
    raise InvalidSetup(f"this record has turns {first} to {last}, and no turn {turn}")
