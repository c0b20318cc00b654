## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Board
corner-piles = Draw piles
corner-vp-tiles = VP tiles
corner-reserve = Supply
corner-end-tiles = End Game tiles
end-closed = closed
end-closed-why = closed until the draw piles are empty

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Building space { $value }, { $district }, not built yet
piece-free = free
piece-keys = { $names }
piece-token = token: { $token }
piece-hand = Keys in hand
piece-left = { $count } left
piece-income = income { $francs } { $francs ->
    [one] franc
   *[other] francs
  }
piece-space = Space { $space } of the bonus track
piece-space-tile = Space { $space }, bonus tile { $number }
piece-space-empty = empty
piece-number-owned = you already have this number
piece-pile = Draw pile { $pile }
piece-pile-empty = empty
piece-pile-top = top tile: { $district }
piece-spot = VP tile spot, { $district }
piece-spot-empty = empty
piece-row = New landmark, { $district }
piece-landmark = { $landmark } { $value }, { $district }
piece-landmark-supply = { $landmark } { $value }, in the supply
piece-reserve = { $token } in the supply
piece-buy-sell = buy for { $buy } F, sell for { $sell } F
piece-cost = costs { $price }
piece-gains = gives { $gains }
price-nothing = nothing
gain-bonus = a bonus tile
gain-bonus-for = a bonus tile for { $francs } F
gain-prestige = up to { $vp } VP for prestige
gain-vp-tile = a VP tile to place

## What bonus and End Game tiles do
fx-any-resource = { $count } { $count ->
    [one] resource of your choice
   *[other] resources of your choice
  }
fx-any-prestige = { $count } prestige of your choice
fx-per-building = { $vp } VP for each of your buildings of value { $value }
fx-per-unused-tile = { $vp } VP for each other unused bonus tile you own
fx-per-prestige-pair = { $vp } VP for each pair of like prestige tokens you hand in
fx-per-resource-pair = { $vp } VP for each pair of like resources you hand in
fx-per-landmark = { $vp } VP for each of your landmarks
fx-per-franc = at the end of the game { $vp } VP for each franc
fx-types = VP for different types of buildings ({ $values })
fx-key = a further key for { $francs } F
fx-own-key = move onto a place that carries your own key
fx-opponent-key = move onto a place that carries another player's key
fx-any-tile = take any bonus tile of the track; the meeple stays
fx-back = go back up to { $spaces } spaces and take a bonus tile

## Status bar
step-building = Building
step-action = Action
step-end = End of turn
undo = Undo
reset = Reset
end-turn = End turn
pass = Pass
skip = Skip
hint = Hint
menu = Menu
your-turn = Your turn, { $name }.
your-turn-nameless = Your turn.
say-draw = Choose a pile and draw a building.
    .only = Draw the next building.
say-build = Where does { $building } { $value } go?
say-main = Place a key, or move one and buy.
    .end = Place a key, move one and buy, or take an End Game tile.
    .pass = You cannot place or move a key. Free actions may help, or pass.
say-from = Key: { $from }. Where does it go?
say-hand = Onto which bank, or the Arc?
say-landmark = Which key buys { $landmark }, and where?
say-landmark-where = Where does { $landmark } go?
say-target = Which key goes there?
say-tile = Bonus tile { $number }: choose on the board or below.
say-vp = Fourth key: put a VP tile on any district.
    .spot = VP tile { $tile }: in which district?
say-bonus = Take a bonus tile ahead of your meeple.
    .price = Take a bonus tile for { $francs } { $francs ->
        [one] franc
       *[other] francs
      }.
say-score = Hand in prestige for { $landmark }?
say-pair = Hand in another pair?
say-look = Take one of the End Game tiles.
say-after = Free actions, or end your turn.
say-over = The game is over.
say-wait-draw = draws a building …
say-wait = is thinking …
last-round = Last round
final-rounds = The last End Game tile is taken: round { $round } is the last.
round = Round { $round }

## My screen
my-screen = Behind my screen
word-f = francs
word-vp-short = VP
keys-in-hand = { $keys } of { $total } in hand
resources = Resources
prestige = Prestige
bonus-tiles = Bonus tiles
end-tiles = End Game tiles
none-yet = none yet
tile-used = used
tile-move = on a move
tile-end = at the end
tile-play = play
loose = this turn only
loose-note = From an activated tile: what is unused when the turn ends is lost.
hidden = hidden behind the screen

## Landmarks, opponents
landmarks = Landmarks
landmarks-left = { $count } left
opponents = Other players
opp-keys = Keys in hand
opp-tokens = Resources
opp-prestige = Prestige
opp-bonus = Bonus tiles, unused
opp-end = End Game tiles
online = here
offline = away
bot = bot
conceded = gave up

## Right panel
log = Log
ranking = Districts
notes = Notes
notes-hint = Notes for yourself. They stay in this browser.
log-empty = Nothing has happened yet.
log-jump = Go to this moment
rank-note = If the game ended now
rank-half = Two players: the second scores with at least half of the first’s sum.
rank-total = With districts
drawer = Players and log

## Tasks: what needs more room than the status bar
task-pay = How to pay
task-pay-cost = Price
task-pay-left = Left afterwards
task-pay-loose = Tokens of an activated tile that you do not spend this turn are lost.
task-pay-go = Pay and move
task-confirm-draw = Draw from this pile?
task-confirm-draw-note = The tile is revealed: undo stops here.
task-confirm-look = Look through the End Game tiles?
task-confirm-look-note = You will see all of them and must take one. This cannot be undone.
task-confirm-done = End your turn?
task-confirm-done-note = You cannot take it back afterwards.
task-choose = Choose
task-look = Take one
task-look-note = You have seen the pile: you must take a tile.
task-hint = A bot would play
task-hint-by = Opinion of a bot of level { $level }
task-hint-play = Play it
cancel = Cancel
confirm = Yes
missed = { $count ->
    [one] { $count } move since your last turn
   *[other] { $count } moves since your last turn
  }
missed-replay = Show
missed-skip = Skip
curtain = Pass the device to { $name }
curtain-note = Only { $name } should look now.
curtain-go = I am { $name }
outdated = The server has a new version.
outdated-go = Reload
connecting = Connection lost, trying again …
offline-now = No network. Your game is safe.
loading-table = Setting the table …
whole-board = Show the whole board
zoom-district = Show { $district } large
tab-screen = Screen
tab-supply = Supply
tab-log = Log
tab-players = Players
night = Night colours
day = Day colours
game-menu = Menu
menu-reference = Reference
menu-preferences = Preferences
menu-home = Home
menu-text = Text view
menu-concede = Give up
menu-concede-sure = Give up this game? A bot plays your seat to the end.
menu-help = Keyboard
menu-copy = Copy the table’s link
menu-result = Result
moment = An earlier moment of round { $round }
moment-back = Back to the game

## When something breaks
crash-title = Something broke.
crash-text = Your game is safe on the server: reload the page and go on. A report helps to find the fault; it holds your browser’s name and this game’s moves, nothing secret.
crash-save = Save a report
