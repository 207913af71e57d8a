"""Friends in every store: a link nobody can guess, both sides or none, gone with the profile."""

from __future__ import annotations

from datetime import date

import pytest

from rollwright.table.dice.day_dice import begins_at
from rollwright.table.people import friends as friends_of
from rollwright.table.people.days import begin_day, begin_try, end_try, list_friends_ranked, prepare_days
from rollwright.table.people.friends import (
    TooManyFriends,
    befriend,
    end_friendship,
    find_by_link,
    friend_ids,
    link_of,
    list_friends,
    renew_link,
)
from rollwright.table.people.keys import hash_key
from rollwright.table.people.profiles import Profile, delete_profile, find_profile, make_profile, renew
from rollwright.table.stores.store import Store

NOW = begins_at(date(2026, 12, 1))


def someone(store: Store, name: str) -> tuple[str, Profile]:
    key = make_profile(store, name, "pine", NOW)
    profile = find_profile(store, key)
    assert profile is not None
    return key, profile


def names(store: Store, profile: Profile) -> list[str]:
    return [friend.name for friend in list_friends(store, profile)]


def test_a_link_makes_both_friends_of_each_other_once(store: Store) -> None:
    (key, ada), (_, bo) = someone(store, "Ada"), someone(store, "Bo")
    assert link_of(store, ada, key) is None
    link = renew_link(store, ada, key)
    found = find_by_link(store, link)
    assert found is not None
    assert (found.id, found.name) == (ada.id, "Ada")
    for _ in range(2):
        befriend(store, bo, found.id, NOW, link)
    assert (names(store, ada), names(store, bo)) == (["Bo"], ["Ada"])
    assert friend_ids(store, ada) == {bo.id}
    assert friend_ids(store, None) == frozenset()
    befriend(store, ada, ada.id, NOW, "link")
    assert names(store, ada) == ["Bo"], "nobody is a friend of their own"
    end_friendship(store, ada, bo.id)
    assert names(store, ada) == names(store, bo) == []


def test_a_renewed_link_makes_the_old_one_worthless_and_a_new_key_keeps_it(store: Store) -> None:
    key, ada = someone(store, "Ada")
    old, link = renew_link(store, ada, key), renew_link(store, ada, key)
    assert find_by_link(store, old) is None
    new = renew(store, key)
    assert link_of(store, ada, new) == link
    assert find_by_link(store, link) is not None


def test_the_store_holds_no_friend_link(store: Store) -> None:
    key, ada = someone(store, "Ada")
    link = renew_link(store, ada, key)
    [(hashed, sealed)] = store.ask("select link_hash, sealed_link from friend_links")
    assert hashed == hash_key(link)
    assert link.encode() not in bytes(sealed)
    assert len(link) >= 43, "256 bits"


def test_delete_me_takes_friends_and_the_link_along(store: Store) -> None:
    (key, ada), (_, bo) = someone(store, "Ada"), someone(store, "Bo")
    link = renew_link(store, ada, key)
    befriend(store, bo, ada.id, NOW, "link")
    delete_profile(store, key)
    assert names(store, bo) == []
    assert find_by_link(store, link) is None
    assert store.ask("select count(*) from friends") == [(0,)]


def test_friends_are_bounded_and_a_refused_one_is_on_neither_list(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends_of, "MOST_FRIENDS", 2)
    _, ada = someone(store, "Ada")
    others = [someone(store, name)[1] for name in ("Bo", "Cy", "Di")]
    for other in others[:2]:
        befriend(store, other, ada.id, NOW, "link")
    with pytest.raises(TooManyFriends, match="at most 2 friends"):
        befriend(store, others[2], ada.id, NOW, "link")
    assert (names(store, ada), names(store, others[2])) == (["Bo", "Cy"], [])


def test_a_flood_by_one_link_leaves_room_and_goes_with_the_link(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends_of, "MOST_BY_LINK", 3)
    (key, ada), (_, bo) = someone(store, "Ada"), someone(store, "Bo")
    befriend(store, bo, ada.id, NOW, renew_link(store, ada, key))
    leaked = renew_link(store, ada, key)
    strangers = [someone(store, f"Eve {number}")[1] for number in range(4)]
    for stranger in strangers[:3]:
        befriend(store, stranger, ada.id, NOW, leaked)
    with pytest.raises(TooManyFriends, match="one friend link makes at most 3 friends"):
        befriend(store, strangers[3], ada.id, NOW, leaked)
    assert [friend.name for friend in list_friends(store, ada) if friend.by_link] == names(store, ada)[1:]
    link = renew_link(store, ada, key, keep=False)
    assert names(store, ada) == ["Bo"], "who came by an older link stays"
    assert [names(store, stranger) for stranger in strangers] == [[]] * 4
    befriend(store, strangers[3], ada.id, NOW, link)
    renew_link(store, ada, key)
    assert names(store, ada) == ["Bo", "Eve 3"], "a new link alone parts nobody"


def test_friends_are_ranked_among_all_of_a_day(store: Store) -> None:
    day = date(2026, 12, 1)
    prepare_days(store, {"toy": {day: {}}}, NOW - 1)
    begun = begin_day(store, day, "toy", NOW)
    assert begun is not None
    people = [someone(store, name)[1] for name in ("Ada", "Bo", "Cy", "Di")]
    for person, points in zip(people, (10, 20, 30, 40), strict=True):
        begin_try(store, begun, person, f"T{person.id}", 0, NOW)
        end_try(store, f"T{person.id}", points, "{}", NOW)
    ada, bo, _, di = people
    befriend(store, ada, bo.id, NOW, "link")
    befriend(store, ada, di.id, NOW, "link")
    ranked = list_friends_ranked(store, begun.day, "toy", ada, 9)
    assert [(each.rank, each.person) for each in ranked] == [(1, "Di"), (3, "Bo")]
