## The analysis of a finished game
ana-title = Analysis
ana-chance = Chance to win
ana-chance-small = chance to win
# below a number, such as −12
ana-lost = { $count ->
    [one] percentage point
   *[other] percentage points
  }
ana-best = Best turn
ana-good = Good turn
ana-inaccuracy = Inaccuracy
ana-mistake = Mistake
ana-blunder = Blunder
ana-played = Played
ana-better = Better
ana-because = The difference
ana-nothing-better = The search found nothing better.
ana-lead = { $district }: total value { $sum }, rank { $rank }
ana-lead-instead = { $district }: total value { $sum }, rank { $rank } instead of rank { $instead }
ana-prevents = { $name } could not have played “{ $action }”
ana-where = Where chances were lost
    .note = In percentage points, added up over all turns
ana-by-phase = By phase
ana-by-kind = By kind of turn
ana-accuracy = Accuracy
ana-lost-most = lost most with { $kind } in the { $phase }
ana-kind-keys = keys
ana-kind-buildings = buildings
ana-kind-landmarks = landmarks
ana-kind-bonus = bonus tiles
ana-kind-end = End Game tiles
ana-phase-opening = opening
ana-phase-middle = middle game
ana-phase-end = endgame
ana-turns = Turns
ana-all = All
ana-turning = Turning points
ana-points = { $count ->
    [0] No turning point
    [one] One turning point
   *[other] { $count } turning points
  }
ana-point = Turning point { $number } of { $count }
ana-show-line = Show the line
# before the numbers below the graph
ana-round = round
ana-waiting = The first turns will appear here shortly. The analysis goes on even if this page is closed.
ana-own = Your turn { $number } of { $total }
ana-running = { $done } of { $total } turns analyzed
ana-failed = The analysis was interrupted.
ana-in-replay = Show in the replay
ana-link = Link to this turn
ana-previous = Previous turn
ana-next = Next turn
ana-previous-point = Previous turning point
ana-next-point = Next turning point
ana-moment = Round { $round }, { $name }: { $judgement }
