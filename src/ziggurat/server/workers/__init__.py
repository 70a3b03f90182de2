"""Processes beside the event loop, in which bots think and records are checked."""
