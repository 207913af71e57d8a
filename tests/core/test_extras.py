"""What is missing, and the command that brings it."""

from __future__ import annotations

import sys
from importlib import util
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from rollwright.core import extras
from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import (
    INCOMPLETE,
    MissingExtra,
    command_for,
    extra_of,
    install_command,
    packages_of,
)


def test_an_extra_is_told_by_its_packages_because_those_can_be_installed_anywhere() -> None:
    assert packages_of("postgres") == ["psycopg[binary]>=3.2"]
    assert [package.split(">")[0] for package in packages_of("lab")] == ["pyarrow"]
    assert packages_of("some-module") == []


def test_a_module_leads_to_the_extra_that_brings_it() -> None:
    assert extra_of("pyarrow") == "lab"
    assert extra_of("gymnasium") == "envs"
    assert extra_of("numba") == "bots", "and not that of numba-cuda"
    assert extra_of("nobody") is None
    assert command_for("nobody") is None
    assert str(command_for("rich")).endswith(" 'rich>=13.7'")


def test_where_pip_is_missing_uv_does_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def find(name: str) -> object:
        return None if name == "pip" else util.find_spec(name)

    monkeypatch.setattr(extras, "find_spec", find)
    python, uv = tmp_path / "python", tmp_path / "uv"
    uv.touch()
    monkeypatch.setattr(sys, "executable", str(python))
    assert install_command("postgres") == f"{uv} pip install --python {python} 'psycopg[binary]>=3.2'"


def test_where_pip_is_there_pip_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: object())
    assert install_command("ray") == f"{sys.executable} -m pip install 'ray>=2.40'"


def test_the_error_is_one_sentence_with_the_command() -> None:
    wrong = MissingExtra("a table needs pyarrow", "lab")
    assert isinstance(wrong, InvalidSetup)
    assert str(wrong).startswith("a table needs pyarrow: ")
    assert str(wrong).endswith(" 'pyarrow>=15'")


def test_a_source_tree_without_metadata_names_no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "requires", missing)
    assert extra_of("gymnasium") is None
    assert install_command("envs") == INCOMPLETE
