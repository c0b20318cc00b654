## Names of the things in the box and their case forms (see lib/names.ts). Figures never stand here.

## Districts: .in where, .of after "bank …"
district-montmartre = Montmartre
    .in = en Montmartre
    .of = de Montmartre
district-batignolles = Batignolles
    .in = en Batignolles
    .of = de Batignolles
district-chaillot = Chaillot
    .in = en Chaillot
    .of = de Chaillot
district-saint-germain = Saint-Germain
    .in = en Saint-Germain
    .of = de Saint-Germain
district-belleville = Belleville
    .in = en Belleville
    .of = de Belleville
district-la-villette = La Villette
    .in = en La Villette
    .of = de La Villette

## Buildings: .acc object of a verb, .of genitive, .type in a list within a sentence
building-cafe = Café
    .acc = un café
    .of = del café
    .type = café
building-bakery = Panadería
    .acc = una panadería
    .of = de la panadería
    .type = panadería
building-hotel = Hotel
    .acc = un hotel
    .of = del hotel
    .type = hotel
building-theater = Teatro
    .acc = un teatro
    .of = del teatro
    .type = teatro
building-residence = Residencia
    .acc = una residencia
    .of = de la residencia
    .type = residencia
building-restaurant = Restaurante
    .acc = un restaurante
    .of = del restaurante
    .type = restaurante

## Landmarks
landmark-jardin-du-luxembourg = Jardines de Luxem{"\u00AD"}burgo
    .acc = los Jardines de Luxemburgo
    .of = de los Jardines de Luxemburgo
landmark-jardin-des-tuileries = Jardín de las Tullerías
    .acc = el Jardín de las Tullerías
    .of = del Jardín de las Tullerías
landmark-moulin-rouge = Moulin Rouge
    .acc = el Moulin Rouge
    .of = del Moulin Rouge
landmark-grand-palais = Grand Palais
    .acc = el Grand Palais
    .of = del Grand Palais
landmark-sacre-coeur = Sacré-Cœur
    .acc = el Sacré-Cœur
    .of = del Sacré-Cœur
landmark-notre-dame = Notre-Dame
    .acc = Notre-Dame
    .of = de Notre-Dame
landmark-louvre = Louvre
    .acc = el Louvre
    .of = del Louvre
landmark-eiffel-tower = Torre Eiffel
    .acc = la Torre Eiffel
    .of = de la Torre Eiffel

## Names that only an owner's box has: the forms of any of them
own-district = { $name }
    .in = en { $name }
    .of = de { $name }
own-building = { $name }
    .acc = un edificio ({ $name })
    .of = del edificio ({ $name })
    .type = { $name }
own-landmark = { $name }
    .acc = el monumento { $name }
    .of = del monumento { $name }

## Places: .put where a key is placed
place-arc = Arco del Triunfo
    .put = en el Arco del Triunfo
place-bank = Banco { $of }
    .put = en el banco { $of }
place-building = { $building } { $value }, { $district }
place-landmark = { $landmark }, { $district }
place-site = Casilla

## Tokens: the two golds always say which they are
token-wood = Madera
token-marble = Mármol
token-gold = Oro (recurso)
token-bronze-prestige = Prestigio de bronce
token-silver-prestige = Prestigio de plata
token-gold-prestige = Prestigio de oro

## Counted things
n-wood = { $count } de madera
n-marble = { $count } de mármol
n-gold = { $count } de oro (recurso)
n-bronze-prestige = { $count } { $count ->
    [one] ficha
   *[other] fichas
  } de prestigio de bronce
n-silver-prestige = { $count } { $count ->
    [one] ficha
   *[other] fichas
  } de prestigio de plata
n-gold-prestige = { $count } { $count ->
    [one] ficha
   *[other] fichas
  } de prestigio de oro
n-any-resource = { $count } { $count ->
    [one] recurso
   *[other] recursos
  } a elección
n-any-prestige = { $count } { $count ->
    [one] ficha
   *[other] fichas
  } de prestigio a elección
n-francs = { $count } { $count ->
    [one] franco
   *[other] francos
  }
n-vp = { $count } PV
n-keys = { $count } { $count ->
    [one] llave
   *[other] llaves
  }
n-players = { $count } { $count ->
    [one] jugador
   *[other] jugadores
  }
vp-unit = PV
franc-unit = F
# Stands under the number itself.
francs-below = { $count ->
    [one] franco
   *[other] francos
  }

## Other words of the game
word-districts = Distritos
word-buildings = Edificios
word-landmarks = Monumentos
word-value = Valor
word-francs = Francos
word-vp = Puntos de victoria
word-resources = Recursos
word-prestige = Prestigio
word-bonus-tiles = Losetas de bonificación
word-bonus-track = Medidor de bonificación
word-end-tiles = Losetas de ventaja
word-vp-tiles = Losetas de PV
word-market = Mercado
word-players = Jugadores
word-player = Jugador
keys-hand = Llaves en la mano
bonus-tile = Loseta de bonificación { $number }
end-tile = Loseta de ventaja
vp-tile = Loseta de PV { $figures }
round-number = Ronda { $round }

## Phases of a turn
phase-draw = Robar un edificio
phase-build = Elegir el distrito del edificio
phase-main = Acción principal
phase-look = Elegir una loseta de ventaja
phase-vp = Colocar una loseta de PV
phase-bonus = Tomar una loseta de bonificación
phase-score = Puntuar fichas de prestigio
phase-pair = Devolver parejas
phase-after = Fin del turno
phase-over = Fin de la partida

## Where victory points come from
source-building = Edificios
source-prestige = Prestigio en monumentos
source-bonus = Losetas de bonificación
source-end_tile = Losetas de ventaja
source-francs = Francos al final
source-district = Distritos
source-rest = Todo lo demás
