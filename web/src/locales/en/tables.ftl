## Making a table
create-title = Create a table
create-lead = Who plays, and by which rules? Open seats are taken by whoever has the link.
create-seat-kind = Who sits here
create-kind-human = This device
create-kind-open = By link
create-kind-bot = Bot
create-recolor = Change color
create-name = Name
create-level = Strength
create-random-start = Random start player
create-random-start-text = Otherwise the player in the first seat starts.
create-rules = Rules
create-box-ours = ours
create-basic = Basic setup
create-own = Custom
create-table = The table
create-table-name = Name of the table
create-screens-closed = Closed
    .text = What others have behind their screens stays hidden, as at a real table.
create-undo = Undo allowed
    .text = Within your own turn, back to the last reveal.
create-hints = Hints allowed
    .text = A bot may be asked what it would play.
create-spectators = Spectators welcome
    .text = They never see behind a screen.
create-listed = Shown in the list of tables
    .text = Otherwise people need the link.
create-pace = Pace of the bots
create-pace-instant = Instant
create-pace-fast = Fast
create-pace-normal = Normal
create-pace-slow = Leisurely
create-duration = Estimated duration
create-summary = Your table
create-go = Start the game
create-open = Create the table
create-needs-person = Someone has to play: take a seat yourself, or leave one open.

## Waiting room
wait-title = Waiting for players
wait-invite = Send this link to your friends
wait-share-text = Join my game of Paname
wait-qr = QR code of the link
wait-scan = Or scan it with a phone
wait-home = Play with friends at home
    .text = Phones and computers on your home network can join until you switch this off or stop Paname.
wait-only-here = For now, this table can only be reached from this computer.
wait-only-here-how = This table can only be reached from this computer. To let in your home network, start the server with “{ $command }”.
wait-copy = Copy the link
wait-share = Share
wait-free = Open seat
wait-sit = Sit here
wait-leave = Leave seat
wait-kick = Clear seat
wait-your-name = Your name
wait-name-needed = Please enter your name.
wait-start = Start
wait-fill = Fill the open seats with bots and start
wait-for-host = Waiting for the host to start the game.
wait-missing = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
  }
wait-all-taken = All seats are taken.
invite-there = { $count ->
    [one] { $names } is already at the table.
   *[other] { $names } are already at the table.
  }
wait-device = Play this seat on another device
wait-device-text = Open this link on the other device: the seat moves there. Whoever has the link has the seat.

## My games, watching
my-studies = My studies
my-empty = No games yet. The first one is two clicks away.
my-running = Waiting for others
my-open = Waiting for players
my-over = Finished
my-won = Won: { $names }
table-open = Open
table-play = Play
table-join = Join
table-watch = Watch
table-result = Result
watch-title = Tables
watch-open = Open tables
watch-open-empty = Nobody is waiting. Create a table yourself and send the link.
watch-running = In progress
watch-running-empty = No game is being played at the moment.
watch-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
  }
