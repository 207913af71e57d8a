from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from rollwright.compiler import machine_code
from rollwright.compiler.jit import _compile, compiled

from .made_elsewhere import KERNEL, Elsewhere

LONG_AGO = time.time() - 40 * 86_400


@pytest.fixture
def cache_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for machine code that this test alone uses."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    machine_code.find_home.cache_clear()
    yield tmp_path / "cache"
    machine_code.find_home.cache_clear()


@pytest.fixture
def game(cache_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Elsewhere:
    return Elsewhere(tmp_path, "kernel_made_elsewhere", monkeypatch)


def compile_anew(function: Any) -> Any:
    """Return a compiled twin that no other test has called."""
    return _compile(function, function.__module__)


def play(game: Elsewhere) -> tuple[int, bool]:
    """Return what the compiled entry point says of 3, and whether it had to be compiled."""
    twin: Any = compile_anew(game.load().entry)
    return twin(3), bool(twin.stats.cache_misses)


def test_machine_code_is_made_once_and_kept_for_its_user_alone(game: Elsewhere, cache_home: Path) -> None:
    assert [play(game), play(game)] == [(18, True), (18, False)]
    game.change({})  # written again: the same words, another time
    assert play(game) == (18, False)
    home = cache_home / "rollwright" / "machine-code"
    assert [folder.name.rpartition("-")[0] for folder in home.iterdir()] == ["kernel_made_elsewhere.kernel"]
    assert {folder.stat().st_mode & 0o777 for folder in (home, *home.iterdir())} == {0o700}


def test_a_comment_or_a_docstring_compiles_nothing_and_a_number_elsewhere_does(game: Elsewhere) -> None:
    play(game)
    game.replace("kernel", '"""3 -> 18"""', '"""Twice the square,\n    as it was."""\n    # no more')
    assert play(game) == (18, False)
    game.replace("kernel", '"""A kernel."""', "# pushed down\n\n")
    assert play(game) == (18, False)
    game.replace("board", "9", "10")
    assert play(game) == (20, True)
    game.change(KERNEL)
    assert play(game) == (18, False)


def test_functions_of_one_name_do_not_take_each_others_machine_code(game: Elsewhere) -> None:
    game.change({"kernel": "entries = [lambda number: number + 1, lambda number: number + 2]\n"})
    for _ in range(2):
        twins = [compile_anew(each) for each in game.load().entries]
        assert [twin(3) for twin in twins] == [4, 5]


def test_a_function_typed_at_a_prompt_is_compiled_and_not_kept(cache_home: Path) -> None:
    names: dict[str, Any] = {"__name__": "typed"}
    exec("def typed(number): return number + 1", names)
    assert compiled(names["typed"])(1) == 2
    assert list(cache_home.rglob("*.nbc")) == []


def test_a_folder_removed_meanwhile_is_made_again(game: Elsewhere, cache_home: Path) -> None:
    twin: Any = compile_anew(game.load().entry)
    machine_code.remove(Path(twin.stats.cache_path))
    assert twin(3) == 18
    assert play(game) == (18, False)


# ---- a folder that others could change


def refusals(caplog: pytest.LogCaptureFixture) -> list[str]:
    machine_code.find_home.cache_clear()
    assert machine_code.find_home() is machine_code.find_home() is None
    return [record.getMessage() for record in caplog.records]


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702, 0o755])
def test_a_folder_open_to_others_is_refused_in_a_sentence(
    cache_home: Path, caplog: pytest.LogCaptureFixture, mode: int
) -> None:
    home = machine_code.find_home()
    assert home is not None
    home.chmod(mode)
    assert refusals(caplog) == [
        "Machine code is not kept, so kernels are compiled at every start: "
        f"{home} is not its user's alone (remove it, and it is made anew)."
    ]


def test_somebody_elses_folder_is_refused(
    cache_home: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert machine_code.find_home() is not None
    monkeypatch.setattr(os, "getuid", lambda: 54_321)
    assert "belongs to somebody else" in refusals(caplog)[0]


def test_a_link_to_a_folder_is_refused(cache_home: Path, caplog: pytest.LogCaptureFixture) -> None:
    (cache_home / "rollwright").mkdir(parents=True)
    (cache_home / "elsewhere").mkdir(mode=0o700)
    (cache_home / "rollwright" / "machine-code").symlink_to(cache_home / "elsewhere")
    assert "is not its user's alone" in refusals(caplog)[0]


@pytest.mark.parametrize(("mode", "good"), [(0o777, False), (0o1777, True), (0o755, True)])
def test_a_place_where_anybody_could_put_another_folder_is_refused(
    cache_home: Path, caplog: pytest.LogCaptureFixture, mode: int, good: bool
) -> None:
    cache_home.mkdir()
    cache_home.chmod(mode)
    assert (machine_code.find_home() is not None) == good
    sentence = f"others could replace {cache_home}/rollwright/machine-code, for {cache_home} is open to them."
    assert [record.getMessage().endswith(sentence) for record in caplog.records] == ([] if good else [True])


def test_code_planted_in_an_open_folder_is_not_run(game: Elsewhere, cache_home: Path) -> None:
    play(game)
    game.replace("kernel", "2 * number", "3 * number")
    folder = machine_code.folder_for(game.load().entry, game.load().entry.__module__, time.time())
    assert folder is not None
    [planted] = cache_home.rglob("kernel.entry*.nbc")
    for file in planted.parent.iterdir():
        file.rename(folder / file.name)  # the code of another version under this one's name
    assert play(game) == (18, False)
    folder.parent.chmod(0o777)
    machine_code.find_home.cache_clear()
    assert play(game)[0] == 27


def test_a_home_that_cannot_be_written_is_no_trouble(
    cache_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cache_home.write_text("")
    assert "Not a directory" in refusals(caplog)[0]


def test_a_place_given_relative_to_nothing_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "cache")
    assert machine_code.cache_home() == Path.home() / ".cache"


# ---- what nobody uses any more


def make_folders(home: Path, ages: dict[str, float]) -> None:
    for name, used in ages.items():
        folder = home / name
        folder.mkdir(parents=True)
        (folder / "f.nbc").write_text("")
        os.utime(folder, (used, used))


def test_machine_code_that_was_not_used_for_weeks_is_removed(cache_home: Path) -> None:
    home = machine_code.find_home()
    assert home is not None
    make_folders(home, {"game.old-0123456789abcdef": LONG_AGO, "game.new-0123456789abcdef": time.time()})
    make_folders(home.parent, {"0123456789abcdef": LONG_AGO, "fedcba9876543210": time.time()})
    machine_code.remove_old(home)
    assert [folder.name for folder in home.iterdir()] == ["game.new-0123456789abcdef"]
    assert {folder.name for folder in home.parent.iterdir()} == {"machine-code", "fedcba9876543210"}


def test_only_the_latest_versions_of_a_module_are_kept(game: Elsewhere, cache_home: Path) -> None:
    home = machine_code.find_home()
    assert home is not None
    ages = {
        f"kernel_made_elsewhere.kernel-{i:016x}": time.time() - i for i in range(2 * machine_code.VERSIONS)
    }
    make_folders(home, {**ages, "other.kernel-0000000000000000": time.time()})
    assert play(game) == (18, True)
    kept = sorted(folder.name for folder in home.glob("kernel_made_elsewhere.kernel-*"))
    assert len(kept) == machine_code.VERSIONS
    assert set(list(ages)[: machine_code.VERSIONS - 1]) < set(kept)
    assert (home / "other.kernel-0000000000000000").is_dir()


def test_use_keeps_machine_code(game: Elsewhere) -> None:
    entry = game.load().entry
    folder = machine_code.folder_for(entry, entry.__module__, time.time())
    assert folder is not None
    os.utime(folder, (LONG_AGO, LONG_AGO))
    machine_code.folder_for(entry, entry.__module__, time.time())
    machine_code.remove_old(folder.parent)
    assert folder.is_dir()


def test_several_can_remove_at_once(cache_home: Path) -> None:
    home = machine_code.find_home()
    assert home is not None
    make_folders(home, {f"game.kernel-{i:016x}": LONG_AGO for i in range(50)})
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(machine_code.remove_old, [home] * 8))
    assert list(home.iterdir()) == []
