## Reference: every figure is an argument and comes from the box
ref-title = Reference
ref-lead = Everything in the box, and the rules in short. The numbers are those this server plays with.
ref-search = Search
ref-search-hint = Louvre, key, marble, 27…
ref-found = { $count ->
    [0] Nothing found
    [one] { $count } entry
   *[other] { $count } entries
  }
ref-contents = Contents
ref-rules = The rules in short
ref-for-players = Numbers for
ref-provenance = Where the numbers come from
ref-provenance-text = Some published numbers appear only in pictures of the rulebooks. So every number here says how sure we are of it; an owner of the box can correct it in one file.
prov-rulebook = rulebook
    .more = stated in the text or the examples of the rulebooks
prov-published = published
    .more = stated in published reviews of the game
prov-inferred = inferred
    .more = follows from known numbers with good confidence
prov-reconstructed = reconstructed
    .more = unknown; chosen to fit every known number
prov-owner = corrected
    .more = corrected by an owner of the box
ref-bank-income = A key placed here earns { $francs }.
ref-value-title = Value { $value }
ref-value-cost = Also costs { $cost }.
ref-value-bonus = Then you may take a bonus tile.
ref-value-bonus-paid = Then you may take a bonus tile for { $francs }.
ref-value-vp = Scores { $vp } at once.
ref-value-token = Beside it in the basic setup: { $token }.
ref-building-where = { $value } { $in }
ref-building-text = One in every district, each with a different value.
ref-landmark-cost = Costs
ref-landmark-slots = Prestige slots
ref-landmark-text = Costs its value in francs, less the value of the building or landmark your key leaves, plus { $cost }. Discard prestige tokens for up to { $vp }.
ref-landmarks-text = Eight landmarks wait beside the board. When you move a key, you may build one in its district (from the Arc de Triomphe: in any district). It must be worth more than every landmark already there, and it stays when the key moves on.
ref-market-buy = buy
ref-market-sell = sell
ref-market-score = on a landmark
ref-market-text = At any point of your turn after the draw. You can only buy what lies in the general supply: it starts empty and fills with what players spend and sell. Prestige tokens can only be sold, and leave the game.
ref-bonus-text = In the basic setup each lies on the space of its number; in the variant setup they are shuffled within their zones ({ $zones }). Your meeple only moves forward, and you never own a number twice. Once it stands on the last space, you can take no more tiles by moving it.
ref-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  }
ref-end-text = Face down until all draw piles are empty; then, instead of another main action, you may look through them and take one, to activate at once or later. When the last is taken, the current round is played out, then one final round.
ref-vp-text = Whoever puts the fourth key on the buildings and landmarks of a district may place one in any district. At the end of the game it scores for the highest total values there.
ref-vp-ranks = 1st { $first }, 2nd { $second }, 3rd { $third }

## Effects of bonus and end tiles
tile-text-gain = Gain { $what }.
tile-text-resource = Counts as { $what } this turn: to pay or to sell.
tile-text-prestige = Counts as { $what } this turn: to score on a landmark or to sell.
tile-text-lost = Anything unused at the end of your turn is lost.
tile-text-per-building = { $vp } for every building of value { $value } you own.
tile-text-per-unused-tile = { $vp } for every other unused bonus tile you own.
tile-text-per-prestige-pair = Return any number of pairs of identical prestige tokens: { $vp } per pair. They leave the game.
tile-text-per-resource-pair = Return any number of pairs of identical resources: { $vp } per pair. They go to the general supply.
tile-text-per-landmark = { $vp } for every landmark you own.
tile-text-per-franc = Never activated: at the end of the game it scores { $vp } per franc.
tile-text-types = For the different types you own (all landmarks count as one): { $steps }. Fewer score nothing.
tile-text-types-step = { $types } types: { $vp }
tile-text-key = Pay { $francs } and take one of your extra keys from the general supply into your hand.
tile-text-own-key = As part of a move: move onto a building or landmark you already occupy, with the normal cost and benefits. It then counts twice for you.
tile-text-opponent-key = As part of a move: move onto a building or landmark occupied by an opponent, with the normal cost and benefits. You then share it.
tile-text-any-tile = Take any bonus tile from the track, also one behind you; your meeple stays put.
tile-text-back = Move your meeple back by up to { $spaces } { $spaces ->
    [one] space
   *[other] spaces
  } and take the bonus tile there.

## Rules in short
rule-goal = Most victory points wins
    .text = You own what holds your key. Points come from prestige tokens discarded on landmarks, buildings of value 8, bonus tiles, and End Game tiles, and at the end from the districts with a VP tile. A tie goes to the player with more francs, then to the one with the higher total value on the whole board; then the victory is shared.
rule-setup = Start
    .text = { $francs } and { $keys } in hand each; two extra keys per player wait in the general supply. Three of the thirty-six buildings go back to the box unseen, but none if you choose the districts yourselves. The backs of the piles show the district of the next tile.
rule-turn = Your turn
    .text = First a building, then exactly one main action: place a key, move a key, or (late in the game) take an End Game tile. Trading and activating tiles are free actions, in any number and order, after the building.
rule-draw = A building
    .text = Choose a pile and reveal its top tile; it goes to its space on the board. When all piles are empty, this step is skipped.
rule-place = Place a key
    .text = From your hand on a bank, and take its francs, or on the Arc de Triomphe. You may have one key per place; others never block you there.
rule-move = Move a key
    .text = Onto an unoccupied building or landmark of higher value in the same district; from the Arc de Triomphe, in any district. From a bank or the Arc you pay the full value in francs, from a building or landmark only the difference; the resources always in full.
rule-benefits = What you get
    .text = The token beside the building, if it is still there. Value { $free }: you may take a bonus tile. Value { $paid }: a bonus tile for { $price }. Value { $top }: { $vp } at once. On a landmark you may discard up to three prestige tokens for points.
rule-vp-tile = VP tiles
    .text = When your move brings a district to four keys on its buildings and landmarks, you may at once place a VP tile in any district that has none.
rule-bonus = The bonus track
    .text = Move your meeple forward to any space with a tile and take the tile. Activating it later is a free action. You never take a number you already own. Once your meeple is on the last space, you can take no more tiles this way.
rule-market = Trading
    .text = Sell resources and prestige tokens, buy resources from the general supply, whenever you like in your turn.
rule-end = The end
    .text = You may activate an End Game tile at once or later. When the last one is taken, the current round is played out, then one final round.
rule-scoring = Final scoring
    .text = In every district with a VP tile, players are ranked by the total value they own there; a tie goes to the single highest value, and whoever is still tied shares the rank. With two players, second place scores only with at least half of first place’s total.
