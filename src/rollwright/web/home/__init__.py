"""The front page, the rules, and what a visitor reads."""
