"""Who decides for bots: given to `Tables` from outside, by default the games' own policies."""

from __future__ import annotations

from typing import Protocol

from ...any_game import AnyGame
from ...core.options import new_options
from ...core.rng import Rng
from ...core.types import Move, Seat


class Chooser(Protocol):
    """The bots that can be seated. `choose` runs in a thread of its own and sees only its seat's view."""

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        """Return the names of the game's bots, weakest first."""
        ...

    def stand_in(self, game: AnyGame) -> str:
        """Return the bot that plays on for absent people where the host names none."""
        ...

    def choose(self, game: AnyGame, view: object, seat: Seat, level: str, rng: Rng) -> Move:
        """Return a legal move for a waiting seat; the same view and generator give the same move."""
        ...

    def work(self, game: AnyGame, level: str) -> int:
        """Return how many playouts a decision takes: 0 for a bot that decides at once."""
        ...

    @property
    def most_work(self) -> int:
        """How many playouts this machine makes for one table between two rolls, so that nobody waits long."""
        ...

    def is_warm(self, game: AnyGame) -> bool:
        """Say whether the game's kernel is compiled."""
        ...

    def warm_up(self, game: AnyGame) -> None:
        """Compile what `choose` will need; runs once in the background."""
        ...


class PolicyChooser:
    """Plays by the policies of the game's kernel: plain at first, compiled once it is warm."""

    def __init__(self) -> None:
        self._warm: set[str] = set()

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        """Return the kernel's policies."""
        return game.engine(fast=False).policies

    def stand_in(self, game: AnyGame) -> str:
        """Return the strongest policy."""
        return self.levels(game)[-1]

    most_work = 0

    def work(self, game: AnyGame, level: str) -> int:
        """No policy thinks."""
        return 0

    def is_warm(self, game: AnyGame) -> bool:
        """Say whether the game's kernel is compiled."""
        return game.id in self._warm

    def choose(self, game: AnyGame, view: object, seat: Seat, level: str, rng: Rng) -> Move:
        """Return the policy's move; plain and compiled kernels choose the same."""
        return game.engine(self.is_warm(game)).choose(view, seat, level, rng)

    def warm_up(self, game: AnyGame) -> None:
        """Compile the kernel by choosing one move."""
        from ...core.rng import make_rng
        from ...core.rules_engine import play_randomly

        options = new_options(game.options)
        engine = game.engine(fast=True)
        for state, _ in play_randomly(game, options, game.seats[0], seed=1):
            for seat in game.waiting(state)[:1]:
                for policy in engine.policies:
                    engine.choose(state, seat, policy, make_rng(1, 1, 1))
                self._warm.add(game.id)
                return
