from __future__ import annotations

from click.testing import CliRunner

from rollwright.lab.experiments.inference_bench import FOLDER, main, measure_file


def test_asking_compiled_is_quicker_than_plain_and_reading_is_quick() -> None:
    cost = measure_file(FOLDER / "chiefdom/learned/chiefdom-2-linked.values", fast=12, plain=2)
    assert cost.file == "chiefdom-2-linked"
    assert cost.fast > 10 * cost.plain > 0
    assert 0 < cost.seconds < 1


def test_help_measures_nothing() -> None:
    ran = CliRunner().invoke(main, ["--help"])
    assert ran.exit_code == 0
    assert "Measure every file of learned values" in ran.output
    assert "|" not in ran.output
