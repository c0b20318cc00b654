## Names of the things in the box and their case forms (see lib/names.ts). Figures never stand here.

## Districts: .in where, .of after "bank …"
district-montmartre = Montmartre
    .in = w dzielnicy Montmartre
    .of = dzielnicy Montmartre
district-batignolles = Batignolles
    .in = w dzielnicy Batignolles
    .of = dzielnicy Batignolles
district-chaillot = Chaillot
    .in = w dzielnicy Chaillot
    .of = dzielnicy Chaillot
district-saint-germain = Saint-Germain
    .in = w dzielnicy Saint-Germain
    .of = dzielnicy Saint-Germain
district-belleville = Belleville
    .in = w dzielnicy Belleville
    .of = dzielnicy Belleville
district-la-villette = La Villette
    .in = w dzielnicy La Villette
    .of = dzielnicy La Villette

## Buildings: .acc object of a verb, .of genitive, .type in a list within a sentence
building-cafe = Kawiarnia
    .acc = kawiarnię
    .of = kawiarni
    .type = kawiarnia
building-bakery = Piekarnia
    .acc = piekarnię
    .of = piekarni
    .type = piekarnia
building-hotel = Hotel
    .acc = hotel
    .of = hotelu
    .type = hotel
building-theater = Teatr
    .acc = teatr
    .of = teatru
    .type = teatr
building-residence = Rezydencja
    .acc = rezydencję
    .of = rezydencji
    .type = rezydencja
building-restaurant = Restauracja
    .acc = restaurację
    .of = restauracji
    .type = restauracja

## Landmarks
landmark-jardin-du-luxembourg = Ogród Luksem{"\u00AD"}burski
    .acc = Ogród Luksemburski
    .of = Ogrodu Luksemburskiego
landmark-jardin-des-tuileries = Ogród Tuileries
    .acc = Ogród Tuileries
    .of = Ogrodu Tuileries
landmark-moulin-rouge = Moulin Rouge
    .acc = Moulin Rouge
    .of = Moulin Rouge
landmark-grand-palais = Grand Palais
    .acc = Grand Palais
    .of = Grand Palais
landmark-sacre-coeur = Sacré-Cœur
    .acc = Sacré-Cœur
    .of = Sacré-Cœur
landmark-notre-dame = Notre-Dame
    .acc = Notre-Dame
    .of = Notre-Dame
landmark-louvre = Luwr
    .acc = Luwr
    .of = Luwru
landmark-eiffel-tower = Wieża Eiffla
    .acc = Wieżę Eiffla
    .of = Wieży Eiffla

## Names that only an owner's box has: the forms of any of them
own-district = { $name }
    .in = w dzielnicy { $name }
    .of = dzielnicy { $name }
own-building = { $name }
    .acc = budynek ({ $name })
    .of = budynku ({ $name })
    .type = { $name }
own-landmark = { $name }
    .acc = krajobraz { $name }
    .of = krajobrazu { $name }

## Places: .put where a key is placed
place-arc = Łuk Triumfalny
    .put = na Łuku Triumfalnym
place-bank = Bank { $of }
    .put = w banku { $of }
place-building = { $building } { $value }, { $district }
place-landmark = { $landmark }, { $district }
place-site = Pole

## Tokens: the two golds always say which they are
token-wood = Drewno
token-marble = Marmur
token-gold = Złoto (zasób)
token-bronze-prestige = Brązowy prestiż
token-silver-prestige = Srebrny prestiż
token-gold-prestige = Złoty prestiż

## Counted things
n-wood = { $count } { $count ->
    [one] drewno
   *[other] drewna
  }
n-marble = { $count } { $count ->
    [one] marmur
   *[other] marmuru
  }
n-gold = { $count } { $count ->
    [one] złoto (zasób)
   *[other] złota (zasób)
  }
n-bronze-prestige = { $count } { $count ->
    [one] brązowy żeton prestiżu
    [few] brązowe żetony prestiżu
   *[other] brązowych żetonów prestiżu
  }
n-silver-prestige = { $count } { $count ->
    [one] srebrny żeton prestiżu
    [few] srebrne żetony prestiżu
   *[other] srebrnych żetonów prestiżu
  }
n-gold-prestige = { $count } { $count ->
    [one] złoty żeton prestiżu
    [few] złote żetony prestiżu
   *[other] złotych żetonów prestiżu
  }
n-any-resource = { $count } { $count ->
    [one] dowolny zasób
    [few] dowolne zasoby
   *[other] dowolnych zasobów
  }
n-any-prestige = { $count } { $count ->
    [one] dowolny żeton prestiżu
    [few] dowolne żetony prestiżu
   *[other] dowolnych żetonów prestiżu
  }
n-francs = { $count } { $count ->
    [one] frank
    [few] franki
   *[other] franków
  }
n-vp = { $count } PZ
n-keys = { $count } { $count ->
    [one] klucz
    [few] klucze
   *[other] kluczy
  }
n-players = { $count } { $count ->
    [one] gracz
    [few] graczy
   *[other] graczy
  }
vp-unit = PZ
franc-unit = F
# Stands under the number itself.
francs-below = { $count ->
    [one] frank
    [few] franki
   *[other] franków
  }

## Other words of the game
word-districts = Dzielnice
word-buildings = Budynki
word-landmarks = Krajobrazy
word-value = Wartość
word-francs = Franki
word-vp = Punkty Zwycięstwa
word-resources = Zasoby
word-prestige = Prestiż
word-bonus-tiles = Płytki bonusowe
word-bonus-track = Tor Bonusów
word-end-tiles = Płytki końca gry
word-vp-tiles = Płytki punktacji
word-market = Rynek
word-players = Gracze
word-player = Gracz
keys-hand = Klucze za zasłonką
bonus-tile = Płytka bonusowa { $number }
end-tile = Płytka końca gry
vp-tile = Płytka punktacji { $figures }
round-number = Runda { $round }

## Phases of a turn
phase-draw = Dobierz budynek
phase-build = Wybierz dzielnicę dla budynku
phase-main = Akcja główna
phase-look = Wybierz płytkę końca gry
phase-vp = Umieść płytkę punktacji
phase-bonus = Weź płytkę bonusową
phase-score = Odrzuć żetony prestiżu
phase-pair = Odrzuć pary
phase-after = Koniec tury
phase-over = Koniec gry

## Where victory points come from
source-building = Budynki
source-prestige = Prestiż na krajobrazach
source-bonus = Płytki bonusowe
source-end_tile = Płytki końca gry
source-francs = Franki na koniec
source-district = Dzielnice
source-rest = Cała reszta
