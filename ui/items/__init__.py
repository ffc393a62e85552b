"""The things that lie on a board."""
