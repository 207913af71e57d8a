"""Bots and hints of a page without a server think in a worker of their own."""

from __future__ import annotations

import json

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import draw_roll, start_game
from rollwright.core.rng import DICE, make_rng
from rollwright.games.catalogue import find_game
from rollwright.table.actors.bot_moves import BotQuestion, decide_move
from rollwright.web.page.kernels import PageChooser
from rollwright.web.page.port import PAGE
from rollwright.web.page.thinking import ThinkingPool, answer_question
from tests.table.tables import run_apart

from ..page_client import Disk, PageClient


class OtherWorker:
    """A worker that answers, once it has started."""

    def __init__(self) -> None:
        self.has_started = True
        self.asked = 0

    async def think(self, question: str, workers: int, waits: bool) -> str | None:
        """Answer a question; one that waits is answered after the start."""
        is_answered = self.has_started or waits
        self.asked += is_answered
        return answer_question(question) if is_answered else None


def ask_apprentice() -> BotQuestion:
    """Return what a bot is asked after the first roll of a game."""
    game, rng = find_game("chiefdom-2"), make_rng(1, 0, DICE)
    state = start_game(game, 1)
    while not game.waiting(state):
        rng, roll = draw_roll(game, state, rng)
        state = game.apply(state, roll)
    seat = game.waiting(state)[0]
    return BotQuestion(PageChooser(), find_game, game.id, game.view(state, seat), seat, "apprentice", rng)


def test_another_worker_is_asked_and_gives_the_move_that_this_one_would_make() -> None:
    async def ask() -> None:
        other = OtherWorker()
        pool, asked = ThinkingPool(other.think), ask_apprentice()
        there = await pool.work(PAGE, decide_move, asked)
        other.has_started = False
        assert await pool.work(PAGE, decide_move, asked) == there
        assert other.asked == 1
        assert await pool.go_on(decide_move, asked) == there
        assert other.asked == 2, "what goes on waits for the other worker's start"

    run_apart(ask())


def test_what_a_question_raises_there_is_raised_here() -> None:
    async def ask() -> None:
        with pytest.raises(InvalidSetup, match="chess"):
            await ThinkingPool(OtherWorker().think).work(PAGE, find_game, "chess")

    run_apart(ask())


def test_a_hint_is_found_in_the_other_worker() -> None:
    async def play() -> None:
        page = PageClient(Disk())
        table = await page.open("/play/fiefdoms")
        await page.sit_down(table)
        await page.play_on(moves=1)
        await page.wait_for(
            lambda: page.screen.own["ask"] is not None or page.screen.table.get("is_roll_due")
        )
        if page.screen.own["ask"] is None:
            await page.ask(do="roll")
            await page.wait_for(lambda: page.screen.own["ask"] is not None)
        asked = len(page.questions)
        hint = await page.call("POST", f"/t/{table}/hint")
        assert 1 <= len(json.loads(hint["body"])["moves"]) <= 3
        assert len(page.questions) == asked + 1

    run_apart(play())
