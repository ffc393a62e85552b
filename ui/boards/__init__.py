"""The boards, one scene a game."""
