"""The full screen, driven by keys through a pseudo-terminal of 80 x 24."""

from __future__ import annotations

import re
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from rollwright.core.record import Player, Record, format_record, parse_record
from tests.terminal.pseudo import Terminal

SEED_7 = ("chiefdom-2", "--seed", "7", "--save", "a.record")
"""Its first rolls: 5 5 6, then 4 4 6."""
KEPT, NEAR_THE_END = Path(__file__).parents[1] / "playthroughs", 98
"""Kept games, and a step of one before its last rounds."""


def saved(folder: Path) -> Record:
    return parse_record((folder / "a.record").read_text())


def test_a_turn_shows_dice_and_sheet_and_what_a_choice_would_bring(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7) as terminal:
        terminal.wait_for("Enter rolls the dice.")
        terminal.press("enter")
        text = terminal.wait_for("[ 5 ]        [ 5 ]        [ 6 ]")
        assert "5+6 = 11" in text
        assert "5+5=10 men, shape 6" in text
        assert "TOTAL             -72" in text
        terminal.press("6")
        text = terminal.wait_for("Where?")
        assert text.count("[O]") == 3
        assert "TOTAL             -72 -12" in text
        assert re.search(r"6 men \S+   -12 points", text)


def test_keys_move_turn_and_jump_and_enter_takes(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7) as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter", "5")
        terminal.wait_for("Where?")
        terminal.press("c", "4")
        before = terminal.wait_for("5 men c4,")
        terminal.press("right", "down")
        terminal.wait_for("5 men d5,")
        terminal.press("left", "up")
        terminal.wait_for(lambda text: re.findall(r"5 men \S+", text) == re.findall(r"5 men \S+", before))
        terminal.press("r")
        assert re.findall(r"5 men \S+", terminal.text) != re.findall(r"5 men \S+", before)
        terminal.press("m", "tab", "a", "1", "2")
        terminal.wait_for("a12")
        terminal.press("enter")
        terminal.wait_for("u takes your move back")
        assert "a12" in saved(tmp_path).steps[1]


def test_escape_goes_back_and_undo_takes_the_move_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7) as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter", "6")
        terminal.wait_for("Where?")
        terminal.press("esc")
        terminal.wait_for("5+6=11 men, shape 5")
        terminal.press("6", "enter")
        terminal.wait_for("u takes your move back")
        assert len(saved(tmp_path).steps) == 2
        terminal.press("u")
        terminal.wait_for("Taken back: 6 men")
        assert saved(tmp_path).steps == ("roll 5 5 6",)
        terminal.press("u")
        terminal.wait_for("there is no move of yours since the last roll")


def test_a_move_stays_after_the_next_roll(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7) as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter", "6", "enter", "enter")
        terminal.wait_for("[ 4 ]")
        terminal.press("u")
        terminal.wait_for("there is no move of yours since the last roll")
        assert len(saved(tmp_path).steps) == 3


def test_undo_is_offered_only_where_there_is_a_move_to_take_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7) as terminal:
        assert "u undo" not in terminal.wait_for("Enter rolls")
        terminal.press("enter")
        assert "u undo" not in terminal.wait_for("h hint")
        terminal.press("6", "enter")
        assert "u undo" in terminal.wait_for("u takes your move back")


def test_sheets_that_do_not_tell_their_turn_ask_for_it(tmp_path: Path) -> None:
    (tmp_path / "sheet.txt").write_text("chiefdom-2\n3 L . . . .\n" + ". . . . . .\n" * 11)
    with Terminal(tmp_path, "--from", "sheet.txt", "--save", "a.record") as terminal:
        terminal.wait_for("In which turn are the sheets?")
        terminal.press("8", "enter")
        terminal.wait_for("turn 8")
        assert saved(tmp_path).start is not None


def test_a_hint_is_shown_with_its_notation_and_taken_with_enter(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7) as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter", "h")
        text = terminal.wait_for("Hint: ")
        hint = re.search(r"Hint: (.*?)   -12 points", text)
        assert hint is not None
        assert text.count("[O]") == 3
        terminal.press("esc")
        terminal.wait_for(lambda text: "Hint" not in text)
        terminal.press("h", "enter")
        terminal.wait_for("u takes your move back")
        assert saved(tmp_path).steps[1] == f"seat 1 {hint[1]}"


def test_rules_and_reference_are_pages(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7, "--cards", "3,7") as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("?")
        terminal.wait_for("Sums and icons")
        seen = terminal.text
        for _ in range(6):
            terminal.press("page down")
            seen += terminal.text
        for words in (
            "Scoring",
            "Shapes in play (linked)",
            "Felling crew: 5 for each",
            "take your last move back",
        ):
            assert words in seen
        terminal.press("esc")
        terminal.wait_for("Enter rolls")


def test_quitting_saves_and_resuming_goes_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7) as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter", "6", "enter", "q")
        assert terminal.wait_for_end() == 0
        assert b"Saved in a.record. To go on: rollwright play --resume a.record" in terminal.raw
        assert terminal.is_restored()
    before = saved(tmp_path)
    assert len(before.steps) == 2
    with Terminal(tmp_path, "--resume", "a.record") as terminal:
        terminal.wait_for("Enter rolls the dice, u takes your move back.")
        assert saved(tmp_path) == before
        terminal.press("enter")
        terminal.wait_for("[ 4 ]")
        assert saved(tmp_path).steps[2] == "roll 4 4 6"


def test_a_killed_game_loses_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7) as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter", "6", "enter")
        terminal.wait_for("u takes your move back")
        terminal.kill()
    assert len(saved(tmp_path).steps) == 2
    with Terminal(tmp_path, "--resume", "a.record") as terminal:
        text = terminal.wait_for("u takes your move back")
        assert text.count(" O ") == 3
        assert "-84 points" in text


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)]
)
def test_a_signal_saves_and_restores_the_terminal(tmp_path: Path, number: int, code: int) -> None:
    with Terminal(tmp_path, *SEED_7) as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter", "6", "enter")
        terminal.child.kill(number)
        assert terminal.wait_for_end() == code
        assert terminal.is_restored()
        assert b"Saved in a.record" in terminal.raw
    assert len(saved(tmp_path).steps) == 2


def test_control_c_saves_too(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7) as terminal:
        terminal.wait_for("Enter rolls")
        assert not terminal.echoes()
        terminal.press("enter", "\x03")
        assert terminal.wait_for_end() == 130
        assert terminal.is_restored()
    assert saved(tmp_path).steps == ("roll 5 5 6",)


def test_without_colour_nothing_is_coloured_and_all_is_still_there(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7, NO_COLOR="1") as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter", "6")
        text = terminal.wait_for("Where?")
        assert text.count("[O]") == 3
        assert not coloured(terminal.raw)
    with Terminal(tmp_path, "chiefdom-2", "--no-color") as terminal:
        terminal.wait_for("Enter rolls")
        assert not coloured(terminal.raw)
    with Terminal(tmp_path, "chiefdom-2") as terminal:
        terminal.wait_for("Enter rolls")
        assert coloured(terminal.raw), "with colours there are some"


def coloured(raw: bytes) -> bool:
    """Say whether any escape sets a colour."""
    codes = {
        code for sequence in re.findall(rb"\x1b\[([0-9;]*)m", raw) for code in sequence.split(b";") if code
    }
    return any(30 <= int(code) <= 49 or 90 <= int(code) <= 107 for code in codes)


def test_a_dumb_terminal_gets_plain_lines(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7, TERM="dumb") as terminal:
        terminal.wait_for("Enter rolls>")
        terminal.press("enter")
        terminal.wait_for("You>")
        assert b"\x1b" not in terminal.raw


def test_no_line_is_longer_than_the_screen(tmp_path: Path) -> None:
    """A line too long would wrap and push the title off the screen."""
    arguments = (
        "chiefdom-2",
        "--seed",
        "8",
        "--bonus",
        "on",
        "--cards",
        "random",
        "--bot",
        "greedy",
        "--bot",
        "random",
    )
    with Terminal(tmp_path, *arguments, "--name", "A" * 40) as terminal:
        terminal.wait_for("Enter rolls")
        for _ in range(5):
            check_frame(terminal.press_for("enter", "h hint"))
            text = terminal.press_for("h", "Enter takes the hint")
            assert "Hint: " in text
            check_frame(text)
            text = terminal.press_for("enter", "Enter go on")
            assert "takes your move back" in text
            check_frame(text)


def check_frame(text: str) -> None:
    lines = text.split("\n")
    assert len(lines) == 24
    assert lines[0].startswith(" Chiefdom, second edition · turn")
    assert lines[1].startswith("      a   b   c   d   e   f")
    assert lines[15].startswith("    └")
    assert "TOTAL" in text
    assert lines[23].startswith(" Enter")


def test_a_small_terminal_is_told_so_and_waits_for_more_room(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7, columns=80, rows=20) as terminal:
        terminal.wait_for("The table needs 80 x 24, not 80 x 20")
        terminal.resize(100, 30)
        terminal.wait_for("Enter rolls")
        terminal.resize(70, 24)
        terminal.wait_for("The table needs 80 x 24, not 70 x 24")
        terminal.press("q")
        assert terminal.wait_for_end() == 0


def test_a_large_terminal_shows_a_line_around_every_square(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7, columns=120, rows=40) as terminal:
        text = terminal.wait_for("Enter rolls")
        assert text.count("├─────┼─────┼") == 11


@pytest.mark.parametrize(("game", "large"), [("duel", "├───┼───┼"), ("fiefdoms", "┌───────────┐   ┌")])
def test_every_game_has_a_larger_sheet_for_a_larger_terminal(tmp_path: Path, game: str, large: str) -> None:
    arguments = (game, "--bot", "greedy", "--seed", "3")
    with Terminal(tmp_path, *arguments, columns=120, rows=40) as terminal:
        assert large in terminal.wait_for("Enter rolls")
        terminal.resize(80, 24)
        assert large not in terminal.wait_for("Enter rolls")


def test_people_hand_over_behind_a_blank_screen(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEED_7, "--name", "Ada", "--name", "Bob") as terminal:
        terminal.wait_for("Ada")
        terminal.press("enter", "6", "enter")
        terminal.wait_for("Enter hands over to Bob, u takes your move back.")
        terminal.press("enter")
        text = terminal.wait_for("Hand over to Bob.")
        assert "┌" not in text
        terminal.press("enter")
        text = terminal.wait_for("Bob · -72 points")
        assert "O" not in "".join(line[:32] for line in text.split("\n")[2:15])
        assert "Ada: " not in text
        terminal.press("u")
        terminal.wait_for("there is no move of yours since the last roll")
        terminal.press("6", "enter", "enter")
        terminal.wait_for("Hand over to Ada.")
        terminal.press("enter")
        text = terminal.wait_for("Ada · -84 points")
        assert "Bob: 6 men" in text


def test_a_game_is_resumed_and_played_to_the_end_and_a_new_one_begun(tmp_path: Path) -> None:
    """From its last rounds on; the tests of lines and of Duel play whole games."""
    kept = parse_record((KEPT / "chiefdom-2-cards-named.record").read_text())
    players = (Player("Ada", is_bot=False), Player("greedy", is_bot=True))
    begun = replace(kept, players=players, dice="seed 7", steps=kept.steps[:NEAR_THE_END])
    (tmp_path / "a.record").write_text(format_record(begun))
    with Terminal(tmp_path, "--resume", "a.record") as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter")
        while "Enter shows how it ended" not in terminal.text:
            if "h hint" in terminal.text:  # a roll may allow nothing while the bot still draws
                terminal.press_for("h", "Enter takes the hint")
                terminal.press_for("enter", "Enter go on")
            terminal.press("enter")
        text = terminal.press_for("enter", "The game is over: nobody could draw.")
        assert "lumberjacks by water" in text
        assert "The record is a.record." in text
        assert re.search(r"(Ada|greedy) (wins|share)", text)
        terminal.press("n")
        terminal.wait_for("turn 1")
        terminal.press("q")
        assert terminal.wait_for_end() == 0
    (again,) = tmp_path.glob("chiefdom-2-*.record")
    assert parse_record(again.read_text()).dice == "seed 8"
    with Terminal(tmp_path, "--resume", "a.record") as terminal:
        terminal.wait_for("Enter shows how it ended")
        terminal.press("enter")
        terminal.wait_for("The game is over")


def test_a_game_is_chosen_from_the_menu(tmp_path: Path) -> None:
    with Terminal(tmp_path, XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.wait_for("Which game?")
        terminal.press("down", "enter")
        terminal.wait_for("Chiefdom, second edition")
        terminal.press("up", "right")
        terminal.wait_for(lambda text: re.search(r"bonus +← +on +→", text) is not None)
        terminal.press("enter")
        terminal.wait_for("bonus 0")
        terminal.press("enter")
        terminal.wait_for("h hint")
        terminal.press("q")
        assert terminal.wait_for_end() == 0
    (record,) = (tmp_path / "rollwright" / "records").glob("*.record")
    assert parse_record(record.read_text()).options == {"bonus": "on", "rules": "2"}
    with Terminal(tmp_path, XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.wait_for("0 go on with chiefdom-2, turn 1")
        terminal.press("enter")
        terminal.wait_for("bonus 0")
        terminal.press("q")
        assert terminal.wait_for_end() == 0


def test_a_game_without_a_painter_has_the_same_screen(tmp_path: Path) -> None:
    with Terminal(tmp_path, "toy", "--seed", "2", "--option", "circles=on", "--save", "a.record") as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter")
        text = terminal.wait_for("h hint")
        assert "[2 becomes x]" in text
        assert "a circle" in text
        for _ in range(12):
            terminal.press("h", "enter", "enter")
            if "the end" in terminal.text:
                break
        terminal.wait_for("The game is over: all turns played.")
        terminal.wait_for("The best row has")
    assert len(saved(tmp_path).steps) == 8


def test_a_key_is_answered_at_once(tmp_path: Path) -> None:
    keys = ("right", "down", "r", "left", "tab") * 4
    with Terminal(tmp_path, *SEED_7) as terminal:
        terminal.wait_for("Enter rolls")
        terminal.press("enter", "5")
        terminal.wait_for("Where?")
        before = terminal.cpu_seconds()
        for key in keys:
            terminal.press(key)
        assert (terminal.cpu_seconds() - before) / len(keys) < 0.05
