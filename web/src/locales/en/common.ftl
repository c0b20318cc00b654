## Words shared by several screens
nav-home = Home
nav-main = Main menu
nav-my = My games
nav-watch = Watch
nav-learn = Learn
nav-reference = Reference
nav-rules = Rulebook
nav-replay = Replays
nav-my-box = My box
nav-preferences = Preferences
skip-to-content = Skip to content
language = Language
theme-to-dark = Night colors
theme-to-light = Day colors
footer = A free, independent fan edition of the board game Paris, with its own art and texts.
loading = Loading…
try-again = Try again
failed = That didn’t work. { $reason }
close = Close
back = Back
next = Next
rule-link = Rule
copied = Copied
minutes = about { $minutes } min
label-value = { $label }: { $value }
clauses = { $first }; { $second }

## Who sits where
you = You
seat-number = Seat { $seat }
seat-open = Open
bot-level = Bot, { $level }
level-1 = beginner
level-2 = easy
level-3 = medium
level-4 = advanced
level-5 = strong
level-6 = very strong
level-7 = expert
level-8 = master
online = here
offline = away
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }

## Keyboard, as listed in the help
keycap-esc = Esc
keycap-shift = Shift
keycap-space = Space
key-pile-1 = Draw from the first pile
key-pile-2 = Draw from the second pile
key-pile-3 = Draw from the third pile
key-cancel = Clear the selection
key-undo = Undo one step
key-reset = Restart the turn
key-end-turn = End the turn
key-bonus-track = Go to the bonus track
key-screen = Go to my screen
key-log = Go to the log
key-hint = Ask a bot for advice
key-text-view = Toggle text view
key-rule = Show the rule for this
key-step-back = Replay: one step back
key-step-forward = Replay: one step forward
key-play-pause = Replay: play or pause
key-help = This help
