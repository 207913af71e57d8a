"""A golden game for every game and every value of its options, replayed to its stated end."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.core.options import fill_options
from rollwright.core.record import format_record, parse_record, replay
from rollwright.games.catalogue import GAMES, find_game

from .record_games import FOLDER, format_final

RECORDS = sorted(FOLDER.glob("*.record"))
SEATS = {"fiefdoms": ("lot", "1", "2")}
"""Games whose option `first` names a seat: one is like another."""
NAMED = "a value of its own"
FREE = {"cards"}
"""Options that take values no list holds."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_stated_end(path: Path) -> None:
    record = parse_record(path.read_text())
    assert format_record(record) == path.read_text()
    game = find_game(record.game)
    final = replay(game, record).final
    assert format_final(game, final) == path.with_suffix(".final").read_text()


def test_every_game_and_every_value_of_its_options_has_a_golden_game() -> None:
    wanted = {(game.id, "", "") for game in GAMES}
    for game in GAMES:
        for option in game.options:
            listed = SEATS.get(game.id, option.values) if option.name == "first" else option.values
            values = [*listed, NAMED] if option.name in FREE else listed
            wanted |= {(game.id, option.name, value) for value in values}
    assert wanted - _recorded() == set()


def _recorded() -> set[tuple[str, str, str]]:
    found = set()
    for path in RECORDS:
        record = parse_record(path.read_text())
        game = find_game(record.game)
        found.add((game.id, "", ""))
        for name, value in fill_options(game.options, record.options).items():
            listed = next(option.values for option in game.options if option.name == name)
            found.add((game.id, name, value if value in listed else NAMED))
    return found
