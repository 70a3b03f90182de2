"""The schema, release by release."""

HEAD = "0009"
"""The newest version, which a database has when there is nothing to do.

Versions are four digits and only go up. Releases may run side by side on one database, so a version
only adds: tables, and columns that may be left out of a row. It renames and removes nothing.
"""
