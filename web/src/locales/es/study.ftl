## Playing on from a finished game
study-title = Seguir jugando
study-me = Tu plaza
study-everybody = todas
study-bots = Bots
study-bot = Dejar el turno a un bot
study-thinking = Un bot está pensando…
study-tree = Jugadas
study-variation = Rama:
study-line = Probabilidades en esta rama:
study-comment = Comentario
study-comment-hint = ¿Qué te parece esta posición?
study-link = Copiar enlace
study-game = Volver a la partida
study-cut = Borrar rama
study-cut-sure = ¿Borrar desde aquí?
study-forget = Borrar
study-of-others = Este estudio es de otra persona. Juega y tendrás tu propia copia.
study-none = Aún no hay estudios. Abre la repetición de una partida terminada y elige «Seguir desde aquí».
study-size = { $count ->
    [0] nada todavía
    [one] { $count } acción o comentario
   *[other] { $count } acciones y comentarios
  }
reason-no-such-study = Este estudio no existe (o ya no existe).
reason-not-your-study = Este estudio es de otra persona. Haz tu propia copia para seguir jugando.
reason-study-full = Este estudio está lleno. Borra antes una rama.
reason-too-many-studies = Tienes demasiados estudios. Borra uno antes.
reason-no-variation = La partida no se puede borrar, solo sus ramas.
