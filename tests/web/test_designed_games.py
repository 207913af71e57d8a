"""Games made elsewhere at the browser table: the guide's file, Yacht and Four Brooks, a small variant."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from rollwright.core import example
from tests.ops.servers import start

from .clicking import play_to_end, total_of
from .conftest import Visitor, open_window

EXAMPLES = Path(__file__).parents[2] / "examples"
YACHT, BROOKS = EXAMPLES / "yacht" / "src" / "rollwright_yacht", EXAMPLES / "brooks.py"

HAMLET = """
base = "chiefdom-2"
id = "hamlet"
name = "Hamlet"
[grid]
columns = 4
rows = 3
[[terms]]
name = "shore"
each = "houses or men beside water"
points = 1
"""


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """Return somebody at a server that was given four games."""
    shutil.copytree(YACHT, tmp_path / YACHT.name)  # away from an installed one's entry point
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    hamlet = tmp_path / "hamlet.toml"
    hamlet.write_text(HAMLET)
    sources = (example.__file__, "rollwright_yacht:YACHT", BROOKS, hamlet)
    named = [f"--game-from={source}" for source in sources]
    running = start(tmp_path, *named, "--data", str(tmp_path / "tables.db"))
    visitor = Visitor(open_window(browser, running.address), running.address)
    yield visitor
    visitor.context.close()
    assert running.stop() == 0
    assert not visitor.complaints


def test_games_made_elsewhere_are_clicked_to_their_ends(visitor: Visitor) -> None:
    click_to_end(visitor, "ladder", 8, most=8 + 8 * 6)
    click_to_end(visitor, "yacht", 12, most=304)
    click_to_end(visitor, "brooks", 4, most=4 * 78, lowest=-20)
    click_to_end(visitor, "hamlet", 3, most=200, lowest=-100)


def click_to_end(visitor: Visitor, game: str, least: int, most: int, lowest: int = 1) -> None:
    page = visitor.play_alone(game)
    assert play_to_end(page) >= least
    page.wait_for_selector("#end .results")
    total = int(page.locator("#end .results td.total").first.inner_text().replace("−", "-"))
    assert total == total_of(page)
    assert lowest <= total <= most
    record = page.request.get(f"{page.url}/record.txt").text()
    assert f"game {game}" in record
    page.click("#end a:has-text('Replay')")
    page.wait_for_selector("#sheets svg")
