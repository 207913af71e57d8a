"""Moves and options as text."""

from __future__ import annotations

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.errors import IllegalMove, InvalidMove, InvalidSetup
from rollwright.core.notation import Notation, Spelling
from rollwright.core.options import changed_options, fill_options, parse_options
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import Choice, MoveStep
from rollwright.core.vocabulary import Vocabulary
from rollwright.games.catalogue import GAMES
from tests.toy import OPTIONS

# ---- The kit that writes and reads the moves of all games


VOCABULARY = Vocabulary(
    [
        *(Choice("verb", verb) for verb in ("go", "rest")),
        *(Choice("place", place) for place in ("a1", "a2", "a1,a2")),
        *(Choice("gift", f"{place}={gift}") for place in ("a1", "a2") for gift in "xy"),
        Choice("fast", "yes"),
        Choice("pass", ""),
    ],
    longest=5,
)


def sort_places(text: str) -> str:
    return ",".join(sorted(text.split(",")))


PLAIN = Notation(VOCABULARY)
TERSE = Notation(
    VOCABULARY,
    {
        "verb": Spelling("{value}"),
        "place": Spelling("to {value}", "places are a1 and a2", sort_places),
        "gift": Spelling("{value}", has_commas=True),
        "fast": Spelling("{kind}"),
    },
    {"verb:go fast? place gift*": "go to a1 a1=x", "verb:rest": "rest", "pass": "pass"},
)


def move(*choices: str) -> tuple[Choice, ...]:
    return tuple(Choice(*choice.split(":")) for choice in choices)


@pytest.mark.parametrize(
    ("notation", "choices", "text"),
    [
        (PLAIN, ("verb:go", "place:a1,a2"), "verb go place a1,a2"),
        (PLAIN, ("pass:", "verb:rest", "pass:"), "pass verb rest pass"),
        (TERSE, ("verb:go", "place:a1,a2"), "go to a1,a2"),
        (TERSE, ("verb:go", "fast:yes", "place:a1", "gift:a1=x", "gift:a2=y"), "go fast to a1 a1=x,a2=y"),
        (TERSE, ("verb:rest",), "rest"),
        (TERSE, ("pass:",), "pass"),
    ],
)
def test_a_move_is_written_and_read_back(notation: Notation, choices: tuple[str, ...], text: str) -> None:
    assert notation.format(move(*choices)) == text
    assert notation.parse(text) == move(*choices)


def test_what_people_write_in_another_order_is_the_same_move() -> None:
    assert TERSE.parse(" go  to a2,a1   a2=y,a1=x ") == TERSE.parse("go to a1,a2 a1=x,a2=y")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a move is written like 'go to a1 a1=x', 'rest', 'pass', not ''"),
        ("fly to a1", "a move is written like 'go to a1 a1=x', 'rest', 'pass', not 'fly to a1'"),
        ("go to b7", "places are a1 and a2, not 'b7'"),
        ("go to a1 a9=x", "a move is written like 'go to a1 a1=x'; 'a9=x' does not fit"),
        ("go fast", "a move is written like 'go to a1 a1=x', not 'go fast'"),
        ("rest to a1", "a move is written like 'rest', not 'rest to a1'"),
        ("pass " * 5000, "a move is written like 'pass', not "),
    ],
)
def test_a_refusal_names_the_word_that_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(InvalidMove) as refusal:
        TERSE.parse(text)
    assert str(refusal.value).startswith(reason)


@pytest.mark.parametrize(
    "choices",
    [(), ("verb:go",), ("place:a1",), ("verb:rest", "verb:rest"), ("verb:go", "place:a1", "fast:yes")],
)
def test_choices_that_make_up_no_move_are_not_written(choices: tuple[str, ...]) -> None:
    with pytest.raises(IllegalMove, match="the choices make up no move"):
        TERSE.format(move(*choices))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_legal_path_with_a_choice_more_or_less_is_no_move(game: AnyGame) -> None:
    """What is logged can be read again: a move that would be written alike is refused."""
    options = {option.name: option.default for option in game.options}
    for state, step in play_randomly(game, options, game.seats[0], seed=3):
        if isinstance(step, MoveStep):
            for wrong in (step.move[:-1], (*step.move, step.move[-1])):
                with pytest.raises(InvalidMove):
                    game.apply(state, step._replace(move=wrong))


def test_missing_options_take_their_defaults() -> None:
    assert fill_options(OPTIONS, {"circles": "on"}) == {"turns": "4", "circles": "on"}


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"colour": "red"}, "there is no option 'colour' here (options: circles, turns)"),
        ({"circles": "maybe"}, "option circles=maybe: choose off or on"),
        ({"turns": "12"}, "option turns=12: choose 1 to 9"),
    ],
)
def test_a_wrong_option_is_refused_with_what_would_be_right(chosen: dict[str, str], sentence: str) -> None:
    with pytest.raises(InvalidSetup) as wrong:
        fill_options(OPTIONS, chosen)
    assert str(wrong.value) == sentence


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(InvalidSetup, match="options: none"):
        fill_options((), {"a": "b"})


def test_options_are_read_word_by_word() -> None:
    assert parse_options(["turns=3", "circles=on"]) == {"turns": "3", "circles": "on"}
    assert parse_options(["cards=3,7=x"]) == {"cards": "3,7=x"}


@pytest.mark.parametrize("word", ["turns", "turns=", "=3", "="])
def test_a_word_that_is_no_option_is_refused(word: str) -> None:
    with pytest.raises(InvalidSetup, match="name=value"):
        parse_options([word])


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="turns is given twice"):
        parse_options(["turns=3", "turns=3"])


def test_only_what_differs_from_the_default_is_written() -> None:
    assert changed_options(OPTIONS, {"turns": "4", "circles": "on"}) == ["circles=on"]
    assert parse_options(changed_options(OPTIONS, {"turns": "5", "circles": "off"})) == {"turns": "5"}
