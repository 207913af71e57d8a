from __future__ import annotations

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import changed_options, fill_options, parse_options
from tests.toy import OPTIONS


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
