## Names of the things in the box and their case forms (see lib/names.ts). Figures never stand here.

## Districts: .in where, .of after "bank …"
district-montmartre = Montmartre
    .in = in Montmartre
    .of = von Montmartre
district-batignolles = Batignolles
    .in = in Batignolles
    .of = von Batignolles
district-chaillot = Chaillot
    .in = in Chaillot
    .of = von Chaillot
district-saint-germain = Saint-Germain
    .in = in Saint-Germain
    .of = von Saint-Germain
district-belleville = Belleville
    .in = in Belleville
    .of = von Belleville
district-la-villette = La Villette
    .in = in La Villette
    .of = von La Villette

## Buildings: .acc object of a verb, .of genitive, .type in a list within a sentence
building-cafe = Café
    .acc = ein Café
    .of = des Cafés
    .type = Café
building-bakery = Bäckerei
    .acc = eine Bäckerei
    .of = der Bäckerei
    .type = Bäckerei
building-hotel = Hotel
    .acc = ein Hotel
    .of = des Hotels
    .type = Hotel
building-theater = Theater
    .acc = ein Theater
    .of = des Theaters
    .type = Theater
building-residence = Wohnsitz
    .acc = einen Wohnsitz
    .of = des Wohnsitzes
    .type = Wohnsitz
building-restaurant = Restaurant
    .acc = ein Restaurant
    .of = des Restaurants
    .type = Restaurant

## Landmarks
landmark-jardin-du-luxembourg = Jardin du Luxem{"\u00AD"}bourg
    .acc = den Jardin du Luxembourg
    .of = des Jardin du Luxembourg
landmark-jardin-des-tuileries = Jardin des Tuileries
    .acc = den Jardin des Tuileries
    .of = des Jardin des Tuileries
landmark-moulin-rouge = Moulin Rouge
    .acc = das Moulin Rouge
    .of = des Moulin Rouge
landmark-grand-palais = Grand Palais
    .acc = das Grand Palais
    .of = des Grand Palais
landmark-sacre-coeur = Sacré-Cœur
    .acc = Sacré-Cœur
    .of = von Sacré-Cœur
landmark-notre-dame = Notre-Dame
    .acc = Notre-Dame
    .of = von Notre-Dame
landmark-louvre = Louvre
    .acc = den Louvre
    .of = des Louvre
landmark-eiffel-tower = Eiffel{"\u00AD"}turm
    .acc = den Eiffelturm
    .of = des Eiffelturms

## Names that only an owner's box has: the forms of any of them
own-district = { $name }
    .in = in { $name }
    .of = von { $name }
own-building = { $name }
    .acc = ein Gebäude ({ $name })
    .of = des Gebäudes ({ $name })
    .type = { $name }
own-landmark = { $name }
    .acc = das Wahrzeichen { $name }
    .of = des Wahrzeichens { $name }

## Places: .put where a key is placed
place-arc = Arc de Triomphe
    .put = auf dem Arc de Triomphe
place-bank = Bank { $of }
    .put = auf der Bank { $of }
place-building = { $building } { $value }, { $district }
place-landmark = { $landmark }, { $district }
place-site = Gebäudefeld

## Tokens: the two golds always say which they are
token-wood = Holz
token-marble = Marmor
token-gold = Gold (Ressource)
token-bronze-prestige = Bronze-Prestige
token-silver-prestige = Silber-Prestige
token-gold-prestige = Gold-Prestige

## Counted things
n-wood = { $count } Holz
n-marble = { $count } Marmor
n-gold = { $count } Gold (Ressource)
n-bronze-prestige = { $count } Bronze-Prestigemarker
n-silver-prestige = { $count } Silber-Prestigemarker
n-gold-prestige = { $count } Gold-Prestigemarker
n-any-resource = { $count } beliebige { $count ->
    [one] Ressource
   *[other] Ressourcen
  }
n-any-prestige = { $count } { $count ->
    [one] beliebiger
   *[other] beliebige
  } Prestigemarker
n-francs = { $count } { $count ->
    [one] Franc
   *[other] Francs
  }
n-vp = { $count } SP
n-keys = { $count } Schlüssel
n-players = { $count } Spieler
vp-unit = SP
franc-unit = F
# Stands under the number itself.
francs-below = { $count ->
    [one] Franc
   *[other] Francs
  }

## Other words of the game
word-districts = Bezirke
word-buildings = Gebäude
word-landmarks = Wahrzeichen
word-value = Wert
word-francs = Francs
word-vp = Siegpunkte
word-resources = Ressourcen
word-prestige = Prestige
word-bonus-tiles = Bonusplättchen
word-bonus-track = Bonusleiste
word-end-tiles = Spielende-Plättchen
word-vp-tiles = SP-Plättchen
word-market = Markt
word-players = Spieler
word-player = Spieler
keys-hand = Schlüssel auf der Hand
bonus-tile = Bonusplättchen { $number }
end-tile = Spielende-Plättchen
vp-tile = SP-Plättchen { $figures }
round-number = Runde { $round }

## Phases of a turn
phase-draw = Gebäude ziehen
phase-build = Bezirk für das Gebäude wählen
phase-main = Hauptaktion
phase-look = Spielende-Plättchen wählen
phase-vp = SP-Plättchen platzieren
phase-bonus = Bonusplättchen nehmen
phase-score = Prestigemarker werten
phase-pair = Paare abgeben
phase-after = Zugende
phase-over = Partie beendet

## Where victory points come from
source-building = Gebäude
source-prestige = Prestige auf Wahrzeichen
source-bonus = Bonusplättchen
source-end_tile = Spielende-Plättchen
source-francs = Francs am Ende
source-district = Bezirke
source-rest = Alles andere
