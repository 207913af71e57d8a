"""Every way to go wrong ends in one sentence on stderr and exit code 2."""

from __future__ import annotations

import errno
import fcntl
import os
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from rollwright.core.extras import INCOMPLETE
from tests.cli.run import Ran, run_command

SHEET = "toy turns=5 circles=on\nx x . o . .\n"
NO_BOT = (
    "there is no bot 'x' for toy (bots: random, greedy, planner, wanderer, apprentice, hunter, chief, elder)"
)


def refuse(*args: str, stdin: bytes | str = "") -> str:
    """Run a command that must be refused; return its sentence."""
    ran = run_command(*args, stdin=stdin)
    assert ran.code == 2, ran
    assert ran.out == ""
    assert ran.err.startswith("rollwright: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    return ran.err.removeprefix("rollwright: ").rstrip("\n")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            ["chess"],
            "there is no command 'chess' (commands: serve, play, learn, games, rules, bots, new, studio, ",
        ),
        (["--chess"], "there is no option --chess (see rollwright --help)"),
        (["score", "--chess"], "there is no option --chess (see rollwright score --help)"),
        (["score", "a", "b"], "got unexpected extra argument (b) (see rollwright score --help)"),
        (["moves", "--roll"], "option '--roll' requires an argument"),
        (["replay"], "missing argument 'FILE' (see rollwright replay --help)"),
        (["simulate"], "missing argument 'GAME' (see rollwright simulate --help)"),
        (["simulate", "chess"], "there is no game 'chess' (games: toy)"),
        (["simulate", "toy", "--games", "x"], "invalid value for '--games': 'x' is not a valid integer"),
        (["simulate", "toy", "--games", "0"], "a simulation plays 1 to 1099511627776 games, not 0"),
        (["simulate", "toy", "--seed", "-1"], "a seed is a number from 0 to 4611686018427387903, not -1"),
        (["simulate", "toy", "--seats", "9"], "toy is for 1 to 5 seats, not 9"),
        (["simulate", "toy", "--jobs", "0"], "a simulation needs at least 1 job, not 0"),
        (["simulate", "toy", "--bot", "x"], NO_BOT),
        (["simulate", "toy", "--option", "circles"], "an option is written name=value, not 'circles'"),
        (["simulate", "toy", "--option", "circles=x"], "option circles=x: choose off or on"),
        (["simulate", "toy", "--option", "a=b"], "there is no option 'a' here (options: circles, turns)"),
        (["simulate", "toy", "--plot", "x.gif"], "a plot is a .png, .svg or .pdf file, not 'x.gif'"),
        (["simulate", "toy", "--plot", "no/x.png"], "there is no folder 'no' to put the plot in"),
        (["bench", "chess"], "there is no game 'chess' (games: toy)"),
        (["bench", "--seconds", "0"], "a measurement takes 0.01 to 60 seconds, not 0"),
        (["score", "no such file"], "cannot read no such file: no such file or directory"),
        (["replay", "no such file"], "cannot read no such file: no such file or directory"),
    ],
)
@pytest.mark.usefixtures("toy")
def test_wrong_words_are_refused(args: list[str], sentence: str) -> None:
    assert refuse(*args).startswith(sentence)


@pytest.mark.parametrize(
    ("stdin", "sentence"),
    [
        ("", "line 1: the sheet is empty: its first word names the game"),
        (
            "chess\n",
            "line 1, column 1: there is no game 'chess' (games: toy)",
        ),
        ("toy turns=5\nx x . ? . .\n", "line 2, column 4: a square is . or x or o, not '?'"),
        ("toy turns=1\nx x . . . .\n", "line 2: 2 marks cannot be made in 1 turns"),
        (b"\xff\xfe\x00", "line 1: the standard input is not a text in UTF-8"),
        (b"toy\n. . \xff . . .\n", "line 2: the standard input is not a text in UTF-8"),
    ],
)
@pytest.mark.parametrize("command", ["score", "moves"])
@pytest.mark.usefixtures("toy")
def test_a_bad_sheet_is_refused_with_its_place(command: str, stdin: bytes | str, sentence: str) -> None:
    assert refuse(command, stdin=stdin) == sentence


@pytest.mark.usefixtures("toy")
def test_a_bad_roll_is_refused() -> None:
    assert refuse("moves", "--roll", "7", stdin=SHEET) == "a roll is two dice such as '2 5', not '7'"


@pytest.mark.usefixtures("toy")
def test_a_bad_record_is_refused_by_line_or_step() -> None:
    head = "rollwright record 1\ngame toy\nseat 1 person Ada\n"
    assert (
        refuse("replay", "-", stdin="hello") == "line 1: a record begins with the line 'rollwright record 1'"
    )
    assert refuse("replay", "-", stdin=head + "2 roll 1 2\n") == "line 4: expected step 1, not step 2"
    illegal = head + "1 roll 1 2\n2 seat 1 5 x\n"
    sentence = "step 2 (seat 1 5 x) is not legal: seat 1 cannot mark 5 x now"
    assert refuse("replay", "-", stdin=illegal) == sentence


@pytest.mark.usefixtures("toy")
def test_files_that_are_no_texts_are_refused(tmp_path: Path) -> None:
    binary, huge = tmp_path / "binary", tmp_path / "huge"
    binary.write_bytes(bytes(range(256)))
    huge.write_bytes(b" " * (16 * 2**20 + 1))
    for command in ("score", "moves", "replay"):
        assert refuse(command, str(tmp_path)) == f"cannot read {tmp_path}: is a directory"
        assert refuse(command, str(binary)) == f"line 2: {binary} is not a text in UTF-8"
        assert refuse(command, str(huge)).startswith(f"{huge} is larger than 16 MiB")


@pytest.mark.usefixtures("toy")
def test_a_file_that_may_not_be_read_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def deny(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", deny)
    assert refuse("score", "./secret") == "cannot read ./secret: permission denied"


@pytest.mark.usefixtures("toy")
def test_a_missing_library_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert refuse("simulate", "toy", "--plot", "x.png").startswith("a plot in this format needs typst")
    monkeypatch.setitem(sys.modules, "rollwright.lab.bench", None)
    assert refuse("bench").startswith("this needs rollwright, which is not installed")
    monkeypatch.setitem(sys.modules, "rich.console", None)
    sentence = refuse("score", stdin=SHEET)
    assert sentence.startswith("this needs rich, which is not installed: ")
    assert sentence.endswith(" 'rich>=13.7'")


def test_a_source_tree_that_is_asked_for_its_version_says_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def find_nothing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("importlib.metadata.version", find_nothing)
    assert refuse("--version") == INCOMPLETE


@pytest.mark.usefixtures("toy")
def test_a_plot_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    target = tmp_path / "plot.png"
    target.mkdir()
    sentence = refuse("simulate", "toy", "--games", "5", "--plot", str(target))
    assert sentence == f"cannot write {target}: is a directory"


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("flag", ["-o", "--plot", "--heat"])
def test_a_file_that_cannot_be_written_is_refused_before_any_game(
    flag: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollwright.lab.simulation.run_simulation", None)
    target = tmp_path / ("rows.csv" if flag == "-o" else "plot.svg")
    target.mkdir()
    assert refuse("simulate", "toy", flag, str(target)) == f"cannot write {target}: is a directory"


# ---- in a process of its own


PROGRAM = [sys.executable, "-m", "rollwright"]
BLANK = "chiefdom-2\n" + ". . . . . .\n" * 12


INTERRUPTED = (130, -signal.SIGINT)
"""A shell tells 130 of both; the second is a process that had hardly begun."""


def start(*args: str, **more: object) -> subprocess.Popen[str]:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([*PROGRAM, *args], text=True, **{**pipes, **more})  # type: ignore[call-overload, no-any-return]


def finish(process: subprocess.Popen[str], stdin: str | None = None) -> Ran:
    try:
        out, err = process.communicate(stdin, timeout=120)
    finally:
        process.kill()
    return Ran(process.returncode, out, err)


def test_a_reader_that_has_read_enough_hears_no_complaint() -> None:
    process = start("moves", "--roll", "2 3 6", "--json")
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    process.stdin.write(BLANK)
    process.stdin.close()
    with process.stderr as complaints:
        assert complaints.read() == ""
    assert process.wait(timeout=120) == 1


def test_a_closed_standard_input_is_one_sentence() -> None:
    command = f"{sys.executable} -m rollwright score <&-"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr == "rollwright: there is no standard input to read: name a file\n"


def test_ctrl_c_while_reading_ends_quietly() -> None:
    process = start("score", "-")
    wait_until_read(process, BLANK)
    process.send_signal(signal.SIGINT)
    ran = finish(process)
    assert ran.code in INTERRUPTED
    assert "Traceback" not in ran.err


def wait_until_read(process: subprocess.Popen[str], text: str) -> None:
    """Write to a command, and wait until it has read that and waits for more."""
    pipe = process.stdin
    assert pipe
    pipe.write(text)
    pipe.flush()
    wait_for(lambda: not any(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4))))


def wait_for(is_so: Callable[[], bool], seconds: float = 120) -> None:
    """Wait for a state: a busy machine takes its time to start Python."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def wait_for_compiler(process: subprocess.Popen[str]) -> None:
    """Wait until a command compiles."""
    wait_for(lambda: "llvmlite" in Path(f"/proc/{process.pid}/maps").read_text())


def work_of(process: int) -> float:
    """Return the seconds of processor time that a process and its children have taken."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    own = sum(map(int, words[11:13])) / os.sysconf("SC_CLK_TCK")
    return own + sum(work_of(int(child)) for child in children)


@pytest.mark.parametrize("seconds", [0, 2])
def test_ctrl_c_while_compiling_or_simulating_ends_quietly(seconds: float) -> None:
    process = start("simulate", "chiefdom-2", "--bot", "greedy", "--games", "100000000")
    wait_for_compiler(process)
    begun = work_of(process.pid)
    wait_for(lambda: work_of(process.pid) >= begun + seconds)
    process.send_signal(signal.SIGINT)
    ran = finish(process)
    assert ran.code in INTERRUPTED
    assert ran.out == ""
    assert "Traceback" not in ran.err
    if seconds:
        assert "Interrupted. What was played is lost: the same command begins anew." in ran.err


def test_a_terminal_without_these_letters_gets_question_marks(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    record.write_text("rollwright record 1\ngame chiefdom-2\nseat 1 person Zoë ☃\n", encoding="utf-8")
    ran = finish(start("replay", str(record), env={**os.environ, "PYTHONIOENCODING": "ascii"}))
    assert (ran.code, ran.err) == (0, "")
    assert "Zo? ?" in ran.out
