"""The server: people, tables, live play. It knows games by their contract alone."""
