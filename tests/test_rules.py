"""Rules for people: their numbers, their sources, and an example for every line of the score."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwright
from rollwright.any_game import AnyGame
from rollwright.core.descriptions import explain_term
from rollwright.core.options import fill_options
from rollwright.core.teaching.rules_text import fill_rules, rules_of, sources_of
from rollwright.games.catalogue import GAMES, find_game
from rollwright.language.current import in_language, list_languages
from rollwright.sheets.rules import list_marks, read_blocks
from rollwright.sheets.svg.drawings import drawing_of
from rollwright.web.home.rules import about_page, rules_page
from tests.chiefdom.sheets import sheet
from tests.cli.run import run_command
from tests.duel.positions import play, position
from tests.toy import TOY

# ---- Rules for people: one source for the page and the paper, with the numbers of the edition played


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def rules(game: AnyGame, is_paper: bool = False, **options: str) -> str:
    text = rules_of(game, fill_options(game.options, options), is_paper)
    assert text is not None
    return text


@every_game
def test_every_blank_is_filled_and_every_picture_is_there(game: AnyGame) -> None:
    for is_paper in (False, True):
        text = rules(game, is_paper)
        assert "[[" not in text
        assert not re.search(r"^[?]", text, re.MULTILINE)
        assert ("Back to the screen" in text) == is_paper
        assert list_marks(read_blocks(text, drawing_of(game).symbols)) <= set(drawing_of(game).symbols)


def test_editions_differ_where_their_numbers_do() -> None:
    first, second = rules(find_game("chiefdom-1")), rules(find_game("chiefdom-2"))
    assert "from the two pre-drawn squares in the West only" in first
    assert "may start at the pre-drawn squares on either side" in second
    assert "{shape:xx/xx/xx}" in first
    assert "{shape:x/x/x}" in second
    assert "## Bonus" not in first
    assert "## Bonus" in second


def test_a_challenge_comes_first() -> None:
    text = rules(find_game("fiefdoms"), challenge="2")
    assert text.startswith("## Challenge 2: Water Rights\nScore 60 points")
    assert "Challenge" not in rules(find_game("fiefdoms"))


def test_a_page_is_read_as_blocks() -> None:
    text = fill_rules(
        "## A\n?yes- one {~} **two**\n?no- gone\n\n| a | b |\n|---|--:|\n| [[n]] | `x` |\n",
        {"yes": 1, "n": 5},
    )
    heading, points, table = read_blocks(text, {"~"})
    assert heading == {"kind": "heading", "runs": [{"text": "A"}]}
    assert points["items"][0][0]["runs"] == [
        {"text": "one "},
        {"mark": "~"},
        {"text": " "},
        {"text": "two", "bold": True},
    ]
    assert (table["rows"], table["ends_right"]) == ([[[{"text": "5"}], [{"text": "x", "code": True}]]], True)


def test_a_line_behind_a_condition_may_be_indented() -> None:
    assert fill_rules("?yes  a wall\n?no  a house\n  a man", {"yes": True}) == "  a wall\n  a man\n"


def test_a_game_without_rules_has_none() -> None:
    assert rules_of(TOY, {}) is None


# ---- Where a rule comes from: the same rulings in every language and interface, marked as what they are


GAME_IDS = ("chiefdom-1", "chiefdom-2", "duel", "fiefdoms")
FOLDERS = ("chiefdom", "duel", "fiefdoms")
HOME = Path(rollwright.__file__).parent / "games"
MARKS = re.compile(r"^(\?[a-z_]+)?- ((?:\*\*[REDH]\*\* )+)")
TRUE_ONLY_OF_OURS = re.compile(r"[Pp]rinted|gedruckt|imprimé|[Bb]asılı")


def read_sources(folder: str, language: str) -> list[str]:
    return (HOME / folder / "languages" / language / "sources.md").read_text(encoding="utf-8").splitlines()


def list_ruling_marks(folder: str, language: str) -> list[tuple[str, ...] | None]:
    """Return the condition and the marks of every line."""
    found = [MARKS.match(line) for line in read_sources(folder, language)]
    return [one and one.groups() for one in found]


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", list_languages())
def test_a_ruling_has_the_same_mark_in_every_language(folder: str, language: str) -> None:
    marks = list_ruling_marks(folder, language)
    assert marks == list_ruling_marks(folder, "en")
    assert {mark for one in marks if one for mark in re.findall("[REDH]", one[1])} == set("REDH")


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_docs_list_the_same_rulings(folder: str) -> None:
    told = Path("docs/games", f"{folder}.md").read_text(encoding="utf-8")
    lines = [re.sub(r"^\?[a-z_]+", "", line) for line in read_sources(folder, "en")]
    assert "\n".join(lines) in told


@pytest.mark.parametrize("name", GAME_IDS)
@pytest.mark.parametrize("language", list_languages())
def test_rules_never_call_printed_what_is_a_guess(name: str, language: str) -> None:
    game = find_game(name)
    options = fill_options(game.options, {})
    with in_language(language):
        told = f"{rules_of(game, options)}{sources_of(game, options)}"
    assert not TRUE_ONLY_OF_OURS.search(told)


@pytest.mark.parametrize("name", GAME_IDS)
def test_the_rulings_stand_at_the_foot_of_the_page_and_in_a_terminal(name: str) -> None:
    game = find_game(name)
    page = rules_page(game, fill_options(game.options, {}))
    fold = page.partition('<details class="sources">')[2]
    assert "Where this comes from" in fold
    ran = run_command("rules", name, "--sources")
    assert ran.code == 0
    ours = sources_of(game, fill_options(game.options, {}))
    assert ours is not None
    for line in filter(None, ours.splitlines()):
        words = re.sub(r"[*`#]", "", line).removeprefix("- ").split()
        assert " ".join(words[:4]) in " ".join(ran.out.split())
        assert words[-1].rstrip(".") in fold


def test_shapes_and_squares_that_we_chose_are_marked_where_they_stand() -> None:
    marked = {"chiefdom-2": ("by its face",), "duel": ("Arrow square", "Plus square", "outer ring")}
    for name, lines in marked.items():
        game = find_game(name)
        rules = rules_of(game, fill_options(game.options, {})) or ""
        for line in lines:
            assert "**H**" in next(found for found in rules.splitlines() if line in found)


def test_credits_name_everybody_and_link_the_licence() -> None:
    page = about_page(None)
    for name in ("Savı", "Gencer", "Ipek Savi", "Knizia", "Heitz"):
        assert name in page
    assert "creativecommons.org/licenses/by-nc-sa/4.0/" in page
    assert "pictures are lost" in page


# ---- Every line of the score has a sentence with an example, and the engine counts what the example says


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
