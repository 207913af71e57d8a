"""Whole games at a phone, pressed and released: every decision shows all scores as they are, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.games.catalogue import find_game
from rollwright.table.rules.events import Created, decode
from rollwright.table.rules.fold import fold, open_room
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.sqlite import SqliteStore

from .conftest import LAPTOP, Visitor, Visitors
from .test_games import check_the_dice, check_the_end
from .test_looks import view

PHONE = ViewportSize(width=390, height=844)
LOOK = """() => {
  const shows = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return false;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return Boolean(over && (e.contains(over) || over.contains(e)));
  };
  if (!document.querySelector('#end').hidden) return { over: true };
  const points = [...document.querySelectorAll('.standings [data-seat] .points')];
  const told = (e) => [e.closest('[data-seat]').dataset.seat, Number(e.textContent.replace('−', '-'))];
  const middle = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const chosen = document.querySelector(':is(.chips, #choices) > .chip[aria-pressed=true]');
  const open = [...document.querySelectorAll('#choices > .chip, #choices .chips > .chip')];
  const targets = ['button.roll', '#confirm button.main', '.next .chip[aria-pressed=false]']
    .map((each) => document.querySelector(each));
  const square = [...document.querySelectorAll('#sheet .can')].find(shows);
  const first = chosen || !open.length ? square : open[0];
  const target = targets[0] ?? targets[1] ?? first ?? targets[2] ?? square ?? open[0];
  const { step } = document.querySelector('#panel').dataset;
  if (!target) return {};
  return {
    at: middle(target), seen: Object.fromEntries(points.filter(shows).map(told)),
    seq: Number(document.body.dataset.seq),
    isDecision: step !== 'wait',
    cut: step === 'choose' && open.some((e) => !shows(e)),
  };
}"""
NEXT_PRESS = f"""async (before) => {{
  const look = {LOOK};
  const wait = () => new Promise((done) => setTimeout(done, 10));
  const state = () => document.body.dataset.seq + document.querySelector('#panel').innerHTML.length;
  for (let n = 0; n < 100 && state() === before; n++) await wait();
  for (;;) {{
    const found = look();
    if (found.at || found.over) return {{ ...found, state: state() }};
    await wait();
  }}
}}"""
"""Waits until the page has answered the press before, and then until there is something to press."""
GAMES = [
    pytest.param("chiefdom-1", "en", marks=pytest.mark.soak),
    ("chiefdom-2", "de"),
    ("duel", "fr"),
    ("fiefdoms", "tr"),
]
"""Each in another language; English is played by all other tests."""


ME = 0


class Log:
    """A table's log as it grows, and the scores that a seat may know after each event."""

    def __init__(self, store: SqliteStore, code: str) -> None:
        self._store, self._code = store, code
        self._states: list[TableState] = []

    def scores(self, seq: int) -> dict[str, int]:
        """Return each score as the first seat knows it; where the lowest row decides, that row."""
        self._read_on()
        table_state = self._states[seq - 1]
        game, state = table_state.game, table_state.state
        views = {
            seat: game.view(state, seat if seat == ME else None) for seat in range(len(table_state.seats))
        }
        scores = {seat: game.score(view, seat) for seat, view in views.items()}
        is_weakest = is_decided_by_weakest(game)
        return {
            str(seat): min(score.breakdown.values()) if is_weakest else score.total
            for seat, score in scores.items()
        }

    def _read_on(self) -> None:
        for line in self._store.read(self._code, len(self._states)):
            entry = decode(self._code, len(self._states) + 1, line.body)
            if isinstance(entry.event, Created):
                self._states.append(open_room(self._code, find_game(entry.event.settings.game), entry))
            else:
                self._states.append(fold(self._states[-1], entry))


@contextmanager
def read_log(data: Path, code: str) -> Iterator[Log]:
    store = SqliteStore(str(data))
    yield Log(store, code)
    store.close()


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_every_score_is_seen_as_it_is_at_every_decision_of_a_whole_game_and_the_end_is_right(
    visitors: Visitors, data: Path, screenshots: Path, game: str, language: str
) -> None:
    visitor = visitors.welcome_stranger(PHONE, is_phone=True)
    visitor.read_in(language)
    code = visitor.open_quickly("Ada", game, people=1, **{f"{game}.bots": "1", f"{game}.level": "wanderer"})
    visitor.page.wait_for_selector("#sheet svg")
    with read_log(data, code) as log:
        assert press_to_the_end(visitor, log) > 10
    assert visitor.page.get_attribute("html", "lang") == language
    visitor.page.set_viewport_size(LAPTOP)  # where the log and the scores lie beside the sheet
    check_the_end(visitor.page, "Ada", is_explained=True)
    check_the_dice(visitor.page)
    if game == "duel":
        view(visitor.page, screenshots, "checked")


def press_to_the_end(visitor: Visitor, log: Log) -> int:
    """Press whatever comes next until the game is over; return the number of decisions."""
    page, decisions, state = visitor.page, 0, ""
    for _ in range(1500):
        found = page.evaluate(NEXT_PRESS, state)
        if "over" in found:
            return decisions
        if found["isDecision"]:
            decisions += 1
            assert found["seen"] == log.scores(found["seq"]), found
            assert not found["cut"], "a choice is cut off"
        page.touchscreen.tap(*found["at"])
        state = found["state"]
    raise AssertionError("the game does not end")
