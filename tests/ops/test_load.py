"""The script behind `make load` reads what it is asked for, and says in a sentence what it cannot read."""

from __future__ import annotations

import pytest

from tools.crowds import Figures
from tools.load import is_held, read_arguments


@pytest.mark.parametrize("text", ["100x4,2x100", "100x4 2x100", "100x4, 2x100"])
def test_sizes_are_a_list(text: str) -> None:
    asked = read_arguments(["--sizes", text, "--stores", "sqlite"])
    assert (asked.sizes, asked.stores) == ([(100, 4), (2, 100)], ["sqlite"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--sizes", "100"], "'100' is no size: write tables x seats, such as 100x4,2x100"),
        (["--sizes", "0x4", "--stores", "sqlite"], "'0x4' is no size"),
        (["--sizes", "2x4x5"], "'2x4x5' is no size"),
        (["--sizes", "1x101"], "'1x101' is no size"),
        (["--processes", "2"], "several processes share tables in PostgreSQL: add --stores postgresql"),
        (["--stores", "oracle"], "'oracle' is no store to be measured (stores: sqlite, postgresql)"),
    ],
)
def test_what_cannot_be_read_is_one_sentence_and_code_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        read_arguments(words)
    told = capsys.readouterr()
    assert ended.value.code == 2
    assert told.err.startswith(said)
    assert told.err.count("\n") == 1
    assert not told.out


def test_a_size_is_held_if_nobody_waits_and_no_round_is_long() -> None:
    quick = Figures(acknowledged=[0.05] * 99 + [0.2], told=[0.2] * 100, rounds=[2.0])
    assert not is_held(Figures())
    assert not is_held(quick)
    quick.acknowledged += [0.05] * 10
    assert is_held(quick)
    quick.rounds.append(10.5)
    assert not is_held(quick)
