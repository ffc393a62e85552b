"""The window: everything that is drawn."""
