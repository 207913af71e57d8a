"""The pages and forms of a table."""
