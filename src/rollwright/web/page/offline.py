"""The service worker of a site: its version and the files that browsers keep for later visits."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from ...language.current import list_languages

WORKER = "sw.js"
SCRIPT = "static/page/offline.js"
DIGITS = 16


def write_service_worker(site: Path) -> None:
    """Write `sw.js`, after everything else is there."""
    paths = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    facts = {
        "version": _version(site, paths),
        "files": [
            _address(path) for path in paths if not path.startswith("values/") and not _language_of(path)
        ],
        "values": [path for path in paths if path.startswith("values/")],
        "languages": {
            language: [_address(path) for path in paths if _language_of(path) == language]
            for language in list_languages()[1:]
        },
    }
    (site / WORKER).write_text(f"self.site = {json.dumps(facts)};\nimportScripts('{SCRIPT}');\n")


def _version(site: Path, paths: list[str]) -> str:
    """Return what changes when any file does."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.encode() + b"\0" + hashlib.sha256((site / path).read_bytes()).digest())
    return digest.hexdigest()[:DIGITS]


def _language_of(path: str) -> str:
    """ "de/rules/index.html", "words.de.js" -> "de"; nothing for what pages in English need"""
    folder, _, rest = path.partition("/")
    parts = {folder if rest else "", *path.rpartition("/")[2].split(".")[1:-1]}
    return next((language for language in list_languages()[1:] if language in parts), "")


def _address(path: str) -> str:
    """ "rules/duel/index.html" -> "rules/duel/": pages are asked for as folders"""
    return path.removesuffix("index.html") or "./"
