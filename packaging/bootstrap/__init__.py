"""What `packaging/start.py` does: prepare a machine, then start, test or show gamebox.

Only the standard library is used, and nothing of gamebox itself: none of it is installed yet.
"""
