"""Paper in the reader's language: every word, every letter, and as many pages as in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import rollwright.sheets.paper
from rollwright.core.options import fill_options
from rollwright.core.types import Roll
from rollwright.games.catalogue import find_game
from rollwright.language.current import ENGLISH, PSEUDO, in_language, list_languages
from rollwright.sheets.paper import Printing, Strip, compose, make_pdf, make_strip
from rollwright.sheets.paper.dice_page import lay_strip, play_command
from rollwright.sheets.paper.page_layout import PAPERS
from rollwright.sheets.paper.rules_page import describe
from rollwright.sheets.paper.typeset import Document
from rollwright.sheets.terminal import summarize
from tests.toy import TOY

from . import pages
from .test_pages import GAMES, PAGES

PLAIN = re.compile(r"[A-Za-z]{3,}")
FONTS = Path(rollwright.sheets.paper.__file__).parent / "fonts"
LETTERS = "çğıöşüÇĞİÖŞÜ âîû äöüßÄÖÜẞ àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ «»„“”‚‘’–—…·×−€"
"""Of Turkish, German and French."""
FOR_PROGRAMS = ("kind", "file", "template", "command", "address", "qr", "mark", "shape", "files", "marks")
"""What no reader sees of a page, or nobody translates."""


def compose_game(name: str) -> Document:
    """Return a sheet, rules, cards and dice."""
    game, options = find_game(name), GAMES[name]
    strip = make_strip(game, fill_options(game.options, options), 42)
    return compose(game, options, 1, Printing(strip=strip))


def list_words(data: object) -> Iterator[str]:
    """Yield all texts of a page that people read."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            if key not in FOR_PROGRAMS:
                yield from list_words(value)
    elif isinstance(data, list | tuple):
        for each in data:
            yield from list_words(each)


@pytest.mark.parametrize("name", GAMES)
def test_printed_pages_leave_no_english_word(name: str) -> None:
    with in_language(PSEUDO):
        document = compose_game(name)
    pages = [{key: value for key, value in page.items() if key != "pictures"} for page in document.pages]
    plain = {word for said in list_words(pages) for word in PLAIN.findall(said)}
    assert plain - set(PLAIN.findall(f"spare.svg {name}")) == set()
    assert document.language == PSEUDO


def test_a_strip_is_said_in_every_unit() -> None:
    strip = Strip(42, (Roll(("1", "2")),) * 3, deal=Roll(("cards", "3", "7")), spare=("1", "2"))
    (page,) = lay_strip(TOY, {}, strip, "", PAPERS["a4"])
    assert page.data["lines"] == [
        "Read one roll each turn and tick it; nobody looks ahead. After turn 3 go on with real dice.",
        "These are the rolls on screen as long as nobody rolls again:",
    ]
    assert page.data["deal"] == "Cards dealt: 3, 7"
    with in_language(PSEUDO):
        (page,) = lay_strip(TOY, {}, strip, "", PAPERS["a4"])
    assert page.data["command"] == play_command(TOY, {}, strip)
    assert not [each for each in list_words([page.data["lines"], page.data["deal"]]) if PLAIN.search(each)]


def test_a_game_without_rules_is_described_in_the_readers_language() -> None:
    own = {*PLAIN.findall(describe(TOY)), *PLAIN.findall(summarize(TOY))}
    with in_language(PSEUDO):
        said = {*PLAIN.findall(describe(TOY)), *PLAIN.findall(summarize(TOY))}
    assert {"players", "scores", "What"} <= own - said


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_our_font_has_all_letters_of_our_languages(weight: str) -> None:
    known = TTFont(FONTS / f"Roboto-{weight}.ttf").getBestCmap()
    assert [letter for letter in LETTERS if ord(letter) not in known] == []


@pytest.mark.parametrize("language", [language for language in list_languages() if language != ENGLISH])
@pytest.mark.parametrize("name", GAMES)
def test_a_document_has_as_many_pages_as_in_english(name: str, language: str, tmp_path: Path) -> None:
    with in_language(language):
        path = pages.save(make_pdf(compose_game(name)), tmp_path)
    assert len(pages.page_sizes(path)) == PAGES[name]
    assert {font.name.partition("+")[2].partition("-")[0] for font in pages.fonts(path)} <= {
        "Roboto",
        "LibertinusSerif",
        "DejaVuSansMono",
    }
