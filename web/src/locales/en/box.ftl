## Names of the things in the box and their case forms (see lib/names.ts). Figures never stand here.

## Districts: .in where, .of after "bank …"
district-montmartre = Montmartre
    .in = in Montmartre
    .of = Montmartre
district-batignolles = Batignolles
    .in = in Batignolles
    .of = Batignolles
district-chaillot = Chaillot
    .in = in Chaillot
    .of = Chaillot
district-saint-germain = Saint-Germain
    .in = in Saint-Germain
    .of = Saint-Germain
district-belleville = Belleville
    .in = in Belleville
    .of = Belleville
district-la-villette = La Villette
    .in = in La Villette
    .of = La Villette

## Buildings: .acc object of a verb, .of genitive, .type in a list within a sentence
building-cafe = Café
    .acc = a café
    .of = of the café
    .type = café
building-bakery = Bakery
    .acc = a bakery
    .of = of the bakery
    .type = bakery
building-hotel = Hotel
    .acc = a hotel
    .of = of the hotel
    .type = hotel
building-theater = Theater
    .acc = a theater
    .of = of the theater
    .type = theater
building-residence = Residence
    .acc = a residence
    .of = of the residence
    .type = residence
building-restaurant = Restaurant
    .acc = a restaurant
    .of = of the restaurant
    .type = restaurant

## Landmarks
landmark-jardin-du-luxembourg = Jardins du Luxem{"\u00AD"}bourg
    .acc = the Jardins du Luxembourg
    .of = of the Jardins du Luxembourg
landmark-jardin-des-tuileries = Jardin des Tuileries
    .acc = the Jardin des Tuileries
    .of = of the Jardin des Tuileries
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

## Names that only an owner's box has: the forms of any of them
own-district = { $name }
    .in = in { $name }
    .of = { $name }
own-building = { $name }
    .acc = a building ({ $name })
    .of = of the building ({ $name })
    .type = { $name }
own-landmark = { $name }
    .acc = { $name }
    .of = of { $name }

## Places: .put where a key is placed
place-arc = Arc de Triomphe
    .put = on the Arc de Triomphe
place-bank = { $of } bank
    .put = on the { $of } bank
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

## Counted things
n-wood = { $count } wood
n-marble = { $count } marble
n-gold = { $count } gold (resource)
n-bronze-prestige = { $count } bronze prestige { $count ->
    [one] token
   *[other] tokens
  }
n-silver-prestige = { $count } silver prestige { $count ->
    [one] token
   *[other] tokens
  }
n-gold-prestige = { $count } gold prestige { $count ->
    [one] token
   *[other] tokens
  }
n-any-resource = { $count } { $count ->
    [one] resource
   *[other] resources
  } of any kind
n-any-prestige = { $count } prestige { $count ->
    [one] token
   *[other] tokens
  } of any kind
n-francs = { $count } { $count ->
    [one] franc
   *[other] francs
  }
n-vp = { $count } VP
n-keys = { $count } { $count ->
    [one] key
   *[other] keys
  }
n-players = { $count } { $count ->
    [one] player
   *[other] players
  }
vp-unit = VP
franc-unit = F
# Stands under the number itself.
francs-below = { $count ->
    [one] franc
   *[other] francs
  }

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
word-players = Players
word-player = Player
keys-hand = Keys in hand
bonus-tile = Bonus tile { $number }
end-tile = End Game tile
vp-tile = VP tile { $figures }
round-number = Round { $round }

## Phases of a turn
phase-draw = Draw a building
phase-build = Choose a district for the building
phase-main = Main action
phase-look = Choose an End Game tile
phase-vp = Place a VP tile
phase-bonus = Take a bonus tile
phase-score = Score prestige tokens
phase-pair = Return pairs
phase-after = End of the turn
phase-over = Game over

## Where victory points come from
source-building = Buildings
source-prestige = Prestige on landmarks
source-bonus = Bonus tiles
source-end_tile = End Game tiles
source-francs = Francs at the end
source-district = Districts
source-rest = Everything else
