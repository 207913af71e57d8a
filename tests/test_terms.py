"""Every line of the score has a sentence with an example, and the engine counts what the example says."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from rollwright.core.descriptions import explain_term
from rollwright.core.options import fill_options
from rollwright.core.teaching.rules_text import rules_of
from rollwright.games.catalogue import find_game
from rollwright.language.current import in_language, list_languages
from tests.chiefdom.sheets import sheet
from tests.duel.positions import play, position

EXAMPLE = re.compile(r": (−?\d+)\.$")
LAKES = [f"a{row} ~ ~ ~ ~ ~ ~" for row in range(1, 11)]
CHIEFDOM = {
    "fishermen_by_trees": ("a1 3 F 2", "b2 ~"),
    "lumberjacks_by_water": ("a1 ~ ~", "a2 L L", "a3 2 2"),
    "men": ("a1 ~ F", "d1 L 2 L", "f12 O"),
    "fish": ("a1 ~ F ~", "b2 ~", "d5 O", "f5 O", "d8 O"),
    "logs": ("a1 3 L 2", "b2 2", "e5 B H"),
    "houses": ("a1 H B H",),
    "forest": ("a1 3 3 2", "e5 3"),
    "lake": ("a1 ~ ~ ~ ~", "a5 ~ ~ ~"),
    "wall": ("a7 # # # # # #",),
    "jobless": ("a1 O", "c3 O"),
    "homeless": ("a1 B H B", "c5 O", "e5 O", "e8 O"),
    "hungry": ("a1 O", "c3 O", "e5 O"),
    "empty": (*LAKES, "a11 ~ ~"),
    "cards": ("a1 H H H", "d5 H H H"),
}
"""The squares that an example describes."""
FIEFDOMS = {
    "cottages": ("C C C . .", "5 . . ."),
    "farms": ("F S . F .", "2 . 2 ."),
    "quarries": ("Q . . . Q", "2 . . ."),
    "windmills": ("W W W . .", "5 5 . ."),
    "markets": (". M . . .", "4 3 . ."),
    "springhouses": ("S x S . .",),
    "townhall": (". . F . .|. . T F .|. . Q . .", ". 5 5 .|. 5 5 ."),
    "university": ("U . . . T", "3 . . ."),
    "guilds": ("FG F F . .|. F F . .", "5 5 5 .|. 5 . ."),
    "vagrants": ("C . . . .", "5 5 . ."),
    "barracks": ("B . B . .", "3 . 3 ."),
    "piscaries": ("M P M . .", "5 5 . ."),
}
"""The first rows of plots, and of population squares."""
CHALLENGES = {"barracks": "7", "piscaries": "8"}


def write_fief(term: str) -> str:
    """Return the sheet that an example describes."""
    rows = [part.split("|") for part in FIEFDOMS[term]]
    plots, squares = (rows[0], rows[1] if len(rows) > 1 else [])
    plots = plots + [". . . . ."] * (5 - len(plots))
    squares = squares + [". . . ."] * (4 - len(squares))
    people = sum(int(word) for row in squares for word in row.split() if word != ".")
    head = f"fiefdoms challenge={CHALLENGES[term]}" if term in CHALLENGES else "fiefdoms"
    gained = 0 if people < 9 else 1 + (people - 9) // 8
    return "\n".join([head, *plots, *squares, f"influence {gained}/0"]) + "\n"


def list_sheets() -> Iterator[tuple[str, str, str]]:
    for edition in ("chiefdom-1", "chiefdom-2"):
        for term, drawn in CHIEFDOM.items():
            yield edition, term, sheet(f"{edition} cards=4" if term == "cards" else edition, *drawn)
    for term in FIEFDOMS:
        yield "fiefdoms", term, write_fief(term)


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize(("name", "term", "text"), [*list_sheets()])
def test_the_engine_counts_what_an_example_says(name: str, term: str, text: str, language: str) -> None:
    game = find_game(name)
    state = game.parse_sheet(text, False)
    with in_language(language):
        why = explain_term(game, game.options_of(state), term)
    said = EXAMPLE.search(why)
    assert said is not None, why
    assert int(said[1].replace("−", "-")) == game.score(state, 0).breakdown[term]


@pytest.mark.parametrize("language", list_languages())
def test_duel_counts_what_its_example_says(language: str) -> None:
    game = find_game("duel")
    state = play(position("e2=2 e3=2 d4=2"), "draw e4=2 e5=5")
    with in_language(language):
        said = EXAMPLE.search(explain_term(game, fill_options(game.options, {}), "mask"))
    assert said is not None
    assert int(said[1]) == game.score(state, 0).breakdown["mask"] == 3


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("name", ["chiefdom-1", "chiefdom-2", "fiefdoms", "duel"])
def test_rules_on_a_screen_explain_every_line_of_the_score(name: str, language: str) -> None:
    game = find_game(name)
    with in_language(language):
        rules = rules_of(game, fill_options(game.options, {}))
        assert rules is not None
        for term in game.terms if game.manifest.list_terms is None else game.manifest.list_terms({}):
            assert explain_term(game, fill_options(game.options, {}), term) in rules


def test_a_house_rule_takes_the_example_away() -> None:
    game = find_game("chiefdom-2")
    usual, changed = (explain_term(game, fill_options(game.options, house), "fish") for house in
                      ({}, {"feeds": "4"}))  # fmt: skip
    assert "For example" in usual
    assert changed == "3 for every surplus fish, left when the men have eaten; one feeds 4 men."
