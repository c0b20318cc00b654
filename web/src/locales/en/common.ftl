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
yes = Yes
no = No
copied = Copied
minutes = about { $minutes } min

## Who sits where
you = You
seat-number = Seat { $seat }
seat-human = Person
seat-bot = Bot
seat-open = Free
bot-level = Bot, { $level }
level-0 = at random
level-1 = beginner
level-2 = easy
level-3 = medium
level-4 = strong
level-5 = expert
level-6 = master
rank = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
  }
