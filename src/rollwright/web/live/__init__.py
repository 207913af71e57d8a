"""Live tables in the browser: sockets, messages and the feed."""
