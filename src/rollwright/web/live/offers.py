"""Legal moves as paths of the vocabulary's numbers, with what each does to the score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...any_game import AnyGame
from ...core.descriptions import list_missing
from ...core.manifest import Heading
from ...core.types import Move, Seat
from ...core.vocabulary import Label
from .messages import Offers


def list_offers(game: AnyGame, view: object, seat: Seat, ask: int, is_fast: bool) -> Offers:
    """Return a seat's moves as they are offered, with what each does to the score."""
    paths, scores, gains = game.engine(is_fast).offer(view, seat)
    heads, under = list_heads(game, view, paths)
    labels = game.labels(view, seat)
    before = tuple(game.score(view, seat).breakdown.values())
    return Offers(
        ask=ask,
        paths=paths,
        labels={number: str(label) for number, label in labels.items()},
        tiles={n: (label.tile, label.dice) for n, label in labels.items() if isinstance(label, Label)},
        heads=heads,
        under=under,
        missing=[([*one.dice], one.mark, one.reason) for one in list_missing(game, view, seat)],
        changes=[list_changes(before, after) for after in scores],
        gains=gains,
    )


def list_changes(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """(3, 5, 0), (3, 9, -1) -> [1, 4, 2, -1]: the terms that change, each by its place, with by how much"""
    changes = []
    for place, old in enumerate(before):
        if (new := after[place]) != old:
            changes += [place, new - old]
    return changes


def list_heads(
    game: AnyGame, view: object, paths: Iterable[Sequence[int]]
) -> tuple[list[tuple[str, str]], list[int]]:
    """Return the headings moves are listed under, and each move's; nothing for games without."""
    heading = game.manifest.heading
    if heading is None:
        return [], []
    found: dict[Heading, int] = {}
    under = []
    for move in map(game.vocabulary.move_of, paths):
        head = heading(view, move)
        under.append(-1 if head is None else found.setdefault(head, len(found)))
    heads = [(str(head.choice), head.label) for head in found]
    return (heads, under) if heads else ([], [])


def guide(game: AnyGame, view: object, move: Move) -> Move:
    """Return a move with the heading it is listed under, which is no part of it, before its first place."""
    heading = game.manifest.heading
    head = None if heading is None else heading(view, move)
    if head is None:
        return move
    at = next(n for n, choice in enumerate(move) if game.vocabulary.places_of(choice))
    return (*move[:at], head.choice, *move[at:])
