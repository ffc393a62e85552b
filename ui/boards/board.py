"""The board that every game shares: it lays things out, moves them, and turns touches into moves.

A board knows no rule. The table's controller hands it a view and the legal moves and hears back
which one was chosen:

    board = MindBoard(theme)
    board.refusal_for = lambda thing: ...        # -> object with .text and .rule, or None
    board.move_chosen.connect(...)               # the very element that was handed to `offer`
    board.show_view(view, seat, events)          # draw it; `events` are played as animations
    board.offer(moves)                           # each has .path (thing ids) and .text

**What the controller calls**

`show_view(view, seat, events=())`
    Show what `seat` may know (`None`: nobody's hand). Things that are new, gone or elsewhere move
    there; `events` add what a difference cannot show (a reveal, a lost life, a flourish). With
    no events, or speed 0, the board simply stands. Never waits: the board's *state* is the new view
    at once, and any touch finishes what is still under way.
`offer(moves)`
    What may be done now, by whoever sits at this screen. Replaces the earlier offer, drops a
    half-made move that no longer fits. An empty list: nothing may be done.
`take_back() -> bool`
    Drop the half-made move (Esc); False when there was none.
`finish_all()`
    End every animation now.
`clear()`
    Take everything off the table: nothing of a hand may be drawn under the curtain.
`set_theme(theme)`
    Colours, text scale, typeface and speed; everything is drawn again.
`set_hover_delay(ms)`, `reduced_motion`
    250 by default, 0 in a setting; with `theme.motion.factor == 0` nothing moves by itself.
`key_pressed(event) -> bool`, `key_released(event) -> bool`
    The board's keys, for a controller that catches keys elsewhere in the window. The board calls
    them itself for what reaches it. True: the key was used.
`focus_thing(thing)`
    Give the keyboard focus to a thing.

**What the board says**

`move_chosen(offered)`    a path is complete; the element of `offer` it belongs to
`selection_changed(path)` the half-made move (a tuple of ids, empty when dropped)
`refused(thing, refusal)` something that has no move was touched; the bubble shows already
`thing_hovered(thing)`    the id under the pointer for the hover delay, "" when it left
`settled()`               no animation is under way any more

**What a game's board defines**: `layout(view, seat) -> Layout` (every thing and its `Place`, in board
units), `table_face()` (the painted table), and, where wanted, `acts(events)` (extra
animations), `drop_paths`, `board_key`.
"""
