"""Identities: what a route learns of the one that asks, before its handler runs.

Each is found after the address has paid, and is the first thing that a handler is given.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from starlette.requests import Request

from ...core.types import Seat
from ...table.dice.tokens import hash_token, tidy_code
from ...table.messages import make_reason
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import TableState
from ..html.words import say
from .answer import read_form
from .host import Cost, Host
from .person import Person

W = TypeVar("W")
CREATION = 20
"""What a new profile or table costs, in light writes."""


class Seated(NamedTuple):
    """A seat at a table, and the token that opens it."""

    table: str
    token: str
    seat: Seat
    table_state: TableState


class Who(Generic[W]):
    """A kind of identity."""

    makes = False
    """Whether a profile may be made: for a POST only."""

    async def find(self, host: Host, request: Request) -> W:
        """Return what asks; Refusal if it has no business here."""
        raise NotImplementedError

    def payers(self, found: W) -> tuple[str, ...]:
        """Return the buckets, beside that of the address, from which a request is paid."""
        return ()

    @property
    def name(self) -> str:
        """The identity as tables of routes call it."""
        return type(self).__name__.lstrip("_").lower()


class _Anyone(Who[None]):
    async def find(self, host: Host, request: Request) -> None:
        return None


class _Visitor(Who[Person | None]):
    async def find(self, host: Host, request: Request) -> Person | None:
        return await host.person(request)

    def payers(self, found: Person | None) -> tuple[str, ...]:
        return () if found is None else (f"profile {found.profile.id}",)


class _Person(Who[Person]):
    async def find(self, host: Host, request: Request) -> Person:
        person = await host.person(request)
        if person is None:
            raise Refusal(Why.TOKEN, say("profile-none"))
        return person

    def payers(self, found: Person) -> tuple[str, ...]:
        return (f"profile {found.profile.id}",)


class _Newcomer(_Person):
    makes = True

    async def find(self, host: Host, request: Request) -> Person:
        person = await host.person(request)
        if person is None:
            host.charge(Cost.WRITE, host.payer(request), CREATION)
            person = await host.make_person(request, host.me(request))
        return person


class _Seat(Who[Seated]):
    async def find(self, host: Host, request: Request) -> Seated:
        table = tidy_code(request.path_params["code"])
        await host.prepare(table)
        device = await host.device(request, table)
        token = "" if device is None else device.current
        view = await host.tables.view(table, token)
        assert view.seat is not None
        return Seated(table, token, view.seat, view.table_state)

    def payers(self, found: Seated) -> tuple[str, ...]:
        return (f"seat {found.table} {hash_token(found.token)}",)


class _HostSeat(_Seat):
    async def find(self, host: Host, request: Request) -> Seated:
        seated = await super().find(host, request)
        if seated.seat != seated.table_state.host:
            raise Refusal(Why.HOST_ONLY, make_reason("host-only"))
        return seated


class Secret(Who[str]):
    """A code, a link or a token that is the right itself: it stands in the path or in the form."""

    def __init__(self, field: str) -> None:
        self._field = field

    async def find(self, host: Host, request: Request) -> str:
        """Return what was named, which the handler looks up."""
        if self._field in request.path_params:
            return str(request.path_params[self._field])
        return read_form(await request.body()).get(self._field, "")


class _Operator(Who[None]):
    async def find(self, host: Host, request: Request) -> None:
        host.check_operator(request)


ANYONE, VISITOR, PERSON, NEWCOMER = _Anyone(), _Visitor(), _Person(), _Newcomer()
SEAT, HOST_SEAT, OPERATOR = _Seat(), _HostSeat(), _Operator()
