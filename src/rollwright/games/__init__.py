"""The games; each is a stranger to the others."""
