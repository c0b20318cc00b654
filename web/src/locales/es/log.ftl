## El registro. El nombre va delante de cada frase, con el verbo en tercera persona. Los cambios siguen entre paréntesis.
log-draw = revela { $buildingAcc } de valor { $value } { $districtIn }
log-draw-free = revela { $buildingAcc } de valor { $value }
log-draw-discard = revela { $buildingAcc } de valor { $value }; no cabe en ninguna casilla y sale de la partida
log-build = construye { $buildingAcc } de valor { $value } { $districtIn }
log-place = coloca una llave { $placePut }
log-move = compra { $buildingAcc } de valor { $value } { $districtIn }, { $originKind ->
    [arc] desde el Arco del Triunfo
    [bank] desde el banco
   *[place] con la llave { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , con la loseta de bonificación { $by }
  }
log-move-landmark = compra { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] desde el Arco del Triunfo
    [bank] desde el banco
   *[place] con la llave { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , con la loseta de bonificación { $by }
  }
log-move-new = construye { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] desde el Arco del Triunfo
    [bank] desde el banco
   *[place] con la llave { $originOf }
  }
log-vp-tile = coloca la loseta de PV { $tile } { $districtIn }
log-bonus = toma la loseta de bonificación { $number }
log-score = descarta { $tokenOne }
log-pair = devuelve otra pareja
log-look = mira las losetas de ventaja
log-take = toma una loseta de ventaja (quedan: { $left })
log-take-mine = toma una loseta de ventaja: { $effect } (quedan: { $left })
log-buy = compra { $tokenOne }
log-sell = vende { $tokenOne }
log-use = usa la loseta de bonificación { $number }
log-use-take = usa la loseta de bonificación { $number } y toma la { $taken }
log-use-end = usa una loseta de ventaja: { $effect }
log-pass = pasa
log-done = termina el turno
log-decline-bonus = no toma ninguna loseta de bonificación
log-decline-score = no descarta más fichas de prestigio
log-decline-vp = no coloca ninguna loseta de PV
log-decline-pair = no devuelve más parejas
log-lost = pierde las fichas sin usar de las losetas usadas
log-concede = se rinde; un bot sigue jugando
log-last-round = La ronda { $round } será la última.
log-over = La partida ha terminado.
log-francs-scored = convierte sus francos en puntos
log-district-scored = puntúa { $districtIn }: valor total { $sum }, puesto { $rank }
log-private = Solo tú lo ves
log-undone = Deshecho
