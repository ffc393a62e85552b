"""What home knows of the games and of what was saved."""
