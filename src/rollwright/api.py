"""What `import rollwright` offers: each function returns what the command of its name prints as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from .core import record as records
from .core.errors import InvalidSetup, InvalidSheet
from .core.game import AnyGame
from .core.powers import Reporting, SheetReading
from .core.types import MoveStep, Score, Seat
from .games.catalogue import check_object, find_game
from .results import (
    Analysis,
    JudgedMove,
    MoveRow,
    Replay,
    SeatAnalysis,
    SeatScore,
    SheetScore,
    Summary,
)

if TYPE_CHECKING:
    from .bots import Bot


def score(text: str, checked: bool = True) -> SheetScore:
    """Score a sheet text; unless `checked`, even one that no game can reach."""
    game = game_of_sheet(text)
    state = game.parse_sheet(text, checked)
    if isinstance(game, Reporting):
        return cast(SheetScore, game.report(state))
    found = game.score(state, 0)
    return cast(SheetScore, {"game": game.id, **_show_score(found), **found.details})


def moves(text: str, roll: str | None = None) -> list[MoveRow]:
    """List the legal moves of a sheet with that roll; without one, the rolls that may come."""
    game = game_of_sheet(text)
    state, seats = _read_position(game, text, roll)
    if game.rolls(state):
        return _list_rolls(game, state, seats[0])
    return [row for seat in seats for row in _list_moves(game, state, seat)]


def replay(text: str) -> Replay:
    """Play a record through and tell how it stands at its end."""
    record = records.parse_record(text)
    game = find_game(record.game)
    state = records.replay(game, record).final
    outcome = game.outcome(state)
    seats = range(game.seats_of(state))
    scores = outcome.scores if outcome else [game.score(state, seat) for seat in seats]
    return {
        "game": game.id,
        "options": dict(game.options_of(state)),
        "players": [player.name for player in record.players],
        "turns": game.turn_of(state),
        "over": outcome is not None,
        "ending": str(outcome.ending) if outcome else None,
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
        "sheets": [game.format_sheet(state, seat) for seat in seats],
        "scores": [_show_score(found) for found in scores],
        "remarks": list(outcome.remarks) if outcome else [],
    }


def simulate(
    game: str | AnyGame,
    bot: str | Bot | Sequence[str | Bot],
    games: int = 1000,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play many games with bots and sum them up; the same seed gives the same answer everywhere.

    One bot fills all seats, a list names the bot of each; a bot is a name, a level, "module:Class", or an
    object with `choose(game, state, seat, rng)`. `progress` hears how many games are done.
    """
    from .lab.simulation import run_simulation, set_up

    setup = set_up(take_game(game), bot, games, seed, seats, options)
    return run_simulation(setup, jobs, progress).summary()


def tournament(
    game: str | AnyGame,
    bots: Sequence[str | Bot],
    games: int = 100,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Let every bot meet every other on the same dice, and rate them."""
    from .lab.tournament import run_tournament, set_up_tournament, sum_up

    setup = set_up_tournament(take_game(game), bots, games, seed, seats, options)
    return sum_up(setup, run_tournament(setup, jobs, progress))


def take_game(game: str | AnyGame) -> AnyGame:
    """Return the game of that id, or the object itself if it is a game."""
    return find_game(game) if isinstance(game, str) else check_object(game, "it")


def analyze(
    text: str,
    playouts: int = 1000,
    seat: int | None = None,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Judge every move of a record (of one seat, counted from 1, or of all) and tell luck from play."""
    from .lab.analysis import analyze as judge

    record = records.parse_record(text)
    game = find_game(record.game)
    if not 1 <= playouts <= 1_000_000:
        raise InvalidSetup(f"an analysis takes 1 to 1000000 playouts a decision, not {playouts}")
    if not 0 <= seed < 2**61:
        raise InvalidSetup(f"a seed is a number from 0 to {2**61 - 1}, not {seed}")
    if seat is not None and not 1 <= seat <= len(record.players):
        raise InvalidSetup(f"the record has seats 1 to {len(record.players)}, not {seat}")
    found = judge(game, record, playouts, None if seat is None else (seat - 1,), seed, progress)
    unit = "win" if game.engine(fast=False).wants_victory else "points"
    return {
        "game": game.id,
        "unit": unit,
        "playouts": playouts,
        "seed": seed,
        "trust": game.manifest.judgement,
        "seats": [_show_analysis(seat) for seat in found],
    }


def _show_analysis(found: Any) -> SeatAnalysis:
    worst = found.worst()
    shown = {
        "seat": found.seat + 1,
        "player": found.player,
        "over": found.is_over,
        **{key: getattr(found, key) for key in ("start", "luck", "play", "rivals", "final", "lost")},
        "worst": [_show_decision(decision) for decision in worst],
        "decisions": [_show_decision(decision) for decision in found.decisions],
    }
    return cast(SeatAnalysis, shown)


def _show_decision(decision: Any) -> JudgedMove:
    keys = ("step", "turn", "played", "best", "luck", "before", "after", "best_value", "lost", "error")
    return cast(JudgedMove, {key: getattr(decision, key) for key in (*keys, "confidence", "rivals")})


def game_of_sheet(text: str) -> AnyGame:
    """Return the game that a sheet's first word names."""
    words = text.split(maxsplit=1)
    if not words:
        raise InvalidSheet("the sheet is empty: its first word names the game", 1)
    try:
        return find_game(words[0])
    except InvalidSetup as wrong:
        raise InvalidSetup(wrong.reason, 1, 1) from None


def _read_position(game: AnyGame, text: str, roll: str | None) -> tuple[Any, tuple[Seat, ...]]:
    """Return the state a sheet and a roll describe, and whose moves are wanted."""
    if isinstance(game, SheetReading):
        state, seat = game.sheet_state(text, roll)
        return state, (seat,)
    state = game.parse_sheet(text)
    if roll is not None:
        state = game.apply(state, game.parse_roll(state, roll))
    return state, game.waiting(state) or (0,)


def _list_rolls(game: AnyGame, state: Any, seat: Seat) -> list[MoveRow]:
    return [
        {
            "move": f"roll {roll}",
            "path": [f"roll:{roll}"],
            "after": game.format_sheet(game.apply(state, roll), seat),
            "weight": weight,
        }
        for roll, weight in game.rolls(state)
    ]


def _list_moves(game: AnyGame, state: Any, seat: Seat) -> list[MoveRow]:
    return [
        {
            "move": game.format_move(move),
            "path": [str(choice) for choice in move],
            "after": game.format_sheet(game.apply(state, MoveStep(seat, move)), seat),
        }
        for move in game.moves(state, seat)
    ]


def _show_score(found: Score) -> SeatScore:
    return {"total": found.total, "breakdown": dict(found.breakdown), "rank": found.rank}
