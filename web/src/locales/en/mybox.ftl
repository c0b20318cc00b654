## My box (/my-box), loaded only there. A figure is a number or kind printed on a piece of the real box.
mb-name = Name of your box
mb-kept = Saved in this browser
mb-kept-boxes = Your boxes in this browser
mb-undo = Undo
mb-import = Import
mb-export = Export
mb-fresh = New box
mb-use = Use at a table
mb-same = Is your box the same?
mb-checked = of { $count } checked
mb-minutes = { $minutes ->
    [one] about a minute to go
   *[other] about { $minutes } minutes to go
  }
mb-all-checked = everything is checked
mb-legend = Where a number comes from
mb-next = Next to check
mb-next-by = by how much it matters
mb-prestige = Prestige tokens
mb-rest = Values and players
mb-help = Click a number, type what your box says, and press Enter. If it is already right, just press Enter: you go on to the next one.
mb-import-refused = This file was not imported: { $reason }

# The editor
mb-was = was { $value }
mb-less = { $field }: one less
mb-more = { $field }: one more
mb-possible = Possible.
mb-refused = Not possible: { $reason }
mb-halfway = The box is not complete yet: { $reason }. Go on, and correct the other space, too.
mb-matters = How much it matters
mb-matters-vp = { $field }: if it is off by one, a game’s scores shift by { $vp } VP.
mb-save-next = Save, next
mb-right-next = It is right, next
mb-set-right = All { $count } that lie together here are right
mb-nothing-to-type = This tile has no number. Just compare the picture.
mb-none = none
mb-no-bonus = no bonus tile
mb-bonus = a bonus tile
mb-any-resource = any resource
mb-any-prestige = any prestige
mb-item-value = Buildings of value { $value }
mb-item-players = Keys and francs at the start
mb-item-zones = Zones of the bonus track
mb-effect-gain = francs and VP
mb-effect-tokens = tokens
mb-effect-per-building = VP per building
mb-effect-key = a key for francs
mb-field-income = Francs
mb-field-type = Building
mb-field-token = Token
mb-field-value = Value
mb-field-slot = Prestige slot { $arg }
mb-field-landmark-vp = VP for { $token }
mb-field-rank = { $arg ->
    [1] VP for the first
    [2] VP for the second
   *[other] VP for the third
  }
mb-field-effect = Effect
mb-field-francs = Francs
mb-field-vp = VP
mb-field-vp-each = VP each
mb-field-shows = Token shown
mb-field-shows-nth = Token { $arg }
mb-field-count = How many
mb-field-per-value = For buildings of value
mb-field-price = Price in francs
mb-field-vp-players = VP with { $arg } players
mb-field-vp-types = VP for { $arg } types
mb-field-spaces = Spaces back
mb-field-copies = Copies with { $arg } players
mb-field-buy = Buying price in francs
mb-field-sell = Selling price in francs
mb-field-bonus-price = Price of the bonus tile in francs
mb-field-bonus = Bonus tile
mb-field-name = Name
mb-field-chosen = Tokens of choice
mb-field-keys = Keys with { $arg } players
mb-field-reserve-keys = Extra keys per player
mb-field-start-francs = Francs at the start
mb-field-zone-end = Zone { $arg } ends at space

# Why a box is refused. $found is what the file says, $known what it may say; both are quoted from the file.
mb-error-place = line { $line }, { $key }: { $reason }
mb-place-key = { $key }: { $reason }
mb-error-other = this is not a box we can play with
mb-error-file-size = the file may have at most { $most } bytes, and it has { $found }
mb-error-line-size = a line may have at most { $most } bytes, and one has { $found }
mb-error-too-deep = lists and tables may be nested at most { $most } deep
mb-error-too-slow = this file takes too long to read
mb-error-not-toml = this is not a TOML file
mb-error-not-a-table = a table is expected, not { $found }
mb-error-not-a-list = a list is expected, not { $found }
mb-error-not-a-number = a whole number is expected, not { $found }
mb-error-not-a-name = a name of 1 to { $most } letters is expected
mb-error-not-a-number-key = a number from 0 to { $most } is expected
mb-error-out-of-range = it must be from { $least } to { $most }
mb-error-unknown = unknown entry; allowed: { $known }
mb-error-missing = it is missing
mb-error-wrong-count = there must be { $most }, and there are { $found }
mb-error-none-of-these = it must be one of: { $known }
mb-error-same-name = every name may occur only once
mb-error-no-letter = a name needs a letter or a digit
mb-error-ambiguous-name = the name “{ $found }” could be mistaken for a building space or a bank
mb-error-not-each-value = every value must be there once: { $known }
mb-error-too-many-slots = there can be at most { $most } prestige slots
mb-error-not-six-gold = gold (resource) must lie beside { $most } of the { $spaces } spaces; now it lies beside { $found }
mb-error-endless-francs = nobody may earn francs by buying and selling; the buying price is { $buy }
mb-error-not-three-figures = there must be three numbers
mb-error-not-falling = the first may not score less than the second, nor the second less than the third
mb-error-not-a-zone = a zone has a first and a last space
mb-error-zone-begins-elsewhere = the zone must begin at space { $first }
mb-error-zones-end-elsewhere = the zones must cover all { $most } spaces
mb-error-too-many-copies = there can be at most { $most } copies of tile { $number }
mb-error-no-such-tile = bonus tiles are numbered 1 to { $most }
mb-error-second-effect = tile { $number } already has an effect
mb-error-no-effect = tile { $number } has no effect
mb-error-nothing-shown = the tile must show something
mb-error-both-families = the tile must show either resources or prestige
mb-error-too-many-tokens = a tile can show 1 to { $most } tokens
mb-error-gap-in-types = VP must be given for every number of types up to { $most }
mb-error-no-such-figure = “{ $found }” is not in this file

# What follows from a figure, pointed out but allowed. $landmark, $other, $token and $place are names; prices are amounts such as “3 francs”.
mb-follows-cheaper-landmark = { $landmark } (value { $value }) costs { $price } with its resources; { $other } is worth only { $other_value } but costs { $other_price }.
mb-follows-cheaper-than-building = { $landmark } costs { $price } with its resources, a building of value { $value } costs { $other_price }.
mb-follows-landmark-out-of-reach = { $landmark } can never be bought. { $token }: { $need } needed, { $have } in the box.
mb-follows-even-trade = { $token }: bought and sold for { $price }. Trading back and forth costs nothing.
mb-follows-building-pays-for-itself = { $place }: the token sells for { $price }, the building costs { $cost }. It pays for itself.
mb-follows-slot-without-token = { $landmark } has a slot that can never be filled: { $token }.
mb-follows-vp-without-slot = { $landmark } gives VP but has no slot: { $token }.
mb-follows-token-counts = Resources: { $resources }, prestige: { $prestige }. The rulebook has as many of one as of the other.
mb-follows-no-keys = With { $players } players nobody would have a key.
mb-follows-no-key-in-reserve = Bonus tile { $number } brings a key, but there are no extra keys.
mb-follows-no-bonus-tiles = No building brings a bonus tile: nobody could take one.
mb-follows-tile-gives-nothing = This tile gives nothing.
mb-follows-same-income = { $district } and { $other_district } pay the same: { $price }. In our box all banks differ.
mb-follows-outweighs-district = { $vp } at once: more than the best VP tile brings ({ $most }).
mb-follows-pair-machine = With { $players } players a pair ({ $token }) can be bought for { $price } and scores { $vp }.
