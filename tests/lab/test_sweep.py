from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from rollwright import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import new_options
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2
from rollwright.games.chiefdom.board import bits_of
from rollwright.games.chiefdom.edition import FACT_HELP, SPANS, Edition
from rollwright.games.chiefdom.game import Chiefdom
from rollwright.games.duel.board import PLUS, STAR
from rollwright.games.duel.game import DUEL
from rollwright.games.duel.scoring import Track, mark
from rollwright.games.duel.sheet import Queue
from rollwright.games.fiefdoms.game import FIEFDOMS
from rollwright.kernel.bits import Bits
from rollwright.lab.plots.heatmap import count_squares, lay_out
from rollwright.lab.setup import set_up
from rollwright.lab.simulation import CHUNK
from rollwright.lab.sweep import compare, draw_sweep, find_effects, list_rows, run_sweep
from rollwright.lab.variants import parse_vary, set_up_sweep, warn_of
from tests.cli.run import run_command
from tests.toy import TOY, Toy

NINE = {"board": "9", "first": "lot", "rules": "2"}


def edition_of(name: str, value: str, game: Chiefdom = CHIEFDOM_2) -> Edition:
    return game.edition.changed(new_options(game.options, {name: value}))


def test_facts_of_the_edition_are_changed_and_nothing_else() -> None:
    changed = edition_of("feeds", "3")
    assert changed.facts.feeds == 3
    assert replace(changed, facts=changed.facts._replace(feeds=2)) == CHIEFDOM_2.edition
    assert edition_of("wall_pays_unfinished", "0").facts.wall_pays_unfinished == 0


def test_walls_move_with_the_squares_they_start_from() -> None:
    west: Bits = bits_of("a3", "a4")
    moved, first = (edition_of("walls", "3-4", game).facts for game in (CHIEFDOM_2, CHIEFDOM_1))
    assert (moved.west, moved.east, moved.wall_starts) == (
        west,
        bits_of("f3", "f4"),
        west | bits_of("f3", "f4"),
    )
    assert first.wall_starts == west


def test_duels_rows_hold_what_the_track_says() -> None:
    early = start_game(DUEL, 2, {"track": "1star-2plus"})
    assert start_game(DUEL, 2, {"track": "4lift-8plus-12lift-18star"}) == start_game(DUEL, 2)
    assert DUEL.options_of(early)["track"] == "1star-2plus"
    assert DUEL.parse_sheet(DUEL.format_sheet(early, 0)) == early
    track = Track(rows=0, queue=Queue(0, 0), gives=DUEL.engine(False).board_of(early).gives)
    assert mark(track, value=3, marks=3).queue == Queue(STAR | PLUS << 2, 2)


def test_duels_tracks_are_swept_on_the_same_dice() -> None:
    varied = [parse_vary("track=4lift-8plus-12lift-18star,18star")]
    printed, bare = set_up_sweep(DUEL, varied, "random", 2, 3)
    engine = DUEL.engine(fast=False)
    one, other = (engine.play(variant.setup.options, ["random"] * 2, 3, 0, 2) for variant in (printed, bare))
    assert one == DUEL.engine(False).play(NINE, ["random"] * 2, 3, 0, 2)
    assert sum(map(sum, one.list_terms()[0])) > sum(map(sum, other.list_terms()[0]))


@pytest.mark.parametrize("track", ["", "lift", "4hut", "0lift", "19star", "8plus-4lift", "4lift-4plus"])
def test_a_track_that_no_row_can_have_is_refused(track: str) -> None:
    with pytest.raises(InvalidSetup, match=r"a track is written like|the squares of a track rise"):
        start_game(DUEL, 2, {"track": track})


def test_a_track_with_more_things_than_a_turn_can_keep_waiting_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="a track holds at most 8 things, not 9"):
        start_game(DUEL, 2, {"track": "-".join(f"{square}lift" for square in range(1, 10))})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("colour=red,blue", "chiefdom-2 has no 'colour' to vary"),
        ("walls=8-7", "option walls=8-7: walls stand beside rows such as 7-8"),
        ("feeds=0", r"option feeds=0: a number from 1 to 100 \(usually 2\)"),
        ("feeds", "what varies is written like feeds=2,3, not 'feeds'"),
        ("feeds=2,2", "what varies is written like feeds=2,3"),
        ("shapes=round", "option shapes=round"),
    ],
)
def test_what_cannot_vary_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        set_up_sweep(CHIEFDOM_2, [parse_vary(text)], "random", 5, 1)


def test_negative_facts_vary_and_base_stands_for_the_printed_one() -> None:
    assert edition_of("misery", "-3").facts.misery == -3
    assert edition_of("empty", "-1") == CHIEFDOM_2.edition
    assert warn_of(CHIEFDOM_2, [parse_vary("misery=base,-3,0")])[:-1] == []
    told = warn_of(CHIEFDOM_2, [parse_vary("misery=0,5")])[0]
    assert told == "misery is -2 in print: 5 turns a penalty into a reward"


@pytest.mark.parametrize("name", FACT_HELP)
def test_every_fact_can_be_played_at_its_ends(name: str) -> None:
    least, most = map(str, SPANS.get(name, (-100, 100)))
    played = run_sweep(set_up_sweep(CHIEFDOM_2, [(name, (least, most))], "random", 1, 1), jobs=1)
    assert len(compare(played)) == 2


def test_combinations_are_all_played_on_the_same_dice(tmp_path: Path) -> None:
    varied = [parse_vary("circles=off,on"), parse_vary("turns=3|4")]
    variants = set_up_sweep(TOY, varied, "random", 60, 7)
    labels = [variant.label for variant in variants]
    assert labels[:2] == ["circles=off turns=3", "circles=off turns=4"]
    played = run_sweep(variants, jobs=2)
    again = run_sweep(variants[1:2], jobs=1)[0]
    assert played[1].totals.tolist() == again.totals.tolist()
    rows = compare(played)
    assert rows[0]["more"] == rows[0]["more_low"] == rows[0]["more_high"] == rows[0]["changed"] == 0
    for row, one in zip(rows, played, strict=True):
        assert row["more"] == pytest.approx(row["mean"] - rows[0]["mean"])
        assert row["mean"] == pytest.approx(one.totals.sum() / 60)
        assert row["low"] is not None
        assert row["high"] is not None
        assert row["low"] <= row["mean"] <= row["high"]
    circles, turns = find_effects(played, varied)
    assert circles["mean"] == pytest.approx((rows[2]["more"] + rows[3]["mean"] - rows[1]["mean"]) / 2)
    assert (turns["fact"], turns["value"], turns["against"]) == ("turns", "4", "3")
    draw_sweep("a sweep", played, tmp_path / "sweep.svg")
    assert (tmp_path / "sweep.svg").read_text().startswith("<svg")


def test_several_seats_are_compared_each_with_its_wins(toy: Toy) -> None:
    variants = set_up_sweep(TOY, [parse_vary("circles=off,on")], ["random", "greedy"], 30, 7)
    played = run_sweep(variants, jobs=1)
    rows = compare(played)
    assert [(row["seat"], row["bot"]) for row in rows] == [(1, "random"), (2, "greedy")] * 2
    assert rows[0]["win_rate"] + rows[1]["win_rate"] == pytest.approx(1)
    listed = list_rows(played)
    assert len(listed) == 2 * 30 * 2
    totals = [total for row in listed[:60:2] if isinstance(total := row["total"], int)]
    assert sum(totals) / 30 == pytest.approx(rows[0]["mean"])
    args = ["sweep", "toy", "--vary", "circles=off,on", "--bot", "random", "--bot", "greedy", "--games", "9"]
    told = run_command(*args, "--vary", "turns=4").out
    assert "wins (95%)" in told
    assert "circles=off turns=4" in told
    assert "…" not in told, "no figure is cut off"


def test_a_sweep_of_challenges_tells_how_many_were_passed() -> None:
    played = run_sweep(set_up_sweep(FIEFDOMS, [parse_vary("challenge=off,2")], "random", 2, 1), jobs=1)
    off, second = compare(played)
    assert (off["win_rate"], second["win_rate"]) == (1, 0)
    assert second["win_high"] is not None
    assert 0 < second["win_high"] < 1


def test_a_sweep_cut_off_anywhere_is_resumed_to_the_same_end(tmp_path: Path) -> None:
    variants = set_up_sweep(TOY, [parse_vary("circles=off,on")], "random", CHUNK + 20, 7)
    whole = compare(run_sweep(variants, jobs=1))
    log = tmp_path / "log.jsonl"
    assert compare(run_sweep(variants, jobs=2, log=log)) == whole
    data = log.read_bytes()
    for size in (0, data.index(b"\n") + 1, len(data) // 2, len(data)):
        log.write_bytes(data[:size])
        assert compare(run_sweep(variants, jobs=1, log=log)) == whole
        assert log.read_bytes() == data
    with pytest.raises(InvalidSetup, match="the log of another sweep"):
        run_sweep(variants[:1], jobs=1, log=log)


def test_the_command_compares(toy: Toy, tmp_path: Path) -> None:
    table = tmp_path / "rows.csv"
    args = ["sweep", "toy", "--vary", "circles=off,on", "--games", "20", "--bot", "greedy", "-o", str(table)]
    found = run_command(*args, "--json").read()
    assert [row["variant"] for row in found["variants"]] == ["circles=off", "circles=on"]
    assert len(table.read_text().splitlines()) == 1 + 2 * 20
    told = run_command(*args).out
    assert "circles=on" in told
    assert "± and brackets span 95%" in told
    assert "a sweep needs something that varies, such as --vary" in run_command("sweep", "toy").err


def test_squares_are_found_by_their_names() -> None:
    assert CHIEFDOM_2.manifest.square("c4") == (3, 2)
    assert DUEL.manifest.square("k11") == (10, 10)
    assert FIEFDOMS.manifest.square("p23") == (1, 2)
    assert FIEFDOMS.manifest.square("s22") is None
    assert DUEL.manifest.square("A2-7") is None


def test_squares_used_are_counted_by_game_with_their_turns() -> None:
    [heat] = count_squares(set_up(CHIEFDOM_2, "random", 2, 1), fast=False)
    assert heat.times.shape == heat.turns.shape == (12, 6)
    assert 20 < heat.times.sum() <= 72
    assert heat.times.max() <= 1
    assert heat.columns == ("a", "b", "c", "d", "e", "f")
    assert 1 <= np.nanmin(heat.turns) < np.nanmax(heat.turns)
    assert lay_out(FIEFDOMS, {"p23": [4, 6], "s11": [1]}, 4).times[1, 2] == 0.5
    assert lay_out(FIEFDOMS, {"p23": [4, 6]}, 4).turns[1, 2] == 5
