"""Archives as pages unpack them (`static/local/packs.js`): their files as one, compressed together."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from zipfile import ZipFile

SUFFIX = ".pack"


def pack_archive(path: Path) -> Path:
    """Replace a zip file by a pack, which is a fifth smaller: `rollwright.zip` -> `rollwright.pack`.

    It has the length of a list, the list of names and lengths, and what is in the files one after another.
    """
    with ZipFile(path) as archive:
        contents = {name: archive.read(name) for name in sorted(archive.namelist())}
    listed = json.dumps([(name, len(content)) for name, content in contents.items()]).encode()
    whole = b"".join([len(listed).to_bytes(4, "little"), listed, *contents.values()])
    path.unlink()
    packed = path.with_suffix(SUFFIX)
    packed.write_bytes(gzip.compress(whole, mtime=0))
    return packed
