"""Who asked for a try at dice that all share, as far as it can be known: a profile, a device, an address.

One person has one counted try, whichever profile it is by. What is noted stays when the profile is deleted;
it goes with the set of dice, or when the dice of the next day are begun.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from ..stores.database import Run


class Asker(NamedTuple):
    """A client that asks for a try; `most` tries of its address count."""

    profile: int
    device: str
    address: str
    is_new: bool
    """Whether the profile is younger than the dice: new ones and older ones are counted apart."""
    most: int


def note_asker(run: Run, day: str, game: str, asker: Asker, is_practice: bool = False) -> bool:
    """Note, inside a transaction, who begins a try; says whether it counts.

    A second try is noted only if it is practice: whoever practises knows the dice from then on.
    """
    # Others who begin a try at the same dice meanwhile wait for this row.
    [(secret,)] = run("update days set salt = salt where day = ? and game = ? returning secret", day, game)
    asker = asker._replace(address=_hash_address(asker.address, bytes(secret)))
    is_first = _is_first(run, day, game, asker)
    if is_first != is_practice:
        values = (day, game, *asker[:3], int(asker.is_new), int(is_first))
        run("insert into askers values (?, ?, ?, ?, ?, ?, ?) on conflict (day, game, profile) do nothing",
            *values)  # fmt: skip
    return is_first


def _is_first(run: Run, day: str, game: str, asker: Asker) -> bool:
    mine = "profile = ? or device = ?"
    query = f"""select count(case when {mine} then 1 end),
        count(case when address = ? and is_new = ? and counts = 1 then 1 end)
        from askers where day = ? and game = ? and ({mine} or address = ?)"""
    person = (asker.profile, asker.device)
    [(own, here)] = run(query, *person, asker.address, int(asker.is_new), day, game, *person, asker.address)
    return int(own) == 0 and int(here) < asker.most


def _hash_address(address: str, secret: bytes) -> str:
    """Return what stands for an address: nobody finds it without the secret of the dice."""
    return hashlib.blake2b(address.encode(), key=secret[:64], digest_size=16).hexdigest()
