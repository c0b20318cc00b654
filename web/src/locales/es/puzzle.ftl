## Puzzles: find the best turn
puzzle-find = Encuentra la mejor jugada
puzzle-number = Problema { $number }
puzzle-easy = Fácil
puzzle-medium = Intermedio
puzzle-hard = Difícil
# heading over several puzzles
puzzles-easy = Fáciles
puzzles-medium = Intermedios
puzzles-hard = Difíciles
puzzle-about = Posiciones de partidas entre bots, comprobadas con búsqueda profunda: una jugada es claramente mejor que cualquier otra idea.
puzzle-how = Juega el turno completo desde aquí; al terminarlo se comprueba. Hasta entonces puedes deshacerlo todo.
# 8 francs, 2 keys in hand, and 27 VP
puzzle-position = Eres { $name }. Ronda { $round }: tienes { $holds }.
puzzle-check = Comprobar
puzzle-so-far = Tu jugada hasta ahora
puzzle-checking = Comprobando tu jugada…
puzzle-solved = ¡Resuelto!
puzzle-nearly = Bien, pero hay algo mejor
puzzle-wrong = Esa no es
puzzle-shown = La solución
puzzle-loses = Tu jugada reduce tu probabilidad de ganar en { $count ->
    [one] un punto porcentual.
   *[other] { $count } puntos porcentuales.
}
puzzle-best = La mejor jugada
puzzle-instead = La segunda mejor idea
puzzle-yours = Tu jugada
puzzle-stuck = ¿Sin ideas?
puzzle-nudge = Una pista
puzzle-cost = cuesta una estrella
puzzle-show = Mostrar la solución
puzzle-again = Otra vez
puzzle-next = Siguiente problema
puzzle-today = Problema de hoy
puzzle-stars = { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
  }
puzzle-streak = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
  }
puzzle-done = { $done } de { $total } resueltos
puzzle-about-keys = La mejor jugada coloca una llave.
puzzle-about-buildings = La mejor jugada mueve una llave a un edificio.
puzzle-about-landmarks = La mejor jugada mueve una llave a un monumento.
puzzle-about-bonus = La mejor jugada tiene que ver con una loseta de bonificación.
puzzle-about-end = La mejor jugada tiene que ver con las losetas de ventaja.
reason-no-such-puzzle = Este problema no existe (o ya no existe).
reason-turn-not-over = El turno aún no ha terminado.
