"""A profile's key, its recovery code, and what is sealed with them.

The key lives in the browsers of its person and nowhere else: the store has its hash. Whatever has to come
along to another browser (the key itself, the code, the tokens of seats) is stored sealed, so that whoever
reads the store can neither become somebody nor take a seat.
"""

from __future__ import annotations

import hashlib
import re
import secrets

from ..dice.tokens import CODE_LETTERS, hash_token, make_token

CODE_GROUPS, GROUP_LETTERS = 7, 4
"""28 of 31 letters are 138 bits: nobody guesses one."""
SALT_BYTES = 16
_GROUP = f"[{CODE_LETTERS}]{{{GROUP_LETTERS}}}"
_CODE = re.compile(rf"(?:{_GROUP}-){{{CODE_GROUPS - 1}}}{_GROUP}", re.IGNORECASE)

make_key = make_token
hash_key = hash_token


def make_recovery_code() -> str:
    """Return a new code: "K7P2-QD4M-..." """
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP_LETTERS)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def tidy_recovery_code(text: str) -> str:
    """ " k7p2 qd4m..." -> "K7P2-QD4M-..."; "" if it cannot be a code."""
    letters = "".join(text.upper().replace("-", "").split())
    if len(letters) != CODE_GROUPS * GROUP_LETTERS or set(letters) - set(CODE_LETTERS):
        return ""
    return "-".join(letters[at : at + GROUP_LETTERS] for at in range(0, len(letters), GROUP_LETTERS))


def holds_recovery_code(text: str) -> bool:
    """Say whether a text has something in it that looks like a recovery code, or a link with one."""
    return _CODE.search(text) is not None


def seal(key: str, what: str, text: str) -> bytes:
    """Return a text that only the key opens again; `what` tells apart what one key seals."""
    salt = secrets.token_bytes(SALT_BYTES)
    return salt + _mix(key, what, salt, text.encode())


def unseal(key: str, what: str, sealed: bytes) -> str:
    """Return the text; with another key it is nonsense, so it is to be checked by its hash."""
    return _mix(key, what, sealed[:SALT_BYTES], sealed[SALT_BYTES:]).decode("utf-8", "replace")


def _mix(key: str, what: str, salt: bytes, text: bytes) -> bytes:
    stream = hashlib.shake_256(salt + f"{what}|{key}".encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, stream, strict=True))
