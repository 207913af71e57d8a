"""Random games in the worker in which a page's bots think, beside the same games natively."""

from __future__ import annotations

import pickle
import time
from base64 import b64encode
from collections.abc import Callable
from operator import methodcaller
from typing import NamedTuple

from playwright.sync_api import Page

from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game

ROUNDS, SEED = 5, 1
START = """
([address, game]) => new Promise((resolve, reject) => {
  window.asked = new Worker(address, { type: 'module' });
  window.asked.onerror = (wrong) => reject(new Error(wrong.message));
  window.asked.onmessage = ({ data }) => { if (data.ready) resolve(null); };
  window.asked.postMessage({ needs: [game, '{}', false] });
})
"""
ASK = """
(question) => new Promise((resolve) => {
  const start = performance.now();
  window.asked.onmessage = ({ data }) => {
    if (data.number === 1) resolve((performance.now() - start) / 1000);
  };
  window.asked.postMessage({ number: 1, question });
})
"""


class Speeds(NamedTuple):
    """Seconds that random games take in a page and natively, the best of some rounds of each in turn."""

    page: float
    native: float


class Result:
    """What a call returns, made where it is unpickled."""

    def __init__(self, function: Callable[..., object], *args: object) -> None:
        self._call = function, args

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return self._call


def ask_playouts(game: str, games: int) -> str:
    """Return the question (`web/page/thinking.py`) that has a page play random games."""
    engine = Result(methodcaller("engine", fast=True), Result(find_game, game))
    playing = methodcaller("run_playouts", fill_options(find_game(game).options, {}), SEED, games)
    return b64encode(pickle.dumps((playing, (engine,)))).decode()


def time_natively(game: str, games: int) -> float:
    """Return the seconds of random games on the CPU."""
    found = find_game(game)
    engine, start = found.engine(fast=True), time.perf_counter()
    engine.run_playouts(fill_options(found.options, {}), SEED, games)
    return time.perf_counter() - start


def compare_playouts(page: Page, address: str, game: str, games: int) -> Speeds:
    """Play random games in a page of the site and natively, in turn."""
    page.evaluate(START, [f"{address}/static/page/thinking.js", game])
    rounds = [
        Speeds(page.evaluate(ASK, ask_playouts(game, games)), time_natively(game, games))
        for _ in range(ROUNDS + 1)
    ][1:]
    page.evaluate("window.asked.terminate()")
    return Speeds(min(each.page for each in rounds), min(each.native for each in rounds))
