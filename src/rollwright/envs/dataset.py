"""Games as rows for offline learning: one for every decision, with what was seen, chosen and reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import draw_roll, start_game
from rollwright.core.options import Options
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import Move, MoveStep, Seat, Step
from rollwright.kernel.engine import KernelEngine

from .multi_seat import share_victory
from .observation import observe

Row = dict[str, object]
COLUMNS = {
    "game": "int64",
    "decision": "int32",
    "turn": "int32",
    "seat": "int16",
    "observation": "binary",
    "path": "list<int32>",
    "move": "string",
    "gain": "float64",
    "value": "float64",
    "score": "int32",
    "return": "float64",
}
"""The columns of a dataset with their types, as Arrow names them."""
MEANINGS = {
    "game": "number of the game: its dice are those of `simulate` with the same seed",
    "decision": "number of the decision in its game",
    "turn": "turn or round, from 1",
    "seat": "seat that decided, from 0",
    "observation": "planes it saw, uint8, one after the other",
    "path": "its move as numbers of the environments' choices",
    "move": "the same in the game's notation",
    "gain": "points that the move added to its score",
    "value": "what its best move promised: points at the end or the chance to win; null without a kernel",
    "score": "its points at the end of the game",
    "return": "the same of a game for one; at tables the victory, adding up to 0",
}


def list_decisions(
    game: AnyGame, options: Options, seats: int, number: int, steps: Sequence[Step], fast: bool
) -> list[Row]:
    """Return the rows of a finished game; `fast` compiles the game's kernel for it."""
    rows, state = list[Row](), start_game(game, seats, options)
    for step in steps:
        after = game.apply(state, step)
        if isinstance(step, MoveStep):
            row = _describe(game, state, step.seat, step.move, fast)
            gain = game.score(after, step.seat).points - game.score(state, step.seat).points
            rows.append({"game": number, "decision": len(rows), **row, "gain": float(gain)})
        state = after
    returns = dict(enumerate(_returns(game, state)))
    return [row | returns[int(str(row["seat"]))] for row in rows]


def _describe(game: AnyGame, state: object, seat: Seat, move: Move, fast: bool) -> Row:
    view = game.view(state, seat)
    return {
        "turn": game.turn_of(state),
        "seat": seat,
        "observation": observe(game, view, seat, (), fast).tobytes(),
        "path": list(game.vocabulary.path_of(move)),
        "move": game.format_move(move),
        "value": _value(game, view, seat, fast),
    }


def _value(game: AnyGame, view: object, seat: Seat, fast: bool) -> float | None:
    """Return what the best move promises by learned values."""
    engine = game.engine(fast)
    if not isinstance(engine, KernelEngine) or engine.planes is None:
        return None
    best = engine.ranked(view, seat, 1)
    return best[0][1] / engine.scale if best else None


def _returns(game: AnyGame, state: object) -> Iterator[Row]:
    """Yield what the end of a game is worth to each seat."""
    outcome = game.outcome(state)
    if outcome is None:
        raise InvalidSetup(f"a game of {game.id} in the dataset has no end")
    totals, shares = (
        [score.total for score in outcome.scores],
        share_victory(outcome.winners, len(outcome.scores)),
    )
    for total, share in zip(totals, shares):
        yield {"score": total, "return": float(total if len(totals) == 1 else share)}


def check_rows(
    game: AnyGame, options: Options, seats: int, seed: int, rows: Sequence[Row], fast: bool
) -> None:
    """Replay a game by its rows, on the dice of its seed; InvalidSetup if anything differs."""
    number, state = int(str(rows[0]["game"])), start_game(game, seats, options)
    dice, steps, left = make_rng(seed, number, DICE), list[Step](), iter(rows)
    while game.outcome(state) is None:
        waiting = game.waiting(state)
        if waiting:
            row = next(left, None)
            if row is None:
                raise InvalidSetup(f"game {number} of the dataset has {len(rows)} decisions, and no end")
            path = row["path"]
            assert isinstance(path, list)
            step: Step = MoveStep(waiting[0], game.vocabulary.move_of(path))
        else:
            dice, step = draw_roll(game, state, dice)
        steps.append(step)
        state = game.apply(state, step)
    if list_decisions(game, options, seats, number, steps, fast) != list(rows):
        raise InvalidSetup(f"game {number} of the dataset differs from its replay")
