"""Where a rule comes from: the same rulings in every language and interface, marked as what they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rollwright
from rollwright.core.options import fill_options
from rollwright.core.teaching.rules_text import rules_of, sources_of
from rollwright.games.catalogue import find_game
from rollwright.language.current import in_language, list_languages
from rollwright.web.home.rules import about_page, rules_page
from tests.cli.run import run_command

GAMES = ("chiefdom-1", "chiefdom-2", "duel", "fiefdoms")
FOLDERS = ("chiefdom", "duel", "fiefdoms")
HOME = Path(rollwright.__file__).parent / "games"
MARKS = re.compile(r"^(\?[a-z_]+)?- ((?:\*\*[REDH]\*\* )+)")
TRUE_ONLY_OF_OURS = re.compile(r"[Pp]rinted|gedruckt|imprimé|[Bb]asılı")


def read_sources(folder: str, language: str) -> list[str]:
    return (HOME / folder / "languages" / language / "sources.md").read_text(encoding="utf-8").splitlines()


def list_marks(folder: str, language: str) -> list[tuple[str, ...] | None]:
    """Return the condition and the marks of every line."""
    found = [MARKS.match(line) for line in read_sources(folder, language)]
    return [one and one.groups() for one in found]


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", list_languages())
def test_a_ruling_has_the_same_mark_in_every_language(folder: str, language: str) -> None:
    marks = list_marks(folder, language)
    assert marks == list_marks(folder, "en")
    assert {mark for one in marks if one for mark in re.findall("[REDH]", one[1])} == set("REDH")


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_docs_list_the_same_rulings(folder: str) -> None:
    told = Path("docs/games", f"{folder}.md").read_text(encoding="utf-8")
    lines = [re.sub(r"^\?[a-z_]+", "", line) for line in read_sources(folder, "en")]
    assert "\n".join(lines) in told


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", list_languages())
def test_rules_never_call_printed_what_is_a_guess(name: str, language: str) -> None:
    game = find_game(name)
    options = fill_options(game.options, {})
    with in_language(language):
        told = f"{rules_of(game, options)}{sources_of(game, options)}"
    assert not TRUE_ONLY_OF_OURS.search(told)


@pytest.mark.parametrize("name", GAMES)
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
