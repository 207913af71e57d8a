"""What the pages that grow with the number of games cost the server, for `make cost`."""

from __future__ import annotations

import time

from rollwright.table.stores.memory import MemoryStore
from tests.web.wire import Wire

from .servers import inside, wait_for
from .test_daily import GAME, fill_day, finish, newcomer, on_a_day, play
from .test_own_games import fill, profile_of

GAMES, RESULTS = 1000, 100_000


def measure_page(person: Wire, path: str) -> float:
    """Return the least milliseconds of CPU that a page took, without what the client takes for any page."""
    times: dict[str, list[float]] = {path: [], "/static/icon.svg": []}
    for each, taken in list(times.items()) * 6:
        start = time.process_time()
        person.client.get(each).raise_for_status()
        taken.append(time.process_time() - start)
    page, any_page = map(min, times.values())
    return 1000 * (page - any_page)


def measure_pages() -> dict[str, float]:
    """Return the milliseconds of CPU of each page."""
    found = {}
    with inside(MemoryStore()) as house:
        ada = Wire(house.address)
        ada.open_table("Ada", people=1)
        fill(house.server.tables.store, profile_of(house, ada), GAMES)
        found[f"your games, {GAMES:,}"] = measure_page(ada, "/games?page=3")
    with on_a_day() as (house, calendar):
        ada = newcomer(house, "Ada")
        finish(house, play(ada), 90, calendar.ms)
        fill_day(house.server.tables.store, GAME, RESULTS)
        wait_for(lambda: not house.server.days.is_playing)
        found[f"a day with {RESULTS:,} results"] = measure_page(ada, f"/daily/{GAME}")
    return found
