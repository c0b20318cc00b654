## El análisis de una partida terminada
ana-title = Análisis
ana-chance = Probabilidad de ganar
ana-chance-small = probabilidad de ganar
# below a number, such as −12
ana-lost = { $count ->
    [one] punto porcentual
   *[other] puntos porcentuales
  }
ana-best = La mejor jugada
ana-good = Buena jugada
ana-inaccuracy = Imprecisión
ana-mistake = Error
ana-blunder = Error grave
ana-played = Se jugó
ana-better = Mejor
ana-because = La diferencia
ana-nothing-better = La búsqueda no encontró nada mejor.
ana-lead = { $district }: valor total { $sum }, puesto { $rank }
ana-lead-instead = { $district }: valor total { $sum }, puesto { $rank } en vez del puesto { $instead }
ana-prevents = Para { $name } ya no habría sido posible «{ $action }»
ana-where = Dónde bajó la probabilidad de ganar
    .note = En puntos porcentuales, sumados en todos los turnos
ana-by-phase = Por fase
ana-by-kind = Por tipo de jugada
ana-accuracy = Precisión
ana-lost-most = lo que más costó: { $kind }, { $phase }
ana-kind-keys = llaves
ana-kind-buildings = edificios
ana-kind-landmarks = monumentos
ana-kind-bonus = losetas de bonificación
ana-kind-end = losetas de ventaja
ana-phase-opening = apertura
ana-phase-middle = medio juego
ana-phase-end = final
ana-turns = Turnos
ana-all = Todos
ana-turning = Momentos decisivos
ana-points = { $count ->
    [0] Ningún momento decisivo
    [one] Un momento decisivo
   *[other] { $count } momentos decisivos
  }
ana-point = Momento decisivo { $number } de { $count }
ana-show-line = Ver la jugada
# before the numbers below the graph
ana-round = ronda
ana-waiting = Los primeros turnos aparecerán aquí enseguida. El análisis continúa aunque se cierre esta página.
ana-own = Tu turno { $number } de { $total }
ana-running = { $done } de { $total } turnos analizados
ana-failed = El análisis se ha interrumpido.
ana-in-replay = Ver en la repetición
ana-link = Enlace a este turno
ana-previous = Turno anterior
ana-next = Turno siguiente
ana-previous-point = Momento decisivo anterior
ana-next-point = Momento decisivo siguiente
ana-moment = Ronda { $round }, { $name }: { $judgement }
