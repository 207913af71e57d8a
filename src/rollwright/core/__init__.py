"""The ground all games stand on; it knows none of them."""
