"""What throwaway profiles do to a rating, simulated: one person plays both sides, and the other one leaves.

    python -m tools.rating_attack

Every game is settled as a server does it. A fresh profile sits down, both move, it leaves. A patient attacker
first has each of them lose as many games against levels as make it count for others.
"""

from __future__ import annotations

import asyncio
from itertools import count
from unittest.mock import patch

import msgspec

from rollwright.games.catalogue import find_game
from rollwright.table.people import ratings
from rollwright.table.people.own_games import TABLE, NewGame, keep_seat
from rollwright.table.people.profiles import Profile, find_profile, make_profile
from rollwright.table.people.ratings import MOST_OF_A_PAIR, OWN_GAMES, find_rating, settle_game
from rollwright.table.rules import commands as c
from rollwright.table.rules.events import SeatPlan, Settings
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.memory import MemoryStore
from tests.table.tables import FakeClock, gather, make_hall

NOW = FakeClock().wall_time
LEVELS = ("wanderer", "apprentice", "hunter")
_names = count(1)


async def play_and_leave() -> TableState:
    """Return a game of two in which both have moved and the second one has left."""
    party = await gather(make_hall(MemoryStore()), 2)
    await party.roll()
    await party.move_all()
    await party.act(1, c.Leave())
    state = (await party.tables.view(party.table)).table_state
    settings = Settings("duel", {}, (SeatPlan(), SeatPlan()), hints="nobody")
    return msgspec.structs.replace(state, game=find_game("duel"), settings=settings)


class Attack:
    """A store with one attacker and as many throwaway profiles as they like."""

    def __init__(self, left: TableState) -> None:
        self._store, self._left = MemoryStore(), left
        self._attacker = self._make_profile()

    def _make_profile(self) -> tuple[str, Profile]:
        key = make_profile(self._store, "Eve", "pine", NOW)
        profile = find_profile(self._store, key)
        assert profile is not None
        return key, profile

    def _settle(self, *seated: tuple[str, Profile] | str) -> None:
        """Rate a game that the second seat has left, or the first one where the second is a level."""
        name, places, is_level = f"G{next(_names)}", list(self._left.seats), isinstance(seated[1], str)
        for seat, each in enumerate(seated):
            if isinstance(each, str):
                places[seat] = msgspec.structs.replace(places[seat], bot=each, is_planned_bot=True)
            else:
                new = NewGame(name, seat, "token", "toy", TABLE, NOW, 2)
                keep_seat(self._store, each[1], each[0], new)
        quitters = [0] if is_level else [1]
        state = msgspec.structs.replace(self._left, table=name, seats=places, quitters=quitters)
        settle_game(self._store, state, NOW)

    def feed(self, profiles: int, games: int, is_patient: bool) -> float:
        """Return the attacker's rating once each profile has lost so many games against them."""
        for _ in range(profiles):
            throwaway = self._make_profile()
            for number in range(OWN_GAMES if is_patient else 0):
                self._settle(throwaway, LEVELS[number % len(LEVELS)])
            for _ in range(games):
                self._settle(self._attacker, throwaway)
        found = find_rating(self._store, self._attacker[1], NOW)
        return 1500.0 if found is None else found.rating.rating


def feed(left: TableState, profiles: int, games: int = 1, is_patient: bool = False) -> float:
    """Return what an attacker's rating is after this many throwaway profiles."""
    return Attack(left).feed(profiles, games, is_patient)


def feed_before(left: TableState, profiles: int) -> float:
    """Return the same where every profile counts for others at once, as it did."""
    with patch.multiple(ratings, OWN_GAMES=0, OWN_RIVALS=0):
        return feed(left, profiles)


def main() -> None:
    """Print the attacker's rating, which begins at 1500."""
    left = asyncio.run(play_and_leave())
    for profiles in (6, 60):
        patient, stubborn = (feed(left, profiles, games, True) for games in (1, MOST_OF_A_PAIR))
        print(f"{profiles} profiles, each of which leaves one game")
        print(f"  when every profile counted at once:  {feed_before(left, profiles):.0f}")
        print(f"  now:                                 {feed(left, profiles):.0f}")
        print(f"  now, {OWN_GAMES} games lost to levels before:  {patient:.0f}")
        print(f"  the same, {MOST_OF_A_PAIR} games left by each:     {stubborn:.0f}")


if __name__ == "__main__":
    main()
