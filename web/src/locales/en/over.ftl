## Game over and final scoring
over-title = Final scoring
over-francs = Bonus tile { $number }: francs become points
over-francs-text = { $name } owns the tile and turns every franc into points: { $vp }.
over-francs-nobody = Nobody owns the tile that turns francs into points.
over-district-plain = Ranked by total value owned.
over-district-alone = Only { $name } owns anything here.
over-district-nobody = Nobody owns anything here: the VP tile scores nothing.
over-district-highest = { $names } have the same total: the single highest value decides. { $winner } has it, with { $value }.
over-district-shared = { $names } are tied in total and in highest value: each scores the points of rank { $rank }, and { $count ->
    [one] the next rank is skipped
   *[other] the next { $count } ranks are skipped
  }.
over-district-half = With two players, second place needs at least half of first place’s total: { $second } to { $first } is too little, so { $name } scores nothing.
over-district-half-kept = With two players, second place needs at least half of first place’s total: { $second } to { $first } is enough.
over-district-fourth = Only the first three ranks score.
over-export = Save the record

## Replay
play-on = Play on from here
replay-title = Replay
replay-lead = Open a record (.paris.json) and go through the game move by move.
replay-import = Open a record
replay-drop = Drop a file here, or choose one
replay-bad-file = This file is not a game record.
replay-my-finished = Your finished games
replay-position = Position
replay-at = Step { $step } of { $steps }
replay-start = Start of the game
replay-first = To the start
replay-last = To the end
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-step-back = One step back
replay-step-on = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = View as
replay-eyes-all = Spectator
replay-link = Link to this moment
