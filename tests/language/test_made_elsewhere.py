"""A game made elsewhere brings its words in as many languages as it likes; the rest is said in English."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rollwright.core.descriptions import explain_term, label_option, name_game, name_term, tell_about
from rollwright.core.example import Ladder
from rollwright.core.options import Option
from rollwright.core.teaching.rules_text import rules_of
from rollwright.language.current import in_language
from rollwright.language.messages import Messages

RUNGS = Option("rungs", "10", ("10",), "how high it is")


def make_ladder(manifest: object) -> Ladder:
    """Return the example's game with another manifest."""
    ladder = Ladder()
    object.__setattr__(ladder, "manifest", manifest)
    return ladder


@pytest.fixture
def ladder(tmp_path: Path) -> Ladder:
    english, german = tmp_path / "en", tmp_path / "de"
    english.mkdir()
    german.mkdir()
    (english / "messages.ftl").write_text(
        "name = Ladder\nblurb = Climb.\nterm-rungs = rungs\noption-rungs = Rungs\nwhy-rungs = 1 for each.\n"
    )
    (german / "messages.ftl").write_text("name = Leiter\nterm-rungs = Sprossen\nwhy-rungs = 1 je Sprosse.\n")
    (english / "rules.md").write_text("# Climb\n")
    (german / "rules.md").write_text("# Klettere\n")
    manifest = replace(Ladder().manifest, words=tmp_path, rules=english / "rules.md")
    return make_ladder(manifest)


def test_a_game_made_elsewhere_speaks_the_languages_it_brings(ladder: Ladder) -> None:
    with in_language("de"):
        assert (name_game(ladder), name_term(ladder, "rungs")) == ("Leiter", "Sprossen")
        assert explain_term(ladder, {}, "rungs") == "1 je Sprosse."
        assert rules_of(ladder, {}) == "# Klettere\n"


def test_what_it_does_not_bring_is_said_in_english(ladder: Ladder) -> None:
    with in_language("de"):
        assert (tell_about(ladder), label_option(ladder, RUNGS)) == ("Climb.", "Rungs")
    with in_language("fr"):
        assert (name_game(ladder), rules_of(ladder, {})) == ("Ladder", "# Climb\n")


RUNGS_IN_ENGLISH = """rungs = { $number ->
    [one] a rung
   *[other] { $number } rungs
}
"""


@pytest.mark.parametrize("broken", [RUNGS_IN_ENGLISH.replace("number", "numbre"), "rungs = { $number\n"])
def test_a_broken_translation_is_said_in_english(tmp_path: Path, broken: str) -> None:
    for language, text in (("en", RUNGS_IN_ENGLISH), ("de", broken)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "messages.ftl").write_text(text)
    with in_language("de"):
        assert Messages(tmp_path).say("rungs", number=3) == "3 rungs"


def test_strings_in_python_are_english_everywhere() -> None:
    words = {"option.rungs": "Rungs", "why.rungs": "{number} of {mark}"}
    ladder = make_ladder(replace(Ladder().manifest, words=words))
    with in_language("tr"):
        assert label_option(ladder, RUNGS) == "Rungs"
        assert ladder.manifest.messages.say("why-rungs", number=3, mark="x") == "3 of x"
