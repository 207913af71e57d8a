from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from click.testing import CliRunner

from rollwright.cli.group import rollwright
from rollwright.core.errors import IllegalMove, InvalidSheet
from rollwright.core.game import start_game
from rollwright.core.record import Commitment, Nonce, Record, format_record, parse_record
from rollwright.table.dice.fair_dice import SeatNonce, commitment_of, make_block, roll_fairly
from rollwright.table.dice.verify import verify_record
from rollwright.table.stores.memory import MemoryStore

from ..toy import TOY
from .tables import GAMES, gather, in_loop, make_hall

SETTINGS = {"toy": {"turns": "3"}, "chiefdom-2": {"cards": "random"}}


@cache
def played(game: str = "toy") -> str:
    """Return the record of a game between a person and a bot, played at a table."""
    texts: list[str] = []

    @in_loop
    async def play() -> None:
        tables = make_hall(MemoryStore())
        party = await gather(tables, 2, game, shares=True, options=SETTINGS[game])
        while (await party.data())["phase"] == "playing":
            if (await party.data(0))["can_roll"]:
                await party.roll()
            await party.move_all()
        texts.append(await tables.record(party.table))
        await tables.close()

    play()
    return texts[0]


def check(record: Record | str) -> tuple[str, ...]:
    text = record if isinstance(record, str) else format_record(record)
    return verify_record(text, GAMES.__getitem__).problems


@pytest.mark.parametrize("game", ["toy", "chiefdom-2"])
def test_the_dice_of_a_finished_game_check_out(game: str) -> None:
    report = verify_record(played(game), GAMES.__getitem__)
    assert report.ok
    assert report.rolls == sum(step.startswith("roll ") for step in parse_record(played(game)).steps)
    assert report.rolls >= 3


def test_another_secret_is_found_out() -> None:
    record = replace(parse_record(played()), secret="00" * 32)
    assert "the secret is not the one that was committed to" in check(record)


def test_a_changed_roll_is_found_out_by_its_step() -> None:
    record = parse_record(played())
    last = max(i for i, step in enumerate(record.steps) if step.startswith("roll "))
    first = record.steps[:last]
    for roll in ("roll 1 1", "roll 2 2"):
        changed = replace(record, steps=(*first, roll))
        if roll != record.steps[last]:
            assert any(p.startswith(f"step {last + 1} rolled {roll[5:]}, but") for p in check(changed))


def test_a_changed_nonce_is_found_out() -> None:
    record = parse_record(played("chiefdom-2"))
    changed = replace(record, nonces=(record.nonces[0]._replace(nonce="feed"), *record.nonces[1:]))
    assert check(changed)


def test_a_nonce_that_was_not_promised_or_came_late_is_found_out() -> None:
    record = parse_record(played())
    other = (record.nonces[0], record.nonces[1]._replace(nonce="beef"))
    assert "the nonce of seat 2 is not the one that was promised" in check(replace(record, nonces=other))
    late = (record.nonces[0], record.nonces[1]._replace(first_step=4))
    assert "the nonce of seat 2 counts from step 4 only" in check(replace(record, nonces=late))
    turned = replace(record, nonces=record.nonces[::-1])
    assert "the nonces are not in the order of the seats, one for each" in check(turned)


def test_what_was_proven_is_said_exactly() -> None:
    record = parse_record(played())
    whole = verify_record(format_record(record), GAMES.__getitem__)
    assert "each of the seats 1 and 2 promised a nonce and showed" in whole.proven[0]
    assert [sentence.partition(" ")[0] for sentence in whole.proven] == ["each", "the"]
    order, log = whole.unproven
    assert "came before the nonces" in order
    assert "the head which the table showed" in log
    held = replace(record, nonces=record.nonces[:1])
    told = verify_record(format_record(held), GAMES.__getitem__)
    assert any("seat 2 promised a nonce and kept it back" in sentence for sentence in told.unproven)
    none = replace(held, promises=record.promises[:1])
    told = verify_record(format_record(none), GAMES.__getitem__)
    assert any("seat 2 brought no nonce" in sentence for sentence in told.unproven)


OLD = """rollwright record 1
game toy turns=1
seat 1 person Ada
dice commit 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd table K7P2QD
nonce 1 from step 1 c0ffee
secret 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
"""


def test_an_old_record_is_verified_by_its_own_kind() -> None:
    block = make_block(bytes(range(32)), "K7P2QD", 1, [SeatNonce(0, 1, "c0ffee")])
    roll = roll_fairly(TOY, start_game(TOY, 1, {"turns": "1"}), block)
    report = verify_record(f"{OLD}1 roll {roll}\n", GAMES.__getitem__)
    assert (report.ok, report.kind, report.proven) == (True, 1, ())
    assert "sat down last could have chosen these rolls" in report.unproven[0]
    without = f"{OLD}1 roll {roll}\n".replace("nonce 1 from step 1 c0ffee\n", "")
    assert "seat 1 has no nonce in the first roll" in check(without)


def test_what_cannot_be_checked_says_why() -> None:
    record = parse_record(played())
    with pytest.raises(InvalidSheet, match="the record says 'dice seed 42'"):
        check(replace(record, dice="seed 42"))
    with pytest.raises(InvalidSheet, match="the secret is shown when the game is over"):
        check(replace(record, secret=""))
    with pytest.raises(IllegalMove, match="step 1"):
        check(replace(record, steps=("seat 1 1 x",)))


def test_a_record_with_fair_dice_reads_back() -> None:
    record = parse_record(played())
    assert record.nonces == (Nonce(1, 1, "00"), Nonce(2, 1, "01"))
    assert record.promises == (
        Commitment(1, commitment_of("00")),
        Commitment(2, commitment_of("01")),
    )
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    "line",
    ["nonce 3 from step 1 aa", "nonce 0 from step 1 aa", "nonce 1 from step 0 aa", "nonce 1 from 1 aa",
     "promise 1 00", "promise 3 " + "0" * 64, "promise 1 " + "g" * 64,
     "nonce 1 from step 1 xyz", "nonce 1 from step 1 ", "secret 00", "secret " + "g" * 64],
)  # fmt: skip
def test_a_wrong_dice_line_is_refused_by_its_line(line: str) -> None:
    lines = played().split("\n")
    at = next(i for i, text in enumerate(lines) if text.startswith("secret"))
    with pytest.raises(InvalidSheet, match=f"line {at + 1}: "):
        parse_record("\n".join([*lines[:at], line, *lines[at + 1 :]]))


def test_the_command_tells_right_from_wrong() -> None:
    good = played("chiefdom-2")
    told = CliRunner().invoke(rollwright, ["verify", "-"], input=good)
    assert (told.exit_code, told.output[:4]) == (0, "All ")
    wrong = good.replace("nonce 1 from step 1 00", "nonce 1 from step 1 ff")
    told = CliRunner().invoke(rollwright, ["verify", "-"], input=wrong)
    assert told.exit_code == 1
    assert "Not right: step " in told.output
    told = CliRunner().invoke(rollwright, ["verify", "--json", "-"], input=good)
    assert '"ok": true' in told.output
