"""How a language is chosen, how messages are said in it, and what a game made elsewhere brings."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from rollwright.core.descriptions import explain_term, label_option, name_game, name_term, tell_about
from rollwright.core.errors import InvalidMove, InvalidSheet, tell_error
from rollwright.core.example import Ladder
from rollwright.core.options import Option
from rollwright.core.teaching.rules_text import rules_of
from rollwright.language import current
from rollwright.language.casing import lower_first, upper, upper_first
from rollwright.language.current import (
    ENGLISH,
    PSEUDO,
    cached_in_language,
    call_in_language,
    choose_language,
    current_language,
    find_language,
    in_language,
    language_of_locale,
    list_languages,
)
from rollwright.language.fluent_file import Plain, read_plain, split_file
from rollwright.language.lists import join_choices, join_words
from rollwright.language.messages import Messages, read_strings
from rollwright.language.pseudo import accent_file, accent_text
from rollwright.language.reasons import Reason, tell_text

# ---- How a language is chosen, and how messages are said in it


GERMAN = "de"
WORDS = """
# A comment
seat-number = Seat { $number }
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
mark = Draw { "{" }~{ "}" } water, [[cost]].
only-english = English
"""
WORTE = """
seat-number = Platz { $number }
points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
mark = Zeichne { "{" }~{ "}" } Wasser, [[cost]].
"""


@pytest.fixture
def messages(tmp_path: Path) -> Messages:
    for language, text in ((ENGLISH, WORDS), (GERMAN, WORTE)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "messages.ftl").write_text(text, encoding="utf-8")
    return Messages(tmp_path)


@pytest.fixture
def four_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(current, "list_languages", lambda: ("en", "de", "fr", "tr"))
    choose_language.cache_clear()


# ---- choosing


@pytest.mark.usefixtures("four_languages")
@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.8, tr;q=0.9", "tr"),
        ("pl, fr;q=0.5, de;q=0.4", "fr"),
        ("fr;q=0, de;q=0.1", "de"),
        ("de;q=often, tr", "tr"),
        ("*", "en"),
        ("en-XA, fr", "fr"),
        (";;,=,q=", "en"),
    ],
)
def test_a_browser_gets_the_language_it_prefers(accepted: str, language: str) -> None:
    assert choose_language(accepted) == language


@pytest.mark.usefixtures("four_languages")
@pytest.mark.parametrize(
    ("tag", "language"),
    [("de_DE.UTF-8", "de"), ("TR", "tr"), ("C", None), ("", None), ("en-xa", PSEUDO), ("pl", None)],
)
def test_a_tag_names_a_language_we_have(tag: str, language: str | None) -> None:
    assert find_language(tag) == language


@pytest.mark.usefixtures("four_languages")
def test_a_terminal_speaks_the_language_of_its_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of_locale() == "en"
    monkeypatch.setenv("LANG", "tr_TR.UTF-8")
    assert language_of_locale() == "tr"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert language_of_locale() == "fr"


def test_english_comes_first() -> None:
    assert list_languages()[0] == ENGLISH


# ---- the current language


def test_a_language_is_spoken_for_a_while() -> None:
    with in_language(GERMAN):
        assert current_language() == GERMAN
        assert call_in_language("fr", current_language) == "fr"
    assert current_language() == ENGLISH


def test_what_a_function_returns_is_remembered_for_each_language() -> None:
    asked = []

    @cached_in_language()
    def tell(number: int) -> str:
        asked.append(number)
        return f"{current_language()} {number}"

    for language in (ENGLISH, GERMAN, ENGLISH):
        with in_language(language):
            assert tell(7) == f"{language} 7"
    assert len(asked) == 2


# ---- messages


def test_a_message_is_said_in_the_current_language(messages: Messages) -> None:
    assert messages.say("seat-number", number=2) == "Seat 2"
    with in_language(GERMAN):
        assert messages.say("seat-number", number=2) == "Platz 2"
        assert [messages.say("points", number=n) for n in (0, 1, 2)] == ["0 Punkte", "1 Punkt", "2 Punkte"]
        assert messages.say("mark") == "Zeichne {~} Wasser, [[cost]]."


def test_what_a_language_lacks_is_said_in_english(messages: Messages) -> None:
    for language in (GERMAN, "tr"):
        with in_language(language):
            assert messages.say("only-english") == "English"


def test_a_message_that_is_nowhere_is_an_error_or_something_else(messages: Messages) -> None:
    assert messages.say_or("nothing", "otherwise") == "otherwise"
    assert "nothing" not in messages
    with pytest.raises(KeyError, match="there is no message nothing"):
        messages.say("nothing")


@pytest.mark.parametrize(("language", "said"), [("en", "1,234 points"), ("de", "1.234 Punkte")])
def test_large_numbers_are_written_as_the_language_writes_them(
    messages: Messages, language: str, said: str
) -> None:
    with in_language(language):
        assert messages.say("points", number=1234) == said


def test_the_messages_of_a_game_in_python_are_english_and_have_a_base(messages: Messages) -> None:
    own = read_strings({"option.cards": "Cards, {number}", "mark": "A {~} mark\n* and more"}, messages)
    assert own.say("option-cards", number=3) == "Cards, 3"
    assert own.say("mark") == "A {~} mark\n* and more"
    with in_language(GERMAN):
        assert own.say("seat-number", number=1) == "Platz 1"
        assert own.say("option-cards", number=3) == "Cards, 3"


def test_files_are_split_without_parsing_them() -> None:
    names = [entry.name for entry in split_file(WORDS)]
    assert names == ["seat-number", "points", "mark", "only-english"]


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        ("a = Seat { $number }\n", ("Seat ", "number", "")),
        ('a = { "{" }~{ "}" }\n', ("{~}",)),
        ("a =\n    one\n    two\n", ("one\ntwo",)),
        ("a = { $n ->\n   *[other] x\n}\n", None),
        ("a = { NUMBER($n) }\n", None),
    ],
)
def test_a_message_of_texts_and_variables_needs_no_formatter(
    source: str, parts: tuple[str, ...] | None
) -> None:
    assert read_plain(source) == (None if parts is None else Plain(parts))


def test_plain_messages_load_no_formatter() -> None:
    code = "import sys; from rollwright.language.lists import join_words; join_words('abc');"
    code += "print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_somebody_else_can_format_messages() -> None:
    code = "from rollwright.language.formatting import format_by;"
    code += "from rollwright.core.errors import MESSAGES;"
    code += "format_by(lambda language, name, source, values: f'{language} {name} {values}');"
    code += "print(MESSAGES.say('points', number=3, shown='3'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "en points {'number': 3, 'shown': '3'}\n"


# ---- casing, lists


def test_turkish_has_two_letters_i() -> None:
    with in_language("tr"):
        assert (upper("giriş"), upper_first("ilk"), lower_first("Ilık")) == ("GİRİŞ", "İlk", "ılık")
        assert (upper_first(""), lower_first("İlk")) == ("", "ilk")
    assert (upper("points"), upper_first("ilk"), lower_first("Ink")) == ("POINTS", "Ilk", "ink")


def test_words_are_joined() -> None:
    assert [join_words(list(words)) for words in ("", "a", "ab", "abc")] == ["", "a", "a and b", "a, b and c"]
    assert join_choices(["9", "11", "13"]) == "9 or 11 or 13"
    with in_language(PSEUDO):
        assert join_words(["1", "2"]) == "1 àńď 2"
        assert tell_text(join_choices(["1", "2", "3"])) == "1 òŕ 2 òŕ 3"


# ---- the pseudo-language


def test_the_pseudo_language_accents_all_but_marks_blanks_and_conditions(messages: Messages) -> None:
    assert accent_text("?paperDraw {~} on [[number]]") == "?paperĎŕàŵ {~} òń [[number]]"
    assert accent_file("#: Draw\n1 roll 2") == "#: Ďŕàŵ\n1 roll 2"
    with in_language(PSEUDO):
        assert messages.say("points", number=1) == "1 ƥòìńť"
        assert messages.say("mark") == "Ďŕàŵ {~} ŵàťèŕ, [[cost]]."


# ---- reasons


def test_a_reason_is_english_until_it_is_told(messages: Messages) -> None:
    reason = Reason(messages, "seat-number", number=2)
    assert (reason, f"{reason}!") == ("Seat 2", "Seat 2!")
    with in_language(GERMAN):
        assert (str(reason), tell_text(reason), tell_text("as it is")) == ("Seat 2", "Platz 2", "as it is")
    assert pickle.loads(pickle.dumps(reason)) == "Seat 2"


def test_a_reason_within_a_reason_is_told_too(messages: Messages) -> None:
    outer = Reason(messages, "seat-number", number=Reason(messages, "points", number=1))
    assert outer == "Seat 1 point"
    with in_language(GERMAN):
        assert tell_text(outer) == "Platz 1 Punkt"


def test_an_error_tells_where_it_is(messages: Messages) -> None:
    reason = Reason(messages, "seat-number", number=2)
    errors = [
        InvalidMove(reason),
        InvalidSheet(reason, 3),
        InvalidSheet(reason, 3, 5),
        ValueError("as it is"),
    ]
    said = ["Seat 2", "line 3: Seat 2", "line 3, column 5: Seat 2", "as it is"]
    assert [str(error) for error in errors] == [tell_error(error) for error in errors] == said
    with in_language(PSEUDO):
        assert tell_error(errors[2]) == "ĺìńè 3, ćòĺùɱń 5: Śèàť 2"


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
