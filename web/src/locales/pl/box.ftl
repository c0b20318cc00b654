## Names of the things in the box and their case forms (see lib/names.ts). Figures never stand here.

## Districts: .in where, .to where to, .of after "bank …"
district-montmartre = Montmartre
    .in = w dzielnicy Montmartre
    .to = do dzielnicy Montmartre
    .of = dzielnicy Montmartre
district-batignolles = Batignolles
    .in = w dzielnicy Batignolles
    .to = do dzielnicy Batignolles
    .of = dzielnicy Batignolles
district-chaillot = Chaillot
    .in = w dzielnicy Chaillot
    .to = do dzielnicy Chaillot
    .of = dzielnicy Chaillot
district-saint-germain = Saint-Germain
    .in = w dzielnicy Saint-Germain
    .to = do dzielnicy Saint-Germain
    .of = dzielnicy Saint-Germain
district-belleville = Belleville
    .in = w dzielnicy Belleville
    .to = do dzielnicy Belleville
    .of = dzielnicy Belleville
district-la-villette = La Villette
    .in = w dzielnicy La Villette
    .to = do dzielnicy La Villette
    .of = dzielnicy La Villette

## Buildings: .acc object of a verb, .of genitive
building-cafe = Kawiarnia
    .acc = kawiarnię
    .of = kawiarni
building-bakery = Piekarnia
    .acc = piekarnię
    .of = piekarni
building-hotel = Hotel
    .acc = hotel
    .of = hotelu
building-theater = Teatr
    .acc = teatr
    .of = teatru
building-residence = Rezydencja
    .acc = rezydencję
    .of = rezydencji
building-restaurant = Restauracja
    .acc = restaurację
    .of = restauracji

## Landmarks
landmark-jardin-du-luxembourg = Ogród Luksemburski
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

## Places: .on where, .to where to, .from where from
place-arc = Łuk Triumfalny
    .on = na Łuku Triumfalnym
    .to = na Łuk Triumfalny
    .from = z Łuku Triumfalnego
place-bank = Bank { $of }
    .on = w banku { $of }
    .to = do banku { $of }
    .from = z banku { $of }
place-building = { $building } { $value }, { $district }
place-landmark = { $landmark }, { $district }
place-site = Działka

## Tokens: the two golds always say which they are
token-wood = Drewno
token-marble = Marmur
token-gold = Złoto (zasób)
token-bronze-prestige = Brązowy prestiż
token-silver-prestige = Srebrny prestiż
token-gold-prestige = Złoty prestiż
token-any-resource = Dowolny zasób
token-any-prestige = Dowolny prestiż

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
    [one] brązowy prestiż
    [few] brązowe prestiże
   *[other] brązowych prestiży
  }
n-silver-prestige = { $count } { $count ->
    [one] srebrny prestiż
    [few] srebrne prestiże
   *[other] srebrnych prestiży
  }
n-gold-prestige = { $count } { $count ->
    [one] złoty prestiż
    [few] złote prestiże
   *[other] złotych prestiży
  }
n-francs = { $count } { $count ->
    [one] frank
    [few] franki
   *[other] franków
  }
n-vp = { $count } PZ
n-points = { $count } { $count ->
    [one] Punkt Zwycięstwa
    [few] Punkty Zwycięstwa
   *[other] Punktów Zwycięstwa
  }
n-keys = { $count } { $count ->
    [one] klucz
    [few] klucze
   *[other] kluczy
  }
n-bonus-tiles = { $count } { $count ->
    [one] płytka bonusowa
    [few] płytki bonusowe
   *[other] płytek bonusowych
  }
n-end-tiles = { $count } { $count ->
    [one] płytka końca gry
    [few] płytki końca gry
   *[other] płytek końca gry
  }
n-players = { $count } { $count ->
    [one] gracz
    [few] gracze
   *[other] graczy
  }
n-types = { $count } { $count ->
    [one] rodzaj
    [few] różne rodzaje
   *[other] różnych rodzajów
  }
vp-unit = PZ
franc-unit = F

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
word-market = Targ
bonus-tile = Płytka bonusowa { $number }
end-tile = Płytka końca gry { $number }
vp-tile = Płytka punktacji { $figures }
round-number = Runda { $round }

## Phases of a turn
phase-draw = Dobierz budynek
phase-build = Wybierz dzielnicę dla budynku
phase-main = Akcja główna
phase-look = Wybierz płytkę końca gry
phase-vp = Połóż płytkę punktacji
phase-bonus = Weź płytkę bonusową
phase-score = Oddaj prestiż
phase-pair = Oddaj pary
phase-after = Koniec tury
phase-over = Koniec gry

## Where victory points come from
source-building = Budynki o wartości 8
source-prestige = Prestiż na krajobrazach
source-bonus = Płytki bonusowe
source-end_tile = Płytki końca gry
source-francs = Franki na koniec
source-district = Dzielnice
