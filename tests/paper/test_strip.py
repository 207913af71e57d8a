"""A strip of dice: the very rolls that play and simulation meet."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import fill_options, new_options
from rollwright.core.record import Player, parse_record
from rollwright.core.rng import Rng, make_rng
from rollwright.core.types import Move, MoveStep, Roll, Seat
from rollwright.games.catalogue import find_game
from rollwright.sheets.paper import PAPERS, Strip, make_strip
from rollwright.sheets.paper.dice_page import lay_strip, play_command, table_address
from rollwright.table.rules.match import start_match
from rollwright.table.rules.setup import Paper, find_position
from tests.cli.run import run_command

CASES = [
    ("chiefdom-1", {}, 1),
    ("chiefdom-2", {"cards": "random"}, 2),
    ("chiefdom-2", {"cards": "random"}, 1),
    ("fiefdoms", {}, 2),
    ("fiefdoms", {"challenge": "4"}, 1),
]


def strip_of(name: str, chosen: dict[str, str], seed: int, seats: int, turns: int | None = None) -> Strip:
    game = find_game(name)
    return make_strip(game, new_options(game.options, chosen), seed, turns, seats=seats)


def play_match(game: AnyGame, chosen: dict[str, str], seed: int, seats: int, rolls: int) -> list[Roll]:
    engine = game.engine(fast=False)
    players = tuple(Player("random", is_bot=True) for _ in range(seats))
    match = start_match(game, players, chosen, f"seed {seed}")

    def choose(state: object, seat: Seat, rng: Rng) -> Move:
        return engine.choose(state, seat, "random", rng)

    rolled: list[Roll] = []
    while match.outcome is None and len(rolled) < rolls:
        if match.needs_roll:
            rolled.append(match.roll())
        else:
            match.move_bot({"random": choose})
    return rolled


@pytest.mark.parametrize(("name", "chosen", "seats"), CASES)
def test_a_match_of_the_same_seed_rolls_what_the_strip_says(
    name: str, chosen: dict[str, str], seats: int
) -> None:
    strip = strip_of(name, chosen, 42, seats)
    rolled = play_match(find_game(name), chosen, 42, seats, 12)
    deal = [strip.deal] if strip.deal is not None else []
    assert rolled == [*deal, *strip.rolls][:12]
    has_lot = name == "duel" or (name == "fiefdoms" and seats > 1)
    assert (strip.deal is not None) == (chosen.get("cards") == "random" or has_lot)


@pytest.mark.parametrize(("name", "turns"), [("chiefdom-1", 100), ("chiefdom-2", 100), ("fiefdoms", 25)])
def test_a_simulation_of_the_same_seed_meets_the_rolls_of_the_strip(name: str, turns: int) -> None:
    """Greedy on the strip's dice has the score of game 0; it draws no random numbers of its own."""
    game = find_game(name)
    options = fill_options(game.options, {})
    engine = game.engine(fast=False)
    state = start_game(game, 1, options)
    rolls = iter(strip_of(name, {}, 5, 1, turns).rolls)
    while game.outcome(state) is None:
        if game.rolls(state):
            state = game.apply(state, next(rolls))
        else:
            move = engine.choose(state, 0, "greedy", make_rng(5, 0, 1))
            state = game.apply(state, MoveStep(0, move))
    simulated = engine.play(options, ["greedy"], 5, 0, 1)
    assert simulated.list_terms()[0][0] == list(game.score(state, 0).breakdown.values())


def test_a_strip_may_begin_in_any_turn() -> None:
    game = find_game("chiefdom-2")
    options = fill_options(game.options, {})
    whole = make_strip(game, options, 3, 20)
    rest = make_strip(game, options, 3, 13, first=8)
    assert rest.first == 8
    assert rest.rolls == whole.rolls[7:]


def test_a_strip_for_duel_has_five_dice_a_round_and_spare_ones() -> None:
    strip = strip_of("duel", {}, 42, 2)
    assert all(len(roll.faces) == 5 for roll in strip.rolls)
    assert len(strip.spare) == 20
    assert set(strip.spare) <= set("123456")
    assert [strip.deal, strip.rolls[0]] == play_match(find_game("duel"), {}, 42, 2, 2)


def test_a_strip_for_fiefdoms_never_has_two_wind_roses() -> None:
    strip = strip_of("fiefdoms", {}, 1, 1, 200)
    assert max(roll.faces.count("W*") for roll in strip.rolls) == 1


def test_a_strip_is_long_enough_for_a_game() -> None:
    assert len(strip_of("fiefdoms", {}, 1, 1).rolls) == 25
    assert len(strip_of("chiefdom-2", {}, 1, 1).rolls) == 50


@pytest.mark.parametrize(
    ("name", "chosen", "seats"),
    [
        ("chiefdom-2", {"cards": "random"}, 1),
        ("chiefdom-2", {"cards": "random", "bonus": "on"}, 3),
        ("chiefdom-1", {"shapes": "linked"}, 1),
        ("fiefdoms", {"challenge": "3"}, 1),
        ("duel", {"board": "11"}, 2),
    ],
)
def test_the_command_on_the_strip_rolls_its_dice(
    name: str, chosen: dict[str, str], seats: int, tmp_path: Path
) -> None:
    game, strip = find_game(name), strip_of(name, chosen, 42, seats)
    program, *words = play_command(game, new_options(game.options, chosen), strip).split()
    assert program == "rollwright"
    kept = tmp_path / "game.record"
    run_command(*words, "--plain", "--save", str(kept), stdin="\n")
    rolled = [step for step in parse_record(kept.read_text()).steps if step.startswith("roll")]
    expected = [strip.deal] if strip.deal is not None else []
    assert rolled == [f"roll {roll}" for roll in [*expected, *strip.rolls][: len(rolled)]]
    assert rolled


def test_the_strip_of_a_begun_game_names_its_sheets_and_turn() -> None:
    game = find_game("chiefdom-2")
    strip = make_strip(game, fill_options(game.options, {}), 2, None, 8, 2)
    told = play_command(game, {}, strip)
    assert told == "rollwright play --from SHEET --from SHEET --turn 8 --seed 2"


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_from_paper_with_dealt_cards_goes_on_as_its_strip(seats: int, tmp_path: Path) -> None:
    game, strip = find_game("chiefdom-2"), strip_of("chiefdom-2", {"cards": "random"}, 9, seats)
    assert strip.deal is not None
    cards = ",".join(strip.deal.faces[1:])
    sheet, kept = tmp_path / "sheet.txt", tmp_path / "game.record"
    sheet.write_text(f"chiefdom-2 cards={cards}\n3 L . . . .\n" + ". . . . . .\n" * 11)
    words = ["--from", str(sheet)] * seats + ["--turn", "8", "--seed", "9", "--plain", "--save", str(kept)]
    assert run_command("play", *words, stdin="\n").code == 0
    assert parse_record(kept.read_text()).steps[0] == f"roll {strip.rolls[7]}"
    position = find_position(game, Paper((sheet.read_text(),) * seats, 8), seed=10)
    assert position.start.rolls == 7, "another seed deals other cards"


@pytest.mark.parametrize(
    ("address", "is_code"),
    [
        ("", False),
        ("http://localhost:8000", False),
        ("http://127.0.0.1:8000", False),
        ("http://[::1]:8000", False),
        ("http://0.0.0.0:8000", False),
        ("http://192.168.1.20:8000", True),
        ("https://play.example/", True),
    ],
)
def test_a_strip_has_a_code_only_for_an_address_that_a_phone_can_open(address: str, is_code: bool) -> None:
    game = find_game("chiefdom-2")
    options = fill_options(game.options, {})
    [page] = lay_strip(game, options, make_strip(game, options, 42), address, PAPERS["a4"])
    assert ("code.svg" in page.pictures) == is_code == (page.data["qr"] == "code.svg")
    assert bool(page.data["address"]) == bool(address)


def test_the_code_names_game_seed_and_options() -> None:
    game = find_game("chiefdom-2")
    options = new_options(game.options, {"cards": "3,7,14"})
    address = table_address(game, options, 42, "https://play.example/")
    assert address == "https://play.example/new?game=chiefdom-2&seed=42&cards=3,7,14"


@pytest.mark.parametrize(
    ("seed", "turns", "sentence"),
    [
        (-1, 5, "a seed is a number from 0 to 4611686018427387903, not -1"),
        (1, 0, "a strip has 1 to 200 turns, not 0"),
        (1, 201, "a strip has 1 to 200 turns, not 201"),
    ],
)
def test_a_strip_that_cannot_be_is_refused(seed: int, turns: int, sentence: str) -> None:
    with pytest.raises(InvalidSetup) as wrong:
        strip_of("chiefdom-2", {}, seed, 1, turns)
    assert str(wrong.value) == sentence
