"""Legal moves as a tree of choices, which is all a browser needs to offer, preview and confirm them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ..core.game import AnyGame, Foresight
from ..core.types import Choice, Move, MoveStep, Seat
from .games import about

Json = dict[str, Any]
CHUNK = 16
"""So many changes are told first; then always as many more, so that a page is not redrawn for each few."""
MOST = 600
"""So many moves are told at once; of more, the large branches are told when somebody goes there."""
EXPLICIT = frozenset({"ability", "permanent", "influence", "bonus"})
"""Choices that spend something: they are made in the menu, never by pointing at the sheet."""


class Offers:
    """The moves of one asking, told branch by branch and numbered as they are told.

    A node is a choice `c` with its label `l`, the places `p` it touches, the children `k` and, where a
    move ends here, its number `i`. `moves[i]` is that move in writing, `marks[i]` what its preview draws. A
    branch not told yet has the number `n` of its moves and the marks `m` of its beginning; an `x` says that
    the choice is only made in the menu.
    """

    def __init__(self, game: AnyGame, view: Any, seat: Seat, moves: Iterable[Move]) -> None:
        self.told: list[Move] = []
        self._game, self._view, self._seat = game, view, seat
        self._paths = {guide(game, view, seat, move): move for move in moves}
        self._labels: dict[Choice, tuple[str, list[str]]] = {}

    def tell(self, path: Sequence[str] = ()) -> Json:
        """Return what follows a path of choices."""
        first = len(self.told)
        under = [p for p in self._paths if [str(choice) for choice in p[: len(path)]] == list(path)]
        tree = self._list(under, len(path), whole=len(under) <= MOST)
        news = self.told[first:]
        ghosts = [self._game.ghosts(self._view, self._seat, move) for move in news]
        return {
            "first": first,
            "tree": tree,
            "moves": [self._game.format_move(move) for move in news],
            "marks": [[[ghost.place, ghost.mark] for ghost in each] for each in ghosts],
        }

    def _list(self, paths: list[Move], depth: int, whole: bool) -> list[Json]:
        branches: dict[Choice, list[Move]] = {}
        for path in paths:
            if len(path) > depth:
                branches.setdefault(path[depth], []).append(path)
        return [
            self._node(choice, below, depth, whole or len(below) * len(branches) <= MOST)
            for choice, below in branches.items()
        ]

    def _node(self, choice: Choice, paths: list[Move], depth: int, whole: bool) -> Json:
        node = self._describe(choice)
        path = paths[0][: depth + 1]
        if path in self._paths:
            node["i"] = len(self.told)
            self.told.append(self._paths[path])
        if len(paths) > 1 or "i" not in node:
            node |= {"k": self._list(paths, depth + 1, whole)} if whole else self._announce(path, len(paths))
        return node

    def _announce(self, path: Move, number: int) -> Json:
        ghosts = self._game.ghosts(self._view, self._seat, path)
        return {"n": number, "m": [[ghost.place, ghost.mark] for ghost in ghosts]}

    def _describe(self, choice: Choice) -> Json:
        if choice not in self._labels:
            label = self._game.label(self._view, self._seat, choice)
            self._labels[choice] = (label, list(self._game.places(choice)))
        label, places = self._labels[choice]
        node: Json = {"c": str(choice), "l": label}
        node |= {"p": places} if places else {}
        return node | {"x": 1} if choice.kind in EXPLICIT else node


def guide(game: AnyGame, view: Any, seat: Seat, move: Move) -> Move:
    """Return a move with the heading it is listed under, which is no part of it, before its first place."""
    heading = about(game).heading(view, move)
    if heading is None:
        return move
    at = next(n for n, choice in enumerate(move) if game.places(choice))
    return (*move[:at], heading, *move[at:])


def list_offers(game: AnyGame, view: Any, seat: Seat, moves: Iterable[Move]) -> Json:
    """Return the tree of a seat's moves, as far as it is told at once."""
    return Offers(game, view, seat, moves).tell()


def list_changes(
    game: AnyGame, view: Any, seat: Seat, moves: list[Move], first: int = 0, is_fast: bool = False
) -> Iterator[Json]:
    """Return, a few at a time, how each move changes the score: by term, in the game's order.

    A compiled kernel that can count them all at once does.
    """
    before = list(game.score(view, seat).breakdown.values())
    engine = game.engine(is_fast)
    if is_fast and isinstance(engine, Foresight):
        after = dict(zip(engine.moves(view, seat), engine.outlook(view, seat)))
        yield {"first": first, "changes": [_differ(after[move], before) for move in moves]}
        return
    start, size = 0, CHUNK
    while start < len(moves):
        changes = [_change(game, view, seat, move, before) for move in moves[start : start + size]]
        yield {"first": first + start, "changes": changes}
        start, size = start + size, 2 * size


def _change(game: AnyGame, view: Any, seat: Seat, move: Move, before: list[int]) -> list[int]:
    after = game.score(game.apply(view, MoveStep(seat, move)), seat).breakdown.values()
    return _differ(after, before)


def _differ(after: Iterable[int], before: Iterable[int]) -> list[int]:
    return [new - old for new, old in zip(after, before)]
