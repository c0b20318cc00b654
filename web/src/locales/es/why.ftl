## Por qué un bot jugaría lo que dice su pista, y por qué un turno es mejor que otro.

why-than-nothing = En comparación con terminar el turno sin ello
why-than = En comparación con «{ $action }»
why-pays = Para pagar «{ $action }»
why-outlook = Probabilidad de ganar: { $percent }, ventaja al final: { $vp }
chances = Probabilidades de ganar
why-estimate = PV al final de la partida, de media, si los bots siguen jugando
# before what a turn costs
why-cost = a cambio
why-else = Alternativas
why-alike = más o menos igual de bueno
why-n-keys = { $count } { $count ->
    [one] llave en la mano
   *[other] llaves en la mano
  }
why-n-tiles = { $count } { $count ->
    [one] loseta por usar
   *[other] losetas por usar
  }
