"""One person has one counted try, by whatever is known of them when it begins."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from rollwright.table.people.askers import Asker, note_asker
from rollwright.table.people.days import begin_try, find_try, prepare_days
from rollwright.table.people.profiles import delete_profile, find_profile, make_profile
from rollwright.table.stores.store import Store

from .test_days import NOON, TODAY, begun, someone

HOME, SCHOOL = "192.0.2.1", "192.0.2.2"


def begin(store: Store, name: str, device: str, address: str = HOME, is_new: bool = False) -> str:
    """Begin the try of somebody with a profile of their own; return its table, or nothing."""
    profile, table = someone(store, name), f"T{name}"
    asker = Asker(profile.id, device, address, is_new, most=2)
    first = begin_try(store, begun(store), profile, table, 0, NOON, asker)
    assert (find_try(store, TODAY.isoformat(), "toy", profile) is not None) == bool(first)
    return first


def test_a_device_has_one_counted_try_with_however_many_profiles(store: Store) -> None:
    assert begin(store, "Ada", "laptop") == "TAda"
    assert begin(store, "Ada again", "laptop", SCHOOL) == ""
    assert begin(store, "Bo", "phone") == "TBo"


def test_an_address_has_some_counted_tries_of_new_profiles_and_of_older_ones(store: Store) -> None:
    people = [*3 * [(HOME, True)], *3 * [(HOME, False)], (SCHOOL, True)]
    begins = [begin(store, f"{n}", f"device {n}", *person) for n, person in enumerate(people)]
    assert begins == ["T0", "T1", "", "T3", "T4", "", "T6"]


def test_a_deleted_profile_leaves_no_room_for_another_try(store: Store) -> None:
    key = make_profile(store, "Ada", "pine", 1)
    profile = find_profile(store, key)
    assert profile is not None
    asker = Asker(profile.id, "laptop", HOME, False, 2)
    assert begin_try(store, begun(store), profile, "T", 0, NOON, asker) == "T"
    delete_profile(store, key)
    assert begin(store, "Ada again", "laptop") == ""


def test_one_person_who_asks_sixteen_times_at_once_has_one_try_and_takes_no_others(store: Store) -> None:
    day, ada = begun(store), someone(store)
    asker = Asker(ada.id, "laptop", HOME, False, 2)
    with ThreadPoolExecutor(8) as pool:
        firsts = set(pool.map(lambda n: begin_try(store, day, ada, f"T{n}", 0, NOON, asker), range(16)))
    assert len(firsts) == 1
    assert begin(store, "Bo", "phone") == "TBo"


def test_sixteen_profiles_of_one_device_at_once_have_one_try(store: Store) -> None:
    day, people = begun(store), [someone(store, f"P{n}") for n in range(16)]
    with ThreadPoolExecutor(8) as pool:
        firsts = list(
            pool.map(
                lambda ada: begin_try(
                    store, day, ada, f"T{ada.id}", 0, NOON, Asker(ada.id, "laptop", HOME, False, 9)
                ),
                people,
            )
        )
    assert sum(map(bool, firsts)) == 1


@pytest.mark.parametrize("device", ["laptop", "phone"])
def test_who_has_practised_on_the_dice_has_no_counted_try_elsewhere(store: Store, device: str) -> None:
    for n in range(2):
        assert begin(store, f"{n}", f"device {n}")
    day, ada = begun(store), someone(store)
    asker = Asker(ada.id, "laptop", HOME, False, 2)
    assert not store.write(lambda run: note_asker(run, day.day, day.game, asker, is_practice=True))
    other = asker._replace(address=SCHOOL, device=device)
    assert begin_try(store, day, ada, "T", 0, NOON, other) == ""


def test_addresses_are_kept_as_hashes_and_until_the_next_day(store: Store) -> None:
    begin(store, "Ada", "laptop")
    rows = store.ask("select * from askers")
    assert (len(rows), HOME in str(rows)) == (1, False)
    prepare_days(store, {}, NOON)
    assert store.ask("select * from askers") == rows
    prepare_days(store, {}, NOON + 24 * 3600 * 1000)
    assert store.ask("select * from askers") == []
