## Home
home-tagline = Paris, around 1900. The whole city is for sale.
home-pitch = Collect the keys to cafés, hotels, and theaters, trade up street by street, and build the Louvre or the Eiffel Tower where it hurts your rivals most. Two to four players, about an hour, almost no luck.
home-play-now = Play now
home-against-bots = Against bots, no account needed
home-opponents = Opponents
home-opponents-count = { $count } { $count ->
    [one] opponent
   *[other] opponents
  }
home-level = Strength
home-play = Play
home-first-time = First time here? Play the guided first game
home-continue = Your turn
home-waiting-games = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
  }
home-next-game = Next game
home-more = More ways to play
home-hotseat = On one device
home-hotseat-text = Pass the device around; a curtain hides what is behind each screen.
home-friends = With friends
home-friends-text = Create a table and send the link or the QR code.
home-my-text = Everything you have started; games where it is your turn come first.
home-watch-text = Look over other players’ shoulders, or find an open table.
home-learn-text = A guided first game: ten minutes, on the real board.
home-rules-text = The complete rules, with worked examples to play through.
home-no-page = There is no page at { $path }. This is the home page.
home-puzzle = Puzzle of the day
home-puzzle-text = Find the best turn: a new puzzle every day, and hundreds more.
home-puzzles = Puzzles
home-how = A turn in three pictures
home-how-1 = The city grows
home-how-1-text = Draw a building tile. Its back shows which district it will light up, but not which building.
home-how-2 = Your key earns
home-how-2-text = Place a key on a bank and take its francs, or place it on the Arc de Triomphe, from where it can go anywhere.
home-how-3 = Move up, and take what is there
home-how-3-text = From bank to bakery, from bakery to theater, from theater to the Louvre: from a bank you pay the full value, from a building only the difference, and every place gives something different.
home-poster-alt = A poster: the roofs of Paris with the Eiffel Tower, Sacré-Cœur, and the Moulin Rouge above the Seine, and four keys in the sky
