## The log. The actor's name stands before each sentence, so verbs are in the third person. Changes follow in brackets.
log-draw = reveals { $buildingAcc } of value { $value } { $districtIn }
log-draw-free = reveals { $buildingAcc } of value { $value }
log-draw-discard = reveals { $buildingAcc } of value { $value }; no space fits, so it leaves the game
log-build = builds { $buildingAcc } of value { $value } { $districtIn }
log-place = places a key { $placeTo }
log-move = buys { $buildingAcc } of value { $value } { $districtIn }, { $originKind ->
    [arc] from the Arc de Triomphe
    [bank] from the bank
   *[place] up from { $originName }
  }{ $by ->
    [0] {""}
   *[other] , using bonus tile { $by }
  }
log-move-landmark = buys { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] from the Arc de Triomphe
    [bank] from the bank
   *[place] up from { $originName }
  }{ $by ->
    [0] {""}
   *[other] , using bonus tile { $by }
  }
log-move-new = brings { $landmarkAcc } { $districtTo }, { $originKind ->
    [arc] from the Arc de Triomphe
    [bank] from the bank
   *[place] up from { $originName }
  }
log-vp-tile = lays VP tile { $tile } { $districtIn }
log-bonus = takes bonus tile { $number }
log-score = hands in { $tokenOne }
log-pair = hands in another pair
log-look = looks through the End Game tiles
log-take = takes an End Game tile ({ $left } left)
log-take-mine = takes End Game tile { $tile } ({ $left } left)
log-buy = buys { $tokenOne }
log-sell = sells { $tokenOne }
log-use = uses bonus tile { $number }
log-use-take = uses bonus tile { $number } and takes bonus tile { $taken }
log-use-end = uses End Game tile { $tile }
log-pass = has no main action left
log-decline-bonus = takes no bonus tile
log-decline-score = hands in no more prestige
log-decline-vp = lays no VP tile
log-lost = loses what tiles gave for this turn only
log-concede = gives up; a bot plays on
log-last-round = Round { $round } will be the last.
log-over = The game is over.
log-francs-scored = turns francs into points
log-district-scored = scores { $districtIn } with a sum of { $sum }, rank { $rank }
log-turn = Round { $round }: { $name }
log-private = Only you see this
log-undone = Taken back
