"""The position that a command shows: a sheet text, or a turn of a record."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.any_game import AnyGame
from rollwright.api import game_of_sheet
from rollwright.core.errors import InvalidSetup
from rollwright.core.record import FIRST_LINE, parse_record, replay
from rollwright.games.catalogue import find_game


class Position(NamedTuple):
    """A position: the game, the state and the players' names."""

    game: AnyGame
    state: object
    names: tuple[str, ...] = ()


def find_position(text: str, turn: int | None) -> Position:
    """Return the position of a text; `turn` selects the beginning of that turn of a record."""
    if text.lstrip().startswith(FIRST_LINE):
        return _find_turn(text, turn)
    if turn is not None:
        raise InvalidSetup("--turn is about records; this is a sheet")
    game = game_of_sheet(text)
    return Position(game, game.parse_sheet(text))


def _find_turn(text: str, turn: int | None) -> Position:
    record = parse_record(text)
    game = find_game(record.game)
    played = replay(game, record)
    names = tuple(player.name for player in record.players)
    if turn is None:
        return Position(game, played.final, names)
    for state in played.states:
        if game.turn_of(state) == turn:
            return Position(game, state, names)
    first, last = (game.turn_of(state) for state in (played.states[0], played.final))
    raise InvalidSetup(f"this record has turns {first} to {last}, and no turn {turn}")
