## Reference: every figure is an argument and comes from the box
ref-title = Reference
ref-lead = Everything in the box. The numbers are those this server plays with.
ref-search = Search
ref-search-hint = Louvre, key, marble, 27…
ref-found = { $count ->
    [0] Nothing found
    [one] { $count } entry
   *[other] { $count } entries
  }
ref-contents = Contents
ref-for-players = Number of players
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
ref-vp-ranks = 1st: { $first }, 2nd: { $second }, 3rd: { $third }

## Effects of bonus and end tiles
tile-text-gain = Gain { $what }.
tile-text-nothing = This tile gives nothing.
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
tile-text-any-tile = Take any bonus tile from the track, even one behind you; your meeple stays put.
tile-text-back = Move your meeple back by up to { $spaces } { $spaces ->
    [one] space
   *[other] spaces
  } and take the bonus tile there.
