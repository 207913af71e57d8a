"""Variants of Fiefdoms from data files: other points, terms of their own."""

from __future__ import annotations

from importlib import import_module
from itertools import chain, combinations
from pathlib import Path
from random import Random

import pytest

from rollwright.conformance import check_game
from rollwright.core.game import start_game
from rollwright.games import catalogue
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.text.sheet_text import format_sheet

from ..cli.run import run_command
from ..variant_files import vary
from . import naive
from .sheets import fill

pytestmark = pytest.mark.usefixtures("forget_variants")
HIGH = Path(__file__).parents[2] / "examples" / "high-fief.toml"
HEAD = 'base = "fiefdoms"\nid = "mine"\nname = "Mine"\n'
SHEET = """F F M M C
F x Q . .
F . . . .
F . M . T
F Q Q Q Q
"""
COUNTED = {
    "farms": 6,
    "markets or townhalls": 4,
    "buildings": 16,
    "forfeited plots": 1,
    "empty plots": 8,
    "farms beside markets": 1,
    "farms not beside farms": 0,
    "markets in the centre": 1,
    "markets on the edge": 2,
    "columns of farms": 1,
    "rows of farms or quarries": 1,
    "plots of the largest group of farms": 6,
    "plots of the largest group of quarries or townhalls": 5,
}
"""What there is on SHEET."""
PEOPLE = ". . . .\n" * 4 + "influence 0/0\n"


@pytest.mark.parametrize("seats", [1, 2])
def test_the_example_keeps_every_law(seats: int) -> None:
    (game,) = catalogue.read_games(str(HIGH))
    check_game(game, seats=seats, games=1, compiled=False)


@pytest.mark.parametrize(("each", "number"), COUNTED.items())
def test_what_a_term_counts_is_what_one_counts_by_hand(each: str, number: int, tmp_path: Path) -> None:
    game = vary(tmp_path, f'{HEAD}[[terms]]\nname = "counted"\neach = "{each}"\npoints = 1\n')
    state = game.parse_sheet("mine\n" + SHEET + PEOPLE, checked=False)
    assert game.score(state, 0).breakdown["counted"] == number


def test_other_points_are_scored_and_the_printed_game_keeps_its_own(tmp_path: Path) -> None:
    game = vary(tmp_path, f"{HEAD}[numbers]\ncottage = 7\nbasic = 4\nfarm_bonus = 3\n")
    rows = "C F S . .\n" + ". . . . .\n" * 4 + "5 . . .\n" + ". . . .\n" * 3 + "influence 0/0\n"
    score = game.score(game.parse_sheet("mine\n" + rows, checked=False), 0)
    assert (score.breakdown["cottages"], score.breakdown["farms"], score.rank) == (7, 7, None)
    printed = FIEFDOMS.score(FIEFDOMS.parse_sheet("fiefdoms\n" + rows, checked=False), 0)
    assert (printed.breakdown["cottages"], printed.breakdown["farms"]) == (2, 5)


def test_the_best_activation_is_the_best_with_other_points_too(tmp_path: Path) -> None:
    numbers = "[numbers]\nbasic = 1\nquarry_bonus = 9\ntownhall = 0\nguild = 40\nuniversity = [1, 2, 3, 50]\n"
    package = type(vary(tmp_path, HEAD + numbers)).__module__.rpartition(".")[0]
    best, scoring, sheets = (import_module(f"{package}.{name}") for name in ("engine", "scoring", "sheet"))
    random = Random(5)
    for _ in range(12):
        codes = random.sample(["F", "Q", "Q", "W", "M", "T", "U", "A", "QG", "C", "S"], 9)
        sheet = fill(random, codes + ["."] * 16, "001123", 0.2)
        fief = naive.read(format_sheet(sheet, 0))
        at, free = sheets.places_of(sheet), naive.idle(fief)
        workers = [plot for plot in naive.PLOTS if fief.codes[plot] in naive.LABOUR and plot not in free]
        sets = chain.from_iterable(combinations(workers, size) for size in range(len(workers) + 1))
        active = [{*plots, *free} for plots in sets if naive.can_staff(fief, plots)]
        masks = [sum(1 << naive.PLOTS.index(plot) for plot in plots) for plots in active]
        most = max(scoring.total_points(sheet, at, mask) for mask in masks)
        assert scoring.total_points(sheet, at, best.find_best(sheet, 0)) == most


def test_a_variant_is_without_challenges_and_learned_values(tmp_path: Path) -> None:
    game = vary(tmp_path, HEAD)
    assert [option.name for option in game.options] == ["first", "rules"]
    assert game.options_of(start_game(game, 2)) == {"first": "1", "rules": "1"}
    assert "Nothing was learned" in game.manifest.judgement


WRONG = {
    HEAD + "[numbers]\nguild = -1": "numbers.guild: 0 to 50",
    HEAD + "[numbers]\nguilds = 3": "numbers: object contains unknown field guilds",
    HEAD + "[grid]\nrows = 6": "object contains unknown field grid",
    HEAD + '[options]\nchallenge = "3"': "options: there are none to change",
    HEAD + '[[terms]]\nname = "a"\neach = "castles"\npoints = 1': "terms[0].each: nothing is called",
}


@pytest.mark.parametrize(("text", "sentence"), WRONG.items(), ids=range(len(WRONG)))
def test_a_wrong_file_gets_a_sentence_with_its_name_and_key(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    ran = run_command("simulate", "mine", "--games", "1", "--game-from", str(file))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert ran.err.startswith(f"rollwright: mine.toml: {sentence}")
