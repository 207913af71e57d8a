"""Kernels that a site takes from a folder fit the games and the source that are installed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.games import catalogue
from rollwright.site.kernels import check_kernels, digest_kernel

HOME = "rollwright.kernel.example"


@pytest.fixture(autouse=True)
def with_trio(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the guide's small game be the only one."""
    monkeypatch.setattr("rollwright.site.kernels.list_games", lambda: [catalogue.find_game("trio")])
    monkeypatch.setenv(catalogue.FROM, f"{HOME}:TRIO")


def write_manifest(folder: Path, **changed: Any) -> Path:
    """Write the manifest of a kernel that fits, but for what is changed."""
    entry = {"file": "trio.wasm", "home": HOME, "games": ["trio"], "exports": []}
    entry |= {"source": digest_kernel(HOME, [])} | changed
    (folder / "manifest.json").write_text(json.dumps([entry]))
    return folder


def test_kernels_of_the_installed_source_are_taken(tmp_path: Path) -> None:
    check_kernels(write_manifest(tmp_path))


def test_a_kernel_of_another_source_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match=r"trio in .* was built from another source; build it again"):
        check_kernels(write_manifest(tmp_path, source="0123456789abcdef"))


def test_kernels_of_other_games_are_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match="are those of other games"):
        check_kernels(write_manifest(tmp_path, games=["trio", "chess"]))


def test_a_manifest_of_an_earlier_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text('[{"file": "trio.wasm"}]')
    with pytest.raises(InvalidSetup, match="were built by another version"):
        check_kernels(tmp_path)
