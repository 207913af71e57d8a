"""Lessons in the terminal: the same scripts, to their end and beyond."""

from __future__ import annotations

import io
from functools import partial
from operator import ne
from pathlib import Path

import pytest

from rollwright import InvalidSetup
from rollwright.any_game import AnyGame
from rollwright.cli.main import run
from rollwright.cli.terminal.lines import PlainLines
from rollwright.cli.terminal.players import Players
from rollwright.cli.terminal.window import Leave
from rollwright.core.teaching.lesson import lesson_of
from rollwright.games.catalogue import GAMES, find_game
from rollwright.sheets.terminal import painter_for
from rollwright.table.rules.match import Match, resume_lesson, start_lesson
from tests.terminal.pseudo import Terminal
from tests.toy import TOY


class Learner:
    """Types what the lesson says, rolls when nothing is to be typed, and leaves after the lesson."""

    def __init__(self, match: Match, out: io.StringIO) -> None:
        self._match, self._out = match, out

    def readline(self) -> str:
        seat = self._match.person_to_move
        if seat is None:
            return "\n" if self._match.captions else ""
        line = self._out.getvalue().rstrip().split("type: ")[-1].split("\n")[0]
        return f"{line}\n" if self._match.taught_move(seat) is not None else ""


def learn(match: Match) -> str:
    out = io.StringIO()
    players = Players(match.game, match.players)
    with pytest.raises(Leave):
        PlainLines(match, painter_for(match.game), players, Learner(match, out), out).play()  # type: ignore[arg-type]
    return out.getvalue()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lesson_is_played_to_its_end_and_says_everything(game: AnyGame, tmp_path: Path) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    match = start_lesson(game, tmp_path / "a.record")
    said = learn(match)
    assert sorted(match.record.steps[: len(lesson.record.steps)]) == sorted(lesson.record.steps)
    assert len(match.record.steps) > len(lesson.record.steps), "the real game began"
    for captions in lesson.captions:
        for caption in captions:
            assert said.count(f"» {caption.plain}\n") == 1, caption


def test_a_lesson_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    game, path = find_game("duel"), tmp_path / "a.record"
    match = start_lesson(game, path)
    match.roll()
    again = resume_lesson(game, path)
    assert again.captions == match.captions
    assert again.taught_move(0) == game.parse_move("take 4")
    with pytest.raises(InvalidSetup, match="is no lesson of fiefdoms"):
        resume_lesson(find_game("fiefdoms"), path)
    path.write_text(path.read_text().replace("1 1 2 4 6", "1 1 2 4 5"))
    with pytest.raises(InvalidSetup, match="it went another way"):
        resume_lesson(game, path)


def test_a_game_without_a_lesson_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(InvalidSetup, match="there is no lesson for toy yet"):
        start_lesson(TOY)
    assert run(["learn", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize("color", ["", "1"])
def test_the_full_screen_teaches_one_thing_at_a_time(tmp_path: Path, color: str) -> None:
    """With colours and without; the hint is the move that is taught."""
    arguments = ("chiefdom-2", "--save", "a.record", *(["--no-color"] if color else []))
    with Terminal(tmp_path, *arguments, command=("learn",)) as terminal:
        terminal.wait_for("This empty valley")
        terminal.press("enter")
        terminal.wait_for("costs a point")
        terminal.press("enter")
        terminal.wait_for("sheet of their own")
        terminal.press("enter")
        terminal.wait_for("Add two of the dice")
        terminal.press("enter")
        terminal.wait_for("h shows it")
        terminal.press("h")
        terminal.wait_for("6 water c4,d4,e4")
        terminal.press("enter")
        terminal.wait_for("lets the bot move")
        terminal.press("enter")
        terminal.wait_for("Your first lake")
        terminal.press("q")
        terminal.wait_for("rollwright learn chiefdom-2")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_on_the_full_screen_a_sentence_stands_until_its_move_is_made(game: AnyGame, tmp_path: Path) -> None:
    """In the last turn it used to go away before the learner could do what it said."""
    lesson = lesson_of(game)
    assert lesson is not None
    missing = {" ".join(caption.plain.split()) for captions in lesson.captions for caption in captions}
    with Terminal(tmp_path, game.id, "--save", "a.record", command=("learn",)) as terminal:
        screen = terminal.wait_for("Enter goes on.")
        for _ in range(150):
            shown = words_beside(screen)
            missing = {caption for caption in missing if caption not in shown}
            if "That is all!" in shown:
                break
            if "Enter take " in screen and "The only move" not in screen:
                assert "h shows it." in screen, screen
                screen = terminal.press_for("h", "what the lesson wants")
            terminal.press_for("enter", partial(ne, screen))
            terminal.settle()
            screen = terminal.text
        assert not missing
        terminal.press("enter", "enter")
        terminal.wait_for("Enter take ")


def words_beside(screen: str) -> str:
    """Return what stands beside the sheet: of each line what comes after the last gap of three columns."""
    return " ".join(" ".join(line.rsplit("   ", 1)[-1].split()) for line in screen.split("\n"))
