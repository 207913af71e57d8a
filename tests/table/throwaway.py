"""A PostgreSQL server that lives as long as the tests: no network, its own folder, an unprivileged user."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

PORT = 5432


def find_programs() -> Path | None:
    """Return the folder of initdb and pg_ctl: the newest that the system's package brought."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


@cache
def share_server() -> Server:
    """Return the one server of this process; whoever asks removes it when all tests are done."""
    programs = find_programs()
    assert programs, "these tests need PostgreSQL: `make test` installs it as root, else install it yourself"
    return Server(programs)


class Server:
    """A server on a socket in a folder of its own."""

    def __init__(self, programs: Path, should_sync: bool = False) -> None:
        self.programs = programs
        self.should_sync = should_sync
        self.folder = Path(tempfile.mkdtemp(prefix="rollwright-pg-"))
        self.data = self.folder / "data"
        self.user = _unprivileged()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.run("initdb", "-D", str(self.data), "-U", "rollwright", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def address(self) -> str:
        return f"host={self.folder} port={PORT} user=rollwright dbname=postgres"

    def url(self, database: str = "postgres") -> str:
        """Return the address of a database, as a server is told it."""
        return f"postgresql://rollwright@/{database}?host={self.folder}&port={PORT}"

    def run(self, program: str, *args: str) -> None:
        subprocess.run(
            [str(self.programs / program), *args],
            check=True,
            user=self.user,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        # Tests kill the server, never the machine: what it handed to the kernel is safe without waiting.
        sync = "on" if self.should_sync else "off"
        settings = f"-c listen_addresses= -c fsync={sync} -k {self.folder} -p {PORT}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-w", "-o", settings, "start")

    def crash(self) -> None:
        """Stop at once, as if the power were cut."""
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        """Stop without tidying up, for nothing is kept; once is enough."""
        if self.folder.exists():
            self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)


def _unprivileged() -> str | None:
    """The server refuses to run as root: name another user then."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
