"""A failing history cut down: the fewest events, of people and of troubles, with which it still fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .simulation import Schedule, Told, simulate

Fails = Callable[[Told], bool]
LUCKS = 3
"""Other draws of delays that are tried with the same events: what is left out changes what follows."""
MOST_RUNS = 400


class Shrinker:
    """Runs parts of a history, as often as it may."""

    def __init__(self, seed: str, fails: Fails, has_real_game: bool = False) -> None:
        self._seed, self._fails, self._has_real_game = seed, fails, has_real_game
        self.runs = 0

    def shrink(self) -> Told | None:
        """Return the shortest history that fails; None if the whole one does not."""
        told = simulate(self._seed, self._has_real_game)
        if not self._fails(told):
            return None
        told = self._cut_rounds(told)
        size = max(1, len(told.events) // 2)
        while True:
            shorter = self._leave_out(told, size)
            told = shorter or told
            if shorter is None and size == 1:
                return told
            size = max(1, min(size, len(told.events)) // (1 if shorter else 2))

    def _cut_rounds(self, told: Told) -> Told:
        """Return a history of fewer rounds, as long as it fails: troubles after its end are gone at once."""
        rounds = told.rounds // 2
        while rounds > 0 and (found := self._run(told.events, rounds)) is not None:
            told, rounds = found, min(rounds, found.rounds) // 2
        return told

    def _leave_out(self, told: Told, size: int) -> Told | None:
        """Return a history that fails without some of these events, in one piece; None if none does."""
        for first in range(0, len(told.events), size):
            rest = [*told.events[:first], *told.events[first + size :]]
            if (found := self._run(rest, told.rounds)) is not None:
                return found
        return None

    def _run(self, events: Sequence[str], rounds: int) -> Told | None:
        """Return the history with nothing but these events, if it fails."""
        for luck in range(LUCKS):
            if self.runs >= MOST_RUNS:
                return None
            self.runs += 1
            schedule = Schedule(frozenset(events), rounds, luck)
            told = simulate(self._seed, self._has_real_game, schedule=schedule)
            if self._fails(told):
                return told
        return None
