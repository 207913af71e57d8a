"""From the screen to paper and back: a game typed in again ends as it would have ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.core.record import Record, parse_record, replay
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game
from tests.cli.run import run_command
from tests.record_games import FOLDER

BACK_AT = 8
GAMES = [
    "chiefdom-1",
    "chiefdom-2-bonus-on",
    "chiefdom-2-cards-named",
    "chiefdom-2-cards-random",
    "fiefdoms-three",
    "fiefdoms-solo",
    "fiefdoms-challenge-6",
    "duel-9",
]


def load(name: str) -> Record:
    return parse_record((FOLDER / f"{name}.record").read_text())


def write_sheets(record: Record, folder: Path) -> tuple[list[str], list[str], int]:
    """Return the files of the sheets as the turn begins, the moves after it and the rolls before."""
    game = find_game(record.game)
    played = replay(game, record)
    at = next(n for n, state in enumerate(played.states) if game.turn_of(state) == BACK_AT)
    texts = {game.format_sheet(played.states[at], seat): None for seat in range(len(record.players))}
    if game.id != "duel":
        texts = {f"{seat}": None for seat in range(len(record.players))}
    files = []
    for seat in range(len(texts)):
        path = folder / f"sheet-{seat + 1}.txt"
        path.write_text(game.format_sheet(played.states[at], seat))
        files.append(str(path))
    moves = [game.format_move(s.move) for s in played.steps[at:] if isinstance(s, MoveStep)]
    return files, moves, sum(not isinstance(step, MoveStep) for step in played.steps[:at])


@pytest.mark.parametrize("name", GAMES)
def test_a_game_typed_back_in_and_finished_with_the_same_dice_ends_alike(name: str, tmp_path: Path) -> None:
    record = load(name)
    files, moves, rolled = write_sheets(record, tmp_path)
    seed = record.dice.removeprefix("seed ")
    people = [word for seat in range(len(record.players)) for word in ("--name", f"player{seat + 1}")]
    sheets = [word for file in files for word in ("--from", file)]
    again = tmp_path / "again.record"
    turn = ["--turn", str(BACK_AT), "--rolled", str(rolled)]
    command = ["play", record.game, *sheets, *turn, *people, "--seed", seed, "--plain", "--save", str(again)]
    run_command(*command, stdin="".join(f"{move}\n" for move in [*moves, ""]))
    ended = parse_record(again.read_text())
    assert ended.start is not None
    assert (ended.start.turn, ended.start.rolls) == (BACK_AT, rolled)
    game = find_game(record.game)
    first, second = (game.outcome(replay(game, found).final) for found in (record, ended))
    assert first is not None
    assert second == first


def test_without_saying_so_one_roll_came_before_for_every_turn(tmp_path: Path) -> None:
    files, _, rolled = write_sheets(load("chiefdom-1"), tmp_path)
    assert rolled == BACK_AT - 1
    again = tmp_path / "again.record"
    command = ["play", "--from", *files, "--turn", str(BACK_AT), "--seed", "1", "--plain"]
    run_command(*command, "--save", str(again), stdin="\n")
    record = parse_record(again.read_text())
    assert record.start is not None
    assert record.start.rolls == rolled
    rolls = [step for step in load("chiefdom-1").steps if step.startswith("roll")]
    assert record.steps == (rolls[rolled],)


def test_a_game_begun_from_paper_is_taken_up_again(tmp_path: Path) -> None:
    files, moves, _ = write_sheets(load("chiefdom-1"), tmp_path)
    again = tmp_path / "again.record"
    run_command("play", "--from", *files, "--seed", "1", "--turn", "8", "--plain", "--save", str(again))
    before = parse_record(again.read_text())
    run_command("play", "--resume", str(again), "--plain", stdin=f"{moves[0]}\n")
    after = parse_record(again.read_text())
    assert after.start == before.start
    assert len(after.steps) > len(before.steps)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--resume", "x.record"], "a resumed game keeps its seats, options and dice: leave those out"),
        (["--cards", "3"], "the sheets name their options: leave those out"),
        (["--seats", "3"], "the start has sheets for 1 seats, but 3 are named"),
        (["--turn", "0"], "--turn is a number from 1 to 999, not 0"),
        (["--rolled", "-1"], "--rolled is a number from 0 to 999, not -1"),
        (["--from", "missing.txt"], "cannot read missing.txt: no such file or directory"),
    ],
)
def test_sheets_that_no_game_can_go_on_from_are_refused(
    more: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("sheet.txt").write_text("chiefdom-2\n" + ". . . . . .\n" * 12)
    ran = run_command("play", "chiefdom-2", "--from", "sheet.txt", *more, "--plain")
    assert (ran.code, ran.err) == (2, f"rollwright: {sentence}\n")
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.txt"]


def test_turn_and_rolled_are_about_sheets() -> None:
    ran = run_command("play", "chiefdom-2", "--turn", "3", "--plain")
    assert (ran.code, ran.err) == (2, "rollwright: --turn and --rolled are about the sheets of --from\n")


def test_sheets_of_another_game_are_refused(tmp_path: Path) -> None:
    files, _, _ = write_sheets(load("chiefdom-1"), tmp_path)
    ran = run_command("play", "duel", "--from", *files, "--plain")
    assert (ran.code, ran.err) == (2, "rollwright: these are sheets of chiefdom-1, not of duel\n")
