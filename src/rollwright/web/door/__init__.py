"""What a request passes before its handler: limits, identity, language, headers."""
