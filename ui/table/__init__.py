"""One game on screen.

What the window needs of it:

    page = TablePage(sitting, store)      # ui.table.page; `sitting` says what is played and kept
    page.home_asked.connect(...)          # leave the table (the game is kept)
    page.settings_asked.connect(...)      # open the settings; a change of the store applies at once
    page.again_asked.connect(...)         # (record) a new game with the same seats and options
    page.close_down()                     # before it is thrown away: bots stop, the save is written

A `Sitting` (ui.table.sitting) is a table, what keeps it on disk, and, where the game is only to be
looked at, the reason. A finished game opens at its last page, with the replay one key away.
"""
