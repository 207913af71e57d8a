"""One's own games in a real browser: go on, replay, coach, delete, records from a file."""

from __future__ import annotations

from pathlib import Path

from .conftest import Visitor
from .seating import read_playthrough, seat_record

ROOT = Path(__file__).parents[1] / "playthroughs"


def bring(visitor: Visitor, *names: str) -> None:
    """Bring records along from a file."""
    page = visitor.page
    with page.expect_navigation():
        page.set_input_files("#records", [ROOT / f"{name}.record" for name in names])


def test_games_are_listed_plotted_replayed_and_deleted(visitor: Visitor, data: Path) -> None:
    seated = seat_record(data, read_playthrough("duel-9"))
    page = visitor.sit_at(seated)
    page.goto("/games")
    page.click("text=Keep these games")
    assert page.locator(".own-game").count() == 1
    bring(visitor, "chiefdom-2", "chiefdom-2-shared-victory", "chiefdom-2-bonus-on")
    assert page.locator(".own-game").count() == 4
    assert page.locator(".plots").count() == 0, "three games are no course"
    bring(visitor, "chiefdom-2-cards-random", "chiefdom-2-cards-named")
    assert page.locator(".own-game").count() == 6
    assert page.locator(".plots svg.plot").count() == 2
    page.locator(".own-game", has_text="imported").first.locator("text=Replay").click()
    page.wait_for_selector("#sheets svg")
    page.goto("/games")
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator(".own-game", has_text="imported").first.locator(".delete button").click()
    page.wait_for_function("() => document.querySelectorAll('.own-game').length === 5")
    page.click(".filters >> text=Duel")
    assert page.locator(".own-game").count() == 1


def test_a_file_without_records_or_too_large_says_so(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.play_alone()
    page.goto("/games")
    wrong = tmp_path / "records.txt"
    wrong.write_text("hello")
    page.set_input_files("#records", wrong)
    page.wait_for_selector("text=There is no record in this file")
    edited = (ROOT / "chiefdom-2.record").read_text().replace("roll ", "roll 9", 1)
    wrong.write_text(edited)
    page.set_input_files("#records", wrong)
    page.wait_for_selector("#import-state:has-text('record 1')")
    page.evaluate("Object.defineProperty(Blob.prototype, 'size', { get: () => 2e8 })")
    page.set_input_files("#records", wrong)
    page.wait_for_selector("#import-state:has-text('at most 100 MB')")
    visitor.complaints = [text for text in visitor.complaints if "/games/records" not in text]
