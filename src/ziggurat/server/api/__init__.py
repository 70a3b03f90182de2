"""The HTTP and WebSocket interface; docs/api.md describes it."""
