## The result
over-winner = { $names } wins
over-winner-you = You win
over-winners = { $names } share the victory
over-winners-you = You share the victory with { $names }
over-skip = Skip to the result
over-result = The result
over-conceded = Conceded: { $names }.
over-reason-francs = Tied on points: the most francs decide.
over-reason-values = Tied on points and francs: the highest total value on the whole board decides.
over-reason-shared = Tied on points, francs, and total value: the victory is shared.
over-tie-francs = Tied on points: { $name } is ahead of { $other } with more francs.
over-tie-values = Tied on points and francs: { $name } is ahead of { $other } with a higher total value on the whole board.
over-tie-shared = { $name } and { $other } share a place: tied on points, francs, and total value.
over-fair = Verified: the shuffle used is the one published before the first move.
over-unfair = Warning: the shuffle used is not the one published before the first move.
over-chart-source = Where the points came from
over-rematch = Rematch
over-rematch-open = Go to the rematch
over-to-board = Back to the board

## The final scoring on the board
fin-play = In play
fin-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
fin-last-turn = The last turn
fin-leads = leads
fin-owns-nothing = owns nothing here
fin-francs-text = francs become points
fin-to-go = { $count ->
    [0] That was the last district
    [one] One district to go
   *[other] { $count } districts to go
  }
fin-ahead = { $name } leads by { $count }.
fin-level = Tied for the lead.
fin-tied = Tied at { $sum }.
    .highest = The single highest value decides: { $name } has { $value }, { $other } only { $lower }.
    .shared = The highest values are equal, too: { $names } each score as rank { $rank }.
fin-half = { $second } is less than half of { $first }.
    .text = With two players, { $name } then scores nothing for second place.
fin-gain = { $name } { $count } VP
fin-say-play = Points scored during the game: { $scores }.
fin-say = { $step }: { $scores }.
fin-say-nobody = { $step }: nobody scores.
fin-tally = The tally
fin-now = Now
fin-rule = How a district scores
    .text = Add up the values you own there. First, second, and third place score the tile’s three numbers. If totals are equal, the single highest value decides; if that is equal, too, everyone tied scores the better number.
    .two = Add up the values you own there. First and second place score the tile’s numbers; second place needs at least half of first place’s total. If totals are equal, the single highest value decides.
fin-key-step = step
fin-key-pause = pause
fin-key-end = result

## The poster and the story
fin-poster-alt = Poster for the winner, { $names }: { $line }.
fin-line = { $lead ->
    [one] { $count } points, ahead by one
   *[other] { $count } points, ahead by { $lead }
  }
    .plain = { $count } points
fin-share = Share picture
fin-won = won { $names }
fin-won-many = won { $count } districts
fin-num-margin = { $count ->
    [one] point
   *[other] points
  }
    .clause = between { $name } and { $other }
    .how = { $count ->
        [one] by a single point
       *[other] by { $count } points
      }
fin-num-leading = { $count ->
    [one] round in the lead
   *[other] rounds in the lead
  }
    .clause = before the final scoring
    .how = { $count ->
        [0] in the lead only after the final scoring
        [one] after leading for a single round
       *[other] after leading for { $count } rounds
      }
fin-num-changes = { $count ->
    [one] change of the lead
   *[other] changes of the lead
  }
    .clause = before the final scoring
    .how = { $count ->
        [0] without the lead ever changing
        [one] after one change of the lead
       *[other] after { $count } changes of the lead
      }
fin-num-francs = VP from francs
    .clause = with bonus tile { $number }
    .how = with { $count } VP from francs
fin-num-place =
    .clause = highest value owned, in round { $round }
fin-num-turn = VP in one turn
    .clause = in round { $round }
    .how = with { $count } VP in a single turn
fin-num-districts = { $count ->
    [one] district won
   *[other] districts won
  }
    .clause = of { $total } with a VP tile
    .how = { $count ->
        [0] without winning a single district
        [one] with one district won
       *[other] with { $count } districts won
      }
fin-num-tile = VP from one tile
    .clause = bonus tile { $number }
    .how = with { $count } VP from bonus tile { $number }
fin-num-keys = { $count ->
    [one] key
   *[other] keys
  }
    .clause = left in hand at the end
fin-points = Points by round
    .note = { $count ->
        [one] one round, then the final scoring
       *[other] { $count } rounds, then the final scoring
      }
fin-turning-count = Scoring
fin-turning-turn = { $name } scores { $count } VP in a single turn.
fin-turning-landmark = { $name } builds { $landmarkAcc } and scores { $count } VP in that turn.
fin-turning-francs = { $name } turns francs into { $count } VP.
fin-turning-district = { $name } scores { $count } VP { $districtIn }.
fin-turning-lead = { $name } takes the lead.
    .same = And takes the lead.
