## Game over and final scoring
over-title = Puntuación final
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

table-replay = Repetición
table-analyze = Analizar
