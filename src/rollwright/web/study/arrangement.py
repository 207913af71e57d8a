"""What a game leaves to arrange at its end: the best is shown, changes are offered as a tree of choices."""

from __future__ import annotations

from typing import TypedDict

from ...any_game import AnyGame
from ...core.arrangement import Arranging, Edit
from ...core.types import Score, Seat
from ...games.catalogue import find_game
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import Phase, TableState
from ..html.words import say
from ..parts.assets import describe_sheet
from .answers import read_question, read_text

Json = dict[str, object]
LONGEST = 2000


def can_arrange(game: AnyGame) -> bool:
    """Say whether a game leaves something to arrange."""
    return isinstance(game, Arranging)


def check_arrangement(table_state: TableState, seat: Seat) -> None:
    """Refuse what cannot be arranged: a game that goes on, or one without an arrangement."""
    if (
        table_state.phase is not Phase.OVER
        or not can_arrange(table_state.game)
        or not 0 <= seat < len(table_state.seats)
    ):
        raise Refusal(Why.NOT_NOW, say("arrange-not_now"))


def show_arrangement(name: str, state: object, names: list[str], seat: Seat, body: bytes) -> Json:
    """Return an arrangement, the sheet drawn with it, and its changes as offers."""
    game = find_game(name)
    assert isinstance(game, Arranging)
    asked = read_question(body)
    text = read_text(asked, "text")[:LONGEST] if asked.get("text") is not None else None
    shown = game.arrange(state, seat, text)
    after = [game.arrange(state, seat, edit.after).score for edit in shown.edits]
    return {
        "text": shown.text,
        "is_best": shown.is_best,
        "total": shown.score.total,
        "best": game.score(state, seat).total,
        "terms": list(shown.score.breakdown.values()),
        "parts": [part._asdict() for part in shown.parts],
        "sheet": describe_sheet(game, state, seat, names, shown.text),
        "offers": list_edits(shown.edits),
        "changes": [_change(shown.score, score) for score in after],
    }


class Node(TypedDict, total=False):
    """A choice on the way to a change: its choice, label and places, the choices after it, or the change."""

    c: str
    l: str  # noqa: E741
    p: list[str]
    k: list[Node]
    i: int


def list_edits(edits: tuple[Edit, ...]) -> Json:
    """Return changes as moves are offered: a tree of choices whose leaves are the arrangements after them."""
    tree: list[Node] = []
    for number, edit in enumerate(edits):
        nodes = tree
        for step in edit.steps:
            node = next((node for node in nodes if node["l"] == step.label), None)
            if node is None:
                node = Node(c=step.label, l=step.label, p=list(step.places))
                nodes.append(node)
            last, nodes = node, node.setdefault("k", [])
        last["i"] = number
    return {"tree": tree, "moves": [edit.after for edit in edits]}


def _change(before: Score, after: Score) -> list[int]:
    return [new - old for new, old in zip(after.breakdown.values(), before.breakdown.values())]
