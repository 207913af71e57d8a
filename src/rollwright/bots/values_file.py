"""Bots that play by a values file of one's own: `sage:mine.values`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import Game
from rollwright.core.options import Options
from rollwright.core.rng import Rng
from rollwright.core.types import Move, Seat

from .policy import LEARNED, choose_by_policy

if TYPE_CHECKING:
    from rollwright.values.engine import ValueEngine
    from rollwright.values.files import Values

S = TypeVar("S")
PREFIX = f"{LEARNED}:"
ENDING = ".values"


@dataclass(frozen=True)
class ValuesFileBot:
    """Plays as `sage` does, by the values of a file instead of those that ship."""

    path: str
    fast: bool = False

    @property
    def name(self) -> str:
        return f"{PREFIX}{self.path}"

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the best move by the file's values; InvalidSetup if they are for other rules."""
        engine, values, trained = open_values(game, self.path)
        _check_rules(self.path, trained, engine.value_rules(game.options, game.options_of(state)))
        own = replace(engine, fast=self.fast, learned=values)
        return choose_by_policy(own, game, state, seat, LEARNED, rng)


def parse_values_file(game: AnyGame, name: str) -> ValuesFileBot | None:
    """ "sage:mine.values" -> a bot that plays by that file; None for other names

    InvalidSetup if the file cannot be read, or is another game's.
    """
    if not name.startswith(PREFIX):
        return None
    path = name.removeprefix(PREFIX)
    if not path.endswith(ENDING):
        raise InvalidSetup(f"a values file is named as {PREFIX}FILE{ENDING}, not {name[:80]!r}")
    open_values(game, path)
    return ValuesFileBot(path)


def game_of_file(name: str) -> str | None:
    """ "sage:mine.values" -> "duel": the game of a bot that plays by a file; None for other bots"""
    return _read_game(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else None


@cache
def _read_game(path: str) -> str:
    from rollwright.values.files import read_header

    if not Path(path).is_file():
        raise InvalidSetup(f"there is no file {path[:80]!r}")
    return read_header(Path(path)).game


@cache
def open_values(game: Game[S], path: str) -> tuple[ValueEngine[S], Values, Mapping[str, str] | None]:
    """Return the game's engine, a file's values, and the rules of its training where it says so."""
    from rollwright.values.engine import ValueEngine
    from rollwright.values.files import Values, read_header

    file, engine = Path(path), game.engine(fast=False)
    if not isinstance(engine, ValueEngine):
        raise InvalidSetup(f"{game.id} has no learned values: {PREFIX}FILE cannot play it")
    if not file.is_file():
        raise InvalidSetup(f"there is no file {path[:80]!r}")
    head = read_header(file)
    if head.game != game.id:
        raise InvalidSetup(f"{file.name} was learned for {head.game}, not for {game.id}")
    values = Values(file, engine.values_layout)
    if len(values.array) == 0:  # which also refuses a damaged file now
        raise InvalidSetup(f"{file.name} holds no values")
    return engine, values, head.rules


def _check_rules(path: str, trained: Mapping[str, str] | None, played: Options) -> None:
    """Raise InvalidSetup if values were learned with other rules than those that are played by."""
    if trained is None or dict(trained) == dict(played):
        return
    rules_learned, wanted = (
        " ".join(f"{name}={value}" for name, value in rules.items()) or "the printed rules"
        for rules in (trained, played)
    )
    raise InvalidSetup(f"{Path(path).name} was learned with {rules_learned}, and this table has {wanted}")
