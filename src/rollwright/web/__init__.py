"""The browser table: pages, a socket for every player, and nothing that knows a rule."""
