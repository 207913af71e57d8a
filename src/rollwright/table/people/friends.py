"""Friends: two profiles that know each other, by a link that one of them handed on.

The store has the link's hash, and the link sealed with its owner's key: reading it makes nobody a friend.
"""

from __future__ import annotations

from typing import NamedTuple

from ..dice.tokens import make_token
from ..messages import make_reason
from ..stores.database import Database, Reader, Run
from .keys import hash_key, seal, unseal
from .profiles import FRIEND_LINK, NotKept, Profile

MOST_FRIENDS = 200


class TooManyFriends(NotKept):
    """One of two profiles has as many friends as are kept."""


class Friend(NamedTuple):
    """A friend of a profile, as the profile's page lists them."""

    id: int
    name: str
    avatar: str
    since: int


# ---- links


def renew_link(db: Database, profile: Profile, key: str) -> str:
    """Give a profile a new friend link and return it; the old one is worth nothing then."""
    link = make_token()
    query = """insert into friend_links (profile, link_hash, sealed_link) values (?, ?, ?)
        on conflict (profile)
        do update set link_hash = excluded.link_hash, sealed_link = excluded.sealed_link"""
    db.write(lambda run: run(query, profile.id, hash_key(link), seal(key, FRIEND_LINK, link)))
    return link


def link_of(db: Reader, profile: Profile, key: str) -> str | None:
    """Return the friend link of a profile; None if it has none."""
    rows = db.ask("select sealed_link from friend_links where profile = ?", profile.id)
    return unseal(key, FRIEND_LINK, bytes(rows[0][0])) if rows else None


def find_by_link(db: Reader, link: str) -> Friend | None:
    """Return the profile that handed a link on."""
    query = """select p.id, p.name, p.avatar, p.created from friend_links l
        join profiles p on p.id = l.profile where l.link_hash = ?"""
    rows = db.ask(query, hash_key(link))
    return Friend(*rows[0]) if rows else None


# ---- friends


def befriend(db: Database, profile: Profile, friend: int, now: int) -> None:
    """Make two profiles friends of each other; TooManyFriends if one of them has as many as are kept."""
    query = """insert into friends (profile, friend, since) values (?, ?, ?)
        on conflict (profile, friend) do nothing"""

    def meet(run: Run) -> None:
        for one, other in ((profile.id, friend), (friend, profile.id)):
            run(query, one, other, now)
            [(count,)] = run("select count(*) from friends where profile = ?", one)
            if count > MOST_FRIENDS:
                raise TooManyFriends(make_reason("friends-full", most=MOST_FRIENDS))

    if friend != profile.id:
        db.write(meet)


def end_friendship(db: Database, profile: Profile, friend: int) -> None:
    """Take two profiles off each other's lists."""
    query = "delete from friends where (profile = ? and friend = ?) or (friend = ? and profile = ?)"
    db.write(lambda run: run(query, profile.id, friend, profile.id, friend))


def list_friends(db: Reader, profile: Profile) -> list[Friend]:
    """Return the friends of a profile by name."""
    query = """select p.id, p.name, p.avatar, f.since from friends f
        join profiles p on p.id = f.friend where f.profile = ? order by p.name, p.id"""
    return [Friend(*row) for row in db.ask(query, profile.id)]


def friend_ids(db: Reader, profile: Profile | None) -> frozenset[int]:
    """Return the profiles that somebody is a friend of."""
    if profile is None:
        return frozenset()
    rows = db.ask("select friend from friends where profile = ?", profile.id)
    return frozenset(friend for (friend,) in rows)


def count_friendships(db: Reader) -> int:
    """Return how many pairs of friends there are."""
    [(count,)] = db.ask("select count(*) from friends where profile < friend")
    return int(count)
