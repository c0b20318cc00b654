## Die Analyse einer beendeten Partie
ana-title = Analyse
ana-chance = Gewinnchance
ana-chance-small = Gewinnchance
# below a number, such as −12
ana-lost = { $count ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
  }
ana-best = Bester Zug
ana-good = Guter Zug
ana-inaccuracy = Ungenauer Zug
ana-mistake = Fehler
ana-blunder = Grober Fehler
ana-played = Gespielt
ana-better = Besser war
ana-because = Der Unterschied
ana-nothing-better = Die Suche hat nichts Besseres gefunden.
ana-lead = { $district }: Gesamtwert { $sum }, Rang { $rank }
ana-lead-instead = { $district }: Gesamtwert { $sum }, Rang { $rank } statt Rang { $instead }
ana-prevents = Für { $name } wäre nicht mehr möglich gewesen: „{ $action }“
ana-where = Wo Chancen verloren gingen
    .note = In Prozentpunkten, über alle Züge addiert
ana-by-phase = Nach Phase
ana-by-kind = Nach Art des Zugs
ana-accuracy = Genauigkeit
ana-lost-most = am meisten verloren: { $kind }, { $phase }
ana-kind-keys = Schlüssel
ana-kind-buildings = Gebäude
ana-kind-landmarks = Wahrzeichen
ana-kind-bonus = Bonusplättchen
ana-kind-end = Spielende-Plättchen
ana-phase-opening = Eröffnung
ana-phase-middle = Mittelspiel
ana-phase-end = Endspiel
ana-turns = Züge
ana-all = Alle
ana-turning = Wendepunkte
ana-points = { $count ->
    [0] Kein Wendepunkt
    [one] Ein Wendepunkt
   *[other] { $count } Wendepunkte
  }
ana-point = Wendepunkt { $number } von { $count }
ana-show-line = Zug zeigen
# before the numbers below the graph
ana-round = Runde
ana-waiting = Gleich erscheinen hier die ersten Züge. Die Analyse läuft weiter, auch wenn diese Seite geschlossen wird.
ana-own = Dein Zug { $number } von { $total }
ana-running = { $done } von { $total } Zügen analysiert
ana-failed = Die Analyse wurde unterbrochen.
ana-in-replay = Beim Nachspielen zeigen
ana-link = Link zu diesem Zug
ana-previous = Voriger Zug
ana-next = Nächster Zug
ana-previous-point = Voriger Wendepunkt
ana-next-point = Nächster Wendepunkt
ana-moment = Runde { $round }, { $name }: { $judgement }
