# The last line of the screen: a key and what it does, all in one line of 78 columns. Where they have no room,
# each is shown up to its comma. In one line stand: take, back, hint, undo, others, rules, leave; take-hint, look,
# drop; choose-line, change, play, back, quit.
key-take = Enter take
key-back = Esc back
key-hint = h hint
key-undo = u undo
key-others = o others
key-rules = ? rules, keys
key-leave = q save, quit
key-go-on = Enter go on
key-take-hint = Enter takes the hint
key-look = 1 2 3 look at a move
key-drop = any other key drops it
key-new = n new game
key-rules-only = ? rules
key-quit = q quit
key-choose = Enter choose
key-choose-line = up/down choose a line
key-change = left/right change it
key-play = Enter play
key-page-back = Esc goes back
key-scroll = arrows, PgDn scroll
# Of all lines, those that are shown.
page-lines = { $first }-{ $last } of { $all }
# Keys that move a shape, in one line: "arrows, r turn, m mirror, Tab, or type c4".
move-arrows = arrows
move-turn = r turn
move-icon = r other icon
move-mirror = m mirror
move-tab = Tab
move-type = or type { $square }

# ---- the page of keys: the name of a key in at most 10 columns, and what it does; long lines are wrapped
keys = Keys
keys-arrows-name = arrows
keys-arrows = move the placement, or the highlighted line of a menu
keys-enter-name = Enter
keys-enter = take what is highlighted (Space too)
keys-tab-name = Tab
keys-tab = next placement or choice; Shift-Tab the one before
keys-scroll-name = PgDn PgUp
keys-scroll = further down or up a long menu; Home and End to its ends
keys-turn = turn / mirror the shape about where it is; r: another icon
keys-square = type a square's name to jump there (or 2,3)
keys-numbers = choose from a menu by the key shown in front of it
keys-back-name = Esc
keys-back = back to the choice before (Backspace too)
keys-undo = take your last move back, until the next roll or another's move
keys-hint =
    the best moves and how the game ends after each;
    1 2 3 looks at one, Enter takes it, any other key drops them
keys-others = the other seats' scores and sheets
keys-rules = this page
keys-leave =
    save and quit (Ctrl-C too), also while bots think; every step is
    saved. All other keys pressed while bots think are dropped.
