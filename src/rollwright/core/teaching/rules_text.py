"""The rules text of a game: one page of Markdown, for the browser and for print.

A name in braces is a mark of the game, `{shape:x./xx}` a shape, `[[name]]` a number that the game fills in,
`[[terms]]` its lines of the score with what they count; a
line after `?name` is shown only if that fact is true (`paper` and `screen` are such facts), and `+++` ends a
column on paper.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

from ...language.casing import upper_first
from ..errors import MESSAGES
from ..game import Game
from ..options import Options
from ..resources import read_text

S = TypeVar("S")
COLUMN = "+++"
_TERMS = "[[terms]]"
_BLANK = re.compile(r"\[\[([a-z_]+)\]\]")
_IF = re.compile(r"\?([a-z_]+)(?=[^a-z_])")


def fill_rules(text: str, facts: Mapping[str, object]) -> str:
    """Return a page with its blanks filled and only the lines whose condition is true."""
    lines = (_choose(line, facts) for line in text.split("\n"))
    kept = [line for line in lines if line is not None]
    return _BLANK.sub(lambda found: _show(facts.get(found[1], found[0])), "\n".join(kept)).strip("\n") + "\n"


def _show(value: object) -> str:
    """-2 -> "−2": with a typographic minus sign"""
    return str(value).replace("-", "−") if isinstance(value, int) else str(value)


def _choose(line: str, facts: Mapping[str, object]) -> str | None:
    found = _IF.match(line)
    if found is None:
        return line
    return line[found.end() :] if facts.get(found[1]) else None


def fill_text(game: Game[S], options: Options, text: str, more: Mapping[str, object]) -> str:
    """Return a text filled with the facts of a game's rules and `more` facts."""
    rule_facts = game.manifest.rule_facts
    facts = {**({} if rule_facts is None else rule_facts(game, options)), **more}
    if _TERMS in text:
        facts["terms"] = _explain_terms(game, options, facts)
    return fill_rules(text, facts)


def _explain_terms(game: Game[S], options: Options, facts: Mapping[str, object]) -> str:
    """Return a list of the lines of the score with what they count; lines that count alike stand together."""
    say_or, list_terms = game.manifest.messages.say_or, game.manifest.list_terms
    named: dict[str, list[str]] = {}
    for term in game.terms if list_terms is None else list_terms(options):
        why = " ".join(fill_rules(find_why(game, term), facts).split())
        named.setdefault(why, []).append(say_or(f"term-{term}", term))
    return "\n".join(f"- **{upper_first(', '.join(names))}.** {why}" for why, names in named.items())


def sources_of(game: Game[S], options: Options) -> str | None:
    """Return where a game's rules come from, ruling by ruling, for these options; None if it does not say."""
    text = read_text(game.manifest.sources)
    if not text:
        return None
    title = MESSAGES.say("sources-title")
    return f"## {title}\n{sources_lead()}\n\n{fill_text(game, options, text, {})}"


def sources_lead() -> str:
    """Return why rulings were needed, and what their marks mean."""
    return MESSAGES.say("sources-lead")


def find_why(game: Game[S], term: str) -> str:
    """Return what a line of the score counts, or what all lines do: the message `why-TERM` or `why-any`."""
    say_or = game.manifest.messages.say_or
    return say_or(f"why-{term}", say_or("why-any", ""))


def rules_of(game: Game[S], options: Options, is_paper: bool = False) -> str | None:
    """Return a game's rules for people, for these options; None if it has none."""
    text = read_text(game.manifest.rules)
    return fill_text(game, options, text, {"paper": is_paper, "screen": not is_paper}) if text else None


def list_rows(rows: list[tuple[str, str]]) -> str:
    """[("up to 50", "Wanderer")] -> "| up to 50 | Wanderer |" """
    return "\n".join(f"| {one} | {other} |" for one, other in rows)
