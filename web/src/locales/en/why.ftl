## Why a bot would play what its hint says, and why one turn is better than another.

why-than-nothing = Compared with ending the turn without it
why-than = Compared with “{ $action }”
why-pays = To pay for “{ $action }”
why-outlook = Chance to win: { $percent }, lead at the end: { $vp }
chances = Chances to win
why-estimate = VP at the end of the game, on average, if bots play on
# before what a turn costs
why-cost = in exchange
why-else = Alternatives
why-alike = about as good
why-n-keys = { $count } { $count ->
    [one] key in hand
   *[other] keys in hand
  }
why-n-tiles = { $count } { $count ->
    [one] tile to activate
   *[other] tiles to activate
  }
