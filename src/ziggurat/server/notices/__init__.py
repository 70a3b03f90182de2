"""Messages to people who are elsewhere."""
