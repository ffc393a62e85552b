"""Hand of Fate: Ordeals."""
