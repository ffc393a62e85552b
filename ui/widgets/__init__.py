"""Small widgets that the whole window shares."""
