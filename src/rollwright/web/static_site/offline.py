"""The service worker of a site: its version and the files that browsers keep for later visits."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

WORKER = "sw.js"
SCRIPT = "static/local/offline.js"
DIGITS = 16


def write_service_worker(site: Path) -> None:
    """Write `sw.js`, after everything else is there."""
    paths = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    facts = {
        "version": _version(site, paths),
        "files": [_address(path) for path in paths if not path.startswith("values/")],
        "values": [path for path in paths if path.startswith("values/")],
    }
    (site / WORKER).write_text(f"self.site = {json.dumps(facts)};\nimportScripts('{SCRIPT}');\n")


def _version(site: Path, paths: list[str]) -> str:
    """Return what changes when any file does."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.encode() + b"\0" + hashlib.sha256((site / path).read_bytes()).digest())
    return digest.hexdigest()[:DIGITS]


def _address(path: str) -> str:
    """ "rules/duel/index.html" -> "rules/duel/": pages are asked for as folders"""
    return path.removesuffix("index.html") or "./"
