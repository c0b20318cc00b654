## Words shared by several screens
nav-home = Home
nav-main = Main menu
nav-my = My games
nav-watch = Watch
nav-learn = Learn
nav-reference = Reference
nav-replay = Replays
nav-preferences = Preferences
skip-to-content = Skip to the content
language = Language
theme-to-dark = Night colours
theme-to-light = Day colours
footer = An independent, free edition of the board game Paris, with its own drawings and texts.
loading = Loading…
try-again = Try again
failed = That did not work: { $reason }
close = Close
back = Back
next = Next
no = No
copied = Copied
minutes = about { $minutes } min

## Who sits where
you = You
seat-number = Seat { $seat }
seat-open = Free
bot-level = Bot, { $level }
level-1 = beginner
level-2 = easy
level-3 = medium
level-4 = strong
level-5 = expert
level-6 = master
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }

## Keyboard, as listed in the help
key-pile-1 = Draw from the first pile
key-pile-2 = Draw from the second pile
key-pile-3 = Draw from the third pile
key-cancel = Take back the selection
key-undo = Undo one step
key-reset = Start the turn anew
key-end-turn = End the turn
key-bonus-track = To the bonus track
key-screen = To what is behind my screen
key-log = To the log
key-hint = Ask a bot for advice
key-text-view = Text view and back
key-step-back = Replay: one step back
key-step-forward = Replay: one step on
key-play-pause = Replay: play or pause
key-help = This help
