"""The games: strangers to each other, each a folder of rules."""
