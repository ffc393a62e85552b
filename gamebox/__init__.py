"""gamebox: four card games on one table, played by rules that know no window."""
