## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Tablero
corner-piles = Pilas
corner-reserve = Suministro general
end-closed = cerradas
end-closed-why = cerradas hasta que se agoten las pilas

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Casilla { $value }, { $district }, sin construir
piece-free = sin ocupar
piece-keys = llaves: { $names }
piece-token = ficha: { $token }
piece-left = quedan: { $count }
piece-income = da { $francs }
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
piece-landmark-supply = { $landmark } { $value }, sin construir
piece-slots = espacios de prestigio: { $tokens }
piece-reserve = { $token } en el suministro general
piece-buy = compra: { $price }
piece-sell = venta: { $price }
piece-score = en un monumento: { $vp }
piece-cost = cuesta { $price }
piece-resources = más { $cost }
piece-gains = da { $gains }
piece-choices = Clic: { $count } { $count ->
    [one] posibilidad
   *[other] posibilidades
  }
gain-bonus = una loseta de bonificación
gain-bonus-for = una loseta de bonificación por { $price }
gain-prestige = hasta { $vp } por prestigio
gain-vp-tile = una loseta de PV para colocar

## What bonus and End Game tiles do
fx-per-building = { $vp } por cada edificio propio de valor { $value }
fx-per-unused-tile = { $vp } por cada otra loseta de bonificación propia sin usar
fx-per-prestige-pair = { $vp } por cada pareja devuelta de fichas de prestigio iguales
fx-per-resource-pair = { $vp } por cada pareja devuelta de recursos iguales
fx-per-landmark = { $vp } por cada monumento propio
fx-per-franc = { $vp } por cada franco al final de la partida
fx-types = PV por los distintos tipos en propiedad; los monumentos son un tipo ({ $values })
fx-key = una llave adicional por { $price }
fx-own-key = mover una llave a un edificio o monumento donde ya hay una llave propia
fx-opponent-key = mover una llave a un edificio o monumento ocupado por un rival
fx-any-tile = tomar cualquier loseta del medidor; el peón no se mueve
fx-back = retroceder hasta { $spaces } { $spaces ->
    [one] casilla
   *[other] casillas
  } y tomar una loseta de bonificación

## Status bar
step-building = Edificio
step-action = Acción
step-end = Fin de turno
undo = Deshacer
reset = Reiniciar turno
end-turn = Fin de turno
pass = Pasar
skip = No, gracias
hint = Pista
menu = Menú
your-turn = Te toca, { $name }.
your-turn-nameless = Te toca.
say-draw = Elige una pila y roba un edificio.
    .only = Roba el siguiente edificio.
say-build = ¿Dónde va el edificio: { $building } { $value }?
say-main = Coloca una llave, o mueve una para comprar.
    .end = Coloca una llave, mueve una para comprar o toma una loseta de ventaja.
    .pass = No puedes colocar ni mover llaves. Quizá ayuden las acciones gratuitas; si no, pasa.
say-from = Llave: { $from }. ¿Adónde va?
say-hand = ¿En qué banco, o en el Arco del Triunfo?
say-landmark = ¿Qué llave compra { $landmarkAcc }, y dónde?
say-landmark-where = ¿En qué distrito quieres construir { $landmarkAcc }?
say-target = ¿Qué llave va allí?
say-tile = Loseta de bonificación { $number }: ¿qué llave y adónde?
    .space = Loseta de bonificación { $number }: ¿qué loseta tomas del medidor?
say-vp = Cuarta llave: elige una loseta de PV y después su distrito.
    .spot = Loseta de PV { $tile }: ¿en qué distrito?
say-bonus = Toma una loseta de bonificación por delante de tu peón.
    .price = ¿Tomas una loseta de bonificación por { $price }?
say-score = ¿Descartas fichas de prestigio por puntos ({ $landmark })?
say-first = Usa antes una loseta: { $tiles }.
    .nothing = No tienes ninguna ficha de prestigio para ello. Se te pregunta porque tienes una loseta de ventaja: nadie debe saber cuál.
    .no-bonus = Aquí no puedes alcanzar ninguna loseta de bonificación, ni siquiera retrocediendo.
say-pair = ¿Devuelves otra pareja?
say-look = Toma una de las losetas de ventaja.
say-after = Haz acciones gratuitas o termina tu turno.
say-over = La partida ha terminado.
say-wait-draw = está robando un edificio…
say-wait = está pensando…
last-round = Última ronda
final-rounds = Se ha tomado la última loseta de ventaja: la ronda { $round } es la última.

## My screen
my-screen = Tras mi pantalla
keys-in-hand = Llaves en la mano: { $keys } de { $total }
none-yet = ninguna aún
tile-used = usada
tiles-used = Losetas de bonificación usadas
tile-move = al mover
tile-end = al final
tile-play = usar
loose = solo este turno
loose-note = De una loseta usada: lo que sobre al acabar tu turno se pierde.
hidden = oculto

## Opponents
opp-bonus = Losetas de bonificación sin usar
last-turns = Los últimos turnos de los demás
bot = bot
conceded = rendición

## Right panel
log = Registro
notes = Notas
notes-hint = Notas para ti. Nadie más en la mesa las ve.
log-empty = Todavía no ha pasado nada.
log-older = Ver lo anterior
log-jump = Ir a este momento
rank-note = Lo que puntuarían los distritos si la partida acabara ahora.
    .over = Así puntuaron los distritos.
rank-half = Con dos jugadores, el segundo puesto solo puntúa con al menos la mitad del valor total del primero.
rank-total = Con distritos
drawer = Jugadores y registro

## Tasks: what needs more room than the status bar
task-pay = Cómo pagar
task-pay-cost = Precio
task-pay-left = Quedan después
task-pay-loose = Las fichas de una loseta usada que no gastes este turno se pierden.
task-pay-go = Pagar y mover
task-pay-vp = cuesta { $vp } aquí
task-confirm-draw = ¿Robar de esta pila?
task-confirm-draw-note = La loseta se revelará: no se podrá deshacer.
task-confirm-look = ¿Mirar las losetas de ventaja?
task-confirm-look-note = Las verás todas y tendrás que tomar una. No se puede deshacer.
task-confirm-done = ¿Terminar el turno?
task-confirm-done-note = Después ya no se podrá deshacer nada.
lose-note = Perderías:
lose-loose = Fichas de una loseta usada: { $tokens }
lose-bonus = Una loseta de bonificación gratis (Deshacer la devuelve)
lose-prestige = { $landmark }, { $tokens }: { $vp } (Deshacer los devuelve)
lose-ask = Preguntar también la próxima vez
task-choose = Elige
task-look = Toma una
task-look-note = Has visto la pila: tienes que tomar una loseta.
task-hint = Un bot jugaría
task-hint-by = Pista de un bot ({ $level })
task-hint-play = Jugar así
cancel = Cancelar
confirm = Sí
missed = { $count ->
    [one] { $count } acción desde tu último turno
   *[other] { $count } acciones desde tu último turno
  }
missed-replay = Ver
missed-skip = Omitir
curtain = Pasa el dispositivo a { $name }
curtain-note = Ahora solo debería mirar { $name }.
curtain-go = Soy { $name }
outdated = Hay una versión nueva.
outdated-go = Recargar
outdated-later = Más tarde
connecting = Conexión perdida. Reconectando…
offline-now = Sin red. Tu partida está a salvo.
loading-table = Preparando la partida…
whole-board = Mostrar todo el tablero
zoom-district = Ampliar { $district }
tab-screen = Pantalla
tab-supply = Suministro
tab-log = Registro
tab-players = Jugadores
menu-text = Vista de texto
menu-concede = Rendirse
menu-concede-sure = ¿Rendirte en esta partida? Un bot seguirá jugando en tu lugar.
menu-concede-ends = ¿Rendirte en esta partida? Se acaba al instante y quedas en último lugar.
menu-help = Teclado
menu-copy = Copiar el enlace de la mesa
menu-result = Resultado
moment = Vista de la ronda { $round }
moment-back = Volver a la partida

## When something breaks
crash-title = Algo ha fallado.
crash-text = Tu partida está a salvo en el servidor: recarga la página y sigue. Un informe ayuda a encontrar el fallo; contiene el nombre de tu navegador y las acciones de esta partida, nada secreto.
crash-save = Guardar un informe

## The table: its options, who sits there
create-person = Jugador { $number }
my-your-turn = Te toca
create-advanced = Preparación avanzada
create-random_tokens = Fichas al azar
    .text = Los recursos y las fichas de prestigio se reparten al azar junto a los edificios (el oro sigue en los de mayor valor).
create-random_bonus_track = Medidor al azar
    .text = Las losetas de bonificación se mezclan dentro de su zona.
create-free_districts = Distrito a elección
    .text = Eliges el distrito de cada edificio que robas: uno de cada tipo por distrito. El que no cabe en ninguno sale de la partida. No se aparta ninguno al empezar.
create-two_piles = Dos pilas en vez de tres
    .text = Como en la edición alemana: menos donde elegir, menos información.
create-screens = Pantallas
create-screens-open = Abiertas
    .text = Se ven los francos, llaves, fichas y losetas de bonificación de todos: nada que memorizar.
create-analysis = Análisis durante la partida
    .text = Cada cual puede analizar sus propios turnos durante la partida. Nadie más ve el resultado.
create-box = Caja
