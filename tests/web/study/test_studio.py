"""What the studio answers: a sheet and its form, a changed key, a game against a bot, counts of games."""

from __future__ import annotations

import pytest

from rollwright.core.errors import InvalidSetup, InvalidSheet
from rollwright.sheet_language import list_examples
from rollwright.web.study.studio import play_games, play_on, show_sheet

EXAMPLES = list_examples()
TEXT = EXAMPLES["small-garden"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_file_is_drawn_without_a_style_of_its_own_and_listed_as_a_form(name: str) -> None:
    told = show_sheet({"text": EXAMPLES[name]})
    assert told["id"] == name
    assert str(told["sheet"]).startswith("<svg")
    assert "<style" not in f"{told['sheet']}{told['paper']}"
    tables = [table["table"] for table in told["form"]]  # type: ignore[attr-defined]
    assert tables.count("area") == EXAMPLES[name].count("[[area]]")


@pytest.mark.parametrize(
    ("key", "value", "line"),
    [("boxes", '"2-9"', 'boxes = "2-9"  #'), ("colour", '"red"', 'colour = "red"'), ("order", "", None)],
)
def test_a_field_of_the_form_is_a_line_of_the_text(key: str, value: str, line: str | None) -> None:
    text = TEXT.replace("score = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]", "score = 1")
    text = text.replace('bonus = {1 = "mark path", 6 = "mark path", 11 = "mark path"}\n', "")
    told = show_sheet({"text": text, "table": "area", "at": 0, "key": key, "value": value})
    lines = [each for each in str(told["text"]).splitlines() if each.startswith(f"{key} =")]
    assert [each for each in lines if line is not None and each.startswith(line)] == lines[: line is not None]


def test_a_wrong_file_and_a_wrong_field_are_refused() -> None:
    with pytest.raises(InvalidSetup, match=r"^line 20: area\[1\]\.order: any or right"):
        show_sheet({"text": TEXT.replace('order = "any"', 'order = "up"')})
    with pytest.raises(InvalidSheet):
        show_sheet({"text": TEXT, "table": "area", "at": 0, "key": "x y", "value": "1\n2"})


def test_a_game_against_a_bot_is_played_to_its_end() -> None:
    told = play_on({"text": TEXT, "seats": 2, "steps": []})
    while not told["over"]:
        moves = told["moves"]
        steps = told["steps"]
        assert isinstance(moves, list)
        assert isinstance(steps, list)
        told = play_on({"text": TEXT, "seats": 2, "steps": [*steps, moves[0]["line"]]})
    assert told["moves"] == []
    assert len(told["scores"]) == 2  # type: ignore[arg-type]


def test_games_are_counted_and_are_the_same_for_a_seed() -> None:
    one, again = (play_games({"text": TEXT, "seed": 1, "first": 0}) for _ in range(2))
    least = min(int(str(one["games"])), int(str(again["games"])))
    assert least >= 1
    spread = one["spread"]
    assert isinstance(spread, dict)
    assert sum(spread.values()) == one["games"]
    with pytest.raises(InvalidSetup):
        play_games({"text": TEXT, "seed": -1, "first": 0})
