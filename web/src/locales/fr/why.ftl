## Pourquoi un bot jouerait ce que dit son conseil. Deux tours sont comparés ; + et − précèdent ce qui se compte.

why-than-nothing = Par rapport à finir le tour sans cela
why-than = Par rapport à : { $action }
why-pays = Pour payer : { $action }
why-chance = Chances de gagner : { $percent }
chances = Chances de gagner
why-estimate = Estimations, en PV à la fin de la partie
why-else = Autres possibilités
why-alike = à peu près aussi bon
why-worse-because = { $vp } : { $reason }

why-n-keys = { $count } { $count ->
    [one] clé disponible
   *[other] clés disponibles
  }
why-n-resources = { $count } { $count ->
    [one] jeton ressource
   *[other] jetons ressource
  }
why-n-prestige = { $count } { $count ->
    [one] jeton prestige
   *[other] jetons prestige
  }
why-n-buildings = { $count } en valeur de bâtiments
why-n-districts = { $count } PV des quartiers
why-n-tiles = { $count } { $count ->
    [one] tuile à activer
   *[other] tuiles à activer
  }
why-n-track = { $count } { $count ->
    [one] case devant le pion sur la piste bonus
   *[other] cases devant le pion sur la piste bonus
  }

why-vp = { $side ->
    [better] plus de PV tout de suite
   *[worse] moins de PV tout de suite
  }
why-francs = { $side ->
    [better] plus de francs
   *[worse] moins de francs
  }
why-keys = { $side ->
    [better] de meilleurs lieux pour les clés
   *[worse] de moins bons lieux pour les clés
  }
why-resources = { $side ->
    [better] de meilleures ressources
   *[worse] de moins bonnes ressources
  }
why-prestige = { $side ->
    [better] de meilleurs jetons prestige
   *[worse] de moins bons jetons prestige
  }
why-buildings = { $side ->
    [better] de meilleurs bâtiments
   *[worse] de moins bons bâtiments
  }
why-districts = { $side ->
    [better] plus de poids dans les quartiers
   *[worse] moins de poids dans les quartiers
  }
why-tiles = { $side ->
    [better] des tuiles qui valent plus
   *[worse] des tuiles qui valent moins
  }
why-track = { $side ->
    [better] une meilleure place sur la piste bonus
   *[worse] une moins bonne place sur la piste bonus
  }
why-time = { $side ->
    [better] plus de tours pour en profiter
   *[worse] moins de tours pour en profiter
  }
why-others = { $side ->
    [better] les adversaires s’en sortent moins bien
   *[worse] les adversaires s’en sortent mieux
  }
