"""Plain lines: whole games by script, and an answer to everything that is typed."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.any_game import AnyGame
from rollwright.cli.main import run
from rollwright.cli.terminal.lines import PlainLines
from rollwright.cli.terminal.players import Players, seat_players
from rollwright.cli.terminal.window import Leave
from rollwright.core.descriptions import goal_of
from rollwright.core.errors import InvalidSetup
from rollwright.core.record import parse_record, replay
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.sheets.terminal import painter_for
from rollwright.table.rules.match import Match, start_match
from tests.toy import TOY


class Typist:
    """Types a line whenever one is asked for: it sees the match as it stands."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def readline(self) -> str:
        if self._match.outcome is not None or self._match.person_to_move is None:
            return "\n" if self._match.outcome is None or self._wants_end() else ""
        seat = self._match.person_to_move
        moves = self._match.game.moves(self._match.state, seat)
        return self._match.game.format_move(moves[len(moves) // 2]) + "\n"

    def _wants_end(self) -> bool:
        self._ends = getattr(self, "_ends", 0) + 1
        return self._ends == 1


def play_out(game: AnyGame, names: tuple[str, ...], bots: tuple[str, ...] = ()) -> tuple[Match, str]:
    match = start_match(game, seat_players(game, names, bots, None), {}, "seed 3")
    out = io.StringIO()
    table = PlainLines(match, painter_for(game), Players(game, match.players), Typist(match), out)  # type: ignore[arg-type]
    with pytest.raises(Leave):
        table.play()
    return match, out.getvalue()


def talk(
    *lines: str, names: tuple[str, ...] = ("Ada",), seed: int = 7, game: AnyGame = CHIEFDOM_2
) -> tuple[Match, str]:
    match = start_match(game, seat_players(game, names, (), None), {}, f"seed {seed}")
    out = io.StringIO()
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    with pytest.raises(Leave):
        PlainLines(match, painter_for(game), Players(game, match.players), typed, out).play()
    return match, out.getvalue()


def test_a_solo_game_is_played_to_its_end() -> None:
    match, text = play_out(CHIEFDOM_2, ("Ada",))
    assert match.outcome is not None
    assert f"{match.outcome.scores[0].total} points: {match.outcome.scores[0].rank}." in text
    assert replay(CHIEFDOM_2, match.record).final == match.state


def test_a_hot_seat_game_is_played_to_its_end() -> None:
    match, text = play_out(CHIEFDOM_2, ("Ada", "Bob"))
    assert match.outcome is not None
    assert "Hand over to Bob" in text
    assert "Hand over to Ada" in text
    winners = " and ".join(match.name(seat) for seat in match.outcome.winners)
    assert winners in text.splitlines()[-2]


def test_a_game_against_bots_is_played_to_its_end() -> None:
    match, text = play_out(CHIEFDOM_2, ("Ada",), ("greedy", "random"))
    assert match.outcome is not None
    assert len(match.outcome.scores) == 3
    assert "greedy: " in text


def test_a_game_without_a_painter_is_played_to_its_end() -> None:
    match, text = play_out(TOY, ("Ada", "Bob"))
    assert match.outcome is not None
    assert "The best row has" in text


def test_a_move_typed_at_the_pause_is_kept_for_the_decision() -> None:
    match, _ = talk("5 men c4,c5,d5")
    assert match.record.steps == ("roll 5 5 6", "seat 1 5 men c4,c5,d5")


def test_choices_are_taken_by_the_key_in_front_of_them() -> None:
    match, _ = talk("", "6", "a1,a2,a3")
    assert match.record.steps[1] == "seat 1 6 men a1,a2,a3"


def test_undo_takes_the_move_back_before_the_next_roll() -> None:
    match, text = talk("", "5 men c4,c5,d5", "undo")
    assert match.record.steps == ("roll 5 5 6",)
    assert "Taken back: 5 men c4,c5,d5." in text


def test_undo_after_the_roll_is_refused_in_a_sentence() -> None:
    match, text = talk("", "5 men c4,c5,d5", "", "undo")
    assert len(match.steps) == 3
    assert "This cannot be taken back: there is no move of yours since the last roll." in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("foo", "A move is written like"),
        ("6 water a1", "Not now: with 6 set aside the others make 10: men."),
        ("99", "A move is written like"),
        ("back", "This is the first choice."),
        ("hint", "Hint: 6 men "),
        ("score", "empty squares -72"),
        ("help", "take your last move back"),
        ("rules", "Sums and icons"),
        ("others", "lumberjacks by water"),
        ("moves", "6 men a1,b1,c1   -12"),
        ("é\x00", "A move is written like"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_changes_nothing(line: str, answer: str) -> None:
    match, text = talk("", line)
    assert answer in text
    assert match.record.steps == ("roll 5 5 6",)


def test_what_another_person_drew_stays_hidden_until_all_have() -> None:
    _, text = talk("", "5 men c4,c5,d5", "", "", "sheet", names=("Ada", "Bob"))
    after = text.split("Hand over to Bob")[1]
    assert "c4,c5,d5" not in after
    sheet = after.split("Bob> ")[1]
    assert sheet.startswith("chiefdom-2 rules=2\n. . . . . .")
    assert "O" not in sheet.split("\nBob>")[0]


def test_seats_left_over_go_to_the_last_bot_or_to_people() -> None:
    def kinds(names: tuple[str, ...], bots: tuple[str, ...], seats: int | None) -> list[str]:
        return [player.name for player in seat_players(CHIEFDOM_2, names, bots, seats)]

    assert kinds((), (), None) == ["You"]
    assert kinds((), ("greedy",), None) == ["You", "greedy"]
    assert kinds((), (), 3) == ["Player 1", "Player 2", "Player 3"]
    assert kinds(("Ada",), ("greedy", "random"), 4) == ["Ada", "greedy", "random", "random"]
    with pytest.raises(InvalidSetup, match="1 person and 2 bots need 3 seats, not 2"):
        kinds((), ("greedy", "random"), 2)


def test_the_command_saves_and_tells_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n5 men c4,c5,d5\nquit\n"))
    assert run(["play", "chiefdom-2", "--seed", "7", "--save", "a b.record"]) == 0
    assert "rollwright play --resume 'a b.record'" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    assert run(["play", "--resume", "a b.record"]) == 0
    record = parse_record((tmp_path / "a b.record").read_text())
    assert record.steps == ("roll 5 5 6", "seat 1 5 men c4,c5,d5", "roll 4 4 6")


def test_a_game_can_be_chosen_by_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(
        sys, "stdin", io.StringIO("nonsense\nchiefdom-2\n\n1\nwanderer\npips\n\non\n\nquit\n")
    )
    assert run(["play"]) == 0
    (saved,) = (tmp_path / "rollwright" / "records").glob("chiefdom-2-*.record")
    record = parse_record(saved.read_text())
    assert record.options == {"shapes": "pips", "bonus": "on", "rules": "2"}
    assert [player.name for player in record.players] == ["You", "wanderer"]
    assert "Type one of" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chiefdom-9"], "there is no game 'chiefdom-9'"),
        (["chiefdom-2", "--bot", "nobody"], "there is no bot 'nobody'"),
        (["chiefdom-2", "--seats", "0"], "a table has 1 to 100 seats, not 0"),
        (["chiefdom-2", "--seats", "101"], "a table has 1 to 100 seats, not 101"),
        (["chiefdom-2", "--seed", "-1"], "a seed is a number from 0"),
        (["chiefdom-2", "--shapes", "round"], "option shapes=round"),
        (["chiefdom-2", "--option", "size=3"], "there is no option 'size' here"),
        (["chiefdom-2", "--name", " x"], "a name is at most 40"),
        (["--resume", "nowhere.record"], "cannot read nowhere.record"),
        (["chiefdom-2", "--save", "no/such/a.record"], "cannot save no/such/a.record"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert run(["play", *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith("rollwright: ")
    assert sentence in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_terminated_script_has_saved_everything(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rollwright", "play", "chiefdom-2", "--seed", "7", "--save", "a.record"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n5 men c4,c5,d5\n")
        process.stdin.flush()
        while "-12 points." not in process.stdout.readline():
            pass
        process.terminate()
        rest = process.stdout.read()
        assert process.wait() == 143
    assert "To go on: rollwright play --resume a.record" in rest
    assert len(parse_record((tmp_path / "a.record").read_text()).steps) == 2


def test_moves_are_told_in_words_and_spelt_where_they_are_typed() -> None:
    match, text = talk("", "moves", "", game=FIEFDOMS, seed=3)
    move = match.game.moves(match.states[1], 0)[0]
    words = painter_for(FIEFDOMS).describe_move(FIEFDOMS, move)
    assert words != FIEFDOMS.format_move(move)
    assert f"{FIEFDOMS.format_move(move)}   {words}   " in text


def test_the_goal_of_a_challenge_is_told_at_the_beginning() -> None:
    game: AnyGame = FIEFDOMS
    match = start_match(game, seat_players(game, ("Ada",), (), None), {"challenge": "3"}, "seed 3")
    out = io.StringIO()
    with pytest.raises(Leave):
        PlainLines(match, painter_for(game), Players(game, match.players), io.StringIO(), out).play()
    assert goal_of(game, game.options_of(match.state)) in out.getvalue().splitlines()
