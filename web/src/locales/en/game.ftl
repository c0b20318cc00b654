## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Board
corner-piles = Draw piles
corner-reserve = General supply
end-closed = locked
end-closed-why = locked until the draw piles are empty

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Building space { $value }, { $district }, not built yet
piece-free = unoccupied
piece-keys = keys: { $names }
piece-token = token: { $token }
piece-left = { $count } left
piece-income = pays { $francs }
piece-space = Space { $space } of the bonus track
piece-space-tile = Space { $space }, bonus tile { $number }
piece-space-empty = empty
piece-number-owned = you already own this number
piece-pile = Draw pile { $pile }
piece-pile-empty = empty
piece-pile-top = top tile: { $district }
piece-spot = VP tile spot, { $district }
piece-spot-empty = empty
piece-row = New landmark, { $district }
piece-landmark = { $landmark } { $value }, { $district }
piece-landmark-supply = { $landmark } { $value }, not built yet
piece-slots = prestige slots: { $tokens }
piece-reserve = { $token } in the general supply
piece-buy = buy for { $price }
piece-sell = sell for { $price }
piece-score = scores { $vp } on a landmark
piece-cost = costs { $price }
piece-resources = plus { $cost }
piece-gains = gives { $gains }
piece-choices = Click: { $count } { $count ->
    [one] way
   *[other] ways
  } to go on
gain-bonus = a bonus tile
gain-bonus-for = a bonus tile for { $price }
gain-prestige = up to { $vp } for prestige
gain-vp-tile = a VP tile to place

## What bonus and End Game tiles do
fx-per-building = { $vp } for each building of value { $value } owned
fx-per-unused-tile = { $vp } for each other unused bonus tile owned
fx-per-prestige-pair = { $vp } for each pair of identical prestige tokens returned
fx-per-resource-pair = { $vp } for each pair of identical resources returned
fx-per-landmark = { $vp } for each landmark owned
fx-per-franc = { $vp } for each franc at the end of the game
fx-types = VP for the different types owned, landmarks being one type ({ $values })
fx-key = an extra key for { $price }
fx-own-key = move onto a building or landmark already occupied by the same player
fx-opponent-key = move onto a building or landmark occupied by an opponent
fx-any-tile = take any bonus tile from the track; the meeple stays put
fx-back = go back up to { $spaces } { $spaces ->
    [one] space
   *[other] spaces
  } and take a bonus tile

## Status bar
step-building = Building
step-action = Action
step-end = End of turn
undo = Undo
reset = Restart
end-turn = End turn
pass = Pass
skip = Skip
hint = Hint
menu = Menu
your-turn = Your turn, { $name }.
your-turn-nameless = Your turn.
say-draw = Choose a pile and draw a building.
    .only = Draw the next building.
say-build = Where does it go: { $building } { $value }?
say-main = Place a key, or move one to buy.
    .end = Place a key, move one to buy, or take an End Game tile.
    .pass = You can’t place or move a key. Free actions may help; otherwise, pass.
say-from = Key: { $from }. Where does it go?
say-hand = Which bank, or the Arc?
say-landmark = Which key buys { $landmarkAcc }, and where?
say-landmark-where = In which district do you build { $landmarkAcc }?
say-target = Which key goes there?
say-tile = Bonus tile { $number }: which key, and where to?
    .space = Bonus tile { $number }: which tile do you take from the track?
say-vp = Fourth key: choose a VP tile, then its district.
    .spot = VP tile { $tile }: in which district?
say-bonus = Take a bonus tile ahead of your meeple.
    .price = Take a bonus tile for { $price }?
say-score = Score prestige tokens on { $landmarkAcc }?
say-first = Activate a tile first: { $tiles }.
    .nothing = You have no prestige token for it. You are asked because you hold an End Game tile: nobody should learn which one.
    .no-bonus = You can’t reach a bonus tile here, not even by going back.
say-pair = Return another pair?
say-look = Take one of the End Game tiles.
say-after = Take free actions, or end your turn.
say-over = The game is over.
say-wait-draw = is drawing a building…
say-wait = is thinking…
last-round = Last round
final-rounds = The last End Game tile has been taken: round { $round } is the last.

## My screen
my-screen = Behind my screen
keys-in-hand = Keys in hand: { $keys } of { $total }
none-yet = none yet
tile-used = used
tiles-used = Used bonus tiles
tile-move = with a move
tile-end = at the end
tile-play = activate
loose = this turn only
loose-note = From an activated tile: anything unused at the end of your turn is lost.
hidden = hidden

## Opponents
opp-bonus = Unused bonus tiles
last-turns = The others’ last turns
bot = bot
conceded = conceded

## Right panel
log = Log
notes = Notes
notes-hint = Notes for yourself. Nobody else at the table sees them.
log-empty = Nothing has happened yet.
log-older = Show older entries
log-jump = Go to this moment
rank-note = What the districts would score if the game ended now.
    .over = How the districts were scored.
rank-half = With two players, second place scores only with at least half of first place’s total.
rank-total = Including districts
drawer = Players and log

## Tasks: what needs more room than the status bar
task-pay = How to pay
task-pay-cost = Price
task-pay-left = Left afterward
task-pay-loose = Tokens from an activated tile that you don’t spend this turn are lost.
task-pay-go = Pay and move
task-pay-vp = costs { $vp } here
task-confirm-draw = Draw from this pile?
task-confirm-draw-note = The tile will be revealed; you can’t undo past this.
task-confirm-look = Look through the End Game tiles?
task-confirm-look-note = You will see all of them and must take one. This can’t be undone.
task-confirm-done = End your turn?
task-confirm-done-note = After that, nothing can be undone.
lose-note = You would give up:
lose-loose = Tokens from an activated tile: { $tokens }
lose-bonus = A free bonus tile (Undo brings it back)
lose-prestige = { $landmark }, { $tokens }: { $vp } (Undo brings it back)
lose-ask = Ask me next time, too
task-choose = Choose
task-look = Take one
task-look-note = You have seen the pile: you must take a tile.
task-hint = A bot would play
task-hint-by = Advice from a bot ({ $level })
task-hint-play = Play this
cancel = Cancel
confirm = Yes
missed = { $count ->
    [one] { $count } action since your last turn
   *[other] { $count } actions since your last turn
  }
missed-replay = Show
missed-skip = Skip
curtain = Pass the device to { $name }
curtain-note = Only { $name } should look now.
curtain-go = I am { $name }
outdated = A new version is available.
outdated-go = Reload
outdated-later = Later
connecting = Connection lost. Reconnecting…
offline-now = No network. Your game is safe.
loading-table = Setting up the game…
whole-board = Show the whole board
zoom-district = Zoom in on { $district }
tab-screen = Screen
tab-supply = Supply
tab-log = Log
tab-players = Players
menu-text = Text view
menu-concede = Concede
menu-concede-sure = Concede this game? A bot will play on for you.
menu-concede-ends = Concede this game? It ends at once, and you are ranked last.
menu-help = Keyboard
menu-copy = Copy the table’s link
menu-result = Result
moment = Looking back at round { $round }
moment-back = Back to the game

## When something breaks
crash-title = Something went wrong.
crash-text = Your game is safe on the server: reload the page and play on. A report helps to find the fault; it contains your browser’s name and the actions of this game, nothing secret.
crash-save = Save a report

## The table: its options, who sits there
create-person = Player { $number }
my-your-turn = Your turn
create-advanced = Variant setup
create-random_tokens = Random tokens
    .text = Resources and prestige tokens lie shuffled beside the buildings (gold stays with the highest value).
create-random_bonus_track = Random bonus track
    .text = The bonus tiles are shuffled within their zones.
create-free_districts = Choose the district
    .text = You choose the district of every building you draw: one of each type per district. What doesn’t fit anywhere leaves the game. No tile is left out at the start.
create-two_piles = Two piles instead of three
    .text = As in the German edition: less choice, fewer clues.
create-screens = Screens
create-screens-open = Open
    .text = Everyone’s francs, keys, tokens, and bonus tiles are visible: nothing to remember.
create-analysis = Analysis during the game
    .text = You may have your own turns analyzed while the game is running. Nobody else sees the result.
create-box = Box
