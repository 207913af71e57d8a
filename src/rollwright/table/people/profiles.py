"""Profiles without an account: a name, a mark and settings, known by a key or by a recovery code."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import ClassVar, NamedTuple

import msgspec

from ...language.current import ENGLISH, find_language
from ..messages import make_reason
from ..rules.names import known_avatar
from ..rules.refusal import Refusal, Why
from ..stores.database import Database, Reader, Run
from .keys import hash_key, make_key, make_recovery_code, seal, tidy_recovery_code, unseal

DAY_MS = 24 * 3600 * 1000
LONGEST_SETTINGS = 1000
FRIEND_LINK, RENEWED = "friend", "renewed"
"""What a friend link and the key that follows a key are sealed for."""
_COLUMNS = "id, name, avatar, settings, created, touched"
Settings = dict[str, bool | str]
_settings = msgspec.json.Decoder(Settings)
LANGUAGE = "language"


class NotKept(Refusal):
    """What was asked for is refused, though the store works; nothing was written."""

    kind: ClassVar[Why] = Why.FULL

    def __init__(self, reason: str) -> None:
        super().__init__(self.kind, reason)


class UnknownProfile(NotKept):
    """There is no profile with this key or code, or not any more."""

    kind = Why.TOKEN


class Profile(NamedTuple):
    """A person, as far as the table knows; `settings` are what their browser said, as JSON."""

    id: int
    name: str
    avatar: str
    settings: str
    created: int
    touched: int


def make_profile(db: Database, name: str, avatar: str, now: int) -> str:
    """Keep a new profile and return its key."""
    key = make_key()
    db.write(lambda run: insert_profile(run, key, name, avatar, now))
    return key


def insert_profile(run: Run, key: str, name: str, avatar: str, now: int) -> Profile:
    """Keep a new profile with this key, inside a transaction."""
    query = """insert into profiles (key_hash, code_hash, sealed_key, sealed_code, name, avatar, settings,
        created, touched) values (?, ?, ?, ?, ?, ?, '{}', ?, ?) returning id"""
    [(number,)] = run(query, *_lock(key, make_recovery_code()), name, avatar, now, now)
    return Profile(number, name, avatar, "{}", now, now)


def _lock(key: str, code: str) -> tuple[str, str, bytes, bytes]:
    """Return what is stored of a key and a code: each opens the other."""
    return hash_key(key), hash_key(code), seal(code, "key", key), seal(key, "code", code)


def find_profile(db: Reader, key: str) -> Profile | None:
    """Return the profile of a key."""
    rows = db.ask(f"select {_COLUMNS} from profiles where key_hash = ?", hash_key(key))
    found = Profile(*rows[0]) if rows else None
    return found and found._replace(avatar=known_avatar(found.avatar))


def open_by_code(db: Reader, code: str) -> str:
    """Return the key of the profile with this recovery code; UnknownProfile if there is none."""
    code = tidy_recovery_code(code)
    rows = db.ask("select sealed_key from profiles where code_hash = ?", hash_key(code)) if code else []
    if not rows:
        raise UnknownProfile(make_reason("profile-code"))
    return unseal(code, "key", bytes(rows[0][0]))


def code_of(db: Reader, key: str) -> str:
    """Return the recovery code of a key's profile."""
    rows = db.ask("select sealed_code from profiles where key_hash = ?", hash_key(key))
    if not rows:
        raise UnknownProfile(make_reason("profile-gone"))
    return unseal(key, "code", bytes(rows[0][0]))


def change_profile(db: Database, key: str, name: str, avatar: str, now: int) -> None:
    """Change the name and the mark."""
    query = "update profiles set name = ?, avatar = ?, touched = ? where key_hash = ?"
    db.write(lambda run: run(query, name, avatar, now, hash_key(key)))


def look_up_profile(db: Reader, key: str, now: int) -> tuple[Profile, bool] | None:
    """Return the profile of a key, and whether its use is to be noted: once a day, and when a key is new."""
    query = f"""select {_COLUMNS}, (select count(*) from renewals where profile = id)
        from profiles where key_hash = ?"""
    for *columns, is_new in db.ask(query, hash_key(key)):
        profile = Profile(*columns)
        return profile, bool(is_new) or profile.touched < now - DAY_MS
    return None


def note_use(db: Database, profile: Profile, now: int) -> None:
    """Note that a profile is in use, by its newest key."""

    def note(run: Run) -> None:
        run("update profiles set touched = ? where id = ?", now, profile.id)
        run("delete from renewals where profile = ?", profile.id)

    db.write(note)


def save_settings(db: Database, key: str, text: bytes) -> None:
    """Keep what a browser says of its settings; MsgspecError if that is nothing of the kind."""
    new = _settings.decode(text)
    if len(json.dumps(new)) > LONGEST_SETTINGS:
        raise msgspec.ValidationError("these are too many settings")
    if find_language(str(new.get(LANGUAGE, ENGLISH))) is None:
        raise msgspec.ValidationError("this is no language of ours")
    _change_settings(db, key, lambda known: _keep_language(known) | new)


def save_language(db: Database, key: str, language: str) -> None:
    """Keep the language that a person chose, for the next device."""
    _change_settings(db, key, lambda known: known | {LANGUAGE: language})


def language_of_profile(profile: Profile) -> str | None:
    """Return the language that a person chose; None if they chose none that there is."""
    return find_language(str(_settings.decode(profile.settings or "{}").get(LANGUAGE, "")))


def _keep_language(settings: Settings) -> Settings:
    """Return what a browser does not know of its settings: the language is in a cookie."""
    return {name: value for name, value in settings.items() if name == LANGUAGE}


def _change_settings(db: Database, key: str, change: Callable[[Settings], Settings]) -> None:
    def save(run: Run) -> None:
        for (known,) in run("select settings from profiles where key_hash = ?", hash_key(key)):
            kept = json.dumps(change(_settings.decode(known or "{}")))
            run("update profiles set settings = ? where key_hash = ?", kept, hash_key(key))

    db.write(save)


def renew(db: Database, key: str) -> str:
    """Give a profile a new key and a new code, and return the key; the old ones open nothing then.

    The old key may ask again, where the answer was lost: it gets the same new one until that is used.
    """
    new, code = make_key(), make_recovery_code()

    def change(run: Run) -> bool:
        # PostgreSQL holds a row that was written to until the transaction ends.
        rows = run("update profiles set touched = touched where key_hash = ? returning id", hash_key(key))
        if not rows:
            return False
        [(profile,)] = rows
        query = (
            "update profiles set key_hash = ?, code_hash = ?, sealed_key = ?, sealed_code = ? where id = ?"
        )
        run(query, *_lock(new, code), profile)
        _seal_again(run, profile, key, new)
        _seal_link_again(run, profile, key, new)
        query = "insert into renewals (profile, old_hash, sealed_key) values (?, ?, ?)"
        run("delete from renewals where profile = ?", profile)
        run(query, profile, hash_key(key), seal(key, RENEWED, new))
        return True

    kept = new if db.write(change) else find_renewed(db, key)
    if kept is None:
        raise UnknownProfile(make_reason("profile-gone"))
    return kept


def find_renewed(db: Reader, key: str) -> str | None:
    """Return the key that took the place of this one, while nobody has used it."""
    rows = db.ask("select sealed_key from renewals where old_hash = ?", hash_key(key))
    return unseal(key, RENEWED, bytes(rows[0][0])) if rows else None


def _seal_again(run: Run, profile: int, key: str, new: str) -> None:
    update = "update games set sealed_token = ? where profile = ? and name = ?"
    for name, sealed in run("select name, sealed_token from games where profile = ?", profile):
        if sealed:
            run(update, seal(new, name, unseal(key, name, bytes(sealed))), profile, name)


def _seal_link_again(run: Run, profile: int, key: str, new: str) -> None:
    """Seal the friend link with the new key: friends are no devices, so it stays as it is."""
    update = "update friend_links set sealed_link = ? where profile = ?"
    for (sealed,) in run("select sealed_link from friend_links where profile = ?", profile):
        run(update, seal(new, FRIEND_LINK, unseal(key, FRIEND_LINK, bytes(sealed))), profile)


def delete_profile(db: Database, key: str) -> None:
    """Forget a profile, its code, and which games were its own."""

    def forget(run: Run) -> None:
        rows = run("delete from profiles where key_hash = ? returning id", hash_key(key))
        for (profile,) in rows:
            _forget_deeds(run, profile)

    db.write(forget)


def _forget_deeds(run: Run, profile: int) -> None:
    """Take somebody out of all lists of games, tables and friends, and all results of days."""
    for table in ("games", "friend_links", "open_tables", "ratings", "rated_seats", "solved", "renewals"):
        run(f"delete from {table} where profile = ?", profile)
    run("delete from friends where profile = ? or friend = ?", profile, profile)
    for day, game, points in run("delete from tries where profile = ? returning day, game, points", profile):
        less = "update day_points set number = number - 1 where day = ? and game = ? and points = ?"
        run(less, day, game, points)


def expire_profiles(db: Database, before: int, most: int = 100) -> int:
    """Forget some of the profiles that nobody has used since then; returns how many."""

    def forget(run: Run) -> int:
        old = run("select id from profiles where touched < ? order by touched limit ?", before, most)
        for (profile,) in old:
            run("delete from profiles where id = ?", profile)
            _forget_deeds(run, profile)
        return len(old)

    return db.write(forget)


def count_people(db: Reader) -> tuple[int, int]:
    """Return how many profiles and how many games of theirs there are."""
    [(profiles, games)] = db.ask("select (select count(*) from profiles), (select count(*) from games)")
    return int(profiles), int(games)
