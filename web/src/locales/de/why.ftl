## Warum ein Bot spielen würde, was sein Tipp sagt. Zwei Züge werden verglichen.

why-than-nothing = Verglichen damit, den Zug ohne das zu beenden
why-than = Verglichen mit: { $action }
why-pays = Um zu bezahlen: { $action }
why-estimate = Geschätzt, in SP am Ende des Spiels
why-else = Was noch ginge
why-alike = etwa gleich gut
why-worse-because = { $vp }: { $reason }

why-more = { $what } mehr
why-less = { $what } weniger
why-n-vp = { $count } SP
why-n-francs = { $count } { $count ->
    [one] Franc
   *[other] Francs
  }
why-n-keys = { $count } { $count ->
    [one] Schlüssel auf der Hand
   *[other] Schlüssel auf der Hand
  }
why-n-resources = { $count } { $count ->
    [one] Ressourcenmarker
   *[other] Ressourcenmarker
  }
why-n-prestige = { $count } { $count ->
    [one] Prestigemarker
   *[other] Prestigemarker
  }
why-n-buildings = { $count } Gebäudewert
why-n-districts = { $count } SP aus Bezirken
why-n-tiles = { $count } { $count ->
    [one] Plättchen zum Einsetzen
   *[other] Plättchen zum Einsetzen
  }
why-n-track = { $count } { $count ->
    [one] Feld der Bonusleiste vor deiner Figur
   *[other] Felder der Bonusleiste vor deiner Figur
  }

why-vp = { $side ->
    [better] mehr SP sofort
   *[worse] weniger SP sofort
  }
why-francs = { $side ->
    [better] mehr Francs
   *[worse] weniger Francs
  }
why-keys = { $side ->
    [better] bessere Plätze für deine Schlüssel
   *[worse] schlechtere Plätze für deine Schlüssel
  }
why-resources = { $side ->
    [better] bessere Ressourcen
   *[worse] schlechtere Ressourcen
  }
why-prestige = { $side ->
    [better] bessere Prestigemarker
   *[worse] schlechtere Prestigemarker
  }
why-buildings = { $side ->
    [better] bessere Gebäude
   *[worse] schlechtere Gebäude
  }
why-districts = { $side ->
    [better] stärker in den Bezirken
   *[worse] schwächer in den Bezirken
  }
why-tiles = { $side ->
    [better] wertvollere Plättchen
   *[worse] weniger wertvolle Plättchen
  }
why-track = { $side ->
    [better] ein besserer Platz auf der Bonusleiste
   *[worse] ein schlechterer Platz auf der Bonusleiste
  }
why-time = { $side ->
    [better] mehr Spielzeit, die du noch nutzen kannst
   *[worse] weniger Spielzeit, die du noch nutzen kannst
  }
why-others = { $side ->
    [better] die anderen stehen schlechter da
   *[worse] die anderen stehen besser da
  }
