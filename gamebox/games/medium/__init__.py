"""Medium: The Hand of Fate."""
