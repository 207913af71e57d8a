"""One file for each command: those of players here, those of the lab and of the server below."""
