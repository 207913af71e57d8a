"""The words of pages and of their scripts, and the language in which a request is answered."""
