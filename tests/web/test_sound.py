"""Sounds cannot be heard by a test, but they can be rendered and measured."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .clicking import play_turn
from .conftest import Visitor

RENDER = """async ([name, seconds]) => {
  const offline = new OfflineAudioContext(1, 48000 * seconds, 48000);
  offline.resume = async () => {};
  window.AudioContext = function () { return offline; };
  (await import(`/static/kit/sound.js?${name}${Math.random()}`)).playSound(name);
  const samples = (await offline.startRendering()).getChannelData(0);
  let [peak, sum, squares, last] = [0, 0, 0, 0];
  samples.forEach((sample, i) => {
    peak = Math.max(peak, Math.abs(sample));
    sum += sample;
    squares += sample * sample;
    if (Math.abs(sample) > 0.001) last = i;
  });
  return { peak, mean: sum / samples.length, loud: Math.sqrt(squares / last), lasts: last / 48000 };
}"""
SECONDS = 3
LONGEST = {"dice": 0.7, "pencil": 0.5, "touch": 0.3, "stamp": 0.4, "thud": 0.5, "splash": 0.5, "coin": 0.4}
LONGEST |= {"tick": 0.3, "turn": 0.7, "rubber": 0.4, "bell": 1.2, "chord": 1.5}


def render(page: Page, name: str) -> dict[str, float]:
    measured: dict[str, float] = page.evaluate(RENDER, [name, SECONDS])
    return measured


@pytest.mark.parametrize("name", LONGEST)
def test_a_sound_is_heard_short_and_never_clipped(visitor: Visitor, name: str) -> None:
    visitor.page.goto("/about")
    for _ in range(5):  # each time it is a little different
        measured = render(visitor.page, name)
        assert 0.05 < measured["peak"] < 0.9
        assert abs(measured["mean"]) < 0.001
        assert 0.1 < measured["lasts"] < LONGEST[name]


def test_nothing_sounds_until_it_is_switched_on(visitor: Visitor) -> None:
    page = visitor.play_alone("chiefdom-1")
    assert {play_turn(page), play_turn(page)} == {"rolled", "moved"}
    assert page.evaluate("document.body.dataset.sound") is None
    page.evaluate("localStorage.settings = JSON.stringify({ sound: true })")
    page.reload()
    page.wait_for_selector("#facts", state="attached")
    while page.get_attribute("body", "data-sound") != "dice":
        play_turn(page)


def test_sound_is_asked_about_once_between_two_turns(visitor: Visitor) -> None:
    page = visitor.play_alone("chiefdom-1")
    while play_turn(page) != "moved":
        pass
    page.click(".sound-question button:has-text('Sound on')")
    page.wait_for_selector(".sound-question", state="detached")
    assert page.evaluate("JSON.parse(localStorage.settings).sound") is True
    assert page.locator("button.roll").is_visible(), "and nothing waited for the answer"
    page.reload()
    page.wait_for_selector("button.roll")
    assert page.locator(".sound-question").count() == 0


def test_after_three_games_rolling_by_itself_is_offered_once(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.evaluate("localStorage.settings = JSON.stringify({ sound: false })")
    visitor.page.evaluate("localStorage.games = '3'")
    page = visitor.play_alone("chiefdom-1")
    while play_turn(page) != "moved":
        pass
    page.click("[data-key='roll true']")
    page.wait_for_selector("#choices .chip, #sheet .can", state="attached")
    assert page.evaluate("JSON.parse(localStorage.settings).roll") is True
    assert page.evaluate("localStorage.games") == "asked"
