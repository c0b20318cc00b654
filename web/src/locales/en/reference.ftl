## Reference: every figure is an argument and comes from the box
ref-title = Reference
ref-lead = Everything in the box, and the rules in short. The figures are those this server plays with.
ref-search = Search
ref-search-hint = Louvre, key, marble, 27 …
ref-found = { $count ->
    [0] Nothing found
    [one] { $count } entry
   *[other] { $count } entries
  }
ref-contents = Contents
ref-rules = The rules in short
ref-for-players = Figures for
ref-for-count = { $count } players
ref-provenance = Where the figures come from
ref-provenance-text = Part of the published figures stand only in pictures of the rulebooks. So every figure here says how sure we are of it; an owner of the box can correct it in one file.
prov-rulebook = rulebook
    .more = stated in the text or the examples of the rulebooks
prov-published = published
    .more = stated in published reviews of the game
prov-inferred = inferred
    .more = follows from known figures with good confidence
prov-reconstructed = reconstructed
    .more = unknown; chosen to fit every known figure
prov-owner = corrected
    .more = corrected by an owner of the box
ref-bank-income = A key placed here brings { $francs }.
ref-value-title = Value { $value }
ref-value-cost = Besides its francs it costs { $cost }.
ref-value-bonus = Then you may take a bonus tile.
ref-value-bonus-paid = Then you may take a bonus tile for { $francs }.
ref-value-vp = Brings { $vp } at once.
ref-value-token = Beside it in the basic setup: { $token }.
ref-building-where = { $value } { $in }
ref-building-text = One in every district, each with another value.
ref-landmark-cost = Costs
ref-landmark-slots = Takes prestige
ref-landmark-text = Its value in francs, less the value of the place your key leaves, and { $cost }. Hand in prestige for up to { $vp }.
ref-landmarks-text = Eight landmarks wait beside the board. A key that moves may bring one into its district; it must be worth more than every landmark already there, and it stays when the key goes on.
ref-market-buy = buy
ref-market-sell = sell
ref-market-score = on a landmark
ref-market-text = At any point of your turn after the draw. You buy only what lies in the general supply: it starts empty and fills with what players spend and sell. Prestige can only be sold, and leaves the game.
ref-bonus-text = Each lies on the space of its number, in zones { $zones }. Your meeple only walks forward, and you never own a number twice.
ref-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  }
ref-end-text = Face down until every building is on the board; then, instead of another main action, you may look through them and take one. When the last is taken, the round is finished and one more is played.
ref-vp-text = Whoever puts the fourth key on the buildings and landmarks of a district may lay one on any district. It scores at the end for the highest sums of owned values there.
ref-vp-ranks = 1st { $first }, 2nd { $second }, 3rd { $third }

## Effects of bonus and end tiles
n-any-resource = { $count } { $count ->
    [one] resource
   *[other] resources
  } of your choice
n-any-prestige = { $count } prestige of your choice
tile-text-gain = Gain { $what }.
tile-text-resource = Is { $what } for this turn: to pay or to sell.
tile-text-prestige = Is { $what } for this turn: for a landmark or to sell.
tile-text-lost = What is unused when the turn ends is lost.
tile-text-per-building = { $vp } for every building of value { $value } you own.
tile-text-per-unused-tile = { $vp } for every other bonus tile you own and have not used.
tile-text-per-prestige-pair = Give back any number of pairs of like prestige: { $vp } per pair. They leave the game.
tile-text-per-resource-pair = Give back any number of pairs of like resources: { $vp } per pair. They go to the general supply.
tile-text-per-landmark = { $vp } for every landmark you own.
tile-text-per-franc = Not to be used: at the end of the game it brings { $vp } per franc.
tile-text-types = For different types of what you own, all landmarks being one type: { $steps }. Fewer bring nothing.
tile-text-types-step = { $types } types { $vp }
tile-text-key = Pay { $francs } and take one of your keys from the reserve into your hand.
tile-text-own-key = With a move: go onto a place that carries your own key. It then counts double for you.
tile-text-opponent-key = With a move: go onto a place that carries an opponent’s key. You then share it.
tile-text-any-tile = Take any bonus tile from the track, also one behind you; your meeple stays where it is.
tile-text-back = Move your meeple back by up to { $spaces } spaces and take the bonus tile there.

## Rules in short, with the numbers of rules.md
rule-goal = Most victory points win
    .text = You own what carries your key. Points come from prestige handed in at landmarks, from bonus tiles and, at the end, from the districts that got a VP tile.
rule-setup = Start
    .text = { $francs } and { $keys } in hand each; two more keys wait in the reserve. Thirty-three of the thirty-six buildings are used. The backs of the piles show the district of the next tile.
rule-turn = Your turn
    .text = First a building, then exactly one main action: place a key, move a key, or (late in the game) take an End Game tile. Trading and playing tiles is free, in any number and order, after the building.
rule-draw = A building
    .text = Choose a pile and reveal its top tile; it goes to its place on the board. When all piles are empty this step is skipped.
rule-place = Place a key
    .text = From your hand onto a bank — take its francs — or onto the Arc de Triomphe. One key of yours per place; others never block you there.
rule-move = Move a key
    .text = Onto a free building or landmark of higher value in the same district; from the Arc into any district. You pay the difference of the values in francs, and the resources in full.
rule-benefits = What you get
    .text = The token beside the building, if it is still there. A small building lets you take a bonus tile, a building of value 8 scores at once, a landmark takes up to three prestige tokens for points.
rule-vp-tile = VP tiles
    .text = When your move makes four keys on a district’s buildings and landmarks, you may at once lay a VP tile on any district that has none.
rule-bonus = The bonus track
    .text = Your meeple goes forward to any space with a tile and takes it. Playing the tile later is a free action. You never take a number you already own.
rule-market = Trading
    .text = Sell resources and prestige, buy resources from the general supply — whenever you like in your turn.
rule-end = The end
    .text = When the last End Game tile is taken, the round is finished and one more is played.
rule-scoring = Final scoring
    .text = In every district with a VP tile the sums of owned values are ranked; a tie goes to the single highest value, and who is still tied shares the rank. With two players the second scores only with at least half of the first’s sum.
