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
reason-unknown = not possible now ({ $code })

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
