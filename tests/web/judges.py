"""Coaches that judge at once, refuse or die; apart, because a process of their own has to import them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rollwright.core.errors import InvalidSetup
from rollwright.core.record import parse_record, replay
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game
from rollwright.results import AnalysisNews


def ignore(told: object) -> None:
    """Hear something and do nothing."""


def judge_quickly(
    text: str,
    playouts: int,
    seat: int,
    progress: Callable[[int], None] = ignore,
    on_judged: Callable[[Any], None] = ignore,
) -> dict[str, Any]:
    """Return an analysis of the right form in which every third move lost a little."""
    record = parse_record(text)
    game = find_game(record.game)
    played = replay(game, record)
    decisions = []
    for number, (step, state) in enumerate(zip(played.steps, played.states), 1):
        progress(number)
        if isinstance(step, MoveStep) and step.seat == seat - 1:
            best = game.moves(state, step.seat)[-1]
            lost = 2.5 * (number % 3 == 0)
            decision = {"step": number, "turn": game.turn_of(state), "played": game.format_move(step.move)}
            decision |= {"best": game.format_move(best), "luck": 0.5, "before": 200.0, "after": 200.0 - lost}
            decision |= {"best_value": 200.0, "lost": lost, "error": 0.2, "confidence": 0.99, "rivals": 0.0}
            decisions.append(decision)
            on_judged(decision)
    worst = [{**decision, "why": "Trees grow."} for decision in decisions if decision["lost"]][:3]
    judged = {"seat": seat, "player": record.players[seat - 1].name, "over": True, "start": 201.5}
    judged |= {"luck": 4.0, "play": -38.5, "rivals": 0.0, "final": 167.0, "lost": 20.0}
    judged |= {"worst": worst, "decisions": decisions}
    return {
        "game": game.id,
        "unit": "points",
        "playouts": playouts,
        "seed": 1,
        "trust": "",
        "seats": [judged],
    }


def iterate_quickly(text: str, playouts: int, seat: int) -> Iterator[AnalysisNews]:
    """Return the same analysis as news, one of each step."""
    judged: list[Any] = []
    answer: Any = judge_quickly(text, playouts, seat, on_judged=judged.append)
    yield from (AnalysisNews(decision["step"], decision) for decision in judged)
    yield AnalysisNews(answer=answer)


def refuse(text: str, playouts: int, seat: int, **told: object) -> dict[str, Any]:
    raise InvalidSetup("this game cannot be judged")


def die(text: str, playouts: int, seat: int, **told: object) -> dict[str, Any]:
    raise SystemExit(3)


def judge_for_ever(*asked: object, **told: object) -> dict[str, Any]:
    """Use a processor and never answer."""
    while True:
        sum(range(10_000))
