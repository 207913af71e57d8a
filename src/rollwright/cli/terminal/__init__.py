"""Play in a terminal: a full screen driven by keys, or plain lines."""
