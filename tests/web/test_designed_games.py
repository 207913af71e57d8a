"""Games made elsewhere at the browser table: the guide's file, Yacht and Four Brooks, a small variant."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from rollwright.core import example
from rollwright.core.record import Player, Record, format_step
from rollwright.core.rules_engine import play_randomly
from rollwright.games.catalogue import FROM, PARTED, find_game
from tests.ops.servers import start

from .clicking import play_to_end, total_of
from .conftest import Visitor, open_window
from .seating import seat_record

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
    running = start(tmp_path, *named, "--data", str(tmp_path / DATA))
    monkeypatch.setenv(FROM, PARTED.join(map(str, sources)))  # this process knows them too
    visitor = Visitor(open_window(browser, running.address), running.address)
    yield visitor
    visitor.context.close()
    assert running.stop() == 0
    assert not visitor.complaints


@dataclass(frozen=True)
class Bounds:
    """The least number of moves of a whole game, and its lowest and highest total."""

    moves: int
    lowest: int
    highest: int


BOUNDS = {
    "ladder": Bounds(8, 1, 8 + 8 * 6),
    "yacht": Bounds(12, 1, 304),
    "brooks": Bounds(4, -20, 4 * 78),
    "hamlet": Bounds(1, -100, 200),  # twelve squares: the second shape may not fit
}
DATA, WHOLE = "tables.db", "ladder"
LEFT = 8
"""Steps before the end at which a game is taken over."""


@pytest.mark.soak
@pytest.mark.usefixtures("forget_variants")
def test_games_made_elsewhere_are_clicked_to_their_ends(visitor: Visitor) -> None:
    for game in BOUNDS:
        check_the_end(visitor.play_alone(game), game)


@pytest.mark.usefixtures("forget_variants")
def test_games_made_elsewhere_are_offered_and_one_whole_game_and_the_ends_of_others_are_clicked(
    visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor.play_alone(WHOLE)
    check_the_end(page, WHOLE)
    page.goto("/")
    others = [game for game in BOUNDS if game != WHOLE]
    for game in others:
        assert page.locator(f"#play-{game} button").count() == 1
    for game in others:
        record = record_randomly(game)
        check_the_end(
            visitor.sit_at(seat_record(tmp_path / DATA, record, max(0, len(record.steps) - LEFT))), game
        )


def record_randomly(name: str) -> Record:
    """Return a whole game played at random."""
    game = find_game(name)
    steps = tuple(format_step(game, step) for _, step in play_randomly(game, {}, 1, seed=1))
    return Record(name, (Player("Ada"),), steps=steps)


def check_the_end(page: Page, game: str) -> None:
    """Play to the end: the results are those of the score, and record and replay are there."""
    bounds = BOUNDS[game]
    assert play_to_end(page) >= bounds.moves
    page.wait_for_selector("#end .results")
    total = int(page.locator("#end .results td.total").first.inner_text().replace("−", "-"))
    assert total == total_of(page)
    assert bounds.lowest <= total <= bounds.highest
    record = page.request.get(f"{page.url}/record.txt").text()
    assert f"game {game}" in record
    page.click("#end a:has-text('Replay')")
    page.wait_for_selector("#sheets svg")
