from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import rollwright
from rollwright import api
from rollwright.core.record import Player, Record, format_record, format_step
from rollwright.core.rules_engine import play_randomly
from rollwright.games import catalogue
from tests.toy import TOY, Toy, ToyState

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
ROW = "toy turns=5 circles=on\nx x . o . .\n"


def write_record(seats: int, steps: int | None = None) -> str:
    """Return the record of a random game of Toy."""
    lines = [format_step(TOY, step) for _, step in play_randomly(TOY, {"turns": "3"}, seats, seed=4)]
    players = tuple(Player(f"player {n + 1}") for n in range(seats))
    return format_record(Record("toy", players, {"turns": "3"}, "seed 4", tuple(lines[:steps])))


# ---- score


def test_a_score_has_its_terms_its_rank_and_the_games_details(toy: Toy) -> None:
    found = api.score(ROW)
    assert found == {
        "game": "toy",
        "total": 4,
        "breakdown": {"marks": 4, "twins": 3, "empty": -3},
        "rank": "tidy",
        "circles": 1,
    }
    assert list(found) == ["game", "total", "breakdown", "rank", "circles"]


def test_an_unreachable_sheet_is_scored_only_unchecked(toy: Toy) -> None:
    text = "toy turns=1\nx x . . . .\n"
    with pytest.raises(rollwright.InvalidSheet, match="line 2: 2 marks cannot be made in 1 turns"):
        api.score(text)
    assert api.score(text, checked=False)["total"] == 1


def test_a_game_may_report_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    class Reporting(Toy):
        def report(self, state: ToyState) -> dict[str, object]:
            return {"game": self.id, "rows": len(state.rows)}

    monkeypatch.setattr(catalogue, "GAMES", (Reporting(),))
    assert api.score(ROW) == {"game": "toy", "rows": 1}


@pytest.mark.parametrize("text", ["", " \n\n"])
def test_an_empty_sheet_is_refused(text: str) -> None:
    for function in (api.score, api.moves):
        with pytest.raises(rollwright.InvalidSheet, match="line 1: the sheet is empty"):
            function(text)


def test_a_sheet_of_no_game_names_the_games(toy: Toy) -> None:
    with pytest.raises(rollwright.InvalidSetup) as wrong:
        api.score("chess\n")
    assert str(wrong.value) == "line 1, column 1: there is no game 'chess' (games: toy)"


# ---- moves


def test_moves_come_with_their_path_and_the_sheet_after(toy: Toy) -> None:
    assert api.moves(ROW, "2 5") == [
        {"move": "5 x", "path": ["square:5", "mark:x"], "after": "toy turns=5 circles=on\nx x . o x .\n"},
        {"move": "5 o", "path": ["square:5", "mark:o"], "after": "toy turns=5 circles=on\nx x . o o .\n"},
    ]


def test_a_roll_that_allows_nothing_lists_nothing(toy: Toy) -> None:
    assert api.moves("toy turns=2\nx x . . . .\n") == []


def test_a_sheet_without_a_roll_lists_the_distinct_rolls(toy: Toy) -> None:
    rows = api.moves(ROW)
    assert len(rows) == 21
    assert sum(row["weight"] for row in rows) == 36
    assert rows[1] == {"move": "roll 1 2", "path": ["roll:1 2"], "after": ROW, "weight": 2}


@pytest.mark.parametrize("roll", ["", "7 1", "1 2 3", "a b", "1"])
def test_a_roll_that_cannot_be_read_is_refused(toy: Toy, roll: str) -> None:
    with pytest.raises(rollwright.InvalidMove, match="a roll is two dice"):
        api.moves(ROW, roll)


def test_a_roll_on_a_finished_sheet_is_illegal(toy: Toy) -> None:
    with pytest.raises(rollwright.IllegalMove, match="1 2 cannot be rolled now"):
        api.moves("toy turns=2\nx x . . . .\n", "1 2")


def test_a_game_may_read_its_positions_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    class Reading(Toy):
        def parse_position(self, text: str, roll: str | None) -> tuple[ToyState, tuple[int, ...]]:
            state = TOY.start(2, {"turns": "4", "circles": "off"})
            return TOY.apply(state, TOY.parse_roll(state, roll or "1 1")), (1,)

    monkeypatch.setattr(catalogue, "GAMES", (Reading(),))
    assert [row["move"] for row in api.moves("toy", "3 4")] == ["3 x", "4 x"]
    assert [row["move"] for row in api.moves("toy")] == ["1 x"]


# ---- replay


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_replay_tells_how_the_game_ended(toy: Toy, seats: int) -> None:
    found = api.replay(write_record(seats))
    assert list(found) == [
        "game",
        "options",
        "players",
        "turns",
        "over",
        "ending",
        "winners",
        "sheets",
        "scores",
        "remarks",
    ]
    assert found["options"] == {"turns": "3", "circles": "off"}
    assert (found["turns"], found["over"], found["ending"]) == (3, True, "all turns played")
    best = max(score["total"] for score in found["scores"])
    assert found["winners"] == [n for n, score in enumerate(found["scores"], 1) if score["total"] == best]
    assert found["remarks"] == [f"The best row has {best} points."]
    assert [api.score(sheet)["total"] for sheet in found["sheets"]] == [s["total"] for s in found["scores"]]


def test_an_unfinished_record_has_no_winner_yet(toy: Toy) -> None:
    found = api.replay(write_record(2, steps=4))
    assert (found["over"], found["ending"], found["winners"], found["remarks"]) == (False, None, [], [])
    assert len(found["sheets"]) == len(found["scores"]) == 2


def test_a_record_of_no_game_is_refused(toy: Toy) -> None:
    with pytest.raises(rollwright.InvalidSetup, match="there is no game 'chess'"):
        api.replay(write_record(1).replace("game toy", "game chess"))


# ---- any text


words = st.sampled_from(
    ["toy", "chiefdom-1", "chiefdom-2", "bonus=1", "cards=3,7", "turns=3", ".", "x", "L", "~", "#", "2", "\n"]
)
texts = st.one_of(st.text(), st.lists(words, max_size=90).map(" ".join))


@settings(max_examples=300)
@given(text=texts, roll=st.one_of(st.none(), st.text(), st.just("2 3 6")))
@example(text="chiefdom-2 bonus=" + "9" * 5000, roll=None)
@example(text="chiefdom-1 cards=" + "9" * 5000, roll=None)
def test_bad_text_raises_only_the_typed_errors(text: str, roll: str | None) -> None:
    with contextlib.suppress(rollwright.InvalidSheet, rollwright.InvalidMove):
        assert isinstance(api.score(text)["total"], int)
    with contextlib.suppress(rollwright.InvalidSheet, rollwright.InvalidMove):
        assert isinstance(api.moves(text, roll), list)
    with contextlib.suppress(rollwright.InvalidSheet, rollwright.InvalidMove):
        assert isinstance(api.replay(text)["over"], bool)


def test_every_answer_is_json(toy: Toy) -> None:
    for answer in (api.score(ROW), api.moves(ROW), api.moves(ROW, "1 3"), api.replay(write_record(2))):
        assert json.loads(json.dumps(answer)) == answer


# ---- the package


def test_the_package_offers_the_four_functions_the_errors_and_the_version() -> None:
    for name in rollwright.__all__:
        assert getattr(rollwright, name) is not None
    assert rollwright.score is api.score
    assert set(dir(rollwright)) == set(rollwright.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        rollwright.chess  # noqa: B018


def test_importing_the_package_loads_nothing_else() -> None:
    program = "import sys; import rollwright; print([m for m in sys.modules if m.startswith('rollwright.')])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_the_package_tells_type_checkers_that_it_has_types() -> None:
    assert (Path(rollwright.__file__).parent / "py.typed").is_file()


# ---- the lab and paper


def test_a_replay_shows_the_beginning_of_a_turn(toy: Toy) -> None:
    text = write_record(2)
    shown = api.replay(text, turn=2)
    assert (shown["turns"], shown["over"], shown["winners"]) == (2, False, [])
    assert shown["sheets"] != api.replay(text)["sheets"]
    with pytest.raises(rollwright.InvalidSetup, match="this record has turns 1 to 3, and no turn 4"):
        api.replay(text, turn=4)


def test_a_simulation_without_a_bot_is_played_by_the_quickest(toy: Toy) -> None:
    assert api.simulate("toy", games=3)["bots"][0]["bot"] == "greedy"


def test_a_solo_game_has_no_wins(toy: Toy) -> None:
    [bot] = api.simulate("toy", "random", games=3, seats=1)["bots"]
    assert not {"wins", "win_rate", "win_low", "win_high"} & {*bot}
    [bot, _] = api.simulate("toy", "random", games=3, seats=2)["bots"]
    assert {"wins", "win_rate", "win_low", "win_high"} < {*bot}


def test_a_sweep_compares_variants_on_the_same_dice(toy: Toy) -> None:
    found = api.sweep("toy", {"turns": ["3", "4"]}, "greedy", games=5)
    assert [row["variant"] for row in found["variants"]] == ["turns=3", "turns=4"]
    assert [row["turns"] for row in found["variants"]] == [3, 4]
    assert "win_rate" not in found["variants"][0]
    with pytest.raises(rollwright.InvalidSetup, match="a sweep needs something that varies"):
        api.sweep("toy", {"turns": []})
    with pytest.raises(rollwright.InvalidSetup, match="games, not 'x'"):
        api.simulate("toy", games="x")  # type: ignore[arg-type]
    with pytest.raises(rollwright.InvalidSetup, match="toy has no 'moons' to vary"):
        api.sweep("toy", {"moons": ["1"]})


def test_a_study_measures_every_turn(toy: Toy) -> None:
    found = api.study("toy", "greedy", games=2, playouts=0)
    assert [row["turn"] for row in found["turns"]] == [1, 2, 3, 4]
    with pytest.raises(rollwright.InvalidSetup, match="the coach can judge 0 to 2 of the games, not 3"):
        api.study("toy", "greedy", games=2, coach=3)


def test_dice_without_a_commitment_cannot_be_verified(toy: Toy) -> None:
    with pytest.raises(rollwright.InvalidSheet):
        api.verify(write_record(1))


def test_sheets_are_printed_as_a_pdf() -> None:
    assert api.print_sheets("duel", seed=3, has_rules=False).startswith(b"%PDF")
    record = (PLAYTHROUGHS / "duel-9.record").read_text()
    assert api.print_record(record, turn=3).startswith(b"%PDF")
    with pytest.raises(rollwright.InvalidSetup):
        api.print_sheets("duel", sheets=0)


def test_a_match_prints_its_sheets() -> None:
    match = rollwright.start("chiefdom-2", seats=2, seed=7)
    first, *sheets = str(match).split("\nchiefdom-2 rules=2\n")
    assert first == "Match of chiefdom-2, turn 1: -72 points, -72 points"
    assert [sheet.count("\n") for sheet in sheets] == [11, 11]
    duel = rollwright.start("duel", seed=1).sheets[0]
    assert repr(duel) == "<Sheet of duel, seat 1: lowest row 0, then 0 0 0 0 0>"


@pytest.mark.parametrize("seats", [0, -1, 101])
def test_a_number_of_seats_that_a_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(rollwright.InvalidSetup, match=f"chiefdom-1 is for 1 to 100 seats, not {seats}"):
        rollwright.start("chiefdom-1", seats=seats)


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("seats", lambda: rollwright.simulate("duel", games=1, seats=cast(int, "x"))),
        ("jobs", lambda: rollwright.simulate("duel", "random", games=1, jobs=cast(int, "x"))),
        ("seats", lambda: rollwright.start("duel", seats=cast(int, "x"))),
        ("seed", lambda: rollwright.start("duel", seed=cast(int, "x"))),
        ("sheets", lambda: rollwright.print_sheets("duel", cast(int, "x.pdf"))),
        ("seed", lambda: rollwright.print_sheets("duel", seed=cast(int, "x"))),
    ],
)
def test_a_setting_that_is_no_number_is_refused_in_a_sentence(name: str, call: Callable[[], object]) -> None:
    with pytest.raises(rollwright.InvalidSetup, match=f"{name} is a whole number, not 'x"):
        call()
