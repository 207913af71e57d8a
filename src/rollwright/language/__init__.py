"""What people read, in their language: messages in Fluent, and the language of whoever is served just now."""
