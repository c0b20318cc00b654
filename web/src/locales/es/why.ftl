## Por qué un bot jugaría lo que dice su pista. Se comparan dos turnos; + y − van delante de lo que se cuenta.

why-than-nothing = En comparación con terminar el turno sin ello
why-than = En comparación con: { $action }
why-pays = Para pagar: { $action }
why-chance = Probabilidad de ganar: { $percent }
chances = Probabilidades de ganar
why-estimate = Estimado, en PV al final de la partida
why-else = Alternativas
why-alike = más o menos igual de bueno
why-worse-because = { $vp }: { $reason }

why-n-keys = { $count } { $count ->
    [one] llave en la mano
   *[other] llaves en la mano
  }
why-n-resources = { $count } { $count ->
    [one] ficha de recurso
   *[other] fichas de recurso
  }
why-n-prestige = { $count } { $count ->
    [one] ficha de prestigio
   *[other] fichas de prestigio
  }
why-n-buildings = { $count } de valor de construcción
why-n-districts = { $count } PV de distritos
why-n-tiles = { $count } { $count ->
    [one] loseta por usar
   *[other] losetas por usar
  }
why-n-track = { $count } { $count ->
    [one] casilla por recorrer en el medidor de bonificación
   *[other] casillas por recorrer en el medidor de bonificación
  }

why-vp = { $side ->
    [better] más PV de inmediato
   *[worse] menos PV de inmediato
  }
why-francs = { $side ->
    [better] más francos
   *[worse] menos francos
  }
why-keys = { $side ->
    [better] mejores lugares para las llaves
   *[worse] peores lugares para las llaves
  }
why-resources = { $side ->
    [better] mejores recursos
   *[worse] peores recursos
  }
why-prestige = { $side ->
    [better] mejores fichas de prestigio
   *[worse] peores fichas de prestigio
  }
why-buildings = { $side ->
    [better] mejores edificios
   *[worse] peores edificios
  }
why-districts = { $side ->
    [better] más fuerza en los distritos
   *[worse] menos fuerza en los distritos
  }
why-tiles = { $side ->
    [better] losetas que valen más
   *[worse] losetas que valen menos
  }
why-track = { $side ->
    [better] un lugar mejor en el medidor de bonificación
   *[worse] un lugar peor en el medidor de bonificación
  }
why-time = { $side ->
    [better] más turnos para aprovecharlo
   *[worse] menos turnos para aprovecharlo
  }
why-others = { $side ->
    [better] los rivales quedan peor
   *[worse] los rivales quedan mejor
  }
