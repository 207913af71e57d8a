"""Numbers and planes keep everything, and never change unnoticed."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

from rollwright import IllegalMove
from rollwright.core.conformance import play_randomly
from rollwright.core.types import Choice, MoveStep
from rollwright.core.vocabulary import WAIT
from rollwright.envs import chiefdom, duel, fiefdoms
from rollwright.envs.encoding import VERSION, fill_planes, read_planes
from rollwright.envs.playing import Playing, share_victory
from rollwright.envs.registry import find_encoding
from rollwright.games.catalogue import GAMES, find_game

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("chiefdom-1", 3, {"cards": "1,14,18"}),
    ("chiefdom-2", 1, {"bonus": "on"}),
    ("duel", 2, {"board": "11"}),
    ("fiefdoms", 2, {}),
    ("fiefdoms", 1, {"challenge": "6"}),
]
PINNED = Path(__file__).parent / "encodings.txt"


def describe(game: Any) -> str:
    """Return a line that changes with any number or plane of a game's encoding."""
    encoding = find_encoding(game)
    names, vocabulary = encoding.names(game.seats[0]), game.vocabulary
    text = "\n".join([*map(str, vocabulary.choices), *names])
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return f"{game.id} v{VERSION} choices={len(vocabulary)} planes={len(names)} {digest}"


def test_the_encodings_are_those_of_their_version() -> None:
    assert [describe(game) for game in GAMES] == PINNED.read_text().splitlines()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_choice_has_a_number_and_every_number_a_choice(game: Any) -> None:
    vocabulary = game.vocabulary
    assert vocabulary.choice_of(0) == WAIT
    for number, choice in enumerate(vocabulary.choices):
        assert vocabulary.number_of(choice) == number
        assert vocabulary.choice_of(number) == choice
    with pytest.raises(IllegalMove, match="choices are numbered from 0 to"):
        vocabulary.choice_of(len(vocabulary))


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_every_legal_move_is_made_of_numbered_choices(name: str, seats: int, options: dict[str, str]) -> None:
    game = find_game(name)
    vocabulary, longest = game.vocabulary, game.vocabulary.longest
    for state, step in play_randomly(game, options, seats, seed=3):
        if isinstance(step, MoveStep):
            for move in game.moves(state, step.seat)[:200]:
                numbers = [vocabulary.number_of(choice) for choice in move]
                assert tuple(vocabulary.choice_of(number) for number in numbers) == move
                assert 1 <= len(move) <= longest


def own_sheet(name: str, values: list[Any], state: Any, seat: int) -> tuple[Any, Any]:
    """Return what the planes show and what there is."""
    if name == "duel":
        return duel.position_of(values, seat, state.size), state
    reader: Any = fiefdoms.sheet_of if name == "fiefdoms" else chiefdom.sheet_of
    return reader(values), state.sheet(seat)


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_the_planes_show_all_there_is_to_see(name: str, seats: int, options: dict[str, str]) -> None:
    game = find_game(name)
    encoding = find_encoding(game)
    for state, step in play_randomly(game, options, seats, seed=5):
        if isinstance(step, MoveStep):
            values = encoding.values(game.view(state, step.seat), step.seat, step.move[:-1])
            assert len(values) == len(encoding.names(seats))
            planes = fill_planes(values, encoding.size(game.options_of(state)))
            assert read_planes(planes, values) == values
            shown, there = own_sheet(name, read_planes(planes, values), state, step.seat)
            assert shown == there


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_two_seats_choices_lead_where_their_moves_lead(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game = find_game(name)
    playing = Playing(game, seats, options)
    playing.begin(11, 2)
    begun: dict[int, list[Choice]] = {}
    for _ in range(60):
        seat = playing.waiting[-1]
        number = playing.draw_legal(seat)
        path = (*begun.get(seat, []), playing.game.vocabulary.choice_of(number))
        before = playing.state
        done = playing.choose(seat, number)
        assert done == (path in game.moves(before, seat))
        begun[seat] = [] if done else list(path)
        if playing.outcome:
            break


def test_a_begun_move_is_nobody_elses_to_see() -> None:
    playing = Playing(find_game("chiefdom-2"), 2)
    before = playing.see(1)
    playing.choose(0, playing.legal(0)[0])
    assert (playing.see(1) == before).all()
    assert (playing.see(0) != before).any()


def test_a_seat_with_nothing_to_decide_can_only_wait() -> None:
    playing = Playing(find_game("duel"), 2)
    assert playing.legal(1 - playing.waiting[0]) == [0]
    assert 0 not in playing.legal(playing.waiting[0])


@pytest.mark.parametrize(
    ("winners", "seats", "worth"),
    [((0,), 2, [1, -1]), ((0, 1), 2, [0, 0]), ((2,), 3, [-0.5, -0.5, 1]), ((), 1, [0]), ((0,), 1, [0])],
)
def test_a_victory_is_shared_and_adds_up_to_nothing(
    winners: tuple[int, ...], seats: int, worth: list[float]
) -> None:
    assert share_victory(winners, seats) == worth
