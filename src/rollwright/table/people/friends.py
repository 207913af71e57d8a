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

MOST_FRIENDS, MOST_BY_LINK = 200, 50
"""Of one profile, in all and by one link: strangers who have a link leave room, and go with it."""


class TooManyFriends(NotKept):
    """One of two profiles has as many friends as are kept."""


class Friend(NamedTuple):
    """A friend of a profile, as the profile's page lists them."""

    id: int
    name: str
    avatar: str
    since: int
    by_link: bool = False
    """Whether they came by the link that the profile has now."""


# ---- links


def renew_link(db: Database, profile: Profile, key: str, keep: bool = True) -> str:
    """Give a profile a new friend link and return it; the old one is worth nothing then.

    Unless they are to be kept, those who came by the old link are friends no more.
    """
    link = make_token()
    came = """select f.friend from friends f join friend_links l on l.profile = f.profile
        where f.link = l.link_hash and f.profile = ?"""
    query = """insert into friend_links (profile, link_hash, sealed_link) values (?, ?, ?)
        on conflict (profile)
        do update set link_hash = excluded.link_hash, sealed_link = excluded.sealed_link"""

    def change(run: Run) -> None:
        for (friend,) in () if keep else run(came, profile.id):
            _part(run, profile.id, friend)
        run(query, profile.id, hash_key(link), seal(key, FRIEND_LINK, link))

    db.write(change)
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


def befriend(db: Database, profile: Profile, friend: int, now: int, link: str) -> None:
    """Make two profiles friends of each other by the second one's link; TooManyFriends without room."""
    query = """insert into friends (profile, friend, since, link) values (?, ?, ?, ?)
        on conflict (profile, friend) do nothing"""
    count = "select count(*), count(case when link = ? then 1 end) from friends where profile = ?"

    def meet(run: Run) -> None:
        for one, other, by in ((profile.id, friend, ""), (friend, profile.id, hash_key(link))):
            run(query, one, other, now, by)
            [(number, by_link)] = run(count, by, one)
            if number > MOST_FRIENDS:
                raise TooManyFriends(make_reason("friends-full", most=MOST_FRIENDS))
            if by and by_link > MOST_BY_LINK:
                raise TooManyFriends(make_reason("friends-link_full", most=MOST_BY_LINK))

    if friend != profile.id:
        db.write(meet)


def end_friendship(db: Database, profile: Profile, friend: int) -> None:
    """Take two profiles off each other's lists."""
    db.write(lambda run: _part(run, profile.id, friend))


def _part(run: Run, one: int, other: int) -> None:
    query = "delete from friends where (profile = ? and friend = ?) or (friend = ? and profile = ?)"
    run(query, one, other, one, other)


def list_friends(db: Reader, profile: Profile) -> list[Friend]:
    """Return the friends of a profile by name."""
    query = """select p.id, p.name, p.avatar, f.since, case when f.link = l.link_hash then 1 else 0 end
        from friends f join profiles p on p.id = f.friend left join friend_links l on l.profile = f.profile
        where f.profile = ? order by p.name, p.id"""
    return [Friend._make((*row[:-1], bool(row[-1]))) for row in db.ask(query, profile.id)]


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
