"""Numbers and planes keep everything, and never change unnoticed."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

from rollwright import IllegalMove
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep
from rollwright.core.vocabulary import WAIT
from rollwright.envs import VERSION, observe, planes_of, space_of
from rollwright.envs.multi_seat import Playing, share_victory
from rollwright.games.catalogue import GAMES, find_game

from .reading import Shown, own_part

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("chiefdom-1", 3, {"cards": "1,14,18"}),
    ("chiefdom-2", 1, {"bonus": "on"}),
    ("duel", 2, {"board": "11"}),
    ("fiefdoms", 2, {}),
    ("fiefdoms", 1, {"challenge": "6"}),
]
PINNED = Path(__file__).parent / "encodings.txt"


def describe(game: Any) -> str:
    """Return a line that changes with any number or plane of a game's environments."""
    names, vocabulary = planes_of(game.id).names(game.seats[0]), game.vocabulary
    text = "\n".join([*map(str, vocabulary.choices), *names])
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return f"{game.id} v{VERSION} choices={len(vocabulary)} planes={len(names)} {digest}"


def test_the_numbers_and_planes_are_those_of_their_version() -> None:
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
def test_the_planes_show_all_there_is_to_see(name: str, seats: int, options: dict[str, str]) -> None:
    game = find_game(name)
    for state, step in play_randomly(game, options, seats, seed=5):
        if isinstance(step, MoveStep):
            begun = game.vocabulary.path_of(step.move[:-1])
            planes = observe(game, game.view(state, step.seat), step.seat, begun)
            assert planes in space_of(game, seats, game.options_of(state))
            shown, there = own_part(name, Shown(name, seats, planes), state, step.seat)
            assert shown == there


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_a_begun_move_shows_in_the_planes(name: str, seats: int, options: dict[str, str]) -> None:
    game = find_game(name)
    for state, step in list(play_randomly(game, options, seats, seed=6))[:40]:
        if isinstance(step, MoveStep) and len(step.move) > 2:
            view, path = game.view(state, step.seat), game.vocabulary.path_of(step.move)
            seen = [observe(game, view, step.seat, path[:n]).tobytes() for n in range(len(path))]
            assert len(set(seen)) == len(path)


@pytest.mark.parametrize("name", ["chiefdom-2", "fiefdoms"])
def test_the_other_seats_sheets_are_shown_in_turn(name: str) -> None:
    game, sheet = find_game(name), len(planes_of(name).sheet)
    for state, step in list(play_randomly(game, {}, 3, seed=2))[:60]:
        if isinstance(step, MoveStep):
            own = [observe(game, state, seat, ())[:sheet] for seat in range(3)]
            seen = observe(game, state, step.seat, ())
            for n in range(3):
                assert (seen[n * sheet : (n + 1) * sheet] == own[(step.seat + n) % 3]).all()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_plane_is_taken_for_a_picture(game: Any) -> None:
    """stable-baselines3 divides whatever goes from 0 to 255 by 255, and turns it on its side."""
    options = {option.name: option.default for option in game.options}
    space = space_of(game, game.seats[0], options)
    assert space.low.max() == 0
    assert space.high.min() == 1
    assert sum(high == 255 for high in planes_of(game.id).highs(1)) <= 1


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_two_seats_choices_lead_where_their_moves_lead(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game = find_game(name)
    playing = Playing(game, seats, options)
    playing.begin(11, 2)
    begun: dict[int, list[int]] = {}
    for _ in range(60):
        seat = playing.waiting[-1]
        number = playing.draw_legal(seat)
        path = [*begun.get(seat, []), number]
        before = playing.state
        done = playing.choose(seat, number)
        assert done == (game.vocabulary.move_of(path) in game.moves(before, seat))
        begun[seat] = [] if done else path
        if playing.outcome:
            break


def test_a_begun_move_is_nobody_elses_to_see() -> None:
    playing = Playing(find_game("chiefdom-2"), 2)
    before = playing.observe(1)
    playing.choose(0, playing.legal(0)[0])
    assert (playing.observe(1) == before).all()
    assert (playing.observe(0) != before).any()


def test_moves_are_listed_once_for_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    from rollwright.games.chiefdom.engine import ChiefdomEngine

    listed: list[int] = []
    paths = ChiefdomEngine.paths

    def count(*args: Any) -> Any:
        listed.append(1)
        return paths(*args)

    monkeypatch.setattr(ChiefdomEngine, "paths", count)
    playing = Playing(find_game("chiefdom-2"), 1)
    while not playing.choose(0, playing.legal(0)[-1]):
        playing.mask(0)
        playing.observe(0)
    assert len(listed) == 1


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
