"""What a part of a sheet is, what it scores now and why."""

from __future__ import annotations

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.descriptions import explain_part, explain_term
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.core.resources import read_text
from rollwright.games.catalogue import GAMES, find_game
from rollwright.sheets.svg import base, draw_base, layout_of

from ..toy import TOY


def sample_of(name: str) -> tuple[AnyGame, object]:
    game = find_game(name)
    return game, game.parse_sheet(read_text(game.manifest.sample))


@pytest.mark.parametrize("name", [game.id for game in GAMES])
@pytest.mark.parametrize("is_tall", [False, True])
def test_every_part_that_can_be_pointed_at_is_explained(name: str, is_tall: bool) -> None:
    game, state = sample_of(name)
    sheet = base(game, game.options_of(state), layout_of(game, state, 0, is_tall))
    places = [spot for spot, about in sheet.spots.items() if about.kind == "place"]
    parts = [piece.split('"')[0] for piece in draw_base(sheet).split('data-about="')[1:]]
    assert places
    assert parts
    told = {part: explain_part(game, state, 0, part) for part in (*places, *parts)}
    assert all(text.endswith(".") for text in told.values()), told


def test_squares_say_what_they_bring_and_why() -> None:
    game, state = sample_of("chiefdom-2")
    assert explain_part(game, state, 0, "c3") == (
        "c3: a lumberjack: 1 point for a man, and 3 points for standing next to water."
    )
    assert explain_part(game, state, 0, "f12") == "f12: empty, −1 point."
    assert explain_part(game, state, 0, "score-lake").startswith("Lake: 28 points now. 2 for every square")
    assert explain_part(game, state, 0, "z99") == explain_part(game, state, 0, "score-moon") == ""


def test_numbers_are_those_of_the_rules_in_force() -> None:
    game = find_game("chiefdom-2")
    options = fill_options(game.options, {"house_logs": "3", "lake_square": "4", "misery": "-5"})
    assert "takes 3 of them" in explain_term(game, options, "logs")
    assert explain_term(game, options, "lake").startswith("4 for every square")
    assert explain_term(game, options, "jobless") == "−5 for every man without a job."
    state = start_game(game, 1, {"empty": "-3"})
    assert explain_part(game, state, 0, "a1") == "a1: empty, −3 points."


def test_an_unfinished_wall_is_told_by_edition() -> None:
    first, second = (find_game(name) for name in ("chiefdom-1", "chiefdom-2"))
    assert "brings nothing" in explain_term(first, fill_options(first.options, {}), "wall")
    assert "brings nothing" not in explain_term(second, fill_options(second.options, {}), "wall")


def test_an_empty_square_of_the_duel_says_what_each_icon_would_mark() -> None:
    game = find_game("duel")
    state = start_game(game, 2, {})
    assert "Drawn here now: sun 1 mark." in explain_part(game, state, 0, "c1")
    assert "lake 1 mark" in explain_part(game, state, 0, "b4")


def test_a_game_without_words_explains_its_score_only() -> None:
    state = start_game(TOY, TOY.seats[0], {})
    assert explain_part(TOY, state, 0, "a1") == ""
    assert explain_part(TOY, state, 0, "score-total").startswith("Total:")
