## Reference: every figure is an argument and comes from the box
ref-title = Guía
ref-lead = Todo lo que hay en la caja. Los números son los que usa este servidor.
ref-search = Buscar
ref-search-hint = Louvre, llave, mármol, 27…
ref-found = { $count ->
    [0] No se ha encontrado nada
    [one] { $count } entrada
   *[other] { $count } entradas
  }
ref-contents = Contenido
ref-for-players = Número de jugadores
ref-provenance = De dónde salen los números
ref-provenance-text = Algunos números publicados solo aparecen en imágenes de los reglamentos. Por eso cada número dice aquí lo seguro que es; quien tenga la caja puede corregirlo en un solo archivo.
prov-rulebook = reglamento
    .more = figura en el texto o en los ejemplos de los reglamentos
prov-published = publicación
    .more = figura en reseñas publicadas del juego
prov-inferred = deducción
    .more = se deduce con bastante certeza de números conocidos
prov-reconstructed = reconstrucción
    .more = desconocido; elegido para encajar con todo lo conocido
prov-owner = corrección
    .more = corregido por alguien que tiene la caja
ref-bank-income = Una llave colocada aquí da { $francs }.
ref-value-cost = Cuesta además { $cost }.
ref-value-bonus = Después puedes tomar una loseta de bonificación.
ref-value-bonus-paid = Después puedes tomar una loseta de bonificación por { $francs }.
ref-value-vp = Da { $vp } al momento.
ref-value-token = En la preparación básica, a su lado: { $token }.
ref-building-where = { $value } { $in }
ref-building-text = Uno por distrito, cada uno con un valor distinto.
ref-landmark-cost = Coste
ref-landmark-slots = Espacios de prestigio
ref-landmark-text = Cuesta su valor en francos, menos el valor del edificio o monumento que deja tu llave, más { $cost }. Descartando fichas de prestigio obtienes hasta { $vp }.
ref-landmarks-text = Ocho monumentos esperan junto al tablero. Al mover una llave, puedes construir uno en su distrito (desde el Arco del Triunfo, en cualquiera). Debe valer más que los que ya haya allí y se queda cuando la llave se va.
ref-market-buy = comprar
ref-market-sell = vender
ref-market-score = en un monumento
ref-market-text = En cualquier momento de tu turno tras robar. Solo compras lo que hay en el suministro general: empieza vacío y se llena con lo que se gasta y se vende. Las fichas de prestigio solo se venden y salen de la partida.
ref-bonus-text = En la preparación básica cada una está en la casilla de su número; en la avanzada se mezclan dentro de su zona ({ $zones }). Tu peón solo avanza y nunca tienes un número dos veces. Cuando llega a la última casilla, ya no puedes tomar más losetas moviéndolo.
ref-copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copias
  }
ref-end-text = Boca abajo hasta que se agoten las pilas; entonces, en lugar de otra acción principal, puedes mirarlas y tomar una, que usas al momento o más tarde. Al tomar la última, se termina la ronda en curso y se juega una última.
ref-vp-text = Quien mueva la cuarta llave a los edificios y monumentos de un distrito puede colocar una en cualquier distrito. Al final de la partida puntúa los mayores valores totales de allí.
ref-vp-ranks = 1.º: { $first }, 2.º: { $second }, 3.º: { $third }

## Effects of bonus and end tiles
tile-text-gain = Ganas { $what }.
tile-text-nothing = Esta loseta no da nada.
tile-text-resource = En este turno equivale a { $what }: para pagar o vender.
tile-text-prestige = En este turno equivale a { $what }: para un monumento o para vender.
tile-text-lost = Lo que sobre al acabar tu turno se pierde.
tile-text-per-building = { $vp } por cada edificio de valor { $value } que poseas.
tile-text-per-unused-tile = { $vp } por cada otra loseta de bonificación tuya sin usar.
tile-text-per-prestige-pair = Devuelve tantas parejas de fichas de prestigio iguales como quieras: { $vp } por pareja. Salen de la partida.
tile-text-per-resource-pair = Devuelve tantas parejas de recursos iguales como quieras: { $vp } por pareja. Van al suministro general.
tile-text-per-landmark = { $vp } por cada monumento que poseas.
tile-text-per-franc = No se usa: al final de la partida da { $vp } por franco.
tile-text-types = Por los tipos distintos que posees (todos los monumentos cuentan como uno): { $steps }. Menos no da nada.
tile-text-types-step = { $types } tipos: { $vp }
tile-text-key = Paga { $francs } y toma una de tus llaves adicionales del suministro general.
tile-text-own-key = Al mover: mueve la llave a un edificio o monumento que ya ocupas, con el coste y los beneficios normales. Entonces te cuenta doble.
tile-text-opponent-key = Al mover: mueve la llave a un edificio o monumento ocupado por un rival, con el coste y los beneficios normales. Entonces es de ambos.
tile-text-any-tile = Toma cualquier loseta del medidor, también una que ya hayas dejado atrás; tu peón no se mueve.
tile-text-back = Haz retroceder tu peón hasta { $spaces } { $spaces ->
    [one] casilla
   *[other] casillas
  } y toma la loseta de allí.
