## The rulebook (/rules), loaded only there. One message per paragraph; docs/translating.md has the signs that may stand in a text:
## **bold**, [[id]] = link to a paragraph (shown as its number), :wood: = picture of the sprite.
## The id of a paragraph is part of its address: it never changes. Every figure is an argument and comes from the box.
## Whole phrases: $startFrancs "3 francs", $francVp "1 VP",
##   $two $three $four "1 VP" (in the tiles), $banks "Montmartre 5, Batignolles 4, …", $zones "A 1–10, B 11–20, C 21–30".
## Lists: $values "1, 2, 3, 4, 5, and 8", $vpValues "8", $keyTiles "13 and 14", $pairTiles "23 and 24", $perPlayerTiles "20, 23, and 24".
## Plain numbers (choose a plural form where your language needs one): $keysTwo 10, $keysThree 9, $keysFour 7, $extraKeys 2,
##   $buildings 36, $landmarks 8, $vpTiles 6, $endTiles 12, $two $three $four (copies), $highest 8, and numbers of tiles.
## Of any number, 0 too: $vpCount 1, $bonusCount 3, $keyTileCount 2. Sentences made of the .one, .free and .paid below them: $costs (may be empty), $bonusValues, $vpBenefits.

rb-title = Rulebook
rb-print = Print
rb-prices = Prices
rb-chapters = Chapters
rb-chapter = Chapter { $number }
rb-of = { $number } of { $count }
rb-search = Search the rules
    .hint = Search…
rb-found = { $count ->
    [0] Nothing found
    [one] { $count } paragraph
   *[other] { $count } paragraphs
  }
rb-nearest = Nothing found. Did you mean: { $words }?
# Words that readers may look for and that do not stand in the paragraph; never shown.
rb-also-ties = tie-break tiebreak tiebreaker draw
rb-also-winner = winner victory win
rb-also-money = money cash coins
rb-also-points = points score
rb-link = Copy the link to paragraph { $number }
rb-example = Worked example { $number }
rb-belongs = belongs to { $number }
rb-step = Step { $step } of { $steps }
rb-next = Next step
rb-again = From the start
rb-try = Try it yourself
rb-try-text = Play anything the rules allow. To act: { $name }.
rb-try-same = Just as in the book!
rb-try-back = Back to the book
rb-try-undo = Undo
rb-price-buy = buy
rb-price-sell = sell
rb-price-vp = on a landmark
rb-price-per-landmark = see the landmark
rb-figures-note = All numbers are those of the box this server plays with; the examples always use our own.
rb-box = The numbers are those of the box “{ $box }”; the examples always use our own.

## 1 Setup
rb-c-setup = Setup
    .lead = Where everything goes before the first turn.
rb-s-idea = What it is about
rb-aim = Paris is growing, and you want its best addresses. Your keys show what is yours: **you own every building and every landmark that carries your key**. Whoever has the most victory points (VP) at the end wins.
rb-sources = { $vpCount ->
    [0] You score VP for prestige tokens discarded on landmarks, and with bonus tiles and End Game tiles.
   *[other] You score VP for buildings of value { $vpValues }, for prestige tokens discarded on landmarks, and with bonus tiles and End Game tiles.
  } At the end of the game the districts that have a VP tile score, too.
rb-golds = Gold is the name of a resource :gold: and of a kind of prestige :prestige-gold:. They are two different things, and neither ever stands for the other.
rb-s-board = The board
rb-board = In the middle lies the Arc de Triomphe; it belongs to no district. Around it are six districts: { $districts }. Each has a bank, one building space for each of the values { $values }, room for landmarks, and one spot for a VP tile. There is one building of each type in every district: { $types }.
rb-pic-board-1 = The bank and its income; every player has a place of their own there.
rb-pic-board-2 = A building space: its value, and the token beside it.
rb-pic-board-3 = Room for landmarks, as many as come.
rb-pic-board-4 = The spot for a VP tile.
rb-pic-board-5 = The bonus track.
rb-setup-tokens = Beside every building space lies one token: a resource (wood :wood:, marble :marble:, gold :gold:) or a prestige token (bronze :prestige-bronze:, silver :prestige-silver:, gold :prestige-gold:). The picture below shows which. The general supply holds **no resources** at the start, so none can be bought yet.
rb-setup-piles = Shuffle the { $buildings } building tiles, put three of them back in the box unseen, and deal the rest into three face-down piles of the same height. The back of a tile shows its district. So everybody knows where the top tile of each pile belongs, but not its value or its type.
rb-setup-beside = The { $landmarks } landmarks and the { $vpTiles } VP tiles lie face up beside the board, the { $endTiles } End Game tiles face down.
rb-setup-bonus = Every bonus tile lies on the space of the bonus track that has its number. Copies of the same number lie on top of each other; how many there are depends on the number of players ([[tiles]]).
rb-s-players = The players
rb-setup-players = Two, three, or four can play. Each player takes { $startFrancs } and some keys: { $keysTwo } with two players, { $keysThree } with three, { $keysFour } with four. { $extraKeys ->
    [0] There are no extra keys.
   *[other] Extra keys ({ $extraKeys } per player) wait in the general supply; { $keyTileCount ->
        [0] no bonus tile brings them into the game.
        [1] only bonus tile { $keyTiles } brings them into the game.
       *[other] only the bonus tiles { $keyTiles } bring them into the game.
      }
  }
rb-setup-start = All begin with no VP and with their meeple in front of the first space of the bonus track. The start player is chosen at random. Play goes clockwise, and the start player stays the same for the whole game.
rb-screens = Behind your screen you keep your keys in hand, francs, tokens, bonus tiles, and End Game tiles: the others do not see them. Bonus tiles that have been used lie open. A table can also agree on open screens; then only the End Game tiles stay secret.

## 2 Your turn
rb-c-turn = Your turn
    .lead = First a building, then one main action; free actions whenever you like.
rb-turn = In your turn you first draw a building ([[draw]]). Then you take **exactly one main action**. Then your turn ends. A round is one turn for each player.
rb-turn-actions = The main actions are: place a key ([[place]]), move a key ([[move]]), and, late in the game, take an End Game tile ([[end-take]]).
rb-turn-free = **Free actions** are buying and selling resources, selling prestige tokens, and activating bonus tiles and End Game tiles. In your own turn, once the drawn building (if there was one) has been placed, you may take any number of them, in any order, at any moment: before the main action, while you decide about one of its benefits, and after it. The only exception: while you return pairs with the bonus tiles { $pairTiles }, you do nothing else between one pair and the next.
rb-turn-pass = If no main action is possible, you pass. You may still take free actions, and they may make a main action possible. While a main action is possible that needs neither bonus tile { $ownKeyTile } nor { $otherKeyTile }, you may not pass. Nobody has to use those two tiles.

## 3 Drawing a building
rb-c-draw = Drawing a building
    .lead = The city grows with every turn.
rb-draw = Choose a pile that still has tiles, take its top tile, and reveal it.
rb-draw-space = The building goes on the space of its district and its value.
rb-draw-empty = When all piles are empty, this step is skipped for the rest of the game.

## 4 Placing a key
rb-c-place = Placing a key
    .lead = A bank pays you at once; the Arc leaves every way open.
rb-place = Place a key from your hand on a bank or on the Arc de Triomphe, **where you have no key yet**. The keys of others never block you there: each player has a place of their own.
rb-place-bank = On a bank you take the francs printed there. The banks pay: { $banks }.
rb-place-arc = The Arc pays nothing, but from there a key may go to any district ([[move-arc]]).
rb-place-stays = Keys on the board do not return to your hand. They only ever move on to buildings and landmarks.

## 5 Moving a key
rb-c-move = Moving a key
    .lead = Trade up: take a key that is on the board to a better address.
rb-s-where = Where a key may go
rb-move = Choose one of your keys on the board and move it to an **unoccupied** building or landmark, one that carries nobody’s key, not even yours. The place you leave is free for others at once.
rb-move-higher = From a bank, a building, or a landmark, the key stays in its district and must go to a **higher value** than that of the place it leaves. A bank has no value, so everything in its district is higher.
rb-move-arc = From the Arc the key may go to any value in any district.
rb-move-built = A building can be bought only when its tile lies on the board. A landmark may already be there, or you build it as you move ([[landmark-new]]).
rb-move-occupied = The bonus tiles { $ownKeyTile } and { $otherKeyTile } are the only way to an occupied place ([[tiles-in-move]]).
rb-pic-move-1 = A bank has no value: every building is higher.
rb-pic-move-2 = Unoccupied and higher: a possible address.
rb-pic-move-3 = Somebody’s key: taken, unless you use bonus tile { $ownKeyTile } or { $otherKeyTile }.
rb-s-costs = What it costs
rb-price = Pay the value of the new place in francs, **less the value of the place you leave** if that is a building or a landmark. From a bank or the Arc you pay the full value.
rb-price-resources = { $costs } A landmark also costs the resources shown on it. Resources are always paid in full: nothing is taken off for the place you leave.
    .one = A building of value { $value } also costs { $cost }.
rb-price-pay = If you cannot pay everything, you cannot move there. You may first buy, sell, and activate tiles ([[turn-free]]).
rb-price-spent = Resources you spend go to the general supply, where everybody can buy them ([[market-buy]]).
rb-s-benefits = What you get
rb-benefits = After you have paid, the new place gives you something. The token and the VP of a building come at once; all the rest is up to you.
rb-benefit-token = **A building**: you take the token beside it, if it is still there.
rb-benefit-bonus = { $bonusCount ->
    [0] In this box no building lets you take a bonus tile.
   *[other] { $bonusValues }
  }
    .free = **Value { $values }**: you may take a bonus tile ([[bonus-take]]).
    .paid = **Value { $value }**: you may take a bonus tile for { $price } ([[bonus-take]]).
rb-benefit-vp = { $vpCount ->
    [0] In this box no building scores VP.
   *[other] { $vpBenefits }
  }
    .one = **Value { $value }**: you score { $vp }.
rb-benefit-prestige = **A landmark**: you may discard prestige tokens that match its slots, one per slot, and score the VP printed for each. These tokens leave the game. Every time somebody buys the landmark, all its slots are empty again.
rb-s-landmarks = Building a landmark
rb-landmark-new = As part of a move you may take a landmark from beside the board and build it in the district your key is in; from the Arc, in any district. Your key moves onto it.
rb-landmark-order = A landmark you build must be worth **more than every landmark already in that district**. Their number is not limited.
rb-landmark-stays = It stays in that district for the rest of the game, even when its key moves on. After that it can be bought like a building.
rb-s-vp-tiles = VP tiles
rb-vp-tile = When your move raises the number of keys on the buildings and landmarks of a district **from three to four**, you may at once place one of the VP tiles left on an empty spot. It may be the spot of any district.
rb-vp-tile-count = Keys on the bank do not count. Several keys on one place count one each, whoever they belong to. Keys never leave a district, and a key that comes from one of its buildings or landmarks does not change the number, so this happens at most once in each district.
rb-vp-tile-decline = If you do not want to place one, the chance is gone.

## 6 End Game tiles
rb-c-ends = End Game tiles
    .lead = A main action for the late game: the pile is yours to look through.
rb-end-take = Once all building piles are empty, even in the very turn that drew the last building, you may take an End Game tile as your main action, as long as there are any. Look through the whole pile, take one tile, and keep it secret. The others only learn how many are left.
rb-end-use = Activate it at once or in a later turn, as a free action: you gain the francs and VP it shows, or it serves as the tokens it shows ([[tokens-shown]]). Then it leaves the game.
rb-end-last = When somebody takes the last one, the end of the game begins ([[end-trigger]]).
rb-s-end-tiles = The { $endTiles } tiles

## 7 Buying and selling
rb-c-market = Buying and selling
    .lead = Free actions: as often as you like in your own turn.
rb-market-buy = Buy a resource from the general supply for its buying price. You can buy only what lies there.
rb-market-sell = Sell a resource for its selling price. It goes to the general supply.
rb-market-prestige = Sell a prestige token for its price; it leaves the game. Prestige tokens cannot be bought.
rb-market-coins = The coins never run out.
rb-s-prices = The prices

## 8 The bonus track
rb-c-bonus = The bonus track
    .lead = Your meeple only goes forward. What it passes, it leaves to the others.
rb-s-taking = Taking a bonus tile
rb-bonus-take = Move your meeple forward to **any space ahead of it that still has a tile**, and take the top tile. Several meeples may stand on one space.
rb-bonus-decline = You need not take a bonus tile.
rb-bonus-owned = Never take a number that you already own. A tile you have used still counts as yours.
rb-bonus-last = From the last space your meeple cannot go forward, so it brings no more tiles. Bonus tiles { $anyTile } and { $backTile } still work there. A meeple that tile { $backTile } has taken back may go forward again, even for the bonus tile of a building you have just bought.
rb-s-activating = Activating tiles
rb-bonus-activate = Activating a bonus tile is a free action ([[turn-free]]). Its effect happens at once and in full, and the tile is used.
rb-bonus-impossible = A tile whose effect is impossible cannot be activated: for example { $keyTileCount ->
    [0] { $backTile } with no tile within reach
   *[other] { $keyTiles } without the francs or without a key in the general supply, { $backTile } with no tile within reach
  }, { $pairTiles } without a pair. A tile that would score nothing may be activated.
rb-tokens-shown = **A tile that shows tokens is the token.** When you activate it, you get as many tokens as it shows, of the kind shown or of your choice. Use them **this turn** to pay, to score on a landmark, or to sell, each on its own. They are used before real tokens of the same kind and never go to the general supply. They make no pairs for the bonus tiles { $pairTiles }. What you have not used when your turn ends is lost.
rb-tiles-in-move = **Bonus tiles { $ownKeyTile } and { $otherKeyTile }** are used only as part of a move to an occupied place. With { $ownKeyTile } the place may carry a key of your own, with { $otherKeyTile } a key of an opponent; where there are both, either tile will do. Price and benefits are as always, and so are all other conditions of a move.
rb-counts-double = A place with more than one of your keys counts for you once for each of them, whenever values, buildings, or landmarks are counted. The exceptions: for the number of types (bonus tile { $typesTile }) and for the single highest value in a tie it counts once.

## 9 The bonus tiles
rb-c-tiles = Bonus tiles { $first } to { $last }
    .lead = In the order of their numbers.
rb-tiles = How many copies of a tile there are depends on the number of players; where nothing is said, there is one. The effects of some tiles depend on it, too.
rb-tile-copies = Copies: { $two } with two players, { $three } with three, { $four } with four.
rb-tile-unused-tile = For every other unused bonus tile you own, you score { $two } with two players, { $three } with three, { $four } with four. Bonus tile { $francTile } and the tiles that are used only with a move count as well while they are unused.
rb-tile-prestige-pair = Return any number of pairs of identical prestige tokens. Each pair scores { $two } with two players, { $three } with three, { $four } with four. The tokens leave the game. Tokens that come from a tile ([[tokens-shown]]) do not count.
rb-tile-resource-pair = Return any number of pairs of identical resources. Each pair scores { $two } with two players, { $three } with three, { $four } with four. The resources go to the general supply. Tokens that come from a tile ([[tokens-shown]]) do not count.
rb-more-tokens = More in [[tokens-shown]].
rb-more-tokens-two = The two tokens may be of different kinds and serve different purposes; one may remain unused. More in [[tokens-shown]].
rb-more-key = It is one of the extra keys of [[setup-players]]. When they are used up, or without the francs, the tile cannot be activated.
rb-more-move = More in [[tiles-in-move]].
rb-more-count = A place with several of your keys counts once for each ([[counts-double]]).
rb-more-types = The six types of buildings and the landmarks make seven. Several keys on one place add nothing here.
rb-more-any-tile = It must be a number that you do not own yet.
rb-more-back = You choose how far, but there must be a tile on that space, and of a number that you do not own yet.
rb-more-franc = More in [[final-francs]].

## 10 The end and scoring
rb-c-end = The end and scoring
    .lead = One last round, then the districts are counted.
rb-s-end = The end of the game
rb-end-trigger = When the last End Game tile has been taken, the current round is finished, so that all have had the same number of turns. Then one last full round is played. Your last turn is a turn like any other: you must take it.
rb-s-scoring = Final scoring
rb-final-francs = First, the owner of bonus tile { $francTile } scores { $francVp } for every franc.
rb-final-districts = Then every district with a VP tile is scored. All players who own anything there are ranked by the **total value of what they own there**. First, second, and third place score the three numbers of the VP tile, in this order; nobody else scores. A key on the bank is worth nothing. Districts without a VP tile do not score.
rb-final-ties = If total values are equal, the **single highest value** owned there decides. Players who are still tied all score the VP of their rank. For each extra player in the tie, one following rank is skipped: after two first places comes third place.
rb-final-shared = A place that carries keys of several players counts in full for each of them.
rb-s-winner = Who wins
rb-winner = Whoever has the most VP wins. If there is a tie, the most francs decide; then the highest total value owned on the whole board; then the victory is shared. The other ranks are decided in the same way.

## 11 With two players
rb-c-two = With two players
    .lead = The same game, with these differences.
rb-two-half = In the final scoring, second place in a district scores **only with at least half of first place’s total value**.
rb-two-keys = Each player has { $keysTwo } { $keysTwo ->
    [one] key
   *[other] keys
  } in hand at the start.
rb-two-copies = { $fewerCopies ->
    [0] Every bonus tile has as many copies as with more players ([[tiles]]).
   *[other] There are fewer copies of some bonus tiles ([[tiles]]).
  }
rb-two-vp = { $perPlayerCount ->
    [0] All bonus tiles bring as much as with more players.
    [1] Bonus tile { $perPlayerTiles } has its own number for two players.
   *[other] The bonus tiles { $perPlayerTiles } have numbers of their own for two players.
  }

## 12 Variants
rb-c-variants = Variants
    .lead = Each can be chosen on its own when a table is created.
rb-variant-tokens = **Random tokens**: gold resources go to the spaces of value { $highest }. All the other tokens, resources and prestige, are shuffled and laid beside the other spaces.
rb-variant-bonus = **Random bonus track**: take one tile of each number and sort them by their letters into three groups ({ $zones }). Shuffle each group onto its own part of the track. Extra copies then go on top of the tile with the same number. From now on the number of a tile and that of its space are two separate things: where these rules name a space, they mean the space; where they name a number, they mean the tile.
rb-variant-advanced = The **variant setup** of the printed rules is both of these together.
rb-variant-districts = **Choose the district**: no building tile is put back in the box at the start, and the district on a tile is ignored. Place it on an empty space of its value in a district of your choice that has no building of its type yet. If there is none, the tile leaves the game.
rb-variant-piles = **Two piles** instead of three, as equal as possible, as in the German edition.

## 13 Nine worked examples
rb-c-examples = Nine worked examples
    .lead = Step through them, then try it yourself.

# Where an example shows a position: $place, $place2… are places ("Residence 3, Batignolles"), $a to $d the names of the players.
rb-ex-1 = One way up
rb-ex-1-1 = Your key is here: { $place }. Where can it go?
rb-ex-1-2 = Unoccupied, but lower: { $place }; { $place2 }. Keys only move up.
rb-ex-1-3 = Higher, but occupied: { $place }; { $place2 }.
rb-ex-1-4 = Unoccupied and higher: { $place }. You pay { $francs } and move.
rb-ex-1-5 = The only other way would have been a new landmark, worth more than { $above }, if you could pay for it.

rb-ex-2 = Paying the difference
rb-ex-2-1 = Your two keys: { $place }; { $place2 }.
rb-ex-2-2 = From { $place } to { $place2 }: { $to } − { $from }, so you pay { $francs }.
rb-ex-2-3 = You end your turn, and { $b } plays. Then it is your turn again.
rb-ex-2-4 = From { $place } to a new landmark, { $place2 }: again only the difference, { $to } − { $from } = { $francs }. But the resources in full: { $cost }.

rb-ex-3 = A landmark from the Arc
rb-ex-3-1 = Your key is on the Arc de Triomphe. In the district there is a landmark already: { $place }, value { $value }.
rb-ex-3-2 = You build one that is worth more: { $place }, value { $value }. You pay { $price }; nothing is taken off for the Arc.
rb-ex-3-3 = You discard two gold prestige tokens. They score { $vp }.
rb-ex-3-4 = The third slot stays empty: you have no token for it.

rb-ex-4 = Higher than all before
rb-ex-4-1 = Your key is here: { $place }. There is a landmark already: { $place2 }, value { $above }.
rb-ex-4-2 = Not worth more than { $above }, so not allowed here: { $low }.
rb-ex-4-3 = Allowed: { $high }.
rb-ex-4-4 = You choose { $place } and pay { $price }.

rb-ex-5 = Three of a kind
rb-ex-5-1 = You own three buildings of value { $value }: { $place }; { $place2 }; { $place3 }.
rb-ex-5-2 = You activate bonus tile { $number } and score { $vp } for each of them: { $vpAll }.

rb-ex-6 = The highest value decides
rb-ex-6-1 = The game is ending. In this district lies the VP tile { $figures }.
rb-ex-6-2 = The total values: { $a } { $sumA }, { $b } { $sumB }, { $c } { $sumC }, { $d } { $sumD }.
rb-ex-6-3 = { $a } and { $c } have the same total value. The highest single values: { $a } { $highA }, { $c } { $highC }. So { $c } is first.
rb-ex-6-4 = Scores: { $a } { $vpA }, { $b } { $vpB }, { $c } { $vpC }, { $d } { $vpD }. Only three ranks score.

rb-ex-7 = Two firsts
rb-ex-7-1 = The game is ending. In this district lies the VP tile { $figures }.
rb-ex-7-2 = { $place }: two keys, both { $b }’s. It counts twice. { $place2 }: keys of { $b } and { $d }. It counts in full for both.
rb-ex-7-3 = The total values: { $a } { $sumA }, { $b } { $sumB }, { $c } { $sumC }, { $d } { $sumD }. { $b } and { $d } also have the same highest value, { $highB }: both are first.
rb-ex-7-4 = Scores: { $a } { $vpA }, { $b } { $vpB }, { $c } { $vpC }, { $d } { $vpD }. The second rank is skipped; { $a } is third.

rb-ex-8 = Less than half
rb-ex-8-1 = A two-player game is ending. In this district lies the VP tile { $figures }.
rb-ex-8-2 = The total values: { $a } { $sumA }, { $b } { $sumB }. Second place needs at least half of { $sumA }, and { $sumB } is less.
rb-ex-8-3 = Scores: { $a } { $vpA }, { $b } { $vpB }.

rb-ex-9 = Five types
rb-ex-9-1 = You own buildings of these types: { $types }. And two landmarks: { $place }; { $place2 }.
rb-ex-9-2 = How many you have of a type does not matter, and all landmarks are one type: { $count } types.
rb-ex-9-3 = You activate bonus tile { $number } and score { $vp }.
