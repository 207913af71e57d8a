"""People: profiles without an account, and the games that are theirs."""
