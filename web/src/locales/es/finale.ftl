## The result
over-winner = Gana { $names }
over-winner-you = Has ganado
over-winners = { $names } comparten la victoria
over-winners-you = Compartes la victoria con { $names }
over-skip = Ir al resultado
over-result = El resultado
over-conceded = Rendición: { $names }.
over-reason-francs = Empate a puntos: deciden los francos.
over-reason-values = Empate a puntos y francos: decide el mayor valor total en todo el tablero.
over-reason-shared = Empate a puntos, francos y valor total: la victoria es compartida.
over-tie-francs = A igualdad de puntos, { $name } queda por delante de { $other } por tener más francos.
over-tie-values = A igualdad de puntos y francos, { $name } queda por delante de { $other } por su mayor valor total en todo el tablero.
over-tie-shared = Puesto compartido ({ $name }, { $other }): mismos puntos, francos y valor total.
over-fair = Comprobado: se ha usado exactamente el orden barajado que se publicó antes de la primera jugada.
over-unfair = Atención: no se ha usado el orden barajado que se publicó antes de la primera jugada.
over-chart-source = De dónde vinieron los puntos
over-rematch = Revancha
over-rematch-open = Ir a la revancha
over-to-board = Volver al tablero

## The final scoring on the board
fin-play = En juego
fin-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
  }
fin-last-turn = El último turno
fin-leads = va en cabeza
fin-owns-nothing = no posee nada aquí
fin-francs-text = cada franco se convierte en puntos
fin-to-go = { $count ->
    [0] Era el último distrito
    [one] Queda un distrito
   *[other] Quedan { $count } distritos
  }
fin-ahead = { $name } lleva { $count } de ventaja.
fin-level = Empate en cabeza.
fin-tied = Empate a { $sum }.
    .highest = Decide el valor individual más alto: { $name } tiene { $value }; { $other }, solo { $lower }.
    .shared = También los valores más altos son iguales: { $names } puntúan como puesto { $rank }.
fin-half = { $second } es menos de la mitad de { $first }.
    .text = Con dos jugadores, { $name } no puntúa entonces por el segundo puesto.
fin-gain = { $name } { $count } PV
fin-say-play = Puntos conseguidos en juego: { $scores }.
fin-say = { $step }: { $scores }.
fin-say-nobody = { $step }: nadie puntúa.
fin-tally = El recuento
fin-now = Ahora
fin-rule = Cómo puntúa un distrito
    .text = Suma los valores que posees allí. El primer, el segundo y el tercer puesto obtienen los tres números de la loseta. A igual valor total decide el valor individual más alto; si también es igual, se comparte el puesto y cada cual obtiene el número mejor.
    .two = Suma los valores que posees allí. El primer y el segundo puesto obtienen los números de la loseta; el segundo necesita al menos la mitad del valor total del primero. A igual valor total decide el valor individual más alto.
fin-key-step = paso
fin-key-pause = pausa
fin-key-end = resultado

## The poster and the story
fin-poster-alt = Cartel de la victoria de { $names }: { $line }.
fin-line = { $lead ->
    [one] { $count } puntos, con uno de ventaja
   *[other] { $count } puntos, con { $lead } de ventaja
  }
    .plain = { $count } puntos
fin-share = Compartir imagen
fin-won = ganó { $names }
fin-won-many = ganó { $count } distritos
fin-num-margin = { $count ->
    [one] punto
   *[other] puntos
  }
    .clause = de diferencia: { $name }, { $other }
    .how = { $count ->
        [one] por un solo punto
       *[other] por { $count } puntos
      }
fin-num-leading = { $count ->
    [one] ronda en cabeza
   *[other] rondas en cabeza
  }
    .clause = antes de la puntuación final
    .how = { $count ->
        [0] en cabeza solo tras la puntuación final
        [one] tras una sola ronda en cabeza
       *[other] tras { $count } rondas en cabeza
      }
fin-num-changes = { $count ->
    [one] cambio de líder
   *[other] cambios de líder
  }
    .clause = antes de la puntuación final
    .how = { $count ->
        [0] sin un solo cambio de líder
        [one] tras un cambio de líder
       *[other] tras { $count } cambios de líder
      }
fin-num-francs = PV por francos
    .clause = con la loseta de bonificación { $number }
    .how = con { $count } PV por francos
fin-num-place =
    .clause = el valor más alto, en la ronda { $round }
fin-num-turn = PV en un turno
    .clause = en la ronda { $round }
    .how = con { $count } PV en un solo turno
fin-num-districts = { $count ->
    [one] distrito ganado
   *[other] distritos ganados
  }
    .clause = de { $total } con loseta de PV
    .how = { $count ->
        [0] sin ganar un solo distrito
        [one] con un distrito ganado
       *[other] con { $count } distritos ganados
      }
fin-num-tile = PV con una loseta
    .clause = loseta de bonificación { $number }
    .how = con { $count } PV de la loseta de bonificación { $number }
fin-num-keys = { $count ->
    [one] llave
   *[other] llaves
  }
    .clause = en la mano al final
fin-points = Puntos por ronda
    .note = { $count ->
        [one] una ronda y la puntuación final
       *[other] { $count } rondas y la puntuación final
      }
fin-turning-count = Puntuación
fin-turning-turn = { $name } consigue { $count } PV en un solo turno.
fin-turning-landmark = { $name } construye { $landmarkAcc } y consigue { $count } PV en ese turno.
fin-turning-francs = { $name } convierte francos en { $count } PV.
fin-turning-district = { $name } consigue { $count } PV { $districtIn }.
fin-turning-lead = { $name } se pone en cabeza.
    .same = Y se pone en cabeza.
