"""One game on screen."""
