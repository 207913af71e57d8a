"""What Chiefdom says to people, in the language of whoever is served."""

from ...language.messages import load_messages

MESSAGES = load_messages(__file__)
