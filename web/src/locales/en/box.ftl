## Names of the things in the box and their case forms (see lib/names.ts). Figures never stand here.

## Districts: .in where, .to where to, .of after "bank …"
district-montmartre = Montmartre
    .in = in Montmartre
    .to = to Montmartre
    .of = Montmartre
district-batignolles = Batignolles
    .in = in Batignolles
    .to = to Batignolles
    .of = Batignolles
district-chaillot = Chaillot
    .in = in Chaillot
    .to = to Chaillot
    .of = Chaillot
district-saint-germain = Saint-Germain
    .in = in Saint-Germain
    .to = to Saint-Germain
    .of = Saint-Germain
district-belleville = Belleville
    .in = in Belleville
    .to = to Belleville
    .of = Belleville
district-la-villette = La Villette
    .in = in La Villette
    .to = to La Villette
    .of = La Villette

## Buildings: .acc object of a verb, .of genitive
building-cafe = Café
    .acc = a café
    .of = of the café
building-bakery = Bakery
    .acc = a bakery
    .of = of the bakery
building-hotel = Hotel
    .acc = a hotel
    .of = of the hotel
building-theater = Theater
    .acc = a theater
    .of = of the theater
building-residence = Residence
    .acc = a residence
    .of = of the residence
building-restaurant = Restaurant
    .acc = a restaurant
    .of = of the restaurant

## Landmarks
landmark-jardin-du-luxembourg = Luxembourg Gardens
    .acc = the Luxembourg Gardens
    .of = of the Luxembourg Gardens
landmark-jardin-des-tuileries = Tuileries Garden
    .acc = the Tuileries Garden
    .of = of the Tuileries Garden
landmark-moulin-rouge = Moulin Rouge
    .acc = the Moulin Rouge
    .of = of the Moulin Rouge
landmark-grand-palais = Grand Palais
    .acc = the Grand Palais
    .of = of the Grand Palais
landmark-sacre-coeur = Sacré-Cœur
    .acc = the Sacré-Cœur
    .of = of the Sacré-Cœur
landmark-notre-dame = Notre-Dame
    .acc = Notre-Dame
    .of = of Notre-Dame
landmark-louvre = Louvre
    .acc = the Louvre
    .of = of the Louvre
landmark-eiffel-tower = Eiffel Tower
    .acc = the Eiffel Tower
    .of = of the Eiffel Tower

## Places: .on where, .to where to, .from where from
place-arc = Arc de Triomphe
    .on = on the Arc de Triomphe
    .to = onto the Arc de Triomphe
    .from = from the Arc de Triomphe
place-bank = { $of } bank
    .on = on the { $of } bank
    .to = onto the { $of } bank
    .from = from the { $of } bank
place-building = { $building } { $value }, { $district }
place-landmark = { $landmark }, { $district }
place-site = Building space

## Tokens: the two golds always say which they are
token-wood = Wood
token-marble = Marble
token-gold = Gold (resource)
token-bronze-prestige = Bronze prestige
token-silver-prestige = Silver prestige
token-gold-prestige = Gold prestige
token-any-resource = Any resource
token-any-prestige = Any prestige

## Counted things
n-wood = { $count } wood
n-marble = { $count } marble
n-gold = { $count } gold (resource)
n-bronze-prestige = { $count } bronze prestige
n-silver-prestige = { $count } silver prestige
n-gold-prestige = { $count } gold prestige
n-francs = { $count } { $count ->
    [one] franc
   *[other] francs
  }
n-vp = { $count } VP
n-points = { $count } { $count ->
    [one] victory point
   *[other] victory points
  }
n-keys = { $count } { $count ->
    [one] key
   *[other] keys
  }
n-bonus-tiles = { $count } { $count ->
    [one] bonus tile
   *[other] bonus tiles
  }
n-end-tiles = { $count } { $count ->
    [one] End Game tile
   *[other] End Game tiles
  }
n-players = { $count } { $count ->
    [one] player
   *[other] players
  }
n-types = { $count } different { $count ->
    [one] type
   *[other] types
  }
vp-unit = VP
franc-unit = F

## Other words of the game
word-districts = Districts
word-buildings = Buildings
word-landmarks = Landmarks
word-value = Value
word-francs = Francs
word-vp = Victory points
word-resources = Resources
word-prestige = Prestige
word-bonus-tiles = Bonus tiles
word-bonus-track = Bonus track
word-end-tiles = End Game tiles
word-vp-tiles = VP tiles
word-market = Market
bonus-tile = Bonus tile { $number }
end-tile = End Game tile { $number }
vp-tile = VP tile { $figures }
round-number = Round { $round }

## Phases of a turn
phase-draw = Draw a building
phase-build = Choose the district of the building
phase-main = Main action
phase-look = Choose an End Game tile
phase-vp = Place a VP tile
phase-bonus = Take a bonus tile
phase-score = Hand in prestige
phase-pair = Hand in pairs
phase-after = End of the turn
phase-over = Game over

## Where victory points come from
source-building = Buildings of value 8
source-prestige = Prestige on landmarks
source-bonus = Bonus tiles
source-end_tile = End Game tiles
source-francs = Francs at the end
source-district = Districts
