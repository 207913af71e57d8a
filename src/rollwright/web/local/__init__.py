"""Tables in a page that has no server: what a worker of the page answers."""
