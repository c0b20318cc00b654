## The log. The actor's name stands before each sentence, so verbs are in the third person. Changes follow in brackets.
log-draw = reveals { $buildingAcc } of value { $value } { $districtIn }
log-draw-free = reveals { $buildingAcc } of value { $value }
log-draw-discard = reveals { $buildingAcc } of value { $value }; no space fits, so it leaves the game
log-build = builds { $buildingAcc } of value { $value } { $districtIn }
log-place = places a key { $placePut }
log-move = buys { $buildingAcc } of value { $value } { $districtIn }, { $originKind ->
    [arc] from the Arc de Triomphe
    [bank] from the bank
   *[place] moving up from { $originAcc }
  }{ $by ->
    [0] {""}
   *[other] , using bonus tile { $by }
  }
log-move-landmark = buys { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] from the Arc de Triomphe
    [bank] from the bank
   *[place] moving up from { $originAcc }
  }{ $by ->
    [0] {""}
   *[other] , using bonus tile { $by }
  }
log-move-new = builds { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] from the Arc de Triomphe
    [bank] from the bank
   *[place] moving up from { $originAcc }
  }
log-vp-tile = places VP tile { $tile } { $districtIn }
log-bonus = takes bonus tile { $number }
log-score = discards { $tokenOne }
log-pair = returns another pair
log-look = looks through the End Game tiles
log-take = takes an End Game tile ({ $left } left)
log-take-mine = takes an End Game tile: { $effect } ({ $left } left)
log-buy = buys { $tokenOne }
log-sell = sells { $tokenOne }
log-use = activates bonus tile { $number }
log-use-take = activates bonus tile { $number } and takes bonus tile { $taken }
log-use-end = activates an End Game tile: { $effect }
log-pass = passes
log-done = ends the turn
log-decline-bonus = takes no bonus tile
log-decline-score = discards no more prestige tokens
log-decline-vp = places no VP tile
log-decline-pair = returns no more pairs
log-lost = loses unused tokens from activated tiles
log-concede = concedes; a bot takes over
log-last-round = Round { $round } will be the last.
log-over = The game is over.
log-francs-scored = turns francs into points
log-district-scored = scores { $districtIn }: total { $sum }, rank { $rank }
log-private = Only you see this
log-undone = Undone
