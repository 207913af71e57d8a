"""Elements, the frame of a page, and its words."""
