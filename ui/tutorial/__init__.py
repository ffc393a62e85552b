"""Learning a game in the window: its board, and beside it a card that talks the learner through.

What the window needs of it:

    page = TutorialPage("mind", store)   # ui.tutorial.page
    page.left.connect(...)               # back to the shelf
    page.play_asked.connect(...)         # (game) the learner wants a game of their own
    page.show_settings()                 # over the lesson; a change of the store applies at once
    page.close_game()                    # before it is thrown away
"""
