"""Test set-up: no test needs a screen or writes into the user's own folders."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
