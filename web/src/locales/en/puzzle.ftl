## Puzzles: find the best turn
puzzle-find = Find the best turn
puzzle-number = Puzzle { $number }
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
# heading over several puzzles
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzle-about = Positions from games between bots, checked by deep search: one turn is clearly better than every other idea.
puzzle-how = Play the whole turn from here; when you end it, it is checked. Until then you can take everything back.
# 8 francs, 2 keys in hand, and 27 VP
puzzle-position = You are { $name }. Round { $round }: you have { $holds }.
puzzle-check = Check my turn
puzzle-so-far = Your turn so far
puzzle-checking = Checking your turn…
puzzle-solved = Solved!
puzzle-nearly = Good, but there’s a better turn
puzzle-wrong = Not this one
puzzle-shown = The solution
puzzle-loses = Your turn lowers your chance to win by { $count ->
    [one] one percentage point.
   *[other] { $count } percentage points.
}
puzzle-best = Best turn
puzzle-instead = Next-best idea
puzzle-yours = Your turn
puzzle-stuck = Stuck?
puzzle-nudge = A nudge
puzzle-cost = costs a star
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-today = Today’s puzzle
puzzle-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
  }
puzzle-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
  }
puzzle-done = { $done } of { $total } solved
puzzle-about-keys = The best turn places a key.
puzzle-about-buildings = The best turn moves a key to a building.
puzzle-about-landmarks = The best turn moves a key to a landmark.
puzzle-about-bonus = The best turn is about a bonus tile.
puzzle-about-end = The best turn is about the End Game tiles.
reason-no-such-puzzle = This puzzle doesn’t exist (anymore).
reason-turn-not-over = The turn is not over yet.
