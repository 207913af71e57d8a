"""A profile without an account: known by a key and a code, sealed in the store, gone when deleted."""

from __future__ import annotations

from pathlib import Path

import apsw
import msgspec
import pytest

from rollwright.table.people import own_games
from rollwright.table.people.keys import (
    CODE_GROUPS,
    GROUP_LETTERS,
    hash_key,
    holds_recovery_code,
    make_recovery_code,
    seal,
    tidy_recovery_code,
    unseal,
)
from rollwright.table.people.own_games import (
    IMPORTED,
    TABLE,
    NewGame,
    keep_seat,
    make_profile_with_seat,
    newest_tokens,
    tables_of,
    token_at,
)
from rollwright.table.people.profiles import (
    DAY_MS,
    Profile,
    UnknownProfile,
    change_profile,
    code_of,
    count_people,
    delete_profile,
    expire_profiles,
    find_profile,
    look_up_profile,
    make_profile,
    note_use,
    open_by_code,
    renew,
    save_settings,
)
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store, StoreError, StoreFailed

NOW = 1_700_000_000_000


def known(store: Store, key: str) -> Profile:
    profile = find_profile(store, key)
    assert profile is not None
    return profile


def a_game(name: str, token: str, opened: int = NOW) -> NewGame:
    return NewGame(name, 0, token, "duel", TABLE, opened, 2)


# ---- keys and codes


def test_a_code_is_long_and_read_however_it_is_typed() -> None:
    code = make_recovery_code()
    assert [len(group) for group in code.split("-")] == [GROUP_LETTERS] * CODE_GROUPS
    assert tidy_recovery_code(f"  {code.lower().replace('-', ' ')} ") == code
    assert tidy_recovery_code(code.replace("-", "")) == code
    assert tidy_recovery_code(code[:-1]) == tidy_recovery_code(code + "A") == ""
    assert tidy_recovery_code("O" * 28) == tidy_recovery_code("é" * 28) == ""


def test_a_code_is_noticed_in_what_people_say() -> None:
    code = make_recovery_code()
    assert holds_recovery_code(f"look: http://table.example/profile/open#{code}")
    assert holds_recovery_code(code.lower())
    assert not holds_recovery_code("we have seven water tracks up there yet, have seen that?")


def test_what_is_sealed_opens_with_its_key_only() -> None:
    sealed = seal("key", "T", "a token")
    assert unseal("key", "T", sealed) == "a token"
    assert unseal("other", "T", sealed) != "a token"
    assert unseal("key", "U", sealed) != "a token"
    assert seal("key", "T", "a token") != sealed


# ---- profiles


def test_a_profile_is_found_by_its_key_and_by_its_code(store: Store) -> None:
    key = make_profile(store, "Ada", "pine", NOW)
    profile = known(store, key)
    assert (profile.name, profile.avatar, profile.settings, profile.created) == ("Ada", "pine", "{}", NOW)
    code = code_of(store, key)
    assert open_by_code(store, code.lower()) == key
    assert find_profile(store, key[:-1]) is None
    for wrong in ("", "K7P2", make_recovery_code()):
        with pytest.raises(UnknownProfile):
            open_by_code(store, wrong)


def test_a_new_profile_and_its_first_seat_are_kept_together_or_not_at_all(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, profile = make_profile_with_seat(store, "Ada", "pine", NOW, a_game("AAAAAA", "a token"))
    assert known(store, key) == profile
    assert token_at(store, profile, key, "AAAAAA") == "a token"

    def fail(*_: object) -> None:
        raise StoreError("the seat cannot be kept")

    monkeypatch.setattr(own_games, "seal", fail)
    with pytest.raises(StoreError):
        make_profile_with_seat(store, "Bo", "fish", NOW, a_game("BBBBBB", "another"))
    assert store.ask("select name from profiles") == [("Ada",)]


def test_the_store_holds_no_key_no_code_and_no_token(store: Store) -> None:
    key = make_profile(store, "Ada", "pine", NOW)
    code = code_of(store, key)
    keep_seat(store, known(store, key), key, a_game("AAAAAA", "token-of-a-seat"))
    rows = store.ask("select * from profiles") + store.ask("select * from games")
    stored = b"|".join(
        str(value).encode() if not isinstance(value, bytes) else value for row in rows for value in row
    )
    for secret in (key, code, "token-of-a-seat"):
        assert secret.encode() not in stored
    assert hash_key(key).encode() in stored


def test_name_mark_and_settings_are_changed(store: Store) -> None:
    key = make_profile(store, "Ada", "pine", NOW)
    change_profile(store, key, "Bo", "fish", NOW + 1)
    save_settings(store, key, b'{"sound": true, "theme": "dark"}')
    profile = known(store, key)
    assert (profile.name, profile.avatar, profile.touched) == ("Bo", "fish", NOW + 1)
    assert profile.settings == '{"sound": true, "theme": "dark"}'
    too_much = b'{"x": "' + b"y" * 2000 + b'"}'
    no_language = (b'{"language": "tlh"}', b'{"language": true}', b'{"language": "\\ud800"}')
    for wrong in (b"", b"[]", b'{"x": [1]}', too_much, b"\xff", *no_language):
        with pytest.raises(msgspec.MsgspecError):
            save_settings(store, key, wrong)
    assert known(store, key) == profile


def test_that_a_profile_is_used_is_noted_once_a_day(store: Store) -> None:
    key = make_profile(store, "Ada", "pine", NOW)
    assert look_up_profile(store, key, NOW + DAY_MS) == (known(store, key), False)
    assert look_up_profile(store, key, NOW + DAY_MS + 1) == (known(store, key), True)
    note_use(store, known(store, key), NOW + DAY_MS + 1)
    assert known(store, key).touched == NOW + DAY_MS + 1
    assert look_up_profile(store, key, NOW + DAY_MS + 1) == (known(store, key), False)
    assert look_up_profile(store, key[:-1], NOW) is None


def test_a_renewed_profile_keeps_its_seats_and_refuses_the_old_key_and_code(store: Store) -> None:
    old = make_profile(store, "Ada", "pine", NOW)
    code = code_of(store, old)
    keep_seat(store, known(store, old), old, a_game("AAAAAA", "token"))
    new = renew(store, old)
    assert find_profile(store, old) is None
    with pytest.raises(UnknownProfile):
        open_by_code(store, code)
    assert renew(store, old) == new, "the answer may have been lost"
    assert look_up_profile(store, new, NOW) == (known(store, new), True), "its use is to be noted"
    note_use(store, known(store, new), NOW)
    with pytest.raises(UnknownProfile):
        renew(store, old)
    assert open_by_code(store, code_of(store, new)) == new
    assert token_at(store, known(store, new), new, "AAAAAA") == "token"


def test_a_deleted_profile_is_gone_with_its_code_and_games(store: Store) -> None:
    key, other = make_profile(store, "Ada", "pine", NOW), make_profile(store, "Bo", "fish", NOW)
    code = code_of(store, key)
    for each in (key, other):
        keep_seat(store, known(store, each), each, a_game("AAAAAA", f"token of {each}"))
    delete_profile(store, key)
    delete_profile(store, key)
    assert find_profile(store, key) is None
    with pytest.raises(UnknownProfile):
        open_by_code(store, code)
    with pytest.raises(UnknownProfile):
        code_of(store, key)
    assert count_people(store) == (1, 1)
    assert token_at(store, known(store, other), other, "AAAAAA") == f"token of {other}"


def test_profiles_that_nobody_uses_expire_the_oldest_first(store: Store) -> None:
    keys = [make_profile(store, f"P{n}", "", NOW + n) for n in range(4)]
    keep_seat(store, known(store, keys[0]), keys[0], a_game("AAAAAA", "token"))
    assert expire_profiles(store, NOW + 3, most=2) == 2
    assert [find_profile(store, key) is None for key in keys] == [True, True, False, False]
    assert count_people(store) == (2, 0)
    assert expire_profiles(store, NOW + 3) == 1
    assert expire_profiles(store, NOW + 3) == 0


# ---- seats


def test_seats_are_kept_and_the_last_one_at_a_table_counts(store: Store) -> None:
    key = make_profile(store, "Ada", "pine", NOW)
    profile = known(store, key)
    for name, at in (("AAAAAA", 1), ("BBBBBB", 2), ("CCCCCC", 3)):
        keep_seat(store, profile, key, a_game(name, f"token {name}", NOW + at))
    keep_seat(store, profile, key, a_game("BBBBBB", "another token", NOW + 9))
    assert tables_of(store, profile) == ["AAAAAA", "BBBBBB", "CCCCCC"]
    assert token_at(store, profile, key, "BBBBBB") == "another token"
    assert token_at(store, profile, key, "ZZZZZZ") is None
    assert newest_tokens(store, profile, key, 2) == {"BBBBBB": "another token", "CCCCCC": "token CCCCCC"}
    keep_seat(store, profile, key, a_game("import", "")._replace(kind=IMPORTED))
    assert tables_of(store, profile) == ["AAAAAA", "BBBBBB", "CCCCCC"]


def test_a_deleted_table_is_in_nobodys_games(store: Store) -> None:
    key = make_profile(store, "Ada", "pine", NOW)
    for name in ("AAAAAA", "BBBBBB"):
        store.create(name, b"s", b"one")
        keep_seat(store, known(store, key), key, a_game(name, "token"))
    store.delete("AAAAAA")
    assert tables_of(store, known(store, key)) == ["BBBBBB"]
    store.expire(2**62)
    assert tables_of(store, known(store, key)) == []


def test_what_is_refused_half_way_is_taken_back(store: Store) -> None:
    key = make_profile(store, "Ada", "pine", NOW)

    def change(run: object) -> None:
        assert callable(run)
        run("update profiles set name = ?", "Eve")
        raise UnknownProfile("after all")

    with pytest.raises(UnknownProfile):
        store.write(change)
    assert known(store, key).name == "Ada"


def test_a_store_that_cannot_write_says_so() -> None:
    store = MemoryStore(fails=True)
    with pytest.raises(StoreFailed):
        make_profile(store, "Ada", "pine", NOW)


def test_profiles_are_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "tables.db")
    key = make_profile(first, "Ada", "pine", NOW)
    keep_seat(first, known(first, key), key, a_game("AAAAAA", "token"))
    first.close()
    again = SqliteStore(tmp_path / "tables.db")
    assert token_at(again, known(again, key), key, "AAAAAA") == "token"
    again.close()


def test_a_profile_is_one_look_into_an_index(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    for query in (
        "select * from profiles where key_hash = 'x'",
        "select * from profiles where code_hash = 'x'",
        "select * from games where profile = 1 order by opened desc",
        "delete from games where name = 'x'",
    ):
        plan = " ".join(str(row) for row in store.ask(f"explain query plan {query}"))
        assert "SEARCH" in plan, plan
        assert "SCAN" not in plan, plan
    assert isinstance(store._writer_db, apsw.Connection)
    store.close()
