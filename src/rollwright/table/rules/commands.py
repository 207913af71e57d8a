"""What people at a table may ask for, as values read strictly from JSON.

    {"do": "play", "id": "c3f1", "ask": 12, "path": [6, 8, 151]}

`seat` may be left out; if given it must be the seat of the token the command came with.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ...language.reasons import tell_text
from ..messages import make_reason
from .events import SeatNumber
from .refusal import Refusal, Why

LONGEST_CHAT = 200
LONGEST_PATH = 64
LONGEST_EXTENSION = 3600
PHRASES = {
    name: make_reason(f"phrase-{name}")
    for name in ("hello", "luck", "nice", "oops", "hurry", "thanks", "again", "break")
}
"""What can be said in one tap, by name; logs have it in English."""
_PHRASES = {str(phrase): phrase for phrase in PHRASES.values()}

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[0-9a-f]+$")]
Number = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
Path = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=0, lt=2**31)], ...], msgspec.Meta(max_length=LONGEST_PATH)
]


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower
):
    """What all commands have in common."""

    seat: SeatNumber | None = None


class Rename(Command, frozen=True, kw_only=True):
    """Change name and avatar."""

    name: Word
    avatar: Word = ""


class Start(Command, frozen=True, kw_only=True):
    """Start the game (host); seats that nobody took are left out."""


class RollDice(Command, frozen=True, kw_only=True, tag="roll"):
    """Roll, once everybody has moved; anyone seated may."""


class Reveal(Command, frozen=True, kw_only=True):
    """Show the nonce whose promise was given when sitting down."""

    nonce: Nonce


class Play(Command, frozen=True, kw_only=True):
    """Move, by a path of the vocabulary's numbers.

    `ask` is the snapshot's: which asking the move answers; `id` is the client's own, for retries.
    """

    id: Id
    ask: Number
    path: Path


class Undo(Command, frozen=True, kw_only=True):
    """Take the last move back."""

    id: Id


class Leave(Command, frozen=True, kw_only=True):
    """Give the seat up for good; just closing the browser keeps it."""


class Replace(Command, frozen=True, kw_only=True):
    """Have a bot take an absent person's seat: the host decides alone, others vote."""

    target: SeatNumber


class Remove(Command, frozen=True, kw_only=True):
    """Free a seat before the game starts (host)."""

    target: SeatNumber


class Say(Command, frozen=True, kw_only=True):
    """Say a text of one's own, or a phrase by its name."""

    id: Id
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)] = ""
    phrase: Word = ""


class Pause(Command, frozen=True, kw_only=True):
    """Stop clocks, dice and moves (host)."""


class Resume(Command, frozen=True, kw_only=True):
    """Let a paused game go on (host)."""


class Extend(Command, frozen=True, kw_only=True):
    """Give everybody who has to move more seconds (host)."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_EXTENSION)]


class End(Command, frozen=True, kw_only=True):
    """End the game where it stands (host)."""


class Rematch(Command, frozen=True, kw_only=True):
    """Open another table with the same settings."""


HostCommand = Pause | Resume | Extend | End
AnyCommand = (
    Rename | Start | Reveal | RollDice | Play | Undo | Leave | Replace | Remove | Say | HostCommand | Rematch
)


def tell_phrase(text: str) -> str:
    """Return what somebody said: a ready phrase in the current language, anything else as it is."""
    return tell_text(_PHRASES.get(text, text))


_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand, strict=True)


def decode_command(text: bytes | str) -> AnyCommand:
    """Read a command from JSON; a Refusal says what is wrong with it."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise Refusal(Why.UNREADABLE, make_reason("command-unreadable", why=str(wrong)[:200])) from None
