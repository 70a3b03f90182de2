"""The schema, release by release."""

HEAD = "0003"
"""The newest version, which a database has when there is nothing to do."""
