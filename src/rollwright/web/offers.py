"""Legal moves as a tree of choices, which is all a browser needs to offer, preview and confirm them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..core.game import AnyGame, Foresight
from ..core.types import Choice, Move, MoveStep, Seat

Json = dict[str, Any]
CHUNK = 16


def list_offers(game: AnyGame, view: Any, seat: Seat, moves: Iterable[Move]) -> Json:
    """Return the tree of a seat's moves.

    A node is a choice `c` with its label `l`, the places `p` it touches, the children `k` and, where a
    move ends here, its number `i`. `moves[i]` is that move in writing, `marks[i]` what its preview draws.
    """
    tree = Tree(game, view, seat)
    listed = list(moves)
    for number, move in enumerate(listed):
        tree.add(move, number)
    return {
        "tree": tree.children,
        "moves": [game.format_move(move) for move in listed],
        "marks": [[[g.place, g.mark] for g in game.ghosts(view, seat, move)] for move in listed],
    }


class Tree:
    """Moves folded together where they begin alike."""

    def __init__(self, game: AnyGame, view: Any, seat: Seat) -> None:
        self.children: list[Json] = []
        self._game, self._view, self._seat = game, view, seat
        self._known: dict[Move, Json] = {}
        self._labels: dict[Choice, tuple[str, list[str]]] = {}

    def add(self, move: Move, number: int) -> None:
        """Add one move."""
        self._node(move)["i"] = number

    def _node(self, path: Move) -> Json:
        if path not in self._known:
            node = self._known[path] = self._describe(path[-1])
            siblings = self._node(path[:-1]).setdefault("k", []) if path[:-1] else self.children
            siblings.append(node)
        return self._known[path]

    def _describe(self, choice: Choice) -> Json:
        if choice not in self._labels:
            label = self._game.label(self._view, self._seat, choice)
            self._labels[choice] = (label, list(self._game.places(choice)))
        label, places = self._labels[choice]
        return {"c": str(choice), "l": label, **({"p": places} if places else {})}


def list_changes(
    game: AnyGame, view: Any, seat: Seat, moves: list[Move], is_fast: bool = False
) -> Iterator[Json]:
    """Return, a few at a time, how each move changes the score: by term, in the game's order.

    A compiled kernel that can count them all at once does.
    """
    before = list(game.score(view, seat).breakdown.values())
    engine = game.engine(is_fast)
    if is_fast and isinstance(engine, Foresight):
        yield {"first": 0, "changes": [_differ(after, before) for after in engine.outlook(view, seat)]}
        return
    for first in range(0, len(moves), CHUNK):
        changes = [_change(game, view, seat, move, before) for move in moves[first : first + CHUNK]]
        yield {"first": first, "changes": changes}


def _change(game: AnyGame, view: Any, seat: Seat, move: Move, before: list[int]) -> list[int]:
    after = game.score(game.apply(view, MoveStep(seat, move)), seat).breakdown.values()
    return _differ(after, before)


def _differ(after: Iterable[int], before: Iterable[int]) -> list[int]:
    return [new - old for new, old in zip(after, before)]
