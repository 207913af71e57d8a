"""The host in a browser without a server, and the site that brings it there."""
