from __future__ import annotations

import pytest

from rollwright import InvalidSheet
from rollwright.core.teaching.lesson import Caption, lesson_of, parse_lesson
from tests.toy import TOY

SCRIPT = """rollwright record 1
game toy turns=4
seat 1 person You
seat 2 bot wanderer
dice unknown
#: Welcome.
#@ score-total
#: {X} Roll.
1 roll 2 5
#: Take the 2.
2 seat 1 take 2
3 seat 2 take 5
4 roll 1 6
5 seat 2 take 1
6 seat 1 take 6
#: Play on.
"""


def test_a_lesson_is_a_record_whose_comments_speak() -> None:
    lesson = parse_lesson(SCRIPT)
    assert lesson.seat == 0
    assert lesson.captions[0] == (Caption("Welcome.", ("score-total",)), Caption("{X} Roll."))
    assert lesson.captions[0][1].plain == "Roll."
    assert lesson.captions[1] == (Caption("Take the 2."),)
    assert lesson.captions[2] == ()
    assert lesson.captions[-1] == (Caption("Play on."),)


def test_what_is_due_follows_from_the_steps_made_in_whatever_order_others_move() -> None:
    lesson = parse_lesson(SCRIPT)
    assert (lesson.find_step([]), lesson.find_roll([])) == (0, "2 5")
    rolled = ["roll 2 5"]
    assert lesson.find_step(rolled) == 1
    assert (lesson.find_move(rolled, 0), lesson.find_move(rolled, 1)) == ("take 2", "take 5")
    early = [*rolled, "seat 2 take 5"]
    assert lesson.find_step(early) == 1
    assert lesson.find_step([*early, "seat 1 take 2"]) == 3
    late = [*rolled, "seat 1 take 2", "seat 2 take 5", "roll 1 6", "seat 1 take 6"]
    assert lesson.find_step(late) == 6
    assert lesson.find_move(late, 1) == "take 1"
    assert lesson.find_move(late, 0) is None
    assert lesson.find_roll(late) is None
    assert lesson.find_step([*late, "seat 2 take 1", "roll 3 3"]) == 7


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("3 seat 2 take 5", "step 3 is not the learner's: nobody would see its captions"),
        ("#: Welcome.", "line 6: #@ follows the caption it belongs to"),
    ],
)
def test_captions_nobody_would_see_are_refused(line: str, wrong: str) -> None:
    before = "#@ score\n" if line.startswith("#") else "#: Look!\n"
    with pytest.raises(InvalidSheet, match=wrong):
        parse_lesson(SCRIPT.replace(line, before + line))


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of(TOY) is None
