"""The sheet language: laws of its example games, worked sheets, wrong and hostile files."""

from __future__ import annotations

import re
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.conformance import check_game
from rollwright.core.errors import InvalidSetup, InvalidSheet
from rollwright.core.rules_engine import RulesEngine
from rollwright.core.types import Choice, MoveStep, Roll
from rollwright.games.catalogue import read_games
from rollwright.sheet_language import SheetGame
from rollwright.sheet_language.game import State
from rollwright.sheet_language.schema import MOST_BYTES, MOST_TURNS

FILES = sorted(
    (Path(__file__).parents[2] / "src" / "rollwright" / "sheet_language" / "examples").glob("*.toml")
)
TEXTS = {file.stem: file.read_text() for file in FILES}
SMALL = """id = "small"
name = "Small"
end = ["full"]
[dice]
white = 1
[[step]]
read = "one"
[[area]]
name = "row"
boxes = 3
score = 1
"""


def game_of(name: str) -> SheetGame:
    return SheetGame.read(TEXTS[name])


@pytest.mark.parametrize("name", TEXTS)
def test_a_file_is_a_game_that_obeys_every_law(name: str) -> None:
    game = game_of(name)
    for seats in (game.seats[0], min(3, game.seats[-1])):
        check_game(game, seats=seats, compiled=False, games=1)


@pytest.mark.parametrize(
    ("name", "sheet", "points"),
    [
        (
            "lantern-lane",  # 11 marks and the lock: 78; 4 marks: 10; two misses: -10
            "turn=9 misses=2 closed=red\nred x x x x x x x x x x x\nyellow x . x x x . . . . . .\n"
            "green . . . . . . . . . . .\nblue x . . . . . . . . . .",
            {"red": 78, "yellow": 10, "green": 0, "blue": 1, "misses": -10},
        ),
        (
            "orchard-day",  # 3 of each: 63 and the bonus of 35
            "turn=14\nfruit 3 6 9 12 15 18\nbaskets 17 22 25 30 40 50 20",
            {"fruit": 98, "baskets": 204},
        ),
        ("orchard-day", "turn=7\nfruit 3 6 9 12 15 12\nbaskets 0 . . . . . .", {"fruit": 57, "baskets": 0}),
        (
            "glasshouse",  # columns 10 + 14; 5 blue: 11; 3 green: 6; 3 + 4 + 5 + 2x6; a fox, lowest 6
            "turn=20\nyellow x x . . x x . . x x x x\nblue x x x x . x . . . . .\n"
            "green x x x . . . . . . . .\n"
            "brown 3 4 5 12 . . . . . . .\npurple 1 5 . . . . . . . . .",
            {"yellow": 24, "blue": 11, "green": 6, "brown": 24, "purple": 6, "foxes": 6},
        ),
        (
            "lighthouse",  # 3 marks: 6; a row of the harbour: 4 + 4
            "turn=9\nnets 2 4 . 9 . . .\nbeacons . . . . . . .\nhouses 5 . . . . . .\nharbour "
            + "x x x x " + ". " * 12,
            {"nets": 6, "beacons": 0, "houses": 1, "harbour": 8},
        ),
    ],
)  # fmt: skip
def test_a_worked_sheet_scores_as_its_rules_say(name: str, sheet: str, points: dict[str, int]) -> None:
    game = game_of(name)
    state = game.parse_sheet(f"{name} {sheet}")
    assert dict(game.score(state, 0).breakdown) == points


def play(game: SheetGame, state: State, *steps: str) -> State:
    """Play rolls ("roll 1 2") and moves of the first seat that is asked."""
    for step in steps:
        if step.startswith("roll "):
            state = game.apply(state, game.parse_roll(state, step[5:]))
        else:
            state = game.apply(state, MoveStep(state.pending[0], game.parse_move(step)))
    return state


def test_a_bonus_opens_a_box_whose_bonus_opens_another() -> None:
    game = game_of("glasshouse")
    state = game.parse_sheet(
        "glasshouse turn=3\nyellow x x x . . . . . . . . .\nblue x x x . . . . . . . .\n"
        "green . . . . . . . . . . .\nbrown 3 4 . . . . . . . . .\npurple . . . . . . . . . . ."
    )
    state = play(game, state, "roll y1 bl2 g2 br5 p3 w6", "die y1 box yellow-4")
    assert [effect.describe([a.name for a in game.rules.areas]) for effect in state.sheets[0].effects] == [
        "mark blue"
    ]
    state = play(game, state, "box blue-4")
    effects = [effect.kind for effect in state.sheets[0].effects]
    assert effects == ["write"], "a row of blue is full: a 5 in brown; a column is not"
    state = play(game, state, "box brown-3 number 5")
    assert state.sheets[0].rerolls == 1, "the third box of brown brings a reroll"


def test_lower_dice_go_to_the_tray_and_the_others_use_them() -> None:
    game = game_of("glasshouse")
    state = play(game, game.start(2, {}), "roll y1 bl2 g2 br5 p3 w6", "die br5 box brown-1")
    assert set(state.tray) == {"y1", "bl2", "g2", "p3"}
    assert state.due == ("white",)
    state = play(game, state, "roll w4", "pass turn")
    assert state.pending == (1,)
    assert (Choice("box", "green-1"),) in game.moves(state, 1)
    assert (Choice("box", "brown-1"), Choice("number", "4")) in game.moves(state, 1), "white is any colour"


def test_the_last_box_closes_its_row_for_all_and_takes_the_die_away() -> None:
    game = game_of("lantern-lane")
    state = game.parse_sheet(
        "lantern-lane turn=3\nred x x x x . . . . . . .\nyellow . . . . . . . . . . .\n"
        "green . . . . . . . . . . .\nblue . . . . . . . . . . ."
    )
    rolled = play(game, state, "roll w6 w6 r1 y1 g1 b1")
    assert not any("red-11" in str(move) for move in game.moves(rolled, 0)), "five marks come first"
    rolled = play(
        game,
        game.parse_sheet(game.format_sheet(state, 0).replace("x x x x .", "x x x x x")),
        "roll w6 w6 r1 y1 g1 b1",
    )
    closed = play(game, rolled, "box red-11")
    assert closed.closed == (0,)
    assert "red" not in play(game, closed, "pass turn").due


def test_dice_are_kept_and_the_others_rolled_again() -> None:
    game = game_of("orchard-day")
    state = play(
        game, game.start(1, {}), "roll 2 2 3 5 6", "keep 2,2", "roll 1 2 4", "keep 2,2,2", "roll 2 2"
    )
    assert state.dice == ("2",) * 5
    assert not any(move[0].kind == "keep" for move in game.moves(state, 0))
    assert play(game, state, "box baskets-6").sheets[0].boxes[11] == 50


def test_a_seat_that_marks_nothing_misses() -> None:
    game = game_of("lantern-lane")
    state = play(game, game.start(2, {}), "roll w1 w1 r1 y1 g1 b1", "pass turn", "pass turn", "pass turn")
    assert [sheet.misses for sheet in state.sheets] == [1, 0]


# ---- wrong files


def list_wrong() -> Iterator[str]:
    """Yield files in which one line says something else, or is missing."""
    values = ("-1", '"x y z"', "[]", "{}", "99999999999", "true", "1.5", "[[1]]", '""', "1979-05-27")
    for text in TEXTS.values():
        lines = text.splitlines()
        for at, line in enumerate(lines):
            key, equals, _ = line.partition(" = ")
            if not equals or line.startswith("#"):
                continue
            for value in values:
                yield "\n".join([*lines[:at], f"{key} = {value}", *lines[at + 1 :]])
            yield "\n".join([*lines[:at], f"{key}x = 1", *lines[at + 1 :]])


def test_wrong_files_are_refused_in_one_sentence_with_line_and_key() -> None:
    refused = []
    for text in list_wrong():
        try:
            SheetGame.read(text)
        except InvalidSetup as wrong:
            refused.append(str(wrong))
    assert len(set(refused)) >= 200
    assert not [each for each in refused if "\n" in each or len(each) > 400]
    unplaced = [each for each in refused if not re.match(r"line \d+: [a-z_]", each)]
    assert not unplaced


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("boxes = 3", "boxs = 3", "line 10: area[1].boxs: no such key (did you mean boxes?)"),
        (
            '"one"',
            '"won"',
            "line 7: step[1].read: sum or one or pair or white and colour or split or all, not 'won'",
        ),
        ("white = 1", "pink = 1", "line 5: dice.pink: a colour is white, red, yellow"),
        ('end = ["full"]', 'end = ["2 misses"]', "line 3: end: 'full', 'full AREA', '10 turns'"),
        ("score = 1", 'bonus = {2 = "mark sea"}', "line 11: area[1].bonus: 'mark AREA', '6 in AREA'"),
        (
            "boxes = 3",
            'boxes = 3\norder = "up"',
            "line 11: area[1].order: any or right or next or rising or adjacent",
        ),
    ],
)
def test_an_error_names_the_line_the_key_and_what_is_allowed(old: str, new: str, sentence: str) -> None:
    with pytest.raises(InvalidSetup) as wrong:
        SheetGame.read(SMALL.replace(old, new))
    assert str(wrong.value).startswith(sentence)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 9_000,
        "a" + ".a" * 9_000 + " = 1",
        SMALL.replace("boxes = 3", f"boxes = {10**9}"),
        SMALL.replace("boxes = 3", "boxes = " + "9" * 6_000),
        SMALL.replace("boxes = 3", f"boxes = {['x'] * 2_000}"),
        SMALL.replace("white = 1", "white = {number = 8, faces = [" + ", ".join(map(str, range(20))) + "]}"),
        SMALL + '[[area]]\nname = "row"\n' * 500,
        "x" * (MOST_BYTES + 1),
    ],
)  # fmt: skip
def test_a_hostile_file_is_refused_within_little_memory(text: str) -> None:
    tracemalloc.start()
    with pytest.raises(InvalidSetup):
        SheetGame.read(text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 32 * 2**20


def test_a_chain_of_bonuses_ends_and_so_does_a_game_that_cannot() -> None:
    chain = ", ".join(f'{n} = "mark row"' for n in range(1, 41))
    game = SheetGame.read(SMALL.replace("boxes = 3", f"boxes = 40\nbonus = {{{chain}}}"))
    played = RulesEngine(game).play({}, ["random"], 1, 0, 1)
    assert [terms[0][0] for terms in played.list_terms()] == [40]
    endless = SheetGame.read(SMALL.replace("boxes = 3", "boxes = 3\nonly_bonus = true"))
    played = RulesEngine(endless).play({}, ["random"], 1, 0, 1)
    assert str(played.turns) == str([MOST_TURNS + 1])


def test_a_file_is_brought_by_name_and_its_errors_name_it(tmp_path: Path) -> None:
    (game,) = read_games(str(FILES[0]))
    assert read_games(str(FILES[0])) == (game,), "the same object, so that it can be pickled by its id"
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(SMALL.replace('"one"', '"won"'))
    with pytest.raises(InvalidSetup, match=r"^wrong\.toml: line 7: step\[1\]\.read: "):
        read_games(str(wrong))


def test_a_wrong_sheet_is_refused_by_its_line() -> None:
    game = SheetGame.read(SMALL)
    for text, line in (
        ("small turn=0\nrow . . .", 1),
        ("small x=1\nrow . . .", 1),
        ("small\nrow . .", 2),
        ("small", 1),
    ):
        with pytest.raises(InvalidSheet) as wrong:
            game.parse_sheet(text)
        assert wrong.value.line == line


def test_marks_of_one_step_are_secret_until_all_have_decided() -> None:
    game = game_of("lantern-lane")
    state = play(game, game.start(3, {}), "roll w1 w2 r1 y1 g1 b1", "box red-2")
    assert game.marks(game.view(state, 1), 0) == {}
    assert game.marks(game.view(state, 0), 0) == {"red-2": "x"}
    assert isinstance(game.rolls(game.start(1, {}))[0].roll, Roll)
