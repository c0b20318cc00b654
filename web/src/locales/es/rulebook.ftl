## The rulebook (/rules), loaded only there. The English file explains the signs and arguments; every figure comes from the box.

rb-title = Reglamento
rb-print = Imprimir
rb-prices = Precios
rb-chapters = Capítulos
rb-chapter = Capítulo { $number }
rb-of = { $number } de { $count }
rb-search = Buscar en las reglas
    .hint = Buscar…
rb-found = { $count ->
    [0] No se ha encontrado nada
    [one] { $count } párrafo
   *[other] { $count } párrafos
  }
rb-nearest = No se ha encontrado nada. ¿Querías decir: { $words }?
# Words that readers may look for and that do not stand in the paragraph; never shown.
rb-also-ties = empate desempate
rb-also-winner = ganador victoria ganar
rb-also-money = dinero monedas
rb-also-points = puntos puntuación
rb-link = Copiar el enlace al párrafo { $number }
rb-example = Ejemplo { $number }
rb-belongs = se refiere a { $number }
rb-step = Paso { $step } de { $steps }
rb-next = Paso siguiente
rb-again = Desde el principio
rb-try = Pruébalo
rb-try-text = Juega lo que quieras dentro de las reglas. Le toca a: { $name }.
rb-try-same = ¡Igual que en el ejemplo!
rb-try-back = Volver a las reglas
rb-try-undo = Deshacer
rb-price-buy = comprar
rb-price-sell = vender
rb-price-vp = en un monumento
rb-price-per-landmark = según el monumento
rb-figures-note = Todos los números son los de la caja que usa este servidor; solo los ejemplos usan siempre la nuestra.
rb-box = Los números son los de la caja «{ $box }»; solo los ejemplos usan siempre la nuestra.

## 1 Setup
rb-c-setup = Preparación
    .lead = Qué hay en cada sitio antes del primer turno.
rb-s-idea = De qué se trata
rb-aim = París crece y tú quieres sus mejores direcciones. Tus llaves muestran lo que es tuyo: **posees todo edificio y todo monumento en el que haya una llave tuya**. Al final gana quien tenga más puntos de victoria (PV).
rb-sources = { $vpCount ->
    [0] Los PV vienen de las fichas de prestigio descartadas en monumentos y de las losetas de bonificación y de ventaja.
   *[other] Los PV vienen de los edificios de valor { $vpValues }, de las fichas de prestigio descartadas en monumentos y de las losetas de bonificación y de ventaja.
  } Al final de la partida puntúan también los distritos que tienen una loseta de PV.
rb-golds = Hay dos clases de oro: el recurso :gold: y el prestigio :prestige-gold:. Son cosas distintas y ninguna sustituye nunca a la otra.
rb-s-board = El tablero
rb-board = En el centro está el Arco del Triunfo, que no pertenece a ningún distrito. A su alrededor hay seis distritos: { $districts }. Cada uno tiene un banco, una casilla de edificio para cada uno de los valores { $values }, sitio para monumentos y un lugar para una loseta de PV. En cada distrito hay un edificio de cada tipo: { $types }.
rb-pic-board-1 = El banco y lo que paga; cada jugador tiene allí su propio sitio.
rb-pic-board-2 = Una casilla de edificio: su valor y la ficha que hay al lado.
rb-pic-board-3 = Sitio para monumentos, sean cuantos sean.
rb-pic-board-4 = El lugar para una loseta de PV.
rb-pic-board-5 = El medidor de bonificación.
rb-setup-tokens = Junto a cada casilla de edificio hay una ficha: un recurso (madera :wood:, mármol :marble:, oro :gold:) o una ficha de prestigio (bronce :prestige-bronze:, plata :prestige-silver:, oro :prestige-gold:). Más abajo se muestra cuál. Al principio, en el suministro general **no hay recursos**, así que todavía no se puede comprar ninguno.
rb-setup-piles = Se mezclan las { $buildings } losetas de edificio, se devuelven tres a la caja sin mirarlas y con el resto se forman tres pilas boca abajo de la misma altura. El reverso de una loseta muestra su distrito. Así, todos saben a qué distrito pertenece la loseta superior de cada pila, pero no conocen su valor ni su tipo.
rb-setup-beside = Junto al tablero están los { $landmarks } monumentos y las { $vpTiles } losetas de PV, boca arriba, y las { $endTiles } losetas de ventaja, boca abajo.
rb-setup-bonus = Cada loseta de bonificación está en la casilla del medidor de bonificación que lleva su número. Las copias de un mismo número se apilan; cuántas hay depende del número de jugadores ([[tiles]]).
rb-s-players = Los jugadores
rb-setup-players = Pueden jugar dos, tres o cuatro personas. Cada jugador recibe { $startFrancs } y unas llaves, que tiene en la mano: { $keysTwo } con dos jugadores, { $keysThree } con tres, { $keysFour } con cuatro. { $extraKeys ->
    [0] No hay llaves adicionales.
   *[other] Hay llaves adicionales ({ $extraKeys } por jugador) en el suministro general; { $keyTileCount ->
        [0] ninguna loseta de bonificación las hace entrar en juego.
        [1] solo entran en juego con la loseta de bonificación { $keyTiles }.
       *[other] solo entran en juego con las losetas de bonificación { $keyTiles }.
      }
  }
rb-setup-start = Todos empiezan sin PV y con su peón de bonificación delante de la primera casilla del medidor. El jugador inicial se sortea. Se juega en el sentido de las agujas del reloj y el jugador inicial es el mismo durante toda la partida.
rb-screens = Tras tu pantalla guardas las llaves que tienes en la mano, los francos, las fichas, las losetas de bonificación y las de ventaja: los demás no ven nada de eso. Las losetas de bonificación usadas quedan a la vista. También se puede jugar con las pantallas abiertas; entonces solo las losetas de ventaja son secretas.

## 2 Your turn
rb-c-turn = Tu turno
    .lead = Primero un edificio, luego una acción principal y, además, las acciones gratuitas que quieras.
rb-turn = En tu turno, primero robas un edificio ([[draw]]). Después haces **exactamente una acción principal**. Luego termina tu turno. Una ronda es un turno de cada jugador.
rb-turn-actions = Las acciones principales son: colocar una llave ([[place]]), mover una llave ([[move]]) y, hacia el final de la partida, tomar una loseta de ventaja ([[end-take]]).
rb-turn-free = Las **acciones gratuitas** son: comprar y vender recursos, vender fichas de prestigio y usar losetas de bonificación y de ventaja. En tu turno, una vez colocado el edificio, puedes hacer tantas como quieras, en cualquier orden y en cualquier momento: antes de la acción principal, mientras decides sobre uno de sus beneficios y después de ella. La única excepción: entre las parejas que devuelves con las losetas de bonificación { $pairTiles } no puedes hacer nada más.
rb-turn-pass = Si no hay ninguna acción principal posible, pasas. Aun así puedes hacer acciones gratuitas, y quizá hagan posible una acción principal. Mientras haya una acción principal posible para la que no necesites la loseta de bonificación { $ownKeyTile } ni la { $otherKeyTile }, debes hacer una. Nadie está obligado a usar esas dos losetas.

## 3 Drawing a building
rb-c-draw = Robar un edificio
    .lead = La ciudad crece en cada turno.
rb-draw = Elige una pila que no esté vacía, toma su loseta superior y revélala.
rb-draw-space = El edificio va, en su distrito, a la casilla de su valor.
rb-draw-empty = Cuando todas las pilas están vacías, este paso se omite durante el resto de la partida.

## 4 Placing a key
rb-c-place = Colocar una llave
    .lead = Un banco paga al momento; el Arco deja abiertos todos los caminos.
rb-place = Coloca una llave de tu mano en un banco o en el Arco del Triunfo, **donde aún no tengas ninguna llave**. Las de los demás nunca te bloquean ahí: cada jugador tiene su propio sitio.
rb-place-bank = En un banco cobras los francos que indica. Esto pagan los bancos: { $banks }.
rb-place-arc = El Arco no paga nada, pero desde él una llave puede ir a cualquier distrito ([[move-arc]]).
rb-place-stays = Las llaves del tablero no vuelven a tu mano. Desde ahí solo se mueven a edificios y monumentos.

## 5 Moving a key
rb-c-move = Mover una llave
    .lead = Sube de categoría: lleva una llave del tablero a una dirección mejor.
rb-s-where = Adónde puede ir una llave
rb-move = Elige una de tus llaves del tablero y muévela a un edificio o monumento **sin ocupar**, es decir, sin ninguna llave, ni siquiera tuya. El lugar que dejas queda libre al momento para los demás.
rb-move-higher = Desde un banco, un edificio o un monumento, la llave se queda en su distrito y debe ir a un **valor mayor** que el del lugar que deja. Un banco no tiene valor, así que todo lo demás de su distrito es mayor.
rb-move-arc = Desde el Arco, la llave puede ir a cualquier valor de cualquier distrito.
rb-move-built = Un edificio solo se puede comprar si su loseta está en el tablero. Un monumento puede estar ya allí, o lo construyes al mover la llave ([[landmark-new]]).
rb-move-occupied = Las losetas de bonificación { $ownKeyTile } y { $otherKeyTile } son la única forma de ir a un lugar ocupado ([[tiles-in-move]]).
rb-pic-move-1 = Un banco no tiene valor: cualquier edificio es mayor.
rb-pic-move-2 = Sin ocupar y de mayor valor: una dirección posible.
rb-pic-move-3 = Aquí hay una llave: está ocupado, salvo que uses la loseta de bonificación { $ownKeyTile } o la { $otherKeyTile }.
rb-s-costs = Lo que cuesta
rb-price = Paga en francos el valor del nuevo lugar, **menos el valor del lugar que dejas** si es un edificio o un monumento. Desde un banco o el Arco pagas el valor completo.
rb-price-resources = { $costs } Un monumento cuesta además los recursos que muestra. Los recursos se pagan siempre completos: no se descuenta nada por el lugar que dejas.
    .one = Un edificio de valor { $value } cuesta además { $cost }.
rb-price-pay = Si no puedes pagarlo todo, no puedes mover la llave allí. Antes puedes comprar, vender y usar losetas ([[turn-free]]).
rb-price-spent = Los recursos que gastas van al suministro general, donde cualquiera puede comprarlos ([[market-buy]]).
rb-s-benefits = Lo que obtienes
rb-benefits = Después de pagar, el nuevo lugar te da algo. La ficha y los PV de un edificio se reciben al momento; todo lo demás es opcional.
rb-benefit-token = **Edificio**: tomas la ficha que hay al lado, si aún está.
rb-benefit-bonus = { $bonusCount ->
    [0] En esta caja ningún edificio permite tomar una loseta de bonificación.
   *[other] { $bonusValues }
  }
    .free = **Valor { $values }**: puedes tomar una loseta de bonificación ([[bonus-take]]).
    .paid = **Valor { $value }**: puedes tomar una loseta de bonificación por { $price } ([[bonus-take]]).
rb-benefit-vp = { $vpCount ->
    [0] En esta caja ningún edificio da PV.
   *[other] { $vpBenefits }
  }
    .one = **Valor { $value }**: obtienes { $vp }.
rb-benefit-prestige = **Monumento**: puedes descartar fichas de prestigio que encajen en sus espacios de prestigio, una por espacio, y obtener por cada una los PV indicados. Esas fichas salen de la partida. Cada vez que alguien compra el monumento, todos sus espacios vuelven a estar vacíos.
rb-s-landmarks = Construir un monumento
rb-landmark-new = Al mover una llave, puedes tomar un monumento de los que hay junto al tablero y construirlo en el distrito de esa llave; desde el Arco, en cualquier distrito. Tu llave va a ese monumento.
rb-landmark-order = Un monumento nuevo debe valer **más que cualquiera de los que ya hay en ese distrito**. Su número no tiene límite.
rb-landmark-stays = Se queda en ese distrito el resto de la partida, aunque su llave se vaya. Desde entonces se compra como un edificio.
rb-s-vp-tiles = Losetas de PV
rb-vp-tile = Si con tu movimiento el número de llaves en los edificios y monumentos de un distrito pasa **de tres a cuatro**, puedes colocar al momento una de las losetas de PV restantes, en cualquier distrito que aún no tenga ninguna.
rb-vp-tile-count = Las llaves del banco no cuentan. Si en un lugar hay varias llaves, cuentan todas, sean de quien sean. Una llave que viene de un edificio o monumento del distrito no cambia el número, así que esto ocurre como mucho una vez en cada distrito.
rb-vp-tile-decline = Si no quieres colocar ninguna, pierdes la ocasión.

## 6 End Game tiles
rb-c-ends = Losetas de ventaja
    .lead = Una acción principal para los últimos turnos: puedes mirar toda la pila.
rb-end-take = Cuando todas las pilas de edificios están vacías, incluso en el mismo turno en que se roba el último edificio, puedes tomar una loseta de ventaja como acción principal, mientras queden. Mira toda la pila, toma una loseta y mantenla en secreto. Los demás solo saben cuántas quedan.
rb-end-use = Úsala al momento o en un turno posterior, como acción gratuita: ganas los francos y los PV que muestra, o equivale a las fichas que muestra ([[tokens-shown]]). Después sale de la partida.
rb-end-last = Quien toma la última desencadena el final de la partida ([[end-trigger]]).
rb-s-end-tiles = Las { $endTiles } losetas

## 7 Buying and selling
rb-c-market = Comprar y vender
    .lead = Acciones gratuitas: en tu turno, cuantas veces quieras.
rb-market-buy = Compra un recurso del suministro general por su precio de compra. Solo puedes comprar lo que haya allí.
rb-market-sell = Vende un recurso por su precio de venta. Va al suministro general.
rb-market-prestige = Vende una ficha de prestigio por su precio; sale de la partida. Las fichas de prestigio no se pueden comprar.
rb-market-coins = Las monedas nunca se agotan.
rb-s-prices = Los precios

## 8 The bonus track
rb-c-bonus = El medidor de bonificación
    .lead = Tu peón solo avanza. Lo que deja atrás queda para los demás.
rb-s-taking = Tomar una loseta de bonificación
rb-bonus-take = Avanza tu peón hasta **cualquier casilla por delante de él en la que aún haya una loseta** y toma la loseta superior. En una casilla puede haber varios peones.
rb-bonus-decline = Nada te obliga a tomar una loseta de bonificación.
rb-bonus-owned = Nunca tomes un número que ya tienes. Una loseta usada sigue contando como tuya.
rb-bonus-last = Desde la última casilla tu peón no puede avanzar, así que ya no te da más losetas. Las losetas de bonificación { $anyTile } y { $backTile } todavía funcionan allí. Un peón que ha retrocedido con la loseta { $backTile } puede volver a avanzar, incluso para tomar la loseta de bonificación de un edificio que acabas de comprar.
rb-s-activating = Usar losetas
rb-bonus-activate = Usar una loseta de bonificación es una acción gratuita ([[turn-free]]). Su efecto se produce al momento y por completo, y la loseta queda usada.
rb-bonus-impossible = No se puede usar una loseta cuyo efecto es imposible: por ejemplo, { $keyTileCount ->
    [0] la loseta { $backTile } sin ninguna loseta al alcance
    [1] la loseta { $keyTiles } sin los francos necesarios o sin llaves en el suministro general, la { $backTile } sin ninguna loseta al alcance
   *[other] las losetas { $keyTiles } sin los francos necesarios o sin llaves en el suministro general, la { $backTile } sin ninguna loseta al alcance
  }, las { $pairTiles } sin ninguna pareja. Una loseta que no daría ningún PV sí se puede usar.
rb-tokens-shown = **Una loseta que muestra fichas equivale a esas fichas.** Cuando la usas, recibes tantas fichas como muestra, de la clase indicada o a tu elección. Úsalas **en este turno** para pagar, para puntuar en un monumento o para vender, cada una por separado. Se gastan antes que las fichas reales de la misma clase y nunca van al suministro general. No forman parejas para las losetas de bonificación { $pairTiles }. Las que no hayas usado al acabar tu turno se pierden.
rb-tiles-in-move = **Las losetas de bonificación { $ownKeyTile } y { $otherKeyTile }** solo se usan al mover una llave a un lugar ocupado. Con la { $ownKeyTile } puede haber allí una llave tuya; con la { $otherKeyTile }, una llave rival; si hay de ambas, sirve cualquiera de las dos losetas. El precio y los beneficios son los de siempre, igual que las demás condiciones de un movimiento.
rb-counts-double = Un lugar con varias llaves tuyas te cuenta una vez por cada llave, cada vez que se cuentan valores, edificios o monumentos. Las excepciones: para el número de tipos (loseta de bonificación { $typesTile }) y para el valor individual más alto en un empate cuenta una sola vez.

## 9 The bonus tiles
rb-c-tiles = Losetas de bonificación de la { $first } a la { $last }
    .lead = Por orden de número.
rb-tiles = Cuántas copias hay de una loseta depende del número de jugadores; si no se dice nada, hay una. El efecto de algunas losetas también depende de ello.
rb-tile-copies = Copias: { $two } con dos jugadores, { $three } con tres, { $four } con cuatro.
rb-tile-unused-tile = Por cada otra loseta de bonificación tuya sin usar obtienes { $two } con dos jugadores, { $three } con tres, { $four } con cuatro. La loseta de bonificación { $francTile } y las que solo se usan al mover también cuentan mientras estén sin usar.
rb-tile-prestige-pair = Devuelve tantas parejas de fichas de prestigio iguales como quieras. Cada pareja da { $two } con dos jugadores, { $three } con tres, { $four } con cuatro. Las fichas salen de la partida. Las fichas que vienen de una loseta ([[tokens-shown]]) no cuentan.
rb-tile-resource-pair = Devuelve tantas parejas de recursos iguales como quieras. Cada pareja da { $two } con dos jugadores, { $three } con tres, { $four } con cuatro. Los recursos van al suministro general. Las fichas que vienen de una loseta ([[tokens-shown]]) no cuentan.
rb-more-tokens = Más en [[tokens-shown]].
rb-more-tokens-two = Las dos fichas pueden ser de clases distintas y servir para fines distintos; una puede quedar sin usar. Más en [[tokens-shown]].
rb-more-key = Es una de las llaves adicionales de [[setup-players]]. Si ya no te quedan, o si te faltan los francos, no puedes usar la loseta.
rb-more-move = Más en [[tiles-in-move]].
rb-more-count = Un lugar con varias llaves tuyas cuenta una vez por cada llave ([[counts-double]]).
rb-more-types = Los seis tipos de edificios y los monumentos suman siete tipos. Varias llaves en un mismo lugar no añaden nada aquí.
rb-more-any-tile = Debe ser un número que aún no tengas.
rb-more-back = Tú eliges cuántas casillas, pero en la de destino debe haber una loseta, y con un número que aún no tengas.
rb-more-franc = Más en [[final-francs]].

## 10 The end and scoring
rb-c-end = Final y puntuación
    .lead = Una última ronda y después puntúan los distritos.
rb-s-end = El final de la partida
rb-end-trigger = Cuando se toma la última loseta de ventaja, se termina la ronda en curso, para que todos hayan jugado el mismo número de turnos. Luego se juega una última ronda completa. Tu último turno es un turno como cualquier otro: tienes que jugarlo.
rb-s-scoring = Puntuación final
rb-final-francs = Primero, quien tenga la loseta de bonificación { $francTile } obtiene { $francVp } por cada franco.
rb-final-districts = Después puntúa cada distrito con loseta de PV. El puesto de cada jugador depende de su valor total: **la suma de los valores que posee en ese distrito**. Quien no posee nada allí no ocupa ningún puesto. Los tres primeros puestos obtienen, por orden, los tres números de la loseta de PV; los demás no obtienen nada. Una llave en el banco no vale nada. Los distritos sin loseta de PV no puntúan.
rb-final-ties = En caso de empate decide el **valor individual más alto** que se posea allí. Si el empate persiste, se comparte el puesto: cada cual obtiene todos sus PV, y después se salta un puesto por cada jugador de más: tras dos primeros puestos viene el tercero.
rb-final-shared = Un lugar con llaves de varios jugadores cuenta completo para cada uno de ellos.
rb-s-winner = Quién gana
rb-winner = Gana quien tenga más PV. En caso de empate, decide el mayor número de francos y después el mayor valor total en todo el tablero; si persiste, la victoria es compartida. Los demás puestos se deciden del mismo modo.

## 11 With two players
rb-c-two = Con dos jugadores
    .lead = El mismo juego, con estas diferencias.
rb-two-half = En la puntuación final, el segundo puesto de un distrito puntúa **solo con al menos la mitad del valor total del primero**.
rb-two-keys = Cada jugador empieza con { $keysTwo } { $keysTwo ->
    [one] llave
   *[other] llaves
  } en la mano.
rb-two-copies = { $fewerCopies ->
    [0] De cada loseta de bonificación hay tantas copias como con más jugadores ([[tiles]]).
   *[other] De algunas losetas de bonificación hay menos copias ([[tiles]]).
  }
rb-two-vp = { $perPlayerCount ->
    [0] Todas las losetas de bonificación dan lo mismo que con más jugadores.
    [1] La loseta de bonificación { $perPlayerTiles } tiene un número propio para dos jugadores.
   *[other] Las losetas de bonificación { $perPlayerTiles } tienen números propios para dos jugadores.
  }

## 12 Variants
rb-c-variants = Variantes
    .lead = Cada una se puede elegir por separado al abrir una mesa.
rb-variant-tokens = **Fichas al azar**: las fichas de oro (recurso) van junto a las casillas de valor { $highest }. Todas las demás, tanto de recurso como de prestigio, se mezclan y se ponen junto a las otras casillas.
rb-variant-bonus = **Medidor al azar**: se toma una loseta de cada número y se separan por su letra en tres grupos ({ $zones }). Cada grupo se mezcla y se reparte por su propia parte del medidor. Las demás copias van después encima de la loseta de su mismo número. Desde entonces, el número de una loseta y el de su casilla son cosas distintas: lo que estas reglas dicen de una casilla se refiere a la casilla; lo que dicen de un número, a la loseta.
rb-variant-advanced = La **preparación avanzada** de las reglas impresas reúne las dos anteriores.
rb-variant-districts = **Distrito a elección**: al principio no vuelve a la caja ninguna loseta de edificio, y el distrito de cada loseta no cuenta. Pon la loseta en una casilla vacía de su valor, en un distrito a tu elección que aún no tenga ningún edificio de su tipo. Si no hay ninguna, la loseta sale de la partida.
rb-variant-piles = **Dos pilas** en vez de tres, lo más iguales posible, como en la edición alemana.

## 13 Nine worked examples
rb-c-examples = Nueve ejemplos
    .lead = Recórrelos paso a paso y luego pruébalo.

# Where an example shows a position: $place, $place2… are places, $a to $d the names of the players.
rb-ex-1 = Un solo camino hacia arriba
rb-ex-1-1 = Tu llave está aquí: { $place }. ¿Adónde puede ir?
rb-ex-1-2 = Sin ocupar, pero de menor valor: { $place }; { $place2 }. Las llaves solo suben.
rb-ex-1-3 = De mayor valor, pero ocupados: { $place }; { $place2 }.
rb-ex-1-4 = Sin ocupar y de mayor valor: { $place }. Pagas { $francs } y mueves la llave.
rb-ex-1-5 = La única otra opción habría sido un monumento nuevo que valiera más de { $above } y que pudieras pagar.

rb-ex-2 = Pagar la diferencia
rb-ex-2-1 = Tus dos llaves: { $place }; { $place2 }.
rb-ex-2-2 = { $place } → { $place2 }: { $to } − { $from }, así que pagas { $francs }.
rb-ex-2-3 = Terminas tu turno y juega { $b }. Después te toca otra vez.
rb-ex-2-4 = { $place } → { $place2 }, un monumento nuevo: de nuevo solo la diferencia, { $to } − { $from } = { $francs }. Pero los recursos, completos: { $cost }.

rb-ex-3 = Del Arco a un monumento
rb-ex-3-1 = Tu llave está en el Arco del Triunfo. En el distrito ya hay un monumento: { $place }, valor { $value }.
rb-ex-3-2 = Construyes uno que vale más: { $place }, valor { $value }. Pagas { $price }; por el Arco no se descuenta nada.
rb-ex-3-3 = Descartas dos fichas de prestigio de oro. Dan { $vp }.
rb-ex-3-4 = El tercer espacio de prestigio queda vacío: no tienes ficha para él.

rb-ex-4 = Más alto que todos los anteriores
rb-ex-4-1 = Tu llave está aquí: { $place }. En el distrito ya hay un monumento: { $place2 }, valor { $above }.
rb-ex-4-2 = No valen más de { $above }, así que aquí no se permiten: { $low }.
rb-ex-4-3 = Permitidos: { $high }.
rb-ex-4-4 = Tu elección: { $place }. Pagas { $price }.

rb-ex-5 = Tres iguales
rb-ex-5-1 = Posees tres edificios de valor { $value }: { $place }; { $place2 }; { $place3 }.
rb-ex-5-2 = Usas la loseta de bonificación { $number } y obtienes { $vp } por cada uno: { $vpAll }.

rb-ex-6 = Decide el valor más alto
rb-ex-6-1 = La partida termina. En este distrito está la loseta de PV { $figures }.
rb-ex-6-2 = Los valores totales: { $a } { $sumA }, { $b } { $sumB }, { $c } { $sumC }, { $d } { $sumD }.
rb-ex-6-3 = Mismo valor total: { $a } y { $c }. Los valores individuales más altos: { $a } { $highA }, { $c } { $highC }. El primer puesto es, pues, para { $c }.
rb-ex-6-4 = PV obtenidos: { $a } { $vpA }, { $b } { $vpB }, { $c } { $vpC }, { $d } { $vpD }. Solo puntúan tres puestos.

rb-ex-7 = Dos primeros puestos
rb-ex-7-1 = La partida termina. En este distrito está la loseta de PV { $figures }.
rb-ex-7-2 = { $place }: dos llaves, ambas de { $b }. Este lugar cuenta doble. { $place2 }: una llave de { $b }, otra de { $d }. Este lugar cuenta completo para ambos.
rb-ex-7-3 = Los valores totales: { $a } { $sumA }, { $b } { $sumB }, { $c } { $sumC }, { $d } { $sumD }. También coincide el valor individual más alto de { $b } con el de { $d }, { $highB }: comparten el primer puesto.
rb-ex-7-4 = PV obtenidos: { $a } { $vpA }, { $b } { $vpB }, { $c } { $vpC }, { $d } { $vpD }. El segundo puesto se salta; el tercero es para { $a }.

rb-ex-8 = Menos de la mitad
rb-ex-8-1 = La partida de dos jugadores termina. En este distrito está la loseta de PV { $figures }.
rb-ex-8-2 = Los valores totales: { $a } { $sumA }, { $b } { $sumB }. El segundo puesto necesita al menos la mitad de { $sumA }, y { $sumB } es menos.
rb-ex-8-3 = PV obtenidos: { $a } { $vpA }, { $b } { $vpB }.

rb-ex-9 = Cinco tipos
rb-ex-9-1 = Posees edificios de estos tipos: { $types }. Y dos monumentos: { $place }; { $place2 }.
rb-ex-9-2 = No importa cuántos tengas de cada tipo, y todos los monumentos son un solo tipo: { $count } { $count ->
    [one] tipo
   *[other] tipos
  }.
rb-ex-9-3 = Usas la loseta de bonificación { $number } y obtienes { $vp }.
