"""Tables: their log, the commands that add to it, the cache, what a viewer gets."""
