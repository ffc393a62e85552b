"""Learning a game in the window: its board, and beside it a card that talks the learner through.

What the window needs of it:

    page = TutorialPage("mind", theme)   # ui.tutorial.page
    page.left.connect(...)               # back to the shelf
    page.play_asked.connect(...)         # (game) the learner wants a game of their own
    page.close_game()                    # before it is thrown away
"""
