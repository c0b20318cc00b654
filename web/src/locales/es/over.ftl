## Game over and final scoring
over-title = Puntuación final
over-francs = Loseta de bonificación { $number }: los francos se convierten en puntos
over-francs-text = { $name } tiene la loseta y convierte cada franco en puntos: { $vp }.
over-francs-nobody = Nadie tiene la loseta que convierte francos en puntos.
over-district-plain = Decide el valor total de cada jugador.
over-district-alone = Solo { $name } posee algo aquí.
over-district-nobody = Nadie posee nada aquí: la loseta de PV no da nada.
over-district-highest = Mismo valor total: { $names }. Decide el valor individual más alto: { $winner }, con { $value }.
over-district-shared = Empate en valor total y en valor más alto: { $names }. Cada cual recibe los puntos del puesto { $rank }, y { $count ->
    [one] se salta el puesto siguiente
   *[other] se saltan los { $count } puestos siguientes
  }.
over-district-half = Con dos jugadores, el segundo puesto necesita al menos la mitad del valor total del primero: { $second } frente a { $first } es poco, así que { $name } no puntúa.
over-district-half-kept = Con dos jugadores, el segundo puesto necesita al menos la mitad del valor total del primero: { $second } frente a { $first } basta.
over-district-fourth = Solo puntúan los tres primeros puestos.
over-export = Guardar la partida

## Replay
play-on = Seguir desde aquí
replay-title = Repetición
replay-lead = Abre una partida guardada (.paris.json) y repásala jugada a jugada.
replay-import = Abrir una partida guardada
replay-drop = Suelta aquí un archivo o elige uno
replay-bad-file = Este archivo no es una partida guardada.
replay-my-finished = Tus partidas terminadas
replay-position = Posición
replay-at = Paso { $step } de { $steps }
replay-start = Inicio de la partida
replay-first = Al principio
replay-last = Al final
replay-turn-back = Un turno atrás
replay-turn-on = Un turno adelante
replay-step-back = Un paso atrás
replay-step-on = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-times = { $speed }×
replay-eyes = Vista de
replay-eyes-all = Espectador
replay-link = Enlace a este momento
