"""Whether a challenge is passed, and if not, why."""

from __future__ import annotations

from ...core.bits import popcount
from .board import DIAGONALS
from .buildings import BARRACKS, PISCATORS, SPRINGHOUSE, UNIVERSITY, UNIVERSITY_POINTS
from .challenges import (
    CHALLENGES,
    CHARTERS,
    COTTAGES,
    COUNT,
    DRUMS,
    HARBOURS,
    HOUSED,
    LEARNING,
    SPRINGS,
)
from .scoring import (
    advanced_types,
    all_piscaries_trade,
    guild_holds,
    occupied_cottages,
    scoring_guilds,
    springhouse_penalty,
    total_points,
    vagrant_penalty,
)
from .sheet import Sheet, places_of, population


def what_is_missing(sheet: Sheet, challenge: int, active: int) -> list[str]:
    """Return a sentence for everything the challenge needs that this activation lacks."""
    rules, at = CHALLENGES[challenge], places_of(sheet)
    points = total_points(sheet, at, active)
    missing = [] if points >= rules.points else [f"{points} points of {rules.points}"]
    return missing + _REASONS.get(rules.needs, _nothing)(sheet, at, active, rules.amount)


def tell_result(challenge: int, missing: list[str]) -> str:
    """(3, ["54 points of 60"]) -> "Challenge 3 (charters) failed: 54 points of 60." """
    name = f"Challenge {challenge} ({CHALLENGES[challenge].name})"
    return f"{name} failed: {'; '.join(missing)}." if missing else f"{name} passed."


def tell_campaign(challenge: int) -> str:
    """3 -> what comes after challenge 3 is passed, in the order of the campaign"""
    if challenge == COUNT:
        return "That was the last challenge of the campaign."
    return f"Next in the campaign: challenge {challenge + 1} ({CHALLENGES[challenge + 1].name})."


def _nothing(sheet: Sheet, at: list[int], active: int, amount: int) -> list[str]:
    return []


def _short(found: int, amount: int, what: str) -> list[str]:
    return [] if found >= amount else [f"{found} of {amount} {what}"]


def _cottages(sheet: Sheet, at: list[int], active: int, amount: int) -> list[str]:
    return _short(occupied_cottages(population(sheet), at), amount, "cottages scored")


def _springs(sheet: Sheet, at: list[int], active: int, amount: int) -> list[str]:
    missing = _short(popcount(at[SPRINGHOUSE]), amount, "springhouses")
    penalty = springhouse_penalty(at)
    return [*missing, f"a springhouse penalty of {penalty}"] if penalty else missing


def _charters(sheet: Sheet, at: list[int], active: int, amount: int) -> list[str]:
    return _short(scoring_guilds(at, active), amount, "guilds scoring")


def _housed(sheet: Sheet, at: list[int], active: int, amount: int) -> list[str]:
    penalty = vagrant_penalty(population(sheet), at, active)
    return [f"a vagrant penalty of {penalty}"] if penalty else []


def _learning(sheet: Sheet, at: list[int], active: int, amount: int) -> list[str]:
    scored = UNIVERSITY_POINTS[advanced_types(at)] if at[UNIVERSITY] & active else 0
    return [] if scored >= amount else [f"the university scores {scored} of {amount}"]


def _drums(sheet: Sheet, at: list[int], active: int, amount: int) -> list[str]:
    return _short(popcount(at[BARRACKS] & active & DIAGONALS), amount, "barracks scored")


def _harbours(sheet: Sheet, at: list[int], active: int, amount: int) -> list[str]:
    fishing = at[PISCATORS] & active and guild_holds(at, active, PISCATORS)
    missing = [] if fishing else ["the piscators' guild does not score"]
    if not all_piscaries_trade(at, active):
        missing.append("not every piscary has a market bonus")
    return missing


_REASONS = {
    COTTAGES: _cottages,
    SPRINGS: _springs,
    CHARTERS: _charters,
    HOUSED: _housed,
    LEARNING: _learning,
    DRUMS: _drums,
    HARBOURS: _harbours,
}
