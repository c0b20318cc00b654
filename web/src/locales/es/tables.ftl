## Making a table
create-title = Abrir una mesa
create-lead = ¿Quién juega y con qué reglas? Las plazas libres las ocupa quien tenga el enlace.
create-seat-kind = Quién se sienta aquí
create-kind-human = Aquí
create-kind-open = Por enlace
create-kind-bot = Bot
create-recolor = Cambiar de color
create-name = Nombre
create-level = Nivel
create-random-start = Jugador inicial al azar
create-random-start-text = Si no, empieza quien ocupe la primera plaza.
create-rules = Reglas
create-box-ours = la nuestra
create-basic = Preparación básica
create-own = Personalizada
create-table = La mesa
create-table-name = Nombre de la mesa
create-screens-closed = Cerradas
    .text = Lo que los demás tienen tras su pantalla queda oculto, como en una mesa de verdad.
create-undo = Se permite deshacer
    .text = Dentro del propio turno, hasta lo último revelado.
create-hints = Se permiten pistas
    .text = Se puede preguntar a un bot qué jugaría.
create-spectators = Se admiten espectadores
    .text = Nunca ven detrás de una pantalla.
create-listed = Visible en la lista de mesas
    .text = Si no, hace falta el enlace.
create-pace = Ritmo de los bots
create-pace-instant = Al instante
create-pace-fast = Rápido
create-pace-normal = Normal
create-pace-slow = Pausado
create-duration = Duración estimada
create-summary = Tu mesa
create-go = Empezar la partida
create-open = Abrir la mesa
create-needs-person = Alguien tiene que jugar: ocupa una plaza o deja una libre.

## Waiting room
wait-title = Esperando jugadores
wait-invite = Envía este enlace a tus amigos
wait-share-text = Únete a mi partida de Paname
wait-qr = Código QR del enlace
wait-scan = O escanéalo con un teléfono
wait-home = Jugar con amigos en casa
    .text = Los teléfonos y equipos de tu red doméstica pueden unirse hasta que lo desactives o cierres Paname.
wait-only-here = Por ahora solo se llega a esta mesa desde este equipo.
wait-only-here-how = Solo se llega a esta mesa desde este equipo. Para abrirla a tu red doméstica, inicia el servidor con «{ $command }».
wait-copy = Copiar el enlace
wait-share = Compartir
wait-free = Plaza libre
wait-sit = Sentarse aquí
wait-leave = Dejar la plaza
wait-kick = Liberar la plaza
wait-your-name = Tu nombre
wait-name-needed = Escribe tu nombre.
wait-start = Empezar
wait-fill = Llenar las plazas libres con bots y empezar
wait-for-host = Esperando a que quien abrió la mesa inicie la partida.
wait-missing = { $count ->
    [one] Queda { $count } plaza libre.
   *[other] Quedan { $count } plazas libres.
  }
wait-all-taken = Todas las plazas están ocupadas.
invite-there = { $count ->
    [one] { $names } ya está en la mesa.
   *[other] { $names } ya están en la mesa.
  }
wait-device = Jugar esta plaza en otro dispositivo
wait-device-text = Abre este enlace en el otro dispositivo: la plaza se traslada allí. Quien tenga el enlace tiene la plaza.

## My games, watching
my-studies = Mis estudios
my-empty = Aún no hay partidas. La primera está a dos clics.
my-running = Les toca a otros
my-open = Esperando jugadores
my-over = Terminadas
my-won = Victoria: { $names }
table-open = Abrir
table-play = Jugar
table-join = Unirse
table-watch = Observar
table-result = Resultado
watch-title = Mesas
watch-open = Mesas abiertas
watch-open-empty = Nadie espera. Abre tú una mesa y envía el enlace.
watch-running = Partidas en curso
watch-running-empty = Ahora mismo no se juega ninguna partida.
watch-watching = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
  }
