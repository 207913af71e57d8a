"""Variants from data files: another grid, other shapes, cards, terms and numbers."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pytest

from rollwright.conformance import check_game
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.core.types import MoveStep
from rollwright.games import catalogue
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.kernel.speeds import PLAIN
from rollwright.values.engine import ValueEngine

from ..cli.run import run_command
from ..variant_files import vary

pytestmark = pytest.mark.usefixtures("forget_variants")
EXAMPLES = Path(__file__).parents[2] / "examples"
BROAD, HARBOUR = EXAMPLES / "broad-valley.toml", EXAMPLES / "harbour.toml"
HEAD = 'base = "chiefdom-2"\nid = "mine"\nname = "Mine"\n'
ALL = (
    HEAD
    + """
[grid]
columns = 5
rows = 13
[shapes]
name = "own"
faces = ["x", "xx", "x../.x.", "x.x", "xx/xx", "xxx"]
[options]
man = 2
bonus = "on"
cards = "7,19"
[[cards]]
name = "Shore"
each = "houses or fishermen beside water"
points = 4
[[terms]]
name = "crowd"
each = "squares of the largest group of men"
points = -1
"""
)
COUNTED = {
    "trees": 7,
    "two trees or water": 6,
    "men": 4,
    "jobless men": 1,
    "empty squares": 57,
    "drawn squares": 15,
    "trees beside lumberjacks": 4,
    "trees not beside lumberjacks": 3,
    "lumberjacks surrounded by trees": 1,
    "rows of trees or water": 1,
    "columns of empty squares or water": 2,
    "groups of trees or lumberjacks": 1,
    "squares of the largest group of water or trees": 8,
}
"""What there is on SHEET."""
SHEET = """~ 3 ~ 2 2 2
. . . 3 L 3
. . . . 3 .
. O . . . .
. F ~ . B H
"""


def count_on(folder: Path, each: str, rows: str) -> int:
    """Return the points of a term, one for each of what it counts."""
    game = vary(folder, f'{HEAD}[[terms]]\nname = "counted"\neach = "{each}"\npoints = 1\n')
    text = "mine\n" + rows + ". . . . . .\n" * (12 - rows.count("\n"))
    return game.score(game.parse_sheet(text, checked=False), 0).breakdown["counted"]


# ---- what a file changes


@pytest.mark.parametrize(
    ("file", "seats"),
    [
        pytest.param(BROAD, 1, id="broad-valley-1"),
        pytest.param(HARBOUR, 2, id="harbour-2"),
        pytest.param(BROAD, 2, id="broad-valley-2", marks=pytest.mark.soak),
        pytest.param(HARBOUR, 1, id="harbour-1", marks=pytest.mark.soak),
    ],
)
def test_the_examples_keep_every_law(file: Path, seats: int) -> None:
    (game,) = catalogue.read_games(str(file))
    check_game(game, seats=seats, games=1, compiled=False)


def test_a_grid_has_its_squares_walls_and_sheet_text(tmp_path: Path) -> None:
    game = vary(tmp_path, f"{HEAD}[grid]\ncolumns = 8\nrows = 4\n")
    state = start_game(game, 1)
    assert game.format_sheet(state, 0) == "mine\n" + ". . . . . . . .\n" * 4
    assert game.score(state, 0).total == -32
    assert {option.name: option.default for option in game.options}["walls"] == "3-4"
    after = game.apply(state, game.parse_roll(state, "1 5 6"))
    squares = {choice.value for move in game.moves(after, 0) for choice in move if choice.kind == "squares"}
    assert "h1,h2,h3" in squares
    assert not any("5" in place for place in squares)


def test_own_shapes_take_the_place_of_the_printed_ones(tmp_path: Path) -> None:
    faces = '["x", "xx", "xxx", "xx/xx", "x.x", "x/x"]'
    game = vary(tmp_path, f'{HEAD}[shapes]\nname = "own"\nfaces = {faces}\n')
    state = start_game(game, 1)
    after = game.apply(state, game.parse_roll(state, "2 3 5"))
    game.apply(after, MoveStep(0, game.parse_move("5 water a1,c1")))
    assert [option.values for option in game.options if option.name == "shapes"] == [("own",)]


@pytest.mark.parametrize(("each", "number"), COUNTED.items())
def test_what_a_term_counts_is_what_one_counts_by_hand(each: str, number: int, tmp_path: Path) -> None:
    assert count_on(tmp_path, each, SHEET) == number


def test_numbers_options_cards_and_terms_are_scored_and_printed_games_are_not(tmp_path: Path) -> None:
    game = vary(tmp_path, ALL)
    rows = "F ~ . . .\nB H ~ . .\n" + ". . . . .\n" * 11
    score = game.score(game.parse_sheet("mine\n" + rows, checked=False), 0)
    assert (score.breakdown["men"], score.breakdown["cards"], score.breakdown["crowd"]) == (4, 8, -2)
    assert sum(score.breakdown.values()) == score.total
    assert "crowd" not in CHIEFDOM_2.terms
    assert CHIEFDOM_2.format_sheet(start_game(CHIEFDOM_2, 1), 0).count("\n") == 13


def test_compiled_and_plain_agree_on_a_variant_with_everything(tmp_path: Path) -> None:
    game = vary(tmp_path, ALL)
    options = fill_options(game.options, {})
    played = [game.engine(fast=fast).play(options, ["greedy"], 3, 0, 4) for fast in (True, False)]
    terms, plain_terms = (np.asarray(each.terms).tolist() for each in played)
    turns, plain_turns = (np.asarray(each.turns).tolist() for each in played)
    assert terms == plain_terms
    assert turns == plain_turns


def test_values_of_the_printed_game_serve_variants_that_change_cards_alone(tmp_path: Path) -> None:
    def has_values(text: str) -> bool:
        game = vary(tmp_path, text)
        engine = game.engine(fast=False)
        assert isinstance(engine, ValueEngine)
        return len(engine.setup(fill_options(game.options, {}), 1, PLAIN)[0].values) > 0

    card = '[[cards]]\nname = "Shore"\neach = "houses beside water"\npoints = 4\n'
    assert has_values(HEAD + card)
    assert not has_values(f"{HEAD}[grid]\nrows = 11\n")
    assert not has_values(f"{HEAD}[options]\nman = 2\n")


def test_a_position_survives_pickling_for_worker_processes(tmp_path: Path) -> None:
    game = vary(tmp_path, ALL)
    state = start_game(game, 2)
    assert pickle.loads(pickle.dumps(state)) == state


# ---- commands


def test_commands_take_a_variant_from_its_file(tmp_path: Path) -> None:
    blank = "broad-valley\n" + ". . . . . . . .\n" * 9
    scored = run_command("score", "-", "--json", "--game-from", str(BROAD), stdin=blank).read()
    assert (scored["total"], scored["rank"]) == (-72, None)
    printed = tmp_path / "sheet.svg"
    (tmp_path / "sheet.txt").write_text(blank)
    ran = run_command("sheet", str(tmp_path / "sheet.txt"), "-o", str(printed), "--game-from", str(BROAD))
    assert ran.code == 0, ran
    assert 'data-place="h9"' in printed.read_text()


# ---- wrong files

WRONG = {
    "id = ": "this is not TOML: Invalid value",
    HEAD.replace('name = "Mine"', ""): "name: what the variant is called, at most 30 letters",
    'id = "mine"': "line 1: name: a text of 1 to 30 letters",  # no base: a game in the sheet language
    HEAD.replace("base", "basis"): "line 1: dice: a table [dice] with the number of dice of each colour",
    HEAD.replace("mine", "My Game"): "id: small letters, digits and hyphens, at most 40",
    HEAD.replace("chiefdom-2", "duel"): "base: a game that can be varied: chiefdom-1, chiefdom-2",
    HEAD + "hexes = 3": "object contains unknown field hexes",
    HEAD + '[grid]\nrows = "many"': "grid.rows: expected int, got str",
    HEAD + "[grid]\nrows = 40": "grid.rows: 3 to 18, not 40",
    HEAD + "[grid]\ncolumns = 12\nrows = 18": "grid: at most 120 squares, not 216",
    HEAD + '[shapes]\nname = "own"\nfaces = ["x"]': "shapes.faces: six shapes, one for each face, not 1",
    HEAD + '[shapes]\nname = "own"\nfaces = ["x", "y", "x", "x", "x", "x"]': "shapes.faces: face 2 is 'y'",
    HEAD + "[options]\nbeds = 3": "options: there is no option 'beds' here",
    HEAD + "[options]\nman = 1000": "options: option man=1000: a number from -100 to 100 (usually 1)",
    HEAD
    + '[[cards]]\nname = "A"\neach = "dragons"\npoints = 1': "cards[0].each: nothing is called 'dragons'",
    HEAD + '[[cards]]\nname = "A"\neach = "men"\npoints = 999': "cards[0].points: -100 to 100, not 999",
    HEAD + '[[terms]]\nname = "men"\neach = "men"\npoints = 1': "terms[0].name: small letters and _",
    HEAD + '[[terms]]\nname = "a"\npoints = 1': "terms[0]: object missing required field each",
}


@pytest.mark.parametrize(("text", "sentence"), WRONG.items(), ids=range(len(WRONG)))
def test_a_wrong_file_gets_a_sentence_with_its_name_and_key(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    ran = run_command("simulate", "mine", "--games", "1", "--game-from", str(file))
    assert ran.code == 2
    assert ran.err.startswith(f"rollwright: mine.toml: {sentence}")
    assert ran.err.count("\n") == 1


def test_a_missing_file_and_a_taken_id_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match=r"gone\.toml: there is no such file"):
        catalogue.add_from(str(tmp_path / "gone.toml"))
    with pytest.raises(InvalidSetup, match="there is already a game 'duel'"):
        vary(tmp_path, HEAD.replace("mine", "duel"))
