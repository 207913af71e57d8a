"""Every language has all messages and texts of every room, made of the same parts as English."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from babel import Locale

from rollwright.language.current import ENGLISH, list_languages
from rollwright.language.messages import Messages
from tests.language.rooms import (
    BLANK,
    CONDITION,
    MARK,
    Said,
    list_rooms,
    list_texts,
    name_room,
    read_room,
)

ROOMS = list_rooms()
OTHERS = [language for language in list_languages() if language != ENGLISH]
RARE = {"many"}
"""Millions in French."""
CAPTION = "#:"

rooms = pytest.mark.parametrize("room", ROOMS, ids=name_room)
languages = pytest.mark.parametrize("language", OTHERS)


def list_pairs(room: Path, language: str) -> list[tuple[str, Said, Said]]:
    """Return the messages that both have: the name, the English one, the translated one."""
    english, translated = read_room(room, ENGLISH)[0], read_room(room, language)[0]
    return [(name, english[name], translated[name]) for name in english if name in translated]


@rooms
@pytest.mark.parametrize("language", list_languages())
def test_files_can_be_read_and_say_everything_once(room: Path, language: str) -> None:
    wrong = read_room(room, language)[1]
    assert not wrong, "\n".join(wrong)


@rooms
@pytest.mark.parametrize("language", list_languages())
def test_a_room_has_one_file_a_language_and_comments_in_english_alone(room: Path, language: str) -> None:
    assert [path.name for path in (room / language).glob("*.ftl")] == ["messages.ftl"]
    lines = (room / language / "messages.ftl").read_text(encoding="utf-8").split("\n")
    assert language == ENGLISH or not [line for line in lines if line.startswith("#")]


@rooms
@languages
def test_a_language_has_the_messages_of_english_and_no_others(room: Path, language: str) -> None:
    english, translated = read_room(room, ENGLISH)[0], read_room(room, language)[0]
    missing, left = sorted(english.keys() - translated.keys()), sorted(translated.keys() - english.keys())
    assert not missing, f"missing: {', '.join(missing)}"
    assert not left, f"left over: {', '.join(left)}"


@rooms
@languages
def test_a_translation_says_what_english_says(room: Path, language: str) -> None:
    wrong = []
    for name, english, translated in list_pairs(room, language):
        unknown = translated.variables - english.variables
        missing = english.shown - translated.variables
        if unknown or missing:
            wrong.append(f"{name}: lacks {sorted(missing)}, English has no {sorted(unknown)}")
    assert not wrong, "\n".join(wrong)


@rooms
@languages
def test_a_translation_has_all_plurals_of_its_language(room: Path, language: str) -> None:
    """One without plurals, where English has some, says that its words do not change with the number."""
    needed = {*Locale(language).plural_form.rules, "other"} - RARE
    wrong = []
    for name, _, translated in list_pairs(room, language):
        for selector in translated.selectors:
            missing = needed - selector.keys if selector.is_plural else set()
            wrong += [f"{name}: lacks {sorted(missing)} of {selector.variable}"] * bool(missing)
    assert not wrong, "\n".join(wrong)


@rooms
@languages
def test_a_translation_has_the_variants_that_programs_ask_for(room: Path, language: str) -> None:
    """A selector that is no plural chooses by words, such as `you`, that only English's variants name."""
    wrong = []
    for name, english, translated in list_pairs(room, language):
        known = {key for each in english.selectors if not each.is_plural for key in each.keys}
        own = {key for each in translated.selectors if not each.is_plural for key in each.keys}
        strange = {key for key in own - known - {"other"} if not key.isdecimal()}
        if strange:
            wrong.append(f"{name}: nothing is called {sorted(strange)}")
    assert not wrong, "\n".join(wrong)


@rooms
@languages
def test_a_translation_has_the_same_blanks_marks_and_conditions(room: Path, language: str) -> None:
    wrong = []
    for name, english, translated in list_pairs(room, language):
        for parts in (BLANK, MARK, CONDITION):
            expected, found = ({*parts.findall(each.text)} for each in (english, translated))
            if expected != found:
                wrong.append(f"{name}: {sorted(found)}, not {sorted(expected)}")
    assert not wrong, "\n".join(wrong)


@rooms
@languages
def test_a_language_has_all_texts(room: Path, language: str) -> None:
    translated = list_texts(room, language) if (room / language).is_dir() else {}
    assert translated.keys() == list_texts(room, ENGLISH).keys()


TEXTS = [(room, name) for room in ROOMS for name in list_texts(room, ENGLISH)]
texts = pytest.mark.parametrize(("room", "name"), TEXTS, ids=lambda each: Path(each).name)


def read_both(room: Path, language: str, name: str) -> tuple[str, str]:
    """Return a text in English and in another language; twice in English where there is no other."""
    english = list_texts(room, ENGLISH)[name]
    path = room / language / name
    return english, path.read_text(encoding="utf-8") if path.exists() else english


@texts
@languages
def test_a_text_has_the_same_blanks_marks_and_conditions(room: Path, name: str, language: str) -> None:
    english, translated = read_both(room, language, name)
    for parts in (BLANK, MARK, CONDITION):
        assert Counter(parts.findall(translated)) == Counter(parts.findall(english))


@texts
@languages
def test_a_text_has_the_same_structure(room: Path, name: str, language: str) -> None:
    english, translated = read_both(room, language, name)
    if CAPTION in english:
        assert list_record(translated) == list_record(english)
    else:
        assert list_structure(translated) == list_structure(english)


def list_record(lesson: str) -> list[str]:
    """Return the lines of a lesson with no caption's words: its record, and where captions stand."""
    return [CAPTION if line.startswith(CAPTION) else line for line in lesson.split("\n")]


def list_structure(text: str) -> list[str]:
    """Return the headings, columns, points and cells of a page, each with its condition."""
    return [shape for shape in map(shape_of, text.split("\n")) if shape]


def shape_of(line: str) -> str:
    """ "?paper- Draw a line." -> "?paper-"; nothing for a line of a paragraph"""
    condition = CONDITION.match(line)
    start = condition[0] if condition else ""
    rest = line.removeprefix(start)
    found = re.match(r"#+ |\+\+\+$|- |\d+\. ", rest)
    cells = f"|{rest.count('|')}" if rest.startswith("|") else ""
    return start + (found[0] if found else cells)


@pytest.mark.parametrize(
    ("line", "shape"),
    [
        ("## Setup", "## "),
        ("?paperTick it.", "?paper"),
        ("?bonus- Über", "?bonus- "),
        ("?west_onlyÖffne", "?west_only"),
        ("| one | 2 |", "|3"),
        ("+++", "+++"),
        ("A paragraph.", ""),
    ],
)
def test_lines_have_shapes(line: str, shape: str) -> None:
    assert shape_of(line) == shape


# ---- numbers

SAME_WORD = """
daily-finished lines-count others-more scoring-bonuses_used choice-influence move-influence coach-costs
coach-costs_little open-turn ladder-medals open-seats games-more games-reading games-brought bests-won
screen-rest screen-more lobby-free lobby-free_paper tab-unread arranged-workers"""
"""English messages whose words are the same with one and with many."""
NEVER_ONE = """
aim-points aim-cottages aim-springs aim-charters aim-learning aim-drums missing-points missing-cottages
missing-springs missing-charters missing-drums guild-limit choice-build coach-trust home-others task-many"""
"""Those of numbers that are never one: what a challenge wants, more than three names."""


def find_plurals(said: Said) -> set[str]:
    """Return the variables by whose number a message chooses its words."""
    return {selector.variable for selector in said.selectors if selector.is_plural}


@rooms
def test_english_has_a_singular_where_german_and_french_have_one(room: Path) -> None:
    lacking = {
        name
        for language in ("de", "fr")
        for name, english, translated in list_pairs(room, language)
        if find_plurals(translated) - find_plurals(english)
    }
    assert lacking <= {*SAME_WORD.split(), *NEVER_ONE.split()}


@rooms
@pytest.mark.parametrize("language", list_languages())
def test_every_number_chooses_the_words_that_its_language_has_for_it(room: Path, language: str) -> None:
    sources, rule = Messages(room).read(language), Locale(language).plural_form
    for name, said in read_room(room, language)[0].items():
        words = {
            selector.variable: min(selector.keys) for selector in said.selectors if not selector.is_plural
        }
        for selector in filter(lambda each: each.is_plural, said.selectors):
            values = dict.fromkeys(said.variables, 3) | words
            numbers = [n for n in (0, 1, 2, 5, 21) if str(n) not in selector.keys]
            told = {n: sources[name].format(values | {selector.variable: n}) for n in numbers}
            shapes = {n: re.sub(r"[0-9]+", "#", text) for n, text in told.items()}
            for one, other in combinations(numbers, 2):
                assert rule(one) != rule(other) or shapes[one] == shapes[other], f"{name}: {told}"


def test_a_percentage_has_no_blank_in_english() -> None:
    texts = [source.text for room in ROOMS for source in Messages(room).read(ENGLISH).values()]
    assert not [text for text in texts if re.search(r"[0-9}] %", text)]
