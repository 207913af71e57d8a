"""Secrets: the dice secret, coming dice, tokens, others' undecided moves: in nothing that is shown."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from rollwright.table.dice.tokens import hash_token
from rollwright.table.rules import commands as c
from rollwright.table.rules.answers import Answer, Opened, Seated
from rollwright.table.rules.decision import Means
from rollwright.table.rules.events import decode
from rollwright.table.rules.refusal import Refusal
from rollwright.table.stores.memory import MemoryStore

from .tables import Party, gather, in_loop, make_hall, path_of


def shown(snapshot: Any) -> str:
    """Return everything a client could find in a snapshot."""
    return json.dumps(snapshot.data) + repr(snapshot.view)


def secrets_of(party: Party, store: MemoryStore) -> list[str]:
    secret = store.secret(party.table)
    hashes = [hash_token(token) for token in party.tokens]
    return [secret.hex(), repr(secret), str(int.from_bytes(secret, "big")), *party.tokens, *hashes]


def test_no_snapshot_log_line_error_or_event_holds_a_secret(caplog: pytest.LogCaptureFixture) -> None:
    @in_loop
    async def play() -> None:
        store = MemoryStore()
        tables = make_hall(store)
        party = await gather(tables, 2, bots=["greedy"], options={"turns": "4"})
        hidden = secrets_of(party, store)
        told: list[str] = []
        while (await party.data())["phase"] == "playing":
            told += [shown(await party.see(seat)) for seat in (None, 0, 1)]
            told.append(repr(await tables.health()))
            play = c.Play(id="x", ask=0, path=path_of("1 x"))
            for wrong in (
                play,
                c.Undo(id="y"),
                c.RollDice(seat=1),
                c.Start(),
            ):
                try:
                    await party.act(0, wrong)
                except Refusal as refusal:
                    told.append(f"{refusal} {refusal!r} {refusal.args}")
            if (await party.data(0))["can_roll"]:
                await party.roll()
            for seat in range(2):
                if (await party.data(seat))["ask"] is not None:
                    await party.move(seat)
            bodies = [line.body.decode() for line in store.read(party.table)]
            before_the_end = [body for body in bodies if '"type":"ended"' not in body]
            assert not any(secret in body for secret in [hidden[0], *party.tokens] for body in before_the_end)
        for secret in hidden:
            assert not any(secret in text for text in told)
            assert secret not in caplog.text
        await tables.close()

    with caplog.at_level(logging.DEBUG):
        play()


def test_what_holds_secrets_does_not_print_them() -> None:
    for value in (
        Means(b"\x01" * 32),
        Seated(0, "token-token"),
        Opened("T", "c", "key-key"),
        Answer(1, "T", "key-key"),
    ):
        assert not any(secret in repr(value) for secret in (r"\x01", "token-token", "key-key"))


@in_loop
async def test_others_moves_are_hidden_until_everybody_has_decided() -> None:
    """Whatever a seat draws, the others see the very same until the last of them has drawn."""
    looks: list[list[str]] = []
    store = MemoryStore()
    party = await gather(make_hall(store), 3, "chiefdom-2")
    await party.roll()
    kept = list(store.read(party.table))
    for which in (0, -1):
        store._tables[party.table].lines[:] = kept
        again = Party(make_hall(store), party.table, party.tokens)
        await again.move(0, which=which, name="m")
        looks.append([shown(await again.see(seat)) for seat in (1, 2, None)])
        assert shown(await again.see(0)) not in looks[-1]
    assert looks[0] == looks[1]


@in_loop
async def test_moves_are_shown_once_everybody_has_decided() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options={"turns": "9"})
    await party.roll()
    move = (await party.data(0))["moves"][0]["move"]
    await party.move(0)
    assert move not in [line["text"] for line in (await party.data(1))["log"]]
    await party.move(1)
    assert move in [line["text"] for line in (await party.data(1))["log"]]


@in_loop
async def test_the_coming_dice_are_nowhere() -> None:
    """Two tables that differ only in their secret, and so in all coming dice, look the same."""
    store = MemoryStore()
    party = await gather(make_hall(store), 2, options={"turns": "9"})
    looks = []
    for secret in (b"\x00" * 32, b"\xff" * 32):
        store._tables[party.table].secret = secret
        again = Party(make_hall(store), party.table, party.tokens)
        looks.append([shown(await again.see(seat)) for seat in (0, 1, None)])
    assert looks[0] == looks[1]


@in_loop
async def test_only_hashes_of_tokens_are_kept() -> None:
    store = MemoryStore()
    party = await gather(make_hall(store), 2)
    log = b"\n".join(line.body for line in store.read(party.table)).decode()
    assert all(token not in log for token in party.tokens)
    joined = [decode(party.table, line.seq, line.body).event for line in store.read(party.table)][1]
    assert getattr(joined, "token_hash", "") == hash_token(party.tokens[0])
