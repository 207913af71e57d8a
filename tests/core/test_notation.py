"""The kit that writes and reads the moves of all games."""

from __future__ import annotations

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.errors import IllegalMove, InvalidMove
from rollwright.core.notation import Notation, Spelling
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import Choice, MoveStep
from rollwright.core.vocabulary import Vocabulary
from rollwright.games.catalogue import GAMES

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
