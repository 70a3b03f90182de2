"""The schema, release by release."""
