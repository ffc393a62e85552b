"""The Mind Extreme."""
