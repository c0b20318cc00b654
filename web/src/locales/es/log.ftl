## El registro. El nombre va delante de cada frase, con el verbo en tercera persona. Los cambios siguen entre paréntesis.
log-draw = revela { $buildingAcc } de valor { $value } { $districtIn }
log-draw-free = revela { $buildingAcc } de valor { $value }
log-draw-discard = revela { $buildingAcc } de valor { $value }; no cabe en ningún solar y sale del juego
log-build = construye { $buildingAcc } de valor { $value } { $districtIn }
log-place = lleva una llave { $placeTo }
log-move = compra { $buildingAcc } de valor { $value } { $districtIn }, { $originKind ->
    [arc] desde el Arco del Triunfo
    [bank] desde el banco
   *[place] viniendo { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , con la loseta de bonificación { $by }
  }
log-move-landmark = compra { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] desde el Arco del Triunfo
    [bank] desde el banco
   *[place] viniendo { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , con la loseta de bonificación { $by }
  }
log-move-new = lleva { $landmarkAcc } { $districtTo }, { $originKind ->
    [arc] desde el Arco del Triunfo
    [bank] desde el banco
   *[place] viniendo { $originOf }
  }
log-vp-tile = coloca la loseta de PV { $tile } { $districtIn }
log-bonus = toma la loseta de bonificación { $number }
log-score = entrega { $tokenOne }
log-pair = entrega otra pareja
log-look = mira las losetas de ventaja
log-take = toma una loseta de ventaja (quedan { $left })
log-take-mine = toma la loseta de ventaja { $tile } (quedan { $left })
log-buy = compra { $tokenOne }
log-sell = vende { $tokenOne }
log-use = usa la loseta de bonificación { $number }
log-use-take = usa la loseta de bonificación { $number } y toma la { $taken }
log-use-end = usa la loseta de ventaja { $tile }
log-pass = no tiene acción principal posible
log-decline-bonus = no toma loseta de bonificación
log-decline-score = no entrega más prestigio
log-decline-vp = no coloca loseta de PV
log-lost = pierde lo que las losetas daban solo para este turno
log-concede = abandona; un bot sigue jugando
log-last-round = La ronda { $round } será la última.
log-over = La partida ha terminado.
log-francs-scored = convierte sus francos en puntos
log-district-scored = puntúa { $districtIn } con una suma de { $sum }, puesto { $rank }
log-turn = Ronda { $round }: { $name }
log-private = Solo tú lo ves
log-undone = Deshecho
