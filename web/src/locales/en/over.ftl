## Game over and final scoring
over-title = Final scoring
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

table-replay = Replay
table-analyze = Analyze
