"""Tests of the server: real processes on this machine, real HTTP and WebSocket."""
