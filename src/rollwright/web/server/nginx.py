"""The configuration of nginx in front of several servers: a table's browsers meet at one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

CONFIGURATION = """\
# Several Rollwright servers with the same tables. A file for /etc/nginx/conf.d/.

# The browsers of one table meet at one server, by the code in the path; everything else goes by address.
map $uri $rollwright_key {{
    ~^/t/([^/]+) $1;
    default $remote_addr;
}}
map $http_upgrade $rollwright_connection {{
    '' close;
    default upgrade;
}}
upstream rollwright {{
    hash $rollwright_key consistent;
{servers}
}}
server {{
    listen {listen};
    server_name {names};
    client_max_body_size 256k;
    location / {{
        proxy_pass http://rollwright;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $rollwright_connection;
        proxy_connect_timeout 2s;
        proxy_read_timeout 60s;
        # A server that has died or is being replaced takes no connections: another one answers meanwhile.
        proxy_next_upstream error timeout;
    }}
}}
"""
SERVER = "    server {address}:{port} max_fails=0;"
EVERYWHERE = {"localhost": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}


def format_nginx(host: str, ports: Sequence[int], names: Iterable[str], listen: str = "80") -> str:
    """Return the configuration for servers at these ports, reached by these host names."""
    address = EVERYWHERE.get(host, host)
    address = f"[{address}]" if ":" in address else address
    servers = "\n".join(SERVER.format(address=address, port=port) for port in ports)
    return CONFIGURATION.format(servers=servers, listen=listen, names=" ".join(sorted(names)) or "_")
