"""Whether a challenge is passed, and if not, why: English for results, told in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from ....language.reasons import Reason
from ..activation.needs import measure_need
from ..challenges import CHALLENGES, COUNT, NEED_WORDS, NUMBER_OF
from ..refusals import say_why
from ..scoring import total_points
from ..sheet import Sheet, places_of


def what_is_missing(sheet: Sheet, challenge: int, active: int) -> list[Reason]:
    """Return a sentence for everything the challenge needs that this activation lacks."""
    rules, at = CHALLENGES[challenge], places_of(sheet)
    points, words = total_points(sheet, at, active), NEED_WORDS[rules.needs]
    missing = [] if points >= rules.points else [_miss("points", points, rules.points)]
    found, against = measure_need(sheet, at, active, challenge)
    if found < rules.amount:
        missing.append(_miss(words.wanted, found, rules.amount))
    if against:
        missing.append(_miss(words.forbidden, against, 0))
    return missing


def _miss(what: str, found: int, number: int) -> Reason:
    return say_why(f"missing-{what}", found=found, number=number)


def describe_result(challenge: int, missing: Sequence[Reason]) -> Reason:
    """(3, ["54 points of 60"]) -> "Challenge 3 (charters) failed: 54 points of 60." """
    if not missing:
        return _tell("challenge-passed", challenge)
    return _tell("challenge-failed", challenge, missing=reduce(_join, missing))


def _join(one: Reason, two: Reason) -> Reason:
    return say_why("missing-both", one=one, two=two)


def _tell(message: str, challenge: int, **more: object) -> Reason:
    number = NUMBER_OF(challenge)
    name = say_why(f"challenge-name-{number}")
    return say_why(message, number=number, name=name, **more)


def describe_campaign(challenge: int) -> Reason:
    """3 -> what comes after challenge 3 is passed, in the order of the campaign"""
    number = NUMBER_OF(challenge)
    return say_why("challenge-last") if number == COUNT else _tell("challenge-next", number + 1)
