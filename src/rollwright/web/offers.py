"""Legal moves as paths of the vocabulary's numbers, with what each does to the score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import structs

from ..core.game import AnyGame
from ..core.types import Choice, Move, MoveStep, Seat
from .messages import Offers


def list_offers(
    game: AnyGame, view: Any, seat: Seat, ask: int, is_fast: bool
) -> tuple[Offers, tuple[Move, ...]]:
    """Return a seat's moves as they are offered, and as moves; a compiled kernel tells the scores at once."""
    engine, vocabulary = game.engine(is_fast), game.vocabulary
    paths = [tuple(path) for path in engine.paths(view, seat)]
    moves = tuple(map(vocabulary.move_of, paths))
    labels, (heads, under) = dict(game.labels(view, seat)), list_heads(game, view, seat, moves)
    offers = Offers(ask=ask, paths=paths, labels=labels, heads=heads, under=under)
    if is_fast:
        changes, gains = sort_changes(game, view, seat, map(tuple, engine.outlook(view, seat)))
        offers = structs.replace(offers, changes=changes, gains=gains)
    return offers, moves


def count_gains(
    game: AnyGame, view: Any, seat: Seat, moves: Iterable[Move]
) -> tuple[list[list[int]], list[int]]:
    """Return how each move changes the score, made and scored one by one."""
    after = (game.score(game.apply(view, MoveStep(seat, move)), seat) for move in moves)
    return sort_changes(game, view, seat, (tuple(score.breakdown.values()) for score in after))


def sort_changes(
    game: AnyGame, view: Any, seat: Seat, scores: Iterable[tuple[int, ...]]
) -> tuple[list[list[int]], list[int]]:
    """Return the different changes of the score, and for each score after a move which of them it is."""
    before = tuple(game.score(view, seat).breakdown.values())
    found: dict[tuple[int, ...], int] = {}
    gains = [found.setdefault(after, len(found)) for after in scores]
    return [list_changes(before, after) for after in found], gains


def list_changes(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """(3, 5, 0), (3, 9, -1) -> [1, 4, 2, -1]: the terms that change, each by its place, with by how much"""
    changed = [(place, int(new - old)) for place, (old, new) in enumerate(zip(before, after)) if new != old]
    return [number for pair in changed for number in pair]


def list_heads(
    game: AnyGame, view: Any, seat: Seat, moves: Iterable[Move]
) -> tuple[list[tuple[str, str]], list[int]]:
    """Return the headings moves are listed under, and each move's; nothing for games without."""
    heading = game.manifest.heading
    if heading is None:
        return [], []
    found: dict[Choice, int] = {}
    under = []
    for move in moves:
        head = heading(view, move)
        under.append(-1 if head is None else found.setdefault(head, len(found)))
    heads = [(str(head), game.label(view, seat, head)) for head in found]
    return (heads, under) if heads else ([], [])


def guide(game: AnyGame, view: Any, seat: Seat, move: Move) -> Move:
    """Return a move with the heading it is listed under, which is no part of it, before its first place."""
    heading = game.manifest.heading
    head = None if heading is None else heading(view, move)
    if head is None:
        return move
    at = next(n for n, choice in enumerate(move) if game.places(choice))
    return (*move[:at], head, *move[at:])
