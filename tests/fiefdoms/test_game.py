"""The course of a game: dice, Regents, pestilence, secrecy, Fate, the end; golden games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwright.core.errors import IllegalMove, InvalidMove, InvalidSetup
from rollwright.core.game import draw_roll, start_game
from rollwright.core.record import Replayed, format_record, parse_record, replay
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import Choice, Ghost, MoveStep, Roll
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.dice import UNPAIRED, format_faces
from rollwright.games.fiefdoms.params import BUILD, OVER
from rollwright.games.fiefdoms.sheet import Sheet
from rollwright.games.fiefdoms.state import State

from . import naive

# ---- The course of a game: dice, Regents, pestilence, secrecy, Fate, the end


SOLO = start_game(FIEFDOMS, 1)
THREE = start_game(FIEFDOMS, 3)


BLANK = FIEFDOMS.format_sheet(SOLO, 0)


def roll(state: State, text: str) -> State:
    return FIEFDOMS.apply(state, FIEFDOMS.parse_roll(state, text))


def move(state: State, seat: int, text: str) -> State:
    return FIEFDOMS.apply(state, MoveStep(seat, FIEFDOMS.parse_move(text)))


def first_moves(state: State) -> State:
    """Play the first move of everybody who waits, until nobody does."""
    while waiting := FIEFDOMS.waiting(state):
        state = FIEFDOMS.apply(state, MoveStep(waiting[0], FIEFDOMS.moves(state, waiting[0])[0]))
    return state


def test_a_fief_begins_empty() -> None:
    rows = [*[". . . . ."] * 5, *[". . . ."] * 4]
    assert "\n".join(["fiefdoms", *rows, "influence 0/0\n"]) == BLANK


# ---- dice


def test_rolls_are_distinct_with_exact_weights_and_never_two_wind_roses() -> None:
    rolls = FIEFDOMS.rolls(SOLO)
    assert len(rolls) == 420
    assert sum(weight for _, weight in rolls) == 36 * 35
    weights = {str(r): weight for r, weight in rolls}
    assert weights["E1 E2 W1 W*"] == 4
    assert weights["E1 E1 W1 W2"] == 2
    assert weights["Ex Ex W3 W3"] == 1
    assert not any(text.count("W*") == 2 for text in weights)


def test_dice_are_read_in_any_order() -> None:
    assert str(FIEFDOMS.parse_roll(SOLO, "W5 Ex W2 E3")) == "E3 Ex W2 W5"
    assert str(FIEFDOMS.parse_roll(SOLO, "Ex E3|W5 W2")) == "E3 Ex | W2 W5"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("E1 E2 W3", "two E dice and two W dice"),
        ("E1 E2 E3 W3", "two E dice and two W dice"),
        ("E6 E2 W1 W3", "a die is written like"),
        ("E1 E2 W* W*", "rolled again"),
        ("Ex W* | E1 W2", "cannot share a pair"),
        ("E1 | E2 W1 W3", "paired dice are written"),
        ("", "two E dice"),
    ],
)
def test_what_is_no_roll_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidMove, match=reason):
        FIEFDOMS.parse_roll(SOLO, text)


# ---- several seats


def test_one_to_six_seats() -> None:
    assert list(FIEFDOMS.seats) == [1, 2, 3, 4, 5, 6]
    with pytest.raises(InvalidSetup, match="1 to 6 seats, not 7"):
        start_game(FIEFDOMS, 7)


def test_the_regent_pairs_and_everybody_builds_with_that_pairing() -> None:
    state = roll(THREE, "E1 E2 W3 W4")
    assert FIEFDOMS.waiting(state) == (0,)
    assert len(FIEFDOMS.moves(state, 0)) == 3
    state = move(state, 0, "pair:E1+W3|E2+W4")
    assert FIEFDOMS.waiting(state) == (0, 1, 2)
    plots = {m[0].value for m in FIEFDOMS.moves(state, 2)}
    assert plots == {"1,3", "3,1", "2,4", "4,2"}


def test_a_pairing_may_be_written_in_any_order() -> None:
    state = roll(THREE, "E1 E2 W3 W4")
    assert move(state, 0, "pair:W4+E2|W3+E1") == move(state, 0, "pair:E1+W3|E2+W4")


def test_a_pairing_of_other_dice_is_refused() -> None:
    with pytest.raises(IllegalMove, match="cannot be paired so"):
        move(roll(THREE, "E1 E2 W3 W4"), 0, "pair:E1+W3|E2+W5")


def test_a_cross_and_a_wind_rose_are_not_paired_together() -> None:
    state = roll(THREE, "E1 Ex W3 W*")
    assert len(FIEFDOMS.moves(state, 0)) == 2
    with pytest.raises(IllegalMove):
        move(state, 0, "pair:E1+W3|Ex+W*")


def test_the_dice_pass_to_the_left() -> None:
    state, dice = THREE, make_rng(1, 0, DICE)
    for turn in range(7):
        assert state.regent == turn % 3
        dice, thrown = draw_roll(FIEFDOMS, state, dice)
        state = first_moves(FIEFDOMS.apply(state, thrown))


def test_pestilence_skips_pairing_and_everybody_forfeits() -> None:
    state = roll(THREE, "Ex Ex W3 W*")
    assert FIEFDOMS.waiting(state) == (0, 1, 2)
    assert {m[0].kind for m in FIEFDOMS.moves(state, 1)} == {"forfeit"}
    assert first_moves(state).regent == 1


def test_a_build_is_hidden_until_everybody_has_built() -> None:
    state = move(roll(THREE, "E1 E2 W3 W4"), 0, "pair:E1+E2|W3+W4")
    before = FIEFDOMS.format_sheet(state, 1)
    state = FIEFDOMS.apply(state, MoveStep(1, FIEFDOMS.moves(state, 1)[0]))
    assert FIEFDOMS.waiting(state) == (0, 2)
    assert FIEFDOMS.format_sheet(FIEFDOMS.view(state, 0), 1) == before
    assert FIEFDOMS.format_sheet(FIEFDOMS.view(state, 1), 1) != before
    done = first_moves(state)
    assert FIEFDOMS.format_sheet(FIEFDOMS.view(done, 0), 1) != before


def test_the_last_to_build_can_look_ahead_without_knowing_what_the_others_built() -> None:
    state = move(roll(THREE, "E1 E2 W3 W4"), 0, "pair:E1+E2|W3+W4")
    for seat in (0, 1):
        state = FIEFDOMS.apply(state, MoveStep(seat, FIEFDOMS.moves(state, seat)[0]))
    view = FIEFDOMS.view(state, 2)
    ahead = FIEFDOMS.apply(view, MoveStep(2, FIEFDOMS.moves(view, 2)[0]))
    assert FIEFDOMS.seats_of(ahead) == 3
    assert FIEFDOMS.format_sheet(ahead, 0) == FIEFDOMS.format_sheet(THREE, 0)
    assert FIEFDOMS.format_sheet(ahead, 2) != FIEFDOMS.format_sheet(THREE, 2)


def test_a_build_nobody_has_seen_yet_counts_in_its_own_seats_score() -> None:
    state = move(roll(THREE, "E2 E2 W1 W1"), 0, "pair:E2+E2|W1+W1")
    built = move(state, 1, "plot:1,1 build:farm pips:2 square:1,1")
    assert FIEFDOMS.score(built, 1).total == 3 - 2
    assert FIEFDOMS.score(FIEFDOMS.view(built, 1), 1).total == 3 - 2
    assert FIEFDOMS.score(FIEFDOMS.view(built, 0), 1).total == 0


def test_influence_changes_nobody_elses_dice() -> None:
    crowded = "\n".join(["fiefdoms", *[". . . . ."] * 5, "5 4 . .", *[". . . ."] * 3, "influence 1/0"])
    state = FIEFDOMS.join([FIEFDOMS.parse_sheet(crowded)] * 2, None)
    state = move(roll(state, "Ex E3 W5 W5"), 0, "pair:Ex+E3|W5+W5")
    before = FIEFDOMS.moves(state, 1)
    after = move(state, 0, "influence:1 plot:5,4 build:quarry pips:0")
    assert FIEFDOMS.moves(after, 1) == before


def test_who_has_built_waits() -> None:
    state = move(roll(THREE, "E1 E2 W3 W4"), 0, "pair:E1+E2|W3+W4")
    built = FIEFDOMS.apply(state, MoveStep(1, FIEFDOMS.moves(state, 1)[0]))
    with pytest.raises(IllegalMove, match="seat 2 has nothing to decide"):
        FIEFDOMS.apply(built, MoveStep(1, FIEFDOMS.moves(state, 1)[0]))


# ---- solo


def test_odd_solo_turns_are_the_regents_even_ones_fates() -> None:
    state = roll(SOLO, "E1 E2 W3 W4")
    assert all(m[0].kind == "pair" for m in FIEFDOMS.moves(state, 0))
    built = FIEFDOMS.moves(state, 0)[0][1].value
    state = roll(first_moves(state), "E1 E2 W3 W4")
    found = FIEFDOMS.moves(state, 0)
    assert all(m[0].kind != "pair" for m in found)
    plots = {c.value for m in found for c in m if c.kind == "plot"}
    assert plots == {"1,2", "2,1", "3,4", "4,3"} - {built}, "either pair is Location"


def test_fate_pairs_event_with_event_even_when_said() -> None:
    state = first_moves(roll(SOLO, "E1 E2 W3 W4"))
    assert roll(state, "E1 E2 | W3 W4") == roll(state, "E1 E2 W3 W4")


def test_a_solo_regent_names_the_pairing() -> None:
    with pytest.raises(IllegalMove, match="pairs the dice first"):
        move(roll(SOLO, "E1 E2 W3 W4"), 0, "plot:1,2 build:townhall")


def test_the_same_build_by_another_pairing_is_legal_too() -> None:
    state = roll(SOLO, "E3 E5 W3 W5")
    listed = FIEFDOMS.format_move(FIEFDOMS.moves(state, 0)[0])
    other = listed.replace("pair:E3+E5|W3+W5", "pair:E3+W5|E5+W3")
    assert other != listed
    assert move(state, 0, other) == move(state, 0, listed)


# ---- the end


def test_a_game_is_25_turns_for_everybody() -> None:
    state, dice, turns = THREE, make_rng(4, 0, DICE), 0
    while FIEFDOMS.outcome(state) is None:
        dice, thrown = draw_roll(FIEFDOMS, state, dice)
        state, turns = first_moves(FIEFDOMS.apply(state, thrown)), turns + 1
    assert turns == 25
    assert state.phase == OVER
    with pytest.raises(IllegalMove, match="the game is over"):
        FIEFDOMS.apply(state, Roll(("E1", "E1", "W1", "W1")))


def full(plots: str, squares: str) -> Sheet:
    rows = ["fiefdoms", plots] + ["x x x x x"] * 4 + [squares] + [". . . ."] * 3 + ["influence 0/0"]
    return FIEFDOMS.parse_sheet("\n".join(rows)).sheets[0]


def test_most_points_win_then_most_population_then_both() -> None:
    poor, rich = full("x x x x x", ". . . ."), full("F C x x x", "2 . . .")
    crowded = full("F C x x C", "5 . . .")
    state = State(0, (poor, rich))
    outcome = FIEFDOMS.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert FIEFDOMS.score(State(0, (crowded,)), 0).total == 3 + 4
    tied = FIEFDOMS.outcome(State(0, (full("C C x x x", "4 . . ."), full("C x x x x", "2 . . ."))))
    assert tied is not None
    assert [s.total for s in tied.scores] == [2, 2]
    assert tied.winners == (0,)
    shared = FIEFDOMS.outcome(State(0, (rich, rich)))
    assert shared is not None
    assert shared.winners == (0, 1)


# ---- what interfaces ask


def test_places_labels_and_ghosts_follow_the_choices() -> None:
    path = FIEFDOMS.parse_move("plot:2,3 build:farm pips:4 square:2,2")
    assert FIEFDOMS.vocabulary.places_of(path[0]) == ("p23",)
    assert FIEFDOMS.vocabulary.places_of(path[3]) == ("s22",)
    assert FIEFDOMS.vocabulary.places_of(Choice("influence", "1")) == ()
    assert FIEFDOMS.ghosts(SOLO, 0, path[:1]) == (Ghost("p23", "?"),)
    assert FIEFDOMS.ghosts(SOLO, 0, path) == (Ghost("p23", "F"), Ghost("s22", "4"))
    assert FIEFDOMS.vocabulary.labels[FIEFDOMS.vocabulary.number_of(path[1])] == "farm (2 labourers)"


# ---- Golden games: they replay, and end as they did when they were recorded


FOLDER = Path(__file__).parent.parent / "playthroughs"
GAMES: dict[str, tuple[list[int], tuple[int, ...], str]] = {
    "solo": ([69], (0,), ""),
    "three": ([71, 38, 58], (0,), ""),
    "challenge-1": ([55], (0,), "(Foundations) passed. Next in the campaign: challenge 2 (Water Rights)."),
    "challenge-2": ([73], (), "failed: 0 of 3 springhouses."),
    "challenge-3": ([74], (), "failed: 0 of 2 guilds scoring."),
    "challenge-4": (
        [79],
        (0,),
        "(Social Contract) passed. Next in the campaign: challenge 5 (Path of Enlightenment).",
    ),
    "challenge-5": ([78], (), "failed: 78 points of 80; the university scores 12 of 15."),
    "challenge-6": ([70], (), "failed: 70 points of 80."),
    "challenge-7": ([75], (), "failed: 75 points of 80; 2 of 4 barracks scored."),
    "challenge-8": ([68], (), "not every piscary has a market bonus."),
}


def load(name: str) -> Replayed[State]:
    text = (FOLDER / f"fiefdoms-{name}.record").read_text()
    record = parse_record(text)
    assert format_record(record) == text
    return replay(FIEFDOMS, record)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    totals, winners, remark = GAMES[name]
    outcome = FIEFDOMS.outcome(load(name).final)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == totals
    assert outcome.winners == winners
    assert " ".join(outcome.remarks).endswith(remark)


@pytest.mark.parametrize("name", ["solo", "challenge-3", "challenge-7", "challenge-8"])
def test_every_build_of_a_recorded_solo_game_is_one_of_the_naive_lister(name: str) -> None:
    played = load(name)
    checked = 0
    for before, after, step in zip(played.states, played.states[1:], played.steps):
        if isinstance(step, Roll) or before.phase != BUILD:
            continue
        assert isinstance(step, MoveStep)
        dice = list(format_faces(before.roll))
        if dice[:2] != ["Ex", "Ex"]:
            fief = naive.read(FIEFDOMS.format_sheet(before, 0))
            pairs = (dice[0], dice[1]), (dice[2], dice[3])
            regent = before.pairing == UNPAIRED
            found = naive.after_unpaired(fief, dice) if regent else naive.after_paired(fief, *pairs)
            assert FIEFDOMS.format_sheet(after, 0) in found
            checked += 1
    assert checked > 15


# ---- The list of sentences and tests in AUDIT.md names only tests there are


HERE = Path(__file__).parent
NAMED = re.findall(r"`(test_\w+\.py)::(test_\w+)(?:\[([^]]*)\])?`", (HERE / "AUDIT.md").read_text("utf-8"))


def test_every_test_of_the_audit_exists() -> None:
    assert len(NAMED) > 100
    for file, test, case in NAMED:
        source = (HERE / file).read_text("utf-8")
        assert f"def {test}(" in source, (file, test)
        assert f'"{case}":' in source or not case, (file, case)


def test_every_sentence_of_the_audit_has_a_test() -> None:
    rows = [line for line in (HERE / "AUDIT.md").read_text("utf-8").split("\n") if line.startswith("| ")]
    sentences = [row for row in rows if row != "| what the page says | tests |"]
    assert len(sentences) > 60
    assert [row for row in sentences if ".py::test_" not in row] == []
