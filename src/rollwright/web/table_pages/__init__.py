"""Pages and forms of a table: opening it, its lobby, the table itself, and what one takes home from it."""
