"""Whether a challenge is passed, and if not, why."""

from __future__ import annotations

from ..challenges import CHALLENGES, COUNT, NEED_WORDS
from ..scoring import measure_need, total_points
from ..sheet import Sheet, places_of


def what_is_missing(sheet: Sheet, challenge: int, active: int) -> list[str]:
    """Return a sentence for everything the challenge needs that this activation lacks."""
    rules, at = CHALLENGES[challenge], places_of(sheet)
    points = total_points(sheet, at, active)
    missing = [] if points >= rules.points else [f"{points} points of {rules.points}"]
    found, against = measure_need(sheet, at, active, challenge)
    if found < rules.amount:
        missing.append(NEED_WORDS[rules.needs].lacking.format(found, rules.amount))
    if against:
        missing.append(NEED_WORDS[rules.needs].broken.format(against))
    return missing


def describe_result(challenge: int, missing: list[str]) -> str:
    """(3, ["54 points of 60"]) -> "Challenge 3 (charters) failed: 54 points of 60." """
    name = f"Challenge {challenge} ({CHALLENGES[challenge].name})"
    return f"{name} failed: {'; '.join(missing)}." if missing else f"{name} passed."


def describe_campaign(challenge: int) -> str:
    """3 -> what comes after challenge 3 is passed, in the order of the campaign"""
    if challenge == COUNT:
        return "That was the last challenge of the campaign."
    return f"Next in the campaign: challenge {challenge + 1} ({CHALLENGES[challenge + 1].name})."
