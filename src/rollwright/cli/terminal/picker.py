"""Navigation in the tree of a seat's moves, choice by choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rollwright.core.types import Choice, Move

from .menus import own_keys
from .placement import Locate, Placement, PlacesOf, mark_of, next_form, next_in_direction, place, place_named


class Fork(NamedTuple):
    """The choices after a path: from a menu, or by pointing at the sheet."""

    path: Move
    menu: tuple[Move, ...]
    """Each is a choice, or several where only their order is left to choose."""
    placements: tuple[Placement, ...]

    @property
    def options(self) -> tuple[Move, ...]:
        """All options in the cursor's order: the placements, then the menu."""
        return (*(placement.paths[0] for placement in self.placements), *self.menu)


class Picker:
    """A cursor in the tree of moves; it never leaves the legal ones."""

    def __init__(self, moves: Sequence[Move], places: PlacesOf, locate: Locate) -> None:
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
        """The present fork."""
        return self._forks[-1]

    @property
    def cursor(self) -> int:
        """Which option of the fork is highlighted."""
        return self._cursors[-1]

    @property
    def highlighted(self) -> Move:
        """The path that Enter takes: the highlighted option and the forced choices after it."""
        options = self.fork.options
        return self._forced((*self.fork.path, *options[self.cursor])) if options else self.fork.path

    @property
    def ends(self) -> list[Move]:
        """The legal moves that the highlighted option can become."""
        if self.placement is None:
            return self.moves_after(self.highlighted)
        return [move for path in self.placement.paths for move in self.moves_after((*self.fork.path, *path))]

    @property
    def can_go_back(self) -> bool:
        """Whether there is a previous fork."""
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
        """Take the highlighted option; return the move if that completes it."""
        before, path = self.placement, self.highlighted
        if before is not None and len(before.paths) > 1:
            self._forks.append(Fork(self.fork.path, before.paths, ()))
            self._cursors.append(0)
            return None
        if path in self._whole:
            return path
        self._forks.append(self._fork(path))
        self._cursors.append(self._nearest(before))
        return None

    def take_menu(self, number: int) -> Move | None:
        """Take the menu's option of that number, from 0."""
        return self.take_option(len(self.fork.placements) + number)

    def take_option(self, number: int) -> Move | None:
        """Take the fork's option of that number, from 0."""
        self._cursors[-1] = number
        return self.take()

    def back(self) -> bool:
        """Go back to the fork before; False at the first."""
        if not self.can_go_back:
            return False
        self._forks.pop()
        self._cursors.pop()
        return True

    def step(self, by: int) -> None:
        """Highlight the next option, or with -1 the previous one, cyclically."""
        if self.fork.options:
            self._cursors[-1] = (self.cursor + by) % len(self.fork.options)

    def scroll(self, by: int) -> None:
        """Highlight an option further down, or further up if `by` is negative, without wrapping around."""
        if self.fork.options:
            self._cursors[-1] = max(0, min(len(self.fork.options) - 1, self.cursor + by))

    def move(self, down: int, right: int) -> None:
        """Highlight the placement in a direction; in a menu, the next or the previous option."""
        here = self.placement
        if here is None:
            self.step(down or right)
            return
        found = next_in_direction(self.fork.placements, here, down, right)
        if found is not None:
            self._cursors[-1] = self.fork.placements.index(found)

    def turn(self, mirrored: bool) -> bool:
        """Rotate or mirror the highlighted placement; False if there is no other orientation."""
        here = self.placement
        found = None if here is None else next_form(self.fork.placements, here, mirrored)
        if found is None:
            return False
        self._cursors[-1] = self.fork.placements.index(found)
        return True

    def jump(self, name: str) -> bool:
        """Highlight a placement on that place, in the same orientation if possible."""
        found = place_named(self.fork.placements, self.placement, name)
        if found is None:
            return False
        self._cursors[-1] = self.fork.placements.index(found)
        return True

    def find(self, text: str) -> int | None:
        """Return the number of the option of those values, squares in any order: "c5,c4", "a1=2 a2=5"."""
        wanted = sorted(text.replace(",", " ").split())
        for number, option in enumerate(self.fork.options):
            if sorted(",".join(choice.value for choice in option).split(",")) == wanted:
                return number
        return None

    # ---- the tree

    def _next(self, path: Move) -> tuple[Choice, ...]:
        """Return the choices after a path, each once, in the order of the moves; numbers ascend."""
        after = (move[len(path)] for move in self.moves_after(path) if len(move) > len(path))
        choices = tuple(dict.fromkeys(after))
        are_numbers = all(choice.value.isdecimal() for choice in choices)
        return tuple(sorted(choices, key=lambda c: int(c.value))) if are_numbers else choices

    def _forced(self, path: Move) -> Move:
        """Extend a path by its forced choices, at most to a complete move."""
        while path not in self._whole and len(choices := self._next(path)) == 1:
            path = (*path, choices[0])
        return path

    def _fork(self, path: Move) -> Fork:
        """Return the fork after a path: choices with places are placements, unless keys distinguish them."""
        choices = self._next(path)
        placed = [choice for choice in choices if self._places(choice)]
        spots = {self._places(choice) for choice in placed}
        if len(placed) < 2 or (len(spots) < len(placed) and own_keys([(c,) for c in placed])):
            return Fork(path, tuple((choice,) for choice in choices), ())
        menu = tuple((choice,) for choice in choices if choice not in placed)
        return Fork(path, menu, self._placements(path, placed))

    def _placements(self, path: Move, placed: Sequence[Choice]) -> tuple[Placement, ...]:
        """Return each distinct placement once: a pair is one, in either order."""
        drawn: dict[object, list[Move]] = {}
        for steps in self._pairs(path, placed) or [(choice,) for choice in placed]:
            marks = frozenset((self._places(choice), mark_of(choice)) for choice in steps)
            drawn.setdefault(marks, []).append(steps)
        return tuple(place(paths, self._places, self._locate) for paths in drawn.values())

    def _pairs(self, path: Move, placed: Sequence[Choice]) -> list[Move] | None:
        """Return each choice with the next one, if all these pairs are neighbours; else None."""
        pairs = [(one, other) for one in placed for other in self._next((*path, one))]
        is_paired = all((*path, one) not in self._whole for one in placed)
        return list(pairs) if is_paired and all(self._are_neighbours(*pair) for pair in pairs) else None

    def _are_neighbours(self, one: Choice, other: Choice) -> bool:
        cells = [self._locate(name) for choice in (one, other) for name in self._places(choice)]
        if len(cells) != 2 or cells[0] is None or cells[1] is None:
            return False
        return abs(cells[0][0] - cells[1][0]) + abs(cells[0][1] - cells[1][1]) == 1

    def _nearest(self, before: Placement | None) -> int:
        """Return the cursor of a new fork: near the last placement, or the middle of the sheet."""
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
