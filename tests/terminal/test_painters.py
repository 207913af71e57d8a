"""Painters: the sheet in characters, with and without a preview, and the reference."""

from __future__ import annotations

import pytest

from rollwright.any_game import AnyGame
from rollwright.cli.terminal.preview import Preview
from rollwright.cli.terminal.screen import ASCII
from rollwright.cli.terminal.summaries import compare_scores
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.core.types import MoveStep, Score
from rollwright.drawing.painter import Lines, describe_points, describe_points_gained, locate_square
from rollwright.games.catalogue import GAMES
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2
from rollwright.games.chiefdom.state import State
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.sheets.terminal import paint_sheet, painter_for, summarize
from rollwright.table.rules.match import start_lesson
from tests.toy import TOY

ROWS = (
    ["3 L 3 3 L ~", ". F ~ . . .", "# O H B . ."]
    + [". . . . . ."] * 4
    + ["# . . . . ."]
    + [". . . . . ."] * 4
)
SHEET = "chiefdom-2 bonus=0\n" + "\n".join(ROWS) + "\n"
GRID_ROWS = slice(2, 14)


def read(lines: Lines) -> list[str]:
    return [line.plain for line in lines]


def rolled(text: str, roll: str) -> State:
    state = CHIEFDOM_2.parse_sheet(text, checked=False)
    return CHIEFDOM_2.apply(state, CHIEFDOM_2.parse_roll(state, roll))


def test_every_square_shows_its_mark_and_the_printed_walls_stand_outside() -> None:
    state = CHIEFDOM_2.parse_sheet(SHEET, checked=False)
    lines = read(paint_sheet(CHIEFDOM_2, state, 0))
    for painted, row in zip(lines[GRID_ROWS], ROWS):
        marks = [painted[4 + 2 + 4 * column] for column in range(6)]
        assert [mark.replace("·", ".") for mark in marks] == row.split()
    walls = [(line[0], line[4], line[29:]) for line in lines[GRID_ROWS]]
    assert [wall for wall in walls if wall[0] == "W"] == [("W", "#", "#E")] * 2
    assert [line[:3] for line in lines if line.startswith("W")] == ["W 7", "W 8"]


def test_harvested_squares_have_a_tick() -> None:
    state = CHIEFDOM_2.parse_sheet(SHEET, checked=False)
    first, second = read(paint_sheet(CHIEFDOM_2, state, 0))[2:4]
    assert first.count("3'") == 3, "trees beside a lumberjack are cut"
    assert second.count("~'") == 1, "water beside a fisherman is fished"
    assert "~'" not in first


def test_a_preview_is_in_brackets_hired_men_included() -> None:
    state = rolled(SHEET, "1 1 4")
    move = CHIEFDOM_2.parse_move("1 water b4")
    ghosts = CHIEFDOM_2.ghosts(state, 0, move)
    text = "\n".join(read(paint_sheet(CHIEFDOM_2, state, 0, ghosts, ("b4",))))
    assert text.count("[~]") == 1
    assert text.count("[F]") == 1, "the jobless man at b3 would be hired"


def test_the_stock_is_told_below_the_grid() -> None:
    state = CHIEFDOM_2.parse_sheet(SHEET, checked=False)
    assert read(paint_sheet(CHIEFDOM_2, state, 0))[-1] == " logs 4 fish 1 men 5 beds 4 bonus 1"


def test_a_large_sheet_is_painted_only_where_it_has_room() -> None:
    state = start_game(CHIEFDOM_2, 1)
    assert len(paint_sheet(CHIEFDOM_2, state, 0, fits=lambda lines: len(lines) <= 26)) == 16
    large = read(paint_sheet(CHIEFDOM_2, state, 0, fits=lambda lines: len(lines) <= 27))
    assert len(large) == 27
    assert {len(line.rstrip("E")) for line in large[1:-1]} == {len(large[1])}


def test_dice_tell_sum_icon_and_shape_of_each_reading() -> None:
    lines = read(painter_for(CHIEFDOM_2).describe_dice(CHIEFDOM_2, rolled(SHEET, "2 3 6"), 0))
    assert lines[0].split("[ ")[1:] == ["2 ]        ", "3 ]        ", "6 ]"]
    assert lines[1].split("   ")[0] == "3+6 = 9"
    assert "men" in lines[2]
    assert "(house)" in lines[2], "there are not enough logs for a house"
    assert [line[26:].strip() for line in lines[3:6]] == ["~", "~", "~"]


def test_dice_that_are_alike_are_told_once() -> None:
    lines = read(painter_for(CHIEFDOM_2).describe_dice(CHIEFDOM_2, rolled(SHEET, "4 4 4"), 0))
    assert lines[0].count("[ 4 ]") == 3
    assert lines[1].strip() == "three alike"
    assert lines[2].strip() == "any icon"


def test_cards_in_play_are_named() -> None:
    state = start_game(CHIEFDOM_2, 2, {"cards": "3,13"})
    told = " ".join(read(painter_for(CHIEFDOM_2).describe_dice(CHIEFDOM_2, state, 0)))
    assert told == "cards 3 Felling crew, 13 Timber baron"


def test_the_reference_tells_what_differs_between_the_editions() -> None:
    pages = {}
    for game in (CHIEFDOM_1, CHIEFDOM_2):
        pages[game.id] = " ".join(
            " ".join(read(painter_for(game).reference(game, start_game(game, 1)))).split()
        )
    assert "first every fish feeds 3 men" in pages["chiefdom-1"]
    assert "first every fish feeds 2 men" in pages["chiefdom-2"]
    assert "only when complete" in pages["chiefdom-1"]
    assert "needs 2 logs in stock" in pages["chiefdom-2"]
    assert "Shapes in play (pips)" in pages["chiefdom-1"]
    assert "Legend of the valley" in pages["chiefdom-2"]
    assert "Cards in play" not in pages["chiefdom-2"]


def test_the_reference_shows_cards_and_bonus_where_they_are_played() -> None:
    state = start_game(CHIEFDOM_2, 2, {"cards": "3,13", "bonus": "on"})
    text = "\n".join(read(painter_for(CHIEFDOM_2).reference(CHIEFDOM_2, state)))
    assert "13 Timber baron: 10 for the most logs" in text
    assert "Bonus actions" in text
    assert "Ranks" not in text, "ranks are for solo games"


@pytest.mark.parametrize("game", [*GAMES, TOY], ids=lambda game: game.id)
def test_every_painter_keeps_to_the_room_and_the_characters_there_are(game: AnyGame) -> None:
    state = start_game(game, game.seats[0])
    painter = painter_for(game)
    while not game.waiting(state):
        state = game.apply(state, game.rolls(state)[7].roll)
    seat = game.waiting(state)[0]
    view = game.view(state, seat)
    move = game.moves(state, seat)[-1]
    sheet = painter.paint(
        game, view, seat, game.ghosts(view, seat, move), game.vocabulary.places_of(move[-1])
    )
    dice = painter.describe_dice(game, view, seat)
    pages = painter.reference(game, view)
    assert max(len(line.plain) for line in sheet) <= 80
    assert len(sheet) <= 17
    assert len(dice) <= 8
    assert all(len(line.plain) <= 80 for line in pages)
    for line in [*sheet, *dice, *pages]:
        assert line.plain.translate(ASCII).isascii(), line.plain


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_place_of_a_move_can_be_pointed_at(game: AnyGame) -> None:
    state = start_game(game, game.seats[0])
    while not game.waiting(state):
        state = game.apply(state, game.rolls(state)[7].roll)
    seat = game.waiting(state)[0]
    places = {
        place
        for move in game.moves(state, seat)
        for choice in move
        for place in game.vocabulary.places_of(choice)
    }
    assert all(painter_for(game).locate(place) is not None for place in places)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_of_the_catalogue_has_a_painter_and_a_line(game: AnyGame) -> None:
    assert game.manifest.painter is not None
    assert 20 <= len(summarize(game)) <= 80 - len(" ► 1 chiefdom-2   ")
    assert not summarize(game).startswith("For ")


def test_a_game_without_a_painter_shows_its_text_and_the_preview_in_words() -> None:
    state = start_game(TOY, 1)
    state = TOY.apply(state, TOY.parse_roll(state, "2 5"))
    ghosts = TOY.ghosts(state, 0, TOY.parse_move("5 x"))
    assert read(paint_sheet(TOY, state, 0, ghosts)) == ["toy", ". . . . . .", "", "[5 becomes x]"]
    assert summarize(TOY) == "For 1 to 5 seats."
    after = TOY.apply(state, MoveStep(0, TOY.parse_move("5 x")))
    assert read(paint_sheet(TOY, after, 0))[1] == ". . . . x ."


def test_square_names_are_rows_and_columns() -> None:
    assert locate_square("c4") == (4, 3)
    assert locate_square("k11") == (11, 11)
    assert locate_square("5") == (0, 5)
    assert locate_square("plot 3") is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_counts_stands_first_where_scores_are_compared(game: AnyGame) -> None:
    """On a screen of 24 lines it used to be below the last one."""
    match = start_lesson(game)
    scores = game.scores(match.state)
    name, totals = painter_for(game).describe_totals(scores)
    first = compare_scores(match, scores)[1].plain
    assert first.split() == [*name.split(), *" ".join(totals).split()]


def test_one_point_is_one_point() -> None:
    assert [describe_points(Score(total, {})) for total in (-1, 0, 1, 2)] == [
        "-1 point",
        "0 points",
        "1 point",
        "2 points",
    ]


def test_a_gain_of_one_is_one_point() -> None:
    before = Score(3, {"steps": 3})
    gains = [describe_points_gained(before, [Score(total, {"steps": total})]) for total in (2, 3, 4, 5)]
    assert gains == ["-1 point", "+0 points", "+1 point", "+2 points"]


def test_a_challenge_shows_each_aim_and_how_far_it_is() -> None:
    state = start_game(FIEFDOMS, 1, fill_options(FIEFDOMS.options, {"challenge": "charters"}))
    lines = read(paint_sheet(FIEFDOMS, state, 0))
    assert lines[-2:] == ["[ ] 60 points: 0", "[ ] 2 guilds that score: 0"]
    usual = read(paint_sheet(FIEFDOMS, start_game(FIEFDOMS, 1), 0))
    assert not [line for line in usual if line.startswith("[")]


def test_buildings_that_a_table_lacks_have_no_term() -> None:
    painter = painter_for(FIEFDOMS)
    usual = start_game(FIEFDOMS, 1)
    drums = start_game(FIEFDOMS, 1, fill_options(FIEFDOMS.options, {"challenge": "drums-of-war"}))
    assert {"barracks", "piscaries"}.isdisjoint(painter.list_terms(FIEFDOMS, usual))
    assert "barracks" in painter.list_terms(FIEFDOMS, drums)
    assert "cottages" not in painter.list_terms(FIEFDOMS, drums)


def test_a_preview_shows_the_terms_that_change_alike_whichever_move_is_made() -> None:
    state = TOY.apply(start_game(TOY, 1), TOY.parse_roll(start_game(TOY, 1), "2 5"))
    preview = Preview(TOY, state, 0)
    first, second = (TOY.parse_move(text) for text in ("2 x", "5 x"))
    alone, beside = preview.change_of(first).terms, preview.change_of(second).terms
    change = preview.change([first, second])
    assert change is not None
    assert change.terms == {term: gain for term, gain in alone.items() if beside.get(term) == gain}
    assert change.terms["empty"] == 1


def test_cards_are_a_term_where_there_are_cards() -> None:
    without, dealt = (start_game(CHIEFDOM_2, 1, {"cards": cards}) for cards in ("off", "3,8,11"))
    list_terms = painter_for(CHIEFDOM_2).list_terms
    assert set(list_terms(CHIEFDOM_2, dealt)) - set(list_terms(CHIEFDOM_2, without)) == {"cards"}


def test_a_label_says_each_thing_once() -> None:
    preview = Preview(CHIEFDOM_2, rolled(SHEET, "2 3 5"), 0)
    path = CHIEFDOM_2.parse_move("3 three d7,e8,f9")[:2]
    assert preview.label(path) == "2+5=7 three trees, shape 3"
