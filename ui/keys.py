"""The keys that the main window binds, by what they do."""

NEW_GAME = "Ctrl+N"
RESUME = "Ctrl+R"
OPEN = "Ctrl+O"
SETTINGS = "Ctrl+,"
FULL_SCREEN = "F11"
QUIT = "Ctrl+Q"
