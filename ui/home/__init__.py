"""The home page: the shelf of games and what can be resumed."""
