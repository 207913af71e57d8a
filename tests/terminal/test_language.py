"""Games in the terminal in every language: nothing is left in English, and nothing is cut off."""

from __future__ import annotations

import io
import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from rollwright.any_game import AnyGame
from rollwright.cli.messages import MESSAGES
from rollwright.cli.terminal.fullscreen import END_KEYS, FullScreen
from rollwright.cli.terminal.layout import TABLE_KEYS, join_keys
from rollwright.cli.terminal.lines import PlainLines
from rollwright.cli.terminal.pages import KEY, KEYS, LINES, Pager, explain_keys, explain_lines
from rollwright.cli.terminal.play_request import PlayRequest
from rollwright.cli.terminal.players import Players, seat_players
from rollwright.cli.terminal.setup_menu import FIELD_KEYS, choose_by_keys, list_fields
from rollwright.cli.terminal.summaries import describe_record, describe_steps
from rollwright.cli.terminal.window import BackgroundTask, Leave
from rollwright.core.record import Record
from rollwright.core.rules_engine import play_randomly
from rollwright.core.teaching.lesson import lesson_of
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import GAMES, find_game
from rollwright.language.current import ENGLISH, PSEUDO, current_language, in_language, list_languages
from rollwright.sheets.terminal import painter_for
from rollwright.table.rules.match import Match, resume_match, start_lesson, start_match
from tests.terminal.keys import Keys
from tests.terminal.pseudo import Terminal
from tests.terminal.test_deciding import decide

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
OTHER_LANGUAGES = [language for language in list_languages() if language != ENGLISH]
EVERY_LANGUAGE = pytest.mark.parametrize("language", [*OTHER_LANGUAGES, PSEUDO])
TYPED = ("help", "hint", "moves", "others", "score", "rules", "sheet", "back", "undo", "dance")
KEPT = Path(__file__).parents[1] / "playthroughs"
ALL_KEYS = (
    "enter",
    "tab",
    "r",
    "m",
    "h",
    "esc",
    "esc",
    "enter",
    "u",
    "?",
    "esc",
    "o",
    "esc",
    "enter",
    "enter",
)
_WORD = re.compile(r"(?<![\w:=+@.-])[A-Za-z]{3,}(?![\w:=+@])")
"""A word of at least three letters: shorter ones are squares, icons and keys."""


class Typist:
    """Types every command before its first moves, then moves, and leaves after some turns."""

    def __init__(self, match: Match, turns: int) -> None:
        self._match, self._turns = match, turns
        self._typed = iter(TYPED)

    def readline(self) -> str:
        match, seat = self._match, self._match.person_to_move
        if match.outcome is None and match.game.turn_of(match.state) > self._turns:
            return ""
        if match.outcome is not None or seat is None:
            self._turns -= match.outcome is not None
            return "\n" if match.outcome is None or self._turns > 0 else ""
        word = next(self._typed, "")
        moves = match.game.moves(match.state, seat)
        return f"{word or match.game.format_move(moves[len(moves) // 2])}\n"


def open_match(game: AnyGame) -> Match:
    """Return a match of one person, against a bot where the game can have one."""
    bots = ("apprentice",) if game.seats[-1] > 1 else ()
    return start_match(game, seat_players(game, (), bots, None), {}, "seed 3")


def type_game(match: Match, turns: int) -> str:
    out = io.StringIO()
    players, typist = Players(match.game, match.players), cast(Any, Typist(match, turns))
    with suppress(Leave):
        PlainLines(match, painter_for(match.game), players, typist, out).play()
    return out.getvalue()


def press_keys(match: Match, *keys: str) -> list[str]:
    """Return the screens that these keys lead to."""
    window = Keys(*keys)
    with suppress(Leave):
        FullScreen(
            match, painter_for(match.game), Players(match.game, match.players), cast(Any, window)
        ).play()
    return window.drawn


def find_english(match: Match, text: str) -> set[str]:
    """Return the words without accents that are neither typed nor written in sheets and moves."""
    game = match.game
    written = [game.format_sheet(match.state, seat) for seat in range(len(match.players))]
    for state in match.states:
        written += [
            game.format_move(move) for seat in game.waiting(state) for move in game.moves(state, seat)
        ]
    written += [f"{choice.kind} {choice.value}" for choice in game.vocabulary.choices]
    known = {*TYPED, "quit", "Enter", game.id.partition("-")[0], *_WORD.findall("\n".join(written))}
    return set(_WORD.findall(text)) - known


@EVERY_GAME
def test_plain_lines_leave_no_english_word(game: AnyGame) -> None:
    match = open_match(game)
    with in_language(PSEUDO):
        text = type_game(match, 2)
    assert not find_english(match, text), text


@EVERY_GAME
def test_screens_leave_no_english_word(game: AnyGame) -> None:
    match = open_match(game)
    with in_language(PSEUDO):
        screens = press_keys(match, *ALL_KEYS)
    assert len(screens) == len(ALL_KEYS) + 1
    for screen in screens:
        assert not find_english(match, screen), screen


@EVERY_GAME
def test_setting_up_a_game_leaves_no_english_word_and_fits(game: AnyGame) -> None:
    for language in (*OTHER_LANGUAGES, PSEUDO):
        with in_language(language):
            lines = len(list_fields(game, PlayRequest(game)))
            window = Keys(str(GAMES.index(game) + 1), *(["up", "right"] * lines), "enter")
            request = choose_by_keys(cast(Any, window), PlayRequest(None))
        assert request.game is game
        for screen in window.drawn[1:]:
            assert max(map(len, screen.split("\n"))) <= 80, screen
            assert "…" not in screen
            assert language != PSEUDO or not set(_WORD.findall(screen)), screen


@cache
def record_english_game(game: AnyGame) -> Record:
    match = open_match(game)
    type_game(match, 99)
    return match.record


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
@EVERY_GAME
def test_a_whole_game_is_recorded_alike_in_every_language(game: AnyGame, language: str) -> None:
    match = open_match(game)
    with in_language(language):
        text = type_game(match, 99)
        ending = MESSAGES.say("over", ending="|").partition("|")[0]
    assert match.outcome is not None
    assert match.record == record_english_game(game)
    assert ending in text


@EVERY_LANGUAGE
@EVERY_GAME
def test_no_screen_is_cut_off(game: AnyGame, language: str) -> None:
    for number, (state, step) in enumerate(play_randomly(game, {}, 2, 4)):
        if not isinstance(step, MoveStep) or number % 9:
            continue
        with in_language(language):
            screens, _ = decide(game, state, step.seat, "tab", "h")
        for screen in screens:
            assert len(screen.split("\n")) == 24
            assert max(map(len, screen.split("\n")[:-2])) <= 80, screen
            assert "…" not in screen, screen


@EVERY_LANGUAGE
def test_pauses_pages_and_the_end_fit(language: str) -> None:
    for name in ("chiefdom-2-shared-victory", "duel-9", "fiefdoms-solo"):
        path = KEPT / f"{name}.record"
        match = resume_match(lambda game: next(each for each in GAMES if each.id == game), path)
        with in_language(language):
            screens = press_keys(match, "enter", "?", "esc", "q") if match.people else []
        for screen in screens:
            assert max(map(len, screen.split("\n"))) <= 80, screen


@EVERY_LANGUAGE
def test_lines_of_keys_and_their_page_fit(language: str) -> None:
    with in_language(language):
        decision = ("key-take", "key-back", "key-hint", "key-undo", *TABLE_KEYS)
        for names in (decision, FIELD_KEYS, ("key-take-hint", "key-look", "key-drop")):
            assert len(join_keys(names, 78)) <= 78, join_keys(names, 78)
        assert max(len(line.plain) for line in explain_keys()) <= 79
        named = [MESSAGES.say(f"{name}-name") for name, key in KEYS if not key]
        assert max(map(len, named)) < KEY, named
        assert max(len(MESSAGES.say(f"{name}-name")) for name, word in LINES if not word) < 16
        pager = Pager("", explain_keys() * 9, join_keys(END_KEYS))
        assert "…" not in pager.draw(80, 24)[-1].plain
        kept = describe_record(Path("chiefdom-2-20260131-204500.record"))
        assert max(map(len, kept)) <= 80, kept


def test_words_that_are_typed_are_english_in_every_language() -> None:
    assert "undo" in explain_lines()
    with in_language(PSEUDO):
        assert "undo" in explain_lines()
        assert MESSAGES.say("typed-english") in explain_lines()
    assert MESSAGES.say("typed-english") not in explain_lines()


class Learner:
    """Plays what the lesson teaches, and leaves after it."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def readline(self) -> str:
        match, seat = self._match, self._match.person_to_move
        taught = None if seat is None else match.taught_move(seat)
        if taught is not None:
            return f"{match.game.format_move(taught)}\n"
        return "\n" if seat is None and match.captions else ""


@EVERY_GAME
def test_a_lesson_speaks_the_language(game: AnyGame, tmp_path: Path) -> None:
    for language in (*OTHER_LANGUAGES, PSEUDO):
        with in_language(language):
            match, out = start_lesson(game, tmp_path / f"{language}.record"), io.StringIO()
            players, lesson = Players(game, match.players), lesson_of(game)
            with suppress(Leave):
                PlainLines(match, painter_for(game), players, cast(Any, Learner(match)), out).play()
        assert lesson is not None
        for caption in (caption for captions in lesson.captions for caption in captions):
            assert f"» {caption.plain}\n" in out.getvalue()
    assert all(path.read_text(encoding="utf-8").isascii() for path in tmp_path.iterdir()), (
        "records are in none"
    )


def test_hints_are_told_in_the_language_of_the_screen() -> None:
    with in_language(PSEUDO):
        task = BackgroundTask(current_language, lambda: None)
    while not task.is_done:
        pass
    assert task.result() == PSEUDO


def test_a_real_screen_speaks_the_language(tmp_path: Path) -> None:
    arguments = ("chiefdom-2", "--seed", "7", "--save", "a.record")
    with Terminal(tmp_path, *arguments, "--language", PSEUDO) as terminal:
        terminal.wait_for("Èńťèŕ ŕòĺĺś ťĥè ďìćè.")
        terminal.press("enter")
        terminal.wait_for("5+6 = 11")
        terminal.press("q")
        assert terminal.wait_for_end() == 0
        assert "Śàṽèď ìń" in terminal.text


def test_steps_are_told_in_the_person_of_who_made_them() -> None:
    match = open_match(find_game("duel"))
    match.put_roll(match.game.parse_roll(match.state, "1"))
    match.roll()
    for seat in (0, 1):
        match.play(seat, match.game.moves(match.state, seat)[0])
    with in_language("de"):
        told = [line.plain for line in describe_steps(match, 0, 3)]
    assert told[1].startswith("Du nimmst ")
    assert told[2].startswith("Lehrling nimmt ")
