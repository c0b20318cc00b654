## Names of the things in the box and their case forms (see lib/names.ts). Figures never stand here.

## Districts: .in where, .of after "bank …"
district-montmartre = Montmartre
    .in = à Montmartre
    .of = de Montmartre
district-batignolles = Batignolles
    .in = aux Batignolles
    .of = des Batignolles
district-chaillot = Chaillot
    .in = à Chaillot
    .of = de Chaillot
district-saint-germain = Saint-Germain
    .in = à Saint-Germain
    .of = de Saint-Germain
district-belleville = Belleville
    .in = à Belleville
    .of = de Belleville
district-la-villette = La Villette
    .in = à La Villette
    .of = de La Villette

## Buildings: .acc object of a verb, .of genitive, .type in a list within a sentence
building-cafe = Café
    .acc = un café
    .of = du café
    .type = café
building-bakery = Boulangerie
    .acc = une boulangerie
    .of = de la boulangerie
    .type = boulangerie
building-hotel = Hôtel
    .acc = un hôtel
    .of = de l’hôtel
    .type = hôtel
building-theater = Théâtre
    .acc = un théâtre
    .of = du théâtre
    .type = théâtre
building-residence = Résidence
    .acc = une résidence
    .of = de la résidence
    .type = résidence
building-restaurant = Restaurant
    .acc = un restaurant
    .of = du restaurant
    .type = restaurant

## Landmarks
landmark-jardin-du-luxembourg = Jardin du Luxem{"\u00AD"}bourg
    .acc = le jardin du Luxembourg
    .of = du jardin du Luxembourg
landmark-jardin-des-tuileries = Jardin des Tuileries
    .acc = le jardin des Tuileries
    .of = du jardin des Tuileries
landmark-moulin-rouge = Moulin Rouge
    .acc = le Moulin Rouge
    .of = du Moulin Rouge
landmark-grand-palais = Grand Palais
    .acc = le Grand Palais
    .of = du Grand Palais
landmark-sacre-coeur = Sacré-Cœur
    .acc = le Sacré-Cœur
    .of = du Sacré-Cœur
landmark-notre-dame = Notre-Dame
    .acc = Notre-Dame
    .of = de Notre-Dame
landmark-louvre = Louvre
    .acc = le Louvre
    .of = du Louvre
landmark-eiffel-tower = Tour Eiffel
    .acc = la tour Eiffel
    .of = de la tour Eiffel

## Names that only an owner's box has: the forms of any of them
own-district = { $name }
    .in = dans le quartier { $name }
    .of = du quartier { $name }
own-building = { $name }
    .acc = un bâtiment ({ $name })
    .of = du bâtiment ({ $name })
    .type = { $name }
own-landmark = { $name }
    .acc = le monument { $name }
    .of = du monument { $name }

## Places: .put where a key is placed
place-arc = Arc de Triomphe
    .put = sur l’Arc de Triomphe
place-bank = Banque { $of }
    .put = sur la banque { $of }
place-building = { $building } { $value }, { $district }
place-landmark = { $landmark }, { $district }
place-site = Emplacement

## Tokens: the two golds always say which they are
token-wood = Bois
token-marble = Marbre
token-gold = Or (ressource)
token-bronze-prestige = Prestige bronze
token-silver-prestige = Prestige argent
token-gold-prestige = Prestige or

## Counted things
n-wood = { $count } bois
n-marble = { $count } { $count ->
    [one] marbre
   *[other] marbres
  }
n-gold = { $count } or (ressource)
n-bronze-prestige = { $count } { $count ->
    [one] jeton prestige bronze
   *[other] jetons prestige bronze
  }
n-silver-prestige = { $count } { $count ->
    [one] jeton prestige argent
   *[other] jetons prestige argent
  }
n-gold-prestige = { $count } { $count ->
    [one] jeton prestige or
   *[other] jetons prestige or
  }
n-any-resource = { $count } { $count ->
    [one] ressource
   *[other] ressources
  } au choix
n-any-prestige = { $count } { $count ->
    [one] jeton prestige
   *[other] jetons prestige
  } au choix
n-francs = { $count } { $count ->
    [one] franc
   *[other] francs
  }
n-vp = { $count } PV
n-keys = { $count } { $count ->
    [one] clé
   *[other] clés
  }
n-players = { $count } { $count ->
    [one] joueur
   *[other] joueurs
  }
vp-unit = PV
franc-unit = F
# Stands under the number itself.
francs-below = { $count ->
    [one] franc
   *[other] francs
  }

## Other words of the game
word-districts = Quartiers
word-buildings = Bâtiments
word-landmarks = Monuments
word-value = Valeur
word-francs = Francs
word-vp = Points de victoire
word-resources = Ressources
word-prestige = Prestige
word-bonus-tiles = Tuiles bonus
word-bonus-track = Piste bonus
word-end-tiles = Tuiles fin de partie
word-vp-tiles = Tuiles PV
word-market = Marché
word-players = Joueurs
word-player = Joueur
keys-hand = Clés disponibles
bonus-tile = Tuile bonus { $number }
end-tile = Tuile fin de partie
vp-tile = Tuile PV { $figures }
round-number = Manche { $round }

## Phases of a turn
phase-draw = Piocher un bâtiment
phase-build = Choisir le quartier du bâtiment
phase-main = Action principale
phase-look = Choisir une tuile fin de partie
phase-vp = Placer une tuile PV
phase-bonus = Prendre une tuile bonus
phase-score = Défausser des jetons prestige
phase-pair = Rendre des paires
phase-after = Fin du tour
phase-over = Fin de la partie

## Where victory points come from
source-building = Bâtiments
source-prestige = Prestige sur les monuments
source-bonus = Tuiles bonus
source-end_tile = Tuiles fin de partie
source-francs = Francs à la fin
source-district = Quartiers
source-rest = Tout le reste
