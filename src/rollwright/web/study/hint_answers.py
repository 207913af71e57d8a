"""The best moves of a seat, found and described."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...any_game import AnyGame
from ...bots.hints import Hint, best_moves
from ...bots.reasons import explain_prospect
from ...bots.search import Budget
from ...core.descriptions import describe_move
from ...core.types import Seat
from ...games.catalogue import find_game
from ...table.rules.table_state import TableState
from ..live.offers import guide

SECONDS = 1.2
"""How long a hint is looked for, once the game is compiled."""
Json = dict[str, object]
Hinter = Callable[[str, object, Seat], Sequence[Hint]]


def find_hints(game: str, view: object, seat: Seat) -> Sequence[Hint]:
    """Return the best three moves of what a seat sees."""
    return best_moves(find_game(game), view, seat, Budget(seconds=SECONDS))


def may_have_hints(table_state: TableState) -> bool:
    """Say whether people at this table may ask: by default only where one person plays alone."""
    hints = table_state.settings.hints
    return hints == "all" or (hints == "alone" and len(table_state.people) < 2)


def describe_hints(hinter: Hinter, game: str, view: object, seat: Seat) -> Json:
    """Find hints and describe them; not on the event loop."""
    found = hinter(game, view, seat)
    moves = [describe_hint(find_game(game), view, seat, each) for each in found]
    return {"unit": _unit(found), "moves": moves}


def _unit(found: Sequence[Hint]) -> str:
    return "win" if any(each.wins for each in found) else "points"


def describe_hint(game: AnyGame, view: object, seat: Seat, each: Hint) -> dict[str, object]:
    """Return a hint with the way to its move through the tree of choices, and that way in words."""
    path = guide(game, view, each.move)
    return {
        "move": each.notation,
        "path": [str(choice) for choice in path],
        "label": describe_move(game, each.move),
        "value": round(each.value, 4),
        "error": round(each.error, 4),
        "why": explain_prospect(game, each.prospect) if each.prospect else "",
    }
