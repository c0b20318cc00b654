## Playing on from a finished game
study-title = Playing on
study-me = You play
study-everybody = everybody
study-bots = Bots
study-bot = Let a bot play this turn
study-thinking = A bot is thinking…
study-tree = Moves
study-variation = Variation:
study-line = Chances in this variation:
study-comment = Comment
study-comment-hint = What do you think of this position?
study-link = Copy link
study-game = Back to the game
study-cut = Delete variation
study-cut-sure = Delete it from here on?
study-forget = Delete
study-of-others = This study belongs to somebody else. Play, and you get your own copy.
study-none = No studies yet. Open the replay of a finished game and choose “Play on from here”.
study-size = { $count ->
    [0] nothing yet
    [one] { $count } action or comment
   *[other] { $count } actions and comments
  }
reason-no-such-study = This study doesn’t exist (anymore).
reason-not-your-study = This study belongs to somebody else. Make your own copy to play on.
reason-study-full = This study is full. Delete a variation first.
reason-too-many-studies = You have too many studies. Delete one first.
reason-no-variation = The game itself can’t be deleted, only variations.
