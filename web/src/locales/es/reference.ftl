## Reference: every figure is an argument and comes from the box
ref-title = Consulta
ref-lead = Todo lo que hay en la caja y las reglas en breve. Las cifras son las que usa este servidor.
ref-search = Buscar
ref-search-hint = Louvre, llave, mármol, 27…
ref-found = { $count ->
    [0] No se ha encontrado nada
    [one] { $count } entrada
   *[other] { $count } entradas
  }
ref-contents = Contenido
ref-rules = Las reglas en breve
ref-for-players = Cifras para
ref-for-count = { $count } jugadores
ref-provenance = De dónde salen las cifras
ref-provenance-text = Parte de las cifras publicadas solo aparece en imágenes de los reglamentos. Por eso cada cifra dice aquí lo segura que es; quien tenga la caja puede corregirla en un solo archivo.
prov-rulebook = reglamento
    .more = figura en el texto o en los ejemplos de los reglamentos
prov-published = publicado
    .more = figura en reseñas publicadas del juego
prov-inferred = deducido
    .more = se deduce con bastante certeza de cifras conocidas
prov-reconstructed = reconstruido
    .more = desconocido; elegido para encajar con todo lo conocido
prov-owner = corregido
    .more = corregido por alguien que tiene la caja
ref-bank-income = Una llave colocada aquí da { $francs }.
ref-value-title = Valor { $value }
ref-value-cost = Además de los francos cuesta { $cost }.
ref-value-bonus = Después puedes tomar una loseta de bonificación.
ref-value-bonus-paid = Después puedes tomar una loseta de bonificación por { $francs }.
ref-value-vp = Da { $vp } al momento.
ref-value-token = En la preparación básica, a su lado: { $token }.
ref-building-where = { $value } { $in }
ref-building-text = Uno por distrito, cada uno con un valor distinto.
ref-landmark-cost = Cuesta
ref-landmark-slots = Admite prestigio
ref-landmark-text = Su valor en francos, menos el valor del lugar que deja tu llave, y { $cost }. Entrega prestigio por hasta { $vp }.
ref-landmarks-text = Ocho monumentos esperan junto al tablero. Una llave que se mueve puede llevar uno a su distrito; debe valer más que los que ya haya y se queda cuando la llave sigue su camino.
ref-market-buy = comprar
ref-market-sell = vender
ref-market-score = en un monumento
ref-market-text = En cualquier momento de tu turno tras robar. Solo compras lo que hay en el suministro general: empieza vacío y se llena con lo que se gasta y se vende. El prestigio solo se vende y sale de la partida.
ref-bonus-text = Cada una está en la casilla de su número, en las zonas { $zones }. Tu peón solo avanza y nunca tienes un número dos veces.
ref-copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copias
  }
ref-end-text = Boca abajo hasta que no queden edificios por robar; entonces, en lugar de otra acción principal, puedes mirarlas y tomar una. Al tomar la última se acaba la ronda y se juega una más.
ref-vp-text = Quien ponga la cuarta llave en los edificios y monumentos de un distrito puede colocar una en cualquier distrito. Al final puntúa las mayores sumas de valores de allí.
ref-vp-ranks = 1.º { $first }, 2.º { $second }, 3.º { $third }

## Effects of bonus and end tiles
n-any-resource = { $count } { $count ->
    [one] recurso
   *[other] recursos
  } a tu elección
n-any-prestige = { $count } { $count ->
    [one] prestigio
   *[other] prestigios
  } a tu elección
tile-text-gain = Gana { $what }.
tile-text-resource = En este turno equivale a { $what }: para pagar o vender.
tile-text-prestige = En este turno equivale a { $what }: para un monumento o para vender.
tile-text-lost = Lo que no se use al acabar el turno se pierde.
tile-text-per-building = { $vp } por cada edificio de valor { $value } que poseas.
tile-text-per-unused-tile = { $vp } por cada otra loseta de bonificación tuya sin usar.
tile-text-per-prestige-pair = Devuelve tantas parejas de fichas de prestigio iguales como quieras: { $vp } por pareja. Salen de la partida.
tile-text-per-resource-pair = Devuelve tantas parejas de recursos iguales como quieras: { $vp } por pareja. Van al suministro general.
tile-text-per-landmark = { $vp } por cada monumento que poseas.
tile-text-per-franc = No se usa: al final de la partida da { $vp } por franco.
tile-text-types = Por tipos distintos de lo que posees, contando los monumentos como uno solo: { $steps }. Menos no da nada.
tile-text-types-step = { $types } tipos { $vp }
tile-text-key = Paga { $francs } y toma una de tus llaves de la reserva.
tile-text-own-key = Al mover: ve a un lugar que ya tiene una llave tuya. Entonces te cuenta doble.
tile-text-opponent-key = Al mover: ve a un lugar que tiene la llave de un rival. Entonces lo compartís.
tile-text-any-tile = Toma cualquier loseta del medidor, también una ya pasada; tu peón no se mueve.
tile-text-back = Retrocede tu peón hasta { $spaces } casillas y toma la loseta de allí.

## Rules in short, with the numbers of rules.md
rule-goal = Gana quien tenga más puntos de victoria
    .text = Es tuyo lo que lleva tu llave. Los puntos vienen del prestigio entregado en monumentos, de las losetas de bonificación y, al final, de los distritos con loseta de PV.
rule-setup = Inicio
    .text = Cada uno tiene { $francs } y { $keys } en la mano; otras dos llaves esperan en la reserva. Se usan treinta y tres de los treinta y seis edificios. El reverso de los montones muestra el distrito del siguiente.
rule-turn = Tu turno
    .text = Primero un edificio y luego exactamente una acción principal: colocar una llave, mover una llave o (hacia el final) tomar una loseta de ventaja. Comerciar y usar losetas es libre, cuantas veces y en el orden que quieras, tras el edificio.
rule-draw = Un edificio
    .text = Elige un montón y revela su primera loseta; va a su lugar en el tablero. Si no quedan montones, este paso se omite.
rule-place = Colocar una llave
    .text = De tu mano a un banco, y cobras sus francos, o al Arco del Triunfo. Una llave tuya por lugar; las de otros nunca te bloquean ahí.
rule-move = Mover una llave
    .text = A un edificio o monumento libre de mayor valor del mismo distrito; desde el Arco, a cualquier distrito. Pagas la diferencia de valores en francos y los recursos completos.
rule-benefits = Lo que obtienes
    .text = La ficha junto al edificio, si aún está. Un edificio pequeño permite tomar una loseta de bonificación, uno de valor 8 puntúa al momento y un monumento admite hasta tres fichas de prestigio a cambio de puntos.
rule-vp-tile = Losetas de PV
    .text = Si con tu movimiento hay cuatro llaves en los edificios y monumentos de un distrito, puedes colocar al momento una loseta de PV en cualquier distrito que no tenga.
rule-bonus = El medidor de bonificación
    .text = Tu peón avanza hasta cualquier casilla con loseta y la toma. Usarla después es una acción libre. Nunca tomas un número que ya tienes.
rule-market = Comercio
    .text = Vende recursos y prestigio, compra recursos del suministro general cuando quieras en tu turno.
rule-end = El final
    .text = Cuando se toma la última loseta de ventaja, se acaba la ronda y se juega una más.
rule-scoring = Puntuación final
    .text = En cada distrito con loseta de PV se comparan las sumas de valores; el empate lo decide el valor individual más alto y quien siga empatado comparte puesto. Con dos jugadores, el segundo solo puntúa si tiene al menos la mitad de la suma del primero.
