## Warum ein Bot spielen würde, was sein Tipp sagt. Zwei Züge werden verglichen; vor gezählten Gründen stehen + und −.

why-than-nothing = Im Vergleich zum Zugende ohne diese Aktion
why-than = Im Vergleich zu: { $action }
why-pays = Als Bezahlung für: { $action }
why-chance = Gewinnchance: { $percent }
chances = Gewinnchancen
why-estimate = Geschätzt, in SP am Ende der Partie
why-else = Alternativen
why-alike = etwa gleich gut
why-worse-because = { $vp }: { $reason }

why-n-keys = { $count } Schlüssel auf der Hand
why-n-resources = { $count } Ressourcenmarker
why-n-prestige = { $count } Prestigemarker
why-n-buildings = { $count } Gebäudewert
why-n-districts = { $count } SP aus Bezirken
why-n-tiles = { $count } Plättchen zum Aktivieren
why-n-track = { $count } { $count ->
    [one] Feld der Bonusleiste vor der Figur
   *[other] Felder der Bonusleiste vor der Figur
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
    [better] bessere Orte für die Schlüssel
   *[worse] schlechtere Orte für die Schlüssel
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
    [better] ein besserer Stand auf der Bonusleiste
   *[worse] ein schlechterer Stand auf der Bonusleiste
  }
why-time = { $side ->
    [better] mehr Züge, um es noch zu nutzen
   *[worse] weniger Züge, um es noch zu nutzen
  }
why-others = { $side ->
    [better] die anderen stehen schlechter da
   *[worse] die anderen stehen besser da
  }
