"""Walking the tree of moves: forks, forced choices, placements, keys."""

from __future__ import annotations

from rollwright.cli.terminal.menus import menu_keys
from rollwright.cli.terminal.picker import Picker
from rollwright.cli.terminal.placement import mirror, settle, turn
from rollwright.cli.terminal.preview import Preview
from rollwright.core.game import start_game
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import Choice, Move, MoveStep
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.games.chiefdom.state import State
from rollwright.games.duel import DUEL
from rollwright.sheets.terminal import painter_for
from tests.duel.positions import position
from tests.toy import TOY


def rolled(roll: str, sheet: str | None = None) -> State:
    state = CHIEFDOM_2.parse_sheet(sheet, checked=False) if sheet else start_game(CHIEFDOM_2, 1)
    return CHIEFDOM_2.apply(state, CHIEFDOM_2.parse_roll(state, roll))


def pick(state: State) -> Picker:
    return Picker(CHIEFDOM_2.moves(state, 0), CHIEFDOM_2.vocabulary.places_of, painter_for(CHIEFDOM_2).locate)


def take(picker: Picker, *values: str) -> Move | None:
    move = None
    for value in values:
        number = picker.find(value)
        assert number is not None, value
        move = picker.take_option(number)
    return move


def squares(picker: Picker) -> str:
    assert picker.placement is not None
    return ",".join(picker.placement.places)


SHEET = "chiefdom-2\n" + "\n".join(["3 . . . . .", ". ~ . . . ."] + [". . . . . ."] * 10) + "\n"


def test_the_first_fork_offers_the_dice() -> None:
    picker = pick(rolled("2 3 6"))
    assert [str(option[0]) for option in picker.fork.menu] == ["die:2", "die:6"]
    assert menu_keys(picker.fork.menu) == ["2", "6"]


def test_numbers_are_offered_in_ascending_order() -> None:
    moves = [(Choice("die", die), Choice("icon", "men")) for die in ("4", "3", "10")]
    picker = Picker(moves, lambda choice: (), lambda place: None)
    assert [option[0].value for option in picker.fork.menu] == ["3", "4", "10"]


def test_a_choice_without_alternative_is_taken_along() -> None:
    picker = pick(rolled("2 3 6"))
    assert take(picker, "6") is None
    assert [str(choice) for choice in picker.fork.path] == ["die:6", "icon:water"]
    assert picker.fork.menu == ()
    assert len(picker.fork.placements) == 12 * 4 + 10 * 6


def test_a_placement_makes_the_move_whole() -> None:
    picker = pick(rolled("2 3 6"))
    move = take(picker, "6", "c6,c4,c5")
    assert move is not None
    assert CHIEFDOM_2.format_move(move) == "6 water c4,c5,c6"


def test_every_legal_move_can_be_reached_by_choices() -> None:
    state = rolled("1 4 5", SHEET)
    for move in CHIEFDOM_2.moves(state, 0)[::7]:
        picker, taken = pick(state), None
        for choice in move:
            if taken is None and (choice,) in picker.fork.options:
                taken = picker.take_option(picker.fork.options.index((choice,)))
        assert taken == move


def test_jobs_are_a_menu_by_their_letters() -> None:
    picker = pick(rolled("1 4 5", SHEET))
    assert take(picker, "1", "b1") is None
    assert menu_keys(picker.fork.menu) == ["f", "l"]
    move = picker.take_menu(1)
    assert move is not None
    assert CHIEFDOM_2.format_move(move) == "1 men b1 b1=L"


def test_arrows_move_a_shape_one_square_and_keep_it_as_it_lies() -> None:
    picker = pick(rolled("2 3 6"))
    take(picker, "6")
    assert picker.jump("c4")
    before = picker.placement
    assert before is not None
    for down, right in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        picker.move(down, right)
        assert picker.placement is not None
        assert picker.placement.form == before.form
    assert picker.placement == before


def test_an_arrow_at_the_edge_stays() -> None:
    picker = pick(rolled("1 1 1"))
    take(picker, "water")
    assert picker.jump("a1")
    picker.move(-1, 0)
    picker.move(0, -1)
    assert squares(picker) == "a1"


def test_arrows_step_over_squares_that_are_taken() -> None:
    picker = pick(rolled("1 1 1", SHEET))
    take(picker, "water")
    assert picker.jump("a2")
    picker.move(0, 1)
    assert squares(picker) == "c2"


def test_turning_goes_through_all_four_ways_and_comes_back() -> None:
    picker = pick(rolled("1 4 5"))
    take(picker, "5")
    picker.jump("c5")
    seen = [squares(picker)]
    forms = {picker.placement.form if picker.placement else None}
    for _ in range(4):
        assert picker.turn(mirrored=False)
        assert picker.placement is not None
        forms.add(picker.placement.form)
        seen.append(squares(picker))
        assert {place[0] for place in picker.placement.places} <= set("bcde")
    assert len(forms) == 4


def test_a_single_square_cannot_be_turned() -> None:
    picker = pick(rolled("1 1 1"))
    take(picker, "water")
    assert not picker.turn(mirrored=False)
    assert not picker.turn(mirrored=True)


def test_going_back_leads_to_the_fork_before() -> None:
    picker = pick(rolled("2 3 6"))
    first = picker.fork
    take(picker, "6")
    assert picker.back()
    assert picker.fork == first
    assert not picker.back()


def test_next_goes_round_all_choices() -> None:
    picker = pick(rolled("2 3 6"))
    seen = []
    for _ in range(len(picker.fork.options) + 1):
        seen.append(picker.highlighted)
        picker.step(1)
    assert seen[0] == seen[-1]
    assert len(set(seen)) == len(picker.fork.options)


def test_a_name_with_nothing_to_draw_there_leads_nowhere() -> None:
    picker = pick(rolled("1 1 1", SHEET))
    take(picker, "water")
    before = picker.placement
    assert not picker.jump("a1")
    assert picker.placement == before


def test_a_bonus_is_offered_beside_the_placements() -> None:
    rows = ["L 3 3 3 3 3", ". O . . . .", ". H . . . ."] + [". . . . . ."] * 9
    picker = pick(rolled("2 3 6", "chiefdom-2 bonus=0\n" + "\n".join(rows) + "\n"))
    take(picker, "6")
    assert [str(option[0]) for option in picker.fork.menu] == ["bonus:use"]
    assert picker.take_menu(0) is None
    assert all(len(placement.places) == 2 for placement in picker.fork.placements)


def test_an_only_move_waits_to_be_taken() -> None:
    only = ((Choice("die", "1"), Choice("squares", "a1")),)
    picker = Picker(only, lambda choice: (), lambda place: None)
    assert picker.fork.options == ()
    assert picker.highlighted == only[0]
    assert picker.take() == only[0]


def test_any_game_that_lists_paths_can_be_picked_from() -> None:
    state = start_game(TOY, 1, {"circles": "on"})
    state = TOY.apply(state, TOY.parse_roll(state, "2 5"))
    picker = Picker(TOY.moves(state, 0), TOY.vocabulary.places_of, painter_for(TOY).locate)
    picker.move(0, 1)
    assert squares(picker) == "5"
    assert picker.take() is None
    assert menu_keys(picker.fork.menu) == ["1", "2"], "o is a command, so the marks x and o are numbered"


def test_turning_four_times_and_mirroring_twice_change_nothing() -> None:
    form = settle([(4, 4, ""), (5, 4, ""), (5, 5, "")])
    assert turn(turn(turn(turn(form)))) == form
    assert mirror(mirror(form)) == form
    assert turn(form) != form


def test_a_preview_tells_what_a_move_brings_term_by_term() -> None:
    state = rolled("2 3 6")
    change = Preview(CHIEFDOM_2, state, 0).change_of(CHIEFDOM_2.parse_move("6 water c4,c5,c6"))
    assert str(change) == "+9"
    assert change.terms == {"lake": 6, "empty": 3}


def test_a_beginning_shows_from_the_worst_to_the_best_end() -> None:
    state = rolled("1 4 5", SHEET)
    preview, picker = Preview(CHIEFDOM_2, state, 0), pick(state)
    take(picker, "1")
    picker.jump("b1")
    ends = [preview.change_of(move).lowest for move in picker.moves_after(picker.highlighted)]
    assert len(ends) == 2
    change = preview.change(picker.ends)
    assert change is not None
    assert (change.lowest, change.highest) == (min(ends), max(ends))


def test_a_preview_shows_nothing_of_what_others_decided() -> None:
    state = start_game(CHIEFDOM_2, 2, {"cards": "16,17,18"})
    state = CHIEFDOM_2.apply(state, CHIEFDOM_2.parse_roll(state, "2 3 6"))
    small, large = CHIEFDOM_2.moves(state, 0)[0], CHIEFDOM_2.moves(state, 0)[-1]
    changes = []
    for other in (small, large):
        met = CHIEFDOM_2.apply(state, MoveStep(0, other))
        changes.append(Preview(CHIEFDOM_2, met, 1).change_of(CHIEFDOM_2.moves(met, 1)[0]))
    assert changes[0] == changes[1]


# ---- pairs of different icons


def pick_duel(text: str = "", **changes: str) -> Picker:
    state = position(text, **changes)
    return Picker(DUEL.moves(state, 0), DUEL.vocabulary.places_of, painter_for(DUEL).locate)


def told(picker: Picker) -> str:
    return DUEL.format_move(picker.highlighted)


def test_a_pair_is_one_placement_with_both_its_icons() -> None:
    picker = pick_duel(dice="A 2 5 | B 3 3 | left 6")
    assert picker.fork.menu == ()
    assert all(len(placement.places) == 2 for placement in picker.fork.placements)
    squares = {frozenset(placement.places) for placement in picker.fork.placements}
    assert len(picker.fork.placements) == 2 * len(squares), "either way round"


def test_arrows_move_a_pair_and_turning_takes_its_icons_along() -> None:
    picker = pick_duel(dice="A 2 5 | B 3 3 | left 6")
    assert picker.jump("d4")
    seen = []
    for _ in range(4):
        assert picker.placement is not None
        seen.append(picker.placement.form)
        assert picker.turn(mirrored=False)
    assert len(set(seen)) == 4
    before = picker.placement
    picker.move(1, 0)
    assert picker.placement is not None
    assert before is not None
    assert picker.placement.form == before.form
    assert picker.placement.middle == (before.middle[0] + 1, before.middle[1])


def test_equal_dice_can_only_lie_or_stand() -> None:
    picker = pick_duel(dice="A 3 3 | B 2 5 | left 6")
    assert {len(placement.form) for placement in picker.fork.placements} == {2}
    assert len({placement.form for placement in picker.fork.placements}) == 2


def test_the_order_of_scoring_is_asked_only_where_it_matters() -> None:
    picker = pick_duel("d5=2 g5=5", a="0 7 0 0 3 0")
    number = picker.find("e5=2 f5=5")
    assert number is not None
    assert picker.take_option(number) is None, "a plus before a lift, or after it"
    assert {picker.take_menu(0), picker.take_menu(1)} == {
        DUEL.parse_move("draw e5=2 f5=5"),
        DUEL.parse_move("draw f5=5 e5=2"),
    }
    assert picker.back()
    assert sum(len(placement.paths) > 1 for placement in picker.fork.placements) == 2, "elsewhere once more"


def test_every_pair_can_be_drawn() -> None:
    for state, step in play_randomly(DUEL, {}, 2, 5):
        moves = DUEL.moves(state, step.seat) if isinstance(step, MoveStep) else ()
        picker = Picker(moves, DUEL.vocabulary.places_of, painter_for(DUEL).locate)
        drawn = {path for placement in picker.fork.placements for path in placement.paths}
        pairs = {move for move in moves if move[0].kind == "draw"}
        assert pairs <= drawn or not picker.fork.placements, "the last pairs are a menu"


def test_an_icon_of_several_is_chosen_by_turning() -> None:
    picker = pick_duel(phase="plus", queue="plus", a="0 8 0 0 0 0")
    number = picker.find("wild")
    assert number is not None
    assert picker.take_option(number) is None
    assert picker.jump("d4")
    icons = set()
    for _ in range(6):
        icons.add(told(picker))
        assert picker.turn(mirrored=False)
    assert icons == {f"wild d4={icon}" for icon in range(1, 7)}


def test_menus_leave_the_letters_of_squares_alone() -> None:
    options = [(Choice("permanent", name),) for name in ("flip", "twin")]
    assert menu_keys(options, avoid="abcdefghi") == ["1", "2"]
    assert menu_keys([(Choice("influence", "1"),)], avoid="12345") == ["6"]
