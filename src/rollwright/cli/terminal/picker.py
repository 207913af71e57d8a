"""Walking the tree of a seat's moves, choice by choice: what to show at each fork and where keys lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rollwright.core.types import Choice, Move

from .placing import Placement, next_form, next_in_direction, place_named

Places = Callable[[Choice], tuple[str, ...]]
Locate = Callable[[str], tuple[int, int] | None]


class Fork(NamedTuple):
    """The choices after a path: those of a menu, and those that are pointed at on the sheet."""

    path: Move
    menu: tuple[Choice, ...]
    placements: tuple[Placement, ...]

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All choices, as the cursor counts them: the placements, then the menu."""
        return (*(placement.choice for placement in self.placements), *self.menu)


class Picker:
    """A cursor in the tree of moves; it never leaves the legal ones."""

    def __init__(self, moves: Sequence[Move], places: Places, locate: Locate) -> None:
        """Begin at the first fork."""
        self._whole = frozenset(moves)
        self._ends: dict[Move, list[Move]] = {(): []}
        for move in moves:
            for length in range(len(move) + 1):
                self._ends.setdefault(move[:length], []).append(move)
        self._places = places
        self._locate = locate
        self._forks = [self._fork(self._forced(()))]
        self._cursors = [self._nearest(None)]

    @property
    def fork(self) -> Fork:
        """Where the choice is now."""
        return self._forks[-1]

    @property
    def cursor(self) -> int:
        """Which choice of the fork is highlighted."""
        return self._cursors[-1]

    @property
    def highlighted(self) -> Move:
        """The path that Enter leads to: the highlighted choice and all that follow without another."""
        choices = self.fork.choices
        if not choices:
            return self.fork.path
        return self._forced((*self.fork.path, choices[self.cursor]))

    @property
    def can_go_back(self) -> bool:
        """Say whether there was a fork before this one."""
        return len(self._forks) > 1

    @property
    def placement(self) -> Placement | None:
        """The highlighted placement, if it is one."""
        placements = self.fork.placements
        return placements[self.cursor] if self.cursor < len(placements) else None

    def moves_after(self, path: Move) -> list[Move]:
        """Return the legal moves that begin with a path."""
        return self._ends.get(path, [])

    def is_whole(self, path: Move) -> bool:
        """Say whether a path is a move."""
        return path in self._whole

    # ---- keys

    def take(self) -> Move | None:
        """Take the highlighted choice; return the move if that makes it whole."""
        path = self.highlighted
        if path in self._whole:
            return path
        before = self.placement
        self._forks.append(self._fork(path))
        self._cursors.append(self._nearest(before))
        return None

    def take_menu(self, number: int) -> Move | None:
        """Take the menu's choice of that number, from 0."""
        self._cursors[-1] = len(self.fork.placements) + number
        return self.take()

    def back(self) -> bool:
        """Go back to the fork before; False at the first."""
        if not self.can_go_back:
            return False
        self._forks.pop()
        self._cursors.pop()
        return True

    def step(self, by: int) -> None:
        """Highlight the next choice, or with -1 the one before; the ends meet."""
        if self.fork.choices:
            self._cursors[-1] = (self.cursor + by) % len(self.fork.choices)

    def move(self, down: int, right: int) -> None:
        """Highlight what lies in a direction; in a menu, the next or the previous choice."""
        here = self.placement
        if here is None:
            self.step(down or right)
            return
        found = next_in_direction(self.fork.placements, here, down, right)
        if found is not None:
            self._cursors[-1] = self.fork.placements.index(found)

    def turn(self, mirrored: bool) -> bool:
        """Turn or mirror the highlighted placement about its place; False if there is no other way."""
        here = self.placement
        found = None if here is None else next_form(self.fork.placements, here, mirrored)
        if found is None:
            return False
        self._cursors[-1] = self.fork.placements.index(found)
        return True

    def jump(self, place: str) -> bool:
        """Highlight a placement on that place, lying as the present one does if possible."""
        found = place_named(self.fork.placements, self.placement, place)
        if found is None:
            return False
        self._cursors[-1] = self.fork.placements.index(found)
        return True

    def find(self, text: str) -> Choice | None:
        """Return the fork's choice of that value, squares in any order."""
        wanted = sorted(text.replace(" ", "").split(","))
        return next((c for c in self.fork.choices if sorted(c.value.split(",")) == wanted), None)

    def take_choice(self, choice: Choice) -> Move | None:
        """Take a choice of the fork."""
        self._cursors[-1] = self.fork.choices.index(choice)
        return self.take()

    # ---- the tree

    def _next(self, path: Move) -> tuple[Choice, ...]:
        """Return the choices after a path, each once, in the order of the moves; numbers ascend."""
        after = (move[len(path)] for move in self.moves_after(path) if len(move) > len(path))
        choices = tuple(dict.fromkeys(after))
        are_numbers = all(choice.value.isdecimal() for choice in choices)
        return tuple(sorted(choices, key=lambda c: int(c.value))) if are_numbers else choices

    def _forced(self, path: Move) -> Move:
        """Follow a path as long as there is only one choice; a whole move is never left behind."""
        while path not in self._whole and len(choices := self._next(path)) == 1:
            path = (*path, choices[0])
        return path

    def _fork(self, path: Move) -> Fork:
        choices = self._next(path)
        placed = [(choice, self._places(choice)) for choice in choices]
        spots = [places for _, places in placed if places]
        if len(set(spots)) < len(spots) or len(spots) < 2:
            return Fork(path, choices, ())
        placements = [Placement.at(choice, places, self._locate) for choice, places in placed if places]
        return Fork(path, tuple(choice for choice, places in placed if not places), tuple(placements))

    def _nearest(self, before: Placement | None) -> int:
        """Return the cursor for a new fork: near the sheet's middle, or where the last placement was."""
        placements = self.fork.placements
        if not placements:
            return 0
        rows = [placement.middle for placement in placements]
        middle = (
            before.middle
            if before
            else ((max(rows)[0] + min(rows)[0]) / 2, sum(x for _, x in rows) / len(rows))
        )
        return min(range(len(placements)), key=lambda i: placements[i].distance(middle))
