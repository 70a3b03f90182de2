"""The schema, release by release."""

HEAD = "0004"
"""The newest version, which a database has when there is nothing to do."""
