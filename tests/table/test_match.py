"""A match: who is next, what can be taken back, what is saved, and that seeds go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.core.errors import IllegalMove, InvalidSetup
from rollwright.core.game import draw_roll
from rollwright.core.record import Player, parse_record
from rollwright.core.rng import DICE, Rng, make_rng
from rollwright.core.types import Move, MoveStep, Roll, Seat
from rollwright.games.catalogue import find_game
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.games.duel import DUEL
from rollwright.table.rules.match import Match, resume_match, start_match
from tests.toy import TOY

ADA, BOB, GREEDY = Player("Ada"), Player("Bob"), Player("greedy", is_bot=True)


def choose_greedily(state: object, seat: Seat, rng: Rng) -> Move:
    return CHIEFDOM_2.engine(fast=False).choose(state, seat, "greedy", rng)  # type: ignore[arg-type]


CHOOSERS = {"greedy": choose_greedily}


def start(*players: Player, path: Path | None = None, dice: str = "seed 42") -> Match:
    return start_match(CHIEFDOM_2, players, {}, dice, path)


def play_first(match: Match) -> Seat:
    """Let the next person play the first legal move."""
    seat = match.person_to_move
    assert seat is not None
    match.play(seat, match.game.moves(match.state, seat)[0])
    return seat


def test_a_person_may_take_a_move_back_before_the_next_roll() -> None:
    match = start(ADA)
    match.roll()
    before = match.state
    play_first(match)
    assert match.can_undo(0)
    match.undo(0)
    assert match.state == before
    assert len(match.record.steps) == 1
    assert match.person_to_move == 0


def test_a_move_stays_once_the_dice_are_rolled() -> None:
    match = start(ADA)
    match.roll()
    play_first(match)
    match.roll()
    with pytest.raises(IllegalMove, match="there is no move of yours since the last roll"):
        match.undo(0)
    assert len(match.steps) == 3


def test_moves_stay_once_everybody_has_moved() -> None:
    match = start(ADA, BOB)
    match.roll()
    play_first(match)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    play_first(match)
    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="everybody’s moves have been shown"):
            match.undo(seat)


def test_a_bot_closes_nothing_and_nobody_takes_back_what_it_did() -> None:
    match = start(ADA, GREEDY)
    match.roll()
    play_first(match)
    mine = match.steps[-1]
    match.move_bot(CHOOSERS)
    theirs = match.steps[-1]
    assert not match.can_undo(1)
    assert mine == MoveStep(0, match.undo(0))
    assert match.steps[1:] == [theirs]
    assert match.person_to_move == 0
    play_first(match)
    match.roll()
    assert not match.can_undo(0)


def test_what_a_bot_made_on_top_of_a_move_is_taken_back_with_it() -> None:
    match = start_match(DUEL, (ADA, GREEDY), {"first": "A"}, "seed 1")
    match.roll()
    play_first(match)
    chooser = {"greedy": lambda state, seat, rng: DUEL.moves(state, seat)[0]}
    while match.bot_to_move is not None:
        match.move_bot(chooser)
    assert len(match.steps) > 2
    match.undo(0)
    assert len(match.steps) == 1
    assert match.person_to_move == 0


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    match = start(ADA)
    with pytest.raises(IllegalMove, match="there is no move of yours"):
        match.undo(0)


def test_people_decide_before_bots() -> None:
    match = start_match(CHIEFDOM_2, (GREEDY, ADA), {}, "seed 1")
    match.roll()
    assert match.person_to_move == 1
    assert match.bot_to_move is None
    play_first(match)
    assert match.person_to_move is None
    assert match.bot_to_move == 0


def test_a_roll_is_only_drawn_when_one_is_due() -> None:
    match = start(ADA)
    match.roll()
    with pytest.raises(IllegalMove, match="no roll is due"):
        match.roll()


def test_an_illegal_move_changes_nothing_on_the_table_and_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    match = start(ADA, path=path)
    match.roll()
    before = path.read_text()
    with pytest.raises(IllegalMove):
        match.play(0, CHIEFDOM_2.parse_move("1 wall a1"))
    assert path.read_text() == before
    assert len(match.steps) == 1


def test_dice_of_a_seed_are_the_stream_that_simulations_use() -> None:
    match = start(ADA, dice="seed 42")
    rng = make_rng(42, 0, DICE)
    for _ in range(6):
        rng, expected = draw_roll(match.game, match.state, rng)
        assert match.roll() == expected
        play_first(match)


def test_a_resumed_game_goes_on_with_the_same_dice_and_bots(tmp_path: Path) -> None:
    def play_turns(match: Match, turns: int) -> None:
        for _ in range(turns):
            match.roll()
            play_first(match)
            match.move_bot(CHOOSERS)

    whole = start(ADA, GREEDY)
    play_turns(whole, 8)
    path = tmp_path / "a.record"
    first = start(ADA, GREEDY, path=path)
    play_turns(first, 3)
    again = resume_match(find_game, path)
    play_turns(again, 5)
    assert again.record == whole.record
    assert again.state == whole.state


def test_an_undone_move_does_not_change_the_dice_to_come() -> None:
    one, other = start(ADA), start(ADA)
    for match in (one, other):
        match.roll()
        play_first(match)
    other.undo(0)
    other.play(0, other.game.moves(other.state, 0)[5])
    assert one.roll() == other.roll()


def test_every_step_is_in_the_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    match = start(ADA, path=path)
    assert parse_record(path.read_text()).steps == ()
    roll = match.roll()
    assert parse_record(path.read_text()).steps == (f"roll {roll}",)
    play_first(match)
    assert len(parse_record(path.read_text()).steps) == 2
    match.undo(0)
    assert parse_record(path.read_text()).steps == (f"roll {roll}",)


def test_options_that_differ_are_in_the_record() -> None:
    match = start_match(CHIEFDOM_2, (ADA,), {"bonus": "on", "shapes": "linked"}, "system")
    assert match.record.options == {"bonus": "on", "rules": "2"}


def test_a_new_match_never_overwrites_a_file(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    path.write_text("precious")
    with pytest.raises(InvalidSetup, match="exists already"):
        start(ADA, path=path)
    assert path.read_text() == "precious"


def test_dice_from_elsewhere_cannot_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    path.write_text("rollwright record 1\ngame chiefdom-2\nseat 1 person Ada\ndice hmac 00ff\n")
    with pytest.raises(InvalidSetup, match="come from elsewhere"):
        resume_match(find_game, path)


def test_system_dice_differ_between_games() -> None:
    def roll_some() -> list[Roll]:
        match = start(ADA, dice="system")
        rolls = []
        for _ in range(12):
            rolls.append(match.roll())
            play_first(match)
        return rolls

    assert roll_some() != roll_some()


def test_a_simultaneous_move_is_known_to_others_only_when_all_have_moved() -> None:
    match = start(ADA, BOB)
    match.roll()
    play_first(match)
    assert match.recent_steps(1) == [0]
    assert match.recent_steps(0) == [0, 1]
    assert match.recent_steps(None) == [0]
    play_first(match)
    assert match.recent_steps(1) == [0, 1, 2]


def test_recent_steps_begin_at_the_last_roll_but_one() -> None:
    match = start(ADA)
    for _ in range(4):
        match.roll()
        play_first(match)
    match.roll()
    assert match.recent_steps(0) == [6, 7, 8]


def test_seats_of_the_same_name_are_told_apart_by_number() -> None:
    match = start(ADA, GREEDY, GREEDY)
    assert [match.name(seat) for seat in range(3)] == ["Ada", "greedy 2", "greedy 3"]


def test_any_game_plays_to_its_end() -> None:
    match = start_match(TOY, (ADA, BOB), {"turns": "3"}, "seed 5")
    while match.outcome is None:
        if match.needs_roll:
            match.roll()
        else:
            play_first(match)
    assert match.outcome.ending == "all turns played"
    assert match.person_to_move is None
    assert match.bot_to_move is None
