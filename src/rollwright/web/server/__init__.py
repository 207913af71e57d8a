"""The ASGI application and everything that limits, logs, measures and caches for it."""
