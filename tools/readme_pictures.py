"""Takes the README's pictures of a table in play, light and dark: `python -m tools.readme_pictures`."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from rollwright.core.record import Player
from tests.web.clicking import settle
from tests.web.conftest import Visitor, launch_browser, open_window, start_server, stop_server
from tests.web.seating import read_playthrough, seat_record

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZE: ViewportSize = {"width": 1280, "height": 800}
SCHEMES = ("light", "dark")
GAME, STEP, SEAT = "chiefdom-2-shared-victory", 78, 1
"""A game of three in its middle, two of them to move."""
NAMES = ("Ada", "Grace", "Alan")
QUALITY = 82


def sit_down(browser: Browser, address: str, data: Path) -> Page:
    """Return the page of a player at a table where everybody is present."""
    players = tuple(Player(name) for name in NAMES)
    table = seat_record(data, replace(read_playthrough(GAME), players=players), STEP)
    pages = [
        Visitor(open_window(browser, address, SIZE), address).sit_at(table, seat)
        for seat in range(len(NAMES))
    ]
    pages[SEAT].wait_for_selector(".chip .gain")
    return pages[SEAT]


def take(page: Page, scheme: str) -> Path:
    """Write a picture of the page in a colour scheme."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    settle(page)
    path = PICTURES / f"table-{scheme}.webp"
    Image.open(BytesIO(page.screenshot())).convert("RGB").save(path, quality=QUALITY, method=6)
    return path


def main() -> None:
    """Write all pictures."""
    with TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        process, address = start_server("--data", str(data), "--grace", "0")
        try:
            with launch_browser() as browser:
                page = sit_down(browser, address, data)
                for scheme in SCHEMES:
                    path = take(page, scheme)
                    print(f"{path.name}: {path.stat().st_size:,} bytes")
        finally:
            stop_server(process)


if __name__ == "__main__":
    main()
