from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.core.rng import make_rng
from rollwright.core.rules_engine import play_randomly
from rollwright.games.catalogue import GAMES, find_game
from rollwright.kernel.speeds import PLAIN
from rollwright.values.conv_trunk import trunk_layout
from rollwright.values.engine import ValueEngine
from rollwright.values.evaluation import best_by_value, value_at
from rollwright.values.files import (
    NO_VALUES,
    FileHeader,
    NetSpec,
    Values,
    read_header,
    read_packed,
    read_values,
    write_values,
)
from rollwright.values.net import size_of_net
from rollwright.values.ntuple import base_at, indices_at, table_value
from rollwright.values.packed import expand_array, expand_plain

POSITIONS = 12
LARGEST = 3_000_000
"""Bytes that a game's values may take in the package."""
SHIPPED = sorted(Path(__file__).parents[2].glob("src/rollwright/games/*/learned/*.values"))


def engine_of(game: str, fast: bool) -> ValueEngine[Any]:
    engine = find_game(game).engine(fast=fast)
    assert isinstance(engine, ValueEngine)
    return engine


def test_values_are_read_as_they_were_written_but_for_rounding(tmp_path: Path) -> None:
    entries = np.zeros(1000)
    entries[[3, 255, 256, 999]] = 8, -3.9, 1.9, 10_000
    about = FileHeader("toy", "layout", 1000, 4, "by hand")
    size = write_values(tmp_path / "toy.values", about, entries)
    found = read_values(tmp_path / "toy.values", "layout")
    assert size == (tmp_path / "toy.values").stat().st_size
    assert found.dtype == np.int16
    assert {int(n): int(found[n]) for n in np.flatnonzero(found)} == {3: 8, 255: -4, 999: 508}
    assert read_header(tmp_path / "toy.values").made == "by hand"


def test_a_net_is_read_as_it_was_written_behind_the_tables(tmp_path: Path) -> None:
    about = FileHeader("toy", "layout", 300, 4, "by hand")
    write_values(tmp_path / "toy.values", about, np.arange(300) % 5, [-32768, 0, 32767])
    found = read_values(tmp_path / "toy.values", "layout")
    assert found[:5].tolist() == [0, 0, 0, 4, 4]
    assert found[300:].tolist() == [-32768, 0, 32767]
    values = Values(tmp_path / "toy.values", "layout")
    assert len(values) == 303
    assert values.plain is values, "not read yet"
    assert [values[3], values[300]] == [4, -32768]
    assert [values.plain[3], values.plain[300]] == [4, -32768]
    assert values.plain is not values, "read, and looked at without a call in between"


def test_weights_are_the_same_without_numpy(tmp_path: Path) -> None:
    about, entries = FileHeader("toy", "layout", 1000, 4, "by hand"), np.zeros(1000)
    entries[[3, 255, 256, 999]] = 8, -3.9, 1.9, 10_000
    write_values(tmp_path / "toy.values", about, entries, [-32768, 0, 32767])
    packed = read_packed(tmp_path / "toy.values", "layout")
    assert expand_plain(packed).tolist() == expand_array(packed).tolist()


def test_values_learned_for_other_rules_are_refused(tmp_path: Path) -> None:
    write_values(tmp_path / "toy.values", FileHeader("toy", "old", 10, 4, ""), np.ones(10))
    with pytest.raises(InvalidSetup, match=r"^toy\.values was learned for other rules or tables"):
        read_values(tmp_path / "toy.values", "new")


@pytest.mark.parametrize("text", [b"", b"{}", b'{"kind": "something"}\n', b"\xff\x00"])
def test_what_is_no_file_of_values_is_refused_in_a_sentence(text: bytes, tmp_path: Path) -> None:
    (tmp_path / "toy.values").write_bytes(text)
    with pytest.raises(InvalidSetup, match=r"^toy\.values is not a file of learned values$"):
        read_header(tmp_path / "toy.values")


def test_a_damaged_file_of_values_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "toy.values"
    write_values(path, FileHeader("toy", "layout", 1000, 4, ""), np.arange(1000), [1, 2, 3])
    whole, told = path.read_bytes(), r"^toy\.values is damaged: it does not hold the values it names$"
    head, _, parts = whole.partition(b"\n")
    worse = (
        (b'"size": 1000', b'"size": 10'),
        (b'"size": 1000', b'"size": 99999999999999'),
        (b'"net": 3', b'"net": 9'),
    )
    for text in (whole[:-5], head + b"\n" + parts[::-1], *(whole.replace(*each) for each in worse)):
        assert text != whole
        path.write_bytes(text)
        with pytest.raises(InvalidSetup, match=told):
            read_values(path, "layout")


def test_where_nothing_was_learned_there_are_no_values() -> None:
    assert len(NO_VALUES) == 0
    assert NO_VALUES.array.dtype == np.int16
    assert not NO_VALUES.array.flags.writeable, "as values that were learned: one type to compile for"
    assert len(NO_VALUES.array) == 0


def numbers_of(plan: NetSpec) -> int:
    """Return how many numbers a net has."""
    return size_of_net(plan.shape) + (trunk_layout(*plan.board).end if plan.shape.cells else 0)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_values_fit_the_rules_are_small_and_quickly_read(path: Path) -> None:
    head = read_header(path)
    engine = engine_of(head.game, fast=False)
    told = engine.ntuples or engine.net
    assert told is not None
    assert head.layout == told.layout
    assert head.size == (0 if engine.ntuples is None else engine.ntuples.size)
    assert head.net == (0 if engine.net is None else numbers_of(engine.net))
    began = process_time()
    assert np.count_nonzero(read_values(path, told.layout)) > 10_000
    assert process_time() - began < 1, "50 ms on a quiet core; this only finds what is far from it"


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_game_ships_values_that_are_small_together(game: str) -> None:
    sizes = [path.stat().st_size for path in SHIPPED if read_header(path).game == game]
    assert 0 < sum(sizes) <= LARGEST


@pytest.mark.parametrize("shapes", ["linked", "pips"])
@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_chiefdom_has_values_for_both_shape_sets(game: str, shapes: str) -> None:
    engine, options = engine_of(game, fast=False), fill_options(find_game(game).options, {"shapes": shapes})
    table, _ = engine.setup(options, 1, PLAIN)
    assert engine.net is not None
    assert len(table.values) == engine.net.offset + numbers_of(engine.net)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_sage_decides_the_same_plain_and_compiled(game: str) -> None:
    """In some positions of a random game; whole games, which take plain nets their time, are long tests."""
    found = find_game(game)
    fast, plain = engine_of(game, fast=True), engine_of(game, fast=False)
    states = [state for state, _ in play_randomly(found, {}, found.seats[0], 3) if found.waiting(state)]
    for state in states[:: max(1, len(states) // POSITIONS)]:
        seat = found.waiting(state)[0]
        rng = make_rng(1, 0, 1)
        assert fast.choose(state, seat, "sage", rng) == plain.choose(state, seat, "sage", rng)


@pytest.mark.soak
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_sage_plays_the_same_plain_and_compiled(game: str) -> None:
    options = fill_options(find_game(game).options, {})
    fast, plain = engine_of(game, fast=True), engine_of(game, fast=False)
    policies = ["sage"] + ["random"] * (fast.alone - 1)
    assert fast.play(options, policies, 5, 0, 1) == plain.play(options, policies, 5, 0, 1)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_value_of_a_move_is_the_value_of_the_position_after_it(game: str) -> None:
    """Chiefdom looks up only what a move changes, which must come to the same."""
    from rollwright.kernel.interface import is_rolling, move_at, roll_at, seat_at

    engine, options = engine_of(game, fast=False), fill_options(find_game(game).options, {})
    table, at = engine.setup(options, engine.alone, PLAIN)
    space, dice = engine.workspace(PLAIN, engine.alone), make_rng(3, 0, 0)
    for _ in range(8):
        while is_rolling(table, at):
            dice, at = roll_at(table, at, dice)
        code, value = best_by_value(table, at, table.values, space)
        if code < 0:
            break
        then = move_at(table, at, code)
        length = indices_at(table, then, 0, space, places := [0] * 512)
        entries = sum(table.values[place] for place in places[:length])
        assert table_value(table, then, 0, table.values, space) == base_at(table, then, 0, space) + entries
        assert value == value_at(table, then, seat_at(table, at), table.values, space)
        at = then
