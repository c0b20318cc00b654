## Puzzles: find the best turn
puzzle-find = Encuentra el mejor turno
puzzle-number = Problema { $number }
puzzle-easy = Fácil
puzzle-medium = Medio
puzzle-hard = Difícil
puzzle-about = Posiciones de partidas de bots, comprobadas con búsqueda profunda: un turno es claramente mejor que cualquier otra idea.
puzzle-how = Eres { $name }. Juega el turno completo desde aquí; al terminarlo se comprueba. Hasta entonces puedes deshacerlo todo.
puzzle-so-far = Tu turno hasta ahora
puzzle-checking = Comprobando tu turno…
puzzle-solved = ¡Resuelto!
puzzle-nearly = Bien, pero hay algo mejor
puzzle-wrong = Este no es
puzzle-shown = La solución
puzzle-loses = Tu turno pierde { $lost } de probabilidad de ganar.
puzzle-has = Lo que el mejor turno tiene y el tuyo no: { $reason }
puzzle-best = Mejor turno
puzzle-instead = La siguiente mejor idea
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
puzzle-about-keys = El mejor turno coloca una llave.
puzzle-about-buildings = El mejor turno mueve una llave a un edificio.
puzzle-about-landmarks = El mejor turno va a un monumento.
puzzle-about-bonus = El mejor turno tiene que ver con una loseta de bonificación.
puzzle-about-end = El mejor turno tiene que ver con las losetas de ventaja.
reason-no-such-puzzle = Ese problema no existe: tienen los números del 1 al { $most }.
reason-turn-not-over = El turno aún no ha terminado.
