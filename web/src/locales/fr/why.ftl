## Pourquoi un bot jouerait ce que dit son conseil, et pourquoi un tour vaut mieux qu’un autre.

why-than-nothing = Par rapport à finir le tour sans cela
why-than = Par rapport à « { $action } »
why-pays = Pour payer « { $action } »
why-outlook = Chances de gagner : { $percent }, avance à la fin : { $vp }
chances = Chances de gagner
why-estimate = PV en fin de partie, en moyenne, si des bots jouent la suite
# before what a turn costs
why-cost = en contrepartie
why-else = Autres possibilités
why-alike = à peu près aussi bon
why-n-keys = { $count } { $count ->
    [one] clé disponible
   *[other] clés disponibles
  }
why-n-tiles = { $count } { $count ->
    [one] tuile à activer
   *[other] tuiles à activer
  }
