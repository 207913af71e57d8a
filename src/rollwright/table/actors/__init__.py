"""Live tables: one actor each, clocks, bots, watchers, and fair turns among them."""
