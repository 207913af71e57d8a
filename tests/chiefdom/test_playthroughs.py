"""Chiefdom's golden games judged by the oracle: every move, every score."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.core.record import parse_record, replay
from rollwright.core.types import MoveStep, Roll
from rollwright.games.catalogue import find_game

from . import oracle_scoring
from .oracle import outcomes, read
from .oracle_scoring import rival_points, rival_value

FOLDER = Path(__file__).parent.parent / "playthroughs"
RECORDS = sorted(FOLDER.glob("chiefdom-*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_move_of_a_golden_game_is_one_the_oracle_allows(path: Path) -> None:
    record = parse_record(path.read_text())
    game = find_game(record.game)
    played = replay(game, record)
    dice = (0, 0, 0)
    for before, step, after in zip(played.states, played.steps, played.states[1:]):
        if isinstance(step, MoveStep):
            text = game.format_sheet(before, step.seat)
            assert game.format_sheet(after, step.seat) in outcomes(text, dice)
        elif isinstance(step, Roll) and len(step.faces) == 3:
            low, middle, high = map(int, step.faces)
            dice = (low, middle, high)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_end_of_a_golden_game_is_scored_as_the_oracle_scores_it(path: Path) -> None:
    record = parse_record(path.read_text())
    game = find_game(record.game)
    final = replay(game, record).final
    texts = [game.format_sheet(final, seat) for seat in range(len(record.players))]
    wanted = [oracle_scoring.terms(text) for text in texts]
    cells = [read(text).cells for text in texts]
    for card in [card for card in final.cards or () if card > 12]:
        for points, extra in zip(wanted, rival_points(card, [rival_value(card, c) for c in cells])):
            points["cards"] += extra
    assert [dict(game.score(final, seat).breakdown) for seat in range(len(texts))] == wanted
