"""nginx from the distribution, with the configuration that `rollwright serve --nginx-config` prints."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from rollwright.web.server.processes import format_nginx

from .servers import wait_for

MAIN = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
worker_rlimit_nofile 16384;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/rollwright.conf;
}}
"""


def find_nginx() -> str:
    """Return the program; Debian keeps it where not everybody looks."""
    found = shutil.which("nginx", path=os.pathsep.join((os.environ["PATH"], "/usr/sbin")))
    assert found, "these tests need nginx: `make test` installs it as root, else install it yourself"
    return found


@contextmanager
def in_front_of(ports: Sequence[int], folder: Path) -> Iterator[str]:
    """Run nginx in front of servers at these ports; gives its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    (folder / "rollwright.conf").write_text(format_nginx("localhost", ports, [], f"127.0.0.1:{port}"))
    user = "user root;" if os.getuid() == 0 else ""
    main = folder / "nginx.conf"
    main.write_text(MAIN.format(folder=folder, user=user))
    process = subprocess.Popen(
        [find_nginx(), "-c", str(main), "-p", str(folder), "-e", f"{folder}/nginx.log"]
    )
    try:
        wait_for(lambda: process.poll() is not None or is_listening(port))
        assert process.poll() is None, (folder / "nginx.log").read_text()
        yield f"http://localhost:{port}"
    finally:
        process.terminate()
        process.wait(20)


def is_listening(port: int) -> bool:
    """Say whether a port takes connections."""
    with suppress(OSError), closing(socket.create_connection(("127.0.0.1", port), timeout=1)):
        return True
    return False
