"""Bots made elsewhere at the browser table: in the menu, and replaced when they fail."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rollwright.bots import registry
from rollwright.bots.external import load_external
from rollwright.core.errors import RollwrightError
from rollwright.core.game import start_game
from rollwright.core.rng import make_rng
from rollwright.core.types import Move
from rollwright.games.catalogue import find_game
from rollwright.table.actors.bot_moves import BotQuestion, decide_move
from rollwright.table.actors.fair_queue import Client
from rollwright.table.actors.tables import Tables
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.server.worker_process import WorkLimits
from rollwright.web.server.workers import WorkerPool
from tests.cli.run import run_command
from tests.ops.servers import House, inside
from tests.table.tables import run_apart

from .wire import Wire, of_type, receive

LAST, FAILING, TELLING = f"{__name__}:Last", f"{__name__}:Failing", f"{__name__}:Telling"
GONE = "no_such_module:Bot"


class Last:
    """Plays the last move there is."""

    def choose(self, game: Any, state: Any, seat: int, rng: Any) -> Move:
        move: Move = game.moves(state, seat)[-1]
        return move


class Failing:
    """Knows nothing."""

    def choose(self, game: Any, state: Any, seat: int, rng: Any) -> Move:
        raise RuntimeError("no idea")


class Telling:
    """Says where it thinks."""

    def choose(self, game: Any, state: Any, seat: int, rng: Any) -> Move:
        raise RollwrightError(f"in process {os.getpid()}")


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with inside(chooser=LevelChooser([LAST, FAILING])) as house:
        yield house


def play_turn(ada: Wire, bot: str, then: Callable[[], None] = lambda: None) -> list[str]:
    """Open a table, play a turn with a bot, roll again, and return what kinds of lines the log had."""
    code = ada.open_table("Ada", people=1, **{"chiefdom-2.bots": "1", "chiefdom-2.level": bot})
    then()
    kinds = list[str]()

    def is_roll_due(told: Any) -> bool:
        kinds.extend(each["kind"] for each in told.get("lines", []))
        return bool(told.get("is_roll_due"))

    with ada.connect(code) as line:
        receive(line, of_type("table"))
        ada.say(line, do="roll")
        offers = receive(line, lambda told: is_roll_due(told) or told["type"] == "offers")
        ada.say(line, do="play", id="m1", ask=offers["ask"], path=offers["paths"][0])
        receive(line, is_roll_due)
        assert ada.ask(line, do="roll")["type"] == "answer"
    return kinds


def test_bots_that_the_server_was_given_are_in_the_menu(house: House) -> None:
    page = Wire(house.address).client.get("/new?game=chiefdom-2").text
    assert f'<option value="{LAST}" data-help="A bot made elsewhere.">{LAST}</option>' in page


def test_a_table_does_not_load_what_the_server_was_not_given(house: House) -> None:
    form = {"game": "chiefdom-2", "name": "Ada", "chiefdom-2.people": "1", "chiefdom-2.bots": "1"}
    answer = Wire(house.address).client.post("/tables", data=form | {"chiefdom-2.level": "os:system"})
    assert answer.status_code == 400
    assert "there is no bot" in answer.text


def test_a_bot_made_elsewhere_plays(house: House) -> None:
    assert "replaced" not in play_turn(Wire(house.address), LAST)


def test_for_a_bot_that_fails_a_stand_in_plays_on_and_the_table_says_so(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    assert play_turn(Wire(house.address), FAILING).count("replaced") == 1
    assert caplog.text.count("the bot at seat 2 failed, another plays on") == 1


def test_for_a_bot_that_is_no_longer_there_a_stand_in_plays_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def uninstall() -> None:
        monkeypatch.setattr(registry, "load_external", lambda name: load_external(GONE))

    assert play_turn(Wire(house.address), LAST, uninstall).count("replaced") == 1


def test_a_bot_made_elsewhere_thinks_in_a_process_of_its_own() -> None:
    async def ask() -> str:
        chooser, game = LevelChooser([TELLING]), find_game("chiefdom-2")
        thinking = WorkerPool(WorkLimits(size=1))
        tables = Tables(MemoryStore(), chooser, thinking=thinking)
        state = start_game(game, 1, {})
        asked = BotQuestion(chooser, find_game, game.id, state, 0, TELLING, make_rng(1, 1, 1))
        try:
            work = chooser.work(game, TELLING)
            await tables.thinkers.decide(Client("Ada"), work, decide_move, asked)
        except RollwrightError as said:
            return str(said)
        finally:
            thinking.close()
            await tables.close()
        return "nowhere"

    told = run_apart(ask())
    assert told.startswith("in process ")
    assert told != f"in process {os.getpid()}"


def test_a_server_refuses_a_bot_that_cannot_be_loaded() -> None:
    done = run_command("serve", "--port", "0", "--no-open", "--bot", GONE)
    assert done.code == 2
    assert "no_such_module cannot be loaded" in done.err
