"""Codes people type and tokens nobody can guess."""

from __future__ import annotations

import hashlib
import hmac
import secrets

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without 0 O 1 I L, which look alike."""
CODE_LENGTH = 6
TOKEN_BYTES = 32


def make_code() -> str:
    """Return a table's name, short enough to read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str:
    """ " k7p-2qd " -> "K7P2QD" """
    return "".join(letter for letter in text.upper() if letter.isalnum())[:20]


def make_token() -> str:
    """Return a token, which is the proof of a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def fits(token: str, token_hash: str) -> bool:
    """Say whether the hash is that token's, in the same time for right and wrong ones."""
    return hmac.compare_digest(hash_token(token), token_hash)
