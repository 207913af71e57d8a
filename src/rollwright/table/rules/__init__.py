"""The rules of a table: commands become events, events become state. Pure."""
