"""A duel's score is the lowest row, and the marks of all rows have a name of their own, everywhere."""

from __future__ import annotations

import json
import re

import pytest

import rollwright
from rollwright.core.types import Outcome
from rollwright.games.catalogue import find_game
from rollwright.table.people.days import points_of, tell_try
from rollwright.table.people.own_games import sum_up
from rollwright.table.rules.ending import as_ranked

from ..cli.run import run_command
from .positions import position_text

DUEL = find_game("duel")
TEXT = position_text("", a="4 3 2 2 5 1", b="2 2 7 3 2 2")


def test_a_scored_position_has_both_numbers() -> None:
    scored = rollwright.score(TEXT)
    assert (scored["total"], scored["marks"]) == (1, 17)
    assert [(each["total"], each["marks"]) for each in scored["players"].values()] == [(1, 17), (2, 18)]


@pytest.mark.parametrize(
    ("language", "row", "marks"),
    [
        ("en", "lowest row", "marks"),
        ("de", "niedrigste Reihe", "Markierungen"),
        ("fr", "ligne la plus basse", "coches"),
        ("tr", "en düşük sıra", "işaret"),
    ],
)
def test_the_terminal_says_both_in_every_language(language: str, row: str, marks: str) -> None:
    shown = run_command("score", "--language", language, stdin=TEXT).out
    assert re.search(rf"{row} +1 +2\b", shown)
    assert re.search(rf"{marks} +17 +18\b", shown)


def test_a_game_step_by_step_and_simulations_tell_the_same() -> None:
    match = rollwright.start("duel", seed=3)
    while not match.is_over:
        if match.waiting:
            match.play(match.moves()[0])
        else:
            match.roll()
    for score in match.scores():
        rows = score["breakdown"].values()
        assert (score["total"], score["marks"]) == (min(rows), sum(rows))
    result = rollwright.simulate("duel", "random", games=4)["bots"][0]
    assert result["mean"] <= min(result["breakdown"].values())
    assert result["marks"] == pytest.approx(sum(result["breakdown"].values()))
    assert "marks" not in rollwright.simulate("fiefdoms", "random", games=1)["bots"][0]


def test_games_of_the_first_rules_keep_the_sum_of_marks_in_lists_and_rankings() -> None:
    state = DUEL.parse_sheet(TEXT)
    scores = tuple(DUEL.score(state, seat) for seat in (0, 1))
    ended = Outcome("no room for a pair", (1,), scores)
    for rules, (mine, theirs) in {"1": (18, 17), "2": (2, 1)}.items():
        ranked = as_ranked(DUEL, {"rules": rules}, ended)
        assert sum_up(ranked, 1, [("Ada", False), ("Ben", False)], 1).score == mine
        assert points_of(ranked, 1, False) == 10_000 + mine - theirs
        assert json.loads(json.dumps(tell_try(ranked, 1, False))) == {
            "total": mine,
            "won": True,
            "rival": theirs,
        }
