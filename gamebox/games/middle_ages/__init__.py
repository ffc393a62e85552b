"""The Middle Ages."""
