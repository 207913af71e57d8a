"""Commands of the browser table: the server, and the tables that it keeps."""
