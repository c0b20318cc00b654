## Making a table
create-title = Create a table
create-lead = Who plays, and by which rules? Free seats are taken by whoever has the link.
create-players = Players
create-seats = Seats
create-seat-kind = Who sits here
create-kind-human = At this device
create-kind-open = By link
create-kind-bot = Bot
create-name = Name
create-person = Player { $number }
create-level = Strength
create-random-start = Draw the start player
create-random-start-text = Otherwise the first seat starts.
create-rules = Rules
create-basic = Basic setup
create-advanced = Advanced setup
create-own = Own mixture
create-random_tokens = Random tokens
    .text = Resources and prestige lie shuffled beside the buildings (gold stays with value 8).
create-random_bonus_track = Random bonus track
    .text = The bonus tiles are shuffled within their zones.
create-free_districts = Free districts
    .text = You choose the district of every building you draw; no tile is left out.
create-two_piles = Two piles instead of three
    .text = As the German edition has it: less choice, fewer hints.
create-table = The table
create-table-name = Name of the table
create-screens = Screens
create-screens-closed = Closed
    .text = What others have behind their screens stays hidden, as at the table.
create-screens-open = Open
    .text = Francs, keys, tokens and bonus tiles of all are shown: nothing to remember.
create-undo = Undo allowed
    .text = Within one’s own turn, back to the last reveal.
create-hints = Hints allowed
    .text = A bot may be asked what it would play.
create-spectators = Spectators welcome
    .text = They never see behind a screen.
create-listed = Shown in the list of tables
    .text = Otherwise only the link leads here.
create-pace = Pace of the bots
create-pace-instant = At once
create-pace-fast = Fast
create-pace-normal = Normal
create-pace-slow = Leisurely
create-duration = Estimated duration
create-summary = Your table
create-go = Start the game
create-open = Open the table
create-needs-person = Someone has to play: give yourself a seat, or leave one free.

## Waiting room
wait-title = Waiting for players
wait-invite = Send this link to your friends
wait-qr = QR code of the link
wait-scan = Or scan it with a phone
wait-copy = Copy the link
wait-share = Share
wait-free = Free seat
wait-sit = Sit down here
wait-leave = Get up
wait-kick = Free this seat
wait-your-name = Your name
wait-start = Start
wait-fill = Fill the free seats with bots and start
wait-for-host = The host starts the game.
wait-missing = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
  }
wait-all-here = Everybody is here.
wait-online = here
wait-away = away
wait-device = Play this seat on another device

## My games, watching
my-title = My games
my-empty = No games yet. The first one is two clicks away.
my-your-turn = Your turn
my-running = Others are playing
my-open = Waiting for players
my-over = Finished
my-won = { $names } won
table-open = Open
table-play = Play
table-join = Join
table-watch = Watch
table-replay = Replay
table-result = Result
watch-title = Tables
watch-open = Open tables
watch-open-empty = Nobody is waiting. Open a table yourself and send the link.
watch-running = Being played now
watch-running-empty = No game is being played at the moment.
watch-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
  }
wait-device-text = Open this link on the other device: the seat moves there. Whoever has the link has the seat.
