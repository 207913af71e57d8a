"""What holds for every game of the catalogue: golden games, and files that stay the same byte for byte."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from rollwright import InvalidSetup, api
from rollwright.any_game import AnyGame
from rollwright.conformance import check_game
from rollwright.core.options import fill_options
from rollwright.core.record import format_record, parse_record, replay
from rollwright.games.catalogue import GAMES, find_game

from .formats import (
    GROUPS,
    Group,
    digest_games,
    digest_record,
    list_records,
    name_record,
    read_digests,
    split,
)
from .record_games import FOLDER, format_final

# ---- What holds for every game of the catalogue, whichever they are


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def test_the_coach_says_of_every_game_how_far_to_trust_it() -> None:
    for game in GAMES:
        assert any(letter.isdigit() for letter in game.manifest.judgement), "measured: with figures"


def choices_of(game: AnyGame) -> list[dict[str, str]]:
    """Return every combination of the listed values of the game's options."""
    names = [option.name for option in game.options]
    values = [option.values or (option.default,) for option in game.options]
    return [dict(zip(names, chosen)) for chosen in itertools.product(*values)]


def test_games_are_found_by_their_ids() -> None:
    assert len({game.id for game in GAMES}) == len(GAMES)
    assert all(find_game(game.id) is game for game in GAMES)
    with pytest.raises(InvalidSetup, match=r"there is no game 'chess' \(games: chiefdom-1, "):
        find_game("chess")


@every_game
def test_every_game_keeps_every_law(game: AnyGame) -> None:
    check_game(game, games=1)


@every_game
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_every_game_can_be_simulated(game: AnyGame, policy: str) -> None:
    found = api.simulate(game.id, policy, games=1)
    assert found["games"] == 1
    assert list(found["bots"][0]["breakdown"]) == list(game.terms)


@pytest.mark.soak
@every_game
def test_every_game_keeps_every_law_with_every_option(game: AnyGame) -> None:
    for seats in sorted({game.seats[0], min(3, game.seats[-1])}):
        for options in choices_of(game):
            check_game(game, options, seats, games=5)


@pytest.mark.soak
@every_game
def test_every_game_plays_the_same_on_one_thread_and_on_four(game: AnyGame) -> None:
    assert api.simulate(game.id, "random", 20_000, jobs=1) == api.simulate(game.id, "random", 20_000, jobs=4)


# ---- A golden game for every game and every value of its options, replayed to its stated end


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


# ---- What games write stays the same byte for byte: records, sheets, notation, action numbers


FROZEN = read_digests()


@pytest.mark.parametrize("path", list_records(), ids=name_record)
def test_a_record_of_the_repository_is_read_and_written_as_before(path: Path) -> None:
    assert digest_record(path) == FROZEN[name_record(path)]


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.name(split(group)[0]))
def test_simulated_games_are_written_as_before(group: Group) -> None:
    numbers, _ = split(group)
    assert digest_games(group, numbers) == FROZEN[group.name(numbers)]


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.name(split(group)[1]))
def test_ten_thousand_simulated_games_are_written_as_before(group: Group) -> None:
    _, numbers = split(group)
    assert digest_games(group, numbers) == FROZEN[group.name(numbers)]


def test_ten_thousand_games_are_frozen_and_five_hundred_are_played_every_time() -> None:
    assert sum(group.games for group in GROUPS) >= 10_000
    assert sum(len(split(group)[0]) for group in GROUPS) >= 500
