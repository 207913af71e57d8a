"""Whole games at a phone, pressed and released: every score is seen at every decision; the end is right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from .conftest import LAPTOP, Visitor, Visitors
from .test_games import check_the_end
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
  const points = [...document.querySelectorAll('.standings .points')];
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
    at: middle(target), seen: points.filter(shows).map((e) => e.textContent), seats: points.length,
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
GAMES = [pytest.param("chiefdom-1", marks=pytest.mark.soak), "chiefdom-2", "duel", "fiefdoms"]


@pytest.mark.parametrize("game", GAMES)
def test_every_score_is_seen_at_every_decision_of_a_whole_game_and_the_end_is_right(
    visitors: Visitors, screenshots: Path, game: str
) -> None:
    visitor = visitors.welcome_stranger(PHONE, is_phone=True)
    visitor.open_quickly("Ada", game, people=1, **{f"{game}.bots": "1", f"{game}.level": "wanderer"})
    visitor.page.wait_for_selector("#sheet svg")
    assert press_to_the_end(visitor) > 10
    visitor.page.set_viewport_size(LAPTOP)  # where the log and the scores lie beside the sheet
    check_the_end(visitor.page, "Ada", is_explained=True)
    if game == "duel":
        view(visitor.page, screenshots, "checked")


def press_to_the_end(visitor: Visitor) -> int:
    """Press whatever comes next until the game is over; return the number of decisions."""
    page, decisions, state = visitor.page, 0, ""
    for _ in range(1500):
        found = page.evaluate(NEXT_PRESS, state)
        if "over" in found:
            return decisions
        if found["isDecision"]:
            decisions += 1
            assert len(found["seen"]) == found["seats"] == 2, found
            assert all(re.match(r"−?\d+", points) for points in found["seen"]), found
            assert not found["cut"], "a choice is cut off"
        page.touchscreen.tap(*found["at"])
        state = found["state"]
    raise AssertionError("the game does not end")
