## Home
home-tagline = Paris, around 1900. The whole city is for sale.
home-pitch = Collect the keys to cafés, hotels and theaters, trade up street by street, and put the Louvre or the Eiffel Tower where it hurts your rivals most. Two to four players, about an hour, almost no luck.
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
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
  }
home-next-game = Next game
home-more = More ways to play
home-hotseat = At one screen
home-hotseat-text = Pass the device around; a curtain hides what is behind each screen.
home-friends = With friends
home-friends-text = Open a table and send the link or the QR code.
home-my-text = Everything you have started; games where it is your turn come first.
home-watch-text = Look over the shoulders of others, or find an open table.
home-learn-text = A guided first game: ten minutes, on the real board.
home-reference-text = Every building, landmark and tile explained.
home-how = A turn in three pictures
home-how-1 = The city grows
home-how-1-text = Draw a building tile. You see from its back which district it will light up — not which house.
home-how-2 = Your key earns
home-how-2-text = Put a key on a bank and take its francs, or on the Arc de Triomphe and be free to go anywhere.
home-how-3 = Move up, and take what is there
home-how-3-text = From bank to bakery, from bakery to theater, from theater to the Louvre: you pay only the difference, and every place gives something else.
home-poster-alt = A poster: the roofs of Paris with the Eiffel Tower, Sacré-Cœur and the Moulin Rouge above the Seine, and four keys in the sky
