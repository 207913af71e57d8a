"""The pages of a person, made in the person's own browser by the functions that make a server's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import msgspec

from ...any_game import AnyGame
from ...bots.levels import name_bot
from ...core.types import Seat
from ...sheets.svg import draw
from ...table.people.imports import record_of_import
from ...table.people.own_games import OwnGame, delete_game, find_game_of, note_results
from ...table.people.profiles import save_settings
from ...table.rules.names import check_who
from ...table.rules.refusal import Refusal
from ...table.rules.table_state import Phase
from ...table.stores.store import StoreError
from ..door.person import Me
from ..html.words import say
from ..parts.thumbnails import small_drawing
from ..people.games_lists import describe_running, draw_imported, gather_games, read_list
from ..people.games_page import Running, games_page
from ..people.profile_file import iterate_file, judge_file, keep_file
from ..people.profile_page import kept_here, profile_page
from .answer import DONE, MISSING, Answer, Asked, Handler, answer_html, answer_json, redirect
from .people import PagePerson

SVG = "image/svg+xml"
Draw = Callable[[AnyGame, object, Seat, Sequence[str]], str]
"""Draws a seat's sheet: game, view, seat, names."""


class PeoplePages:
    """Answers what the pages of games and profile ask for."""

    def __init__(self, person: PagePerson) -> None:
        self._person = person

    def list_handlers(self) -> Mapping[str, Handler]:
        """Return what answers these addresses."""
        return {
            "GET /games": self._show_games,
            "POST /games/delete": self._delete_game,
            "GET /games/records.txt": self._write_file,
            "POST /games/records": self._read_file,
            "GET /games/{name}/record.txt": self._read_import,
            "GET /games/{name}/sheet.svg": self._draw_import,
            "GET /t/{code}/small-{seat}.svg": self._draw_small,
            "GET /t/{code}/sheet-{seat}.svg": self._draw_sheet,
            "GET /profile": self._show_profile,
            "POST /profile": self._save_profile,
            "POST /profile/settings": self._save_settings,
        }

    # ---- games

    async def _show_games(self, asked: Asked) -> Answer:
        await self._person.adopt()
        person = self._person
        shown = gather_games(person.store, person.find(), read_list(asked.query), person.now)
        return answer_html(games_page(shown._replace(running=await self._look(shown.games))))

    async def _look(self, listed: Sequence[OwnGame]) -> dict[str, Running]:
        """Return how those stand that go on; one that turns out to be over is noted."""
        found, person = {}, self._person
        for game in (game for game in listed if game.is_at_table):
            with suppress(Refusal):
                state = (await person.tables.view(game.name)).table_state
                if state.phase is Phase.OVER:
                    note_results(person.store, state, person.now)
                found[game.name] = describe_running(state, game.seat)
        return found

    async def _delete_game(self, asked: Asked) -> Answer:
        store, profile, name = self._person.store, self._person.find().profile, asked.form.get("name", "")
        game = find_game_of(store, profile, name)
        if game is not None and not game.is_imported:
            with suppress(StoreError):
                store.delete(name)
        delete_game(store, profile, name)
        await store.flush()
        return redirect("/games")

    async def _draw_small(self, asked: Asked) -> Answer:
        return await self._draw(asked, lambda game, view, seat, names: small_drawing(game.id, view, seat))

    async def _draw_sheet(self, asked: Asked) -> Answer:
        return await self._draw(asked, lambda game, view, seat, names: draw(game, view, seat, names=names))

    async def _draw(self, asked: Asked, draw: Draw) -> Answer:
        """Draw a seat's sheet, as spectators may see it."""
        state, seat = (await self._person.tables.view(asked.parts["code"])).table_state, asked.parts["seat"]
        if state.state is None or seat not in map(str, range(1, len(state.seats) + 1)):
            return MISSING
        names = [name_bot(place.name, place.bot) for place in state.seats]
        return Answer(200, SVG, draw(state.game, state.game.view(state.state, None), int(seat) - 1, names))

    # ---- records and profile in one file

    async def _write_file(self, asked: Asked) -> Answer:
        return Answer(200, "text/plain", "".join(iterate_file(self._person.store, self._person.find())))

    async def _read_file(self, asked: Asked) -> Answer:
        person, texts = self._person, (asked.form.get("profile", ""), asked.form.get("records", ""))
        brought = judge_file(*texts, person.find().profile.name, person.now)
        kept = keep_file(person.store, person.find(), brought, person.now)
        await person.store.flush()
        return answer_json({"read": len(brought.records), "new": kept.records})

    async def _read_import(self, asked: Asked) -> Answer:
        text = record_of_import(self._person.store, self._person.find().profile, asked.parts["name"])
        return MISSING if text is None else Answer(200, "text/plain", text)

    async def _draw_import(self, asked: Asked) -> Answer:
        store, profile, name = self._person.store, self._person.find().profile, asked.parts["name"]
        text, game = record_of_import(store, profile, name), find_game_of(store, profile, name)
        if text is None or game is None:
            return MISSING
        return Answer(200, SVG, draw_imported(text, game.seat))

    # ---- the profile

    async def _show_profile(self, asked: Asked) -> Answer:
        person = self._person.find()
        note = say("profile-saved") if "saved" in asked.query else ""
        return answer_html(profile_page(person, person.me, [kept_here()], note))

    async def _save_profile(self, asked: Asked) -> Answer:
        self._person.rename(Me(*check_who(asked.form.get("name", ""), asked.form.get("avatar", ""))))
        await self._person.store.flush()
        return redirect("/profile?saved=1")

    async def _save_settings(self, asked: Asked) -> Answer:
        with suppress(msgspec.MsgspecError):
            save_settings(self._person.store, self._person.find().key, asked.body.encode())
        await self._person.store.flush()
        return DONE
