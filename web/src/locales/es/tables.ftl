## Making a table
create-title = Crear una mesa
create-lead = ¿Quién juega y con qué reglas? Los asientos libres los ocupa quien tenga el enlace.
create-players = Jugadores
create-seats = Asientos
create-seat-kind = Quién se sienta aquí
create-kind-human = En este dispositivo
create-kind-open = Por enlace
create-kind-bot = Bot
create-name = Nombre
create-person = Jugador { $number }
create-level = Nivel
create-random-start = Sortear el jugador inicial
create-random-start-text = Si no, empieza el primer asiento.
create-rules = Reglas
create-basic = Preparación básica
create-advanced = Preparación avanzada
create-own = Mezcla propia
create-random_tokens = Fichas al azar
    .text = Recursos y prestigio se reparten al azar junto a los edificios (el oro sigue en los de valor 8).
create-random_bonus_track = Medidor al azar
    .text = Las losetas de bonificación se mezclan dentro de su zona.
create-free_districts = Distritos libres
    .text = Tú eliges el distrito de cada edificio que robas; no se aparta ninguno.
create-two_piles = Dos montones en vez de tres
    .text = Como en la edición alemana: menos elección, menos pistas.
create-table = La mesa
create-table-name = Nombre de la mesa
create-screens = Pantallas
create-screens-closed = Cerradas
    .text = Lo que los demás tienen tras su pantalla queda oculto, como en la mesa.
create-screens-open = Abiertas
    .text = Se muestran francos, llaves, fichas y losetas de todos: nada que memorizar.
create-undo = Deshacer permitido
    .text = Dentro del propio turno, hasta lo último revelado.
create-hints = Pistas permitidas
    .text = Se puede preguntar a un bot qué jugaría.
create-spectators = Se admiten espectadores
    .text = Nunca ven detrás de una pantalla.
create-listed = Visible en la lista de mesas
    .text = Si no, solo se llega con el enlace.
create-pace = Ritmo de los bots
create-pace-instant = Al instante
create-pace-fast = Rápido
create-pace-normal = Normal
create-pace-slow = Pausado
create-duration = Duración estimada
create-summary = Tu mesa
create-go = Empezar la partida
create-open = Abrir la mesa
create-needs-person = Alguien tiene que jugar: ocupa un asiento o deja uno libre.

## Waiting room
wait-title = Esperando jugadores
wait-invite = Envía este enlace a tus amigos
wait-qr = Código QR del enlace
wait-scan = O escanéalo con un teléfono
wait-copy = Copiar el enlace
wait-share = Compartir
wait-free = Asiento libre
wait-sit = Sentarse aquí
wait-leave = Levantarse
wait-kick = Liberar el asiento
wait-your-name = Tu nombre
wait-start = Empezar
wait-fill = Llenar los asientos libres con bots y empezar
wait-for-host = Empieza la partida quien creó la mesa.
wait-missing = { $count ->
    [one] Queda { $count } asiento libre.
   *[other] Quedan { $count } asientos libres.
  }
wait-all-here = Ya estáis todos.
wait-online = presente
wait-away = ausente
wait-device = Jugar este asiento en otro dispositivo

## My games, watching
my-title = Mis partidas
my-empty = Aún no hay partidas. La primera está a dos clics.
my-your-turn = Te toca
my-running = Juegan otros
my-open = Esperando jugadores
my-over = Terminadas
my-won = Ganador: { $names }
table-open = Abrir
table-play = Jugar
table-join = Unirse
table-watch = Observar
table-replay = Repetición
table-result = Resultado
watch-title = Mesas
watch-open = Mesas abiertas
watch-open-empty = Nadie espera. Abre tú una mesa y envía el enlace.
watch-running = En juego ahora
watch-running-empty = Ahora mismo no se juega ninguna partida.
watch-watching = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
  }
wait-device-text = Abre este enlace en el otro dispositivo: el asiento se traslada allí. Quien tenga el enlace tiene el asiento.
