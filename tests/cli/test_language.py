"""The language of commands: by --language, else the settings, else the locale, else English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwright.cli.settings import read_settings
from rollwright.core.descriptions import name_game
from rollwright.core.resources import read_text
from rollwright.games.catalogue import GAMES, find_game
from rollwright.language.current import ENGLISH, PSEUDO, current_language, in_language, list_languages
from tests.cli.run import run_command
from tests.paper.pages import words

PLAYED = Path(__file__).parents[1] / "playthroughs"
RECORD, DUEL = str(PLAYED / "chiefdom-2.record"), str(PLAYED / "duel-9.record")
FIEF = """fiefdoms challenge=6 unrest=5
F Q-1 S C x
. S FG-2 S .
. . S . .
. . . . .
. . . . .
. 3 . 5
4 . . #
. . . .
. . . .
influence 1/1
"""
_WORD = re.compile(r"(?<![\w:=+@./`-])[A-Za-z]{4,}(?![\w:=+@./`-])")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path


def say_levels() -> str:
    """Return the first line of a list that a player reads."""
    ran = run_command("bots")
    assert ran.code == 0, ran
    return ran.out.split("\n")[0].strip()


def test_the_locale_gives_way_to_the_settings_and_these_to_the_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert say_levels() == "Levels"
    monkeypatch.setenv("LANG", "en_XA.UTF-8")
    assert say_levels() == "Levels", "English of another country is English"
    monkeypatch.setenv("LC_ALL", "en-XA")
    assert say_levels() == "Ĺèṽèĺś"
    assert run_command("config", "language=en").code == 0
    assert read_settings().language == ENGLISH
    assert say_levels() == "Levels"
    assert run_command("bots", "--language", PSEUDO).out.startswith("Ĺèṽèĺś")
    assert current_language() == ENGLISH, "the next command has a language of its own"


@pytest.mark.parametrize("language", list_languages())
def test_every_language_is_spoken_by_its_tag_and_by_those_of_its_countries(language: str) -> None:
    for tag in (language, f"{language}-AT", f"{language}_XY".upper()):
        ran = run_command("rules", "duel", "--language", tag)
        assert ran.code == 0, ran
        with in_language(language):
            assert name_game(find_game("duel")) in ran.out


@pytest.mark.parametrize("command", ["play", "learn", "puzzle", "games", "rules", "bots", "daily"])
def test_an_unknown_language_is_refused_in_one_sentence(command: str) -> None:
    ran = run_command(command, "duel", "--language", "tlh")
    known = ", ".join(list_languages())
    assert (ran.code, ran.err) == (2, f"rollwright: there is no language 'tlh' (languages: {known})\n")


def test_an_unknown_language_is_no_setting() -> None:
    assert "there is no language 'tlh'" in run_command("config", "language=tlh").err
    assert read_settings().language == ""


@pytest.mark.parametrize("file", [RECORD, DUEL])
def test_sheets_and_json_are_the_same_in_every_language(file: str) -> None:
    for arguments in (("replay", file, "--json"), ("sheet", file)):
        english = run_command(*arguments).out
        for language in (*list_languages(), PSEUDO):
            assert run_command(*arguments, "--language", language).out == english


@pytest.mark.parametrize("record", ["chiefdom-2", "duel-9", "fiefdoms-solo", "fiefdoms-challenge-2"])
def test_replays_leave_no_english_word(record: str) -> None:
    arguments = ("replay", str(PLAYED / f"{record}.record"))
    replayed = run_command(*arguments, "--json").read()
    ran = run_command(*arguments, "--language", PSEUDO)
    sheets, names = "".join(replayed["sheets"]), {"greedy", "random", replayed["game"].partition("-")[0]}
    assert not set(_WORD.findall(ran.out)) - set(_WORD.findall(sheets)) - names, ran.out


def test_a_score_names_its_terms_and_parts_in_the_language() -> None:
    ran = run_command("score", "--language", PSEUDO, stdin=FIEF)
    written = {"fiefdoms", "quarry", "springhouse", "cottage", "farmers-guild"}
    terms, _, rest = ran.out.partition("ćĥàĺĺèńĝè")
    assert not set(_WORD.findall(terms)) - written, ran.out
    assert rest.count("ćĥàĺĺèńĝè ") == 3


def test_games_puzzles_and_bots_leave_no_english_word() -> None:
    ids = {game.id.partition("-")[0] for game in GAMES}
    for arguments in (("games",), ("games", "duel"), ("puzzle", "chiefdom-2", "--answer")):
        ran = run_command(*arguments, "--language", PSEUDO)
        assert ran.code == 0, ran
        left = set(_WORD.findall(ran.out)) - ids - {"rollwright", "games", "rules", "GAME", "play", "board"}
        assert not left - {"first", "track", "water", "three", "wall", "diagonal"}, ran.out


def test_sheets_are_printed_in_the_language(home: Path) -> None:
    printed = {}
    for language in (*list_languages(), PSEUDO):
        path = str(home / f"{language}.pdf")
        assert run_command("print", "duel", "-o", path, "--language", language).code == 0
        printed[language] = words(path)
        with in_language(language):
            title = read_text(find_game("duel").manifest.rules).split("## ")[1].split("\n")[0]
        assert title in printed[language], language
    assert not set(_WORD.findall(printed[ENGLISH])) & set(_WORD.findall(printed[PSEUDO]))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "wähle off oder on"), ("fr", "choisis off ou on"), ("tr", "seç: off")],
)
def test_a_refusal_is_told_in_the_language_of_the_command(language: str, sentence: str) -> None:
    for flag in (["--language", language], [f"--language={language}"]):
        ran = run_command("play", "chiefdom-2", "bonus=9", *flag)
        assert (ran.code, sentence in ran.err) == (2, True)
    assert "choose off or on" in run_command("play", "chiefdom-2", "bonus=9").err
