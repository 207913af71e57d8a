"""One word a thing: the table of words is what the messages say, and no other word for it is left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwright.games.catalogue import find_game
from tests.language.rooms import ROOT

PAGE = Path(__file__).parents[2] / "docs" / "words.md"
GAMES = {"Chiefdom": "chiefdom-2", "Chiefdom Duel": "duel", "Rolling Fiefdoms": "fiefdoms"}
LANGUAGES = {"English": "en", "Deutsch": "de", "français": "fr", "Türkçe": "tr"}
_VALUE = re.compile(r"\s*:?\s*\{ \$\w+ \}")


def list_rows(title: str) -> list[list[str]]:
    """Return the cells of a chapter's table, without its head."""
    chapter = PAGE.read_text(encoding="utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in chapter.split("\n") if line.startswith("| ")]
    return rows[1:]


@pytest.mark.parametrize("title", GAMES)
def test_every_word_is_what_its_message_says(title: str) -> None:
    messages, rows = find_game(GAMES[title]).manifest.messages, list_rows(title)
    assert len(rows) > 15
    for *words, name in rows:
        sources = (
            messages.sources(tag)[name.strip("`")].text.partition("=")[2] for tag in LANGUAGES.values()
        )
        assert [_VALUE.sub("", source).strip() for source in sources] == words


@pytest.mark.parametrize(("where", "language", "never", "say"), list_rows("Never"))
def test_nothing_is_called_by_another_word(where: str, language: str, never: str, say: str) -> None:
    folder = ROOT / "games" / GAMES[where].partition("-")[0] / "languages" / LANGUAGES[language]
    found = []
    for path in folder.iterdir():
        for line in path.read_text(encoding="utf-8").split("\n"):
            text = _VALUE.sub("", re.sub(r"^[a-z][\w-]* =", "", line))
            if not line.startswith("#") and re.search(
                rf"(?<!\w){re.escape(never)}(?!\w)", text, re.IGNORECASE
            ):
                found.append(f"{path.name}: {line}")
    assert not found, f"say {say}: {found}"
