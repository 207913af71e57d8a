"""Decisions by keys, without a terminal: squares that are typed, menus that scroll, keys that fit."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import chain
from typing import Any, cast

import msgspec
import pytest

from rollwright.any_game import AnyGame
from rollwright.cli.terminal.decision import Prompt
from rollwright.cli.terminal.fullscreen import FullScreen
from rollwright.cli.terminal.menus import menu_keys
from rollwright.cli.terminal.pages import Pager, explain_keys
from rollwright.cli.terminal.picker import Picker
from rollwright.cli.terminal.play_request import PlayRequest
from rollwright.cli.terminal.players import Players, seat_players
from rollwright.cli.terminal.preview import Preview
from rollwright.cli.terminal.setup_menu import choose_by_keys, list_fields
from rollwright.cli.terminal.summaries import describe_menu
from rollwright.cli.terminal.window import Leave
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import Move, MoveStep
from rollwright.games.catalogue import GAMES
from rollwright.games.duel import DUEL
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.sheets.terminal import painter_for
from rollwright.table.rules.match import start_match
from tests.duel.positions import position
from tests.terminal.keys import Keys


def decide(game: AnyGame, state: Any, seat: int, *keys: str) -> tuple[list[str], Move | str | None]:
    """Return the screens a person sees who presses these keys, and the move that came of it."""
    match = start_match(game, seat_players(game, ("Ada", "Bob"), (), None), {}, "seed 1")
    match._tables.append(msgspec.structs.replace(match.table_state, state=state))  # no game need lead there
    window = Keys(*keys)
    table = FullScreen(match, painter_for(game), Players(game, match.players), cast(Any, window))
    taken: Move | str | None = None
    with suppress(Leave):
        taken = Prompt(table, seat).ask()
    return window.drawn, taken


def message(screen: str) -> str:
    return screen.split("\n")[-2]


DRAWING = position(dice="A 2 5 | B 3 3 | left 6")


def test_a_square_is_typed_to_put_a_pair_there() -> None:
    screens, move = decide(DUEL, DRAWING, 0, "g", "6", "enter")
    assert "g6=" in message(screens[-1])
    assert isinstance(move, tuple)
    assert "g6=" in DUEL.format_move(move)


def test_a_square_where_nothing_can_be_drawn_is_named() -> None:
    screens, _ = decide(DUEL, DRAWING, 0, "c", "2")
    assert message(screens[-1]).startswith("Nothing of this can be drawn on c2.")


def test_abilities_are_chosen_by_numbers_beside_a_pair_on_the_map() -> None:
    state = position(dice="A 2 5 | B 3 3 | left 6", owns="flip,reroll")
    screens, _ = decide(DUEL, state, 0, "1")
    assert "  1 flip" in screens[0]
    assert "Where?" in screens[0]
    assert "Where?" not in screens[1]


def find(game: AnyGame, wanted: Any) -> tuple[Any, int]:
    """Return a decision of some game in which the person has such moves."""
    for seed in range(1, 9):
        for state, step in play_randomly(game, {}, 2, seed):
            if isinstance(step, MoveStep) and wanted(game.moves(state, step.seat)):
                return state, step.seat
    raise AssertionError("no game comes to that")


def test_a_plot_of_fiefdoms_is_typed_as_it_is_written() -> None:
    state, seat = find(
        FIEFDOMS, lambda moves: len({move[0].value for move in moves if move[0].kind == "plot"}) > 2
    )
    plots = sorted({move[0].value for move in FIEFDOMS.moves(state, seat) if move[0].kind == "plot"})
    for plot in plots:
        for keys in ((plot[0], ",", plot[2]), (plot[0], plot[2])):
            screens, _ = decide(FIEFDOMS, state, seat, *keys)
            assert f"plot {plot}" in message(screens[-1]) or f" on {plot}" in message(screens[-1])


def test_influence_beside_plots_has_keys_that_no_plot_begins_with() -> None:
    def has_both(moves: tuple[Move, ...]) -> bool:
        plots = {move[0].value for move in moves if move[0].kind == "plot"}
        return len(plots) > 1 and any(move[0].kind == "influence" for move in moves)

    state, seat = find(FIEFDOMS, has_both)
    plots = {move[0].value for move in FIEFDOMS.moves(state, seat) if move[0].kind == "plot"}
    screens, _ = decide(FIEFDOMS, state, seat)
    key = re.search(r"(\S) spend 1 influence", screens[0])
    assert key is not None
    assert not any(plot.startswith(key[1]) for plot in plots)


def test_a_menu_that_is_too_long_says_so_and_scrolls() -> None:
    state = position(phase="plus", queue="plus", a="0 8 0 0 0 0")
    picker = Picker(DUEL.moves(state, 0), DUEL.vocabulary.places_of, painter_for(DUEL).locate)
    preview, keys = Preview(DUEL, state, 0), menu_keys(picker.fork.menu)

    def shown() -> list[str]:
        return [line.plain for line in describe_menu(preview, picker, keys, 4, 40)]

    assert shown()[0].startswith("► 1 split ")
    assert shown()[-1] == "  ↑↓ 1 to 3 of 6, PgUp and PgDn scroll"
    picker.scroll(3)
    assert shown()[-1] == "  ↑↓ 3 to 5 of 6, PgUp and PgDn scroll"
    picker.scroll(100)
    assert shown()[-2].startswith("► 6 mark")
    assert "4 to 6 of 6" in shown()[-1]
    picker.scroll(-100)
    assert len(describe_menu(preview, picker, keys, 6, 40)) == 6, "what fits needs no such line"


@pytest.mark.parametrize("game", [DUEL, FIEFDOMS], ids=lambda game: game.id)
def test_no_screen_of_a_game_is_cut_off_or_speaks_in_notation(game: AnyGame) -> None:
    for state, step in chain(play_randomly(game, {}, 2, 4), play_randomly(game, {}, 2, 6)):
        if isinstance(step, MoveStep):
            screens, _ = decide(game, state, step.seat, "tab")
            for screen in screens:
                lines = screen.split("\n")
                assert len(lines) == 24
                assert max(map(len, lines)) <= 80, screen
                assert "…" not in screen, screen
                assert (" point" in lines[0]) == (game is FIEFDOMS)
                assert "plot:" not in screen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_cut_off_where_a_game_is_set_up(game: AnyGame) -> None:
    lines = len(list_fields(game, PlayRequest(game)))
    window = Keys(str(GAMES.index(game) + 1), *(["up"] * lines), *["right"] * 3, "enter")
    request = choose_by_keys(cast(Any, window), PlayRequest(None))
    assert request.game is game
    for screen in window.drawn:
        assert "…" not in screen
        assert max(map(len, screen.split("\n"))) <= 80
    assert any("Draws anywhere" in screen or "never looks ahead" in screen for screen in window.drawn)


def test_the_page_of_keys_fits() -> None:
    assert max(len(line.plain) for line in explain_keys()) <= 79
    pager = Pager("Rules", explain_keys() * 9, "n new game  u undo  ? rules  q quit")
    assert "…" not in pager.draw(80, 24)[-1].plain
