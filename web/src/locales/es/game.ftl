## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Tablero
corner-piles = Pilas
corner-vp-tiles = Losetas de PV
corner-reserve = Suministro
corner-end-tiles = Losetas de ventaja
end-closed = cerrada
end-closed-why = cerrada hasta que se acaben las pilas

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Espacio { $value }, { $district }, sin construir
piece-free = libre
piece-keys = { $names }
piece-token = ficha: { $token }
piece-hand = Llaves en mano
piece-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
  }
piece-income = ingreso de { $francs } { $francs ->
    [one] franco
   *[other] francos
  }
piece-space = Casilla { $space } del medidor de bonificación
piece-space-tile = Casilla { $space }, loseta de bonificación { $number }
piece-space-empty = vacía
piece-number-owned = ya tienes este número
piece-pile = Pila { $pile }
piece-pile-empty = vacía
piece-pile-top = loseta superior: { $district }
piece-spot = Lugar para una loseta de PV, { $district }
piece-spot-empty = vacío
piece-row = Monumento nuevo, { $district }
piece-landmark = { $landmark } { $value }, { $district }
piece-landmark-supply = { $landmark } { $value }, en el suministro
piece-reserve = { $token } en el suministro
piece-buy-sell = compra por { $buy } F, venta por { $sell } F
piece-cost = cuesta { $price }
piece-gains = da { $gains }
price-nothing = nada
gain-bonus = una loseta de bonificación
gain-bonus-for = una loseta de bonificación por { $francs } F
gain-prestige = hasta { $vp } PV por prestigio
gain-vp-tile = una loseta de PV para colocar

## What bonus and End Game tiles do
fx-any-resource = { $count } { $count ->
    [one] recurso a tu elección
   *[other] recursos a tu elección
  }
fx-any-prestige = { $count } { $count ->
    [one] ficha de prestigio a tu elección
   *[other] fichas de prestigio a tu elección
  }
fx-per-building = { $vp } PV por cada edificio tuyo de valor { $value }
fx-per-unused-tile = { $vp } PV por cada otra loseta de bonificación sin usar que tengas
fx-per-prestige-pair = { $vp } PV por cada pareja de fichas de prestigio iguales que entregues
fx-per-resource-pair = { $vp } PV por cada pareja de recursos iguales que entregues
fx-per-landmark = { $vp } PV por cada monumento tuyo
fx-per-franc = al final de la partida, { $vp } PV por cada franco
fx-types = PV por tipos distintos de edificios ({ $values })
fx-key = otra llave por { $francs } F
fx-own-key = mover a un lugar que tiene tu propia llave
fx-opponent-key = mover a un lugar que tiene la llave de otro jugador
fx-any-tile = tomar cualquier loseta del medidor; el peón no se mueve
fx-back = retroceder hasta { $spaces } casillas y tomar una loseta

## Status bar
step-building = Edificio
step-action = Acción
step-end = Fin de turno
undo = Deshacer
reset = Reiniciar
end-turn = Terminar turno
pass = Pasar
skip = No, gracias
hint = Consejo
menu = Menú
your-turn = Te toca, { $name }.
your-turn-nameless = Te toca.
say-draw = Elige una pila y roba un edificio.
    .only = Roba el siguiente edificio.
say-build = ¿Dónde va el edificio: { $building } { $value }?
say-main = Coloca una llave, o mueve una y compra.
    .end = Coloca una llave, mueve una y compra, o toma una loseta de ventaja.
    .pass = No puedes colocar ni mover llaves. Quizá ayuden las acciones gratuitas; si no, pasa.
say-from = Llave: { $from }. ¿Adónde va?
say-hand = ¿A qué banco, o al Arco del Triunfo?
say-landmark = ¿Qué llave compra { $landmark }, y dónde?
say-landmark-where = ¿En qué distrito va { $landmark }?
say-target = ¿Qué llave va allí?
say-tile = Loseta de bonificación { $number }: elige en el tablero o aquí.
say-vp = Cuarta llave: pon una loseta de PV en cualquier distrito.
    .spot = Loseta de PV { $tile }: ¿en qué distrito?
say-bonus = Toma una loseta de bonificación por delante de tu peón.
    .price = Toma una loseta de bonificación por { $francs } { $francs ->
        [one] franco
       *[other] francos
      }.
say-score = ¿Entregas prestigio para { $landmark }?
say-pair = ¿Entregas otra pareja?
say-look = Toma una de las losetas de ventaja.
say-after = Acciones gratuitas, o termina tu turno.
say-over = La partida ha terminado.
say-wait-draw = roba un edificio…
say-wait = está pensando…
last-round = Última ronda
final-rounds = Se ha tomado la última loseta de ventaja: la ronda { $round } es la última.
round = Ronda { $round }

## My screen
my-screen = Tras mi pantalla
word-f = francos
word-vp-short = PV
keys-in-hand = { $keys } de { $total } llaves en mano
resources = Recursos
prestige = Prestigio
bonus-tiles = Losetas de bonificación
end-tiles = Losetas de ventaja
none-yet = ninguna aún
tile-used = usada
tile-move = al mover
tile-end = al final
tile-play = usar
loose = solo este turno
loose-note = De una loseta usada: lo que sobre al acabar el turno se pierde.
hidden = oculto tras la pantalla

## Landmarks, opponents
landmarks = Monumentos
landmarks-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
  }
opponents = Los demás jugadores
opp-keys = Llaves en mano
opp-tokens = Recursos
opp-prestige = Prestigio
opp-bonus = Losetas de bonificación sin usar
opp-end = Losetas de ventaja
online = presente
offline = ausente
bot = bot
conceded = se rindió

## Right panel
log = Registro
ranking = Distritos
notes = Notas
notes-hint = Notas para ti. Se quedan en este navegador.
log-empty = Todavía no ha pasado nada.
log-jump = Ir a este momento
rank-note = Si la partida acabara ahora
rank-half = Con dos jugadores, el segundo solo puntúa con al menos la mitad de la suma del primero.
rank-total = Con distritos
drawer = Jugadores y registro

## Tasks: what needs more room than the status bar
task-pay = Cómo pagar
task-pay-cost = Precio
task-pay-left = Quedan después
task-pay-loose = Las fichas de una loseta usada que no gastes este turno se pierden.
task-pay-go = Pagar y mover
task-confirm-draw = ¿Robar de esta pila?
task-confirm-draw-note = La loseta se revela: ya no se podrá deshacer.
task-confirm-look = ¿Mirar las losetas de ventaja?
task-confirm-look-note = Las verás todas y tendrás que tomar una. No se puede deshacer.
task-confirm-done = ¿Terminar el turno?
task-confirm-done-note = Después ya no podrás deshacer nada.
task-choose = Elige
task-look = Toma una
task-look-note = Has visto la pila: tienes que tomar una loseta.
task-hint = Un bot jugaría
task-hint-by = Opinión de un bot de nivel { $level }
task-hint-play = Jugar así
cancel = Cancelar
confirm = Sí
missed = { $count ->
    [one] { $count } jugada desde tu último turno
   *[other] { $count } jugadas desde tu último turno
  }
missed-replay = Ver
missed-skip = Omitir
curtain = Pasa el dispositivo a { $name }
curtain-note = Ahora solo debería mirar { $name }.
curtain-go = Soy { $name }
outdated = El servidor tiene una versión nueva.
outdated-go = Recargar
connecting = Conexión perdida, reintentando…
offline-now = Sin red. Tu partida está a salvo.
loading-table = Preparando la mesa…
whole-board = Mostrar todo el tablero
zoom-district = Ampliar { $district }
tab-screen = Pantalla
tab-supply = Suministro
tab-log = Registro
tab-players = Jugadores
night = Colores de noche
day = Colores de día
game-menu = Menú
menu-reference = Consulta
menu-preferences = Preferencias
menu-home = Inicio
menu-text = Vista de texto
menu-concede = Rendirse
menu-concede-sure = ¿Abandonar esta partida? Un bot jugará en tu lugar hasta el final.
menu-help = Teclado
menu-copy = Copiar el enlace de la mesa
menu-result = Resultado
moment = Un momento anterior de la ronda { $round }
moment-back = Volver a la partida

## When something breaks
crash-title = Algo se ha roto.
crash-text = Tu partida está a salvo en el servidor: recarga la página y sigue. Un informe ayuda a encontrar el fallo; contiene el nombre de tu navegador y las jugadas de esta partida, nada secreto.
crash-save = Guardar un informe
