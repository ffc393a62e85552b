"""The shared rules core: what a game is made of."""
