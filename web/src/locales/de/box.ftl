## Names of the things in the box and their case forms (see lib/names.ts). Figures never stand here.

## Districts: .in where, .to where to, .of after "bank …"
district-montmartre = Montmartre
    .in = in Montmartre
    .to = nach Montmartre
    .of = von Montmartre
district-batignolles = Batignolles
    .in = in Batignolles
    .to = nach Batignolles
    .of = von Batignolles
district-chaillot = Chaillot
    .in = in Chaillot
    .to = nach Chaillot
    .of = von Chaillot
district-saint-germain = Saint-Germain
    .in = in Saint-Germain
    .to = nach Saint-Germain
    .of = von Saint-Germain
district-belleville = Belleville
    .in = in Belleville
    .to = nach Belleville
    .of = von Belleville
district-la-villette = La Villette
    .in = in La Villette
    .to = nach La Villette
    .of = von La Villette

## Buildings: .acc object of a verb, .of genitive
building-cafe = Café
    .acc = ein Café
    .of = des Cafés
building-bakery = Bäckerei
    .acc = eine Bäckerei
    .of = der Bäckerei
building-hotel = Hotel
    .acc = ein Hotel
    .of = des Hotels
building-theater = Theater
    .acc = ein Theater
    .of = des Theaters
building-residence = Wohnsitz
    .acc = einen Wohnsitz
    .of = des Wohnsitzes
building-restaurant = Restaurant
    .acc = ein Restaurant
    .of = des Restaurants

## Landmarks
landmark-jardin-du-luxembourg = Jardin du Luxembourg
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
landmark-eiffel-tower = Eiffelturm
    .acc = den Eiffelturm
    .of = des Eiffelturms

## Places: .on where, .to where to, .from where from
place-arc = Arc de Triomphe
    .on = auf dem Arc de Triomphe
    .to = auf den Arc de Triomphe
    .from = vom Arc de Triomphe
place-bank = Bank { $of }
    .on = auf der Bank { $of }
    .to = auf die Bank { $of }
    .from = von der Bank { $of }
place-building = { $building } { $value }, { $district }
place-landmark = { $landmark }, { $district }
place-site = Bauplatz

## Tokens: the two golds always say which they are
token-wood = Holz
token-marble = Marmor
token-gold = Gold (Ressource)
token-bronze-prestige = Bronze-Prestige
token-silver-prestige = Silber-Prestige
token-gold-prestige = Gold-Prestige
token-any-resource = Beliebige Ressource
token-any-prestige = Beliebiges Prestige

## Counted things
n-wood = { $count } Holz
n-marble = { $count } Marmor
n-gold = { $count } Gold (Ressource)
n-bronze-prestige = { $count } Bronze-Prestige
n-silver-prestige = { $count } Silber-Prestige
n-gold-prestige = { $count } Gold-Prestige
n-francs = { $count } { $count ->
    [one] Franc
   *[other] Francs
  }
n-vp = { $count } SP
n-points = { $count } { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
  }
n-keys = { $count } Schlüssel
n-bonus-tiles = { $count } Bonusplättchen
n-end-tiles = { $count } Spielende-Plättchen
n-players = { $count } Spieler
n-types = { $count } { $count ->
    [one] verschiedene Art
   *[other] verschiedene Arten
  }
vp-unit = SP
franc-unit = F

## Other words of the game
word-districts = Bezirke
word-buildings = Gebäude
word-landmarks = Wahrzeichen
word-value = Gebäudewert
word-francs = Francs
word-vp = Siegpunkte
word-resources = Ressourcen
word-prestige = Prestige
word-bonus-tiles = Bonusplättchen
word-bonus-track = Bonusleiste
word-end-tiles = Spielende-Plättchen
word-vp-tiles = SP-Plättchen
word-market = Markt
bonus-tile = Bonusplättchen { $number }
end-tile = Spielende-Plättchen { $number }
vp-tile = SP-Plättchen { $figures }
round-number = Runde { $round }

## Phases of a turn
phase-draw = Gebäude ziehen
phase-build = Bezirk für das Gebäude wählen
phase-main = Hauptaktion
phase-look = Spielende-Plättchen wählen
phase-vp = SP-Plättchen legen
phase-bonus = Bonusplättchen nehmen
phase-score = Prestige abgeben
phase-pair = Paare abgeben
phase-after = Zugende
phase-over = Spielende

## Where victory points come from
source-building = Gebäude mit Wert 8
source-prestige = Prestige auf Wahrzeichen
source-bonus = Bonusplättchen
source-end_tile = Spielende-Plättchen
source-francs = Francs am Ende
source-district = Bezirke
