"""A socket goes on answering while one of its commands waits; rates belong to a seat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from rollwright.table.actors.fair_queue import Client
from rollwright.table.dice.fair_dice import commitment_of
from rollwright.web.server.limits import Limits
from tests.ops.servers import House, inside, wait_for

from ..wire import Wire, of_type, receive

NONCE = "c0ffee"


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with inside() as served:
        yield served


def open_owing(address: str) -> tuple[Wire, str]:
    """Open a table whose first roll waits for a nonce."""
    ada = Wire(address)
    return ada, ada.open_table("Ada", people=1, promise=commitment_of(NONCE))


def test_a_word_behind_a_waiting_roll_is_answered_at_once(house: House) -> None:
    ada, code = open_owing(house.address)
    with ada.connect(code) as line:
        roll = ada.say(line, do="roll")
        assert ada.ask(line, do="say", id="a", text="hello")["type"] == "answer"
        heard = receive(line, lambda message: "hello" in str(message.get("lines")))
        assert heard["type"] == "table", "what others do is told meanwhile"
        assert ada.client.post(f"/t/{code}/share", data={"nonce": NONCE}).status_code == 200
        assert receive(line, lambda message: message.get("n") == roll)["type"] == "answer"


def test_the_ninth_waiting_roll_of_a_seat_is_refused_and_everything_else_is_answered(house: House) -> None:
    ada, code = open_owing(house.address)
    with ada.connect(code) as line, ada.connect(code) as other:
        waiting = {ada.say(line, do="roll") for _ in range(house.server.limits.waits)}
        assert ada.ask(line, do="roll")["text"] == "your rolls are already waiting"
        assert ada.ask(line, do="say", id="a", text="hello")["type"] == "answer"
        assert ada.ask(other, do="roll")["text"] == "your rolls are already waiting", (
            "on every socket of the seat"
        )
        assert ada.client.post(f"/t/{code}/share", data={"nonce": NONCE}).status_code == 200
        answers = []
        while waiting:
            answers.append(receive(line, lambda message: message.get("n") in waiting))
            waiting.remove(answers[-1]["n"])
        assert [answer["type"] for answer in answers].count("answer") == 1, "the dice are rolled once"


def test_rolls_that_wait_hold_no_priority(house: House) -> None:
    priority = house.server.tables.priority
    with ExitStack() as lines:
        for _ in range(5):
            ada, code = open_owing(house.address)
            line = lines.enter_context(ada.connect(code))
            ada.say(line, do="roll")
            assert ada.ask(line, do="say", id="a", text="hello")["type"] == "answer"
        wait_for(lambda: not house.server.broadcasts and not priority._held)


def test_questions_of_spectators_take_turns_behind_players(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Wire(house.address)
    code = ada.open_table("Ada", people=1)
    with ada.connect(code) as line, ada.connect(code, "?watch=1") as watching:
        waited, wait = list[Client](), house.server.tables.priority.wait

        async def note(who: Client) -> None:
            waited.append(who)
            await wait(who)

        monkeypatch.setattr(house.server.tables.priority, "wait", note)
        for wire, turns in ((line, 0), (watching, 1)):
            ada.say(wire, do="explain", of=0, part="total")
            receive(wire, of_type("explanation"))
            assert len(waited) == turns


def test_leave_is_acknowledged_before_the_line_is_closed(house: House) -> None:
    for _ in range(5):
        ada = Wire(house.address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line:
            assert ada.ask(line, do="leave")["type"] == "answer"
            with pytest.raises(ConnectionClosed):
                receive(line, lambda message: False)
            assert line.protocol.close_code == 4401


def test_one_seat_with_sixteen_sockets_takes_nobody_elses_commands() -> None:
    with inside(limits=Limits(commands=(20, 0.001))) as (address, _, _), ExitStack() as lines:
        ada, eve = Wire(address), Wire(address)
        code = ada.open_table("Ada", people=2)
        eve.join(code, "Eve")
        sockets = [lines.enter_context(eve.connect(code)) for _ in range(16)]
        said = [
            eve.ask(socket, do="say", id=f"{number}.{at}", text="la")["type"]
            for number in range(5)
            for at, socket in enumerate(sockets)
        ]
        assert said == ["answer"] * 20 + ["refused"] * 60
        line = lines.enter_context(ada.connect(code))
        said = [ada.ask(line, do="say", id=f"a{n}", text="la")["type"] for n in range(20)]
        assert said == ["answer"] * 20
